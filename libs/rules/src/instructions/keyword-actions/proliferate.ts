import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { Reason } from '../../game/game.js';
import { ask } from '../../game/procedure.js';
import type { CountersOccurrence, PlayerCountersOccurrence } from '../../gate/occurrence.js';
import { perform } from '../../gate/perform.js';
import { countersOn } from '../../state/game-object.js';
import { objectOf, objectsIn, playerOf, playersInOrder } from '../../state/game-state.js';
import { characteristicsOf } from '../../characteristics/characteristics.js';
import { noticeTriggers } from '../../triggers/notice-triggers.js';
import type { Interpreter } from '../interpreter.js';
import { takeAction } from './take-action.js';

/** CR 701.34a: any number of permanents and players that have counters get one more of each kind. */
export const proliferate: Interpreter<'proliferate'> = function* (game, _effect, context, reason) {
  const { state } = game;
  const why: Reason = { ...reason, rule: '701.34a' };
  const candidates: readonly Ref[] = [
    ...objectsIn(state, state.battlefield)
      .filter(({ counters }) => counters.length > 0)
      .map(({ id }): Ref => ({ is: 'object', id })),
    ...playersInOrder(state)
      .filter((player) => playerOf(state, player).counters.length > 0)
      .map((id): Ref => ({ is: 'player', id })),
  ];
  if (candidates.length > 0) {
    const { chosen } = yield* ask({
      form: 'select',
      kind: 'choose objects',
      rule: '701.34a',
      player: context.you,
      prompt: 'Choose what gets another counter of each kind that it has.',
      source: context.source,
      candidates,
      min: 0,
      max: candidates.length,
    });
    const more = chosen.flatMap((ref): readonly (CountersOccurrence | PlayerCountersOccurrence)[] =>
      ref.is === 'object'
        ? objectOf(state, ref.id).counters.map(({ kind }) => ({
            would: 'get counters',
            object: ref.id,
            counter: kind,
            count: 1,
          }))
        : playerOf(state, ref.id).counters.map(({ kind }) => ({
            would: 'player gets counters',
            player: ref.id,
            by: context.you,
            counter: kind,
            count: 1,
          })),
    );
    if (more.length > 0) yield* perform(game, more, why);
  }
  takeAction(game, { player: context.you, action: 'proliferate' }, why);
  return context;
};

/** CR 701.56a: permanents you control and suspended cards you own in exile that have time counters. */
export const timeTravel: Interpreter<'time travel'> = function* (game, _effect, context, reason) {
  const { state } = game;
  const { battlefield, exile } = state;
  const why: Reason = { ...reason, rule: '701.56a' };
  const timed = [
    ...objectsIn(state, battlefield).filter(({ controller }) => controller === context.you),
    ...objectsIn(state, exile).filter(
      (card) =>
        card.owner === context.you && (characteristicsOf(state, card).keywords as ReadonlySet<string>).has('suspend'),
    ),
  ].filter((object) => countersOn(object, 'time') > 0);
  const put: CountersOccurrence[] = [];
  const removed: ObjectId[] = [];
  for (const { id } of timed) {
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'choose an option',
      rule: '701.56a',
      player: context.you,
      prompt: `Put a time counter on ${objectOf(state, id).printed.name} or remove one?`,
      source: id,
      options: [
        { key: 'put', text: 'Put one on it.' },
        { key: 'remove', text: 'Remove one.' },
        { key: 'leave', text: 'Leave it.' },
      ],
      min: 1,
      max: 1,
    });
    if (keys[0] === 'put') put.push({ would: 'get counters', object: id, counter: 'time', count: 1 });
    else if (keys[0] === 'remove') removed.push(id);
  }
  const before = game.state;
  const from = game.batch.length;
  for (const object of removed) game.emit('CountersRemoved', { object, kind: 'time', count: 1 }, why);
  noticeTriggers(game, before, from);
  if (put.length > 0) yield* perform(game, put, why);
  takeAction(game, { player: context.you, action: 'time travel' }, why);
  return context;
};
