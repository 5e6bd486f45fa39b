import type { Duration, Effect, Zone } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';

/** A continuous effect from a resolved spell or ability (CR 611.2). */
export interface ContinuousEffect {
  readonly id: number;
  /** The instruction that made it; its `changes` are what it does. */
  readonly instruction: Extract<Effect, { do: 'apply' }>;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** The objects that it affects, fixed when it began; none of one that modifies the rules of the game (CR 611.2c). */
  readonly objects: readonly ObjectId[];
  /** The numbers it locked in (CR 608.2h): for each change with power and toughness, both. */
  readonly values: readonly number[];
  readonly duration: Duration;
  readonly timestamp: number;
  readonly turn: number;
  readonly began: Revision;
}

/** The targets that were legal as an effect began, a list a slot: whether they still are isn't asked (CR 608.2b). */
type Targets = readonly (readonly Ref[])[];

/**
 * A replacement or prevention effect from a resolved spell or ability (CR 614, 615). `onStack`, here and below, is the
 * spell or ability that it was, or 0.
 */
export interface ReplacementShield {
  readonly id: number;
  readonly kind: 'regeneration' | 'prevention' | 'exile instead of dying' | 'exile instead of leaving' | 'redirection';
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly recipients: readonly Ref[];
  /** What it can still prevent (CR 615.7); `null` is any amount. */
  readonly amount: number | null;
  readonly combatOnly: boolean;
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
  /** To whom it redirects damage (CR 614.9). */
  readonly redirectTo: Ref | null;
  /** The source that was chosen for it, where it redirects the damage of no other (CR 609.7a). */
  readonly from: ObjectId | null;
  /** What made it, where more than these fields depends on it. */
  readonly instruction: Extract<Effect, { do: 'redirect damage' | 'prevent damage' }> | null;
  readonly onStack: ObjectId;
  readonly targets: Targets;
}

/** A rule about casting that an instruction put in force (CR 611.2c). */
export interface LastingRule {
  readonly id: number;
  readonly instruction: Extract<Effect, { do: 'put in force' }>;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** How many times it changes a cost, where that was counted as it began (CR 611.2d). */
  readonly values: readonly number[];
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** Any other replacement or prevention effect from a resolved spell or ability (CR 614.1, 615.1). */
export interface LastingReplacement {
  readonly id: number;
  /** The instruction that made it says what it watches for and does instead. */
  readonly instruction: Extract<Effect, { do: 'replace' }>;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly kept: readonly ObjectId[];
  readonly onStack: ObjectId;
  readonly targets: Targets;
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** An effect of a resolved spell or ability that lets a player play cards from where they are (CR 601.3). */
export interface LastingPermission {
  readonly id: number;
  readonly instruction: Extract<Effect, { do: 'may play' }>;
  readonly source: ObjectId;
  readonly player: PlayerId;
  /** The player for whom “your” and “you control” in its duration count; the same. */
  readonly controller: PlayerId;
  /** Another object is meant once a card has left its zone (CR 400.7): then the permission has nothing left. */
  readonly objects: readonly ObjectId[];
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** For a while, players can't do something (CR 101.2, 611.2). */
export interface LastingProhibition {
  readonly id: number;
  /** The instruction that made it says what they can't do. */
  readonly instruction: Extract<Effect, { do: 'prohibit' }>;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly players: readonly PlayerId[];
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** An effect of a resolved spell or ability that lets players take a special action (CR 116.2c). */
export interface Allowance {
  readonly id: number;
  /** The instruction that made it says what it costs and does. */
  readonly instruction: Extract<Effect, { do: 'allow action' | 'delayed trigger' }>;
  readonly source: ObjectId;
  /** The spell or ability that it was, whose targets it knows; or 0. */
  readonly onStack: ObjectId;
  readonly controller: PlayerId;
  readonly players: readonly PlayerId[];
  /** The effects and the delayed triggered abilities that taking it ends; it is over once there is none any more. */
  readonly ends: readonly number[];
  readonly stops: readonly number[];
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** A player ignores the effect of a static ability of the source (CR 116.2d). */
export interface IgnoredAbility {
  readonly id: number;
  readonly source: ObjectId;
  readonly ability: DefinitionPointer;
  /** Who ignores it. */
  readonly controller: PlayerId;
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** A copy effect or a text-changing one that ends (CR 707.4, 612, 611.2); what it makes of its object stands on the object. */
export interface LastingFormEffect {
  readonly id: number;
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly duration: Duration;
  readonly turn: number;
  readonly began: Revision;
}

/** A player controls another one (CR 721), or will when the turn comes that the effect waits for. */
export interface PlayerControl {
  readonly id: number;
  readonly source: ObjectId;
  readonly player: PlayerId;
  readonly controller: PlayerId;
  /** Whether it applies now; if not, it waits for the next turn that the player takes. */
  readonly applies: boolean;
  readonly began: Revision;
}

/** CR 610.3, 610.4: objects that return, or phase in, right after an event. */
export interface AwaitedReturn {
  readonly id: number;
  /** The instruction that moved them; its `until` is the event. */
  readonly instruction: Extract<Effect, { do: 'move' | 'phase out' }>;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly moved: readonly { readonly object: ObjectId; readonly from: Zone }[];
  readonly due: boolean;
  readonly began: Revision;
}
