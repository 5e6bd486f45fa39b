import type { Ability, Together } from './abilities.js';
import type { AllowedAction } from './allowed-actions.js';
import type { AdjudicateInstruction } from './adjudication.js';
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
  readonly zone: 'hand' | 'battlefield' | 'graveyard' | 'library' | 'exile' | 'command';
  /** The position is given only for a library. */
  readonly position?: 'top' | 'bottom';
  /** “Third from the top”; the card goes to the bottom of a library that has fewer cards (CR 401.7). */
  readonly fromTop?: Amount;
  readonly tapped?: true;
  /** It enters attacking: what its controller chooses (CR 508.4), or what that creature attacks. */
  readonly attacking?: true | Objects;
  /** The player under whose control the permanent enters; its owner where absent. */
  readonly control?: 'you' | 'owner';
  /**
   * The object or player that Auras, Equipment and Fortifications enter attached to (CR 301.5e, 303.4h, 303.4i). If
   * there are several, you choose among them for each.
   */
  readonly attachedTo?: Recipients;
  /** The counters that a permanent enters with (CR 122.6, 614.1c), or that a card is exiled with. */
  readonly withCounters?: {
    readonly counter: string;
    readonly count: Amount;
    /** “An additional +1/+1 counter”, “a number of … counters … equal to …”. It is only wording. */
    readonly additional?: true;
    readonly numberOf?: true;
  };
  /** Further counters that each of them enters with, as another sentence says. */
  readonly entersWith?: EntersWith;
  /** A transforming card enters with its back face up; any other card stays where it is (CR 712.14a). */
  readonly transformed?: true;
  /**
   * “It's an enchantment in addition to its other types”: a continuous effect that applies as it enters (CR 611.2e).
   */
  readonly is?: Extract<Effect, { do: 'apply' }>;
  /** The cards are turned face down before they move to the battlefield or into exile (CR 708.3). */
  readonly faceDown?: FaceDownKind;
}

/**
 * Counters that each of several permanents enters with if the conditions hold (CR 614.1c). The conditions call the
 * permanent `each one`. `subject` is what the text calls the permanents. `condition` is said first: “if it was kicked,
 * that creature enters with …”. Both conditions are asked about the permanent as it would enter.
 */
export interface EntersWith {
  readonly subject: Objects;
  readonly condition?: Condition;
  readonly counters: readonly {
    readonly counter: string;
    readonly count: Amount;
    /** The condition that the text says last: “if it's a creature”. */
    readonly if?: Condition;
    /** “An additional …”, as in the instruction itself. It is only wording. */
    readonly additional?: true;
    readonly numberOf?: true;
  }[];
}

/** A further recipient of the damage; it is dealt as much as the first where no amount is given. */
export interface MoreDamage {
  readonly amount?: Amount;
  readonly to: Recipients;
}

/** A further kind of card that a search finds. */
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
 * How rules text joins an instruction to the one before it in the same list; with a new sentence where absent. It is
 * only wording: instructions are followed in written order however they are joined (CR 608.2c). `after X`: the text says
 * before the joint what its X is. `then below modes`: the text says this once, in a paragraph below its modes.
 */
export const joints = [
  'and',
  'then',
  'new then',
  'new line',
  'comma',
  'comma and',
  'then after X',
  'comma and after X',
  'then below modes',
] as const;
export type Joint = (typeof joints)[number];

/** One instruction of a spell or ability (CR 608.2c), followed in written order. */
export type Effect = Instruction & {
  readonly joined?: Joint;
  /** “You untap it”: the text says “you” because another player was mentioned before. It is only wording. */
  readonly addressed?: true;
  /** “Also create a token”, after another instruction. It is only wording. */
  readonly saysAlso?: true;
  /**
   * “For each land you control, create a Treasure token”: the text says first what is counted or copied. It is only
   * wording.
   */
  readonly eachFirst?: true;
};

