import { allSeats, type ObjectId } from '@stacktrail/game-events';
import {
  isChanceTold,
  isShownByMoving,
  isUnknown,
  presentObject,
  sinceRenumbered,
  unaccountedFor,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Occurrence } from '../game/occurrence.js';
import { ask, type Procedure } from '../game/procedure.js';

/**
 * In a game of told chance, asks which cards these objects are before everybody sees them. Objects that are known, and
 * those of other games, aren't asked for. The owner of the card answers (CR 400.2).
 */
export function* askWhichCards(game: Game, objects: readonly ObjectId[]): Procedure<void> {
  if (!isChanceTold(game.state)) return;
  for (const old of objects) {
    const object = presentObject(game.state, sinceRenumbered(game.state, old));
    if (object === undefined || !isUnknown(object)) continue;
    const { id, owner: player } = object;
    const cards = unaccountedFor(game.state, player);
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'tell a card',
      rule: '400.2',
      player,
      prompt: 'Which card is it?',
      source: id,
      options: [...cards.keys()].map((name) => ({ key: name, text: name })),
      min: 1,
      max: 1,
    });
    const named = cards.get(keys[0] ?? '') ?? [];
    const card = named.includes(object.card) ? object.card : named[0]!;
    const seenBy = allSeats(game.state.players.length);
    game.emit('CardTold', { player, object: id, by: '', card, seenBy }, { rule: '400.2', player });
  }
}

/** The same for what these occurrences would move to where everybody sees it, or reveal as it moves (CR 400.2, 701.20). */
export function* askWhichCardsMove(game: Game, occurrences: readonly Occurrence[]): Procedure<void> {
  if (!isChanceTold(game.state)) return;
  const shown = occurrences.flatMap((occurrence) => {
    if (occurrence.would !== 'move') return [];
    const { to, faceDown, reveal, object } = occurrence;
    const from = presentObject(game.state, sinceRenumbered(game.state, object))?.zone ?? to;
    return reveal === true || isShownByMoving(from, to, faceDown !== undefined) ? [object] : [];
  });
  yield* askWhichCards(game, shown);
}
