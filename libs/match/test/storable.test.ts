import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { BatchChain, type Answer, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import type { LiveGame } from '@stacktrail/rules';
import { InvalidCommand, Matches, simulate, textFault, UnstorableFacts, versions } from '../src/index.js';
import { sealBatch } from '../src/storage/game-stream.js';
import { loneSurrogate } from './bricked-game.js';
import { decks, seats } from './decks.js';
import { ada, Table } from './table.js';

/** The paths of the fields that a command is refused for. */
async function refusedFields(attempt: Promise<unknown>): Promise<readonly string[]> {
  try {
    await attempt;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidCommand);
    return (error as InvalidCommand).faults.map(({ path }) => path);
  }
  return [];
}

async function lengthOf({ store, gameId }: Table): Promise<number> {
  return (await new Matches(store).load(gameId)).stored.length;
}

const to = 9 as Revision;

describe('what a command says can be stored, or it is refused', () => {
  test.each([
    ['the reason of a request', 'reason', (table: Table) => request(table, { reason: loneSurrogate })],
    ['the reason of a rewind', 'reason', (table: Table) => rewind(table, { reason: `a${loneSurrogate}` })],
    ['a reason of words without end', 'reason', (table: Table) => rewind(table, { reason: 'a'.repeat(501) })],
    ['a judge’s name', 'judge', (table: Table) => rewind(table, { judge: 'Jo\udc00' })],
    ['a name that turns the line round', 'judge', (table: Table) => rewind(table, { judge: '\u202eJo' })],
    ['a ruling with a control character', 'ruling', (table: Table) => rule(table, { ruling: 'a\u0000b' })],
    ['a ruling that is no text', 'ruling', (table: Table) => rule(table, { ruling: 7 as never })],
    ['a word that is none', 'loop', (table: Table) => rule(table, { loop: 'maybe' as never })],
    ['a command’s id', 'commandId', (table: Table) => rule(table, { commandId: loneSurrogate })],
    ['no command’s id', 'commandId', (table: Table) => rule(table, { commandId: '' })],
    ['a person', 'person', (table: Table) => rule(table, { person: loneSurrogate })],
    ['a vote that is none', 'vote', (table: Table) => vote(table, 'perhaps')],
  ] as const)('%s', async (_, field, attempt) => {
    const table = await Table.open('refused');
    await table.play(12);
    const before = await table.current();
    expect(await refusedFields(attempt(table))).toEqual([field]);
    const after = await table.current();
    expect(after.revision).toBe(before.revision);
    await table.answer();
    expect((await table.current(new Matches(table.store))).damaged).toBeNull();
  });

  const request = ({ matches, gameId }: Table, more: object): Promise<unknown> =>
    matches.requestRewind(gameId, { commandId: 'c', player: ada, to, reason: '', ...more });
  const rewind = ({ matches, gameId }: Table, more: object): Promise<unknown> =>
    matches.rewind(gameId, { commandId: 'c', judge: 'Jo', to, reason: '', ...more });
  const rule = ({ matches, gameId }: Table, more: object): Promise<unknown> =>
    matches.rule(gameId, { commandId: 'c', judge: 'Jo', ruling: '', ...more });
  const vote = ({ matches, gameId }: Table, word: string): Promise<unknown> =>
    matches.vote(gameId, { commandId: 'c', player: ada, request: to, vote: word as never });

  test.each([
    ['a seat’s name', 'seats[1].name', { seats: [seats[0], { ...seats[1], name: loneSurrogate }] }],
    ['a seat without a name', 'seats[0].name', { seats: [{ ...seats[0], name: '' }, seats[1]] }],
    ['the match’s name', 'name', { seats, name: 'final\ud800' }],
    ['a seed', 'seed', { seats, seed: loneSurrogate }],
    ['a team that is no number', 'teams[0]', { seats, teams: [1e300, 1] }],
    ['a seat that is none', 'chooser', { seats, chooser: -1 as never }],
  ] as const)('a new game: %s', async (_, field, command) => {
    const store = new MemoryEventStore();
    expect(await refusedFields(new Matches(store).create(command))).toEqual([field]);
    expect(await store.streams('')).toEqual([]);
  });

  test('a simulation', async () => {
    const names = ['Ada', loneSurrogate];
    const simulated = simulate({ decks, names, seed: 's', bots: ['random', 'random'], maxDecisions: 1 });
    expect(await refusedFields(simulated)).toEqual(['seats[1].name']);
  });

  test('an answer with something beside what an answer has', async () => {
    const table = await Table.open('beside');
    const decision = await table.playToPriority();
    const player = (await table.current()).decision!.decidedBy;
    const answer = { form: 'action', action: { do: 'pass', quietly: true } } as Answer;
    const length = await lengthOf(table);
    const submitted = table.matches.submit(table.gameId, { commandId: 'c', player, decision, answer });
    expect(await refusedFields(submitted)).toEqual(['answer.action.quietly']);
    expect(await lengthOf(table)).toBe(length);
    expect((await table.current()).decision!.id).toBe(decision);
    await table.answer();
  });

  test('an answer that is none of any form', async () => {
    const table = await Table.open('no form');
    const decision = await table.playToPriority();
    const player = (await table.current()).decision!.decidedBy;
    const answer = { form: 'action' } as Answer;
    const submitted = table.matches.submit(table.gameId, { commandId: 'c', player, decision, answer });
    expect(await refusedFields(submitted)).toEqual(['answer.action']);
  });
});

