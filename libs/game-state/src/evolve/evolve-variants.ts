import { allSeats, type CardIndex, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { objectsIn } from '../state/look-up.js';
import { playersInOrder } from '../state/turn-order.js';
import { isPhenomenon, isPlanar, isVanguard, supplementaryDeckOf } from '../state/supplementary-decks.js';
import { changeObject, changePlayer, countRandomWords, restamp, without } from './changes.js';
import { usePresetResults } from './evolve-chance.js';
import type { Evolvers } from './evolver.js';
import { leaveZone } from './change-zone.js';
import { layOutDeck, nextCard } from './lay-out.js';

type VariantEvent =
  | 'SupplementaryDeckBrought'
  | 'SupplementaryDeckShuffled'
  | 'SupplementaryCardTurnedUp'
  | 'SupplementaryCardTurnedDown'
  | 'ArchenemyDesignated'
  | 'PlanarDeckShared'
  | 'VanguardBrought'
  | 'NamesChosenSecretly'
  | 'NamesRevealed'
  | 'PlanarControllerChanged'
  | 'PlanarDieRolled';

export const variantEvolvers: Evolvers<VariantEvent> = {
  SupplementaryDeckBrought(state, { player, deck, cards }) {
    if (cards.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = nextCard(state);
    state.deckLists = [...state.deckLists, cards];
    const brought = cards.map((_, i) => (first + i) as CardIndex);
    layOutDeck(state, player, deck, brought, state.nextObject);
  },
  SupplementaryDeckShuffled(state, { player, deck, order, first, draws }, event) {
    layOutDeck(state, player, deck, order, first);
    countRandomWords(state, event, draws);
  },
  SupplementaryCardTurnedUp(state, { object: id }, event) {
    const old = state.objects.get(id);
    const deck = old === undefined || old.left ? null : supplementaryDeckOf(old.form.whole);
    if (old === undefined || deck === null || state.players[old.owner]?.[deck].includes(id) !== true) return;
    changePlayer(state, old.owner, (player) => {
      player[deck] = without(player[deck], id);
    });
    changeObject(state, id, (object) => {
      object.knownTo = allSeats(state.players.length);
      object.timestamp = ++state.timestamp;
      object.placedAt = event.revision;
      if (deck === 'planes') controlBy(object, state.planarController ?? old.owner);
    });
    state.command = [...state.command, id];
    restamp(state);
  },
  SupplementaryCardTurnedDown(state, { object: id, becomes }) {
    const old = state.objects.get(id);
    const deck = old === undefined || !state.command.includes(id) ? null : supplementaryDeckOf(old.form.whole);
    if (old === undefined || deck === null || state.objects.get(becomes) !== undefined) return;
    const { owner, form, card } = old;
    leaveZone(state, new GameObjectRecord(old), becomes);
    const printed = form.whole;
    const below = {
      id: becomes,
      printed,
      form,
      kind: 'card',
      card,
      owner,
      controller: owner,
      zone: 'command',
    } as const;
    state.objects = state.objects.set(becomes, new GameObjectRecord(below));
    state.nextObject = Math.max(state.nextObject, becomes + 1);
    changePlayer(state, owner, (player) => {
      player[deck] = [...player[deck], becomes];
    });
    restamp(state);
  },
  ArchenemyDesignated(state, { player, life }) {
    state.archenemies = [...state.archenemies, { player, life }];
    changePlayer(state, player, (archenemy) => {
      archenemy.life = life;
    });
  },
  PlanarDeckShared(state) {
    state.communalPlanes = true;
  },
  VanguardBrought(state, { player, definition, hand, life }, event) {
    const form = state.catalog.findCard(definition);
    if (form === undefined || state.players[player] === undefined) return;
    const card = nextCard(state) as CardIndex;
    state.deckLists = [...state.deckLists, [definition]];
    const id = state.nextObject++ as ObjectId;
    const known = { knownTo: allSeats(state.players.length), placedAt: event.revision };
    const where = { owner: player, controller: player, zone: 'command', timestamp: ++state.timestamp } as const;
    const vanguard = new GameObjectRecord({ id, printed: form.whole, form, kind: 'card', card, ...where, ...known });
    state.objects = state.objects.set(id, vanguard);
    state.command = [...state.command, id];
    changePlayer(state, player, (owner) => {
      owner.handModifier = hand;
      owner.lifeModifier = life;
      owner.life += life;
    });
    restamp(state);
  },
  NamesChosenSecretly(state, { object, label, names }) {
    changeObject(state, object, (conspiracy) => {
      const values = names.map((word) => ({ is: 'word', word }) as const);
      conspiracy.chosen = [{ label, kind: 'card name', values }];
    });
  },
  NamesRevealed() {},
  PlanarControllerChanged(state, { player }) {
    if (state.players[player] === undefined) return;
    if (state.communalPlanes) passDeckOn(state, player);
    state.planarController = player;
    for (const id of state.command) changePlanar(state, id, player);
    // CR 901.10b: the ability is still that of the phenomenon, but another player controls it.
    for (const id of state.stack) {
      const source = state.objects.get(state.objects.get(id)?.ability?.source ?? 0);
      if (source === undefined || !isPhenomenon(source)) continue;
      changeObject(state, id, (ability) => {
        ability.owner = player;
        controlBy(ability, player);
      });
    }
    restamp(state);
  },
  PlanarDieRolled(state, { player, draws, special }, event) {
    countRandomWords(state, event, draws);
    usePresetResults(state, player, 'die', 1);
    if (!special) return;
    changePlayer(state, player, (roller) => {
      roller.planarDieRolls += 1;
    });
  },
};

/** CR 613.7i, 613.7m: vanguards have the timestamps of the game's beginning, in turn order from the starting player on. */
export function stampVanguards(state: GameStateRecord): void {
  if (state.command.length === 0) return;
  const vanguards = objectsIn(state, state.command).filter(isVanguard);
  for (const player of playersInOrder(state)) {
    for (const { id, owner } of vanguards) {
      if (owner !== player) continue;
      changeObject(state, id, (vanguard) => {
        vanguard.timestamp = ++state.timestamp;
      });
    }
  }
  restamp(state);
}

function controlBy(object: GameObjectRecord, player: PlayerId): void {
  object.controller = player;
  object.baseController = player;
}

function changePlanar(state: GameStateRecord, id: ObjectId, player: PlayerId): void {
  const old = state.objects.get(id);
  if (old === undefined || !isPlanar(old)) return;
  changeObject(state, id, (object) => {
    controlBy(object, player);
    if (state.communalPlanes) object.owner = player;
  });
}

/** CR 901.15b: the planar controller is considered the owner of all cards of the one planar deck. */
function passDeckOn(state: GameStateRecord, player: PlayerId): void {
  const cards = state.players.flatMap(({ planes }) => planes);
  for (const id of cards) changePlanar(state, id, player);
  for (const { id, planes } of state.players) {
    if (id !== player && planes.length === 0) continue;
    changePlayer(state, id, (changed) => {
      changed.planes = id === player ? cards : [];
    });
  }
}
