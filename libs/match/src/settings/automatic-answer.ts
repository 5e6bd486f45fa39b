import type { Answer, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import type { Decision } from '@stacktrail/rules';
import type { StoredSettings, PassEnd, PassingSince, Stops } from './seat-settings.js';

const pass: Answer = { form: 'action', action: { do: 'pass' } };

/**
 * The answer that a seat's settings give for it; `null` if the seat is asked. It depends on the settings and on what
 * every player sees (turn, step, stack, combat), never on the options, which would tell something about the hand.
 */
export function automaticAnswer(
  { player, decidedBy, question }: Decision,
  state: GameState,
  settings: StoredSettings,
): Answer | null {
  if (player !== decidedBy) return null;
  if (question.kind === 'priority') return passes(state, player, settings) ? pass : null;
  if (question.kind !== 'order triggers' || question.form !== 'order' || !settings.orderLikeTriggers) return null;
  const keys = question.options.map(({ key }) => key);
  const abilities = new Set(keys.map((key) => abilityWaiting(state, key)));
  return abilities.size === 1 && !abilities.has(undefined) ? { form: 'order', keys } : null;
}

/** The ability of a trigger that waits to be put on the stack. */
function abilityWaiting({ waiting }: GameState, key: string): string | undefined {
  return waiting.find(({ id }) => `${id}` === key)?.definition.pointer;
}

function passes(state: GameState, player: PlayerId, settings: StoredSettings): boolean {
  if (isPassing(state, player, settings)) return true;
  const top = state.objects.get(state.stack.at(-1) ?? 0);
  if (top !== undefined && state.stack.length > 0) {
    if (top.ability !== null && settings.yields.includes(top.ability.definition.pointer)) return true;
    return settings.stops !== null && !settings.stops.ownOnStack && top.controller === player;
  }
  return settings.stops !== null && !stopsIn(settings.stops, state, player);
}

function stopsIn({ mine, theirs }: Stops, { step, activePlayer }: GameState, player: PlayerId): boolean {
  return (activePlayer === player ? mine : theirs).includes(step);
}

/** Whether the seat passes until something that hasn't happened yet. */
export function isPassing(state: GameState, player: PlayerId, { passUntil, since, yields }: StoredSettings): boolean {
  if (passUntil === null || since === null) return false;
  return !passUntil.some((end) => hasCome(end, state, player, since, yields));
}

function hasCome(
  end: PassEnd,
  state: GameState,
  player: PlayerId,
  since: PassingSince,
  yields: StoredSettings['yields'],
): boolean {
  switch (end) {
    case 'end of turn':
      return state.turn !== since.turn;
    case 'my next main phase': {
      const isMain = state.step === 'precombat main' || state.step === 'postcombat main';
      const isLater = state.turn !== since.turn || state.step !== since.step;
      return isMain && isLater && state.activePlayer === player;
    }
    case 'something is put on the stack':
      return state.stack.some((id) => {
        const object = state.objects.get(id);
        if (since.stack.includes(id) || object === undefined || object.controller === player) return false;
        return object.ability === null || !yields.includes(object.ability.definition.pointer);
      });
    case 'I am attacked':
      return (state.combat?.attackers ?? []).some(({ defender }) =>
        defender.is === 'player' ? defender.id === player : state.objects.get(defender.id)?.controller === player,
      );
    default:
      return assertNever(end, 'end of passing');
  }
}
