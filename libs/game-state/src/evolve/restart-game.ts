import type { CardIndex, EventData, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord, type GameObject } from '../state/game-object.js';
import type { GameState, GameStateRecord } from '../state/game-state.js';
import { initialState } from '../state/initial-state.js';
import { PlayerStateRecord } from '../state/player-state.js';
import { isConspiracy, isVanguard, supplementaryDeckOf, type SupplementaryDeck } from '../state/supplementary-decks.js';
import { formOfCardIndex } from './card-records.js';
import { layOutDeck, layOutLibrary, setAside } from './lay-out.js';

type Restarted = EventData<'GameRestarted'>;
type Pile = SupplementaryDeck | 'library' | 'outside';

/**
 * CR 725.1, 725.2: a new game begins, with all cards of the one that ended in their owners' decks. What belongs to the
 * timeline goes on: no number is used again, and what players have seen they have seen.
 */
export function restartGame(state: GameStateRecord, data: Restarted, previous: GameState): void {
  const { revision } = state;
  const { setup, ante, foretoldChance, deckLists, nextObject, nextEffect, nextTrigger, nextMana, draws } = previous;
  const { startingLife, freeMulligan, players } = data;
  Object.assign(state, initialState(previous.catalog), {
    revision,
    setup: setup === null ? null : { ...setup, startingLife, freeMulligan },
    restartedBy: players.length,
    foretoldChance,
    deckLists,
    nextObject,
    nextEffect,
    nextTrigger,
    nextMana,
    draws,
    timestamp: previous.timestamp,
    archenemies: previous.archenemies,
    communalPlanes: previous.communalPlanes,
  });
  const lifeOf = (id: PlayerId): number =>
    previous.archenemies.find(({ player }) => player === id)?.life ?? startingLife; // CR 904.5
  state.players = previous.players.map(
    ({ id, life, lost, handModifier, lifeModifier, handNumbers }) =>
      new PlayerStateRecord({
        id,
        life: lost ? life : lifeOf(id) + lifeModifier,
        lost,
        handModifier,
        lifeModifier,
        handNumbers,
      }),
  );
  const none = previous.players.map(() => 0);
  state.commanders = previous.commanders.map(({ card, owner }) => ({ card, owner, casts: none, damage: none }));
  const exempt = new Set(data.exempt);
  const stays = (object: GameObject): boolean => {
    const { id, zone, owner } = object;
    if (zone === 'command') return isVanguard(object); // CR 313.2
    return (zone === 'exile' && exempt.has(id)) || (zone === 'ante' && state.players[owner]?.lost === true); // CR 725.5, 800.4n
  };
  state.command = previous.command.filter((id) => isThere(previous, id, stays));
  state.exile = previous.exile.filter((id) => exempt.has(id));
  state.ante = ante?.filter((id) => isThere(previous, id, stays)) ?? null;
  state.objects = previous.objects;
  for (const object of previous.objects.values()) {
    if (!object.left && !stays(object)) state.objects = state.objects.set(object.id, ended(object));
  }
  for (const [owner, piles] of pilesOf(previous, stays)) layOut(state, owner, piles);
}

function isThere({ objects }: GameState, id: ObjectId, stays: (object: GameObject) => boolean): boolean {
  const object = objects.get(id);
  return object !== undefined && stays(object);
}

/** An object of the game that ended. */
function ended(object: GameObject): GameObjectRecord {
  const remains = new GameObjectRecord(object);
  remains.left = true;
  return remains;
}

/** Each player's cards that begin the new game, by where they do: cards outside the game are outside the new one too. */
function pilesOf(
  state: GameState,
  stays: (object: GameObject) => boolean,
): ReadonlyMap<PlayerId, ReadonlyMap<Pile, CardIndex[]>> {
  const found = new Map<PlayerId, Map<Pile, CardIndex[]>>();
  for (const object of state.objects.values()) {
    if (object.left || stays(object)) continue;
    const piles = found.get(object.owner) ?? new Map<Pile, CardIndex[]>();
    found.set(object.owner, piles);
    for (const card of [object.card, object.meldedCard, ...object.merged.map((component) => component.card)]) {
      const form = formOfCardIndex(state, card);
      if (card < 0 || form === undefined) continue;
      const aside = object.zone === 'outside' || isConspiracy(object); // CR 103.2e
      const pile = aside ? 'outside' : (supplementaryDeckOf(form.whole) ?? 'library');
      piles.set(pile, [...(piles.get(pile) ?? []), card]);
    }
  }
  return found;
}

function layOut(state: GameStateRecord, owner: PlayerId, piles: ReadonlyMap<Pile, readonly CardIndex[]>): void {
  for (const [pile, unordered] of piles) {
    const cards = [...unordered].sort((a, b) => a - b);
    if (pile === 'outside') cards.forEach((card) => setAside(state, owner, card));
    else if (pile === 'library') layOutLibrary(state, owner, cards, state.nextObject);
    else layOutDeck(state, owner, pile, cards, state.nextObject);
  }
}
