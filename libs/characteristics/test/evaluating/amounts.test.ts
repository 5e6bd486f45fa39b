import { expect, test } from '@jest/globals';
import { creatures, enchantment, instant, spell, you, youControl, all, type Amount } from '@stacktrail/card-tree';
import { noObject, type ObjectId, type Revision } from '@stacktrail/game-events';
import { vanilla, afterMove, alice, bob, position } from '@stacktrail/test-kit';
import { evaluateAmount } from '../../src/evaluating/amounts.js';
import { plainContext, type TextContext } from '../../src/reading/text-context.js';

const eachOpponent = { players: 'each opponent' } as const;
const base = plainContext(alice, 1 as ObjectId);

function numbers(state: ReturnType<ReturnType<typeof position>['state']>, context: TextContext, ...amounts: Amount[]) {
  return amounts.map((amount) => evaluateAmount(state, amount, context));
}

test('CR 107.1: numbers, sums, products, halves', () => {
  const state = position().state();
  const three: Amount = { amount: 'sum', of: [1, 2] };
  expect(
    numbers(
      state,
      { ...base, announced: { ...base.announced, x: 5 } },
      7,
      { amount: 'X' },
      three,
      { amount: 'product', of: [three, three] },
      { amount: 'negative', of: three },
      { amount: 'negative', of: 0 },
      { amount: 'half', of: three, round: 'up' },
      { amount: 'half', of: three, round: 'down' },
    ),
  ).toEqual([7, 5, 3, 9, -3, 0, 2, 1]);
});

test('CR 608.2h: numbers of the game', () => {
  const p = position((state) => {
    state.players = state.players.map((player) => ({ ...player, life: 17 + player.id, spellsCastThisTurn: 2 }));
  });
  const source = p.battlefield(alice, vanilla(2, 3, ['Bear'], '{2}{G}'), { counters: { charge: 4 } });
  p.battlefield(bob, vanilla());
  p.graveyard(bob, vanilla());
  p.graveyard(bob, instant('Shock', '{R}', spell()));
  p.hand(alice, vanilla());
  p.stack(alice, vanilla());
  const self = { objects: 'this' } as const;
  const everyone = { objects: 'each', filter: creatures } as const;
  expect(
    numbers(
      p.state(),
      plainContext(alice, source),
      { amount: 'count', filter: creatures },
      { amount: 'count', filter: all(creatures, youControl) },
      { amount: 'count', filter: creatures, zone: 'graveyard' },
      { amount: 'count', filter: creatures, zone: 'hand' },
      { amount: 'count', filter: creatures, zone: 'stack' },
      { amount: 'power', of: self },
      { amount: 'toughness', of: everyone },
      { amount: 'mana value', of: self },
      { amount: 'counters', counter: 'charge', on: self },
      { amount: 'life', of: you },
      { amount: 'life', of: eachOpponent },
      { amount: 'hand size', of: you },
      { amount: 'graveyard size', of: eachOpponent },
      { amount: 'spells cast this turn', by: you },
    ),
  ).toEqual([2, 1, 1, 1, 1, 2, 5, 3, 4, 17, 18, 1, 2, 2]);
});

test('CR 119.1: the greatest and the least life total of players', () => {
  const state = position((draft) => {
    draft.players = draft.players.map((player) => ({ ...player, life: 17 + player.id }));
  }).state();
  const each = { players: 'each player' } as const;
  expect(
    numbers(
      state,
      base,
      { amount: 'greatest life', of: each },
      { amount: 'least life', of: each },
      { amount: 'greatest life', of: you },
    ),
  ).toEqual([18, 17, 17]);
});

test('CR 608.2h: of an object that has left its zone it is last known information', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla(), { counters: { '+1/+1': 3 } });
  const state = afterMove(p.state(), bear, 'graveyard');
  const it = { objects: 'that object' } as const;
  const context = { ...base, trigger: { object: bear, player: bob, amount: 6 } };
  expect(
    numbers(
      state,
      context,
      { amount: 'power', of: it },
      { amount: 'counters', counter: '+1/+1', on: it },
      { amount: 'that much' },
    ),
  ).toEqual([5, 3, 6]);
});

test('CR 107.2: what can’t be determined is 0', () => {
  const state = position().state();
  const nowhere = { objects: 'target', slot: 3 } as const;
  const unknown = { objects: 'kept' } as const;
  const context = { ...base, kept: [99 as ObjectId] };
  expect(
    numbers(
      state,
      context,
      { amount: 'power', of: nowhere },
      { amount: 'mana value', of: unknown },
      { amount: 'that much' },
      { amount: 'times kicked' },
      { amount: 'number of', label: 'nothing' },
    ),
  ).toEqual([0, 0, 0, 0, 0]);
});

test('CR 700.5: devotion counts mana symbols of permanents you control, a hybrid symbol once', () => {
  const p = position();
  p.battlefield(alice, enchantment('Deep', '{1}{W}{U}', []));
  p.battlefield(alice, enchantment('Hybrid', '{W/U}{W/U}', []));
  p.battlefield(bob, enchantment('Theirs', '{W}{W}{W}', []));
  p.hand(alice, enchantment('Held', '{W}', []));
  expect(
    numbers(p.state(), base, { amount: 'devotion', colors: ['W'] }, { amount: 'devotion', colors: ['W', 'U'] }),
  ).toEqual([3, 4]);
});

test('CR 400.7d: a permanent knows how often its spell was kicked; results are counted by label', () => {
  const p = position();
  const source = p.battlefield(alice, vanilla(), {
    announced: { ...base.announced, paid: [{ cost: 'kicker', which: 0, times: 2 }] },
  });
  const results = new Map([['found', [4, 5, 6] as ObjectId[]]]);
  expect(
    numbers(
      p.state(),
      { ...plainContext(alice, source), results },
      { amount: 'times kicked' },
      { amount: 'number of', label: 'found' },
    ),
  ).toEqual([2, 3]);
});

test('CR 107.3i: X is what the text says that it is', () => {
  const p = position();
  p.battlefield(alice, vanilla());
  p.battlefield(bob, vanilla());
  const context = { ...base, announced: { ...base.announced, x: 5 } };
  const counted: Amount = { amount: 'count', filter: creatures };
  expect(numbers(p.state(), context, { amount: 'X', is: counted }, { amount: 'X' })).toEqual([2, 5]);
});

test('CR 608.2i: a creature that attacked in two combats is one creature that attacked', () => {
  const p = position();
  const [first, second] = [p.battlefield(alice, vanilla()), p.battlefield(alice, vanilla())];
  const plain = p.state();
  const attacked = (object: ObjectId, fact: number) => ({
    occasion: { on: 'attacks', object, thatObject: noObject, player: alice, amount: 1 } as const,
    subject: plain.objects.get(object)!,
    fact: fact as Revision,
  });
  const thisTurn = [attacked(first, 1), attacked(second, 1), attacked(first, 2)];
  const state = { ...plain, history: { thisTurn, lastTurn: [] } };
  const event = { on: 'attacks', what: all(creatures, youControl) } as const;
  const counted = (['times', 'objects'] as const).map((counting) => ({ amount: 'events', event, counting }) as const);
  expect(numbers(state, base, ...counted)).toEqual([3, 2]);
});
