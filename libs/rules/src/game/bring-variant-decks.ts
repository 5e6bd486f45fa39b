import type { Game } from '@stacktrail/engine';
import { seatBit, type PlayerId } from '@stacktrail/game-events';
import type { NewGame } from './new-game.js';
import type { SetUp } from './set-up.js';

/** CR 904.5. */
const archenemyLife = 40;

/**
 * Brings the planar and scheme decks of the seats (CR 901.3, 904.3), which say who is an archenemy (904.2a, 904.12b),
 * and their vanguards (902.3).
 */
export function bringVariantDecks(
  game: Game,
  { planes, schemes, vanguards }: Pick<SetUp, 'planes' | 'schemes' | 'vanguards'>,
  options: NewGame,
): void {
  const shared = options.planes !== undefined && options.planes.length > 0;
  if (shared) game.emit('PlanarDeckShared', {}, { rule: '901.15a' });
  for (const [deck, ofSeats] of [
    ['planes', planes],
    ['schemes', schemes],
  ] as const) {
    ofSeats.forEach((cards, seat) => {
      const player = seat as PlayerId;
      const data = { player, deck, count: cards.length, cards, seenBy: seatBit(player) };
      game.emit('SupplementaryDeckBrought', data, { rule: deck === 'planes' ? '901.3' : '904.3', player });
      if (deck === 'planes' || cards.length === 0) return;
      game.emit('ArchenemyDesignated', { player, life: archenemyLife }, { rule: '904.2a', player });
    });
  }
  vanguards.forEach(([definition], seat) => {
    const player = seat as PlayerId;
    const face = game.state.catalog.definition(definition ?? -1)?.faces[0];
    if (definition === undefined || face === undefined) return;
    const { handModifier: hand = 0, lifeModifier: life = 0 } = face;
    game.emit('VanguardBrought', { player, definition, hand, life }, { rule: '902.3', player });
  });
}
