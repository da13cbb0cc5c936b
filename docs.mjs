// Builds the manual as pages that open from disk or any server, without network: node docs.mjs [FOLDER] [--reports=NAMES].
// FOLDER is site/ by default. NAMES of shipped scenarios (default: all; none: --reports=) have their reports and their
// explorer made by the built command, in both languages, and a page that lists them with their questions.
// Links between pages become links between them; links to other files of the repository become plain text with their path.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Marked } from 'marked';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('.', import.meta.url));
const given = process.argv.slice(2);
const out = resolve(given.find((argument) => !argument.startsWith('--')) ?? join(root, 'site'));
const scenarios = readdirSync(join(root, 'scenarios'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''));
const shown = given.find((argument) => argument.startsWith('--reports='))?.replace('--reports=', '').split(',').filter(Boolean) ?? scenarios;
for (const name of shown) if (!scenarios.includes(name)) throw new Error(`no shipped scenario is called ${name}`);

/** Pages in reading order; whatever else lies in docs/ follows. */
const first = [
  ['Begin', ['README.md', 'README.cs.md', 'docs/first-pass.md', 'docs/first-pass.cs.md', 'docs/plane-formulas.md', 'docs/plane-formulas.cs.md', 'docs/scenarios.md', 'docs/reports.md', 'docs/explorer.md', 'docs/trace.md']],
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

/** Pages of which there is no file: the shipped scenarios with their questions, answered in both languages. */
const gallery = { en: 'shipped.md', cs: 'shipped.cs.md' };
const about = {
  en: {
    title: 'The shipped scenarios, answered',
    text: 'What comes with souboj in `scenarios/`, with the report of each and a page in which its values can be moved. Exact where it can be, 2,000 trials a cell beside it.',
    report: 'report',
    explorer: 'explorer',
  },
  cs: {
    title: 'Dodávané scénáře i s odpověďmi',
    text: 'Co je v souboji ve složce `scenarios/`, s výsledky každého scénáře a se stránkou, na které se dají hodnoty měnit. Kde to jde, přesně, a vedle toho 2 000 pokusů na buňku.',
    report: 'výsledky',
    explorer: 'průzkumník',
  },
};
if (shown.length > 0) groups[0][1].splice(2, 0, ...Object.values(gallery));
const pages = groups.flatMap(([, list]) => list);

/** The text of such a page; explorers are there for whatever has an explorer. */
function galleryIn(language, explored) {
  const { title, text, report, explorer } = about[language];
  const items = shown.map((name) => {
    const { description } = parse(readFileSync(join(root, 'scenarios', `${name}.yaml`), 'utf8'));
    const links = [`[${report}](reports/${name}/${language}/report.html)`];
    if (explored.has(name)) links.push(`[${explorer}](reports/${name}/explorer.html)`);
    return `- **${name}**: ${description[language]} ${links.join(', ')}`;
  });
  return `# ${title}\n\n${text}\n\n${items.join('\n')}\n`;
}

/** Makes reports of the shown scenarios in both languages and their explorers; answers which have one. */
async function makeReports() {
  const folder = process.env.SOUBOJ_BUILD ?? join(root, 'dist');
  if (shown.length > 0 && !existsSync(join(folder, 'cli.js'))) throw new Error('the reports need the built command: npm run build');
  const souboj = (...args) => promisify(execFile)(process.execPath, [join(folder, 'cli.js'), ...args], { cwd: root });
  const explored = new Set();
  for (const name of shown) {
    const file = join('scenarios', `${name}.yaml`);
    const [home, en, cs] = ['', 'en', 'cs'].map((part) => join(out, 'reports', name, part));
    await souboj('run', file, '--duels', '2000', '--format', 'html,json', '--out', en, '--quiet').catch((error) => {
      // A failed expectation is part of an answer.
      if (error.code !== 1) throw error;
    });
    await souboj('report', en, '--format', 'html', '--lang', 'cs', '--out', cs);
    rmSync(join(en, 'run.json'));
    // Not every kind has an explorer, which is refused in words.
    const refused = await souboj('explore', file, '--out', home, '--quiet').then(() => false, (error) => error.code === 2 || Promise.reject(error));
    if (!refused) explored.add(name);
  }
  return explored;
}

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
function render(page, source) {
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
        if (target.startsWith('reports/') && shown.includes(target.split('/')[1]))
          return `<a href="${up(target)}${anchor === undefined ? '' : `#${anchor}`}">${html}</a>`;
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
  const html = marked.parse(source);
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
const explored = await makeReports();
const sourceOf = (page) => {
  const language = Object.keys(gallery).find((each) => gallery[each] === page);
  return language === undefined ? readFileSync(join(root, page), 'utf8') : galleryIn(language, explored);
};
const rendered = new Map(pages.map((page) => [page, render(page, sourceOf(page))]));
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
