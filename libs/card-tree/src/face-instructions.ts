import type { Amount } from './amounts.js';
import type { CopyException } from './copying.js';
import type { Duration } from './durations.js';
import type { FaceDownKind } from './face-down.js';
import type { Objects, Players } from './references.js';

/** Instructions about copies (CR 707), the faces of permanents (CR 701.27, 701.28, 701.42, 710) and face-down ones (CR 708). */
export type FaceInstruction =
  /** CR 707.4: objects become copies, for the rest of the game where no duration is given. */
  | {
      readonly do: 'become copy';
      readonly what: Objects;
      readonly of: Objects;
      readonly except?: readonly CopyException[];
      readonly until?: Duration;
      /** The text says the duration first. It is only wording. */
      readonly leads?: true;
    }
  /** Creates tokens that are copies of objects (CR 111.12, 707.8a), `count` copies of each. */
  | {
      readonly do: 'create copies';
      readonly who: Players;
      readonly count: Amount;
      readonly of: Objects;
      readonly except?: readonly CopyException[];
      readonly tapped?: true;
      readonly attacking?: true;
      readonly label?: string;
      /** The object whose text it is remembers the tokens under this label for its linked ability (CR 607.2). */
      readonly link?: string;
      /** “Four of those tokens instead”: the sentence before describes the tokens. It is only wording. */
      readonly ofThose?: true;
    }
  | { readonly do: 'transform' | 'convert' | 'flip' | 'turn face up'; readonly what: Objects }
  /** Turns them face down. Each is a 2/2 creature unless another rule says what it is (CR 708.2a). */
  | { readonly do: 'turn face down'; readonly what: Objects; readonly as?: FaceDownKind }
  /** Each of the players manifests or cloaks, one card at a time (CR 701.40a, 701.40e, 701.58a). */
  | { readonly do: 'manifest' | 'cloak'; readonly who: Players; readonly what: Objects; readonly label?: string }
  /** Melds the two cards of a meld pair, which were exiled (CR 701.42a). */
  | { readonly do: 'meld'; readonly what: Objects };
