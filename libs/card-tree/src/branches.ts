import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Players } from './references.js';

/**
 * How a text refers to a player other than “you” when it asks whether they did something: “they”, “that player”, “the
 * player”. It is only wording.
 */
export const doers = ['they', 'that', 'the'] as const;
export type Doer = (typeof doers)[number];

/** How “if you don't …” repeats the optional action. It is only wording. */
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
      /** “Any opponent may”: “if a player does” then asks about each of them. It is only wording. */
      readonly any?: true;
    }
  /** The players may pay; if they don't, the effects happen (CR 118.12a). */
  | {
      readonly do: 'unless';
      readonly who: Players;
      /** “Unless any player pays”: the effects happen once, if none of them does. */
      readonly any?: true;
      readonly cost: readonly Cost[];
      /** The whole cost has to be paid this many times: “{1} for each …” (CR 118.12a). */
      readonly times?: Amount;
      readonly effects: readonly Effect[];
      /** The label notes that the cost was paid: “unless its controller pays {2}. If they do, …”. */
      readonly label?: string;
      /**
       * “You may pay {2}. If you don't, …”: the text says the payment first and then refers to its player with this
       * word; “unless any player pays {2}, …”: with `unless`. It is only wording.
       */
      readonly leads?: Doer | 'you' | 'unless';
      /**
       * “Pay {2}. If you don't, …”: the text leaves out “may”, since a player can always choose not to pay (CR 118.12).
       * It is only wording.
       */
      readonly plainly?: true;
    }
  /**
   * The instructions have to be followed as far as possible; the next instruction asks whether they were. The label is
   * set if following them was begun (CR 118.12).
   */
  | { readonly do: 'must'; readonly effects: readonly Effect[]; readonly label: string }
  | {
      readonly do: 'may pay';
      readonly who: Players;
      readonly cost: readonly Cost[];
      readonly times?: Amount;
      /**
       * “Any number of times”: the instructions that follow from it happen once (CR 603.12a). The label holds how often
       * it was done.
       */
      readonly anyNumber?: true;
      readonly effects: readonly Effect[];
      /** The label by which “if you do” and “otherwise” refer to it. */
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
       * “…. If it was kicked, … instead”: the text says first, in the same paragraph or the one before, what happens
       * otherwise. It is only wording.
       */
      readonly instead?: true | 'new line';
      /** “…, instead …”: the word comes first in its clause. It is only wording. */
      readonly leads?: true;
      /**
       * “Destroy it if it's white”: the text says the condition last; `unless` says a condition that must not hold. It
       * is only wording.
       */
      readonly last?: true | 'unless';
    }
  | {
      readonly do: 'for each player';
      readonly who: Players;
      readonly effects: readonly Effect[];
      /**
       * “You draw a card. Each opponent who … does the same”: the text names the first player by themselves. It is only
       * wording.
       */
      readonly said?: 'the same';
    };
