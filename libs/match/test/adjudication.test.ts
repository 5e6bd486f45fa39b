import { beforeEach, describe, expect, test } from '@jest/globals';
import { creature, instant, land, type AdjudicateInstruction, type CardDefinition } from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { Adjudicator, Answer, PlayerId, RulingAnswer } from '@stacktrail/game-events';
import { theObject } from '@stacktrail/rules';
import { InvalidSetup, Matches, simulate, verifyGame } from '../src/index.js';

const ada = 0 as PlayerId;
const ben = 1 as PlayerId;
const pass: Answer = { form: 'action', action: { do: 'pass' } };
const accept: Answer = { form: 'pick', keys: ['accept'] };
const object: Answer = { form: 'pick', keys: ['object'] };

const clause = (number: number): AdjudicateInstruction => ({ do: 'adjudicate', clause: number, words: 'Grumble.' });
const riddle = instant('Riddle', '', { kind: 'spell', modes: [{ targets: [], effects: [clause(1)] }] });
const sphinx = creature('Sphinx', '', ['Sphinx'], 2, 2, {
  kind: 'unread',
  modes: [{ targets: [], effects: [clause(1)] }],
});
const plot = land('Plot', []);

/** A game in Ada’s first main phase, both hands kept. */
class Game {
  readonly store = new MemoryEventStore();
  matches = new Matches(this.store);
  id = '';
  private commands = 0;

  async begin(by: Adjudicator, hers: readonly CardDefinition[], others = ['Ben']): Promise<this> {
    const deck = Array.from({ length: 24 }, (_, i) => hers[i % hers.length]!);
    const seats = [
      { name: 'Ada', deck },
      ...others.map((name) => ({ name, deck: Array.from({ length: 24 }, () => plot) })),
    ];
    ({ gameId: this.id } = await this.matches.create({ seats, seed: 'clauses', adjudication: by }));
    for (;;) {
      const { decision, state } = await this.current();
      if (decision!.question.kind === 'choose starting player') {
        await this.answer({ form: 'select', chosen: [{ is: 'player', id: ada }] });
      } else if (decision!.question.kind === 'mulligan') await this.answer({ form: 'pick', keys: ['keep'] });
      else if (state.step !== 'precombat main') await this.answer(pass);
      else return this;
    }
  }

  current() {
    return this.matches.current(this.id);
  }

  async asked(): Promise<string> {
    const { decision } = await this.current();
    return `${decision!.question.kind} ${decision!.decidedBy}`;
  }

  command(): string {
    return `command ${(this.commands += 1)}`;
  }

  async submit(answer: Answer, player?: PlayerId) {
    const { decision } = await this.current();
    const command = {
      commandId: this.command(),
      player: player ?? decision!.decidedBy,
      decision: decision!.id,
      answer,
    };
    return this.matches.submit(this.id, command);
  }

  async answer(answer: Answer): Promise<void> {
    const result = await this.submit(answer);
    if (!result.accepted) throw new Error(result.message);
  }

  /** Another process goes on with the game. */
  moveOn(): void {
    this.matches = new Matches(this.store);
  }

  async cast(name: string): Promise<void> {
    const { state } = await this.current();
    const card = state.players[ada]!.hand.find((id) => state.objects.get(id)!.printed.name === name)!;
    await this.answer({
      form: 'action',
      action: { do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 },
    });
    for (const { lost } of state.players) if (!lost) await this.answer(pass);
  }

  async life(): Promise<readonly number[]> {
    return (await this.current()).state.players.map(({ life }) => life);
  }

  async rule(actions: RulingAnswer['actions']) {
    const words = { judge: 'Jo', ruling: 'So it is.' };
    return this.matches.rule(this.id, { commandId: this.command(), ...words, actions });
  }

  async verified(): Promise<void> {
    const report = verifyGame(await this.matches.load(this.id));
    expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(report.ok).toBe(true);
  }
}

const gain: RulingAnswer['actions'] = [{ do: 'gain life', who: { players: 'you' }, amount: 3 }];
const ruling = (actions: RulingAnswer['actions']): Answer => ({ form: 'adjudicate', actions });

