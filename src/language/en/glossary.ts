/** The glossary in English. */
import type { GlossaryTexts } from '../texts/glossary.ts';

/** Words that reports explain. */
export const englishGlossary: GlossaryTexts = {
  heading: 'Words',
  words: {
    score: {
      word: 'score',
      forms: ['score', 'scores', 'Score', 'Scores'],
      means:
        'share of the duels that are won, a draw counting half, in percent; at 50 both are equally strong.',
    },
    seat: {
      word: 'seat',
      forms: ['seat', 'seats', 'Seat', 'Seats'],
      means: 'who begins: the initiator attacks first, the target is attacked.',
    },
    base: {
      word: 'base',
      forms: ['base', 'bases', 'Base'],
      means: 'what a class adds to the strengths of mind on planes whose formulas count it.',
    },
    IQ: {
      word: 'IQ',
      forms: ['IQ'],
      means: 'an attribute; hits on a mind without mana take it away, and below 0 the soul is destroyed.',
    },
    Podl: {
      word: 'Podl',
      forms: ['Podl'],
      means: 'an attribute, called as in the rules; the formulas of the planes say what it counts for.',
    },
    SP: {
      word: 'SP',
      forms: ['SP'],
      means: 'an attribute that may have a fraction; the formulas of the planes say what it counts for.',
    },
    h: {
      word: 'h',
      forms: ['h'],
      means: 'how far two rates lie apart, by Cohen: 0.2 is small, 0.5 medium, 0.8 large.',
    },
    alphaRank: {
      word: 'α-rank',
      forms: ['α-rank'],
      means:
        'share of the time that each choice is played in the long run where players now and then try another and keep what does better.',
    },
  },
};
