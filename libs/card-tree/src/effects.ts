import type { Ability, Together } from './abilities.js';
import type { AllowedAction } from './allowed-actions.js';
import type { Amount } from './amounts.js';
import type { BranchInstruction } from './branches.js';
import type { CastingInstruction } from './casting-instructions.js';
import type { Choice } from './choices.js';
import type { Condition } from './conditions.js';
import type { CombatInstruction } from './combat-instructions.js';
import type { DesignationName } from './designations.js';
import type { Duration } from './durations.js';
import type { FaceDownKind } from './face-down.js';
import type { FaceInstruction } from './face-instructions.js';
import type { Filter } from './filters.js';
import type { KeywordAction } from './keyword-actions.js';
import type { LastingInstruction } from './lasting-instructions.js';
import type { ManaProduced, ManaRestriction, ManaRider } from './mana-produced.js';
import type { Procedural } from './procedures.js';
import type { Objects, Players, Recipients } from './references.js';
import type { TextInstruction } from './text-change.js';
import type { TokenOrCounterInstruction } from './tokens-and-counters.js';
import type { TriggerEvent } from './triggers.js';
import type { TurnInstruction } from './turn-instructions.js';

/** Where an instruction moves objects, and how they arrive. */
export interface Destination {
  readonly zone: 'hand' | 'battlefield' | 'graveyard' | 'library' | 'exile';
  /** Only for a library. */
  readonly position?: 'top' | 'bottom';
  /** “Third from the top”: on the bottom of a library that has fewer cards (CR 401.7). */
  readonly fromTop?: Amount;
  readonly tapped?: true;
  /** It attacks whom its controller chooses (CR 508.4), or the same as that creature did. */
  readonly attacking?: true | Objects;
  /** Whose control a permanent enters under; its owner's where absent. */
  readonly control?: 'you' | 'owner';
  /**
   * What Auras, Equipment and Fortifications enter attached to (CR 301.5e, 303.4h, 303.4i); where it names several, you
   * choose among them for each.
   */
  readonly attachedTo?: Recipients;
  /** A permanent enters with these (CR 122.6, 614.1c), or a card is exiled with them. */
  readonly withCounters?: {
    readonly counter: string;
    readonly count: Amount;
    /** Only wording: “an additional +1/+1 counter”, “a number of … counters … equal to …”. */
    readonly additional?: true;
    readonly numberOf?: true;
  };
  /** What a sentence of its own says that each of them enters with besides. */
  readonly entersWith?: EntersWith;
  /** A transforming card enters with its back face up; another one stays where it is (CR 712.14a). */
  readonly transformed?: true;
  /** “It's an enchantment in addition to its other types”: what is so as it enters (CR 611.2e). */
  readonly is?: Extract<Effect, { do: 'apply' }>;
  /** The cards are turned face down before they move (CR 708.3): to the battlefield or into exile. */
  readonly faceDown?: FaceDownKind;
}

/**
 * Counters that each of several permanents enters with where the conditions hold, of which it is `each one` (CR 614.1c).
 * `subject` is what the text calls them; `condition` is said first: “if it was kicked, that creature enters with …”. Both
 * are about the same moment: how the permanent is about to enter.
 */
export interface EntersWith {
  readonly subject: Objects;
  readonly condition?: Condition;
  readonly counters: readonly {
    readonly counter: string;
    readonly count: Amount;
    /** Said last: “if it's a creature”. */
    readonly if?: Condition;
    /** Only wording, as of what an instruction says by itself. */
    readonly additional?: true;
    readonly numberOf?: true;
  }[];
}

/** What else is dealt damage; as much as the others where no amount is given. */
export interface MoreDamage {
  readonly amount?: Amount;
  readonly to: Recipients;
}

/** What else a search is for. */
export interface SearchedFor {
  readonly filter: Filter;
  readonly count: Amount;
}

/** CR 114.3: an emblem has abilities and usually nothing else. */
export interface EmblemDescription {
  readonly name?: string;
  readonly abilities: readonly Ability[];
}

/**
 * How rules text joins an instruction to the one before it in the same list; a new sentence where absent. It is wording
 * alone: instructions are followed in written order whatever joins them (CR 608.2c).
 */
