import type { Ability } from './abilities.js';
import type { Amount } from './amounts.js';
import type { CardType, Supertype } from './card-types.js';
import type { PredefinedTokenName } from './predefined-token-names.js';
import type { Objects, Players } from './references.js';
import type { Color } from './symbols.js';

/** A token's characteristics (CR 111.3). */
export interface TokenDescription {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly abilities: readonly Ability[];
  /** The other face of a transforming token (CR 111.10i). */
  readonly back?: TokenDescription;
}

/** Tokens of one kind among several that are created at the same time. */
export interface MoreTokens {
  readonly count: Amount;
  readonly token: TokenDescription | PredefinedTokenName;
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
  readonly tapped?: true;
  readonly attacking?: true;
}

/** CR 111.11: a token with the characteristics of the card with that name. */
export interface TokenOfCard {
  readonly card: string;
}

/** Instructions that create tokens (CR 111), or put, remove and move counters (CR 122). */
export type TokenOrCounterInstruction =
  | {
      readonly do: 'create tokens';
      readonly who: Players;
      readonly count: Amount;
      /** A name is one of the tokens that the rules define (CR 111.10). */
      readonly token: TokenDescription | PredefinedTokenName | TokenOfCard;
      /** Power and toughness that are computed when the token is created: “an X/X token”. */
      readonly size?: { readonly power: Amount; readonly toughness: Amount };
      readonly tapped?: true;
      readonly attacking?: true;
      readonly withCounters?: { readonly counter: string; readonly count: Amount };
      /** “Attached to”: an Aura or Role token (CR 303.4i). One token is created for each of these. */
      readonly attachedTo?: Objects;
      /** Tokens of other kinds that are created at the same time: “a Food token and a Treasure token”. */
      readonly also?: readonly MoreTokens[];
      readonly label?: string;
      /** The object whose text it is remembers the tokens under this label for its linked ability (CR 607.2). */
      readonly link?: string;
      /** “Four of those tokens instead”: the sentence before describes the tokens. It is only wording. */
      readonly ofThose?: true;
    }
  | {
      readonly do: 'put counters' | 'remove counters';
      readonly counter: string;
      readonly count: Amount;
      readonly on: Objects;
      /** The text says the number last: “put +1/+1 counters on it equal to its power”. It is only wording. */
      readonly amountLast?: true;
      /** Each gets its own number, and is `each one` in the count: “on each creature equal to that creature's toughness”. */
      readonly each?: true;
      /** The label that holds how many were removed. */
      readonly removed?: string;
      /** The player who puts them (CR 122.6a), where it isn't the controller of the text. */
      readonly who?: Players;
    }
  | {
      readonly do: 'put player counters' | 'remove player counters';
      readonly counter: string;
      readonly count: Amount | 'all';
      readonly who: Players;
    }
  /** “Each opponent loses all counters”: of every kind (CR 122.1). */
  | { readonly do: 'remove all player counters'; readonly who: Players }
  /**
   * CR 122.5: moves counters from each of the first to the second: “a +1/+1 counter”, or “all counters” where no kind
   * is given.
   */
  | {
      readonly do: 'move counters';
      readonly counter?: string;
      readonly count: Amount | 'all';
      readonly from: Objects;
      readonly to: Objects;
      /** The player divides any number of counters among them: “any number of counters … onto other creatures”. */
      readonly among?: true;
    }
  /** Removes counters of one kind, or of any kinds; the controller chooses which if not all are removed. */
  | {
      readonly do: 'remove any counters';
      readonly counter?: string;
      readonly count: Amount | 'all';
      readonly on: Objects;
      readonly upTo?: true;
      /** The label that holds how many were removed. */
      readonly removed?: string;
    }
  /** CR 122.8, 122.9: puts as many counters of each kind as are on the first, or were when it last existed. */
  | { readonly do: 'put its counters'; readonly of: Objects; readonly counter?: string; readonly on: Objects }
  /** The division was announced on casting (CR 601.2d). */
  | { readonly do: 'distribute counters'; readonly counter: string; readonly slot: number };
