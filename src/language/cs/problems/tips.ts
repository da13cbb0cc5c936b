/** What would mend a problem, in Czech. */
import type { tips } from '../../../problems/english/tips.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';

const percent = (value: number): string => `${numeral(value)}\u00a0%`;

/** All tips. */
export const czechTips: SameTexts<typeof tips> = {
  didYouMean: (name) => `nemělo to být ${name}?`,
  knownHere: (names) => `tady jsou známé: ${names.join(', ')}`,
  varied: (paths) => `mění se: ${paths.join(', ')}`,
  itsValues: (values) => `její hodnoty: ${values.join(', ')}`,
  variants: (names) => `varianty jsou ${names.join(', ')}`,
  metInVariant: (name) => `narazila na to varianta ${name}`,
  seatsOption: () => cz`--seats je pro dvě populace, jednu pro řádky a druhou pro sloupce`,
  namesWithDots: () => cz`jména s tečkami dejte do uvozovek`,
  percent: (value) => `${percent(value)} je ${numeral(value / 100)}`,
  percentOfShare: (share) => `pište ${Number((100 * share).toFixed(6))} místo ${share}`,
  writePercent: (value) => `pro ${percent(value)} pište ${numeral(value / 100)}`,
  writePercentSign: (digits) => `pro ${digits}\u00a0% pište ${digits}%`,
  decimalPoint: (number) => cz`pište ${number}, s desetinnou tečkou`,
  bandAround: () => 'jedna jediná hodnota nikdy nevyjde přesně; očekávejte pásmo kolem ní',
  changePlaces: () => 'prohoďte je',
  labels: (label) => `označení vypadají takto: "${label}"`,
  nearest: (names) => `nejbližší jsou ${names}`,
  thereAre: (names) => `jsou tu ${names}`,
  axisAs: (axis, cell) => cz`například --axis ${axis}, a to je ${cell}`,
  lookThroughMore: () => cz`víc jich prohlédnete s --duels`,
  seedOption: () => '--seed přijme libovolný text',
  seedDrawn: () => 'vylosovaný seed běhu je v\u00a0jeho run.json',
  fewerCells: () => cz`spusťte část s --only, nebo dejte Node víc: NODE_OPTIONS=--max-old-space-size=16000`,
  help: (command) => cz`jak se volá, ukáže ${command} --help`,
  startsOver: () => 'bez --resume začne běh znovu',
  merge: () => 'části složí souboj merge.',
  newerSouboj: () => 'napsal to novější souboj.',
  compareTakes: () => 'compare bere jeden scénář nebo dva soubory run.json',
  runWrites: (folder) => `zapíše ho souboj run SCÉNÁŘ --format json --out ${folder}`,
  writeBaseline: (path) => `vytvoří je souboj baseline write ${path}`,
};
