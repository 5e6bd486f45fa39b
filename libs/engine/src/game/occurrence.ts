import type { Effect, ManaType, ReplaceableAction, Zone } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type {
  CardIndex,
  Counter,
  DefinitionPointer,
  EventData,
  Manner,
  ObjectId,
  PlayerId,
  Ref,
  Revision,
} from '@stacktrail/game-events';
import type { Chosen } from '@stacktrail/game-state';

/**
 * A choice that is made as a permanent enters, with the definition of the ability that asks for it (CR 607.2d,
 * 614.12a).
 */
export interface ChosenAsItEnters extends Chosen {
  readonly scope: string | undefined;
}

/** The additional effects with which a copy enters, besides the copied characteristics (CR 707.9e). */
export interface Brought {
  readonly tapped: boolean;
  readonly counters: readonly Counter[];
  /** The ability that triggers on the copying, which refers to the copied object (CR 707.9g). */
  readonly triggers?: { readonly effect: Effect; readonly context: TextContext };
}

/** A continuous effect that begins as its permanent enters: all fields of its fact except the permanent (CR 611.2e). */
export type ContinuousBeginning = Omit<EventData<'ContinuousEffectBegan'>, 'effect' | 'objects'>;

interface OccurrenceBase {
  /** Its own causes, if they are closer than those of the whole proposal. */
  readonly causes?: readonly Revision[];
  readonly rule?: string;
  /** The object that does it, if that isn't the proposal's source. */
  readonly source?: ObjectId;
}

/** The copy effect of a permanent that enters as a copy for a while: some fields of its fact. */
type CopyLasts = Pick<EventData<'BecameCopy'>, 'source' | 'controller' | 'duration'>;

/** An object would change zones (CR 400.7). */
export interface MoveOccurrence extends OccurrenceBase {
  readonly would: 'move';
  readonly object: ObjectId;
  readonly to: Zone;
  readonly manner: Manner;
  /** For a discard or a sacrifice by an effect: the controller of the spell or ability (CR 609.1, 701.9). */
  readonly causedBy?: PlayerId;
  /** The place in a library, from the top; -1 is the bottom. */
  readonly position?: number;
  /** The player under whose control it enters; its owner where absent. */
  readonly controller?: PlayerId;
  readonly tapped?: boolean;
  readonly counters?: readonly Counter[];
  readonly attachTo?: ObjectId;
  readonly attachToPlayer?: PlayerId;
  /** The protector of a battle (CR 310.8a). */
  readonly protector?: PlayerId;
  /** CR 722.3a of CR 2026-08-07. */
  readonly prepared?: true;
  /** Choices that were made as it enters (CR 614.12a). */
  readonly chosen?: readonly ChosenAsItEnters[];
  /** The face that is up on the stack or the battlefield; the front one where absent (CR 712.8, 712.14). */
  readonly face?: number;
  /** It is turned face down before it moves, with these characteristics (CR 708.3, 708.4). */
  readonly faceDown?: DefinitionPointer;
  /** Continuous effects that begin as it enters (CR 611.2e). */
  readonly begins?: readonly ContinuousBeginning[];
  /** It enters as a copy of this (CR 707.5). */
  readonly copy?: DefinitionPointer;
  readonly copyBrings?: Brought;
  /** How long it is that copy, if not as long as it is on the battlefield (CR 611.2a, 707.4). */
  readonly copyLasts?: CopyLasts;
  /** The card that melds with it (CR 701.42a). */
  readonly meldsWith?: ObjectId;
  /** The cards of a melded or merged permanent that go to the command zone instead (CR 903.9c). */
  readonly toCommand?: readonly CardIndex[];
  /** The zone for the cards among the components of a merged token, if another than the token's (CR 728.3e). */
  readonly componentsTo?: 'exile' | 'hand' | 'library';
  /** The arrangement of the new objects of a permanent that several cards represented, by their places (CR 728.3a). */
  readonly arrangement?: readonly number[];
  /** The library that it moves to is shuffled afterwards. */
  readonly shuffle?: true;
  /** It is revealed before it moves (CR 701.20a). */
  readonly reveal?: true;
}

/** A permanent would be destroyed (CR 701.8). */
export interface DestroyOccurrence extends OccurrenceBase {
  readonly would: 'destroy';
  readonly object: ObjectId;
  readonly noRegeneration?: boolean;
  /** CR 704.5g: what the check compared. */
  readonly lethal?: { readonly toughness: number; readonly damage: number };
}

/** All damage marked on a permanent would be removed (CR 702.89a). */
interface RemoveDamageOccurrence extends OccurrenceBase {
  readonly would: 'remove damage';
  readonly object: ObjectId;
}

/** A permanent is regenerated instead of being destroyed (CR 701.19a). */
export interface RegenerateOccurrence extends OccurrenceBase {
  readonly would: 'regenerate';
  readonly object: ObjectId;
  readonly shield: number;
}

/** Damage would be dealt (CR 120). `from` is its source. */
export interface DamageOccurrence extends OccurrenceBase {
  readonly would: 'be dealt damage';
  readonly from: ObjectId;
  readonly to: Ref;
  readonly amount: number;
  readonly combat: boolean;
  /** The effect that deals it says that it can't be prevented (CR 615.12). */
  readonly unpreventable?: true;
}

