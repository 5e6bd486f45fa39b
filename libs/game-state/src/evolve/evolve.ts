import type { EventType, GameEvent } from '@stacktrail/game-events';
import { GameStateRecord, type GameState } from '../state/game-state.js';
import { chanceEvolvers } from './evolve-chance.js';
import { combatEvolvers } from './evolve-combat.js';
import { decisionEvolvers } from './evolve-decisions.js';
import { dungeonEvolvers } from './evolve-dungeons.js';
import { effectEvolvers } from './evolve-effects.js';
import { faceEvolvers } from './evolve-faces.js';
import { designationEvolvers } from './evolve-designations.js';
import { permanentEvolvers } from './evolve-permanents.js';
import { playerEvolvers } from './evolve-players.js';
import { scheduleEvolvers } from './evolve-schedule.js';
import { setupEvolvers } from './evolve-setup.js';
import { stackEvolvers } from './evolve-stack.js';
import { turnEvolvers } from './evolve-turns.js';
import { variantEvolvers } from './evolve-variants.js';
import { createdEvolvers } from './evolve-created.js';
import { libraryEvolvers } from './evolve-libraries.js';
import { zoneEvolvers } from './evolve-zones.js';
import { readsAspect } from './effect-reads.js';
import { restamp } from './changes.js';
import type { Evolver, Evolvers } from './evolver.js';

const evolvers: Evolvers<EventType> = {
  ...setupEvolvers,
  ...variantEvolvers,
  ...decisionEvolvers,
  ...turnEvolvers,
  ...scheduleEvolvers,
  ...zoneEvolvers,
  ...createdEvolvers,
  ...libraryEvolvers,
  ...stackEvolvers,
  ...permanentEvolvers,
  ...playerEvolvers,
  ...combatEvolvers,
  ...effectEvolvers,
  ...faceEvolvers,
  ...designationEvolvers,
  ...dungeonEvolvers,
  ...chanceEvolvers,
};

/**
 * The state after an event: the only code that makes a new state of a game.
 *
 * It is total and pure. It follows one line of play; `ActionReversed` is the `Timeline`'s to follow.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  const next = new GameStateRecord(state);
  next.revision = event.revision;
  (evolvers[event.type] as Evolver<EventType>)(next, event.data, event, state);
  if (next.stamp === state.stamp && readsAspect(state, event.type)) restamp(next);
  return next;
}
