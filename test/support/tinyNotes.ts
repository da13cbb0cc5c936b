/** What is written down at the table about a duel being played; combatants by their place among all, side A first. */
export type Noted =
  | { readonly kind: 'round'; readonly round: number; readonly first: 0 | 1 }
  /** The round, or with it the duel, is over. */
  | { readonly kind: 'over' }
  | { readonly kind: 'begins'; readonly who: number; readonly cost: number }
  | { readonly kind: 'wounded'; readonly who: number }
  | {
      readonly kind: 'explosion';
      readonly released: number;
      readonly damage: number;
      readonly dead: readonly number[];
    }
  | { readonly kind: 'idle'; readonly who: number; readonly why: string }
  | { readonly kind: 'withdrawn'; readonly who: number }
  | {
      readonly kind: 'pursued';
      readonly who: number;
      readonly by: number;
      readonly cost: number;
      readonly swap: boolean;
    }
  | { readonly kind: 'flees'; readonly who: number; readonly rounds: number }
  | {
      readonly kind: 'attack';
      readonly who: number;
      readonly target: number;
      readonly strength: number;
      readonly guard: number;
      readonly passive: string | null;
      readonly penalty: number;
      readonly cost: number;
      readonly defenceCost: number;
    }
  | {
      readonly kind: 'exchange';
      readonly who: number;
      readonly target: number;
      readonly roll: number;
      readonly margin: number;
      readonly mana: number;
      readonly iq: number;
      readonly destroyed: boolean;
      readonly captured: number;
    }
  | {
      readonly kind: 'check';
      readonly who: number;
      readonly roll: number;
      readonly modifier: number;
      readonly difficulty: number;
      readonly kept: boolean;
    }
  | { readonly kind: 'distracted'; readonly who: number }
  | { readonly kind: 'manifested'; readonly who: number; readonly does: 'escape' | 'wound' }
  | { readonly kind: 'fled'; readonly who: number }
  | { readonly kind: 'pulled'; readonly who: number; readonly dies: boolean };
