import type { ManaType } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { evolveInPlay, type Question, type Reversal } from '@stacktrail/engine';
import type {
  Action,
  AnyGameEvent,
  Answer,
  CastAction,
  CastVia,
  DefinitionPointer,
  EventType,
  GameEvent,
  ObjectId,
  PlayerId,
  Revision,
} from '@stacktrail/game-events';
import {
  type GameState,
  type GameObject,
  GameStateRecord,
  objectOf,
  playerOf,
  PlayerStateRecord,
  revert,
} from '@stacktrail/game-state';
import { LiveGame } from '@stacktrail/rules';
import { act } from './answers.js';
import { plainState } from './plain-state.js';
import type { Position } from './position.js';
import { secretsOf } from './random-play.js';
import { factsOf } from './run-procedure.js';

/**
 * A game that is played on from a position, as `LiveGame` plays it: questions one at a time, answers by those who sit
 * there, and all facts from the position on.
 */
export class Table {
  readonly live: LiveGame;
  readonly facts: AnyGameEvent[] = [];
  /** The last reversal of an action that turned out illegal, as the player was told. */
  reversed: Reversal | null = null;
  private readonly start: GameState;

  constructor(from: Position) {
    this.start = settled(from.state());
    this.live = LiveGame.at(this.start, secretsOf('table'));
    this.facts.push(...this.live.begin());
  }

  get state(): GameState {
    return this.live.state;
  }

  get question(): Question {
    const { pending } = this.live;
    if (pending === null) throw new Error('the game is over');
    return pending.question;
  }

  /** What is asked, such as `priority 0`: the kind of the decision and whose it is. */
  get asked(): string {
    return `${this.question.kind} ${this.question.player}`;
  }

  /** Answers the pending decision. @throws Error if the rules say no */
  answer(answer: Answer): readonly AnyGameEvent[] {
    const { pending } = this.live;
    if (pending === null) throw new Error('the game is over');
    const result = this.live.answer(pending.id, answer);
    if (!result.accepted) throw new Error(`${pending.question.kind}: ${result.rule}: ${result.message}`);
    this.facts.push(...result.events);
    if (result.reversed !== null) this.reversed = result.reversed;
    return result.events;
  }

  /** Answers this question and those after it. Returns the facts of all. */
  answers(...answers: readonly Answer[]): readonly AnyGameEvent[] {
    return answers.flatMap((answer) => this.answer(answer));
  }

  /** Casts a card from the hand and answers what is asked on the way. */
  cast(object: ObjectId, ...then: readonly Answer[]): readonly AnyGameEvent[] {
    return this.answers(act(castAction(object)), ...then);
  }

  castVia(via: CastVia, object: ObjectId, ...then: readonly Answer[]): readonly AnyGameEvent[] {
    return this.answers(act(castAction(object, via)), ...then);
  }

  /** Activates the only activated ability that an object has, or the one at that place among them. */
  activate(object: ObjectId, ...then: readonly Answer[]): readonly AnyGameEvent[] {
    return this.answers(this.use(object), ...then);
  }

  /** The answer that activates an ability of an object. */
  use(object: ObjectId, which = 0): Answer {
    return act({ do: 'activate', object, ability: abilityOf(this.state, object, which) });
  }

  playLand(object: ObjectId): readonly AnyGameEvent[] {
    return this.answer(act({ do: 'play land', object, by: null, face: 0 }));
  }

  /** Whoever has priority passes, `times` times. */
  pass(times = 1): readonly AnyGameEvent[] {
    return Array.from({ length: times }, () => this.answer(act({ do: 'pass' }))).flat();
  }

  /** All players pass in succession. */
  passAll(): readonly AnyGameEvent[] {
    return this.pass(this.state.players.filter(({ lost }) => !lost).length);
  }

