import type { Effect } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { Catalog } from '../state/catalog.js';
import { GameStateRecord, type GameState } from '../state/game-state.js';
import { initialState } from '../state/initial-state.js';
import type {
  Allowance,
  AwaitedReturn,
  ContinuousEffect,
  LastingPermission,
  LastingProhibition,
  LastingRule,
  LastingReplacement,
} from '../state/lasting-effects.js';
import type { DelayedTrigger, WaitingTrigger } from '../state/pending-triggers.js';
import { PlayerStateRecord } from '../state/player-state.js';
import type { Position, Repetition } from '../state/repetition.js';
import { invariant } from '@stacktrail/kernel';
import { historyFrom, historySnapshot, type HistorySnapshot } from './history-snapshot.js';
import { objectFrom, objectSnapshot, type ObjectSnapshot } from './object-snapshot.js';

/**
 * The version of snapshots. It must be raised whenever `evolve` or the fields of a state change; stored snapshots of
 * other versions are ignored.
 */
export const snapshotVersion = 19;

/** Something with a definition, as it stands in the pinned ones. */
type ByPointer<T, Field extends keyof T> = Omit<T, Field> & Readonly<Record<Field, DefinitionPointer>>;

type Elsewhere =
  | 'catalog'
  | 'stamp'
  | 'before'
  | 'objects'
  | 'effects'
  | 'replacements'
  | 'permissions'
  | 'prohibitions'
  | 'rules'
  | 'allowances'
  | 'waiting'
  | 'delayed'
  | 'returns'
  | 'history';

/** A state as plain JSON, beside the definitions that its game pins. */
export interface StateSnapshot extends Omit<GameStateRecord, Elsewhere> {
  readonly objects: readonly ObjectSnapshot[];
  readonly effects: readonly ByPointer<ContinuousEffect, 'instruction'>[];
  readonly replacements: readonly ByPointer<LastingReplacement, 'instruction'>[];
  readonly permissions: readonly ByPointer<LastingPermission, 'instruction'>[];
  readonly prohibitions: readonly ByPointer<LastingProhibition, 'instruction'>[];
  readonly rules: readonly ByPointer<LastingRule, 'instruction'>[];
  readonly allowances: readonly ByPointer<Allowance, 'instruction'>[];
  readonly waiting: readonly ByPointer<WaitingTrigger, 'definition'>[];
  readonly delayed: readonly ByPointer<DelayedTrigger, 'definition'>[];
  readonly returns: readonly ByPointer<AwaitedReturn, 'instruction'>[];
  readonly history: HistorySnapshot;
}

/**
 * Whether a state can be kept as a snapshot. During simultaneous moves it can't, because recording these needs the
 * state before the first of them.
 */
export function canBeKept(state: GameState): boolean {
  return state.before === null;
}

/** A state as plain JSON. A snapshot can be thrown away, since the events give the same state. */
export function snapshotOf(state: GameState): StateSnapshot {
  invariant(canBeKept(state), () => `revision ${state.revision} is in the midst of simultaneous moves`);
  const {
    catalog,
    stamp: _stamp,
    before: _before,
    objects,
    effects,
    replacements,
    permissions,
    prohibitions,
    rules,
    allowances,
    waiting,
    delayed,
    returns,
    history,
    repetition,
    ...plain
  } = state;
  return {
    ...plain,
    objects: [...objects.values()].map(objectSnapshot),
    effects: effects.map((effect) => ({ ...effect, instruction: catalog.pointerOf(effect.instruction) })),
    replacements: replacements.map((each) => ({ ...each, instruction: catalog.pointerOf(each.instruction) })),
    permissions: permissions.map((each) => ({ ...each, instruction: catalog.pointerOf(each.instruction) })),
    prohibitions: prohibitions.map((effect) => ({ ...effect, instruction: catalog.pointerOf(effect.instruction) })),
    rules: rules.map((effect) => ({ ...effect, instruction: catalog.pointerOf(effect.instruction) })),
    allowances: allowances.map((each) => ({ ...each, instruction: catalog.pointerOf(each.instruction) })),
    waiting: waiting.map((trigger) => ({ ...trigger, definition: trigger.definition.pointer })),
    delayed: delayed.map((trigger) => ({ ...trigger, definition: trigger.definition.pointer })),
    returns: returns.map((one) => ({ ...one, instruction: catalog.pointerOf(one.instruction) })),
    history: historySnapshot(history),
    repetition: repetitionSnapshot(repetition),
  };
}

function repetitionSnapshot({ mandatory, seen, taken, growth }: Repetition): Repetition {
  return {
    mandatory,
    seen: seen.map(positionSnapshot),
    taken: taken.map((choice) => ({ ...choice, position: positionSnapshot(choice.position) })),
    growth,
  };
}

function positionSnapshot({ outline, digest }: Position): Position {
  return { outline, digest };
}

/** The state that a snapshot was made of. @param catalog the definitions that its game pins */
export function stateFrom(snapshot: StateSnapshot, catalog: Catalog): GameState {
  const {
    players,
    objects,
    effects,
    replacements,
    permissions,
    prohibitions,
    rules,
    allowances,
    waiting,
    delayed,
    returns,
    history,
    ...plain
  } = snapshot;
  const state = new GameStateRecord(initialState(catalog));
  Object.assign(state, plain);
  state.players = players.map((player) => new PlayerStateRecord(player));
  let table = state.objects;
  for (const object of objects) table = table.set(object.id ?? 0, objectFrom(object, catalog));
  state.objects = table;
  state.effects = effects.map((effect) => ({
    ...effect,
    instruction: catalog.instruction(effect.instruction) as Extract<Effect, { do: 'apply' }>,
  }));
  state.replacements = replacements.map((each) => ({
    ...each,
    instruction: catalog.instruction(each.instruction) as Extract<Effect, { do: 'replace' }>,
  }));
  state.permissions = permissions.map((each) => ({
    ...each,
    instruction: catalog.instruction(each.instruction) as Extract<Effect, { do: 'may play' }>,
  }));
  state.prohibitions = prohibitions.map((effect) => ({
    ...effect,
    instruction: catalog.instruction(effect.instruction) as Extract<Effect, { do: 'prohibit' }>,
  }));
  state.rules = rules.map((effect) => ({
    ...effect,
    instruction: catalog.instruction(effect.instruction) as Extract<Effect, { do: 'put in force' }>,
  }));
  state.allowances = allowances.map((each) => ({
    ...each,
    instruction: catalog.instruction(each.instruction) as Allowance['instruction'],
  }));
  state.waiting = waiting.map((trigger) => ({ ...trigger, definition: catalog.ability(trigger.definition) }));
  state.delayed = delayed.map((trigger) => ({ ...trigger, definition: catalog.ability(trigger.definition) }));
  state.returns = returns.map((one) => ({
    ...one,
    instruction: catalog.instruction(one.instruction) as Extract<Effect, { do: 'move' | 'phase out' }>,
  }));
  state.history = historyFrom(history, catalog);
  return state;
}
