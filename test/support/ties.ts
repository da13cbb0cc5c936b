/** Four mages of whom three are nearly alike, though no duel of theirs is the same, and one is worse than each. */
export const ties = `
seed: ties
duels: 400
defaults: { class: mage, level: 3, IQ: 5, Podl: 8, SP: 1, mana: 6 }
combatants:
  a: { mana: 4, fatigue: 20 }
  b: { fatigue: 20 }
  c: { fatigue: 21 }
  d: { fatigue: 22 }
planes: [1, 2, 7]
matchups: all
`;
