import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, readEntries, streamName, type StoredEvent } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { canonicalJson, Sha256, toHex, utf8Encode } from '@stacktrail/kernel';
import { anchoredStream, checkAnchors, Matches, signAnchor, type Anchor, type AnchoredStream } from '../src/index.js';
import { seats } from './decks.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

let store: MemoryEventStore;
let gameId: string;
let whole: AnchoredStream;
let anchor: Anchor;

beforeAll(async () => {
  store = new MemoryEventStore();
  const matches = new Matches(store);
  ({ gameId } = await matches.create({ seats, person: 'an organiser' }));
  await matches.concede(gameId, { commandId: 'ann leaves', player: 0 as PlayerId, person: 'ann@example' });
  whole = await anchoredStream(store, gameId);
  anchor = signAnchor(gameId, whole, privateKey, new Date(0))!;
});

const problems = (stream: AnchoredStream, anchors: readonly Anchor[] = [anchor], keys = [publicKey]) =>
  checkAnchors(gameId, stream, anchors, keys).problems;

describe('a signed head', () => {
  test('holds for the stream that was signed, and for one that has gone on', () => {
    expect(problems(whole)).toEqual([]);
    const longer = { heads: [...whole.heads, null], origins: [...whole.origins, 'later'] };
    expect(problems(longer)).toEqual([]);
  });

  test('a stream that was cut at a batch’s border is found, with where it ends', () => {
    const borders = whole.heads.flatMap((head, i) => (head === null ? [] : [i + 1])).slice(0, -1);
    expect(borders.length).toBeGreaterThan(0);
    for (const end of borders) {
      const cut = { heads: whole.heads.slice(0, end), origins: whole.origins.slice(0, end) };
      expect(problems(cut)).toMatchObject([
        { revision: end, problem: expect.stringContaining('the stream ends here') },
      ]);
    }
  });

  test('each field that the store keeps beside an event counts', async () => {
    const entries: StoredEvent[] = [];
    for await (const entry of readEntries(store, streamName(`game-${gameId}`))) entries.push(entry as StoredEvent);
    const chainOf = (changed: number, change: (origin: Record<string, unknown>) => object): string => {
      let last: Uint8Array = new Uint8Array(32);
      entries.forEach(({ id, revision, recordedAt, metadata }, i) => {
        const origin = { id, revision, recordedAt: recordedAt.getTime(), metadata };
        const told = utf8Encode(canonicalJson(i === changed ? change(origin) : origin));
        last = new Sha256().update(utf8Encode('stacktrail/origins/1')).update(last).update(told).digest();
      });
      return toHex(last);
    };
    const withLast = (origin: string): AnchoredStream => ({
      ...whole,
      origins: [...whole.origins.slice(0, -1), origin],
    });
    expect(problems(withLast(chainOf(0, (origin) => origin)))).toEqual([]);
    const metadata = entries[0]!.metadata;
    expect(Object.keys(metadata)).toEqual(
      expect.arrayContaining(['$correlationId', '$causationId', 'command', 'person']),
    );
    for (const name of Object.keys(metadata)) {
      const changed = chainOf(0, (origin) => ({ ...origin, metadata: { ...metadata, [name]: 'another' } }));
      expect(problems(withLast(changed))).toMatchObject([
        { problem: expect.stringContaining('a person or a command') },
      ]);
    }
    for (const name of ['id', 'recordedAt']) {
      expect(problems(withLast(chainOf(1, (origin) => ({ ...origin, [name]: 0 }))))).toHaveLength(1);
    }
  });

  test('other facts are found', () => {
    expect(problems({ ...whole, heads: whole.heads.map((head) => head && '0'.repeat(64)) })).toMatchObject([
      { revision: whole.heads.length - 1, problem: expect.stringContaining('not the facts') },
    ]);
  });

  test('nobody else’s word counts, and no changed claim', () => {
    expect(problems(whole, [anchor], [stranger.publicKey])[0]?.problem).toMatch(/a key that isn’t among/);
    for (const changed of [{ events: anchor.events - 1 }, { head: '0'.repeat(64) }, { at: 'later' }]) {
      expect(problems(whole, [{ ...anchor, ...changed }])[0]?.problem).toMatch(/the signature/);
    }
  });
});
