import type { ObjectId } from '@stacktrail/game-events';
import type { GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { supplementaryDecks } from '../state/supplementary-decks.js';
import { changePlayer, without } from './changes.js';
import { leaveCombat } from './leave-combat.js';

/**
 * Takes an object out of its zone; what is left of it is last known information (CR 608.2h).
 *
 * @param remains a fresh copy of its record, which becomes that
 */
export function leaveZone(state: GameStateRecord, remains: GameObjectRecord, becomes: ObjectId): void {
  const { id, zone } = remains;
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
    case 'outside':
      changePlayer(state, remains.owner, (player) => {
        player[zone] = without(player[zone], id);
      });
      break;
    case 'battlefield':
      state.battlefield = without(state.battlefield, id);
      if (state.phasedOut.length > 0) state.phasedOut = without(state.phasedOut, id);
      leaveCombat(state, id);
      break;
    case 'stack':
    case 'exile':
    case 'command':
      state[zone] = without(state[zone], id);
      if (zone === 'command') leaveSupplementaryDeck(state, remains);
      break;
    case 'ante':
      if (state.ante !== null) state.ante = without(state.ante, id);
      break;
  }
  if (state.strays.length > 0) state.strays = without(state.strays, id);
  remains.left = true;
  remains.becomes = becomes;
  state.objects = state.objects.set(id, remains);
}

function leaveSupplementaryDeck(state: GameStateRecord, { owner, id }: GameObjectRecord): void {
  const old = state.players[owner];
  for (const deck of supplementaryDecks) {
    if (old?.[deck].includes(id) !== true) continue;
    changePlayer(state, owner, (player) => {
      player[deck] = without(player[deck], id);
    });
  }
}

/** Puts an object into the zone that its record names; `position` counts in a library, from the top, or is -1 for its bottom. */
export function enterZone(state: GameStateRecord, object: GameObjectRecord, position: number): void {
  const { zone } = object;
  state.objects = state.objects.set(object.id, object);
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
    case 'outside':
      changePlayer(state, object.owner, (player) => {
        player[zone] =
          zone === 'hand' && player.handNumbers !== null
            ? inOrder([...player.hand, object.id])
            : placed(player[zone], object.id, zone === 'library' ? position : -1);
      });
      break;
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      state[zone] = [...state[zone], object.id];
      break;
    case 'ante':
      state.ante = [...(state.ante ?? []), object.id];
      break;
  }
}

/** The cards of a hand in the order of their numbers, which tells nobody when they came. */
export function inOrder(hand: readonly ObjectId[]): readonly ObjectId[] {
  return [...hand].sort((one, other) => one - other);
}

function placed(list: readonly ObjectId[], id: ObjectId, position: number): readonly ObjectId[] {
  const copy = list.slice();
  if (position < 0) copy.push(id);
  else copy.splice(position, 0, id);
  return copy;
}
