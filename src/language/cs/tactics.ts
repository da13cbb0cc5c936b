/** Best tactics in Czech. */
import type { Threshold } from '../../rules/model.ts';
import { counted, plural, pointForms } from '../forms/plural.ts';
import type { TacticsTexts } from '../texts/tactics.ts';
import type { CzechWording } from './wording.ts';

const holds = {
  never: 'vždy útočit',
  always: 'stále vyčkávat s útokem',
  outnumbered: 'vyčkávat v přesile soupeřů',
} as const;

/** Words of the report. */
export function czechTactics({
  phrasing,
  numbers,
  percent,
  points,
  plain,
  side,
}: CzechWording): TacticsTexts {
  const { name, code, strong } = phrasing;
  const below = ({ figure, below: bound }: Threshold): string =>
    figure === 'mana' ? `pod ${plain(bound)} magy` : `pod IQ ${plain(bound)}`;
  const changes: TacticsTexts['changes'] = ({ hold, reserveFatigue, withdrawBelow, fleeBelow }) => {
    const parts = [
      ...(hold === undefined ? [] : [holds[hold]]),
      ...(reserveFatigue === undefined
        ? []
        : [reserveFatigue === 0 ? 'žádná rezerva únavy' : `rezerva únavy ${plain(reserveFatigue)}`]),
      ...(withdrawBelow === undefined
        ? []
        : [withdrawBelow === null ? 'nikdy neukončovat' : `ukončit ${below(withdrawBelow)}`]),
      ...(fleeBelow === undefined
        ? []
        : [fleeBelow === null ? 'nikdy neutíkat' : `utéct ${below(fleeBelow)}`]),
    ];
    return parts.length === 0 ? 'beze změny' : parts.join(', ');
  };
  return {
    headings: {
      players: 'Slabý, nebo špatně hraný?',
      matchups: 'Nejlepší v každé dvojici',
      settled: 'Nejlepší odpovědi po řadě',
    },
    columns: {
      who: 'kdo',
      against: 'proti',
      seat: 'role',
      now: 'podle souboru',
      best: 'nejlépe',
      how: 'čím',
      verdict: 'závěr',
      proven: 'jistota',
      end: 'jak to skončí',
    },
    seats: { initiator: 'zahajuje', target: 'je napaden' },
    verdict: (verdict, proven) => {
      if (verdict === 'weak') return proven ? 'slabý' : 'slabý podle nejlepších nalezených mezí';
      return verdict === 'even' ? 'obstojí' : 'špatně hraný';
    },
    chart: 'Co vynesou nejlepší taktiky',
    chartNote:
      'Průměrná cena s nejlepšími mezemi v každé dvojici bez té podle souboru; ostatní hrají podle souboru.',
    chartAxis: 'body',
    title: (scenario) => `${name(scenario)}: nejlepší taktiky`,
    changes,
    proven: (proven) => (proven ? 'vyzkoušeno vše' : 'nejlepší nalezené'),
    player: ({ name: who, standing, best, verdict, proven, usual }) => {
      const gain = usual === null ? '' : ` Nejčastěji pomůže: ${changes(usual.changes)}.`;
      switch (verdict) {
        case 'badly':
          return `${strong(`Špatně hraný: ${side(who)}`)}. Podle souboru ${percent(standing)}, s nejlepšími nalezenými mezemi ${percent(best)} (${counted(points(best - standing), pointForms)}).${gain}`;
        case 'weak':
          if (usual === null)
            return proven
              ? `${strong(`Slabý: ${side(who)}`)}. Podle souboru ${percent(standing)} a žádné meze nejsou lepší; vyzkoušely se všechny.`
              : `${strong(`Slabý podle nejlepších nalezených mezí: ${side(who)}`)}. Podle souboru ${percent(standing)} a lepší meze se nenašly; nevyzkoušely se všechny.`;
          return proven
            ? `${strong(`Slabý: ${side(who)}`)}. Nejlepší meze ze všech ho dostanou z ${percent(standing)} jen na ${percent(best)}.${gain}`
            : `${strong(`Slabý podle nejlepších nalezených mezí: ${side(who)}`)}. Dostanou ho z ${percent(standing)} na ${percent(best)}; nevyzkoušely se všechny.${gain}`;
        default:
          if (usual === null)
            return `${strong(`Obstojí: ${side(who)}`)}. Podle souboru ${percent(standing)} a lepší meze se nenašly.`;
          return `${strong(`Obstojí: ${side(who)}`)}. Podle souboru ${percent(standing)}, s nejlepšími nalezenými mezemi ${percent(best)}.${gain}`;
      }
    },
    settlements: ({ settled, cycle, open }) =>
      `${strong('Nejlepší odpovědi po řadě')}: ustálených dvojic ${numbers.whole(settled)}, těch, které se točí v kruhu, ${numbers.whole(cycle)}${open === 0 ? '' : `, do konce tahů se neustálilo ${numbers.whole(open)}`}.`,
    settlement: ({ kind, turns }) => {
      if (kind === 'settled')
        return turns <= 0 ? 'ustálené od začátku' : `ustálené, počet odpovědí: ${plain(turns)}`;
      return kind === 'cycle' ? `kruh o délce ${plain(turns)}` : `otevřené, počet odpovědí: ${plain(turns)}`;
    },
    leftOut: ({ several, drawn, large }) => {
      const left = several + drawn + large;
      const whys = [
        ...(several === 0 ? [] : [`s více bojovníky na jedné straně: ${numbers.whole(several)}`]),
        ...(drawn === 0 ? [] : [`s atributy losovanými pro každý souboj: ${numbers.whole(drawn)}`]),
        ...(large === 0 ? [] : [`příliš velkých na průchod od konce: ${numbers.whole(large)}`]),
      ];
      return `Chybí ${numbers.whole(left)} ${plural(left, 'dvojice', 'dvojice', 'dvojic')}; ${whys.join('; ')}.`;
    },
    reading: (leaving) => [
      `${strong('Cena')}: výhra platí 1, remíza ½, souboj prohraný odchodem naživu ${plain(leaving)}, každá jiná prohra 0; přesně, pohledem od konců souboje k jeho začátku.${leaving === 0 ? ` Odchod tu tedy nic nezachrání; ${code('--leaving 0.3')} řekne, že zachráněný život stojí za 0,3 výhry.` : ''}`,
      `${strong('Nejlépe')}: meze ${code('hold')}, ${code('reserveFatigue')}, ${code('withdrawBelow')} a ${code('fleeBelow')}, které jsou v této dvojici nejlepší, když soupeř hraje podle souboru. Z rovnocenných dřív ty, které mění nejmíň. ${strong('Vyzkoušeno vše')}: žádné nejsou lepší; ${strong('nejlepší nalezené')}: jedna mez po druhé se nastavila na nejlepší hodnotu, od souboru i od prosté hry, dokud změna jediné z nich něco zlepšovala.`,
      `${strong('Slabý, nebo špatně hraný')}: průměry přes všechny dvojice v obou rolích, bez soubojů se sobě rovným; vyrovnané je 50\u00a0%. Kdo je pod tím a s nejlepšími nalezenými mezemi toho dosáhne, je špatně hraný; kdo ne, je slabý, aspoň co se těchto mezí týče; kde se nevyzkoušely všechny, říká se, že jde o nejlepší nalezené.`,
      `Nejlepší odpovědi po řadě: nejlepší hra útočníka, nejlepší hra napadeného proti ní a tak dál. Každá dvojice: ${code('tactics.csv')}, jako data ${code('tactics.json')}.`,
    ],
  };
}