export const joints = ['and', 'then', 'new then', 'new line', 'comma', 'comma and'] as const;
export type Joint = (typeof joints)[number];

/** One instruction of a spell or ability (CR 608.2c), followed in written order. */
export type Effect = Instruction & {
  readonly joined?: Joint;
  /** “You untap it”: that it is an instruction to you is said, where another player is spoken of. It is only wording. */
  readonly addressed?: true;
  /** “For each land you control, create a Treasure token”: what is counted, or copied, is said first. It is only wording. */
  readonly eachFirst?: true;
};

export type Instruction =
  | Procedural
  | KeywordAction
  | {
      readonly do: 'deal damage';
      readonly amount: Amount;
      readonly to: Recipients;
      readonly source?: Objects;
      /** At the same time, as much or another amount: “and 2 damage to you”, “and each player”. */
      readonly also?: readonly MoreDamage[];
      /** Excess damage is dealt to these instead (CR 120.4a). */
      readonly excessTo?: Recipients;
      /** How much is said last: “deals damage to any target equal to its power”. It is only wording. */
      readonly amountLast?: true;
      /** CR 615.12. Whether that is said in a clause or in a sentence of its own is only wording. */
      readonly unpreventable?: 'and' | 'sentence';
      /** How much excess damage it dealt is noted under that label (CR 120.10). */
      readonly excess?: string;
      /** How much damage it dealt is noted under that label. */
      readonly dealt?: string;
      /** What was dealt damage is known under that label: permanents as `result`, players as `noted` (CR 120.4d). */
      readonly damaged?: string;
      /** Each source deals its own damage, and is `each one` in the amount: “each creature deals damage equal to its power to …”. */
      readonly each?: true;
    }
  /** The division was announced on casting (CR 601.2d). */
  | { readonly do: 'deal divided damage'; readonly slot: number; readonly source?: Objects; readonly damaged?: string }
  /** The label has what was destroyed, as it was. */
  | { readonly do: 'destroy'; readonly what: Objects; readonly noRegeneration?: true; readonly label?: string }
  /** What of these the players control; you where absent. The label is for “if you do” (CR 118.12): something was. */
  | { readonly do: 'sacrifice'; readonly what: Objects; readonly who?: Players; readonly label?: string }
  | {
      readonly do: 'choose and sacrifice';
      readonly who: Players;
      readonly filter: Filter;
      readonly count: Amount;
      readonly label?: string;
    }
  /** `link` remembers what it moved for the linked ability (CR 607). */
  | {
      readonly do: 'move';
      /** Who does it, where that isn't you: “that player exiles the top card of their library”. */
      readonly who?: Players;
      readonly what: Objects;
      readonly to: Destination;
      readonly label?: string;
      readonly link?: string;
      /** They return to where they were right after that (CR 610.3). */
      readonly until?: 'this leaves the battlefield' | TriggerEvent;
      /** Under this label, what was moved as it was before: “creatures exiled this way” (CR 608.2h). */
      readonly was?: string;
      /** Only wording, where it can't be told from what is moved: “put”, not “return”; “your hand”, not “its owner's”. */
      readonly verb?: 'put' | 'return';
      readonly whose?: 'you' | 'owner' | 'that player' | 'they';
    }
  /** With `to`, a spell that is countered so is put there instead of into the graveyard (CR 614.15, 701.6a). */
  | { readonly do: 'counter'; readonly what: Objects; readonly to?: Destination }
  | { readonly do: 'regenerate'; readonly what: Objects }
  /** The label is what was drawn. `additional`: “an additional card”. It is only wording. */
  | {
      readonly do: 'draw';
      readonly who: Players;
      readonly count: Amount;
      readonly label?: string;
      readonly additional?: true;
      /** “Up to two cards”: each of the players chooses how many. */
      readonly upTo?: true;
    }
  | { readonly do: 'scry'; readonly who: Players; readonly count: Amount }
  | { readonly do: 'mill'; readonly who: Players; readonly count: Amount; readonly label?: string }
  /** The label is what was discarded. */
  | {
      readonly do: 'discard';
      readonly who: Players;
      readonly count: Amount | 'hand';
      readonly atRandom?: true;
      readonly label?: string;
      /** Only wording: “all the cards in your hand”, not “your hand”. */
      readonly said?: 'all the cards';
    }
  /** The label notes how much it was in all: “the life lost this way”. */
  | {
      readonly do: 'gain life' | 'lose life';
      readonly who: Players;
      readonly amount: Amount;
      readonly label?: string;
    }
  | {
      readonly do: 'add mana';
      readonly who: Players;
      readonly mana: ManaProduced;
      readonly spend?: ManaRestriction;
      readonly rider?: ManaRider;
      /** The player doesn't lose it as steps and phases end, until end of turn or of combat. */
      readonly lasts?: true | 'end of combat';
      /** “An additional {G}”. It is only wording. */
      readonly additional?: true;
    }
  | TokenOrCounterInstruction
  /** Objects, players or the game get a designation, with a value where it has one; or lose it. */
  | {
      readonly do: 'designate';
      readonly as: DesignationName;
      readonly what: Recipients | 'game';
      readonly value?: Amount;
      readonly until?: Duration;
    }
  | { readonly do: 'remove designation'; readonly as: DesignationName; readonly what: Recipients | 'game' }
  /** The object whose text it is remembers what is chosen, under the label or the kind of choice (CR 607.2d). */
  | {
      readonly do: 'choose';
      readonly who: Players;
      readonly choice: Choice;
      readonly label?: string;
      readonly atRandom?: true;
    }
  /** The label is what was tapped or untapped. With `who`, what of these those players control: “they tap all lands they control”. */
  | { readonly do: 'tap' | 'untap'; readonly what: Objects; readonly who?: Players; readonly label?: string }
  /** `asThough`: “as though that planeswalker were a creature” (CR 702.6e). */
  | { readonly do: 'attach'; readonly what: Objects; readonly to: Objects; readonly asThough?: 'creature' }
  /** `said`: “those creatures fight each other”. It is only wording. */
  | { readonly do: 'fight'; readonly first: Objects; readonly second: Objects; readonly said?: 'each other' }
  | {
      readonly do: 'search library';
      readonly who: Players;
      readonly filter: Filter;
      readonly count: Amount;
      /** Cards that are searched for as well: “a basic Forest card and a basic Plains card”. */
      readonly also?: readonly SearchedFor[];
      /** “With different names”: asked of those that are found for `filter`. */
      readonly together?: readonly Together[];
      readonly to: Destination;
      readonly reveal?: true;
      readonly label?: string;
      /** Remembers what it found for the linked ability (CR 607.2a). */
      readonly link?: string;
    }
  /** `said`: “shuffle your library”, not “shuffle”. It is only wording. */
  | { readonly do: 'shuffle'; readonly who: Players; readonly said?: 'library' }
  /** CR 106.4. */
  | { readonly do: 'lose unspent mana'; readonly who: Players }
  | LastingInstruction
  | AllowedAction
  /** CR 114.2. */
  | { readonly do: 'create emblem'; readonly who: Players; readonly emblem: EmblemDescription }
  /** The linked ability refers to these (CR 607.2). */
  | {
      readonly do: 'link';
      readonly what: Objects;
      readonly label: string;
      /** The object that they are linked to, where it isn't the one whose text it is. */
      readonly to?: Objects;
    }
  /** The permanent, and such a card in your hand, which is attached to what the permanent was attached to (CR 701.12d, 701.12e). */
  | { readonly do: 'exchange with card in hand'; readonly what: Objects; readonly filter: Filter }
  /** Cards in exile haunt an object (CR 702.55b). */
  | { readonly do: 'haunt'; readonly what: Objects; readonly haunted: Objects }
  /** Cards in exile are encoded on an object (CR 702.99b). */
  | { readonly do: 'encode'; readonly what: Objects; readonly on: Objects }
  /** CR 702.95a: for as long as both remain creatures on the battlefield under your control. */
  | { readonly do: 'pair'; readonly first: Objects; readonly second: Objects }
  | CastingInstruction
  | FaceInstruction
  | TextInstruction
  | BranchInstruction
  | CombatInstruction
  /** CR 702.26. */
  | {
      readonly do: 'phase out';
      readonly what: Objects;
      /** They phase in right after that, and not during an untap step (CR 610.4). */
      readonly until?: 'this leaves the battlefield' | TriggerEvent;
    }
  | TurnInstruction;
