/** The page's script: makes the tables of a report answer. Built into a text by build.mjs, runs in browsers. */
import { addresses } from './address.ts';
import { copyable } from './copying.ts';
import { createDetails } from './details.ts';
import { element, pageData } from './dom.ts';
import { follow } from './following.ts';
import { heatCells } from './heatCells.ts';
import { printable } from './paper.ts';
import { sortable } from './sorting.ts';
import { switches } from './switches.ts';
import { createTip } from './tip.ts';

const data = pageData();
const details = createDetails(data);
const tip = createTip();
heatCells(data, details, tip);
for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable'))
  sortable(table, data.words.sort);
const form = document.getElementById('controls');
if (form instanceof HTMLFormElement) switches(form, data);
copyable(data.words);
const known = addresses(form instanceof HTMLFormElement ? form : null, (index) => details.open(index));
details.onOpen((index) => known.opened(index));
known.obey();
const contents = document.querySelector<HTMLElement>('nav.contents');
if (contents !== null) follow(contents);

printable();
document.body.append(element('div', { id: 'ready', hidden: '' }));
