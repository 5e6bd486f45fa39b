import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  isProhibited,
  type EffectOf,
  type Interpreter,
  playersMeant,
  satisfiesTogether,
  withDone,
  withResult,
  takeAction,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import { lookAt } from '../scry.js';
import { hasQuality, searchable } from '../search-library.js';
import { revealCards } from './look.js';
import { findsNothing, searchPrompt } from '../search-prompt.js';
import { byPlayer } from '../for-player.js';

type Search = EffectOf<'search zones'>;
type SearchedZone = Search['zones'][number];

/** CR 701.23a: the player looks at all cards of the zones and finds some. */
export const searchZones: Interpreter<'search zones'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.23a' };
  const found: ObjectId[] = [];
  let searchedLibrary = false;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const about = byPlayer(context, effect.who, player);
    const zones = yield* zonesToSearch(game, effect, player, context.source);
    searchedLibrary ||= zones.includes('library');
    for (const owner of playersMeant(game.state, effect.whose, about)) {
      found.push(...(yield* search(game, effect, zones, player, owner, about, why)));
    }
  }
  if (effect.reveal) revealCards(game, found, why);
  const after = withResult(context, effect.label, found);
  return effect.someOf !== undefined && searchedLibrary ? withDone(after, effect.someOf) : after;
};

/** “Your library and/or graveyard”: the player chooses which zones to search, at least one (CR 608.2d). */
function* zonesToSearch(
  game: Game,
  { zones, someOf }: Search,
  player: PlayerId,
  source: ObjectId,
): Procedure<readonly SearchedZone[]> {
  const open = zones.filter((zone) => zone !== 'library' || !isProhibited(game.state, player, 'search libraries'));
  if (someOf === undefined || open.length < 2) return open;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '608.2d',
    player,
    prompt: 'Choose which of these zones to search.',
    source,
    options: open.map((zone) => ({ key: zone, text: zone })),
    min: 1,
    max: open.length,
  });
  return open.filter((zone) => keys.includes(zone));
}

function* search(
  game: Game,
  effect: Search,
  zones: readonly SearchedZone[],
  player: PlayerId,
  owner: PlayerId,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const cardsIn = (zone: SearchedZone): readonly ObjectId[] =>
    zone === 'library' ? searchable(game.state, player, owner) : playerOf(game.state, owner)[zone];
  for (const zone of zones) {
    if (zone !== 'graveyard') lookAt(game, player, cardsIn(zone), reason);
  }
  const cards = zones.flatMap((zone) => cardsIn(zone));
  const where = { owner, zones };
  const { filter, min, max, together, also = [] } = effect;
  let found = yield* find(game, player, where, cards, { filter, min, max, ...(together && { together }) }, context);
  for (const { filter: other, count } of also) {
    const left = cards.filter((id) => !found.includes(id));
    found = [...found, ...(yield* find(game, player, where, left, { filter: other, min: count, max: count }, context))];
  }
  // Texts ask who searches their own library.
  if (zones.includes('library') && player === owner) takeAction(game, { player, action: 'search' }, reason);
  return found;
}

function* find(
  game: Game,
  player: PlayerId,
  { owner, zones }: { readonly owner: PlayerId; readonly zones: readonly SearchedZone[] },
  cards: readonly ObjectId[],
  { filter, min: least, max: most, together }: Pick<Search, 'filter' | 'min' | 'max' | 'together'>,
  context: TextContext,
): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const fitting = cards.filter((id) => matches(state, filter, objectOf(state, id), context));
  const max = Math.min(evaluateAmount(state, most, context), fitting.length);
  const wanted = Math.min(evaluateAmount(state, least, context), max);
  // CR 701.23b: a matching card in a public zone must be found; in a hidden zone it need not be if a quality is stated.
  const open = fitting.filter((id) => objectOf(state, id).zone === 'graveyard');
  const min = hasQuality(filter) ? Math.min(wanted, open.length) : wanted;
  const answer = yield* ask({
    form: 'select',
    kind: 'search',
    rule: '701.23a',
    player,
    ...searchPrompt(owner, zones, { min, max }),
    source: context.source,
    candidates: fitting.map((id): Ref => ({ is: 'object', id })),
    min,
    max,
    seenBy: seatBit(player),
    isCounted: findsNothing(state, cards, most, context),
    findViolation: ({ chosen }) => {
      const left = open.some((id) => !chosen.some((ref) => ref.is === 'object' && ref.id === id));
      if (left && chosen.length < wanted)
        return { rule: '701.23b', message: 'What is in a graveyard and fits must be found.' };
      if (together === undefined || satisfiesTogether(state, together, chosen, context)) return null;
      return { rule: '701.23a', message: 'These cards together are not what is searched for.' };
    },
  });
  return answer.chosen.map((ref) => ref.id as ObjectId);
}
