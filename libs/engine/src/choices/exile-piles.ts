import { noObject, seatBit, type PlayerId, type Ref } from '@stacktrail/game-events';
import { type GameObject, type GameState, isDesignated } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { chanceAmong } from './told-chance.js';

/**
 * CR 406.4: a player who may not look at a face-down card in exile can choose it only by choosing its pile; chance then
 * decides which cards of the pile are meant.
 *
 * @param among what could be chosen
 */
export function* drawnFromPiles(
  game: Game,
  player: PlayerId,
  among: readonly Ref[],
  chosen: readonly Ref[],
  reason: Reason,
): Procedure<readonly Ref[]> {
  const piles = new Map<number, Ref[]>();
  for (const ref of chosen) {
    const pile = pileOf(game.state, ref, player);
    if (pile !== null) piles.set(pile, [...(piles.get(pile) ?? []), ref]);
  }
  if (piles.size === 0) return chosen;
  const known = chosen.filter((ref) => pileOf(game.state, ref, player) === null);
  const drawn: Ref[] = [];
  for (const [pile, { length }] of piles) {
    const cards = among.filter((ref) => pileOf(game.state, ref, player) === pile);
    if (cards.length <= length) {
      drawn.push(...cards);
      continue;
    }
    const { chosen: which, draws } = yield* chanceAmong(game, cards, length, {
      player,
      rule: '406.4',
      source: reason.source ?? noObject,
      prompt: 'Which cards of the pile did chance choose?',
    });
    game.emit('ChosenAtRandom', { player, among: cards, chosen: which, draws }, { ...reason, rule: '406.4', player });
    drawn.push(...which);
  }
  return [...known, ...drawn];
}

/**
 * The pile of a face-down card in exile that a player may not look at; `null` for anything that can be chosen directly.
 */
function pileOf(state: GameState, ref: Ref, player: PlayerId): number | null {
  const object = ref.is === 'object' ? state.objects.get(ref.id) : undefined;
  if (object === undefined || !isInPile(object)) return null;
  return (object.knownTo & seatBit(player)) === 0 ? object.exiledWith : null;
}

/** CR 702.143e: foretold cards form no piles, since they are kept apart from each other and from all others. */
function isInPile(object: GameObject): boolean {
  return object.zone === 'exile' && object.faceDown !== null && !isDesignated(object, 'foretold');
}