export type Instruction =
  | AdjudicateInstruction
  | Procedural
  | KeywordAction
  | {
      readonly do: 'deal damage';
      readonly amount: Amount;
      readonly to: Recipients;
      readonly source?: Objects;
      /** Damage dealt at the same time to others: “and 2 damage to you”, “and each player”. */
      readonly also?: readonly MoreDamage[];
      /** Excess damage is dealt to these instead (CR 120.4a). */
      readonly excessTo?: Recipients;
      /** The excess damage goes there only if this holds as the damage is dealt. */
      readonly excessIf?: Condition;
      /** The text says the amount last: “deals damage to any target equal to its power”. It is only wording. */
      readonly amountLast?: true;
      /** CR 615.12: the damage can't be prevented. Whether a clause or a sentence says so is only wording. */
      readonly unpreventable?: 'and' | 'sentence';
      /** The label that holds how much excess damage was dealt (CR 120.10). */
      readonly excess?: string;
      /** The label that holds how much damage was dealt. */
      readonly dealt?: string;
      /**
       * The label that holds how much damage was dealt, of which no recipient counts for more than the life total, the
       * loyalty or the toughness that it had before.
       */
      readonly upToHad?: string;
      /** The label that holds what was dealt damage: permanents as `result`, players as `noted` (CR 120.4d). */
      readonly damaged?: string;
      /**
       * Each source deals its own damage, and the amount calls it `each one`: “each creature deals damage equal to its
       * power to …”.
       */
      readonly each?: true;
    }
  /** The division was announced on casting (CR 601.2d). */
  | { readonly do: 'deal divided damage'; readonly slot: number; readonly source?: Objects; readonly damaged?: string }
  /**
   * The label holds what was destroyed, as it last existed. `noRegeneration`: they can't be regenerated, or those of
   * them that are creatures can't.
   */
  | {
      readonly do: 'destroy';
      readonly what: Objects;
      readonly noRegeneration?: true | 'creatures';
      readonly label?: string;
    }
  /**
   * The players sacrifice those of these permanents that they control; you do where no player is given. “If you do”
   * asks the label whether anything was sacrificed (CR 118.12).
   */
  | { readonly do: 'sacrifice'; readonly what: Objects; readonly who?: Players; readonly label?: string }
  | {
      readonly do: 'choose and sacrifice';
      readonly who: Players;
      readonly filter: Filter;
      readonly count: Amount;
      readonly label?: string;
    }
  /**
   * Each of the players discards a card or sacrifices such a permanent, whichever they choose (CR 608.2d). The label holds
   * the cards and permanents as they last existed.
   */
  | {
      readonly do: 'discard or sacrifice';
      readonly who: Players;
      readonly filter: Filter;
      readonly label?: string;
    }
  /** `link` remembers what it moved for the linked ability (CR 607). */
  | {
      readonly do: 'move';
      /** The player who moves them, if that isn't you: “that player exiles the top card of their library”. */
      readonly who?: Players;
      readonly what: Objects;
      readonly to: Destination;
      /** At the same time that player sacrifices these. */
      readonly sacrificing?: Objects;
      readonly label?: string;
      readonly link?: string;
      /** The objects return to where they were right after this event (CR 610.3). */
      readonly until?: 'this leaves the battlefield' | TriggerEvent;
      /** The label that holds the objects as they were before they moved: “creatures exiled this way” (CR 608.2h). */
      readonly was?: string;
      /** “Put”, not “return”; “your hand”, not “its owner's”, where the objects don't decide it. It is only wording. */
      readonly verb?: 'put' | 'return';
      readonly whose?: 'you' | 'owner' | 'that player' | 'they';
    }
  /**
   * With `to`, a spell that is countered this way is put there instead of into the graveyard (CR 614.15, 701.6a). The
   * label holds what was countered.
   */
  | {
      readonly do: 'counter';
      readonly what: Objects;
      readonly to?: Destination;
      /** Only such a spell is put there: “if an artifact or creature spell is countered this way”. */
      readonly toIf?: Filter;
      readonly label?: string;
    }
  | { readonly do: 'regenerate'; readonly what: Objects }
  /** The label holds the cards that were drawn. `additional`: “an additional card”. It is only wording. */
  | {
      readonly do: 'draw';
      readonly who: Players;
      readonly count: Amount;
      readonly label?: string;
      readonly additional?: true;
      /** “Up to two cards”: each of the players chooses the number. */
      readonly upTo?: true;
    }
  | { readonly do: 'scry'; readonly who: Players; readonly count: Amount }
  | { readonly do: 'mill'; readonly who: Players; readonly count: Amount; readonly label?: string }
  /** The label holds the cards that were discarded. */
  | {
      readonly do: 'discard';
      readonly who: Players;
      readonly count: Amount | 'hand';
      readonly atRandom?: true;
      readonly label?: string;
      /** “All the cards in your hand”, not “your hand”. It is only wording. */
      readonly said?: 'all the cards';
    }
  /** The label holds the total: “the life lost this way”. */
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
      /** The player keeps this mana as steps and phases end, until end of turn or end of combat. */
      readonly lasts?: true | 'end of combat';
      /** “An additional {G}”. It is only wording. */
      readonly additional?: true;
    }
  | TokenOrCounterInstruction
  /** Objects, players or the game get a designation, with its value if it has one, or lose it. */
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
      /** Only who chooses knows it, until they reveal it. */
      readonly secret?: true;
    }
  /**
   * The label holds what was tapped or untapped. With `who`, those players tap or untap the ones that they control:
   * “they tap all lands they control”.
   */
  | { readonly do: 'tap' | 'untap'; readonly what: Objects; readonly who?: Players; readonly label?: string }
  /**
   * `asThough`: “as though that planeswalker were a creature” (CR 702.6e). `hostFirst`: “attach to it any number of …”;
   * it is only wording.
   */
  | {
      readonly do: 'attach';
      readonly what: Objects;
      readonly to: Objects;
      readonly asThough?: 'creature';
      readonly hostFirst?: true;
    }
  /** `said`: “those creatures fight each other”. It is only wording. */
  | { readonly do: 'fight'; readonly first: Objects; readonly second: Objects; readonly said?: 'each other' }
  | {
      readonly do: 'search library';
      readonly who: Players;
      readonly filter: Filter;
      readonly count: Amount;
      /** “Up to three cards”: fewer may be found, too, although no quality is stated (CR 701.23d). */
      readonly upTo?: true;
      /** Further cards that the search finds: “a basic Forest card and a basic Plains card”. */
      readonly also?: readonly SearchedFor[];
      /** “With different names”: a condition for the cards found for `filter`. */
      readonly together?: readonly Together[];
      readonly to: Destination;
      readonly reveal?: true;
      readonly label?: string;
      /** The label under which the object remembers the found cards for its linked ability (CR 607.2a). */
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
  /** Remembers these objects for the linked ability (CR 607.2). */
  | {
      readonly do: 'link';
      readonly what: Objects;
      readonly label: string;
      /** The object that remembers them, if it isn't the one whose text this is. */
      readonly to?: Objects;
    }
  /**
   * Exchanges the permanent with such a card in your hand; the card becomes attached to what the permanent was attached
   * to (CR 701.12d, 701.12e).
   */
  | { readonly do: 'exchange with card in hand'; readonly what: Objects; readonly filter: Filter }
  /** Cards in exile haunt an object (CR 702.55b). */
  | { readonly do: 'haunt'; readonly what: Objects; readonly haunted: Objects }
  /** Cards in exile are encoded on an object (CR 702.99b). */
  | { readonly do: 'encode'; readonly what: Objects; readonly on: Objects }
  /** CR 702.95a: they are paired for as long as both remain creatures on the battlefield under your control. */
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
      /** The objects phase in right after this event, and not during an untap step (CR 610.4). */
      readonly until?: 'this leaves the battlefield' | TriggerEvent;
    }
  | TurnInstruction;
