import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AccessDenied, UnreadableEventStore } from '../src/errors.js';
import type { EventStore } from '../src/event-store.js';
import { openEventStore, setUpDatabase } from '../src/open-store.js';
import type { Secrecy } from '../src/sealing/secrecy.js';
import { streamName } from '../src/stream-name.js';
import { event, toArray } from '../src/contract/sample-events.js';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';

const server = { name: 'stacktrail', password: 'zebra@quokka' };
const reader = { name: 'stacktrail-reader', password: 'walrus' };
const [game, secret, keys] = ['game-1', 'secret-1', 'keys-1'].map(streamName) as [never, never, never];

const secrecy: Secrecy = (stream) => {
  if (stream === game) return { owner: '1', places: [['data', 'hidden']] };
  return stream === secret ? { owner: '1', places: [['data']], guarded: true } : null;
};

describe('a database with accounts', () => {
  let fake: EventStoreDbFake;
  let opened: EventStore[] = [];
  beforeEach(async () => {
    fake = await EventStoreDbFake.start({ tls: true });
    fake.accounts.add('admin', { password: 'changeit', groups: ['$admins'] });
    fake.accounts.add('stranger', { password: 'changeit', groups: [] });
  });
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
    fake.kill();
  });

  const setUp = (ownDatabase = false) =>
    setUpDatabase(fake.uriOf('admin', 'changeit'), { server, reader, ownDatabase });
  async function as({ name, password }: typeof server): Promise<EventStore> {
    const store = await openEventStore(fake.uriOf(name, password), { secrecy });
    opened.push(store);
    return store;
  }
  async function played(): Promise<EventStore> {
    const store = await as(server);
    await store.append(secret, 'noStream', [event('SecretsKept', { seed: 'xylophone' })]);
    await store.append(game, 'noStream', [event('CardDrawn', { open: 1, hidden: 'Island' })]);
    return store;
  }

  test('is set up, and again with the same result', async () => {
    expect((await setUp(true)).map(({ changed }) => changed)).toEqual([true, true, true, true, true]);
    const again = await setUp(true);
    expect(again.map(({ changed }) => changed)).toEqual([false, false, false, false, false]);
    expect(again.map(({ what }) => what).join('\n')).not.toMatch(/zebra|walrus/);
    expect(fake.accounts.get(server.name)).toEqual({ password: server.password, groups: ['stacktrail-servers'] });
  });

  test('gives an account that is there its groups and password', async () => {
    fake.accounts.add(server.name, { password: 'forgotten', groups: ['others'] });
    expect((await setUp())[0]).toEqual({ what: 'user stacktrail in stacktrail-servers', changed: false });
    expect(fake.accounts.get(server.name)).toEqual({ password: server.password, groups: ['stacktrail-servers'] });
  });

  test('is set up by administrators alone', async () => {
    const uri = fake.uriOf('stranger', 'changeit');
    await expect(setUpDatabase(uri, { server })).rejects.toBeInstanceOf(AccessDenied);
    await expect(setUpDatabase('sqlite:games.sqlite', { server })).rejects.toBeInstanceOf(UnreadableEventStore);
  });

  test.each([false, true])('lets the server do all it needs; its own database: %s', async (ownDatabase) => {
    await setUp(ownDatabase);
    const store = await played();
    expect(await toArray(store.read(secret))).toMatchObject([{ data: { seed: 'xylophone' } }]);
    expect(await toArray(store.readAll())).toHaveLength(2);
    expect(await store.streams('game-')).toEqual([game]);
    // Another server has the same group, and another name.
    fake.accounts.add('second', { password: 'changeit', groups: ['stacktrail-servers'] });
    const second = await as({ name: 'second', password: 'changeit' });
    expect(await toArray(second.read(game))).toMatchObject([{ data: { open: 1, hidden: 'Island' } }]);
  });

  test('shows a reader what is open, and neither keys nor secrets', async () => {
    await setUp(true);
    await played();
    const store = await as(reader);
    const [fact] = await toArray(store.read(game));
    expect(fact?.data).toEqual({ open: 1 });
    for (const stream of [keys, secret]) {
      await expect(toArray(store.read(stream))).rejects.toBeInstanceOf(AccessDenied);
    }
    await expect(toArray(store.readAll())).rejects.toBeInstanceOf(AccessDenied);
    await expect(store.append(game, 'any', [event()])).rejects.toBeInstanceOf(AccessDenied);
  });

  test('keeps keys from a stranger, even where nobody has set it up', async () => {
    fake.accounts.add(server.name, { password: server.password, groups: [] });
    await played();
    const store = await as({ name: 'stranger', password: 'changeit' });
    await expect(toArray(store.read(keys))).rejects.toBeInstanceOf(AccessDenied);
    expect((await toArray(store.read(game)))[0]?.data).toEqual({ open: 1 });
  });

  test('lets other programs do as before, unless it is the game’s own', async () => {
    await setUp();
    const stranger = await as({ name: 'stranger', password: 'changeit' });
    const foreign = streamName('foreign-1');
    await stranger.append(foreign, 'noStream', [event()]);
    await setUp(true);
    await expect(stranger.append(foreign, 'any', [event()])).rejects.toBeInstanceOf(AccessDenied);
  });
});
