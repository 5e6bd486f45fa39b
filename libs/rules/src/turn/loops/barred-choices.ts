import type { Violation } from '@stacktrail/characteristics';
import { sameAction, type BarredAction, isSamePosition, positionOf } from '@stacktrail/engine';
import type { Action, Answer, PlayerId } from '@stacktrail/game-events';
import { type GameState, playersInOrder } from '@stacktrail/game-state';

/** What a player with priority may not do now, so that a loop or a shortcut that was cut short doesn't go on. */
export function barredActions(state: GameState, player: PlayerId): readonly BarredAction[] {
  const { taken } = state.repetition;
  if (taken.length === 0 && state.barred === null) return none;
  return [...asPredicted(state, player), ...inLoop(state, player)];
}

const none: readonly BarredAction[] = [];

/** CR 730.2c: whoever shortened a shortcut must choose something else than what it predicted. */
function asPredicted({ barred }: GameState, player: PlayerId): readonly BarredAction[] {
  if (barred === null || barred.player !== player || !isAction(barred.answer)) return none;
  const why = 'The shortcut was cut short here: another choice must be made than it predicted.';
  return [{ action: barred.answer.action, rule: '730.2c', why }];
}

/**
 * CR 730.3: where players' independent choices have led back to a position, the active player, or else the first
 * player in turn order who is involved, must choose otherwise than before.
 */
function inLoop(state: GameState, player: PlayerId): readonly BarredAction[] {
  const { taken } = state.repetition;
  if (taken.length === 0) return none;
  const now = positionOf(state);
  const isReturn = (choice: (typeof taken)[number]): boolean =>
    choice.player === player && isSamePosition(choice.position, now);
  const since = taken.findIndex(isReturn);
  if (since < 0) return none;
  const involved = taken.slice(since).map((choice) => choice.player);
  if (playersInOrder(state).find((id) => involved.includes(id)) !== player) return none;
  const why = 'The game has been in this position before, with this choice: another one must be made.';
  return taken.filter(isReturn).map(({ action }) => ({ action, rule: '730.3', why }));
}

function isAction(answer: Answer): answer is Extract<Answer, { form: 'action' }> {
  return answer.form === 'action';
}

/** The actions without those that are barred; all of them where nothing else could be done. */
export function withoutBarred(actions: readonly Action[], barred: readonly BarredAction[]): readonly Action[] {
  if (barred.length === 0) return actions;
  const left = actions.filter((action) => !barred.some((each) => sameAction(each.action, action)));
  return left.length > 0 ? left : actions;
}

/** The rule that bars an action, if one does. */
export function whyBarred(state: GameState, player: PlayerId, action: Action): Violation | null {
  const barred = barredActions(state, player).find((each) => sameAction(each.action, action));
  return barred === undefined ? null : { rule: barred.rule, message: barred.why };
}
