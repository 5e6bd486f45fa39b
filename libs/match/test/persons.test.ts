import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  lastPositionOf,
  MemoryEventStore,
  SealedEventStore,
  streamName,
  type EventStore,
} from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { anchoredStream, checkAnchors, gameSecrecy, Matches, signAnchor, verifyGame } from '../src/index.js';
import { seats } from './decks.js';

const ann = 'ann@example.org';

/** All that a store has, as text. */
async function textOf(store: EventStore): Promise<string> {
  let text = '';
  for await (const entry of store.readAll()) text += `${JSON.stringify(entry)}\n`;
  return text;
}

/** The ids by which the events of a stream name who gave their commands. */
async function idsIn(store: EventStore, stream: string): Promise<readonly unknown[]> {
  const ids = new Set<unknown>();
  for await (const { metadata } of store.read(streamName(stream))) ids.add(metadata['person']);
  return [...ids];
}

async function begun(matches: Matches, person = ann): Promise<string> {
  const { gameId } = await matches.create({ seats, person });
  return gameId;
}

describe('a person who gives commands', () => {
  let store: MemoryEventStore;
  let matches: Matches;
  beforeEach(() => {
    store = new MemoryEventStore();
    matches = new Matches(store);
  });

  test('is named by an id in every event of theirs, the same in each game', async () => {
    const { gameId: game, events } = await matches.create({ seats, person: ann });
    await matches.concede(game, { commandId: 'leaves', player: 0 as PlayerId, person: ann });
    const fork = await matches.forks.fork(game, { commandId: 'fork', at: events.at(-1)!.revision, person: ann });
    const by = { judge: 'Jo' } as const;
    await matches.disputes.penalize(game, {
      commandId: 'late',
      by,
      player: 0 as PlayerId,
      infraction: 'tardiness',
      penalty: 'warning',
      reason: 'Six minutes.',
      person: ann,
    });
    const [known] = await matches.persons.list();
    expect(known?.person).toBe(ann);
    for (const stream of [`game-${game}`, `game-${fork.gameId}`, `dispute-${game}`]) {
      expect(await idsIn(store, stream)).toEqual([known?.id]);
    }
    expect((await textOf(store)).split(ann)).toHaveLength(2);
  });

  test('is looked for in what was stored since, not again in all games', async () => {
    const game = await begun(matches);
    const froms: unknown[] = [];
    const counted = Object.create(store, {
      readAll: {
        value: (options: Parameters<EventStore['readAll']>[0]) => {
          if (options?.filter !== undefined) froms.push(options.from);
          return store.readAll(options);
        },
      },
    }) as EventStore;
    const others = new Matches(counted);
    await others.persons.list();
    const last = await lastPositionOf(store);
    await others.persons.list();
    await matches.concede(game, { commandId: 'leaves', player: 0 as PlayerId, person: 'ben@example.org' });
    const people = await others.persons.list();
    expect(froms).toEqual([undefined, last, last]);
    expect(people.map(({ person }) => person)).toEqual([ann, 'ben@example.org']);
  });

  test('has one id, also where they give two commands at once, and in another process', async () => {
    const others = new Matches(store);
    const ids = await Promise.all([ann, 'ben', ann].map((person) => matches.persons.idOf(person)));
    expect(ids[2]).toBe(ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
    expect(await others.persons.idOf(ann)).toBe(ids[0]);
  });

  test('a command without a person names nobody, and the same command again is the same, whoever gives it', async () => {
    const { gameId } = await matches.create({ seats });
    expect(await idsIn(store, `game-${gameId}`)).toEqual([undefined]);
    const command = { commandId: 'leaves', player: 0 as PlayerId };
    await matches.concede(gameId, { ...command, person: ann });
    expect(await matches.concede(gameId, { ...command, person: 'ben' })).toMatchObject({ repeated: true });
  });
});

describe('a person who is erased', () => {
  let store: MemoryEventStore;
  let matches: Matches;
  let game: string;
  beforeEach(async () => {
    store = new MemoryEventStore();
    matches = new Matches(store);
    game = await begun(matches);
  });

  test('isn’t named anywhere in the store, and what they did stays under their id', async () => {
    const [id] = await idsIn(store, `game-${game}`);
    expect(await matches.persons.erase(ann)).toEqual([id]);
    expect(await textOf(store)).not.toContain(ann);
    expect(await idsIn(store, `game-${game}`)).toEqual([id]);
    expect(await matches.persons.list()).toEqual([]);
    expect(await matches.persons.erase(ann)).toEqual([]);
  });

  test('leaves games that verify, and signed heads that hold', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const anchor = signAnchor(game, await anchoredStream(store, game), privateKey, new Date(0))!;
    await matches.persons.erase(ann);
    const { problems } = checkAnchors(game, await anchoredStream(store, game), [anchor], [publicKey]);
    expect(problems).toEqual([]);
    expect(verifyGame(await new Matches(store).load(game)).ok).toBe(true);
  });

  test('is somebody else when they come back, in every process', async () => {
    const before = await matches.persons.idOf(ann);
    await matches.persons.erase(ann);
    const after = await matches.persons.idOf(ann);
    expect(after).not.toBe(before);
    expect(await new Matches(store).persons.idOf(ann)).toBe(after);
  });

  test('is erased under all ids that processes gave them, and known to be in those that had them in memory', async () => {
    let time = 0;
    const elsewhere = new Matches(store, { now: () => time });
    await elsewhere.persons.idOf(ann);
    const event = {
      id: 'c3a1c0de-0000-4000-8000-000000000000',
      type: 'PersonNamed',
      data: { person: ann },
      metadata: {},
    };
    await store.append(streamName('person-second'), 'noStream', [event]);
    expect(await matches.persons.erase(ann)).toHaveLength(2);
    time = 5_000;
    expect(await elsewhere.persons.list()).toEqual([]);
    expect(await elsewhere.persons.idOf(ann)).toBe((await matches.persons.list())[0]?.id);
  });

  test('is taken away by the next process where one ended between the record and the deletion', async () => {
    const [{ id } = { id: '' }] = await matches.persons.list();
    const event = { id: 'c3a1c0de-0000-4000-8000-000000000001', type: 'PersonErased', data: {}, metadata: {} };
    await store.append(streamName(`erased-${id}`), 'noStream', [event]);
    const next = new Matches(store);
    expect(await next.persons.list()).toEqual([]);
    expect(await next.persons.finish()).toEqual([id]);
    expect(await textOf(store)).not.toContain(ann);
    expect(await next.persons.finish()).toEqual([]);
  });
});

test('where names are sealed, a person’s key goes with them: what is left of the name can’t be opened', async () => {
  const inner = new MemoryEventStore();
  const matches = new Matches(new SealedEventStore(inner, gameSecrecy));
  await begun(matches);
  const [{ id } = { id: '' }] = await matches.persons.list();
  expect(await textOf(inner)).not.toContain(ann);
  const keyOf = `keys-person-${id}`;
  expect(await inner.streams('keys-person-')).toEqual([keyOf]);
  await matches.persons.erase(ann);
  expect(await inner.streams('keys-person-')).toEqual([]);
});