describe('creating a game', () => {
  const seats = [
    { name: 'Ada', deck: [riddle] },
    { name: 'Ben', deck: [plot] },
  ];

  test('without adjudication a deck with an unread clause is refused', async () => {
    const made = new Matches(new MemoryEventStore()).create({ seats, seed: 'off' });
    await expect(made).rejects.toThrow(InvalidSetup);
    await expect(made).rejects.toThrow(/Riddle isn’t wholly understood, so the game needs adjudication/);
  });

  test('the clause is pinned with its words, and who adjudicates is a fact of the setup', async () => {
    const matches = new Matches(new MemoryEventStore());
    const { gameId, events } = await matches.create({ seats, seed: 'on', adjudication: 'judge' });
    expect(events.find(({ type }) => type === 'AdjudicationAgreed')?.data).toEqual({ by: 'judge' });
    const { catalog } = await matches.load(gameId);
    expect(JSON.stringify(catalog.pinned)).toContain('"words":"Grumble."');
  });

  test('without it the facts of a game are what they were', async () => {
    const decks = [Array.from({ length: 20 }, () => plot), Array.from({ length: 20 }, () => plot)];
    const { record } = await simulate({ decks, seed: 'plain', bots: ['random', 'random'], maxDecisions: 9 });
    expect(record.events.map(({ type }) => type)).not.toContain('AdjudicationAgreed');
  });
});

