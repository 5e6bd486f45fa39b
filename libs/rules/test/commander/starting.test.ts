import { describe, expect, test } from '@jest/globals';
import { creature, land, legendary, withSupertype } from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import { type FormatName, objectsIn } from '@stacktrail/game-state';
import {
  pick,
  player,
  select,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  newGame,
  secretsOf,
  factsOf,
} from '@stacktrail/test-kit';
import { LiveGame, resume } from '../../src/index.js';

const leader = legendary(creature('Leader', '{G}', ['Elf'], 2, 2));
const forest = withSupertype('Basic', land('A basic land', ['Forest']));

/** A game of decks of a commander and 30 lands each, up to the mulligans. */
function begin(format?: FormatName, seats = 2) {
  const deck = Array.from({ length: 30 }, () => forest);
  const plain = newGame(
    Array.from({ length: seats }, () => deck),
    'commander',
  );
  const options = {
    ...plain,
    chooser: alice,
    seats: plain.seats.map((seat) => ({ ...seat, commanders: [leader] })),
    ...(format === undefined ? {} : { format }),
  };
  const { live, catalog, events } = LiveGame.start(options);
  const facts: AnyGameEvent[] = events.slice();
  const answer = (given: Parameters<LiveGame['answer']>[1]): void => {
    const result = live.answer(live.pending!.id, given);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    facts.push(...result.events);
  };
  answer(select(player(alice)));
  return { live, catalog, facts, answer };
}

describe('CR 903.6, 903.7: starting a Commander game', () => {
  test('CR 103.2c, 903.6: each commander is put from the deck face up into the command zone, and the rest is shuffled', () => {
    const { live, facts } = begin();
    const zone = objectsIn(live.state, live.state.command);
    expect(zone.map(({ printed, owner, knownTo }) => [printed.name, owner, knownTo])).toEqual([
      ['Leader', alice, 3],
      ['Leader', bob, 3],
    ]);
    expect(factsOf(facts, 'CommandersDesignated').map(({ data }) => data.cards)).toEqual([[30], [61]]);
    expect(factsOf(facts, 'LibraryShuffled').map(({ data }) => data.count)).toEqual([30, 30]);
    expect(cardTroubleOf(live.state)).toEqual([]);
  });

  test('CR 119.1c, 903.2, 903.7: at 40 life each, with seven cards; more than two players too', () => {
    for (const seats of [2, 4]) {
      const { live } = begin(undefined, seats);
      expect(live.state.players.map(({ life }) => life)).toEqual(Array.from({ length: seats }, () => 40));
      expect(live.state.players[0]!.hand).toHaveLength(7);
    }
  });

  test('CR 119.1d, 903.12f, 903.12g: a Brawl game starts at 25 or 30 life, and the first mulligan doesn’t count', () => {
    const two = begin('brawl');
    two.answer(pick('mulligan'));
    two.answer(pick('keep'));
    expect(two.live.state.players.map(({ life }) => life)).toEqual([25, 25]);
    expect(two.live.pending?.question.kind).toBe('mulligan'); // nothing is put on the bottom
    expect(begin('brawl', 3).live.state.players.map(({ life }) => life)).toEqual([30, 30, 30]);
  });

  test('what is recorded of it can be folded and resumed', () => {
    const { live, catalog, facts, answer } = begin();
    answer(pick('keep'));
    answer(pick('keep'));
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(live.state));
    const resumed = resume(catalog, facts, secretsOf('commander'));
    expect(plainState(resumed.live.state)).toBe(plainState(live.state));
    expect(live.state.commanders.map(({ owner }): PlayerId => owner)).toEqual([alice, bob]);
  });
});
