import { colors, type Color, type ManaSubstitute, manaSubstitutes } from '@stacktrail/card-tree';
import { characteristicsOf, matches, convokedLabel, plainContext, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  IllegalAction,
  symbolsOf,
  totalMana,
  type ManaDue,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameObject, objectOf, playerOf, type GameState, colorBit } from '@stacktrail/game-state';
import { moveAll } from './move-to-pay.js';
import { emitTapped } from './tap-to-pay.js';

/** The keyword abilities of a spell that let its caster do something rather than pay mana. */
export function substitutesOf(state: GameState, spell: GameObject): readonly ManaSubstitute[] {
  const { keywords } = characteristicsOf(state, spell);
  return keywords.size === 0 ? [] : manaSubstitutes.filter(({ keyword }) => keywords.has(keyword));
}

/**
 * CR 702.51a–b and the like: while the total cost is paid, the caster does something else for as much of its mana as they
 * like.
 *
 * @returns what is still due
 */
export function* payOtherwise(game: Game, id: ObjectId, due: ManaDue, reason: Reason): Procedure<ManaDue> {
  let left = due;
  for (const substitute of substitutesOf(game.state, objectOf(game.state, id))) {
    left = yield* substituting(game, id, left, substitute, { ...reason, rule: substitute.rule });
  }
  return left;
}

function* substituting(
  game: Game,
  id: ObjectId,
  due: ManaDue,
  substitute: ManaSubstitute,
  reason: Reason,
): Procedure<ManaDue> {
  const { controller } = objectOf(game.state, id);
  const context = plainContext(controller, id);
  const objects = candidates(game.state, substitute, context);
  const most = Math.min(objects.length, substitute.colored ? totalMana(due) : due.generic);
  if (most === 0) return due;
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: substitute.rule,
    player: controller,
    prompt: `Choose what to ${substitute.does === 'tap' ? 'tap' : 'exile'} for ${substitute.keyword}, each for one mana of ${symbolsOf(
      due,
    )
      .map((symbol) => `{${symbol}}`)
      .join('')}.`,
    source: id,
    candidates: objects.map((object) => ({ is: 'object', id: object.id })),
    min: 0,
    max: most,
  });
  const chosen = answer.chosen.map((ref) => objectOf(game.state, ref.id as ObjectId));
  if (chosen.length === 0) return due;
  const left = without(game.state, due, substitute, chosen);
  const ids = chosen.map((object) => object.id);
  if (substitute.keyword === 'convoke' && game.state.catalog.asksWhatConvoked) {
    game.emit('ObjectsLinked', { source: id, label: convokedLabel, objects: ids }, { ...reason, rule: '702.51c' });
  }
  if (substitute.does === 'tap') emitTapped(game, ids, true, reason);
  else yield* moveAll(game, ids, 'exile', 'exile', reason);
  return left;
}

function candidates(
  state: GameState,
  { does, with: filter }: ManaSubstitute,
  context: TextContext,
): readonly GameObject[] {
  const ids = does === 'tap' ? state.battlefield : playerOf(state, context.you).graveyard;
  return ids
    .map((each) => objectOf(state, each))
    .filter((object) => does !== 'tap' || (object.controller === context.you && !object.tapped))
    .filter((object) => matches(state, filter, object, context));
}

/** The mana that is still due. Each object pays for one of its colors first, since generic mana is easier to pay. */
function without(
  state: GameState,
  due: ManaDue,
  { colored, rule }: ManaSubstitute,
  chosen: readonly GameObject[],
): ManaDue {
  const left: ManaDue = { ...due, typed: { ...due.typed } };
  const needs = colors.flatMap((color) => new Array<Color>(due.typed[color]).fill(color));
  const paidBy: (number | null)[] = needs.map(() => null);
  const can = (object: GameObject, color: Color): boolean => {
    return (characteristicsOf(state, object).colors & colorBit(color)) !== 0;
  };
  const find = (which: number, tried: Set<number>): boolean =>
    needs.some((color, i) => {
      if (tried.has(i) || !can(chosen[which]!, color)) return false;
      tried.add(i);
      const other = paidBy[i] ?? null;
      if (other !== null && !find(other, tried)) return false;
      paidBy[i] = which;
      return true;
    });
  for (let i = 0; i < chosen.length; i++) {
    if (colored && find(i, new Set())) continue;
    if (left.generic === 0) throw new IllegalAction(rule, 'What was chosen pays for more than there is to pay.');
    left.generic -= 1;
  }
  needs.forEach((color, i) => {
    if (paidBy[i] !== null) left.typed[color] -= 1;
  });
  return left;
}
