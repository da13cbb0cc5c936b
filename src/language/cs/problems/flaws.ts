/** What can be wrong with YAML, in Czech, by the codes of the library that reads it. */
import type { FlawOfYaml } from '../../../problems/english/found.ts';
import { cz } from '../../forms/cz.ts';

/** Flaws by code. */
export const flaws: Readonly<Record<FlawOfYaml, string>> = {
  ALIAS_PROPS: 'alias nesmí mít kotvu ani značku',
  BAD_ALIAS: 'alias bez platného jména',
  BAD_COLLECTION_TYPE: cz`značka se nehodí k seznamu či mapě`,
  BAD_DIRECTIVE: 'neplatná direktiva',
  BAD_DQ_ESCAPE: 'neplatný znak za zpětným lomítkem',
  BAD_INDENT: 'chybné odsazení',
  BAD_PROP_ORDER: cz`kotva a značka na nesprávném místě`,
  BAD_SCALAR_START: 'hodnota nesmí začínat tímto znakem bez uvozovek',
  BLOCK_AS_IMPLICIT_KEY: 'na jednom řádku nesmí být mapa uvnitř mapy bez závorek',
  BLOCK_IN_FLOW: 'uvnitř závorek nesmí být odsazovaný zápis',
  DUPLICATE_KEY: 'klíč je tu dvakrát',
  IMPOSSIBLE: 'nedá se přečíst',
  KEY_OVER_1024_CHARS: 'klíč je delší než 1024\u00a0znaků',
  MISSING_CHAR: 'chybí znak, například uvozovka, závorka, dvojtečka nebo mezera',
  MULTILINE_IMPLICIT_KEY: 'klíč musí být na jednom řádku',
  MULTIPLE_ANCHORS: 'víc kotev najednou',
  MULTIPLE_DOCS: 'víc dokumentů',
  MULTIPLE_TAGS: 'víc značek najednou',
  NON_STRING_KEY: 'klíč není text',
  RESOURCE_EXHAUSTION: cz`příliš mnoho odkazů a vnoření`,
  STACK: 'příliš hluboko zanořené',
  TAB_AS_INDENT: 'odsazeno tabulátorem',
  TAG_RESOLVE_FAILED: 'neznámá značka',
  UNEXPECTED_TOKEN: 'něco, co tu být nemá',
};