export interface LifeOccurrence extends OccurrenceBase {
  readonly would: 'gain life' | 'lose life';
  readonly player: PlayerId;
  readonly amount: number;
  /** Whether damage causes the loss (CR 120.3a). */
  readonly fromDamage?: true;
  /** Whether rad counters cause the loss (CR 726.1a). */
  readonly fromRadiation?: true;
}

/** An instruction to draw several cards, before any of them is drawn (CR 121.2a). */
interface DrawCardsOccurrence extends OccurrenceBase {
  readonly would: 'draw cards';
  readonly player: PlayerId;
  readonly count: number;
}

/** One card (CR 121.2). */
export interface DrawOccurrence extends OccurrenceBase {
  readonly would: 'draw';
  readonly player: PlayerId;
}

export interface TokensOccurrence extends OccurrenceBase {
  readonly would: 'create tokens';
  /** Who creates and owns them (CR 111.2). */
  readonly player: PlayerId;
  /** Who controls them, where an effect has changed that (CR 616.1b). */
  readonly controller?: PlayerId;
  readonly count: number;
  readonly description: DefinitionPointer;
  readonly tapped: boolean;
  readonly counters?: readonly Counter[];
  readonly chosen?: readonly ChosenAsItEnters[];
  readonly attachTo?: ObjectId;
  readonly attachToPlayer?: PlayerId;
  readonly prepared?: true;
  readonly begins?: readonly ContinuousBeginning[];
  readonly face?: number;
  readonly faceDown?: DefinitionPointer;
  /**
   * What they enter as copies of, because of a replacement effect. A token that is created as a copy has this as its
   * description.
   */
  readonly copy?: DefinitionPointer;
  readonly copyBrings?: Brought;
  readonly copyLasts?: CopyLasts;
  readonly protector?: PlayerId;
  /**
   * The number of tokens is decided, and now they enter the battlefield, which is an event contained in the creation
   * (CR 616.1g).
   */
  readonly entering?: true;
}

export interface CountersOccurrence extends OccurrenceBase {
  readonly would: 'get counters';
  readonly object: ObjectId;
  /** The player who puts them; the permanent's controller where absent (CR 122.6a). */
  readonly by?: PlayerId;
  readonly counter: string;
  readonly count: number;
  /** Whether they are put to pay a cost, and not by an effect (CR 614.16). */
  readonly asCost?: true;
}

/** Counters would be removed from an object (CR 122.1). */
export interface LoseCountersOccurrence extends OccurrenceBase {
  readonly would: 'lose counters';
  readonly object: ObjectId;
  readonly counter: string;
  readonly count: number;
}

/** A permanent that was tapped for mana would produce it (CR 106.12b). */
interface ManaOccurrence extends OccurrenceBase {
  readonly would: 'produce mana';
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly mana: readonly ManaType[];
  /** The instruction that restricts the mana or says what happens when it is spent (CR 106.6a). */
  readonly instruction: DefinitionPointer | null;
}

/** A player would get counters (CR 122.1); `by` is who gives them. */
export interface PlayerCountersOccurrence extends OccurrenceBase {
  readonly would: 'player gets counters';
  readonly player: PlayerId;
  readonly by: PlayerId;
  readonly counter: string;
  readonly count: number;
}

/**
 * A player, or an object that they control, would take a keyword action (CR 701) that many times, or with that number.
 */
interface ActionOccurrence extends OccurrenceBase {
  readonly would: 'take action';
  readonly action: ReplaceableAction;
  readonly player: PlayerId;
  readonly object?: ObjectId;
  readonly count: number;
}

/** A player would win or lose the game (CR 104.2b, 104.3). */
export interface GameOccurrence extends OccurrenceBase {
  readonly would: 'win the game' | 'lose the game';
  readonly player: PlayerId;
}

/**
 * Instructions of a replacement or prevention effect, which replace an event or are added to it (CR 614.1a, 615.5).
 * They are followed after everything else that happens at the same time (CR 121.7).
 */
export interface InstructedOccurrence extends OccurrenceBase {
  readonly would: 'follow instructions';
  readonly effects: readonly Effect[];
  readonly context: TextContext;
}

/**
 * What rules or effects would do, before it has happened: what CR 614 calls an event. Once it happens, it is stored as
 * events.
 */
export type Occurrence =
  | ManaOccurrence
  | MoveOccurrence
  | DestroyOccurrence
  | RegenerateOccurrence
  | RemoveDamageOccurrence
  | DamageOccurrence
  | LifeOccurrence
  | DrawOccurrence
  | DrawCardsOccurrence
  | LoseCountersOccurrence
  | TokensOccurrence
  | CountersOccurrence
  | PlayerCountersOccurrence
  | GameOccurrence
  | ActionOccurrence
  | InstructedOccurrence;

/** The result of a proposed occurrence: the objects that it moved or made, as they are now, and its amount. */
export interface OccurrenceResult {
  readonly objects: readonly ObjectId[];
  readonly amount: number;
  /** How much of it was excess damage (CR 120.10). */
  readonly excess?: number;
  /** What was dealt damage. */
  readonly damaged?: readonly Ref[];
}

/** The same occurrence with one more cause. */
export function withCause<O extends Occurrence>(occurrence: O, fact: Revision): O {
  return { ...occurrence, causes: [...(occurrence.causes ?? []), fact] };
}
