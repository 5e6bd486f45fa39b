import { describe, expect, test } from '@jest/globals';
import type { CardType, Effect, Instructions } from '@stacktrail/card-tree';
import { reading, understood } from './reading.js';

const speaking = (...types: readonly CardType[]) =>
  ({ name: 'Test Card', types, subtypes: [], supertypes: [], abilities: [] }) as const;

function effectsOf(text: string, ...types: readonly CardType[]): readonly Effect[] {
  return (reading(text, speaking(...types))[0] as Instructions).modes[0]!.effects;
}

const adds = (more: object = {}) => ({ change: 'add types', types: ['Creature'], ...more });

describe('CR 205.1b: what becomes a creature and is still a land', () => {
  test('with an ability in quotation marks, which speaks of a creature', () => {
    const text =
      '{2}: Until end of turn, this land becomes a 3/3 red and green Elemental creature with "Whenever this creature attacks, put a +1/+1 counter on it." It\'s still a land.';
    expect(effectsOf(text, 'Land')).toMatchObject([
      {
        changes: [
          adds({ subtypes: ['Elemental'] }),
          { change: 'set colors', colors: ['R', 'G'] },
          { change: 'set power and toughness', power: 3, toughness: 3 },
          {
            change: 'add abilities',
            abilities: [{ kind: 'triggered', event: { on: 'attacks', what: { is: 'this' } } }],
          },
        ],
        until: 'this turn',
      },
    ]);
  });

  test('one or several, said in either way', () => {
    expect(effectsOf("Target land becomes a 2/2 creature that's still a land.", 'Sorcery')).toMatchObject([
      { changes: [adds({ said: 'that' }), {}] },
    ]);
    expect(effectsOf("Target Forest becomes a 3/1 creature. It's still a land.", 'Sorcery')).toMatchObject([
      { changes: [adds(), {}] },
    ]);
    expect(
      effectsOf("All lands become 2/2 creatures until end of turn. They're still lands.", 'Sorcery'),
    ).toMatchObject([{ changes: [adds({ said: 'it' }), {}] }]);
  });

  test('as a static ability says it', () => {
    expect(reading('All Forests are 1/1 creatures that are still lands.', speaking('Enchantment'))).toMatchObject([
      { effects: [{ changes: [adds({ said: 'that' }), { change: 'set power and toughness' }] }] },
    ]);
  });

  test('with every creature type besides abilities', () => {
    const text = "{4}: This land becomes a 3/3 creature with vigilance and all creature types. It's still a land.";
    const changes = [adds(), {}, { change: 'add abilities' }, { change: 'add all creature types' }];
    expect(effectsOf(text, 'Land')).toMatchObject([{ changes }]);
  });

  test('what isn’t called a land isn’t still one', () => {
    understood("Target artifact becomes a 2/2 creature. It's still a land.", speaking('Sorcery'));
    understood("{2}: This artifact becomes a 2/2 creature that's still a land.", speaking('Artifact'));
  });
});
