/** The style sheet of the explorer: that of the reports, and what only the explorer has. */
import { pageStyle } from '../report/html/style.ts';

/** All rules; the Content-Security-Policy allows exactly this text. */
export const explorerStyle: string = `${pageStyle}
body{max-width:110rem}
#explorer header{position:relative}
#explorer header p{max-width:60rem;margin:.25rem 0}
.languages{float:right;display:flex;gap:.4rem}
button{cursor:pointer}
button:disabled{opacity:.45;cursor:default}
button[aria-pressed=true]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
.columns{display:grid;grid-template-columns:minmax(16rem,20rem) minmax(0,1fr) minmax(16rem,23rem);gap:0 1rem;align-items:start}
.columns.two{grid-template-columns:minmax(16rem,22rem) minmax(0,1fr)}
.columns section,#sentence{margin:.75rem 0 0}
.middle{min-width:0}
#sentence{position:relative}
#sentence .lead{font-size:1.15rem;margin:0 0 .25rem;max-width:none;padding-right:17rem}
#sentence .findings{columns:2 26rem;column-gap:2rem;font-size:.95rem}
#sentence .findings li{break-inside:avoid;margin:.15rem 0}
.toolbar{position:absolute;right:1rem;top:.9rem;display:flex;gap:.4rem;font-size:.85rem}
input.scrub{width:4.2rem;font-weight:700;border:0;border-bottom:2px solid var(--link);border-radius:4px 4px 0 0;padding:0 .2rem}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{font-size:.75rem;font-weight:400;color:var(--muted)}
.stale{position:relative}
.stale table,.stale .findings,.stale svg{opacity:.55}
.stale::after{content:"";position:absolute;inset:0;pointer-events:none;border-radius:8px;background:repeating-linear-gradient(135deg,transparent 0 10px,color-mix(in srgb,var(--muted) 9%,transparent) 10px 12px)}
#knobs{position:sticky;top:.5rem;max-height:calc(100vh - 1rem);overflow-y:auto;scrollbar-width:thin}
#knobs .find{width:100%}
#knobs summary{border-top:1px solid var(--grid)}
.moved{border:1px solid var(--link);border-radius:8px;margin:.6rem 0;padding:.25rem .6rem .5rem}
.moved legend{color:var(--link);font-size:.85rem;font-weight:600;padding:0 .3rem}
.knob{display:grid;grid-template-columns:minmax(5rem,7.5rem) minmax(0,1fr) 4.3rem;gap:0 .5rem;align-items:center;padding:.18rem 0;font-size:.9rem}
.knob label{overflow-wrap:anywhere;line-height:1.2}
.knob.changed label{font-weight:700}
.knob input[type=number]{width:100%}
.knob select,.knob .formula{grid-column:2/4;width:100%;max-width:none}
.knob .formula{font:.85em ui-monospace,monospace}
.knob input[type=checkbox]{justify-self:start;width:auto}
.knob .small{grid-column:2/4;justify-self:start;font-size:.78rem;border:0;background:none;color:var(--link);padding:0}
.knob .problem{grid-column:1/4;margin:.1rem 0 .3rem}
.fair{margin:.5rem 0}
.name{display:flex;gap:.3rem;align-items:center;justify-content:space-between}
.lock{position:relative;line-height:0}
.lock input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}
.lock span{display:inline-block;width:.75rem;height:.75rem;border:1.5px solid var(--muted);border-radius:50%}
.lock input:not(:checked)+span{background:var(--link);border-color:var(--link)}
.lock input:focus-visible+span{outline:3px solid var(--focus);outline-offset:1px}
.wishes{display:flex;flex-wrap:wrap;gap:.3rem;font-size:.82rem;align-items:center}
.wishes input{width:5rem}
#details h4{margin:.4rem 0 .1rem;font-size:.85rem;font-weight:400;color:var(--muted)}
.course{width:100%;height:64px;border-bottom:1px solid var(--muted)}
.course .band{fill:var(--grid)}
.course polyline{fill:none;stroke:var(--link);stroke-width:2;vector-effect:non-scaling-stroke}
.slider input{width:100%;accent-color:var(--link);padding:0;border:0;background:none}
.slider{display:block;position:relative}
.scent{position:absolute;left:.5rem;right:.5rem;bottom:70%;height:.8rem;width:calc(100% - 1rem)}
.scent rect{fill:var(--muted);opacity:.45}
.scent .good{fill:#00704f;opacity:.9}
.problem{color:#b3261e;font-size:.85rem}
section.problem{border-color:#b3261e}
section.problem,section.notice{font-size:.95rem;margin:.75rem 0 0;padding:.6rem 1rem}
#matrix #controls{position:static;border:0;padding:0;margin:0 0 .4rem}
.planes{display:flex;gap:.15rem;border:0;padding:0;margin:0;align-items:center}
.planes legend{float:left;padding:0 .4rem 0 0}
.planes label{position:relative}
.planes input{position:absolute;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}
.planes span{display:inline-block;min-width:1.7rem;text-align:center;padding:.1rem .3rem;border:1px solid var(--grid);border-radius:6px}
.planes input:checked+span{background:var(--text);color:var(--panel);border-color:var(--text)}
.planes input:focus-visible+span{outline:3px solid var(--focus)}
.planes sup{color:inherit;font-weight:700}
#matrix .heat{width:100%}
#matrix .heat td,#matrix .heat th{font-size:.88rem}
#matrix .heat td{height:2.6rem}
#matrix .heat thead th{vertical-align:bottom}
#matrix tbody th{white-space:normal;max-width:14rem}
#matrix .heat td.open{outline:3px solid var(--focus);outline-offset:-3px}
#matrix .way{font-size:.75em;padding-left:.15em}
.was{font-size:.75rem;color:inherit}
#matrix button .was{display:block;line-height:1;margin-top:.1rem;color:inherit}
#matrix .heat button{position:relative}
.strip{width:6.2rem;height:.9rem;vertical-align:middle}
.strip .band{fill:var(--grid)}
.strip line{stroke:var(--muted);stroke-width:.7}
.strip .way{stroke:var(--link);stroke-width:2}
.strip .before{fill:var(--panel);stroke:var(--muted);stroke-width:1.4}
.strip .after{fill:var(--link)}
.strip-cell{white-space:nowrap;min-width:10rem!important;text-align:left!important;padding-left:.6rem!important}
.multiples{width:100%}
.multiples td,.multiples th{padding:.2rem .35rem;vertical-align:middle}
.multiples td{min-width:5.2rem;line-height:1.15}
.multiples td .strip{display:block;width:100%;max-width:8rem}
.multiples thead button{font-size:.82rem;padding:.05rem .35rem;border-color:var(--grid);background:none}
.multiples .here{background:color-mix(in srgb,var(--link) 8%,transparent)}
.multiples .out{font-weight:700}
#expectations td.pass{color:#00704f}#expectations td.fail{color:#b3261e;font-weight:700}
#expectations td,#expectations th{white-space:normal}
#details{position:sticky;top:.5rem;max-height:calc(100vh - 1rem);overflow-y:auto;scrollbar-width:thin}
#details h2{font-size:1.05rem;padding-right:4.5rem}
#details .close{position:absolute;right:1rem;top:.9rem;font-size:.8rem}
#details table{width:100%;font-size:.85rem}
#details td,#details tbody th{white-space:normal;padding:.15rem .3rem}
.bars .outline{fill:none;stroke:var(--text);stroke-width:1;stroke-dasharray:2 2;vector-effect:non-scaling-stroke}
#details .bars{height:72px}
.told{white-space:pre-wrap;font:.8rem/1.4 ui-monospace,monospace;max-height:22rem;overflow:auto}
.takeaway{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:0 1.5rem}
.takeaway h3{margin:.4rem 0 0}
.takeaway pre{max-height:16rem}
.pins{display:flex;flex-wrap:wrap;gap:.75rem}
.pins .small{font-size:.72rem}.pins .small td,.pins .small th{padding:.1rem .25rem;min-width:0}
.pins article{border:1px solid var(--grid);border-radius:8px;padding:.5rem .75rem;min-width:14rem}
.chips,.keys{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem .6rem;font-size:.85rem}
.chips li{border:1px solid var(--link);border-radius:1rem;padding:.1rem .6rem}
.chips .idle{border-color:var(--muted);color:var(--muted);text-decoration:line-through}
.swatch{display:inline-block;width:.8rem;height:.8rem;border-radius:2px}
.p0{fill:#0072b2;background:#0072b2}.p1{fill:#d55e00;background:#d55e00}.p2{fill:#e69f00;background:#e69f00}.p3{fill:#009e73;background:#009e73}.p4{fill:#56b4e9;background:#56b4e9}.p5{fill:#cc79a7;background:#cc79a7}.p6{fill:#b9b9b9;background:#b9b9b9}.p7{fill:#8a8a2b;background:#8a8a2b}
.shares{width:100%}.shares td{white-space:normal;text-align:left}.shares td:nth-child(2){width:65%}
.shares svg{display:block;width:100%;height:14px}
.curves{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.75rem}
.curves figure{margin:0;min-width:0}.curves figcaption{font-weight:600;font-size:.88rem}.curves p{margin:0;font-size:.8rem}
.curve{width:100%}.curve line{stroke:var(--muted);stroke-width:.4}.curve .step{stroke:var(--link);stroke-width:.6;stroke-dasharray:2 1.5}
.curve polyline{fill:none;stroke:var(--link);stroke-width:1}.curve .spot{fill:transparent}.curve .after{fill:var(--link)}.curve .before{fill:var(--panel);stroke:var(--muted)}
@media screen and (prefers-color-scheme:dark){.problem,#expectations td.fail{color:#ff8f86}#expectations td.pass{color:#35c795}.scent .good{fill:#35c795}}
@media (max-width:80rem){.columns{grid-template-columns:minmax(15rem,19rem) minmax(0,1fr)}#details{position:static;max-height:none;grid-column:1/3}}
@media (max-width:48rem){
.columns.two{display:block}
body{padding:.5rem .6rem 45vh}
.columns{display:block}
.toolbar{position:static;flex-wrap:wrap;margin-bottom:.4rem}
#sentence .lead{padding-right:0;font-size:1.05rem}
.languages{float:none;justify-content:end}
#details{position:relative}
#knobs{position:fixed;left:0;right:0;bottom:0;top:auto;z-index:5;max-height:38vh;margin:0;border-radius:14px 14px 0 0;box-shadow:0 -4px 18px #0003}
.multiples td:nth-child(n+3):not(.here),.multiples thead th:nth-child(n+3):not(.here){display:none}
}
@media (prefers-reduced-motion:no-preference){.strip circle,.strip rect{transition:cx .15s}}
@media print{#knobs,.toolbar,.languages,#takeaway,#matrix #controls,#details .close{display:none}.columns{display:block}#details{position:static;max-height:none}.stale::after{content:none}.strip{print-color-adjust:exact}}
`;
