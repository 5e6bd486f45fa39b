import type { Game } from '@stacktrail/engine';
import { seatBit, type PlayerId } from '@stacktrail/game-events';
import { toHex } from '@stacktrail/kernel';
import { positionOf } from '../starting/starting-position.js';
import { bringVariantDecks } from './bring-variant-decks.js';
import type { NewGame } from './new-game.js';
import { commitmentsToCards } from './secret-order.js';
import type { SetUp } from './set-up.js';

/** The first facts of a game: its setup, what each seat brings (CR 103.2a), and what else it starts with. */
export function startWith(game: Game, brought: SetUp, options: NewGame): void {
  game.emit('GameStarted', brought.setup, { rule: '103.2', causes: [] });
  game.causes = [game.state.revision];
  if (options.adjudication !== undefined)
    game.emit('AdjudicationAgreed', { by: options.adjudication }, { rule: '103.2' });
  if (options.chance === 'told') game.emit('ChanceTold', {}, { rule: '103.3' });
  bringDecks(game, brought, options.veil);
  bringVariantDecks(game, brought, options);
  options.seats.forEach(({ deckName }, seat) => {
    const player = seat as PlayerId;
    if (deckName !== undefined) game.emit('DeckNamed', { player, name: deckName }, { rule: '103.2a', player });
  });
  brought.commanders.forEach((cards, seat) => {
    const player = seat as PlayerId;
    if (cards.length > 0) game.emit('CommandersDesignated', { player, cards }, { rule: '903.3', player });
  });
  if (options.ante === true) game.emit('AnteAgreed', {}, { rule: '407.1' });
  if (options.position !== undefined) {
    game.emit('StartingPositionGiven', positionOf(options.position, brought.decks), { rule: '103.1' });
  }
  options.nonces.forEach((nonce, player) => {
    game.emit(
      'NonceGiven',
      { player: player as PlayerId, nonce: toHex(nonce) },
      { rule: '103.3', player: player as PlayerId },
    );
  });
}

/** CR 103.2a, 717.2: decks, sideboards and Attraction decks. */
function bringDecks(
  game: Game,
  { catalog, decks, sideboards, attractions }: SetUp,
  veil: Uint8Array | undefined,
): void {
  let first = 0;
  decks.forEach((deck, seat) => {
    const player = seat as PlayerId;
    const commitments = veil === undefined ? [] : commitmentsToCards(catalog, deck, first, veil);
    const data = { player, count: deck.length, commitments, deck, seenBy: seatBit(player) };
    game.emit('DeckBrought', data, { rule: '103.2a', player });
    first += deck.length;
  });
  sideboards.forEach((sideboard, seat) => {
    const player = seat as PlayerId;
    game.emit(
      'SideboardSetAside',
      { player, count: sideboard.length, sideboard, seenBy: seatBit(player) },
      { rule: '103.2a', player },
    );
  });
  attractions.forEach((cards, seat) => {
    const player = seat as PlayerId;
    const data = { player, count: cards.length, attractions: cards, seenBy: seatBit(player) };
    game.emit('AttractionDeckBrought', data, { rule: '717.2', player });
  });
}
