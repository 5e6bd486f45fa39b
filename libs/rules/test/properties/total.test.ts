import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { characteristicsOf } from '@stacktrail/characteristics';
import { GameEvent, type AnyGameEvent, type EventType, type Revision } from '@stacktrail/game-events';
import { evolve, fold, type GameState } from '@stacktrail/game-state';
import { shippedDecks, plainState, playAtRandom } from '@stacktrail/test-kit';
import { arbitraryEvent } from '../../../game-events/test/arbitrary-event.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 4);

/** Where the data of facts hold a pointer into the pinned definitions. */
const pointing = ['ability', 'instruction', 'description'];
const games = ['a', 'b', 'c'].map((seed) => playAtRandom(shippedDecks, seed, 300));

/** States of random games: before anything, in the setup, and at many points of play. */
const states: readonly GameState[] = games.flatMap(({ catalog, events }) => {
  const timeline = fold(catalog, events);
  const step = Math.floor(events.length / 12);
  return Array.from({ length: 13 }, (_, i) => timeline.at((i * step - 1) as Revision));
});
const anyState = fc.constantFrom(...states);

/** What facts of these games point at: abilities, instructions, tokens. */
const pointers = [...new Set(games.flatMap(({ events }) => events.flatMap(pointersIn)))];

function pointersIn({ data }: AnyGameEvent): readonly string[] {
  return pointing.flatMap((name) => {
    const pointer = (data as Readonly<Record<string, unknown>>)[name];
    return typeof pointer === 'string' ? [pointer] : [];
  });
}

/** Any event; its numbers mostly name something that there is, and what it points at is there as often as not. */
const anyEvent = fc
  .tuple(
    fc.oneof(arbitraryEvent(), arbitraryEvent(undefined, { largest: 400, longest: 4 })),
    fc.option(fc.constantFrom(...pointers)),
  )
  .map(([event, pointer]) => {
    if (pointer === null) return event;
    const named = pointing.filter((name) => name in event.data);
    const data = { ...event.data, ...Object.fromEntries(named.map((name) => [name, pointer])) };
    return withData(event, data, event.revision);
  });

describe('evolve is total', () => {
  test('whatever well-typed event comes, in any state, there is a state after it', () => {
    fc.assert(
      fc.property(anyState, anyEvent, (state, event) => {
        expect(evolve(state, event).revision).toBe(event.revision);
      }),
      { numRuns: runs * 1000 },
    );
  });

  test('nor does any sequence of them come to an end', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 30 }), (state, events) => {
        const last = events.reduce<GameState>((before, event) => evolve(before, event), state);
        expect(() => plainState(last)).not.toThrow();
      }),
      { numRuns: runs * 100 },
    );
  });

  test('a fact that points at what the pinned definitions don’t have changes nothing', () => {
    const lost = arbitraryEvent([
      ...(['AbilityPutOnStack', 'ManaAbilityActivated', 'AbilityTriggered', 'DelayedTriggerCreated'] as const),
      ...(['ContinuousEffectBegan', 'TokensCreated'] as const),
    ] satisfies EventType[]);
    fc.assert(
      fc.property(anyState, lost, (state, event) => {
        expect(plainState(evolve(state, withData(event, event.data, state.revision)))).toBe(plainState(state));
      }),
      { numRuns: runs * 50 },
    );
  });

  test('and what the rules read of such states can be read: characteristics of every object', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 10 }), (state, events) => {
        const last = events.reduce<GameState>((before, event) => evolve(before, event), state);
        for (const object of last.objects.values()) characteristicsOf(last, object);
      }),
      { numRuns: runs * 25 },
    );
  });
});

function withData(event: AnyGameEvent, data: AnyGameEvent['data'], revision: Revision): AnyGameEvent {
  const { type, rule, causes, source, player, decidedBy, repeats } = event;
  return new GameEvent(type, data, revision, rule, causes, source, player, decidedBy, repeats) as AnyGameEvent;
}
