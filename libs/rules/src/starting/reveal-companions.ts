import type { DeckCondition, Filter } from '@stacktrail/card-tree';
import { characteristicsOf, matches, plainContext, type TextContext } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure } from '@stacktrail/engine';
import { noObject, seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import {
  type GameObject,
  isMechanicDeclared,
  declaresMechanics,
  objectOf,
  playerOf,
  playersInOrder,
  type GameState,
  formats,
  isFormatName,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';

/**
 * CR 103.2b: each player may reveal one card that they own outside the game with a companion ability whose condition
 * their deck fulfills.
 */
export function* revealCompanions(game: Game): Procedure<void> {
  for (const player of playersInOrder(game.state)) {
    if (mayHaveCompanion(game.state, player)) yield* revealCompanion(game, player);
  }
}

/**
 * Whether a player is asked: where a companion is named of their deck list. In games that name no mechanics everyone with
 * cards outside the game is, once anybody has one.
 */
function mayHaveCompanion(state: GameState, player: PlayerId): boolean {
  if (declaresMechanics(state)) return isMechanicDeclared(state, player, 'companion');
  return state.catalog.keywords.has('companion') && playerOf(state, player).outside.length > 0;
}

function* revealCompanion(game: Game, player: PlayerId): Procedure<void> {
  if (playerOf(game.state, player).lost) return;
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '103.2b',
    player,
    prompt: 'Reveal a card as your companion, whose condition your deck fulfills? Choose one, or none.',
    source: noObject,
    candidates: possibleCompanions(game.state, player).map((id): Ref => ({ is: 'object', id })),
    min: 0,
    max: 1,
    seenBy: seatBit(player),
  });
  const [chosen] = answer.chosen;
  if (chosen === undefined || playerOf(game.state, player).lost) return;
  const id = chosen.id as ObjectId;
  const reason = { rule: '103.2b', player, source: id };
  game.emit('CardsRevealed', { player, objects: [id], cards: [objectOf(game.state, id).card] }, reason);
  const holder: Ref = { is: 'object', id };
  game.emit('DesignationGiven', { holder, name: 'companion', player: null, value: 0, until: null }, reason);
}

/** The cards that a player owns outside the game whose companion ability's condition their starting deck fulfills. */
function possibleCompanions(state: GameState, player: PlayerId): readonly ObjectId[] {
  return playerOf(state, player).outside.filter((id) =>
    objectOf(state, id).printed.abilities.some(
      ({ ability }) =>
        ability.kind === 'keyword' &&
        ability.keyword === 'companion' &&
        fulfills(state, player, ability.condition, plainContext(player, id)),
    ),
  );
}

/** CR 702.139b: whether the cards that were brought, sideboards set aside, fulfill a condition: all are in the library still. */
function fulfills(state: GameState, player: PlayerId, condition: DeckCondition, context: TextContext): boolean {
  const deck = playerOf(state, player).library.map((id) => objectOf(state, id));
  const are = (filter: Filter): readonly GameObject[] => deck.filter((card) => matches(state, filter, card, context));
  switch (condition.deck) {
    case 'each':
      return are(condition.of).every((card) => matches(state, condition.is, card, context));
    case 'only':
      return deck.every((card) => condition.of.some((kind) => matches(state, kind, card, context)));
    case 'none':
      return are(condition.is).length === 0;
    case 'different names': {
      const names = are(condition.of).map(({ printed }) => printed.name);
      return new Set(names).size === names.length;
    }
    case 'shared card type':
      return are(condition.of).reduce((types, card) => types & characteristicsOf(state, card).types, -1) !== 0;
    case 'above the minimum size':
      return deck.length >= leastCards(state) + condition.count;
    default:
      return assertNever(condition, 'condition of a deck');
  }
}

/** CR 100.2: the minimum deck size of the game's way of playing. */
function leastCards(state: GameState): number {
  const format = state.setup?.format ?? '';
  return formats[isFormatName(format) ? format : 'constructed'].deck.least;
}
