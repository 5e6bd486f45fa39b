import { expect, test } from '@jest/globals';
import {
  artifact,
  creatureToken,
  sorcery,
  spell,
  type Replacement,
  type TokenDescription,
} from '@stacktrail/card-tree';
import type { EffectOf } from '@stacktrail/engine';
import { alice, pick, position, Table } from '@stacktrail/test-kit';

const you = { players: 'you' } as const;
const thatMany = { amount: 'that much' } as const;

type Created = Pick<EffectOf<'create tokens'>, 'count' | 'also'>;

function madeUnder(created: number | Created, ...replacements: readonly Replacement[]): Table {
  const p = position();
  for (const replacement of replacements) {
    p.battlefield(
      alice,
      artifact('Factory', '{3}', [], { kind: 'static', effects: [{ static: 'replacement', replacement }] }),
    );
  }
  const howMany = typeof created === 'number' ? { count: created } : created;
  const card = p.hand(
    alice,
    sorcery('Trove', '', spell({ do: 'create tokens', who: you, token: 'Treasure', ...howMany })),
  );
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

function tokensOf({ state }: Table): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const id of state.battlefield) {
    const { name } = state.objects.get(id)!.printed;
    if (name !== 'Factory') found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

const oneOfEach: Replacement = {
  would: 'create tokens',
  who: 'you',
  what: {
    is: 'any',
    of: [
      { is: 'subtype', subtype: 'Clue' },
      { is: 'subtype', subtype: 'Treasure' },
    ],
  },
  instead: {
    do: 'create',
    tokens: [
      { token: 'Clue', count: thatMany },
      { token: 'Treasure', count: thatMany },
    ],
  },
};

test('CR 614.1a, 614.5: one of each instead, by each of two such effects once', () => {
  expect(tokensOf(madeUnder(2, oneOfEach))).toEqual({ 'Clue Token': 2, 'Treasure Token': 2 });
  const twice = madeUnder(1, oneOfEach, oneOfEach);
  // CR 616.1: which of the two applies first is chosen.
  if (twice.question.form === 'pick') twice.answer(pick(twice.question.options[0]!.key));
  expect(tokensOf(twice)).toEqual({ 'Clue Token': 2, 'Treasure Token': 2 });
});

const cat: TokenDescription = creatureToken(2, 2, ['G'], ['Cat']);
const dog: TokenDescription = creatureToken(3, 1, ['G'], ['Dog']);
const either: Replacement = {
  would: 'create tokens',
  who: 'you',
  instead: {
    do: 'create',
    tokens: [
      { token: cat, count: thatMany },
      { token: dog, count: thatMany },
    ],
    mayChoose: true,
  },
};

test.each([
  ['1', { 'Cat Token': 3 }],
  ['2', { 'Dog Token': 3 }],
  ['no', { 'Treasure Token': 3 }],
] as const)('CR 614.1a: its controller chooses between the tokens offered and those that would be: %s', (key, made) => {
  const table = madeUnder(3, either);
  table.answer(pick(key));
  expect(tokensOf(table)).toEqual(made);
});

test('CR 614.5: tokens of two kinds that are created at once are one event, to which a token is added once', () => {
  const oneMore: Replacement = {
    would: 'create tokens',
    who: 'you',
    instead: { do: 'create', besides: true, tokens: [{ token: 'Food', count: 1 }] },
  };
  const asManyMore: Replacement = {
    ...oneMore,
    instead: { do: 'create', besides: true, tokens: [{ token: 'Food', count: thatMany }] },
  };
  const twoKinds = [{ count: 1, token: 'Clue' }] as const;
  expect(tokensOf(madeUnder({ count: 2, also: twoKinds }, oneMore))).toEqual({
    'Treasure Token': 2,
    'Clue Token': 1,
    'Food Token': 1,
  });
  expect(tokensOf(madeUnder({ count: 2, also: twoKinds }, asManyMore))).toMatchObject({ 'Food Token': 3 });
});
