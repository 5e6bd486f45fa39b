import type { GameEvent, ObjectId } from '@stacktrail/game-events';
import { flag, row, type Moment, type Row } from '../row.js';
import { controllerOf, nameOf } from './names.js';

/** CR 508.1. */
export function attackRows({ event, after }: Moment<GameEvent<'AttackersDeclared'>>): readonly Row[] {
  return event.data.attacks.map(({ attacker, defender }) => {
    const against =
      defender.is === 'player'
        ? [defender.id, null, null]
        : [controllerOf(after, defender.id), defender.id, nameOf(after, defender.id)];
    const { turn } = after;
    return row(
      'combats',
      turn,
      controllerOf(after, attacker),
      flag(false),
      attacker,
      nameOf(after, attacker),
      ...against,
    );
  });
}

/** CR 509.1. */
export function blockRows({ event, after }: Moment<GameEvent<'BlockersDeclared'>>): readonly Row[] {
  return event.data.blocks.map(({ blocker, attacker }) => {
    const against = [controllerOf(after, attacker), attacker, nameOf(after, attacker)];
    const { turn } = after;
    return row('combats', turn, controllerOf(after, blocker), flag(true), blocker, nameOf(after, blocker), ...against);
  });
}

/** CR 120.3. */
export function damageRow({
  event,
  after,
}: Moment<GameEvent<'DamageDealtToPlayer'> | GameEvent<'DamageDealtToPermanent'>>): Row {
  const { source, amount, combat } = event.data;
  const { turn, step } = after;
  const from = [controllerOf(after, source), source, nameOf(after, source)];
  const to =
    event.type === 'DamageDealtToPlayer' ? [event.data.player, null, null] : permanent(after, event.data.object);
  return row('damage', turn, step, ...from, ...to, amount, flag(combat));
}

function permanent(state: Moment['after'], id: ObjectId): Row['values'] {
  return [controllerOf(state, id), id, nameOf(state, id)];
}
