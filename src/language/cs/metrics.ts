/** Metrics that scenarios expect something of, in Czech. */

import type { MetricName, TableMetricName } from '../../scenario/metricNames.ts';
import type { Cell } from '../../scenario/model/cells.ts';

/** What the trials of a kind of scenario are called, in the genitive: `20 soubojů`. */
export const czechTrialWords: Readonly<Record<Cell['kind'], string>> = {
  duel: 'soubojů',
  day: 'dnů',
  concentration: 'ověření',
  contest: 'střetů',
  gauntlet: 'průchodů',
};

/** Metrics of everything but duels. */
const tableMetrics: Readonly<Record<TableMetricName, string>> = {
  attempts_mean: 'průměr pokusů za den',
  manifested_mean: 'průměr manifestací za den',
  lost_mean: 'průměr ztracených pokusů za den',
  invalid_mean: 'průměr pokusů bez platného cíle za den',
  resisted_mean: 'průměr pokusů zastavených odolností za den',
  saved_mean: 'průměr pokusů odvrácených záchranným hodem za den',
  effective_mean: 'průměr účinných manifestací za den',
  dispelled_mean: 'průměr manifestací zlomených protivníkem za den',
  targets_affected_mean: 'průměr zasažených cílů za den',
  pp_spent_mean: 'průměr utracených bodů many za den',
  pp_wasted_mean: 'průměr promarněných bodů many za den',
  pp_wasted_share: 'podíl promarněných z utracených bodů many',
  pp_left_mean: 'průměr bodů many zbylých na konci dne',
  no_loss_rate: 'podíl dnů bez ztraceného pokusu',
  success_rate: 'podíl úspěšných ověření',
  obeyed_rate: 'podíl střetů, v nichž mysl poslechne ovládajícího',
  rolls_mean: 'průměrný počet hodů proti sobě',
  survived_mean: 'průměrný počet přežitých soubojů',
  duels_mean: 'průměrný počet vybojovaných soubojů',
  won_mean: 'průměrný počet vyhraných soubojů',
  returns_mean: 'průměrný počet návratů ze smrti',
  level_mean: 'průměrná úroveň na konci',
  constitution_mean: 'průměrná Odolnost na konci',
  captured_mean: 'průměr získané síly',
};

/** What each metric is, in words. */
export const czechMetricWords: Readonly<Record<MetricName, string>> = {
  win_rate: 'podíl výher útočníka',
  target_win_rate: 'podíl výher napadeného',
  draw_rate: 'podíl remíz',
  score: 'skóre útočníka (výhra + ½ remízy)',
  timeout_rate: 'podíl soubojů, kterým vypršela kola',
  rounds_mean: 'průměrný počet kol',
  initiator_drain_mean: 'průměrná ztracená magenergie útočníka',
  target_drain_mean: 'průměrná ztracená magenergie napadeného',
  initiator_iq_loss_mean: 'průměrná ztráta IQ útočníka',
  target_iq_loss_mean: 'průměrná ztráta IQ napadeného',
  initiator_fatigue_mean: 'průměrný výdej bodů únavy útočníka',
  target_fatigue_mean: 'průměrný výdej bodů únavy napadeného',
  initiator_capture_mean: 'průměrná síla zachycená útočníkem',
  target_capture_mean: 'průměrná síla zachycená napadeným',
  bystander_damage_mean: 'průměrné zranění přihlížejících',
  pair_score: 'skóre dvojice z obou rolí dohromady',
  mean_score: 'průměrné skóre proti všem',
  first_move_edge: 'výhoda prvního útoku v souboji se sobě rovným',
  hopeless_share: 'podíl beznadějných dvojic (skóre mimo 20–80\u00a0%)',
  ...tableMetrics,
};

/** In the instrumental: "týmž soubojem". */
export const czechSameTrial: Readonly<Record<Cell['kind'], string>> = {
  duel: 'týmž soubojem',
  day: 'týmž dnem',
  concentration: 'týmž ověřením',
  contest: 'týmž střetem',
  gauntlet: 'týmž průchodem',
};

/** In the locative: "při 20 soubojích". */
export const czechTrialLocative: Readonly<Record<Cell['kind'], string>> = {
  duel: 'soubojích',
  day: 'dnech',
  concentration: 'ověřeních',
  contest: 'střetech',
  gauntlet: 'průchodech',
};

/** What a metric is, in words; one that this catalogue does not know by its name. */
export function czechMetricText(metric: string): string {
  return (czechMetricWords as Readonly<Record<string, string>>)[metric] ?? metric;
}
