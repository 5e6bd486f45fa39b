import { characteristicsOf } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  type CountersOccurrence,
  type Occurrence,
  perform,
  noticeTriggers,
  type Interpreter,
  playersMeant,
  takeAction,
  withResult,
  wouldAct,
} from '@stacktrail/engine';
import { noObject, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { countersOn, objectOf, objectsIn } from '@stacktrail/game-state';
import { kindsOn } from '../choosing-counters.js';

/** CR 701.34a: the players proliferate in turn. */
export const proliferate: Interpreter<'proliferate'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.34a' };
  const put = new Set<ObjectId>();
  for (const player of playersMeant(game.state, effect.who, context)) {
    const often = yield* wouldAct(game, 'proliferate', player, 1, why);
    for (let i = 0; i < often; i++) {
      for (const id of yield* proliferateFor(game, player, why)) put.add(id);
      takeAction(game, { player, action: 'proliferate' }, why);
    }
  }
  return withResult(context, effect.label, [...put]);
};

/**
 * CR 701.34a: the player chooses permanents and players with counters, and each gets another of each kind it has. Returns
 * the permanents that got one.
 */
function* proliferateFor(game: Game, by: PlayerId, reason: Reason): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const candidates: readonly Ref[] = [
    ...state.players
      .filter((player) => !player.lost && kindsOn(player).length > 0)
      .map(({ id }): Ref => ({ is: 'player', id })),
    ...objectsIn(state, state.battlefield)
      .filter((object) => kindsOn(object).length > 0)
      .map(({ id }): Ref => ({ is: 'object', id })),
  ];
  if (candidates.length === 0) return [];
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '701.34a',
    player: by,
    prompt: 'Choose the permanents and players that get another counter of each kind already there.',
    source: reason.source ?? noObject,
    candidates,
    min: 0,
    max: candidates.length,
  });
  const more = chosen.flatMap((ref): readonly Occurrence[] => {
    if (ref.is === 'player') {
      return kindsOn(state.players[ref.id]!).map((counter) => {
        return { would: 'player gets counters', player: ref.id, by, counter, count: 1 };
      });
    }
    return kindsOn(state.objects.get(ref.id)!).map((counter) => {
      return { would: 'get counters', object: ref.id, by, counter, count: 1 };
    });
  });
  const happened = more.length > 0 ? yield* perform(game, more, reason) : [];
  return happened.flatMap(({ objects, amount }) => (amount > 0 ? objects : []));
}

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
