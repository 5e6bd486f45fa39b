import type { Filter, SearchedFor, Together } from '@stacktrail/card-tree';
import {
  appliesToPlayer,
  staticsInForce,
  evaluateAmount,
  isAnyNumber,
  matches,
  type TextContext,
} from '@stacktrail/characteristics';
import {
  askWhichCards,
  type Game,
  type Reason,
  type Procedure,
  isProhibited,
  satisfiesTogether,
  chooseObjects,
  type EffectOf,
  type Interpreter,
  playersMeant,
  foundInLibrary,
  searching,
  withPlayers,
  withResult,
  takeAction,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, objectsIn, playerOf, type GameState } from '@stacktrail/game-state';
import { moveTo } from './destination.js';
import { linkObjects } from './link.js';
import { lookAt } from './scry.js';
import { findsNothing, searchPrompt } from './search-prompt.js';

/**
 * CR 701.23: the players look at their libraries at the same time and choose in APNAP order (701.23i); all found cards
 * are moved at once. Shuffling is an instruction of its own.
 */
export const searchLibrary: Interpreter<'search library'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '701.23a' };
  const players = playersMeant(game.state, effect.who, context).filter(
    (player) => !isProhibited(game.state, player, 'search libraries'), // CR 101.2
  );
  const searched = players.filter((player) => playerOf(game.state, player).library.length > 0);
  for (const player of searched) lookAt(game, player, searchable(game.state, player, player), why);
  const found: GameObject[] = [];
  for (const player of searched) {
    const chosen = yield* findAll(game, player, effect, context);
    if (effect.reveal) yield* reveal(game, player, chosen, why);
    found.push(...chosen.map((id) => objectOf(game.state, id)));
  }
  if (!context.results.has(searching)) {
    for (const player of players) takeAction(game, { player, action: 'search' }, why);
  }
  const moved = yield* moveTo(game, found, effect.to, context, run, why, 'search');
  if (effect.link !== undefined) linkObjects(game, effect, effect.link, moved, context, reason);
  const known = withSearchers(context, effect.label, players);
  const after = withResult(withResult(known, searching, []), effect.label, moved);
  return effect.to.zone === 'library' ? withResult(after, foundInLibrary, moved) : after;
};

/** The label notes every player who has searched by following the instruction: “each player who searched this way”. */
function withSearchers(context: TextContext, label: string | undefined, players: readonly PlayerId[]): TextContext {
  if (label === undefined) return context;
  return withPlayers(context, label, [...new Set([...(context.players.get(label) ?? []), ...players])]);
}

/** Finds everything that one search is for. A card is found for only one of the descriptions. */
function* findAll(
  game: Game,
  player: PlayerId,
  effect: EffectOf<'search library'>,
  context: TextContext,
): Procedure<readonly ObjectId[]> {
  let found = yield* find(game, player, effect, context, [], effect.together);
  for (const wanted of effect.also ?? []) {
    found = [...found, ...(yield* find(game, player, wanted, context, found))];
  }
  return found;
}

/**
 * CR 701.23b: a player needn't find cards with a stated quality; without one they must find as many as possible
 * (701.23d).
 */
function* find(
  game: Game,
  player: PlayerId,
  { filter, count: wanted, upTo }: SearchedFor & Pick<EffectOf<'search library'>, 'upTo'>,
  context: TextContext,
  found: readonly ObjectId[],
  together?: readonly Together[],
): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const candidates = objectsIn(state, searchable(state, player, player))
    .filter((card) => !found.includes(card.id) && matches(state, filter, card, context))
    .map((card) => card.id);
  const count = Math.min(Math.max(0, evaluateAmount(state, wanted, context)), candidates.length);
  const anyNumber = isAnyNumber(wanted);
  const hasToFind = !anyNumber && upTo !== true && together === undefined && !hasQuality(filter);
  const min = hasToFind ? count : 0;
  return yield* chooseObjects({
    player,
    kind: 'search',
    rule: hasQuality(filter) ? '701.23a' : '701.23d',
    ...searchPrompt(player, ['library'], { min, max: count }),
    source: context.source,
    candidates,
    min,
    max: count,
    hidden: true,
    isCounted: findsNothing(state, searchable(state, player, player), wanted, context),
    ...(together && { agree: (chosen) => satisfiesTogether(state, together, chosen, context) }),
  });
}

/**
 * The cards of a library that a player can search: all of them, or only the top ones if an effect says so (CR 701.23f).
 */
export function searchable(state: GameState, player: PlayerId, owner: PlayerId): readonly ObjectId[] {
  let { library } = playerOf(state, owner);
  for (const { source, effect } of staticsInForce(state, 'searches only the top')) {
    if (appliesToPlayer(state, effect.who, source, player)) library = library.slice(0, effect.count);
  }
  return library;
}

/** Whether a search states a quality (CR 701.23b), not just how many cards (701.23d). */
export function hasQuality(filter: Filter): boolean {
  switch (filter.is) {
    case 'anything':
    case 'card':
      return false;
    case 'all':
    case 'any':
      return filter.of.some(hasQuality);
    default:
      return true;
  }
}

/** CR 701.20a. */
function* reveal(game: Game, player: PlayerId, objects: readonly ObjectId[], reason: Reason): Procedure<void> {
  if (objects.length === 0) return;
  yield* askWhichCards(game, objects);
  const cards = objects.map((id) => objectOf(game.state, id).card);
  game.emit('CardsRevealed', { player, objects, cards }, { ...reason, rule: '701.20a', player });
}
