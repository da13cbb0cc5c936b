/** The glossary in Czech. */
import type { GlossaryTexts } from '../texts/glossary.ts';

/** Words that reports explain. */
export const czechGlossary: GlossaryTexts = {
  heading: 'Slovníček',
  words: {
    score: {
      word: 'skóre',
      forms: ['skóre', 'Skóre'],
      means: 'podíl vyhraných soubojů v procentech, remíza za půl; při 50 jsou oba stejně silní.',
    },
    seat: {
      word: 'role',
      forms: ['role', 'roli', 'rolí', 'rolích', 'Role'],
      means: 'kdo začíná: útočník útočí první, napadený se brání.',
    },
    base: {
      word: 'základ',
      forms: ['základ', 'základu', 'základem', 'základy', 'Základ', 'base'],
      means:
        'co povolání přidává k silám mysli na hladinách, jejichž vzorce s ním počítají; ve vzorcích base.',
    },
    IQ: {
      word: 'IQ',
      forms: ['IQ'],
      means: 'vlastnost; zásahy do mysli bez many ji ubírají a pod nulou duše zaniká.',
    },
    Podl: {
      word: 'Podl',
      forms: ['Podl'],
      means: 'vlastnost, jak ji nazývají pravidla; k čemu se počítá, říkají vzorce hladin.',
    },
    SP: {
      word: 'SP',
      forms: ['SP'],
      means: 'vlastnost, která může mít i zlomek; k čemu se počítá, říkají vzorce hladin.',
    },
    h: {
      word: 'h',
      forms: ['h'],
      means: 'jak daleko od sebe jsou dva podíly, podle Cohena: 0,2 je malý rozdíl, 0,5 střední, 0,8 velký.',
    },
    alphaRank: {
      word: 'α-rank',
      forms: ['α-rank'],
      means:
        'jakou část času se která volba hraje, když hráči občas zkusí jinou a zůstanou u té, která se osvědčí.',
    },
  },
};
