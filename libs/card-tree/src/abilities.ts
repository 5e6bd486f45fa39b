import type { Ignoring } from './allowed-actions.js';
import type { Amount, Measure } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Comparator, Filter } from './filters.js';
import type { KeywordAbility } from './keywords.js';
import type { Players } from './references.js';
import type { SharedQuality } from './relation-filters.js';
import type { TriggerEvent } from './triggers.js';
import type { ManaCost, ManaType } from './symbols.js';
import type { Zone } from './zones.js';
import type { StaticEffect } from './static-effects.js';

/** Where a target is looked for (CR 115.2). */
export const targetKinds = [
  'any target',
  'player',
  'opponent',
  'permanent',
  'spell',
  'card in graveyard',
  'permanent or player',
  'ability',
  'spell or ability',
  'spell or permanent',
  'permanent or opponent',
  'card in exile',
  'card in graveyard or permanent',
  'card in exile or permanent',
] as const;
export type TargetKind = (typeof targetKinds)[number];

/**
 * A condition that several chosen objects must meet together: “with different names”, “with total mana value 5 or
 * less”.
 */
export type Together =
  | { readonly all: 'share' | 'differ in'; readonly quality: SharedQuality }
  | { readonly all: 'total'; readonly measure: Measure; readonly compare: Comparator; readonly to: Amount };

/** What a target may be (CR 115.1): a player, an object in a zone, or either (“any target”, CR 115.4). */
export interface TargetSpec {
  readonly kind: TargetKind;
  /** The filter is asked about objects; a player always fits where `kind` admits players. */
  readonly filter: Filter;
  readonly min: Amount;
  readonly max: Amount;
  /** As many as there can be, up to `max`: “for each opponent, … target creature that player controls”. */
  readonly asMany?: true;
  /** The instruction divides this much among the targets (CR 601.2d). */
  readonly divide?: Amount;
  /** The slots of other targets, from all of which this one must be different (“another target”). */
  readonly otherThan?: readonly number[];
  /** The target is required only if this holds on announcement (CR 601.2c), such as kicked. */
  readonly when?: Condition;
  /** Conditions that the targets must meet together. */
  readonly together?: readonly Together[];
  /** Only a player of whom this holds can be chosen; the condition calls them `that player`. */
  readonly playerWho?: Condition;
  /** That is asked only as the target is chosen, not as the spell or ability resolves (CR 601.2c, 608.2b). */
  readonly askedOnce?: true;
  /** The first of these players chooses the target instead of the controller. */
  readonly chooses?: Players;
  /** The target is chosen at random among the legal ones. */
  readonly atRandom?: true;
}

/** The targets and instructions of one mode, or of the whole text if it isn't modal. */
export interface Mode {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  /** A flavor word or an ability word that names the mode and has no rules meaning (CR 207.2c, 702.183). */
  readonly label?: string;
  /** CR 700.2h: an additional cost to be paid where this mode is chosen. */
  readonly cost?: readonly Cost[];
  /** CR 700.2i: the mode's pawprint symbols. */
  readonly pawprints?: number;
}

/** How modes are chosen (CR 700.2). */
export interface ModeChoice {
  readonly min: number;
  readonly max: number;
  /** “You may choose two”: none may be chosen as well, but not one. */
  readonly orNone?: true;
  /** “You may choose the same mode more than once” (CR 700.2d). */
  readonly again?: true;
  /** Another player chooses (CR 700.2e). */
  readonly chooses?: 'an opponent' | 'chance';
  /** All modes may be chosen if this holds (CR 601.4): “you may choose both”. */
  readonly allIf?: Condition;
  /** All modes have to be chosen then: “choose both instead”. */
  readonly mustAll?: true;
  /** None may be chosen as well: “choose any number instead”. */
  readonly orNoneIf?: true;
  /** How the text says that. */
  readonly said?: readonly ('as cast' | 'instead' | 'or more')[];
  /**
   * The most pawprint symbols that the chosen modes may have (CR 700.2i). `min` and `max` don't bound the choice then.
   */
  readonly pawprints?: number;
  /** A player or object may be a target for only one mode: “each mode must target a different player”. */
  readonly differentTargets?: true;
  /** Only modes can be chosen that haven't been chosen before for this ability of the object, ever or this turn. */
  readonly notChosen?: 'ever' | 'this turn';
}

/** The instructions of a spell or ability; `choose` makes it modal (CR 700.2). */
export interface Instructions {
  readonly modes: readonly Mode[];
  readonly choose?: ModeChoice;
}

/** The spell ability of an instant or sorcery (CR 113.3a). */
export interface SpellAbility extends Instructions {
  readonly kind: 'spell';
  /** “X can't be 0” (CR 107.3a): the spell can't be cast with X = 0. */
  readonly xIsPositive?: true;
}

