import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

const work = new Workplace();
/** More scenarios than there are cores, so that each thread plays several. */
const threads = 3 * availableParallelism();

const scenario = (id: string, life: number) => ({
  id,
  area: 'invented',
  tier: 'A',
  strict: true,
  game: {
    type: 'TwoPlayerDuel',
    attackOption: 'LEFT',
    range: 'ONE',
    startingLife: 20,
    turnOrder: ['A', 'B'],
    shuffleLibraries: true,
  },
  players: ['A', 'B'].map((player) => ({ id: player, life: 20, deck: 'lands' })),
  setup: [{ zone: 'battlefield', player: 'A', card: 'Forest', count: 1 }],
  actions: [],
  choices: {},
  stopAt: { turn: 2, step: 'upkeep' },
  asserts: [{ kind: 'life', player: 'B', value: life }],
});

beforeAll(() => {
  const many = Array.from({ length: threads }, (_, i) => scenario(`holds ${i}`, 20));
  const lines = [...many, scenario('does/not#hold', 19)].map((each) => JSON.stringify(each)).join('\n');
  writeFileSync(work.file('scenarios.jsonl.gz'), gzipSync(lines));
  writeFileSync(work.file('decks.json'), JSON.stringify({ lands: { library: { Forest: 20 } } }));
});

afterAll(() => work.remove());

describe('stacktrail conformance', () => {
  test('plays the scenarios of a file, reports, and stores the games of those that don’t hold', async () => {
    const report = await work.json<{
      totals: { all: Record<string, number> };
      scenarios: readonly { id: string; verdict: string; reason: string }[];
    }>('conformance', 'scenarios.jsonl.gz', '--save', 'games', '--report', 'report.json', '--page', 'page.md');
    expect(report.totals.all).toMatchObject({ pass: threads, fail: 1 });
    expect(report.scenarios[threads]).toMatchObject({ id: 'does/not#hold', verdict: 'fail' });
    const store = `sqlite:${work.file('games/does_not_hold.sqlite')}`;
    const replayed = await work.run('replay', 'last', '--store', store);
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    const verified = await work.run('verify', 'last', '--store', store);
    expect([verified.code, verified.err]).toEqual([0, '']);
  });

  test('says what is missing', async () => {
    expect((await work.run('conformance', 'nothing.jsonl')).err).toContain('There is no file');
    expect((await work.run('conformance', 'scenarios.jsonl.gz', '--only', 'nowhere')).err).toContain('No scenario');
  });
});
