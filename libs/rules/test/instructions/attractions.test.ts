import { describe, expect, test } from '@jest/globals';
import {
  all,
  artifact,
  destroy,
  draw,
  each,
  gainLife,
  returnToHand,
  subtype,
  triggered,
  visit,
  type Ability,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameStateRecord, PlayerStateRecord, GameObjectRecord } from '@stacktrail/game-state';
import {
  player,
  select,
  basicForest,
  bear,
  forest,
  doing,
  resolves,
  watching,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  position,
  type Position,
  newGame,
  factsOf,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { deckFaults, LiveGame } from '../../src/index.js';

const me = { players: 'you' } as const;
const open: Effect = { do: 'open an Attraction', who: me };
const toVisit: Effect = { do: 'roll to visit Attractions', who: me };

function attraction(name: string, lights: readonly number[], ...abilities: readonly Ability[]): CardDefinition {
  const card = artifact(name, '', ['Attraction'], ...abilities);
  return { ...card, faces: [{ ...card.faces[0], manaCost: null, lights }] };
}

const wheel = attraction('Wheel', [2, 3, 6], visit(gainLife(5)));
const booth = attraction('Booth', [4, 6], visit(gainLife(1), { do: 'claim the prize', effects: [draw(1)] }));

/** Puts those objects, which are in the command zone, into Alice's Attraction deck; a die will show these numbers. */
const asDeck =
  (ids: readonly ObjectId[], dice: readonly number[] = []) =>
  (state: GameStateRecord): void => {
    state.command = state.command.filter((id) => !ids.includes(id));
    for (const id of ids) {
      const hidden = new GameObjectRecord(state.objects.get(id)!);
      hidden.knownTo = 0;
      state.objects = state.objects.set(id, hidden);
    }
    state.players = state.players.map((record) => {
      const copy = new PlayerStateRecord(record);
      if (copy.id === alice) copy.attractions = ids;
      return copy;
    });
    state.foretoldChance = dice.map((value) => ({ player: alice, kind: 'die', value }));
  };

function scene(effects: readonly Effect[], set: (p: Position, deck: ObjectId[]) => void, dice: readonly number[] = []) {
  const deck: ObjectId[] = [];
  const p = position((state) => asDeck(deck, dice)(state));
  set(p, deck);
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  resolves(table, card);
  return { table, deck };
}

describe('CR 701.51, 717.3: opening an Attraction', () => {
  test('CR 701.51b: the top card of the Attraction deck is put face up onto the battlefield under one’s control', () => {
    const { table, deck } = scene([open], (p, ids) => void ids.push(p.command(alice, wheel), p.command(alice, booth)));
    expect(deck.map((id) => table.zoneOf(id))).toEqual(['battlefield', 'command']);
    expect([table.now(deck[0]!).knownTo, table.state.players[alice]!.attractions]).toEqual([3, [deck[1]]]);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 701.51a: without an Attraction deck nothing is opened', () => {
    const { table } = scene([open], () => undefined);
    expect([table.state.battlefield, table.of('KeywordActionTaken')]).toEqual([[], []]);
  });

  test('CR 701.51c: abilities trigger on it where the card has entered, and not where it couldn’t', () => {
    for (const barred of [false, true]) {
      const { table } = scene([open], (p, ids) => {
        ids.push(p.command(alice, wheel));
        const opened = { on: 'keyword action', action: 'open an Attraction', who: 'you' } as const;
        p.battlefield(alice, watching('Watch', triggered(opened, gainLife(3))));
        const stop: Ability = { kind: 'static', effects: [{ static: "can't enter", what: subtype('Attraction') }] };
        if (barred) p.battlefield(bob, watching('Stop', stop));
      });
      expect(table.stack).toEqual(barred ? [] : ['ability of Watch']);
    }
  });
});

describe('CR 701.52, 702.159, 717.5: visiting', () => {
  test('CR 701.52a, 702.159a: each Attraction with the number of the roll lit up is visited and triggers', () => {
    for (const [value, stack] of [
      [2, ['ability of Wheel']],
      [4, ['ability of Booth']],
      [5, []],
    ] as const) {
      const { table } = scene(
        [toVisit],
        (p) => {
          for (const card of [wheel, booth]) p.battlefield(alice, card);
        },
        [value],
      );
      expect([table.stack, table.of('DiceRolled')[0]?.data]).toMatchObject([stack, { sides: 6, results: [value] }]);
    }
  });

  test('CR 701.52a: those of other players aren’t visited', () => {
    const { table } = scene([toVisit], (p) => void p.battlefield(bob, wheel), [6]);
    expect([table.stack, table.of('DiceRolled').length]).toEqual([[], 1]);
  });

  test('CR 702.159b: to claim the prize is to do what stands behind that word', () => {
    const { table } = scene(
      [toVisit],
      (p) => {
        p.battlefield(alice, booth);
        p.library(alice, forest);
      },
      [4],
    );
    table.passAll();
    expect([table.life(alice), table.state.players[alice]!.hand.length]).toEqual([21, 1]);
    expect(table.of('KeywordActionTaken').map(({ data }) => data.action)).toContain('claim the prize');
  });

  test('CR 505.5, 703.4g, 717.4: it is done as the precombat main phase of a player with Attractions begins', () => {
    for (const who of [alice, bob]) {
      const p = position((state) => {
        state.step = 'draw';
        asDeck([], [3])(state);
      });
      p.battlefield(who, wheel);
      const table = new Table(p);
      const facts = table.passUntil('precombat main');
      const rolls = factsOf(facts, 'DiceRolled');
      expect([rolls.length, table.stack.length]).toEqual(who === alice ? [1, 1] : [0, 0]);
      if (who === alice) expect(rolls[0]?.rule).toBe('701.52a');
    }
  });
});

describe('CR 717.2, 717.6: Attraction decks', () => {
  test('CR 103.3a, 717.2: a deck of its own begins in the command zone, shuffled, and nobody sees it', () => {
    const attractions = [wheel, booth, attraction('Third', [1])];
    const plain = newGame([Array.from({ length: 20 }, () => forest), Array.from({ length: 20 }, () => bear)], 'fair');
    const seats = plain.seats.map((seat, at) => (at === 0 ? { ...seat, attractions } : seat));
    const { live, catalog, events } = LiveGame.start({ ...plain, seats, chooser: alice });
    const result = live.answer(live.pending!.id, select(player(alice)));
    if (!result.accepted) throw new Error(result.message);
    const { state } = live;
    expect([state.players[alice]!.library.length, state.players[alice]!.attractions.length]).toEqual([13, 3]);
    expect(state.players[bob]!.attractions).toEqual([]);
    expect(factsOf(result.events, 'AttractionDeckShuffled').map(({ data }) => [data.player, data.seenBy])).toEqual([
      [alice, 0],
    ]);
    expect(boardView(state, { seat: alice }).seats.map(({ attractions: count }) => count)).toEqual([3, 0]);
    expect(cardTroubleOf(state)).toEqual([]);
    expect(plainState(foldInPlay(catalog, [...events, ...result.events]).state)).toBe(plainState(state));
  });

  test('CR 717.2, 717.2a: at least ten cards with different names, and none in the deck itself', () => {
    const deck = Array.from({ length: 60 }, () => basicForest);
    const many = Array.from({ length: 10 }, (_, i) => attraction(`Ride ${i}`, [2]));
    const faults = (cards: readonly CardDefinition[], main = deck) =>
      deckFaults('constructed', main, [], [], cards).map(({ rule, message }) => `${rule}: ${message}`);
    expect(faults(many)).toEqual([]);
    expect(faults(many.slice(1))).toEqual(['717.2a: its Attraction deck has 9 cards; at least 10 are needed']);
    expect(faults([...many, many[0]!])).toEqual(['717.2a: its Attraction deck has more than one card named Ride 0']);
    expect(faults([...many, bear])).toEqual(['717.2: Bear is no Attraction']);
    expect(faults([], [...deck, wheel])).toEqual(['717.2: Wheel can only be in an Attraction deck']);
  });

  test('CR 717.2b: in limited play three cards are enough, and several may have one name', () => {
    const deck = Array.from({ length: 40 }, () => basicForest);
    expect(deckFaults('limited', deck, [], [], [wheel, wheel, wheel])).toEqual([]);
    expect(deckFaults('limited', deck, [], [], [wheel, wheel]).map(({ rule }) => rule)).toEqual(['717.2b']);
  });

  test('CR 717.6: an Attraction card that would go to a graveyard or a hand is put into the command zone', () => {
    for (const away of [destroy(each(all(subtype('Attraction')))), returnToHand(each(subtype('Attraction')))]) {
      const ids: ObjectId[] = [];
      const { table } = scene([away], (p) => void ids.push(p.battlefield(alice, wheel)));
      expect([table.zoneOf(ids[0]!), table.state.command.length]).toEqual(['command', 1]);
      expect(table.of('OccurrenceReplaced').map(({ rule }) => rule)).toEqual(['717.6']);
    }
  });

  test('CR 717.6, 717.6a: it may be exiled; what is in the command zone so is no part of an Attraction deck', () => {
    const ids: ObjectId[] = [];
    const gone: Effect = { do: 'move', what: each(subtype('Attraction')), to: { zone: 'exile' } };
    expect(scene([gone], (p) => void ids.push(p.battlefield(alice, wheel))).table.zoneOf(ids[0]!)).toBe('exile');
    const { table } = scene([destroy(each(subtype('Attraction'))), open], (p) => void p.battlefield(alice, wheel));
    expect(table.state.battlefield).toEqual([]);
  });
});
