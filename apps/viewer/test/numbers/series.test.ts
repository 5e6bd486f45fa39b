import { expect, test } from '@jest/globals';
import type { Board } from '../../src/contract/board.js';
import type { LogLine } from '../../src/contract/log.js';
import { numbersOf } from '../../src/numbers/series.js';

interface Moment {
  readonly life: readonly [number, number];
  readonly hand?: number;
  /** The types of what Ann has on the battlefield. */
  readonly types?: readonly string[];
  readonly takenBack?: boolean;
  /** Not loaded yet. */
  readonly missing?: boolean;
}

/** The record of a game that has these moments, one a revision. */
function recordOf(...moments: readonly Moment[]) {
  const boards = moments.map(({ life, hand = 7, types = [] }, revision) => ({
    revision,
    seats: life.map((points, player) => ({ player, life: points, hand: { count: hand } })),
    battlefield: types.map((type) => ({ controller: 0, types: [type] })),
  }));
  const lines = moments.map(({ takenBack = false }, revision) => ({ revision, reversedBy: takenBack ? 99 : null }));
  return {
    lines: lines as unknown as readonly LogLine[],
    knownBoard: (revision: number) =>
      moments[revision]?.missing === true ? undefined : (boards[revision] as unknown as Board),
  };
}

const valuesOf = (title: string, ...moments: readonly Moment[]) =>
  numbersOf(recordOf(...moments), moments.length - 1).series.find((series) => series.title === title)?.values;

test('life, by seat, at each revision', () => {
  expect(valuesOf('Life', { life: [20, 20] }, { life: [17, 20] }, { life: [17, 23] })).toEqual([
    [20, 17, 17],
    [20, 20, 23],
  ]);
});

test('life lost so far: what is gained again doesn’t reduce it', () => {
  const moments: readonly Moment[] = [{ life: [20, 20] }, { life: [17, 20] }, { life: [22, 20] }, { life: [20, 19] }];
  expect(valuesOf('Life lost so far', ...moments)).toEqual([
    [0, 3, 3, 5],
    [0, 0, 0, 1],
  ]);
});

test('cards in hand, lands and creatures', () => {
  const moments: readonly Moment[] = [
    { life: [20, 20], hand: 7 },
    { life: [20, 20], hand: 5, types: ['Land', 'Land', 'Creature'] },
  ];
  expect(valuesOf('Cards in hand', ...moments)).toEqual([
    [7, 5],
    [7, 5],
  ]);
  expect(valuesOf('Lands', ...moments)?.[0]).toEqual([0, 2]);
  expect(valuesOf('Creatures', ...moments)).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('CR 731: what was taken back isn’t counted, nor is what isn’t loaded', () => {
  const record = recordOf(
    { life: [20, 20] },
    { life: [1, 20], takenBack: true },
    { life: [5, 20], missing: true },
    { life: [18, 20] },
  );
  const { revisions, series } = numbersOf(record, 3);
  expect(revisions).toEqual([0, 3]);
  expect(series.find(({ title }) => title === 'Life lost so far')?.values[0]).toEqual([0, 2]);
});

test('the numbers of the moment that is shown, whether it is a point of the plot or not', () => {
  const long = Array.from({ length: 3001 }, (_, at): Moment => ({ life: [3001 - at, 20] }));
  const { series } = numbersOf(recordOf(...long), 1235);
  expect(series.map(({ title, now }) => [title, now[0]])).toEqual([
    ['Life', 3001 - 1235],
    ['Cards in hand', 7],
    ['Lands', 0],
    ['Creatures', 0],
    ['Life lost so far', 1235],
  ]);
});

test('a long game has no more points than can be drawn, its last among them', () => {
  const long = Array.from({ length: 3001 }, (_, at): Moment => ({ life: [3001 - at, 20] }));
  const { revisions, series } = numbersOf(recordOf(...long), 3000);
  expect(revisions.length).toBeLessThanOrEqual(402);
  expect([revisions[0], revisions.at(-1), series[0]?.values[0]?.at(-1)]).toEqual([0, 3000, 1]);
});
