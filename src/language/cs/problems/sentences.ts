/** Refusals that are whole sentences, in Czech. */
import type { sentences } from '../../../problems/english/sentences.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { among, howMany } from '../../forms/howMany.ts';
import { plural } from '../../forms/plural.ts';

/** All of them. */
export const czechSentences: SameTexts<typeof sentences> = {
  anotherRun: () => cz`patří k jinému běhu.`,
  runFormat: (format, found) => `musí být ${format} (je tu ${found}).`,
  notWholeRun: (index, count) => `musí být celý běh (je to část ${numeral(index)} ${among(count)}).`,
  seedOfSouboj: (cell) =>
    cz`musí být to, co dá jeho seed s tímto soubojem (${cell} nesouhlasí); spusťte jeho scénář znovu`,
  seedMissing: (path) => `musí být dán, ${path} žádný nemá`,
  axisOpen: (axes, cells) =>
    `musí být dána pro ${axes.join(cz` a `)}, ${plural(cells, 'vyhovuje', 'vyhovují', 'vyhovuje')} ${howMany(cells, 'případ', 'případy', 'případů')}`,
  variantsShare: (baseline) => `varianty musí mít společnou dvojici s\u00a0${baseline} (není žádná)`,
  notConfirmed: () =>
    'k zápisu musí mít potvrzené doporučení (je to kandidát, při tomto počtu nepotvrzený; nic se nezapsalo). Tip: --max-duels hraje dál, --force ho zapíše, jaký je',
  changedMeanwhile: () => 'musí být soubor, který se ladil (mezitím se změnil); nic se nezapsalo',
  firstIsBaseline: () => cz`u dvou běhů nesmí být: výchozí je první z nich`,
  looksFollow: () => cz`nesmí stát vedle --until-decided: kolik jich bude, plyne z --max-duels`,
  oneOrTheOther: () => 'nesmí stát vedle --duels: buď jedno, nebo druhé',
  oneDecides: () => cz`nesmí stát vedle --until-decided: o počtu soubojů rozhoduje buď jedno, nebo druhé`,
  onlyWholeRun: () => 'nesmí stát vedle --shard: soudit se dá jen celý běh',
  shardWritesRun: () => cz`nesmí stát vedle --shard: část píše run.json, zprávy až merge`,
  mergeTells: () => 'nesmí stát vedle --shard: verdikty řekne merge',
  watchesWholeRuns: () => 'nesmí stát vedle --watch: sledují se jen celé běhy',
  everyChange: () => 'nesmí stát vedle --watch: každou změnou začíná nový běh',
  workerThreads: () => 'nesmí stát vedle --queue: kolik vláken má, říká souboj worker',
  onlyWithQueue: () => 'smí stát jen vedle --queue: jinak není na jaký Redis čekat',
  threadsDie: () => cz`končí a nedají se spustit znovu`,
  exactFailedTwice: (seed) => `přesné řešení ve vlákně dvakrát selhalo (seed ${seed})`,
  duelsFailedTwice: (from, to, seed) =>
    `souboje ${numeral(from)} až ${numeral(to)} ve vlákně dvakrát selhaly (seed ${seed})`,
  exactFailedOnQueue: (seed) => `přesné řešení (seed ${seed}) se ve frontě nezdařilo`,
  duelsFailedOnQueue: (from, to, seed) =>
    `souboje ${numeral(from)} až ${numeral(to)} (seed ${seed}) se ve frontě nezdařily`,
  strangeFigure: (figure) =>
    `vyšly hodnoty ${figure}, jaké vyjít nemohou; je to chyba programu souboj, nahlaste ji, prosím`,
  mapOfTwo: () =>
    cz`tady nelze použít: šance podle magů se dají říct jen u souboje dvou, který není příliš velký`,
  tooManyStates: () => 'tady nelze použít: souboj má příliš mnoho stavů, než aby se daly říct jeho šance',
  packagesMissing: (packages) => `potřebuje ještě dva balíčky: ${packages}`,
  queueLeft: () => 'fronta byla opuštěna',
  silent: (seconds) => `neodpovídá už ${numeral(seconds)}\u00a0s`,
  planGone: () => 'plán už není: jeho běh skončil',
  planOfNobody: () => 'plán není od programu souboj',
  jobOfNobody: () => 'práce není od programu souboj',
  jobOfOtherPlan: () => cz`práce nepatří k plánu`,
  planWithoutHash: () => 'plán nemá svůj otisk',
  planOfAnother: () => 'plán je z\u00a0jiného scénáře nebo jiné verze než jeho úloha',
};