/** CR 113.3b, 602. */
export interface ActivatedAbility extends Instructions {
  readonly kind: 'activated';
  readonly cost: readonly Cost[];
  /** “Activate only as a sorcery”, “… as an instant” (CR 602.5d, 602.5e). */
  readonly timing?: 'sorcery' | 'instant';
  readonly oncePerTurn?: true;
  /** “Activate no more than twice each turn”, “activate only once” (CR 602.5b). */
  readonly limit?: { readonly times: number; readonly per: 'turn' | 'game' };
  /** “Activate only if …”, “activate only during …” (CR 602.1b). */
  readonly onlyIf?: Condition;
  /** Only mana of that type can be spent on the X in its cost. */
  readonly spendOnX?: ManaType;
  /** “Spend only mana of the chosen color to activate this ability”: its cost can't be paid where none was chosen. */
  readonly spendOnly?: 'chosen color';
  /** “X can't be 0” (CR 107.3a). */
  readonly xIsPositive?: true;
  /** “This ability costs {1} more to activate for each …” (CR 601.2f). */
  readonly costsMore?: { readonly mana: ManaCost; readonly times: Amount };
  /** “This ability costs {1} less to activate for each …” (CR 601.2f). */
  readonly costsLess?: {
    readonly mana: ManaCost;
    readonly times?: Amount;
    /** The cost is also reduced by the mana cost of the object whose ability it is (CR 702.193a). */
    readonly byManaCost?: true;
  };
  /** These players may activate it, too or instead of its controller (CR 602.2). */
  readonly activatedBy?: 'any player' | 'opponents' | 'owner';
  readonly loyalty?: true;
  /** “This ability can't be countered” (CR 602.1b). It isn't part of the ability's effect. */
  readonly cantBeCountered?: true;
  /** The ability is a special action under this rule (CR 116.2): it is taken at once and doesn't use the stack. */
  readonly specialAction?: string;
  /** It can be activated only when its player could begin to cast this card (CR 702.62a). */
  readonly whenCastable?: true;
  /**
   * Where the ability functions, if not on the battlefield (CR 113.6). A companion's functions `outside` the game (CR
   * 702.139a).
   */
  readonly from?: 'graveyard' | 'hand' | 'exile' | 'command' | 'outside';
}

/** CR 113.3c, 603. `condition` is an intervening if (CR 603.4). */
export interface TriggeredAbility extends Instructions {
  readonly kind: 'triggered';
  readonly event: TriggerEvent;
  readonly condition?: Condition;
  /** “This ability triggers only once each turn.” */
  readonly oncePerTurn?: true;
  /** “This ability triggers only twice each turn.” */
  readonly timesPerTurn?: number;
  /** “Do this only once each turn” (CR 603.2i). */
  readonly doOncePerTurn?: true;
  /** “This ability can't be countered” (CR 603.1a). It isn't part of the ability's effect. */
  readonly cantBeCountered?: true;
  /**
   * The zones that its text says it functions in (CR 113.6b). Where absent, CR 113.6 and 113.6k say where it functions.
   */
  readonly functionsIn?: readonly Zone[];
  /**
   * “When you do, …”, in the paragraph of the optional additional cost whose payment its condition asks for. It is only
   * wording.
   */
  readonly said?: 'when you do';
}

/** CR 113.3d, 604. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly effects: readonly StaticEffect[];
  /** “As long as …”. */
  readonly condition?: Condition;
  /** The zones that its text says it functions in (CR 113.6b); the battlefield where absent. */
  readonly functionsIn?: readonly Zone[];
  /** The text says the condition first. It is only wording. */
  readonly leads?: true;
  /**
   * How the text words the condition if not with “as long as …”: with “if”, or as a time after the effect. It is only
   * wording.
   */
  /**
   * `otherwise`: the condition of the ability before this one, in the same paragraph, doesn't hold. `instead`: two
   * abilities of one paragraph, of which the second holds instead of the first: “It gets +3/+1 instead as long as …”.
   * `unless`: the text says the opposite of the condition, after “unless”.
   */
  readonly said?: 'if' | 'during' | 'otherwise' | 'instead' | 'unless';
  /** It stands in the paragraph of the ability before it. It is only wording. */
  readonly sameParagraph?: true;
  /** How a sentence joins two effects: “this creature gets +2/+2 and other creatures …”. It is only wording. */
  readonly joined?: 'and' | 'comma and';
  readonly mayIgnore?: Ignoring;
}

/**
 * An additional cost to cast the spell (CR 118.8). With `optional`, the player who casts the spell may pay it (118.8b).
 */
export interface AdditionalCost {
  readonly kind: 'additional cost';
  readonly optional?: true;
  /** CR 601.3c: it is offered where the spell can be cast only as though it had flash, and paying it allows that. */
  readonly flash?: true;
  readonly cost: readonly Cost[];
}

/**
 * A paragraph of a permanent's text that the compiler can't read (docs/adjudication.md). Nothing of it is enforced: a
 * player says when it applies or has triggered. Its only instruction is to adjudicate it.
 */
export interface UnreadAbility extends Instructions {
  readonly kind: 'unread';
}

export type Ability =
  SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility | AdditionalCost | UnreadAbility;
