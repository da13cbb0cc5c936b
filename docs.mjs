// Builds the manual as pages that open from disk or any server, without network: node docs.mjs [FOLDER] (site/ by default).
// Links between pages become links between them; links to other files of the repository become plain text with their path.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'site'));

/** Pages in reading order; whatever else lies in docs/ follows. */
const first = [
  ['Begin', ['README.md', 'README.cs.md', 'docs/first-pass.md', 'docs/plane-formulas.md', 'docs/scenarios.md', 'docs/reports.md', 'docs/explorer.md', 'docs/trace.md']],
  ['Balance', ['docs/tuning.md', 'docs/psionics.md', 'docs/statistics.md']],
  ['Machines', ['docs/ci.md', 'docs/data.md', 'docs/columns.md', 'docs/columns-commands.md', 'docs/library.md', 'docs/scaling.md', 'docs/performance.md']],
  ['Rules', ['docs/rulebook.md', 'docs/rules.md', 'docs/rules-psionics.md']],
];
const rest = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md', 'CHANGELOG.md'];
const named = new Set([...first.flatMap(([, pages]) => pages), ...rest]);
const others = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.md') && !named.has(name))
  .sort();
const groups = [...first, ['Inside', [...rest, ...others.filter((name) => !name.includes('/decisions/'))]]];
groups.push(['Decisions', others.filter((name) => name.includes('/decisions/'))]);
const pages = groups.flatMap(([, list]) => list);

/** Where a page goes: README is the first page. */
const addressOf = (page) =>
  page === 'README.md' ? 'index.html' : page.replace(/\/README\.md$/, '/index.html').replace(/\.md$/, '.html');
const escape = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
const plain = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]);
/** The name of a heading in addresses, as GitHub makes it. */
const slug = (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');

/** A page's HTML, its title and what its sections say, for the search. */
function render(page) {
  const sections = [{ title: '', id: '', text: '' }];
  const marked = new Marked({ gfm: true });
  const up = (target) => posix.relative(posix.dirname(addressOf(page)), target) || posix.basename(target);
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = slug(plain(html));
        sections.push({ title: plain(html), id, text: '' });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        if (/^[a-z]+:/.test(href)) return `<a href="${escape(href)}">${html}</a>`;
        const [path, anchor] = href.split('#');
        const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path));
        if (!pages.includes(target)) return `${html} (<code>${escape(target)}</code>)`;
        return `<a href="${up(addressOf(target))}${anchor === undefined ? '' : `#${anchor}`}">${html}</a>`;
      },
      image({ href, text }) {
        const target = posix.normalize(posix.join(posix.dirname(page), href));
        mkdirSync(dirname(join(out, target)), { recursive: true });
        cpSync(join(root, target), join(out, target));
        return `<img src="${up(target)}" alt="${escape(text)}" loading="lazy">`;
      },
    },
  });
  const html = marked.parse(readFileSync(join(root, page), 'utf8'));
  const parts = html.split(/<h\d id="([^"]*)">/);
  sections.forEach((section, i) => {
    section.text = plain(parts[2 * i] ?? '').replaceAll(/\s+/g, ' ').trim();
  });
  const title = sections.find((section) => section.title !== '')?.title ?? page;
  return { html: html.replaceAll('<table>', '<div class="wide"><table>').replaceAll('</table>', '</table></div>'), title, sections };
}

const style = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 20%,transparent)}
body{margin:0;font:16px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:16rem minmax(0,1fr)}
nav{padding:1rem;border-right:1px solid var(--line);font-size:.9rem}nav h2{font-size:.8rem;margin:1rem 0 .2rem;text-transform:uppercase}
nav ul{list-style:none;margin:0;padding:0}nav [aria-current]{font-weight:bold}main{padding:1rem 2rem 4rem;max-width:60rem;min-width:0}
pre{overflow:auto;padding:.8rem;border:1px solid var(--line);border-radius:4px}code{font-size:.9em}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{border-bottom:1px solid var(--line);padding:.25rem .6rem;text-align:left;vertical-align:top}
img{max-width:100%;height:auto}input{width:100%;box-sizing:border-box;font:inherit;padding:.3rem}#found:empty{display:none}#found li{margin:.4rem 0}
@media(max-width:50rem){body{display:block}nav{border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}}@media print{nav{display:none}body{display:block}}`;

/** Searches titles before texts; all words must be there. Runs in the page. */
const script = `const input=document.querySelector('input'),list=document.querySelector('#found');
const base=document.documentElement.dataset.base;const fold=(t)=>t.toLowerCase().normalize('NFD').replace(/\\p{M}/gu,'');
input.addEventListener('input',()=>{const words=fold(input.value).split(/\\s+/).filter(Boolean);list.replaceChildren();if(words.join('').length<2)return;
const hits=window.pages.map(([page,title,id,text])=>{const t=fold(page+' '+title),b=fold(text);
return words.every((w)=>t.includes(w)||b.includes(w))?{page,title,id,rank:words.filter((w)=>t.includes(w)).length}:null}).filter(Boolean);
hits.sort((a,b)=>b.rank-a.rank);for(const {page,title,id} of hits.slice(0,12)){const a=document.createElement('a');
a.href=base+page+(id?'#'+id:'');a.textContent=title;const li=document.createElement('li');li.append(a);list.append(li)}});`;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const rendered = new Map(pages.map((page) => [page, render(page)]));
const index = [...rendered].flatMap(([page, { title, sections }]) =>
  sections
    .filter((section) => section.title !== '' || section.text !== '')
    .map((section) => [addressOf(page), section.title === title || section.title === '' ? title : `${title}: ${section.title}`, section.id, section.text]),
);
writeFileSync(join(out, 'search.js'), `window.pages=${JSON.stringify(index)};\n${script}\n`);
writeFileSync(join(out, 'style.css'), style);
for (const [page, { html, title }] of rendered) {
  const address = addressOf(page);
  const base = relative(dirname(join(out, address)), out).replaceAll('\\', '/') || '.';
  const menu = groups
    .map(([name, list]) => {
      const links = list.map((each) => {
        const here = each === page ? ' aria-current="page"' : '';
        return `<li><a href="${base}/${addressOf(each)}"${here}>${escape(rendered.get(each).title)}</a></li>`;
      });
      return `<h2>${name}</h2><ul>${links.join('')}</ul>`;
    })
    .join('');
  const text = `<!doctype html>
<html lang="${page.endsWith('.cs.md') ? 'cs' : 'en'}" data-base="${base}/">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} · souboj</title>
<link rel="stylesheet" href="${base}/style.css">
<nav aria-label="Manual"><label>Search <input type="search"></label><ul id="found" aria-live="polite"></ul>${menu}</nav>
<main>
${html}</main>
<script src="${base}/search.js"></script>
</html>
`;
  mkdirSync(dirname(join(out, address)), { recursive: true });
  writeFileSync(join(out, address), text);
}
console.log(`${pages.length} pages in ${relative(process.cwd(), out) || '.'}`);
