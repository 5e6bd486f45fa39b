import { expect, test } from '@jest/globals';
import type { ObjectId, CardIndex } from '@stacktrail/game-events';
import { parsePosition } from '@stacktrail/event-store';
import type { FeedEvent } from '../src/feed/feed-event.js';
import { feedTexts } from '../src/feed/feed-text.js';

const odd = 'a "quoted"\\ name\u2028\nof two lines';

function event(revision: number, changes: Partial<FeedEvent> = {}): FeedEvent {
  return {
    position: parsePosition('00000000000000000007'),
    game: 'ada',
    revision,
    time: '2026-11-28T12:00:00.000Z',
    id: 'fa6f6c78-95a0-59e9-8271-b15c2e978343',
    type: 'ObjectMoved',
    version: 2,
    rule: '704.5g',
    causes: [3, 4],
    source: null,
    player: 1,
    decidedBy: null,
    repeats: null,
    line: 'effective',
    seats: ['Ann', odd],
    edition: '2025-06-06',
    engine: null,
    data: { object: 386, text: odd },
    names: { objects: new Map([[386 as ObjectId, odd]]), cards: new Map([[0 as CardIndex, 'Kird Ape']]) },
    ...changes,
  };
}

/** As it is to be read. */
function read({ names, ...rest }: FeedEvent): object {
  return {
    ...rest,
    names: { objects: Object.fromEntries(names.objects), cards: Object.fromEntries(names.cards) },
  };
}

const events = [
  event(5),
  event(6, { line: { reversedBy: 9 }, engine: odd, edition: odd, game: odd, rule: odd, causes: [] }),
  ...Array.from({ length: 70 }, (_, i) => event(7 + i, { names: { objects: new Map(), cards: new Map() } })),
];

test('a line is the JSON of its event, whatever its texts hold', () => {
  const lines = [...feedTexts(events, { isStream: false, isCloudEvent: false })].join('').split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(events.map(read));
});

test('an envelope of CloudEvents holds the same as its data', () => {
  const lines = [...feedTexts(events, { isStream: false, isCloudEvent: true })].join('').trimEnd().split('\n');
  const envelopes = lines.map((line) => JSON.parse(line) as { readonly data: unknown });
  expect(envelopes.map(({ data }) => data)).toEqual(events.map(read));
  expect(envelopes[0]).toMatchObject({
    specversion: '1.0',
    source: '/games/ada',
    type: 'stacktrail.ObjectMoved.v2',
    subject: '5',
  });
});

test('a message of a stream has its position as its id, and its JSON on one line', () => {
  const messages = [...feedTexts(events, { isStream: true, isCloudEvent: false })].join('').split('\n\n');
  expect(messages.pop()).toBe('');
  const [id, type, data, ...more] = messages[1]?.split('\n') ?? [];
  expect([id, type, more]).toEqual(['id: 00000000000000000007', 'event: ObjectMoved', []]);
  expect(JSON.parse(data?.slice('data: '.length) ?? '')).toEqual(read(events[1] as FeedEvent));
});
