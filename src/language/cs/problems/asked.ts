/** What is asked of a scenario must be, in Czech. */
import type { asked } from '../../../problems/english/asked.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { among } from '../../forms/howMany.ts';

/** Cells, wishes of tuning, settings. */
export const czechAsked: SameTexts<typeof asked> = {
  between: (low, high) => cz`musí být číslo mezi ${numeral(low)} a ${numeral(high)}`,
  simulate: () => 'musí simulovat',
  simulated: () => cz`musí stát u simulovaných soubojů`,
  variantOf: (path) => `musí být jméno varianty ze souboru ${path}`,
  cellOf: (path) => cz`musí vybrat aspoň jeden případ z ${path}`,
  oneOfThose: (count) =>
    count === 1
      ? 'musí být jediné jméno, které scénář má'
      : cz`musí být jedno ${among(count)}\u00a0jmen, která scénář má`,
  axisValue: () => cz`musí být měněná cesta a jedna z jejích hodnot`,
  amongFirst: (count) =>
    count === 1 ? 'musí to být hned první souboj' : `musí být mezi prvními ${numeral(count)}\u00a0souboji`,
  possiblePairing: () => 'musí být dvojice, která je možná',
  baseline: () => 'musí být uložené výsledky, jak je píše souboj',
  object: () => 'musí být objekt',
  tuneBlock: () => cz`musí mít blok tune s knobs a goal`,
  aboutMatchup: () => 'musí se týkat nějaké dvojice',
  aboutMatchupFor: (metric) => `musí se týkat dvojice, která se počítá do ${metric}`,
  touchesGoal: () => 'musí měnit něco, na co cíl hledí',
  scenarioAt: (setting) => cz`musí být scénář i při ${setting}`,
  possibleSetting: () => cz`musí připouštět nastavení, v němž je možná každá dvojice cíle`,
  ownPlace: () => cz`musí být v souboru samostatné místo`,
};
