import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, streamName, type NewEvent } from '@stacktrail/event-store';
import {
  disputeDigest,
  disputeLink,
  firstLink,
  gameDeleted,
  type DisputeEvent,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { ReadModels } from '@stacktrail/projection-runtime';
import { DisputesProjection } from '../src/index.js';

const judge = { judge: 'Judith' };
const salt = '5a'.repeat(32);

function opened(dispute: number): DisputeEvent {
  const data = { dispute, by: { seat: 0 as PlayerId }, revision: 5 as Revision, claim: 'So.', at: 9 as Revision };
  return { type: 'DisputeOpened', data: { ...data, head: '00' } };
}

function penalty(person: string, match: string | null): DisputeEvent {
  const named = { id: 'warning', name: 'Warning' };
  const whose = { player: 0 as PlayerId, person, match, judge: 'Judith' };
  return { type: 'PenaltyGiven', data: { dispute: null, ...whose, infraction: null, penalty: named, reason: 'So.' } };
}

const closed: DisputeEvent = { type: 'DisputeClosed', data: { dispute: 1, by: judge, reason: 'Done.' } };

/** Events as they are stored, from the first of a stream on. */
function stored(events: readonly DisputeEvent[]): readonly NewEvent[] {
  let link = firstLink;
  return events.map((event, i) => {
    link = disputeLink(link, disputeDigest(event, i, salt));
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    return { id, type: event.type, data: { body: event.data, salt, link }, metadata: {} };
  });
}

describe('the read model of disputes', () => {
  let store: MemoryEventStore;
  let models: ReadModels;
  let projection: DisputesProjection;
  beforeEach(async () => {
    store = new MemoryEventStore();
    models = await ReadModels.open(':memory:');
    projection = DisputesProjection.start({ store, models });
  });
  afterEach(async () => {
    await projection.stop();
    models.close();
    await store.close();
  });

  const add = async (game: string, events: readonly DisputeEvent[]): Promise<void> => {
    const { position } = await store.append(streamName(`dispute-${game}`), 'noStream', stored(events));
    await projection.runner.waitFor(position);
  };

  test('has each dispute of a game as it stands, and none of another game', async () => {
    await add('a', [opened(1), opened(2), closed]);
    await add('b', [opened(1)]);
    expect(projection.disputes('a')).toMatchObject([
      { game: 'a', number: 1, state: 'closed', entries: [{ type: 'DisputeOpened' }, { type: 'DisputeClosed' }] },
      { game: 'a', number: 2, state: 'open' },
    ]);
    expect(projection.disputes('b')).toHaveLength(1);
    expect(projection.disputes('c')).toEqual([]);
  });

  test('has penalties by match, person and game, over all games', async () => {
    await add('a', [penalty('Ann', 'Final'), penalty('Bob', 'Final')]);
    await add('b', [penalty('Ann', 'Final'), penalty('Ann', null)]);
    const games = (query: object): readonly string[] => projection.penalties(query).map(({ game }) => game);
    expect(games({ match: 'Final', person: 'Ann' })).toEqual(['a', 'b']);
    expect(games({ person: 'Ann' })).toEqual(['a', 'b', 'b']);
    expect(games({ game: 'a' })).toEqual(['a', 'a']);
    expect(games({ match: "x' OR 1 --" })).toEqual([]);
    expect(games({})).toHaveLength(4);
  });

  test('a rebuilt one equals the one that grew', async () => {
    await add('a', [opened(1), penalty('Ann', 'Final'), closed]);
    await add('b', [opened(1)]);
    const all = (): unknown => [projection.disputes('a'), projection.disputes('b'), projection.penalties({})];
    const grown = all();
    await projection.runner.rebuild();
    expect(all()).toEqual(grown);
  });

  test('an event that isn’t what was stored keeps back its own game alone', async () => {
    const [first, second] = stored([opened(1), closed]) as [NewEvent, NewEvent];
    const forged = { ...(second.data as object), body: { dispute: 1, by: judge, reason: 'Other.' } };
    await store.append(streamName('dispute-a'), 'noStream', [first, { ...second, data: forged }]);
    await add('b', [opened(1), closed]);
    expect(projection.disputes('a')).toMatchObject([{ state: 'open' }]);
    expect(projection.disputes('b')).toMatchObject([{ state: 'closed' }]);
    const [letter] = projection.runner.deadLetters();
    expect(letter).toMatchObject({ stream: 'dispute-a', revision: 1 });
    expect(letter!.error).toContain('its link doesn’t follow from it');
  });

  test('a deleted game has no disputes and no penalties any more', async () => {
    await add('a', [opened(1), penalty('Ann', 'Final')]);
    await store.deleteStream(streamName('dispute-a'));
    const data = { game: 'a', by: 'x', reason: 'x', events: 1, head: '', private: false };
    const event = { id: '00000000-0000-4000-8000-0000000000ff', type: gameDeleted, data, metadata: {} };
    const { position } = await store.append(streamName('deleted-a'), 'noStream', [event]);
    await projection.runner.waitFor(position);
    expect([projection.disputes('a'), projection.penalties({})]).toEqual([[], []]);
  });
});
