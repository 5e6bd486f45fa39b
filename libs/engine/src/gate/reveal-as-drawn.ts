import { characteristicsOf, plainContext } from '@stacktrail/characteristics';
import { seatBit, type ObjectId } from '@stacktrail/game-events';
import { playerOf, presentObject } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { agrees } from '../choices/choose.js';

/**
 * CR 702.94a: a player may reveal a card as they draw it, where the card says so. Everyone sees it for as long as it stays
 * in the hand (702.94b).
 *
 * @param ids what was drawn just now
 */
export function* revealAsDrawn(game: Game, ids: readonly ObjectId[]): Procedure<void> {
  for (const id of ids) {
    const card = presentObject(game.state, id);
    if (card?.zone !== 'hand' || card.faceDown !== null) continue; // CR 121.8: later
    const { owner: player } = card;
    const isFirst = playerOf(game.state, player).cardsDrawnThisTurn === 1;
    for (const { ability } of characteristicsOf(game.state, card).abilities) {
      if (ability.kind !== 'static') continue;
      for (const effect of ability.effects) {
        if (effect.static !== 'may reveal as it is drawn' || (effect.firstEachTurn && !isFirst)) continue;
        const prompt = `Reveal ${card.printed.name} as you draw it?`;
        if (!(yield* agrees(player, '702.94a', prompt, id, seatBit(player)))) continue;
        const reason = { rule: '702.94a', source: id, player };
        game.emit('CardsRevealed', { player, objects: [id], cards: [card.card] }, reason);
        yield* game.outer.followInstructions(game, effect.effects, plainContext(player, id), reason);
      }
    }
  }
}
