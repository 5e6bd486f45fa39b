import type { Amount } from './amounts.js';
import type { CopyException } from './copying.js';
import type { Duration } from './durations.js';
import type { FaceDownKind } from './face-down.js';
import type { Objects, Players } from './references.js';

/** Instructions about copies (CR 707), the faces of permanents (CR 701.27, 701.28, 701.42, 710) and face-down ones (CR 708). */
export type FaceInstruction =
  /** CR 707.4. For ever where no duration is given. */
  | {
      readonly do: 'become copy';
      readonly what: Objects;
      readonly of: Objects;
      readonly except?: readonly CopyException[];
      readonly until?: Duration;
    }
  /** Tokens that are copies of objects (CR 111.12, 707.8a): `count` copies of each. */
  | {
      readonly do: 'create copies';
      readonly who: Players;
      readonly count: Amount;
      readonly of: Objects;
      readonly except?: readonly CopyException[];
      readonly tapped?: true;
      readonly attacking?: true;
      readonly label?: string;
      /** “Four of those tokens instead”: such as the sentence before would create. It is only wording. */
      readonly ofThose?: true;
    }
  | { readonly do: 'transform' | 'convert' | 'flip' | 'turn face up'; readonly what: Objects }
  /** A 2/2 creature where no other rule says what it is (CR 708.2a). */
  | { readonly do: 'turn face down'; readonly what: Objects; readonly as?: FaceDownKind }
  /** Each of the players, one card at a time (CR 701.40a, 701.40e, 701.58a). */
  | { readonly do: 'manifest' | 'cloak'; readonly who: Players; readonly what: Objects; readonly label?: string }
  /** The two cards of a meld pair, which were exiled (CR 701.42a). */
  | { readonly do: 'meld'; readonly what: Objects };
