import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { EventStoreUnavailable, MemoryEventStore, streamName, WrongExpectedRevision } from '@stacktrail/event-store';
import type { Answer } from '@stacktrail/game-events';
import { LiveGame } from '@stacktrail/rules';
import { CardsDamaged, Matches, RulesFailed, SecretsMissing, TooBusy, verifyGame } from '../src/index.js';
import { seats } from './decks.js';
import { Table } from './table.js';

const pass: Answer = { form: 'action', action: { do: 'pass' } };

afterEach(() => {
  jest.restoreAllMocks();
});

async function submitPass(table: Table, commandId = 'c'): ReturnType<Matches['submit']> {
  const { decision } = await table.current();
  return table.matches.submit(table.gameId, {
    commandId,
    player: decision!.decidedBy,
    decision: decision!.id,
    answer: pass,
  });
}

describe('what fails leaves the game as it was', () => {
  test('rules that break on a command', async () => {
    const table = await Table.open('broken');
    await table.playToPriority();
    const before = await table.current();
    const broken = jest.spyOn(LiveGame.prototype, 'answer').mockImplementationOnce(function (this: LiveGame) {
      this.concede(0 as never);
      throw new Error('no such procedure');
    });
    await expect(submitPass(table)).rejects.toThrow(RulesFailed);
    broken.mockRestore();
    const after = await table.current();
    expect(after.revision).toBe(before.revision);
    expect(after.state.outcome).toBeNull();
    expect(await submitPass(table)).toMatchObject({ accepted: true, repeated: false });
  });

  test('a store that goes away as a batch is written: a retry finds out whether it was stored', async () => {
    const store = new MemoryEventStore();
    const table = await Table.open('gone', store);
    await table.playToPriority();
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementationOnce(async (...args) => {
      await append(...args);
      throw new EventStoreUnavailable('the connection broke');
    });
    const { decision } = await table.current();
    const command = { commandId: 'c', player: decision!.decidedBy, decision: decision!.id, answer: pass };
    await expect(table.matches.submit(table.gameId, command)).rejects.toThrow(EventStoreUnavailable);
    expect(await table.matches.submit(table.gameId, command)).toMatchObject({ accepted: true, repeated: true });
    await table.play(10);
    expect(verifyGame(await table.matches.load(table.gameId)).ok).toBe(true);
  });

  test('a game that others write to each time', async () => {
    const store = new MemoryEventStore();
    const table = await Table.open('busy', store);
    const { decision } = await table.current();
    jest.spyOn(store, 'append').mockImplementation((stream, expected) => {
      throw new WrongExpectedRevision(stream, expected, 'noStream');
    });
    const command = { commandId: 'c', player: decision!.decidedBy, decision: decision!.id };
    const answer: Answer = { form: 'select', chosen: [{ is: 'player', id: command.player }] };
    await expect(table.matches.submit(table.gameId, { ...command, answer })).rejects.toThrow(TooBusy);
  });

  test('rules that have changed since: the game goes on from a reversal that says so (docs/decisions.md D5)', async () => {
    const table = await Table.open('changed');
    await table.play(30);
    while ((await table.current()).decision!.question.kind === 'priority') await table.answer();
    const { stored } = await table.matches.load(table.gameId);
    const store = new MemoryEventStore();
    // The same game, but for an answer that today's rules would not take.
    for (const name of await table.store.streams('')) {
      for await (const event of table.store.read(name)) {
        const isLast =
          name.startsWith('game-') && event.revision === stored.findLastIndex(({ type }) => type === 'DecisionMade');
        const data = isLast ? withOtherAnswer(event.data) : event.data;
        await store.append(name, 'any', [{ ...event, data }]);
      }
    }
    const matches = new Matches(store);
    const { decision } = await matches.current(table.gameId);
    const { events } = await matches.load(table.gameId);
    expect(events.at(-2)).toMatchObject({ type: 'ActionReversed', data: { reason: 'engine-changed' } });
    expect(decision).toMatchObject({ id: events.length - 1, question: { kind: 'priority' } });
    expect((await new Matches(store).current(table.gameId)).revision).toBe(events.length - 1);
  });
});

function withOtherAnswer(data: unknown): unknown {
  const stored = data as { readonly data: object };
  return { ...stored, data: { ...stored.data, answer: { form: 'number', value: 7 }, seenBy: 3, veiled: undefined } };
}

describe('what a game needs is missed at once', () => {
  async function without(category: string): Promise<{ readonly matches: Matches; readonly gameId: string }> {
    const full = new MemoryEventStore();
    const { gameId } = await new Matches(full).create({ seats });
    const store = new MemoryEventStore();
    for (const name of await full.streams('')) {
      if (name.startsWith(category)) continue;
      for await (const event of full.read(name)) await store.append(streamName(name), 'any', [event]);
    }
    return { matches: new Matches(store), gameId };
  }

  test('its seed', async () => {
    const { matches, gameId } = await without('secret-');
    await expect(matches.current(gameId)).rejects.toBeInstanceOf(SecretsMissing);
  });

  test('its cards', async () => {
    const { matches, gameId } = await without('cards-');
    await expect(matches.current(gameId)).rejects.toBeInstanceOf(CardsDamaged);
  });
});
