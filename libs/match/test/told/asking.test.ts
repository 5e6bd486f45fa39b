import { describe, expect, test } from '@jest/globals';
import type { Answer, Ref } from '@stacktrail/game-events';
import { isUnknown } from '@stacktrail/game-state';
import { InvalidSetup, verifyGame } from '../../src/index.js';
import { cardNamed } from './cards.js';
import { ann, handOf, ToldGame } from './told-game.js';

const many = (name: string, count = 12): readonly string[] => Array.from({ length: count }, () => name);
const named = (name: string): Answer => ({ form: 'pick', keys: [name] });

/** Ann has told a card and casts it in her first main phase; all have passed. */
async function castTold(name: string): Promise<ToldGame> {
  const game = await new ToldGame().begin([...many('Plot'), 'Bear', 'Bear', 'Elf', name], many('Plot', 20));
  await game.tell(ann, { in: 'hand' }, name);
  await game.passUntil(({ step }) => step === 'precombat main');
  await game.cast(name);
  await game.passUntil(({ stack }) => stack.length === 0);
  return game;
}

async function namesIn(game: ToldGame, zone: 'graveyard' | 'library'): Promise<readonly string[]> {
  const state = await game.state();
  return state.players[ann]![zone].map((id) => state.objects.get(id)!.printed.name);
}

describe('Given a game of told chance, when a card that nobody has told would be seen', () => {
  test('CR 701.17: of a milled card it is asked which it is, and only what the deck has left can be', async () => {
    const game = await castTold('Mill');
    expect(await game.asked()).toBe('tell a card 0');
    const { decision } = await game.matches.current(game.id);
    const question = decision!.question;
    expect(question.form === 'pick' && question.options.map(({ key }) => key)).toEqual(['Bear', 'Elf', 'Plot']);
    await game.answer(named('Elf'));
    const next = (await game.matches.current(game.id)).decision!.question;
    expect(next.form === 'pick' && next.options.map(({ key }) => key)).toEqual(['Bear', 'Plot']);
    await game.answer(named('Bear'));
    expect((await namesIn(game, 'graveyard')).toSorted()).toEqual(['Bear', 'Elf', 'Mill']);
  });

  test('a judge answers for the seat by telling the card that is asked about', async () => {
    const game = await castTold('Mill');
    const { question } = (await game.matches.current(game.id)).decision!;
    expect(await game.tell(ann, { in: 'hand' }, 'Elf', 'Judy')).toContain(
      `The game asks about object ${question.source}`,
    );
    expect(await game.tell(ann, { in: 'library', at: 1 }, 'Elf', 'Judy')).toBe('told');
    game.moveOn();
    expect(await game.tell(ann, { in: 'library', at: 2 }, 'Bear')).toBe('told');
    expect((await namesIn(game, 'graveyard')).toSorted()).toEqual(['Bear', 'Elf', 'Mill']);
    const { events } = await game.matches.load(game.id);
    expect(events.filter(({ type }) => type === 'RulingGiven').map(({ data }) => data)).toMatchObject([
      { judge: 'Judy', ruling: 'It is Elf.' },
    ]);
  });

  test('CR 701.9: a card is discarded by its place in the hand, and then told', async () => {
    const game = await castTold('Rid');
    expect(await game.asked()).toBe('choose objects 0');
    const id = (await game.state()).players[ann]!.hand[2]!;
    await game.answer({ form: 'select', chosen: [{ is: 'object', id }] });
    expect(await game.asked()).toBe('tell a card 0');
    await game.answer(named('Elf'));
    expect(await namesIn(game, 'graveyard')).toContain('Elf');
  });

  test('CR 701.20: cards are revealed one after another until one fits', async () => {
    const game = await castTold('Dig');
    await game.answer(named('Plot'));
    await game.answer(named('Bear'));
    expect(await game.asked()).toBe('priority 0');
    const names = await namesIn(game, 'library');
    expect(names.slice(0, 3)).toEqual(['Plot', 'Bear', 'an unknown card']);
  });

  test('CR 701.23: a search finds what was told of the library, and nothing else', async () => {
    const game = await new ToldGame().begin([...many('Plot'), 'Bear', 'Elf', 'Find'], many('Plot', 20));
    await game.tell(ann, { in: 'hand' }, 'Find');
    await game.tell(ann, { in: 'library' }, 'Elf');
    await game.passUntil(({ step }) => step === 'precombat main');
    await game.cast('Find');
    await game.passUntil(({ stack }) => stack.length === 0);
    const { question } = (await game.matches.current(game.id)).decision!;
    const candidates: readonly Ref[] = question.form === 'select' ? question.candidates : [];
    expect(candidates).toHaveLength(1);
    await game.answer({ form: 'select', chosen: candidates });
    expect(handOf(await game.state(), ann)).toContain('Elf');
  });
});

