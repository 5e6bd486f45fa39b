import { describe, expect, test } from '@jest/globals';
import {
  activated,
  beginningOf,
  cost,
  creature,
  enters,
  entersTapped,
  entersWithCounters,
  gainLife,
  land,
  triggered,
  yourUpkeep,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, ObjectId } from '@stacktrail/game-events';
import { act, pick, plainState, alice, bob, newGame, secretsOf, factsOf } from '@stacktrail/test-kit';
import { LiveGame, resume, type PlacedCard, type StartingPosition } from '../../src/index.js';

const plain = land('A land', []);
const bear = creature('A bear', '{1}{G}', ['Bear'], 2, 2);

interface Setup extends Partial<Omit<StartingPosition, 'cards'>> {
  readonly place: readonly (readonly [CardDefinition, Omit<PlacedCard, 'at'>])[];
}

/** A game of two decks of twenty lands, and these cards put where they are said to be, up to its first question. */
function begin({ place, ...more }: Setup) {
  const decks = [alice, bob].map((seat) => [
    ...Array.from({ length: 20 }, () => plain),
    ...place.filter(([, { player }]) => player === seat).map(([card]) => card),
  ]);
  const next = [20, 20];
  const cards = place.map(([, placed]) => ({ ...placed, at: next[placed.player]!++ }));
  const position: StartingPosition = {
    startingPlayer: alice,
    life: [20, 20],
    shuffle: true,
    chance: [],
    ...more,
    cards,
  };
  const { live, catalog, events } = LiveGame.start({ ...newGame(decks, 'position'), provable: true, position });
  const facts: AnyGameEvent[] = events.slice();
  const answer = (given: Parameters<LiveGame['answer']>[1]): void => {
    const result = live.answer(live.pending!.id, given);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    facts.push(...result.events);
  };
  return {
    live,
    catalog,
    facts,
    answer,
    permanent: (i: number) => live.state.objects.get(live.state.battlefield[i]!)!,
  };
}

const onBattlefield = { player: alice, zone: 'battlefield' } as const;
/** Of the player whose first untap step is far off. */
const theirs = { player: bob, zone: 'battlefield' } as const;

