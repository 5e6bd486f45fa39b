import { newObjectOf, noObject, type GameEvent } from '@stacktrail/game-events';
import { typeBit } from '@stacktrail/game-state';
import { flag, row, type Moment, type Row } from '../row.js';
import { nameOf } from './names.js';

export function castRow({ event, after }: Moment<GameEvent<'SpellCast'>>): Row {
  const { object, player } = event.data;
  const { via = null, x = 0, spent = [] } = after.objects.get(object)?.announced ?? {};
  const { turn, step } = after;
  return row('casts', turn, step, player, object, nameOf(after, object), via, x, spent.length);
}

/** A card that came into a hand, or a permanent that went to a graveyard (CR 700.4). */
export function moveRow({ event, before, after }: Moment<GameEvent<'ObjectMoved'>>): Row | null {
  const { object, from, to, manner } = event.data;
  const { turn, step } = after;
  const moved = before.objects.get(object);
  const becomes = newObjectOf(event.data);
  if (to === 'hand') {
    const owner = after.objects.get(becomes)?.owner ?? moved?.owner ?? event.data.controller;
    return row('draws', turn, step, owner, nameOf(after, becomes), from, manner);
  }
  if (from !== 'battlefield' || to !== 'graveyard' || moved === undefined) return null;
  const card = becomes === noObject ? nameOf(before, object) : nameOf(after, becomes);
  const creature = flag((moved.printed.types & typeBit('Creature')) !== 0);
  return row('deaths', turn, step, moved.controller, object, card, creature, flag(moved.kind === 'token'), manner);
}