describe('facts that could not be read again are not stored', () => {
  const ruling = (data: object): AnyGameEvent => {
    const given = { judge: 'Jo', about: null, ruling: 'Play on.', seen: [], ...data };
    const envelope = {
      revision: 7,
      rule: '731.1',
      causes: [],
      source: 0,
      player: null,
      decidedBy: null,
      repeats: null,
    };
    return { type: 'RulingGiven', data: given, ...envelope } as unknown as AnyGameEvent;
  };
  const newChain = (): BatchChain => new BatchChain({ seats: 2, salts: null, versions });

  test.each([
    ['data.ruling: expected text in Unicode characters', { ruling: loneSurrogate }],
    ['data.seen[1]: expected text', { seen: ['a', null] }],
    ['data.about: expected a whole number', { about: NaN }],
    ['data.mood: no such field', { mood: 'good' }],
  ])('%s', (problem, data) => {
    const chain = newChain();
    const head = chain.head;
    const seal = (): unknown => sealBatch('g', chain, [ruling({}), ruling(data)]);
    expect(seal).toThrow(UnstorableFacts);
    expect(seal).toThrow(`Game g: RulingGiven at revision 7 could not be read again: ${problem}`);
    expect(chain.head).toEqual(head);
  });

  test('the game in memory is thrown away, and stands where it stood', async () => {
    const table = await Table.open('thrown away');
    const decision = await table.playToPriority();
    const { revision, decision: pending } = await table.current();
    const live = await liveGameOf(table);
    // A bug of the rules: a fact with half a character in it.
    live.answer = () => {
      const events = live.note('RulingGiven', { judge: loneSurrogate, about: null, ruling: '', seen: [] }, null);
      return { accepted: true, events, reversed: null, unused: [] };
    };
    const player = pending!.decidedBy;
    const answer: Answer = { form: 'action', action: { do: 'pass' } };
    const command = { commandId: 'c', player, decision, answer };
    await expect(table.matches.submit(table.gameId, command)).rejects.toBeInstanceOf(UnstorableFacts);
    expect((await table.current()).revision).toBe(revision);
    expect(await table.matches.submit(table.gameId, command)).toMatchObject({ accepted: true, repeated: false });
    expect((await table.current(new Matches(table.store))).damaged).toBeNull();
  });

  async function liveGameOf({ matches, gameId }: Table): Promise<LiveGame> {
    const held = (matches as unknown as { matches: { get(id: string): Promise<{ live: LiveGame }> } }).matches;
    return (await held.get(gameId)).live;
  }
});

describe('texts', () => {
  test.each([
    ['Ada', null],
    ['Zoë Ångström-李', null],
    ['❤️ 👩‍👩‍👧 सुधा', null],
    ['نیم‌فاصله', null],
    ['e\u0301', null],
    ['a\nb', 'U+000A at position 2'],
    ['a\tb', 'U+0009'],
    ['\u0000', 'U+0000'],
    ['a\u200bb', 'U+200B'],
    ['Ada\u200d', 'U+200D'],
    ['\u202eadA', 'U+202E at position 1'],
    ['a\u2066b\u2069', 'U+2066'],
    ['a\u2028b', 'U+2028'],
    ['a\u00adb', 'U+00AD'],
    ['a\u{e0041}', 'U+E0041'],
    ['\u3164', 'U+3164'],
    ['a\ud800b', 'U+D800 at position 2'],
    ['   ', 'can be seen'],
    ['\u200d', 'U+200D'],
    ['', 'must not be empty'],
    ['a'.repeat(101), 'at most 100 characters, not 101'],
    [7, 'must be text'],
    [null, 'must be text'],
  ])('the name %j', (name, fault) => {
    const found = textFault(name, 'name', 100);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  test.each([
    ['words', 'Two\nlines,\tand a tab. \u202eTurned.', null],
    ['words', 'a\rb', 'U+000D'],
    ['words', '\u001b[2J', 'U+001B'],
    ['list', '30 Forest\r\n30 Island\n\tx', null],
    ['list', '30 Forest\u0000', 'U+0000'],
    ['key', '/3/faces/0', null],
    ['key', 'a\nb', 'U+000A'],
    ['key', '\udfff', 'U+DFFF'],
  ] as const)('%s: %j', (form, text, fault) => {
    const found = textFault(text, form, 500);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});