  /** Players pass until that step begins or something other than priority is asked. */
  passUntil(step: GameState['step']): readonly AnyGameEvent[] {
    const from = this.facts.length;
    const isThere = (): boolean =>
      this.facts.slice(from).some((fact) => fact.type === 'StepBegan' && fact.data.step === step);
    for (let i = 0; i < 100 && this.question.kind === 'priority' && !isThere(); i++) this.pass();
    return this.facts.slice(from);
  }

  /** The kinds of actions that can be taken now with an object. */
  options(object: ObjectId): readonly Action[] {
    const { question } = this;
    if (question.form !== 'action') throw new Error(`“${question.kind}” offers no actions`);
    return question.actions().filter((action) => 'object' in action && action.object === object);
  }

  /** The facts of one type. */
  of<K extends EventType>(type: K): readonly GameEvent<K>[] {
    return factsOf(this.facts, type);
  }

  object(id: ObjectId): GameObject {
    return objectOf(this.state, id);
  }

  /** Where the card or token is now that was once this object. */
  now(id: ObjectId): GameObject {
    let object = objectOf(this.state, id);
    while (object.left && object.becomes !== 0) object = objectOf(this.state, object.becomes);
    return object;
  }

  zoneOf(id: ObjectId): string {
    const { left, zone } = this.now(id);
    return left ? 'gone' : zone;
  }

  life(player: PlayerId): number {
    return playerOf(this.state, player).life;
  }

  /** A player's mana pool, such as `GGR`, in the order in which it was added. */
  pool(player: PlayerId): string {
    return playerOf(this.state, player)
      .mana.map(({ type }) => type)
      .join('');
  }

  /** The names of the spells on the stack and of the sources of the abilities there, from the bottom. */
  get stack(): readonly string[] {
    return this.state.stack.map((id) => {
      const { ability, printed } = this.object(id);
      return ability === null
        ? printed.name
        : `ability of ${this.state.objects.get(ability.source)?.printed.name ?? 'the rules'}`;
    });
  }

  /** Folds the facts from the position on as a timeline does; the result is to be the state of the game. */
  fold(): string {
    const past = new Map<Revision, GameState>([[this.start.revision, this.start]]);
    let state = this.start;
    for (const fact of this.facts) {
      if (fact.type === 'ActionReversed') state = revert(past.get(fact.data.to)!, state);
      state = evolveInPlay(state, fact);
      past.set(fact.revision, state);
    }
    return plainState(state);
  }
}

/** The action of casting a card in the first way that fits, its mana cost being paid where `via` isn't given. */
export function castAction(object: ObjectId, via: CastVia = 'hand'): CastAction {
  return { do: 'cast', object, via, by: null, ability: null, face: 0 };
}

/** Revision 0 stands for whatever led to the position: the first facts follow from it. */
function settled(state: GameState): GameState {
  const copy = new GameStateRecord(state);
  copy.revision = 0 as Revision;
  return copy;
}

function abilityOf(state: GameState, object: ObjectId, which: number): DefinitionPointer {
  const record = objectOf(state, object);
  const abilities =
    record.zone === 'battlefield' ? characteristicsOf(state, record).abilities : record.printed.abilities;
  return abilities.filter(({ kind }) => kind === 'activated')[which]!.pointer;
}

/** Puts mana into pools: `position(pools('GG', 'R'))` for seats 0 and 1. */
export function pools(...mana: readonly string[]): (state: GameStateRecord) => void {
  return (state) => {
    state.players = state.players.map((record) => {
      const copy = new PlayerStateRecord(record);
      copy.mana = (mana[record.id] ?? '').split('').map((type) => {
        return { unit: state.nextMana++, type: type as ManaType, source: 0 as ObjectId, instruction: null };
      });
      return copy;
    });
  };
}

/** The types of facts, without the decisions; those given are left out too. */
export function story(facts: readonly AnyGameEvent[], ...without: readonly EventType[]): readonly string[] {
  const silent: readonly EventType[] = ['DecisionAsked', 'DecisionMade', ...without];
  return facts.filter(({ type }) => !silent.includes(type)).map(({ rule, type }) => `${rule} ${type}`);
}
