import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  creatures,
  draw,
  gainLife,
  instant,
  land,
  loseLife,
  sorcery,
  spell,
  target,
  whenThisDies,
  destroy,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { evolveInPlay, foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { resume, reverseTo } from '@stacktrail/rules';
import { forest, brokenInvariants, plainState, playAtRandom, secretsOf } from '@stacktrail/test-kit';
import type { GameState } from '../../src/state/game-state.js';
import { initialState } from '../../src/state/initial-state.js';

/** Whoever plays these at random makes many illegal plays with mana abilities that did something. */
const cards: readonly CardDefinition[] = [
  forest,
  forest,
  land('Filter', [], activated([cost.mana('{1}'), cost.tap], addMana(['G', 'G']))),
  creature('Martyr', '{G}', ['Rat'], 1, 1, whenThisDies(loseLife(1, { players: 'each opponent' }))),
  artifact('Altar', '{1}', [], activated([cost.sacrifice(creatures)], addMana(['C', 'C']))),
  land('Thinker', [], activated([cost.tap, cost.payLife(1)], addMana(['G']), draw(1))),
  instant('Dear', '{7}{G}', spell(gainLife(1))),
  sorcery('Kill', '{G}', spell(target.creature(), destroy(target()))),
];
const deck = Array.from({ length: 48 }, (_, i) => cards[i % cards.length]!);
const decks = [deck, deck];
const runs = Number(process.env['PROPERTY_RUNS'] ?? 4);
const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

const countedOn = ['nextObject', 'nextEffect', 'nextTrigger', 'nextMana', 'draws'] as const;

/** A state without what belongs to the timeline and not to a line of play. */
function lineOfPlay(state: GameState): unknown {
  type Records = readonly Readonly<Record<string, unknown>>[];
  const plain = JSON.parse(plainState(state)) as { objects: Records; players: Records };
  const timelines = [...countedOn, 'revision', 'timestamp', 'checkedAt', 'pending'];
  const rest = Object.entries(plain).filter(([name]) => !timelines.includes(name));
  const objects = plain.objects.filter(({ left }) => left === false).map((object) => ({ ...object, knownTo: 0 }));
  const players = plain.players.map((player) => ({ ...player, handNumbers: null }));
  return { ...Object.fromEntries(rest), objects, players };
}

function foldAlone(catalog: GameState['catalog'], facts: readonly AnyGameEvent[]): GameState {
  return facts.reduce<GameState>((state, fact) => evolveInPlay(state, fact), initialState(catalog));
}

describe('a game with many illegal plays', () => {
  test('its facts fold to its state, which is sound, and the effective facts alone to the same line of play', () => {
    let reversals = 0;
    let kept = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { live, catalog, events } = playAtRandom(decks, seed, 700);
        const timeline = foldInPlay(catalog, events);
        expect(plainState(timeline.state)).toBe(plainState(live.state));
        expect(brokenInvariants(timeline.state)).toEqual([]);
        expect(lineOfPlay(foldAlone(catalog, timeline.effective()))).toEqual(lineOfPlay(live.state));
        reversals += timeline.reversed().length;
        kept += events.filter(({ repeats }) => repeats !== null).length;
      }),
      { numRuns: runs * 2 },
    );
    expect(reversals).toBeGreaterThan(10);
    expect(kept).toBeGreaterThan(10);
  });

  test('the effective facts are the stream without its reversed stretches', () => {
    const { catalog, events } = playAtRandom(decks, 'stretches', 400);
    const timeline = foldInPlay(catalog, events);
    const undone = new Set(timeline.reversed().flatMap(({ first, last }) => range(first, last)));
    const effective = timeline.effective().map(({ revision }) => revision);
    expect(effective).toEqual(events.map(({ revision }) => revision).filter((revision) => !undone.has(revision)));
    for (const { by, first } of timeline.reversed()) {
      expect(timeline.event(by)).toMatchObject({ type: 'ActionReversed', data: { to: first - 1 } });
    }
  });

  test('what is repeated is what was reversed, in the same order', () => {
    const { events } = playAtRandom(decks, 'repeats', 900);
    const repeats = events.filter((fact) => fact.repeats !== null);
    expect(repeats.length).toBeGreaterThan(0);
    for (const fact of repeats) {
      const original = events[fact.repeats!]!;
      expect([original.type, original.rule, original.source]).toEqual([fact.type, fact.rule, fact.source]);
      expect(fact.causes[0]).toBe(fact.repeats);
      expect(events[fact.causes[1]!]?.type).toBe('ActionReversed');
    }
    const all = repeats.map((fact) => fact.repeats!);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('rewinds of completed plays', () => {
  const points = (events: readonly AnyGameEvent[]) =>
    events.flatMap((event, i) =>
      event.type === 'DecisionAsked' && event.data.kind === 'priority' ? [i as Revision] : [],
    );

  test('CR 731.2: play goes on from the state that was; a rewind can be rewound itself', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), fc.nat(), (seed, one, two) => {
        const { catalog, events } = playAtRandom(decks, seed, 120);
        const to = points(events)[one % points(events).length]!;
        const timeline = foldInPlay(catalog, events);
        const first = reverseTo(timeline, to, secretsOf(seed), 'ruling', '', null);
        expect(lineOfPlay(first.live.state)).toEqual(lineOfPlay(foldInPlay(catalog, events.slice(0, to + 1)).state));
        const all = [...events, ...first.events];
        const back = points(events)[two % points(events).length]!;
        const again = reverseTo(foldInPlay(catalog, all), back, secretsOf(seed), 'agreement', '', null);
        expect(lineOfPlay(again.live.state)).toEqual(lineOfPlay(foldInPlay(catalog, events.slice(0, back + 1)).state));
        const whole = [...all, ...again.events];
        expect(plainState(foldInPlay(catalog, whole).state)).toBe(plainState(again.live.state));
        expect(resume(catalog, whole, secretsOf(seed)).difference).toBeNull();
      }),
      { numRuns: runs },
    );
  });

  test('what was seen stays seen: cards that were drawn in the undone stretch', () => {
    const { catalog, events } = playAtRandom(decks, 'seen', 200);
    const drawn = events.findLast((event) => event.type === 'ObjectMoved' && event.data.manner === 'draw');
    if (drawn?.type !== 'ObjectMoved') throw new Error('nobody drew');
    const to = points(events).findLast((point) => point < drawn.revision)!;
    const { live } = reverseTo(foldInPlay(catalog, events), to, secretsOf('seen'), 'ruling', '', null);
    const { object, card, controller } = drawn.data;
    const again = live.state.objects.get(object)!;
    expect([again.zone, again.card, again.left]).toEqual(['library', card, false]);
    expect(again.knownTo & (1 << controller)).not.toBe(0);
  });

  test('ids, units, triggers and random words go on counting', () => {
    const { live, catalog, events } = playAtRandom(decks, 'counters', 150);
    const to = points(events)[3]!;
    const { live: after } = reverseTo(foldInPlay(catalog, events), to, secretsOf('counters'), 'ruling', '', null);
    const counters = (state: GameState) => countedOn.map((name) => state[name]);
    expect(counters(after.state)).toEqual(counters(live.state));
  });
});

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
