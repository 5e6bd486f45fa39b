import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { Answer, Revision } from '@stacktrail/game-events';
import {
  fold,
  isUnknown,
  stateDigest,
  type GameState,
  snapshotOf,
  stateFrom,
  type StateSnapshot,
} from '@stacktrail/game-state';
import { plainState } from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import {
  bundleOfGame,
  importBundle,
  Matches,
  readBundle,
  verifyBundle,
  verifyGame,
  type CheckResult,
} from '../../src/index.js';
import { ann, bob, handOf, ToldGame } from './told-game.js';

const many = (name: string, count = 12): readonly string[] => Array.from({ length: count }, () => name);
const hers = [...many('Plot'), ...many('Bear', 4), 'Elf', 'Coin', 'Mill'];
const named = (name: string): Answer => ({ form: 'pick', keys: [name] });

/** Ann has told four cards and cast three: a creature, a flip, a mill of two cards. */
async function played(): Promise<ToldGame> {
  const game = await new ToldGame().begin(hers, many('Plot', 20));
  for (const name of ['Bear', 'Coin', 'Mill', 'Plot']) await game.tell(ann, { in: 'hand' }, name);
  await game.passUntil(({ step }) => step === 'precombat main');
  for (const name of ['Bear', 'Coin', 'Mill']) {
    await game.cast(name);
    await game.passUntil(({ stack }) => stack.length === 0);
    if (name === 'Coin') await game.answer(named('tails'));
  }
  await game.answer(named('Elf'));
  await game.answer(named('Bear'));
  return game;
}

function check(checks: readonly CheckResult[], name: string): CheckResult | undefined {
  return checks.find((one) => one.check === name);
}

describe('Given a game of told chance', () => {
  test('it goes on in another process as it would have, also in the midst of a question', async () => {
    const game = await new ToldGame().begin(hers, many('Plot', 20));
    await game.tell(ann, { in: 'hand' }, 'Mill');
    game.moveOn();
    await game.passUntil(({ step }) => step === 'precombat main');
    await game.cast('Mill');
    await game.passUntil(({ stack }) => stack.length === 0);
    await game.answer(named('Elf'));
    game.moveOn();
    expect(await game.asked()).toBe('tell a card 0');
    await game.answer(named('Bear'));
    game.moveOn();
    expect(await game.asked()).toBe('priority 0');
    expect(handOf(await game.state(), ann).filter((name) => name !== '?')).toEqual([]);
  });

  test('its record says what it proves and what it can’t', async () => {
    const game = await played();
    const report = verifyGame(await game.matches.load(game.id));
    expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(check(report.checks, 'draws')).toMatchObject({ status: 'skipped' });
    expect(check(report.checks, 'told')?.unproved).toEqual([
      'that chance did what was told: 6 cards, 1 coins, dice and choices at random, 2 shuffles whose order is unknown',
      'which cards 13 unknown ones of Ann are, 3 of them in hand',
      'which cards 20 unknown ones of Bob are, 7 of them in hand',
    ]);
  });

  test('a fact that tells a card which its deck hasn’t left is found', async () => {
    const game = await played();
    const record = await game.matches.load(game.id);
    const told = record.events.filter((event) => event.type === 'CardTold');
    const [first, second] = told;
    Object.assign(second!.data, { card: first!.data.card });
    const problems = check(verifyGame(record).checks, 'told')?.problems;
    expect(problems?.[0]).toMatchObject({ revision: second!.revision });
    expect(problems?.[0]?.problem).toContain(`can’t be card ${first!.data.card}`);
  });

  test('CR 731: a told card that is undone is as if it never had been told', async () => {
    const game = await new ToldGame().begin(hers, many('Plot', 20));
    await game.passUntil(({ step }) => step === 'precombat main');
    const before = (await game.matches.load(game.id)).events.length - 1;
    const state = await game.state();
    await game.tell(ann, { in: 'hand' }, 'Elf');
    await game.cast('Elf');
    const command = { commandId: game.command(), judge: 'Judy', to: before as Revision, reason: 'It was no Elf.' };
    expect(await game.matches.rewind(game.id, command)).toMatchObject({
      accepted: true,
      seen: [{ name: 'Elf', owner: ann, by: [ann, bob], isOpen: true }],
    });
    const now = await game.state();
    expect(handOf(now, ann)).toEqual(handOf(state, ann));
    expect(now.objects.get(now.players[ann]!.hand[0]!)?.card).toBe(
      state.objects.get(state.players[ann]!.hand[0]!)?.card,
    );
    expect(await game.tell(ann, { in: 'hand' }, 'Coin')).toBe('told');
    game.moveOn();
    await game.cast('Coin');
    expect(verifyGame(await game.matches.load(game.id)).ok).toBe(true);
  });

  test('another line of it can be played', async () => {
    const game = await played();
    const { gameId } = await game.matches.forks.fork(game.id, { commandId: 'fork' });
    const other = new ToldGame();
    Object.assign(other, { matches: game.matches, id: gameId });
    await other.tell(bob, { in: 'hand' }, 'Plot');
    expect(handOf(await other.state(), bob)).toContain('Plot');
    expect(handOf(await game.state(), bob)).not.toContain('Plot');
  });

  test('a bundle of it is imported and verified as the game is', async () => {
    const game = await played();
    const text = await bundleOfGame(game.store, game.matches, game.id, 'judge', null);
    const bundle = readBundle(text);
    expect(verifyBundle(bundle, []).ok).toBe(true);
    const store = new MemoryEventStore();
    await importBundle(store, bundle);
    const there = new ToldGame();
    Object.assign(there, {
      matches: new Matches(store),
      id: game.id,
    });
    const [here, imported] = [await game.matches.load(game.id), await there.matches.load(game.id)];
    expect(stateDigest(fold(imported.catalog, imported.events).state)).toBe(
      stateDigest(fold(here.catalog, here.events).state),
    );
  });

  test('no view says which number an unknown card has by accident, not even the judge’s', async () => {
    const game = await played();
    const state = await game.state();
    const views = (['judge', 'spectator', { seat: ann }, { seat: bob }] as const).map((viewer) =>
      boardView(state, viewer),
    );
    const [judge, , annsOwn] = views;
    expect(JSON.stringify(judge!.seats[bob]!.hand)).not.toContain('Plot');
    expect(JSON.stringify(annsOwn!.seats[ann]!.hand)).toContain('an unknown card');
    expect(JSON.stringify(annsOwn!.seats[ann]!.hand).match(/an unknown card/g)).toHaveLength(3);
  });

  test('a snapshot of its state is that state', async () => {
    const game = await played();
    const state = await game.state();
    const again = stateFrom(JSON.parse(JSON.stringify(snapshotOf(state))) as StateSnapshot, state.catalog);
    expect(plainState(again)).toBe(plainState(state));
    const unknown = (of: GameState): number => [...of.objects.values()].filter(isUnknown).length;
    expect(unknown(again)).toBe(unknown(state));
    expect(unknown(again)).toBeGreaterThan(10);
  });
});
