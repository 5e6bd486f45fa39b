import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { canonicalExport, type PlayerId, type Revision, type Viewer } from '@stacktrail/game-events';
import { Prng } from '@stacktrail/kernel';
import {
  BundleRefused,
  bundleOfGame,
  importBundle,
  Matches,
  readBundle,
  verifyBundle,
  verifyGame,
} from '../src/index.js';
import { playedGame } from './deleted-game.js';

const changes = Number(process.env['BUNDLE_CHANGES'] ?? 500);

describe('a game in one file', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519').publicKey;
  const store = new MemoryEventStore();
  const matches = new Matches(store);
  let game: string;
  let text: string;
  beforeAll(async () => {
    game = await playedGame(store, 'bundle');
    text = await bundleOfGame(store, matches, game, 'judge', privateKey);
  });
  const seenBy = async (viewer: Viewer): Promise<string> => bundleOfGame(store, matches, game, viewer, null);

  test('is verified without a store: its signature, its chain, its shuffles, and that the rules make its facts', () => {
    const report = verifyBundle(readBundle(text), [publicKey]);
    expect(report).toMatchObject({ game, ok: true });
    const passed = report.checks.filter(({ status }) => status === 'passed').map(({ check }) => check);
    expect(passed).toEqual(expect.arrayContaining(['signature', 'chain', 'cards', 'fold', 'draws', 'resume']));
  });

  test('goes into another store and comes out of it byte for byte', async () => {
    const other = new MemoryEventStore();
    expect(await importBundle(other, readBundle(text))).toMatchObject({ game, present: 0 });
    const there = new Matches(other);
    expect(await bundleOfGame(other, there, game, 'judge', privateKey)).toBe(text);
    const stored = async (from: Matches): Promise<string> => canonicalExport((await from.load(game)).stored);
    expect(await stored(there)).toBe(await stored(matches));
    expect(await importBundle(other, readBundle(text))).toMatchObject({ copied: 0 });
  });

  test('of a game that goes on after its end holds, as far as its seeds were shown', async () => {
    const id = await playedGame(store, 'rewound');
    const rewind = { commandId: 'r', judge: 'J', reason: 'a', to: 60 as Revision, reshuffleUnknown: true };
    expect(await matches.rewind(id, rewind)).toMatchObject({ accepted: true });
    const report = verifyBundle(readBundle(await bundleOfGame(store, matches, id, 'judge', null)), []);
    expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
    const draws = report.checks.find(({ check }) => check === 'draws');
    const whole = verifyGame(await matches.load(id)).checks.find(({ check }) => check === 'draws');
    expect(draws!.examined).toBeGreaterThan(0);
    expect(whole!.examined).toBeGreaterThan(draws!.examined);
  });

  test('can be looked at there, and not played on', async () => {
    const other = new MemoryEventStore();
    const id = await playedGame(store, 'unfinished', 100);
    await importBundle(other, readBundle(await bundleOfGame(store, matches, id, 'judge', null)));
    const there = new Matches(other);
    expect((await there.load(id)).events.length).toBe((await matches.load(id)).events.length);
    await expect(there.concede(id, { commandId: 'c', player: 0 as PlayerId })).rejects.toThrow('not in this store');
  });

  test(`is refused with any byte changed, by the part that it is in (${changes} changes)`, () => {
    const bytes = Buffer.from(text);
    const { definitions, events } = readBundle(text).head;
    const nameOf = (line: number): string => {
      if (line === 0) return 'the head';
      if (line <= definitions) return `card ${line - 1}`;
      return line <= definitions + events ? `event ${line - 1 - definitions}` : 'the seal';
    };
    const chance = Prng.from('one byte');
    for (let i = 0; i < changes; i++) {
      const at = chance.below(bytes.length);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at]! + 1 + chance.below(255)) % 256;
      const line = bytes.subarray(0, at).filter((byte) => byte === 10).length;
      const part = at === bytes.length - 1 ? 'the end' : nameOf(line);
      expect(() => readBundle(changed.toString('utf8'))).toThrow(
        expect.objectContaining({ constructor: BundleRefused, part }),
      );
    }
  });

  test('is refused where lines are left out, added or exchanged', () => {
    const lines = text.trimEnd().split('\n');
    const of = (kept: readonly string[]): string => `${kept.join('\n')}\n`;
    const exchanged = [...lines.slice(0, -3), lines.at(-2)!, lines.at(-3)!, lines.at(-1)!];
    for (const forged of [of(lines.slice(0, -2)), of(lines.slice(0, -1)), of([...lines, lines[5]!]), of(exchanged), ''])
      expect(() => readBundle(forged)).toThrow(BundleRefused);
  });

  test('is vouched for by those alone whose keys are given', async () => {
    expect(verifyBundle(readBundle(text), [stranger]).ok).toBe(false);
    expect(verifyBundle(readBundle(await seenBy('judge')), [publicKey]).ok).toBe(false);
    expect(verifyBundle(readBundle(await seenBy('judge')), []).ok).toBe(true);
  });

  test('hides from others what they may not see, and who did what; then its chain is checked alone', async () => {
    for (const viewer of ['spectator', { seat: 1 as PlayerId }] as const) {
      const veiled = await seenBy(viewer);
      const { events, definitions } = readBundle(veiled);
      expect(definitions).toEqual([]);
      expect(events.every(({ metadata }) => Object.keys(metadata).length === 0)).toBe(true);
      const report = verifyBundle(readBundle(veiled), []);
      expect(report.ok).toBe(true);
      expect(report.checks.filter(({ status }) => status === 'passed').map(({ check }) => check)).toEqual(['chain']);
      await expect(importBundle(new MemoryEventStore(), readBundle(veiled))).rejects.toThrow('not imported');
    }
    const opened = (bundle: string): number => bundle.split('"salt"').length;
    expect(opened(await seenBy('spectator'))).toBeLessThan(opened(await seenBy({ seat: 1 as PlayerId })));
    expect(opened(await seenBy({ seat: 1 as PlayerId }))).toBeLessThan(opened(text));
  });
});
