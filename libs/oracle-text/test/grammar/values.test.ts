import { describe, expect, test } from '@jest/globals';
import type { Ability, Amount, Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

type Modal = Extract<Ability, { kind: 'spell' | 'triggered' }>;

function effects(text: string): readonly Effect[] {
  return (readingSpell(text)[0] as Modal).modes[0]!.effects;
}

/** What X is in “You gain X life, where X is ….” */
function valueOf(text: string): Amount {
  const [effect] = effects(`You gain X life, where X is ${text}.`);
  const { amount } = effect as { readonly amount: { readonly is: Amount } };
  return amount.is;
}

const creature = { is: 'type', type: 'Creature' };
const creatures = { amount: 'count', filter: { is: 'all', of: [creature, { is: 'controlled by', who: 'you' }] } };

describe('values', () => {
  test('sums and differences', () => {
    expect(valueOf('2 plus the number of creatures you control')).toEqual({ amount: 'sum', of: [2, creatures] });
    expect(valueOf('one plus the number of creatures you control')).toMatchObject({ amount: 'sum' });
    expect(valueOf('the number of creatures you control minus 3')).toEqual({
      amount: 'sum',
      of: [creatures, -3],
    });
    expect(valueOf('half the number of creatures you control, rounded down')).toEqual({
      amount: 'half',
      round: 'down',
      of: creatures,
    });
  });

  test.each<[string, object]>([
    ['the number of creatures in your party', { amount: 'party', of: { players: 'you' } }],
    ['the number of colors of mana spent to cast this spell', { amount: 'colors spent' }],
    ['the amount of mana spent to cast this spell', { amount: 'mana spent' }],
    [
      'the amount of life you gained this turn',
      { amount: 'events', event: { on: 'gains life', who: 'you' }, counting: 'amounts' },
    ],
    [
      'the number of creatures that died this turn',
      { amount: 'events', event: { on: 'dies', what: creature }, counting: 'times' },
    ],
    [
      "the number of cards you've drawn this turn",
      { amount: 'events', event: { on: 'draws', who: 'you' }, counting: 'times' },
    ],
    ['the number of basic land types among lands you control', { amount: 'different', quality: 'basic land type' }],
    ['the number of card types among cards in all graveyards', { amount: 'different', quality: 'card type' }],
    ['the highest mana value among permanents you control', { amount: 'greatest', said: 'highest' }],
  ])('%s', (text, amount) => {
    expect(valueOf(text)).toMatchObject(amount);
  });

  test('mana that was spent on another spell', () => {
    const [ability] = reading(
      'Whenever you cast a spell, you gain life equal to the amount of mana spent to cast that spell.',
    );
    expect((ability as Modal).modes[0]!.effects[0]).toMatchObject({
      amount: { amount: 'mana spent', of: { objects: 'that object' } },
    });
  });
});

describe('what was done this way', () => {
  test('the instruction before notes it', () => {
    const [destroy, gain] = effects('Destroy all creatures. You gain 1 life for each creature destroyed this way.');
    expect(destroy).toMatchObject({ do: 'destroy', label: 'done 1' });
    expect(gain).toMatchObject({
      amount: { of: [{ amount: 'number of', label: 'done 1', filter: creature }, 1] },
    });
  });

  test('life that was lost and damage that was dealt are numbers', () => {
    const [lose, gain] = effects('Each opponent loses 2 life. You gain life equal to the life lost this way.');
    expect(lose).toMatchObject({ label: 'lost 1' });
    expect(gain).toMatchObject({ amount: { amount: 'noted number', label: 'lost 1' } });
    expect(
      effects('Test Card deals 2 damage to each creature. You gain life equal to the damage dealt this way.')[0],
    ).toMatchObject({ do: 'deal damage', dealt: 'dealt 1' });
  });

  test('nothing is noted where nothing asks for it', () => {
    expect(effects('Destroy all creatures. You gain 1 life.')[0]).not.toHaveProperty('label');
  });

  test('what nothing did can’t be counted', () => {
    expect(
      understood('Whenever this creature attacks, draw a card for each creature destroyed this way.'),
    ).not.toContain('destroyed this way');
  });
});
