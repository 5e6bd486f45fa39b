import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, type FiledEvent, storeOf } from '@stacktrail/event-store';
import type { DisputeData, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import { Prng } from '@stacktrail/kernel';
import {
  BundleRefused,
  bundleOfGame,
  disputeReport,
  fingerprint,
  importBundle,
  Matches,
  readBundle,
  verifyBundle,
  verifyGame,
} from '../../src/index.js';
import { ada, ben, dataOf, DisputedGame, judge } from './disputed-game.js';

const changes = Number(process.env['BUNDLE_CHANGES'] ?? 500);

describe('a verdict that is handed over', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  let played: DisputedGame;
  let text: string;
  beforeAll(async () => {
    played = await DisputedGame.open('verdict', { decisions: 20, options: { verdictKey: privateKey } });
    await played.dispute('The library lay face up.');
    await played.note('I hold a Forest.', ben, true);
    await played.note('So it did.', ben);
    await played.rule({ player: ada.seat, infraction: 'rule-violation', penalty: 'warning' });
    await played.matches.disputes.open(played.game, {
      commandId: 'second',
      by: ben,
      revision: 5 as Revision,
      claim: 'Hm.',
    });
    text = await bundleOf('judge');
  });
  const bundleOf = (viewer: Viewer): Promise<string> =>
    bundleOfGame(played.store, played.matches, played.game, viewer, null);

  test('is signed with the key that was given', async () => {
    const { signed } = dataOf({ disputes: await played.matches.disputes.of(played.game) }, 'RulingMade')[0]!;
    expect(signed.key).toBe(fingerprint(publicKey));
    expect(await played.matches.disputes.key.open()).toMatchObject({ key: signed.key });
  });

  test('is signed with the store’s own key where none was given, the same each time', async () => {
    const store = new MemoryEventStore();
    const [one, other] = [new Matches(store), new Matches(store)];
    const open = await one.disputes.key.open();
    expect(await other.disputes.key.open()).toEqual(open);
    expect(await new Matches(new MemoryEventStore()).disputes.key.open()).not.toEqual(open);
  });

  test('is in the bundle, holds without the store, and comes out of another store byte for byte', async () => {
    const bundle = readBundle(text);
    expect(bundle.head).toMatchObject({ format: 'stacktrail/bundle/2', disputes: 15 });
    expect(verifyBundle(bundle, []).checks).toContainEqual(
      expect.objectContaining({ check: 'disputes', status: 'passed', examined: 15 }),
    );
    const there = new MemoryEventStore();
    await importBundle(there, bundle);
    const other = new Matches(there);
    expect(await bundleOfGame(there, other, played.game, 'judge', null)).toBe(text);
    expect(await other.disputes.of(played.game)).toEqual(await played.matches.disputes.of(played.game));
  });

  test('without disputes a bundle has the form that it always had', async () => {
    const plain = await DisputedGame.open('plain', { decisions: 3 });
    const { head } = readBundle(await bundleOfGame(plain.store, plain.matches, plain.game, 'judge', null));
    expect(head).toMatchObject({ format: 'stacktrail/bundle/1' });
    expect(head).not.toHaveProperty('disputes');
  });

  test(`is refused with one byte of the disputes changed, by the part that it is in (${changes} changes)`, () => {
    const bytes = Buffer.from(text);
    const { definitions, events } = readBundle(text).head;
    const first = definitions + events + 1;
    const from = text.split('\n').slice(0, first).join('\n').length + 1;
    const begin = Buffer.from(text.slice(0, from)).length;
    const chance = Prng.from('one byte of the disputes');
    for (let i = 0; i < changes; i++) {
      const at = begin + chance.below(bytes.length - begin - 1);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at]! + 1 + chance.below(255)) % 256;
      const line = bytes.subarray(0, at).filter((byte) => byte === 10).length - first;
      const part = line < 15 ? `event ${line} of the disputes` : 'the seal';
      expect(() => readBundle(changed.toString('utf8'))).toThrow(
        expect.objectContaining({ constructor: BundleRefused, part }),
      );
    }
  });

  test('shows others what they may know alone; of the rest there are digests, and it holds all the same', async () => {
    for (const viewer of ['spectator', { seat: 0 as PlayerId }] as const) {
      const veiled = await bundleOf(viewer);
      expect(veiled).not.toContain('I hold a Forest.');
      expect(veiled).not.toContain('Hm.');
      expect(veiled).toContain('The library lay face up.');
      const { disputes } = readBundle(veiled);
      expect(disputes.filter((each) => 'hidden' in each).length).toBeGreaterThan(3);
      const report = verifyBundle(readBundle(veiled), []);
      expect(report.checks.at(-1)).toMatchObject({ check: 'disputes', status: 'passed', problems: [] });
    }
    expect(await bundleOf(ben)).toContain('I hold a Forest.');
  });

  test('a ruling that says something else than what was signed is told of, whoever has made its links again', async () => {
    const record = await played.matches.load(played.game);
    const forged = record.disputes.map((link) =>
      'type' in link && link.type === 'RulingMade'
        ? { ...link, data: { ...link.data, ruling: 'Ada has lost.' } as DisputeData['RulingMade'] }
        : link,
    );
    const { checks } = verifyGame(record.withDisputes(forged));
    const problems = checks.at(-1)!.problems.map(({ problem }) => problem);
    expect(problems).toContainEqual(expect.stringContaining('its link doesn’t follow from it'));
    expect(problems).toContainEqual(
      expect.stringContaining('the signature of the ruling isn’t one of what it stands beside'),
    );
    const report = await disputeReport(record.withDisputes(forged), 1, 'judge');
    expect(report.signatures[0]?.problem).toContain('the signature of the ruling');
  });

  test('evidence that is of other facts is told of', async () => {
    const record = await played.matches.load(played.game);
    const other = await DisputedGame.open('another game', { decisions: 20 });
    const { checks } = verifyGame((await other.matches.load(other.game)).withDisputes(record.disputes));
    const problems = checks.at(-1)!.problems.map(({ problem }) => problem);
    expect(problems).toContainEqual(expect.stringContaining('aren’t those that it was opened on'));
    expect(problems).toContainEqual(expect.stringContaining('aren’t those that the evidence was gathered of'));
  });
});

