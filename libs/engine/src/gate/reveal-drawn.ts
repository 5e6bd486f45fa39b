import { askWhichCards } from '../choices/told-cards.js';
import { appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, playerOf, presentObject } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';

/** A card that a player has just drawn; none if the draw failed. */
export interface Drawn {
  readonly player: PlayerId;
  readonly cards: readonly ObjectId[];
}

/**
 * CR 603.11: cards are revealed as they are drawn by static abilities that say so; abilities linked to these trigger on
 * it.
 */
export function* revealDrawn(game: Game, drawn: readonly Drawn[]): Procedure<void> {
  for (const { source, effect } of staticsInForce(game.state, 'reveals drawn cards')) {
    const { placedAt } = objectOf(game.state, source);
    for (const { player, cards } of drawn) {
      if (!appliesToPlayer(game.state, effect.who, source, player)) continue;
      if (effect.nth !== undefined && playerOf(game.state, player).cardsDrawnThisTurn !== effect.nth) continue;
      if (effect.ownTurns && game.state.activePlayer !== player) continue;
      const shown = cards.filter((id) => isShowable(presentObject(game.state, id)));
      if (shown.length === 0 || (effect.may && !(yield* wants(game, player, source)))) continue;
      yield* askWhichCards(game, shown);
      const objects = shown.map((id) => objectOf(game.state, id));
      const before = game.state;
      const from = game.batch.length;
      const causes = [...objects.map((object) => object.placedAt), placedAt];
      const data = { player, objects: shown, cards: objects.map(({ card }) => card) };
      game.emit('CardsRevealed', data, { rule: '701.20a', source, player, causes });
      noticeTriggers(game, before, from);
    }
  }
}

/** CR 121.8: a card that was drawn face down is revealed once it is no longer face down. */
function isShowable(card: GameObject | undefined): boolean {
  return card?.zone === 'hand' && card.faceDown === null;
}

function* wants(game: Game, player: PlayerId, source: ObjectId): Procedure<boolean> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'may',
    rule: '603.11',
    player,
    prompt: `Reveal the card that you drew, as ${objectOf(game.state, source).printed.name} lets you?`,
    source,
    options: [
      { key: 'yes', text: 'Yes.' },
      { key: 'no', text: 'No.' },
    ],
    min: 1,
    max: 1,
  });
  return keys[0] === 'yes';
}