describe('a spell’s unread clause', () => {
  let game: Game;
  beforeEach(async () => {
    game = await new Game().begin('players', [riddle, sphinx]);
    await game.cast('Riddle');
  });

  test('is adjudicated across processes: one goes on where another waits for the ruling, and for consent', async () => {
    expect(await game.asked()).toBe('adjudicate 0');
    game.moveOn();
    await game.answer(ruling(gain));
    game.moveOn();
    expect(await game.asked()).toBe('accept an adjudication 1');
    await game.answer(accept);
    expect(await game.life()).toEqual([23, 20]);
    game.moveOn();
    expect(await game.life()).toEqual([23, 20]);
    await game.verified();
  });

  test('a ruling that can’t be followed stores nothing, and another one is taken', async () => {
    const before = (await game.current()).revision;
    const result = await game.submit(ruling([{ do: 'destroy', what: theObject(999 as never) }]));
    expect(result).toMatchObject({ accepted: false, rule: '608.2c' });
    expect((result as { message: string }).message).toMatch(/action 1: there is no object #999 now/);
    expect((await game.current()).revision).toBe(before);
    await game.answer(ruling(gain));
    await game.answer(accept);
    expect(await game.life()).toEqual([23, 20]);
  });

  test('after two objections the game waits for a judge; no seat answers then', async () => {
    for (let i = 0; i < 2; i++) {
      await game.answer(ruling(gain));
      await game.answer(object);
    }
    expect(await game.asked()).toBe('judge a clause 0');
    const refused = await game.submit(ruling(gain), ada);
    expect(refused).toMatchObject({ accepted: false, message: 'What the clause does, a judge says.' });
    const bad = await game.rule([{ do: 'destroy', what: theObject(999 as never) }]);
    expect(bad).toMatchObject({ accepted: false });
    await game.rule(gain);
    expect(await game.life()).toEqual([23, 20]);
    game.moveOn();
    expect(await game.asked()).toBe('priority 0');
    await game.verified();
  });

  test('a rewind goes back across the ruling, and the clause is adjudicated anew', async () => {
    const { events } = await game.matches.load(game.id);
    const asked = events.findLast((event) => event.type === 'DecisionAsked' && event.data.kind === 'priority')!;
    await game.answer(ruling(gain));
    await game.answer(accept);
    const command = { commandId: game.command(), judge: 'Jo', to: asked.revision, reason: 'misread' };
    expect(await game.matches.rewind(game.id, command)).toMatchObject({ accepted: true });
    expect(await game.life()).toEqual([20, 20]);
    await game.answer(pass);
    expect(await game.asked()).toBe('adjudicate 0');
    game.moveOn();
    await game.answer(ruling([{ do: 'lose life', who: { players: 'each opponent' }, amount: 2 }]));
    await game.answer(accept);
    expect(await game.life()).toEqual([20, 18]);
    await game.verified();
  });

  test('a continuous effect that was ruled is there after resuming, and ends with the turn', async () => {
    await game.answer(ruling([]));
    await game.answer(accept);
    await game.cast('Sphinx');
    const { state } = await game.current();
    const id = state.battlefield[0]!;
    const { decision } = await game.current();
    const question = decision!.question;
    const said = question.form === 'action' ? question.actions().find((one) => one.do === 'special') : undefined;
    await game.answer({ form: 'action', action: said! });
    const changes = [{ change: 'modify power and toughness', power: 4, toughness: 0 }] as const;
    await game.answer(ruling([{ do: 'apply', to: theObject(id), changes, until: 'this turn' }]));
    await game.answer(accept);
    game.moveOn();
    expect((await game.current()).state.effects).toHaveLength(1);
    await game.verified();
  });
});

test('a judge adjudicates: no seat is asked', async () => {
  const game = await new Game().begin('judge', [riddle]);
  await game.cast('Riddle');
  expect(await game.asked()).toBe('judge a clause 0');
  await expect(game.submit(ruling(gain), ben)).rejects.toThrow(/is for seat 0/);
  await game.rule(gain);
  expect(await game.life()).toEqual([23, 20]);
  await game.verified();
});

test('CR 604.1: a judge says that a clause of a permanent applies, and then what it does', async () => {
  const game = await new Game().begin('judge', [sphinx]);
  await game.cast('Sphinx');
  const { decision } = await game.current();
  const { question } = decision!;
  const applies = question.form === 'action' ? question.actions().find((one) => one.do === 'special') : undefined;
  const words = { judge: 'Jo', ruling: 'Its clause applies.', answer: { form: 'action', action: applies! } as Answer };
  expect(await game.matches.rule(game.id, { commandId: game.command(), ...words })).toMatchObject({ accepted: true });
  expect(await game.asked()).toBe('judge a clause 0');
  game.moveOn();
  await game.rule(gain);
  expect(await game.life()).toEqual([23, 20]);
  const { events } = await game.matches.load(game.id);
  const said = events.filter(({ type }) => type === 'RulingGiven');
  expect(said).toHaveLength(2);
  expect(events[said[0]!.revision + 1]).toMatchObject({ type: 'DecisionMade', data: { answer: words.answer } });
  await game.verified();
});

test('a causes chain leads from what happened to the ruling and on to the decision', async () => {
  const game = await new Game().begin('players', [riddle]);
  await game.cast('Riddle');
  await game.answer(ruling(gain));
  await game.answer(accept);
  const { events } = await game.matches.load(game.id);
  const gained = events.find(({ type }) => type === 'LifeGained')!;
  const ruled = events[gained.causes[0]!]!;
  expect(ruled.type).toBe('Adjudicated');
  expect(ruled.causes.map((cause) => events[cause]!.type)).toContain('DecisionMade');
});

describe('Given three players, and the clause of a spell of Ada', () => {
  const cat = 2 as PlayerId;
  let game: Game;
  beforeEach(async () => {
    game = await new Game().begin('players', [riddle], ['Ben', 'Cat']);
    await game.cast('Riddle');
  });
  const concede = (player: PlayerId) => game.matches.concede(game.id, { commandId: game.command(), player });

  test('each of the others is asked in turn, and with the last consent it happens', async () => {
    expect(await game.asked()).toBe('adjudicate 0');
    await game.answer(ruling(gain));
    for (const player of [ben, cat]) {
      expect(await game.life()).toEqual([20, 20, 20]);
      expect((await game.current()).decision!.decidedBy).toBe(player);
      await game.answer(accept);
    }
    expect(await game.life()).toEqual([23, 20, 20]);
    await game.verified();
  });

  test('whoever objects, it is said again; after a second objection a judge says it', async () => {
    await game.answer(ruling(gain));
    await game.answer(object);
    expect(await game.asked()).toBe('adjudicate 0');
    await game.answer(ruling(gain));
    await game.answer(accept);
    await game.answer(object);
    expect((await game.current()).decision!.question.kind).toBe('judge a clause');
    expect(await game.rule(gain)).toMatchObject({ accepted: true });
    expect(await game.life()).toEqual([23, 20, 20]);
    await game.verified();
  });

  test('CR 800.4: whoever leaves while asked to agree isn’t waited for; the others still are', async () => {
    await game.answer(ruling(gain));
    expect((await concede(ben)).accepted).toBe(true);
    expect(await game.asked()).toBe('accept an adjudication 2');
    game.moveOn();
    await game.answer(accept);
    expect((await game.life())[ada]).toBe(23);
    await game.verified();
  });

  test.each(['before it is said', 'while the others are asked'])(
    'CR 800.4a: if its controller leaves %s, the spell leaves, and play goes on',
    async (when) => {
      if (when !== 'before it is said') await game.answer(ruling(gain));
      expect((await concede(ada)).accepted).toBe(true);
      const { state, decision } = await game.current();
      expect(state.stack).toEqual([]);
      expect(state.players.map(({ lost }) => lost)).toEqual([true, false, false]);
      expect(await game.life()).toEqual([20, 20, 20]);
      expect(decision).toMatchObject({ question: { kind: 'priority' } });
      game.moveOn();
      await game.answer(pass);
      await game.verified();
    },
  );
});
