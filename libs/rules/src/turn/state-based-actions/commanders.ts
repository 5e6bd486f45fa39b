import { type Game, type Procedure, agrees } from '@stacktrail/engine';
import { isCommander, type GameObject, objectsIn, playerOf, playersInOrder } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/**
 * CR 704.6d, 903.9a: a commander that came to a graveyard or to exile since the last check may be put into the command
 * zone by its owner; players choose in APNAP order (CR 101.4).
 */
export function* commandersReturn(game: Game, findings: Findings): Procedure<void> {
  const { state } = game;
  const since = Math.max(game.commandersCheckedAt, state.checkedAt);
  game.commandersCheckedAt = state.revision;
  for (const player of playersInOrder(state)) {
    const theirs = ({ owner }: GameObject): boolean => owner === player;
    const away = [
      ...objectsIn(state, playerOf(state, player).graveyard),
      ...objectsIn(state, state.exile).filter(theirs),
    ];
    for (const card of away) {
      if (card.placedAt <= since || !isCommander(state, card)) continue;
      const { id, printed, form, zone, placedAt } = card;
      const name = card.faceDown === null ? printed.name : form.whole.name;
      const from = zone === 'exile' ? 'exile' : 'your graveyard';
      if (!(yield* agrees(player, '903.9a', `Put ${name} from ${from} into the command zone?`, id))) continue;
      findings.putIntoCommandZone(id, '704.6d', [placedAt, ...game.causes]);
    }
  }
}
