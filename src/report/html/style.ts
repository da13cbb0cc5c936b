/** The page's style sheet. */
import { darkHeatSteps, darkInk, darkRules, heatSteps, ink } from '../charts/palette.ts';

const variables = (colours: Readonly<Record<keyof typeof ink, string>>) =>
  `--panel:${colours.panel};--text:${colours.text};--muted:${colours.muted};--grid:${colours.grid};`;

/** Rules of the colour scale. */
const rulesOf = (steps: readonly { readonly fill: string; readonly text: string }[]) =>
  steps.map(({ fill, text }, step) => `.h${step}{background:${fill};color:${text}}`).join('');

/** Where the reader's system leaves no colours, marks say what they would. */
const marks = [
  ['.h0,.h1', '▼▼'],
  ['.h2', '▼'],
  ['.h6', '▲'],
  ['.h7,.h8', '▲▲'],
].map(([steps, mark]) => `:is(${steps})::after{content:"\\00a0${mark}"}`);

/** All rules; the Content-Security-Policy allows exactly this text. */
export const pageStyle: string = `
:root{${variables(ink)}--page:#f6f8fa;--link:#0a4f94;--focus:#b84a00;color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){:root{${variables(darkInk)}--page:#0d1117;--link:#79b8ff;--focus:#f59350}svg{}${darkRules().replaceAll('[', 'figure [')}}
*{box-sizing:border-box}
html{scroll-padding-top:8rem}
body{margin:0 auto;padding:1rem clamp(.75rem,3vw,2rem) 3rem;max-width:72rem;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:0 0 .5rem}
h3{font-size:1.05rem;margin:1rem 0 .25rem}
header p,section>p,section>ul,.opening>p,.opening>ul,.alone{max-width:54rem}
.status{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
a{color:var(--link)}
section{background:var(--panel);border:1px solid var(--grid);border-radius:8px;padding:1rem;margin:1rem 0}
abbr{text-decoration:none;border-bottom:1px dotted var(--muted);cursor:help}
.word{color:inherit;text-decoration:none}
.findings{padding-left:1.2rem;margin:.25rem 0}
.findings li{margin:.4rem 0}
.contents{position:sticky;top:0;z-index:3;margin:1rem 0;background:var(--page);border-bottom:1px solid var(--grid)}
.contents p{position:relative;margin:0;padding:.35rem 0;white-space:nowrap;overflow-x:auto;font-size:.9rem}
@media screen and (min-width:64rem){.contents p{white-space:normal}}
.contents a[aria-current]{font-weight:700;color:var(--text)}
.tools{margin:0 0 .5rem}
.tools button{font-size:.75rem;padding:.05rem .45rem;color:var(--muted);background:none;border-color:var(--grid)}
.tools button:hover,.tools button:focus-visible{color:var(--text)}
::placeholder{color:var(--muted);opacity:1}
.findings a:not(.word){font-size:.85rem}
#controls{position:sticky;top:var(--bar,2.3rem);z-index:2;display:flex;flex-wrap:wrap;gap:.4rem 1rem;padding:.6rem .75rem;background:var(--panel);border:1px solid var(--grid);border-radius:8px;font-size:.9rem}
#controls[hidden]{display:none}
#controls label{display:flex;align-items:center;gap:.4rem;white-space:nowrap}
input{min-width:0;width:min(20rem,50vw)}
select,input,button{font:inherit;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:6px;padding:.2rem .5rem}
select{max-width:16rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:1px}
.wide{overflow-x:auto;margin:.5rem 0}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--muted);font-size:.85rem;padding-bottom:.25rem}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--grid);text-align:left;font-weight:400;vertical-align:top}
thead th{color:var(--muted);vertical-align:bottom}
tbody th{white-space:nowrap}
.wide th:first-child{position:sticky;left:0;z-index:1;background:var(--panel)}
.r{text-align:right}
.sortable thead button{all:unset;cursor:pointer;border-radius:3px}
.sortable thead button:focus-visible{outline:3px solid var(--focus)}
.sortable thead button::after{content:"↕";opacity:.45;padding-left:.25em}
.sortable thead [aria-sort=ascending] button::after{content:"↑";opacity:1}
.sortable thead [aria-sort=descending] button::after{content:"↓";opacity:1}
.heat th,.heat td{border:1px solid var(--panel);vertical-align:middle}
.heat thead th{font-size:.8rem;text-align:center;color:var(--text);padding:.25rem .35rem}
.heat thead th:first-child{text-align:left;color:var(--muted)}
.heat td{min-width:3rem;padding:0;text-align:center;height:1.9rem}
.heat td:not([data-c]){padding:.3rem .4rem}
.heat td.all{font-weight:700;border-right:4px solid var(--panel)}
.heat td.no{color:var(--muted)}
.heat td.drawn{background-image:repeating-linear-gradient(135deg,currentColor 0 1px,transparent 1px 4px);background-size:100% 4px;background-position:bottom;background-repeat:no-repeat}
.heat td button,.open button{all:unset;display:inline-block;width:100%;height:100%;box-sizing:border-box;padding:.3rem .4rem;text-align:center;cursor:pointer}
.open button{display:inline;padding:.1rem .5rem;border:1px solid var(--muted);border-radius:6px;width:auto}
.heat td button:hover,.heat td button:focus-visible,.open button:focus-visible{outline:3px solid var(--focus);outline-offset:-1px}
${rulesOf(heatSteps)}
@media screen and (prefers-color-scheme:dark){${rulesOf(darkHeatSteps)}}
@media (forced-colors:active),(monochrome){${marks.join('')}}
.legend-title{margin:.5rem 0 0;font-size:.85rem;color:var(--muted)}
.legend{display:flex;flex-wrap:wrap;list-style:none;margin:.1rem 0 .5rem;padding:0;font-size:.8rem}
.legend li{padding:.1rem .5rem}
.hint{color:var(--muted);font-size:.9rem;margin:.25rem 0}
.point-name{font-weight:700}
figure{margin:.75rem 0;overflow-x:auto}
figure svg{max-width:100%;height:auto}
@media screen and (max-width:45rem){
.wide th:first-child{max-width:42vw;white-space:normal;overflow-wrap:anywhere}
.wide th[scope=row]:not(.r){min-width:8rem}
#controls{flex-wrap:nowrap;overflow-x:auto}
html{scroll-padding-top:6rem}
figure svg{max-width:none}
section{padding:.75rem}
}
details>summary{cursor:pointer;padding:.5rem 0;font-weight:600}
.switched>details>summary{list-style:none;cursor:default}
pre{overflow-x:auto;background:var(--page);border:1px solid var(--grid);border-radius:6px;padding:.6rem;margin:.5rem 0}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
pre code{overflow-wrap:normal}
footer{color:var(--muted);font-size:.85rem}
#tip{position:fixed;z-index:4;max-width:22rem;padding:.4rem .6rem;background:var(--text);color:var(--panel);border-radius:6px;font-size:.85rem;pointer-events:none;white-space:pre-line}
dialog{width:min(44rem,94vw);max-height:90vh;border:1px solid var(--grid);border-radius:10px;background:var(--panel);color:var(--text);padding:1.25rem}
dialog::backdrop{background:#0008}
dialog h2{padding-right:5rem}
dialog .close{position:absolute;top:1rem;right:1rem}
dialog table{margin:.25rem 0}
.bars{display:block;width:100%;height:96px}
.bars rect{fill:#2b70b0}
.bars line{stroke:var(--muted)}
@media (prefers-color-scheme:dark){.bars rect{fill:#62aef5}}
.ends{display:flex;justify-content:space-between;font-size:.8rem;color:var(--muted)}
@media screen{.part{display:none}}
@media print{
body{max-width:none;background:#fff;font-size:11px;padding:0}
#controls,dialog,#tip,.findings a:not(.word),.tools,.open,.hint.screen{display:none}
.contents a{color:inherit;text-decoration:none}
.sortable thead button::after{content:none}
.sortable thead [aria-sort=ascending] button::after,.sortable thead [aria-sort=descending] button::after{content:none}
h1{font-size:20px}h2{font-size:15px}h3{font-size:12px}
.contents{position:static;border:0;background:none}.contents p{white-space:normal;overflow:visible}
.contents,caption,.legend,.legend-title,.hint,.heat thead th{font-size:11px}
section{border:0;padding:0;margin:.75rem 0;background:none}
section>p,section>ul,.opening>p,.opening>ul,.alone{max-width:none}
section:has(figure),section:has(.heat){break-before:page}
main>section:first-child{break-before:auto}
h2,h3,caption,.legend,.legend-title,h2+p,h3+p,.point-name{break-after:avoid}
thead{display:table-header-group}
.whole{display:none}
.plane,figure,tr{break-inside:avoid}
.wide,figure{overflow:visible}
table{font-size:10px}.heat td{min-width:0}
th,td{padding:.15rem .3rem}tbody th{white-space:normal}.wide th:first-child{position:static;max-width:11rem;overflow-wrap:anywhere}
.heat td,.legend li{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;
