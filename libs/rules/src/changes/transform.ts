import { characteristicsOf, hasKeyword, hasRule, plainContext, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  otherFace,
  noticeTriggers,
  type TextRun,
  type Interpreter,
  permanentsMeant,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { formUnderCopies, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';

type Turn = 'transform' | 'convert';

/** CR 701.27, 701.28: permanents turn over so that their other faces are up, all at once. */
function turnOver(how: Turn): Interpreter<Turn> {
  return function* (game, effect, context, reason, run) {
    const turning = permanentsMeant(game.state, effect.what, context, run).filter(
      (object) =>
        otherFace(object) !== null &&
        !hasRule(game.state, object, "can't transform") && // CR 701.28f: such a permanent can't convert either
        !(how === 'transform' && turnsOnlyWithDayAndNight(game.state, object)) &&
        !hasTurnedSince(game.state, object, run),
    );
    const before = game.state;
    const from = game.batch.length;
    for (const object of turning) {
      const face = otherFace(object)!;
      const rule = how === 'transform' ? '701.27a' : '701.28a';
      game.emit('Transformed', { object: object.id, face, converted: how === 'convert' }, { ...reason, rule });
      yield* asItTurns(game, object.id, 'transforms', null, reason, run);
    }
    noticeTriggers(game, before, from);
    return context;
  };
}

/** CR 702.145b, 702.145e. */
function turnsOnlyWithDayAndNight(state: GameState, object: GameObject): boolean {
  return hasKeyword(state, object, 'daybound') || hasKeyword(state, object, 'nightbound');
}

export const transform: Interpreter<'transform' | 'convert'> = turnOver('transform');
export const convert: Interpreter<'transform' | 'convert'> = turnOver('convert');

/**
 * CR 701.27f, 701.28e: whether the permanent has turned over since its own ability was put on the stack, or since its
 * delayed triggered ability was created; then that ability doesn't turn it over again.
 */
function hasTurnedSince(state: GameState, { id, transformedAt }: GameObject, { began }: TextRun): boolean {
  if (transformedAt < 0) return false;
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const on = objectOf(state, state.stack[i]!);
    if (on.placedAt > began) continue; // the text that is being followed put this object on the stack
    return on.ability !== null && on.ability.source === id && transformedAt > (on.ability.since ?? on.placedAt);
  }
  return false;
}

/** CR 708.11, 712.20: “as this is turned face up”, “as this transforms” abilities that it has now. */
export function* asItTurns(
  game: Game,
  id: ObjectId,
  when: 'turned face up' | 'transforms',
  paid: { readonly byAbility: boolean; readonly x: number } | null,
  reason: Reason,
  run: TextRun,
): Procedure<void> {
  const object = objectOf(game.state, id);
  for (const { ability } of characteristicsOf(game.state, object).abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'as it turns' || effect.when !== when || (effect.paid === true && paid?.byAbility !== true))
        continue;
      const rule = when === 'transforms' ? '712.20' : '708.11';
      const plain: TextContext = plainContext(object.controller, id);
      const context = paid === null ? plain : { ...plain, announced: { ...plain.announced, x: paid.x } };
      yield* run.follow(game, effect.effects, context, { ...reason, rule }, run);
    }
  }
}

/** CR 710.4: a flip card flips, once and for all. Whatever else is flipped keeps that status too (CR 110.5c). */
export const flip: Interpreter<'flip'> = function* (game, effect, context, reason, run) {
  for (const object of permanentsMeant(game.state, effect.what, context, run)) {
    if (object.flipped || formUnderCopies(object).layout !== 'flip') continue;
    game.emit('Flipped', { object: object.id }, { ...reason, rule: '710.4' });
  }
  return context;
};