describe('a game that starts from a position', () => {
  test('CR 103.1: cards are where the position has them, lives are what it says, and nobody draws a hand', () => {
    const { live } = begin({
      life: [7, -1],
      place: [
        [bear, onBattlefield],
        [bear, { player: bob, zone: 'graveyard' }],
        [bear, { player: bob, zone: 'exile' }],
        [bear, { player: alice, zone: 'hand' }],
      ],
    });
    const [first, second] = live.state.players;
    expect([first!.life, second!.life]).toEqual([7, -1]);
    expect([first!.hand.length, first!.library.length, second!.graveyard.length]).toEqual([1, 20, 1]);
    expect([live.state.battlefield.length, live.state.exile.length]).toEqual([1, 1]);
    expect(live.state.outcome).toEqual({ winner: alice, winners: [alice] });
  });

  test('CR 103.1: no seat is asked who begins, and the game is not provable', () => {
    const { live, facts } = begin({ startingPlayer: bob, place: [] });
    expect([live.state.activePlayer, live.state.turn, live.state.step]).toEqual([bob, 1, 'upkeep']);
    expect(live.state.setup?.provable).toBe(false);
    expect(factsOf(facts, 'HandKept')).toEqual([]);
  });

  test('CR 401.1: unshuffled, the cards of a library lie on its top, the last of them highest', () => {
    const { live } = begin({
      shuffle: false,
      place: [
        [bear, { player: alice, zone: 'library' }],
        [creature('An ox', '', ['Ox'], 2, 2), { player: alice, zone: 'library' }],
      ],
    });
    const top = live.state.players[0]!.library.slice(0, 3).map((id) => live.state.objects.get(id)!.printed.name);
    expect(top).toEqual(['An ox', 'A bear', 'A land']);
  });

  test('CR 614.12: permanents enter as their text says, tapped or with counters', () => {
    const slow = land('A slow land', [], entersTapped);
    const grown = creature('A grown bear', '', ['Bear'], 0, 0, entersWithCounters('+1/+1', 3));
    const { permanent, live } = begin({
      place: [
        [slow, theirs],
        [grown, theirs],
        [bear, { ...theirs, tapped: true }],
      ],
    });
    expect([permanent(0).tapped, permanent(1).tapped, permanent(2).tapped]).toEqual([true, false, true]);
    expect(characteristicsOf(live.state, permanent(1)).power).toBe(3);
  });

  test('CR 603.2: nothing triggers on what the position has', () => {
    const watcher = creature('A watcher', '', ['Cat'], 1, 1, triggered(enters({ is: 'anything' }), gainLife(1)));
    const { live } = begin({
      place: [
        [watcher, onBattlefield],
        [bear, onBattlefield],
      ],
    });
    expect([live.state.stack, live.state.waiting, live.state.players[0]!.life]).toEqual([[], [], 20]);
  });

  test('CR 603.2b: what happens afterwards triggers as ever', () => {
    const riser = creature('A riser', '', ['Cat'], 1, 1, triggered(yourUpkeep, gainLife(1)));
    const { live } = begin({ place: [[riser, onBattlefield]] });
    expect(live.state.stack).toHaveLength(1);
  });

  test.each([
    ['the active player', alice],
    ['another player', bob],
  ])('CR 302.6: a creature of %s in the position has been controlled all along', (_, player) => {
    const tapper = creature('A tapper', '', ['Cat'], 1, 1, activated([cost.tap], gainLife(1)));
    const { live, answer } = begin({ place: [[tapper, { player, zone: 'battlefield' }]] });
    if (player === bob) answer(act({ do: 'pass' }));
    const { question } = live.pending!;
    if (question.form !== 'action') throw new Error('priority is asked with actions');
    expect(question.actions().map((action) => action.do)).toContain('activate');
  });

  test('CR 705.1, 706.2: coins and dice show what the position says, then what chance finds', () => {
    const flips: Effect = { do: 'flip coins', who: { players: 'you' }, count: 3, label: 'coins' };
    const dice: Effect = { do: 'roll dice', who: { players: 'you' }, count: 1, sides: 20, label: 'dice' };
    const gambler = creature('A gambler', '', ['Cat'], 1, 1, triggered(beginningOf('upkeep', 'you'), flips, dice));
    const { facts, answer, live } = begin({
      place: [[gambler, onBattlefield]],
      chance: [
        { player: alice, kind: 'coin', value: 1 },
        { player: alice, kind: 'coin', value: 0 },
        { player: bob, kind: 'coin', value: 1 },
        { player: alice, kind: 'die', value: 17 },
      ],
    });
    answer(act({ do: 'pass' }));
    answer(act({ do: 'pass' }));
    const flipped = factsOf(facts, 'CoinsFlipped')[0]!.data;
    expect(flipped.flips.slice(0, 2).map(({ heads }) => heads)).toEqual([true, false]);
    expect([flipped.flips.length, flipped.draws]).toEqual([3, 1]);
    expect(factsOf(facts, 'DiceRolled')[0]!.data).toMatchObject({ natural: [17], draws: 0 });
    expect(live.state.foretoldChance).toEqual([{ player: bob, kind: 'coin', value: 1 }]);
  });

  test('CR 103.6: players may act with the cards of their hands before the first turn', () => {
    const early = land('An early land', [], { kind: 'static', effects: [{ static: 'may begin on the battlefield' }] });
    const { live, answer } = begin({ place: [[early, { player: alice, zone: 'hand' }]] });
    const hand = live.state.players[0]!.hand[0] as ObjectId;
    expect(live.pending?.question.kind).toBe('opening hand');
    answer(pick(`use ${hand} 0 0`));
    expect(live.state.battlefield).toHaveLength(1);
  });

  test('CR 103.1: it may be day or night, and counters may be added later by whoever set it up', () => {
    const { live, catalog, facts, permanent } = begin({ daytime: 'night', place: [[bear, onBattlefield]] });
    expect(live.state.designations.map(({ name }) => name)).toEqual(['night']);
    const { id } = permanent(0);
    facts.push(...live.adjustPosition({ object: id, kind: '+1/+1', count: 2 }));
    expect([live.pending?.question.kind, characteristicsOf(live.state, permanent(0)).power]).toEqual(['priority', 4]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(live.state));
    expect(resume(catalog, facts, secretsOf('position')).difference).toBeNull();
  });

  test('CR 103.1: such a game is folded, and goes on from its facts', () => {
    const { live, catalog, facts, answer } = begin({
      place: [
        [bear, onBattlefield],
        [bear, { player: bob, zone: 'hand' }],
      ],
    });
    answer(act({ do: 'pass' }));
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(live.state));
    const beforePriority = facts.findIndex(({ type }) => type === 'DecisionAsked');
    const early = resume(catalog, facts.slice(0, beforePriority + 1), secretsOf('position'));
    expect([early.difference, early.live.pending?.id]).toEqual([null, beforePriority]);
    expect(resume(catalog, facts, secretsOf('position')).difference).toBeNull();
  });
});
