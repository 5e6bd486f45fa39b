import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Players } from './references.js';

/** How a text calls somebody else than “you” as it asks whether they did something: “they”, “that player”, “the player”. It is only wording. */
export const doers = ['they', 'that', 'the'] as const;
export type Doer = (typeof doers)[number];

/** What “if you don't …” says again of what was optional. */
export const restatedActs = [
  'cast it',
  'reveal it',
  'put it onto the battlefield',
  'put the card onto the battlefield',
  'put it into your hand',
  'put the card into your hand',
  'sacrifice a creature',
] as const;
export type RestatedAct = (typeof restatedActs)[number];

/** Instructions that are followed if, unless or because somebody chooses to. */
export type BranchInstruction =
  | {
      readonly do: 'may';
      readonly who: Players;
      readonly effects: readonly Effect[];
      readonly label?: string;
      /** “Any opponent may”, of which “if a player does” asks: each of them. It is only wording. */
      readonly any?: true;
    }
  /** The players pay or the effects happen (CR 118.12a). */
  | {
      readonly do: 'unless';
      readonly who: Players;
      readonly cost: readonly Cost[];
      /** All of the cost so often: “{1} for each …” (CR 118.12a). */
      readonly times?: Amount;
      readonly effects: readonly Effect[];
      /** Under this label it is noted that it was paid: “unless its controller pays {2}. If they do, …”. */
      readonly label?: string;
      /** “You may pay {2}. If you don't, …”: paying is said first, and so is called who doesn't. It is only wording. */
      readonly leads?: Doer | 'you';
      /** “Pay {2}. If you don't, …”, without “may”: a player can always not pay (CR 118.12). It is only wording. */
      readonly plainly?: true;
    }
  /** What is asked next is whether it was done: the label has that it was begun; what is impossible isn't (CR 118.12). */
  | { readonly do: 'must'; readonly effects: readonly Effect[]; readonly label: string }
  | {
      readonly do: 'may pay';
      readonly who: Players;
      readonly cost: readonly Cost[];
      readonly times?: Amount;
      /** “Any number of times”: what is done for it happens once (CR 603.12a); the label has how often. */
      readonly anyNumber?: true;
      readonly effects: readonly Effect[];
      /** For “if you do” and “otherwise”. */
      readonly label?: string;
      /** “If that player does, …”. */
      readonly said?: Doer;
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      /**
       * “…. If it was kicked, … instead”: what happens otherwise is said first, in the paragraph before or in the
       * same. It is only wording.
       */
      readonly instead?: true | 'new line';
      /** “…, instead …”: the word comes first in its clause. It is only wording. */
      readonly leads?: true;
      /** “Destroy it if it's white”: what is asked is said last; “unless” of what must not be so. It is only wording. */
      readonly last?: true | 'unless';
    }
  | {
      readonly do: 'for each player';
      readonly who: Players;
      readonly effects: readonly Effect[];
      /** “You draw a card. Each opponent who … does the same”: the first of them is said apart. It is only wording. */
      readonly said?: 'the same';
    };