test('the report makes the evidence again of the facts: the log around the event, the board, and why', async () => {
  const played = await DisputedGame.open('report', { decisions: 25 });
  const at = await played.last();
  await played.dispute();
  const record = await played.matches.load(played.game);
  const report = await disputeReport(record, 1, 'judge');
  expect(report.evidence.map(({ of }) => of)).toEqual(['Ada', 'Ben', 'spectators', 'the judge']);
  for (const { log, causes, board, isSame } of report.evidence) {
    expect(log.map(({ revision }) => revision)).toEqual(Array.from({ length: 21 }, (_, i) => at - 20 + i));
    expect(causes[0]).toMatchObject({ revision: at, depth: 0 });
    expect(board.revision).toBe(at);
    expect(isSame).toEqual({ facts: true, board: true });
  }
  const hands = report.evidence.map(({ board }) =>
    board.seats.map(({ hand }) => hand.cards.some((card) => 'hidden' in card)),
  );
  expect(hands).toEqual([
    [false, true],
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test('a rewind that a ruling orders is in the game with the ruling after it, and is done once', async () => {
  const played = await DisputedGame.open('rewind', { decisions: 40 });
  const before = await played.last();
  await played.dispute();
  const command = { commandId: 'rule', rewind: { to: 30 as Revision, reshuffleUnknown: true } };
  const done = await played.rule(command);
  const [carriedOut] = dataOf(done, 'RulingCarriedOut');
  expect(carriedOut!.to).toBeLessThanOrEqual(30);
  expect(carriedOut!.reversal).toBeGreaterThan(before);
  expect(carriedOut!.told).toBeGreaterThan(carriedOut!.reversal!);
  const now = await played.last();
  expect(await played.rule(command)).toMatchObject({ repeated: true, dispute: 1 });
  expect(await played.last()).toBe(now);
  await played.table.play(5);
  expect(verifyGame(await played.matches.load(played.game)).ok).toBe(true);
});

test('a ruling that was stored by a process that ended then is carried out by the same command', async () => {
  const played = await DisputedGame.open('cut off', { decisions: 40 });
  await played.dispute();
  const command = { commandId: 'rule', rewind: { to: 30 as Revision } };
  await played.rule(command);
  // The store as it was when the ruling was stored, and nothing of it done yet.
  const kept: FiledEvent[] = [];
  for await (const entry of played.store.readAll()) {
    if ('damaged' in entry) continue;
    const isLater = entry.stream.startsWith('game-') && entry.revision > (await revisionBefore(played));
    if (isLater || entry.type === 'RulingCarriedOut') continue;
    kept.push({ ...entry, recordedAt: entry.recordedAt.getTime() });
  }
  const there = new Matches(await storeOf(kept));
  expect((await there.disputes.of(played.game)).disputes[0]).toMatchObject({ state: 'ruled', isCarriedOut: false });
  const again = await there.disputes.rule(played.game, {
    by: judge,
    dispute: 1,
    rule: '509.1a',
    ruling: 'The block was legal.',
    ...command,
  });
  expect(again).toMatchObject({ repeated: true });
  expect(again.disputes.disputes[0]).toMatchObject({ isCarriedOut: true });
  expect(dataOf(again, 'RulingCarriedOut')[0]!.reversal).toBeGreaterThan(30);
});

async function revisionBefore({ matches, game }: DisputedGame): Promise<number> {
  const { events } = await matches.load(game);
  return events.findIndex(({ type }) => type === 'ActionReversed') - 1;
}