describe('Given a game of told chance with an unknown card face down on the battlefield', () => {
  async function hidden(then: string): Promise<ToldGame> {
    const game = await new ToldGame().begin([...many('Plot'), 'Bear', 'Elf', 'Hide', then], many('Plot', 20));
    await game.tell(ann, { in: 'hand' }, 'Hide');
    await game.tell(ann, { in: 'hand' }, then);
    await game.passUntil(({ step }) => step === 'precombat main');
    await game.cast('Hide');
    await game.passUntil(({ stack }) => stack.length === 0);
    expect(await game.asked()).toBe('priority 0');
    return game;
  }

  test('CR 701.40: it is a 2/2 creature, and nobody is asked what it is', async () => {
    const game = await hidden('Nap');
    const state = await game.state();
    const [permanent] = state.battlefield.map((id) => state.objects.get(id)!);
    expect(permanent).toMatchObject({ printed: { name: '', power: 2, toughness: 2 }, form: { pointer: '/unknown' } });
    expect(await game.tell(ann, { object: permanent!.id }, 'Elf')).toBe('told');
    const told = (await game.state()).objects.get(permanent!.id)!;
    expect(told.form.whole.name).toBe('Elf');
    expect(told.printed).toMatchObject({ name: '', power: 2, toughness: 2 });
  });

  test.each([
    ['708.9', 'Fell all', 'graveyard'],
    ['708.9', 'Lift all', 'hand'],
  ] as const)('CR %s: %s shows it, so it is asked first', async (_rule, spell, zone) => {
    const game = await hidden(spell);
    await game.cast(spell);
    await game.passUntil(({ stack }) => stack.length === 0);
    expect(await game.asked()).toBe('tell a card 0');
    await game.answer(named('Elf'));
    const state = await game.state();
    expect(state.players[ann]![zone].map((id) => state.objects.get(id)!.printed.name)).toContain('Elf');
    expect(verifyGame(await game.matches.load(game.id)).checks.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

describe('Given a game of told chance, when chance decides something', () => {
  test.each([
    ['CR 705.1: a coin', 'Coin', named('heads'), 'CoinsFlipped', { flips: [{ heads: true, won: null }], draws: 0 }],
    ['CR 706.2: a die', 'Die', named('5'), 'DiceRolled', { natural: [5], results: [5], draws: 0 }],
  ])('%s shows what is told', async (_title, name, answer, type, data) => {
    const game = await castTold(name);
    expect(await game.asked()).toBe('tell chance 0');
    await game.answer(answer);
    const facts = (await game.matches.load(game.id)).events.filter((event) => event.type === type);
    expect(facts.map((fact) => fact.data)).toMatchObject([data]);
  });

  test('CR 705.1: a judge can say it for the player: the ruling stands before the answer, to the same question', async () => {
    const game = await castTold('Coin');
    expect(await game.judge(named('on its edge'))).toMatch(/on its edge/);
    expect(await game.asked()).toBe('tell chance 0');
    expect(await game.judge(named('tails'))).toBe('ruled');
    game.moveOn();
    const { events } = await game.matches.load(game.id);
    const flipped = events.find(({ type }) => type === 'CoinsFlipped')!;
    expect(flipped.data).toMatchObject({ flips: [{ heads: false }], draws: 0 });
    const answered = flipped.causes[0]!;
    const [ruled, made] = events.slice(answered - 1, answered + 1);
    expect([ruled!.type, made!.type]).toEqual(['RulingGiven', 'DecisionMade']);
    expect(ruled!.causes).toEqual(made!.causes);
    expect(verifyGame(await game.matches.load(game.id)).checks.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('a judge answers nothing else for a player', async () => {
    const game = await new ToldGame().begin(many('Plot', 20), many('Plot', 20));
    expect(await game.asked()).toBe('priority 0');
    expect(await game.judge({ form: 'action', action: { do: 'pass' } })).toMatch(
      /^A judge says whether there is a loop, .*; now a player is to “priority”\.$/,
    );
    expect(await game.judge(named('heads'))).toMatch(/^A judge says/);
  });

  test('CR 103.1: who chooses the starting player is told where nobody is named', async () => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: many('Plot', 20).map(cardNamed) }));
    const game = new ToldGame();
    game.id = (await game.matches.create({ seats, chance: 'told' })).gameId;
    expect(await game.asked()).toBe('tell chance 0');
    await game.answer(named('Seat 2'));
    expect(await game.asked()).toBe('choose starting player 1');
  });

  test.each([
    ['a starting position', { position: { startingPlayer: 0, seats: [{}, {}] } }],
    ['an ante', { ante: true }],
  ])('a game with %s is refused, as it isn’t done yet', async (what, more) => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: many('Plot', 20).map(cardNamed) }));
    const made = new ToldGame().matches.create({ seats, chance: 'told', ...more } as never);
    await expect(made).rejects.toEqual(new InvalidSetup(`A game of told chance can’t have ${what} yet`));
  });

  test('CR 903.6: commanders are known from the beginning, in the command zone, and nothing else is', async () => {
    const game = new ToldGame();
    const seats = ['Ann', 'Bob'].map((name) => ({
      name,
      deck: [...many('Plot', 20), 'Elf'].map(cardNamed),
      commanders: [cardNamed('Bear')],
    }));
    game.id = (await game.matches.create({ seats, chance: 'told', chooser: ann })).gameId;
    await game.answer({ form: 'select', chosen: [{ is: 'player', id: ann }] });
    await game.answer({ form: 'pick', keys: ['keep'] });
    await game.answer({ form: 'pick', keys: ['keep'] });
    await game.passUntil(({ step }) => step === 'precombat main');
    const { command, objects, players } = await game.state();
    expect(command.map((id) => objects.get(id)!.printed.name)).toEqual(['Bear', 'Bear']);
    expect(
      players.flatMap(({ library, hand }) => [...library, ...hand]).every((id) => isUnknown(objects.get(id)!)),
    ).toBe(true);
    expect(await game.tell(ann, { in: 'hand' }, 'Bear')).toMatch(/has no Bear left that isn’t accounted for/);
    await game.cast('Bear');
    await game.passUntil(({ stack }) => stack.length === 0);
    game.moveOn();
    const state = await game.state();
    expect(state.battlefield.map((id) => state.objects.get(id)!.printed.name)).toEqual(['Bear']);
    expect(state.commanders.map(({ casts }) => casts)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(verifyGame(await game.matches.load(game.id)).checks.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('CR 701.9b: a card that is discarded at random is told: its place, then its name', async () => {
    const game = await castTold('Rid at random');
    expect(await game.asked()).toBe('tell chance 0');
    const id = (await game.state()).players[ann]!.hand[4]!;
    await game.answer({ form: 'select', chosen: [{ is: 'object', id }] });
    await game.answer(named('Bear'));
    expect(await namesIn(game, 'graveyard')).toContain('Bear');
  });
});
