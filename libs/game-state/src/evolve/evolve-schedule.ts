import type { Skippable } from '@stacktrail/card-tree';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { scheduleOf, type Schedule } from '../state/schedule.js';
import { changePlayer } from './changes.js';
import type { Evolvers } from './evolver.js';

type ScheduleEvent = 'ExtraTurnAdded' | 'BoundToExtraTurn' | 'StepsAdded' | 'SkipBegan' | 'Skipped' | 'TurnCutShort';

export const scheduleEvolvers: Evolvers<ScheduleEvent> = {
  ExtraTurnAdded(state, data, event) {
    state.extraTurns = [...state.extraTurns, { player: data.player, added: event.revision }];
  },
  BoundToExtraTurn(state, { delayed, skip, added }) {
    const extraTurn = added as Revision;
    state.delayed = state.delayed.map((one) => (one.id === delayed ? { ...one, extraTurn } : one));
    state.skips = state.skips.map((one) => (one.id === skip ? { ...one, extraTurn } : one));
  },
  StepsAdded(state, data) {
    const schedule = scheduleOf(state);
    const phase = data.phase ?? schedule.nextPhase;
    const ahead = schedule.ahead.slice();
    ahead.splice(data.at, 0, ...data.steps.map((step) => ({ step, phase })));
    state.schedule = { ...schedule, ahead, nextPhase: Math.max(schedule.nextPhase, phase + 1) };
  },
  SkipBegan(state, data, event) {
    const { skip: id, player, what, thisTurn } = data;
    const turn = thisTurn ? state.turn : null;
    state.skips = [...state.skips, { id, player, what, turn, source: event.source, began: event.revision }];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  Skipped(state, data) {
    state.skips = state.skips.filter((skip) => skip.id !== data.skip || skip.turn !== null);
    if (data.what === 'turn') takeTurn(state, data.player);
    else state.schedule = skipped(scheduleOf(state), data.what, data.at);
  },
  TurnCutShort(state, data) {
    const schedule = scheduleOf(state);
    const ahead =
      data.to === 'cleanup' ? [{ step: 'cleanup' as const, phase: schedule.nextPhase }] : laterPhases(schedule);
    state.schedule = { ...schedule, ahead, nextPhase: schedule.nextPhase + 1 };
    state.cutShort = true;
    state.combat = null;
  },
};

function laterPhases({ phase, ahead }: Schedule): Schedule['ahead'] {
  return ahead.filter((planned) => planned.phase !== phase);
}

/** The schedule without the step at that place, or without the rest of that step's phase. */
function skipped(schedule: Schedule, what: Exclude<Skippable, 'turn'>, at: number): Schedule {
  const next = schedule.ahead[at];
  if (next === undefined) return schedule;
  const gone = next.step === what ? [next] : schedule.ahead.filter((planned) => planned.phase === next.phase);
  return { ...schedule, ahead: schedule.ahead.filter((planned) => !gone.includes(planned)) };
}

/** Marks players who have left and whose turns would have begun before that of the next player in turn order. */
function passOver(state: GameStateRecord, next: PlayerId): void {
  const { players, turnOrderAt } = state;
  if (!players.some(({ lost, passedOver }) => lost && !passedOver)) return;
  for (let i = 1; i < players.length; i++) {
    const seat = ((turnOrderAt + i) % players.length) as PlayerId;
    if (seat === next) return;
    if (!players[seat]!.lost) continue;
    changePlayer(state, seat, (left) => {
      left.passedOver = true;
    });
  }
}

/** A player’s turn comes, or is skipped: an extra one (CR 500.7), or the one that is theirs in turn order. */
export function takeTurn(state: GameStateRecord, player: PlayerId): Revision | null {
  const extra = state.extraTurns.filter((turn) => state.players[turn.player]?.lost === false);
  const taken = extra.at(-1)?.player === player ? extra.pop() : undefined;
  if (taken === undefined) {
    passOver(state, player);
    state.turnOrderAt = player;
  }
  if (state.extraTurns.length > 0) state.extraTurns = extra;
  return taken?.added ?? null;
}
