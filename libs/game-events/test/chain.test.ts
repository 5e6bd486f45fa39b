import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { ByteWriter, toHex } from '@stacktrail/kernel';
import fc from 'fast-check';
import { compileWriter } from '../src/chain/compiled-writer.js';
import { writeValue } from '../src/chain/interpreted-writer.js';
import { writeRule } from '../src/chain/rule-number.js';
import {
  BatchChain,
  eventTypes,
  schemaOf,
  toStoredBatch,
  verifyChain,
  type AnyGameEvent,
  type EventType,
} from '../src/index.js';
import { arbitraryBatches, arbitraryData, atRevision } from './arbitrary-event.js';
import { testChain, testSalts, testVersions } from './game.js';
import { sampleEvents } from './samples/index.js';

function bytes(write: (writer: ByteWriter) => void): string {
  const writer = new ByteWriter();
  write(writer);
  return toHex(writer.view());
}

const typeAndData = fc.oneof(
  ...eventTypes.map((type) => fc.tuple(fc.constant(type), arbitraryData(type, { largest: 2 ** 53 - 1, longest: 5 }))),
);

describe('binary form', () => {
  test('the compiled and the interpreted writer write the same', () => {
    const writers = new Map(eventTypes.map((type) => [type, compileWriter(schemaOf(type).whole.shape)]));
    fc.assert(
      fc.property(typeAndData, ([type, data]) => {
        const interpreted = bytes((writer) => writeValue(writer, schemaOf(type).whole.shape, data));
        expect(bytes((writer) => writers.get(type)!(writer, data))).toBe(interpreted);
      }),
      { numRuns: 1000 },
    );
  });

  test('different data of a type are written differently', () => {
    const pair = fc.constantFrom<EventType>(...eventTypes).chain((type) => {
      const data = arbitraryData(type, { largest: 2, longest: 2 });
      return fc.tuple(fc.constant(type), data, data);
    });
    fc.assert(
      fc.property(pair, ([type, one, other]) => {
        const { shape } = schemaOf(type).whole;
        const same =
          bytes((writer) => writeValue(writer, shape, one)) === bytes((writer) => writeValue(writer, shape, other));
        expect(same).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['500', '7d0000'],
    ['601.2a', '964041'],
    ['704.5g', 'b000a7'],
    ['702.183', 'af96e0'],
    ['', '0000'],
    ['601.02', '00063630312e3032'],
    ['999.512', '00073939392e353132'],
    ['1', '000131'],
  ])('rule %j is written as %s', (rule, expected) => {
    expect(bytes((writer) => writeRule(writer, rule))).toBe(expected);
    expect(bytes((writer) => writeRule(writer, rule))).toBe(expected);
  });
});

function sampleOf(type: string): AnyGameEvent {
  return sampleEvents.find((event) => event.type === type)!;
}

describe('chain of batches', () => {
  const types = ['TurnBegan', 'StepBegan', 'CardsLookedAt', 'Tapped', 'LifeLost', 'PriorityPassed'];
  const game = types.map((type, revision) => atRevision(sampleOf(type), revision));
  const hidden = game[2]!;

  test('the hashes of a game are what they always were', () => {
    const chain = testChain();
    expect(toHex(chain.head)).toBe('00'.repeat(32));
    const heads = [chain.append(game.slice(0, 1)), chain.append(game.slice(1, 4)), chain.append(game.slice(4))];
    expect(heads.map(toHex)).toEqual([
      'b473a00080ffc5911785789f2d29b9b2d391e2db6e46aec4e064ef78f855bd97',
      '6c505a28cd51475195cf6d82b93b4877cfeff5fc83d6aa2a7709f72c30943764',
      'd80abc321559b4fb824ee521e6baef5c84384be1c9da9876e168e7671d32777a',
    ]);
    expect(chain.head).toBe(heads[2]);
  });

  test('a chain that goes on from a head is the same chain', () => {
    fc.assert(
      fc.property(arbitraryBatches(), (batches) => {
        const whole = testChain();
        for (const batch of batches) {
          const resumed = new BatchChain({ seats: 2, salts: testSalts, versions: testVersions, head: whole.head });
          expect(resumed.append(batch)).toEqual(whole.append(batch));
        }
      }),
    );
  });

  test('a hash is that of its domain, the head before it, the versions and the events', () => {
    const first = Buffer.concat([
      Buffer.from('stacktrail/batch/1'),
      Buffer.alloc(32),
      Buffer.from('\x050.1.0\x01'),
      // TurnBegan number 17, one cause, revision 0, rule 500.1, cause 9 after it, seat 1, turn 200.
      Buffer.from('11' + '01' + '00' + '7d0020' + '11' + '01' + 'c801', 'hex'),
    ]);
    const head = testChain().append(game.slice(0, 1));
    expect(toHex(head)).toBe(createHash('sha256').update(first).digest('hex'));
  });

  test('a batch that holds a digest of the state after it has a domain of its own, and the digest after the versions', () => {
    const state = '01a1b2c3d4e5f60718';
    const first = Buffer.concat([
      Buffer.from('stacktrail/batch/2'),
      Buffer.alloc(32),
      Buffer.from('\x050.1.0\x01'),
      Buffer.from(state, 'hex'),
      Buffer.from('11' + '01' + '00' + '7d0020' + '11' + '01' + 'c801', 'hex'),
    ]);
    const chain = testChain();
    expect(toHex(chain.append(game.slice(0, 1), state))).toBe(createHash('sha256').update(first).digest('hex'));
    const [sealed] = toStoredBatch(game.slice(0, 1), chain);
    expect(sealed!.envelope.batch).toEqual({ ...testVersions, hash: toHex(chain.head), state });
    expect(verifyChain([sealed]).ok).toBe(true);
    const { state: _, ...without } = sealed!.envelope.batch!;
    for (const batch of [without, { ...without, state: '01a1b2c3d4e5f60719' }]) {
      expect(verifyChain([{ ...sealed!, envelope: { ...sealed!.envelope, batch } }]).ok).toBe(false);
    }
  });

  test('it depends on the versions, on the salts and on how events are cut into batches', () => {
    const versions = [
      { engine: '0.1.1', cardLanguage: 1 },
      { engine: '0.1.0', cardLanguage: 2 },
    ].map((versions) => new BatchChain({ seats: 2, salts: testSalts, versions }).append(game));
    const cut = testChain();
    cut.append(game.slice(0, 2));
    const heads = [testChain().append(game), testChain(null).append(game), ...versions, cut.append(game.slice(2))];
    expect(new Set(heads.map(toHex)).size).toBe(heads.length);
    // Where nothing is veiled, salts make no difference.
    const open = game.slice(0, game.indexOf(hidden));
    expect(testChain(null).append(open)).toEqual(testChain().append(open));
  });

  test('a batch has events, at revisions without gaps', () => {
    expect(() => testChain().append([])).toThrow('a batch has events');
    expect(() => testChain().append([game[0]!, game[2]!])).toThrow('no gaps');
  });
});
