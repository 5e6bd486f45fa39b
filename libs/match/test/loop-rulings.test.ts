import { describe, expect, test } from '@jest/globals';
import {
  always,
  asLongAs,
  compare,
  creatures,
  each,
  enchantment,
  gainLife,
  gainsLife,
  gets,
  instant,
  land,
  spell,
  triggered,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { Answer, PlayerId } from '@stacktrail/game-events';
import { Matches, simulate, simulateFast, verifyGame } from '../src/index.js';

const ada = 0 as PlayerId;
const ben = 1 as PlayerId;
const pass: Answer = { form: 'action', action: { do: 'pass' } };

/** A game in Ada’s first main phase, both hands kept. */
async function begun(hers: readonly CardDefinition[]) {
  const store = new MemoryEventStore();
  const matches = new Matches(store);
  const deck = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
    Array.from({ length: 24 }, (_, i) => cards[i % cards.length]!);
  const seats = [
    { name: 'Ada', deck: deck(hers) },
    { name: 'Ben', deck: deck([land('Plot', [])]) },
  ];
  const { gameId } = await matches.create({ seats, seed: 'loops' });
  let commands = 0;
  const nextId = (): string => `command ${(commands += 1)}`;
  const answer = async (given: Answer) => {
    const { decision } = await matches.current(gameId);
    const command = { commandId: nextId(), player: decision!.decidedBy, decision: decision!.id, answer: given };
    return matches.submit(gameId, command);
  };
  for (;;) {
    const { decision, state } = await matches.current(gameId);
    if (decision!.question.kind === 'choose starting player') {
      await answer({ form: 'select', chosen: [{ is: 'player', id: ada }] });
    } else if (decision!.question.kind === 'mulligan') await answer({ form: 'pick', keys: ['keep'] });
    else if (state.step !== 'precombat main') await answer(pass);
    else return { store, matches, gameId, answer, nextId };
  }
}

describe('CR 730.4: what a judge says of a loop', () => {
  /** Whenever its controller gains life they gain life; as it reads the life total, it isn't proved that it goes on so. */
  const rich = compare({ amount: 'life', of: you }, 'at least', 100_000);
  const swell = enchantment(
    'Swell',
    '',
    [],
    triggered(gainsLife('you'), gainLife(1)),
    asLongAs(rich, always(each(creatures), gets(1, 1))),
  );
  const spark = instant('Spark', '', spell(gainLife(1)));

  async function endless() {
    const game = await begun([swell, spark]);
    const cast = async (name: string) => {
      const { state } = await game.matches.current(game.gameId);
      const card = state.players[ada]!.hand.find((id) => state.objects.get(id)!.printed.name === name)!;
      const action = { do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 } as const;
      await game.answer({ form: 'action', action });
    };
    await cast('Swell');
    await game.answer(pass);
    await game.answer(pass);
    await cast('Spark');
    for (;;) {
      const { decision } = await game.matches.current(game.gameId);
      if (decision!.question.kind !== 'priority') return game;
      await game.answer(pass);
    }
  }

  test('a seat can’t say it; the judge’s ruling answers, is kept, and the game verifies', async () => {
    const { matches, gameId, answer, nextId } = await endless();
    const { decision } = await matches.current(gameId);
    expect(decision!.question.kind).toBe('judge a loop');
    expect(await answer({ form: 'pick', keys: ['go on'] })).toMatchObject({ accepted: false, rule: '730.4' });
    const ruling = { commandId: nextId(), judge: 'Grace', ruling: 'It grows for ever.', loop: 'draw' } as const;
    const result = await matches.rule(gameId, ruling);
    expect(result.accepted && result.events.map(({ type, rule }) => `${rule} ${type}`)).toEqual([
      '730.4 RulingGiven',
      '730.4 DecisionMade',
      '104.4b GameEnded',
      '104.1 SeedRevealed',
    ]);
    expect(verifyGame(await matches.load(gameId))).toMatchObject({ ok: true });
  });

  test('a ruling on a loop is refused where none is in question', async () => {
    const { matches, gameId, nextId } = await begun([spark]);
    const ruling = { commandId: nextId(), judge: 'Grace', ruling: 'A draw.', loop: 'draw' } as const;
    expect(await matches.rule(gameId, ruling)).toMatchObject({ accepted: false, rule: '730.4' });
  });
});

describe('CR 730.2: shortcuts by command', () => {
  test('they are stored, and a process that reads the game goes on in the midst of one', async () => {
    const { store, matches, gameId, nextId } = await begun([land('Plot', [])]);
    const parts = [{ repeat: 2, parts: [ada, ben].map((player) => ({ player, answer: pass })) }];
    const proposed = await matches.proposeShortcut(gameId, { commandId: nextId(), player: ada, parts });
    expect(proposed).toMatchObject({ accepted: true, events: [{ type: 'ShortcutProposed' }] });
    const elsewhere = new Matches(store);
    const taken = await elsewhere.answerShortcut(gameId, { commandId: nextId(), player: ben, at: null });
    expect(taken.accepted && taken.events.filter(({ type }) => type === 'PriorityPassed')).toHaveLength(4);
    const { state } = await matches.current(gameId);
    expect([state.step, state.proposal]).toEqual(['declare attackers', null]);
    expect(verifyGame(await matches.load(gameId)).ok).toBe(true);
  });

  test('what can’t be suggested is refused, and nothing is stored', async () => {
    const { matches, gameId, nextId } = await begun([land('Plot', [])]);
    const before = (await matches.load(gameId)).stored.length;
    const parts = [{ player: ben, answer: pass }];
    const command = { commandId: nextId(), player: ada, parts };
    expect(await matches.proposeShortcut(gameId, command)).toMatchObject({ accepted: false, rule: '730.2a' });
    const answered = await matches.answerShortcut(gameId, { commandId: nextId(), player: ben, at: null });
    expect(answered).toMatchObject({ accepted: false, rule: '730.2b' });
    expect((await matches.load(gameId)).stored).toHaveLength(before);
  });
});

describe('CR 730.4: where no judge attends', () => {
  const swell = enchantment('Swell', '', [], triggered(gainsLife('you'), gainLife(1)));
  const spark = instant('Spark', '', spell(gainLife(1)));
  const deck = Array.from({ length: 24 }, (_, i) => [swell, spark][i % 2]!);
  const simulation = { decks: [deck, deck], seed: 'unattended', bots: ['random', 'random'] } as const;

  test('a simulated game that goes on and on is a draw, and says so', async () => {
    const { record, outcome, loop } = await simulate(simulation);
    expect([outcome?.winner, loop]).toEqual([null, true]);
    const drawn = record.stored.find(({ type }) => type === 'GameEnded');
    expect(drawn).toMatchObject({ envelope: { rule: '104.4b' } });
    expect(verifyGame(record)).toMatchObject({ ok: true });
  });

  test('so is one of which nothing is kept', () => {
    expect(simulateFast(simulation)).toMatchObject({ winner: null });
  });
});
