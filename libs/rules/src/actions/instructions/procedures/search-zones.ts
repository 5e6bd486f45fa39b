import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  prohibited,
  type EffectOf,
  type Interpreter,
  playersNamed,
  withResult,
  takeAction,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import { lookAt } from '../scry.js';
import { hasQuality, searchable } from '../search-library.js';
import { revealCards } from './look.js';

type Search = EffectOf<'search zones'>;

/** CR 701.23a: looks at all cards of the zones and finds some. */
export const searchZones: Interpreter<'search zones'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.23a' };
  const found: ObjectId[] = [];
  for (const player of playersNamed(game.state, effect.who, context)) {
    const about: TextContext = { ...context, thatPlayer: player };
    for (const owner of playersNamed(game.state, effect.whose, about)) {
      found.push(...(yield* search(game, effect, player, owner, about, why)));
    }
  }
  if (effect.reveal) revealCards(game, found, why);
  return withResult(context, effect.label, found);
};

function* search(
  game: Game,
  effect: Search,
  player: PlayerId,
  owner: PlayerId,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const zones = effect.zones.filter((zone) => zone !== 'library' || !prohibited(state, player, 'search libraries'));
  const cardsIn = (zone: Search['zones'][number]): readonly ObjectId[] =>
    zone === 'library' ? searchable(state, player, owner) : playerOf(state, owner)[zone];
  for (const zone of zones) {
    if (zone !== 'graveyard') lookAt(game, player, cardsIn(zone), reason);
  }
  const fitting = zones
    .flatMap((zone) => cardsIn(zone))
    .filter((id) => matches(state, effect.filter, objectOf(state, id), context));
  const max = Math.min(evaluateAmount(state, effect.max, context), fitting.length);
  const wanted = Math.min(evaluateAmount(state, effect.min, context), max);
  // CR 701.23b: what is in a public zone must be found; in a hidden one it need not, where a quality is stated.
  const open = fitting.filter((id) => objectOf(state, id).zone === 'graveyard');
  const min = hasQuality(effect.filter) ? Math.min(wanted, open.length) : wanted;
  const mustFind = new Set(open.length <= min ? open : []);
  const answer = yield* ask({
    form: 'select',
    kind: 'search',
    rule: '701.23a',
    player,
    prompt: max === 1 ? 'Choose the card to find.' : `Choose up to ${max} cards to find.`,
    source: context.source,
    candidates: fitting.map((id): Ref => ({ is: 'object', id })),
    min,
    max,
    seenBy: seatBit(player),
    illegal: ({ chosen }) => {
      const left = [...mustFind].some((id) => !chosen.some((ref) => ref.is === 'object' && ref.id === id));
      return left ? { rule: '701.23b', message: 'What is in a graveyard and fits must be found.' } : null;
    },
  });
  if (zones.includes('library')) takeAction(game, { player, action: 'search' }, reason);
  return answer.chosen.map((ref) => ref.id as ObjectId);
}
