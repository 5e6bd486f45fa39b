import {
  GameEvent,
  noObject,
  seatBit,
  type AnyGameEvent,
  type EventData,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import {
  deciderFor,
  freeNumber,
  handNumbersOf,
  type GameState,
  type PlayerControl,
  type Mana,
} from '@stacktrail/game-state';
import { evolveInPlay } from '../memory/evolve-in-play.js';
import type { CardReference } from './card-reference.js';
import { ManaActivation, type Activated } from './mana-activation.js';
import type { OuterRules } from './outer-rules.js';
import { UncheckedFacts } from './unchecked-facts.js';
import { secretWord, type RandomWords } from './random-words.js';
import { Abandoned, Undertaking } from './undertaking.js';

/** Why something happens: the rule and, if known, the object that does it, the player who acts, and the causes. */
export interface Reason {
  readonly rule: string;
  readonly source?: ObjectId;
  readonly player?: PlayerId | null;
  /** The player who decides it, if that isn't the player or whoever controls them (CR 721). */
  readonly decidedBy?: PlayerId;
  readonly causes?: readonly Revision[];
}

/** Why an action was reversed, and the fact that reversed it. */
export interface Reversal {
  readonly rule: string;
  readonly message: string;
  readonly at: Revision;
}

/**
 * A game that is being played. It is the only mutable object of the rules core, and only procedures hold it. They
 * change the game by emitting events, and `evolve` makes the new `state` of each.
 */
export class Game {
  state: GameState;
  /** Where names of cards are looked up (CR 108.1); `null` where there is no such place, as when a game is resumed. */
  cardReference: CardReference | null = null;
  /** Facts since the last decision was answered. */
  batch: AnyGameEvent[] = [];
  /** Facts since the player with priority began to act, which rule 731 could reverse. They can span several batches. */
  action: AnyGameEvent[] = [];
  /** The mana abilities activated since the player with priority began to act. */
  activations: ManaActivation[] = [];
  /** The mana abilities whose activation isn't complete, the innermost last. */
  private readonly activating: ManaActivation[] = [];
  /** The actions that players have begun and not finished, the outermost first. */
  readonly unfinishedActions: Undertaking[] = [];
  /** The state in which the player with priority was asked. A reversal goes back to it. */
  priorityState: GameState;
  /** The last reversal since the last answer, which whoever gave that answer is told about. */
  reversal: Reversal | null = null;
  /** A starting position is being set up. Nothing triggers on that. */
  isSettingUp = false;
  /** The last state in which a check of state-based actions found nothing (CR 704.3). */
  cleanState: GameState | null = null;
  /** Facts for which no abilities have been checked yet. */
  readonly uncheckedFacts: UncheckedFacts;
  /** The revision of the last check of state-based actions for failed draws, or -1. */
  drawsCheckedAt = -1;
  /** The revision of the last check of state-based actions for commanders (CR 903.9a), or -1. */
  commandersCheckedAt = -1;
  /** How many actions are in progress, one inside another: casting, activating, special actions (CR 401.5). */
  actionDepth = 0;
  /** Whether cards were drawn face down during such an action and still are face down (CR 121.8). */
  drewFaceDown = false;
  /**
   * Replacement effects that have been applied to the event that is being replaced. They don't apply to it again (CR
   * 614.5).
   */
  appliedReplacements: readonly string[] = [];
  /**
   * CR 603.2i: records that the resolving ability's “do this only once each turn” has been used. The instruction that
   * does it calls this.
   */
  recordOncePerTurnUse: (() => void) | null = null;
  /** The permanents that would enter the battlefield in the event that is being replaced (CR 614.13). */
  entering: readonly ObjectId[] = [];
  /** The causes of the facts that are emitted now, unless the emitting code names closer ones. */
  causes: readonly Revision[] = [];

  constructor(
    state: GameState,
    readonly random: RandomWords,
    readonly outerRules: OuterRules,
  ) {
    this.state = state;
    this.priorityState = state;
    this.uncheckedFacts = new UncheckedFacts(state.catalog);
  }

  /** The revision that the next fact will have. */
  get nextRevision(): Revision {
    return (this.state.revision + 1) as Revision;
  }

  /** Records that something happened. Returns the fact's revision. */
  emit<K extends EventType>(type: K, data: EventData<K>, reason: Reason): Revision {
    const player = reason.player ?? null;
    const { playerControls } = this.state;
    const controlled = playerControls.length > 0 && player !== null;
    const decidedBy = reason.decidedBy ?? (controlled ? deciderFor(this.state, player) : player);
    return this.record(
      new GameEvent(
        type,
        playerControls.length === 0 ? data : shownToControllers(playerControls, data),
        this.nextRevision,
        reason.rule,
        reason.causes ?? this.causes,
        reason.source ?? noObject,
        player,
        decidedBy,
        null,
      ) as AnyGameEvent,
    );
  }

  /** Adds a fact that is complete already. */
  record(event: AnyGameEvent): Revision {
    const before = this.state;
    this.state = evolveInPlay(before, event);
    this.uncheckedFacts.add(event, before);
    this.batch.push(event);
    this.action.push(event);
    return event.revision;
  }

  /** The player with priority begins to act. Whatever is done from here on can be reversed as one action (CR 731.1). */
  beginAction(): void {
    this.action = [];
    this.activations = [];
  }

  /**
   * Runs an action that ends unfinished if the player leaves the game.
   *
   * @returns its result; `null` if it was left unfinished
   */
  *runAction<Y, T, N>(player: PlayerId, run: () => Generator<Y, T, N>): Generator<Y, T | null, N> {
    const undertaking = new Undertaking(player);
    const depth = this.unfinishedActions.push(undertaking) - 1;
    const { causes } = this;
    try {
      return yield* run();
    } catch (error) {
      if (!(error instanceof Abandoned) || error.undertaking !== undertaking) throw error;
      this.causes = causes;
      return null;
    } finally {
      while (this.unfinishedActions.length > depth) this.unfinishedActions.pop();
    }
  }

  /** Runs something that goes on even if the player whose action led to it leaves the game. @throws Abandoned */
  *regardlessOfLeaving<Y, T, N>(run: () => Generator<Y, T, N>): Generator<Y, T, N> {
    const outer = this.unfinishedActions.splice(0);
    const result = yield* run();
    this.unfinishedActions.push(...outer);
    this.abandon(this.state.players.filter(({ lost }) => lost).map(({ id }) => id));
    return result;
  }

  /** Runs a part of a player's action, which `actionDepth` counts. */
  *act<Y, T, N>(run: () => Generator<Y, T, N>): Generator<Y, T, N> {
    this.actionDepth += 1;
    try {
      return yield* run();
    } finally {
      this.actionDepth -= 1;
    }
  }

  /** Ends the outermost action of players who have left. @throws Abandoned if there is one */
  abandon(players: readonly PlayerId[]): void {
    const undertaking = this.unfinishedActions.find(({ player }) => players.includes(player));
    if (undertaking !== undefined) throw new Abandoned(undertaking);
  }

  /** Runs the activation of a mana ability and records which facts and mana belong to it. */
  *activateManaAbility<Y, T, N>(player: PlayerId, of: Activated, run: () => Generator<Y, T, N>): Generator<Y, T, N> {
    const activation = new ManaActivation(player, of, this.action.length, this.state.nextMana);
    this.activating.push(activation);
    try {
      const result = yield* run();
      activation.complete(this.action.length, this.state.nextMana);
      this.activations.push(activation);
      return result;
    } finally {
      this.activating.pop();
    }
  }

  /** Whether a mana ability is being activated and hasn't resolved yet. */
  isActivating({ object, ability }: Activated): boolean {
    return this.activating.some(({ of }) => of.object === object && of.ability === ability);
  }

  /** Records that mana was spent, and on which mana ability, if one is being activated. */
  recordSpentMana(spent: readonly Mana[]): void {
    const on = this.activating.at(-1);
    if (on === undefined) return;
    for (const { unit } of spent) this.activations.find((activation) => activation.produced(unit))?.spentOn.add(on);
  }

  /** Runs a part of the rules. Facts that it emits have these causes, unless they name closer ones. */
  *because<Y, T, N>(causes: readonly Revision[], run: () => Generator<Y, T, N>): Generator<Y, T, N> {
    const outer = this.causes;
    this.causes = causes;
    try {
      return yield* run();
    } finally {
      this.causes = outer;
    }
  }

  /** The id that the next new object gets. */
  nextObjectId(): ObjectId {
    return this.state.nextObject as ObjectId;
  }

  /** The id for the next card of a hand that not everyone knows. It doesn't tell when the card came there. */
  nextHandId(player: PlayerId): ObjectId {
    const numbers = handNumbersOf(this.state, player);
    if (numbers === null) return this.nextObjectId();
    return freeNumber(numbers, this.random.below(numbers.free, secretWord(this.nextRevision)).value);
  }
}

/** CR 721.4: what a player who is controlled may see, whoever controls them may see too. */
function shownToControllers<D extends object>(controls: readonly PlayerControl[], data: D): D {
  if (!('seenBy' in data)) return data;
  let seenBy = data.seenBy as number;
  for (const { applies, player, controller } of controls) {
    if (applies && (seenBy & seatBit(player)) !== 0) seenBy |= seatBit(controller);
  }
  return { ...data, seenBy };
}
