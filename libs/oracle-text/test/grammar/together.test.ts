import { describe, expect, test } from '@jest/globals';
import type { Effect, Instructions } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectOf(text: string): Effect {
  const [ability] = text.startsWith('When') ? reading(text) : readingSpell(text);
  return (ability as Instructions).modes[0]!.effects[0]!;
}

const target = { objects: 'target', slot: 0 };

describe('one object and all others like it', () => {
  const others = (type: string, called: string) => ({
    is: 'all',
    of: [
      { is: 'not', of: { is: 'one of', objects: target } },
      { is: 'type', type },
      { is: 'shares', quality: 'name', with: { ...target, called } },
    ],
  });

  test('what is destroyed, returned or changed', () => {
    expect(
      effectOf('Destroy target artifact and all other artifacts with the same name as that artifact.'),
    ).toMatchObject({
      what: { objects: 'together', of: [target, { objects: 'each', filter: others('Artifact', 'artifact') }] },
    });
    expect(
      effectOf(
        'Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn.',
      ),
    ).toMatchObject({ to: { of: [target, { filter: others('Creature', 'creature') }] } });
  });

  test('what is dealt damage, one by one', () => {
    const text = 'Test Card deals 2 damage to target creature and each other creature that shares a color with it.';
    expect(effectOf(text)).toMatchObject({ to: { objects: 'together', of: [target, { one: true }] } });
  });

  test('“other” is other than that, also in the text of a permanent', () => {
    const text =
      'When this creature enters, exile target creature and all other creatures with the same name as that creature.';
    expect(effectOf(text)).toMatchObject({ what: { of: [target, { filter: others('Creature', 'creature') }] } });
  });

  test('CR 702.95b: both of a pair, only where it is said to be one', () => {
    const pair = [{ objects: 'this' }, { objects: 'paired with', of: { objects: 'this' } }];
    const text = 'As long as this creature is paired with another creature, both creatures have haste.';
    expect(reading(text)).toMatchObject([{ effects: [{ affects: { objects: 'together', of: pair } }] }]);
    expect(reading(text.replace('both creatures have haste', 'each of those creatures gets +4/+4'))).toMatchObject([
      { effects: [{ affects: { objects: 'together', of: pair } }] },
    ]);
    understood('Both creatures have haste.');
  });
});

describe('CR 701.7a: tokens of several kinds', () => {
  test('they are created at the same time', () => {
    expect(effectOf('Create a Food token and a tapped Treasure token.')).toMatchObject({
      token: 'Food',
      also: [{ count: 1, token: 'Treasure', tapped: true }],
    });
    const three =
      'Create a 1/1 green Snake creature token, two 2/2 green Wolf creature tokens with reach, and a Food token.';
    expect(effectOf(three)).toMatchObject({ also: [{ count: 2 }, { token: 'Food' }] });
  });

  test('another instruction is no token', () => {
    expect(effectOf('Create a Food token and draw a card.')).not.toHaveProperty('also');
    understood('Create a Food token, a Treasure token.');
  });
});

describe('a total of several', () => {
  const total = [{ all: 'total', measure: 'mana value', compare: 'at most', to: 6 }];

  test('of cards that are searched for', () => {
    const text =
      'When this creature dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.';
    expect(effectOf(text)).toMatchObject({ do: 'search library', count: { amount: 'any number' }, together: total });
  });

  test.each([
    "Return any number of target nonland permanents with total mana value 6 or less to their owners' hands.",
    'Put any number of target creature cards with total mana value 6 or less from graveyards onto the battlefield under your control.',
  ])('of targets: %s', (text) => {
    const [ability] = readingSpell(text);
    expect(ability).toMatchObject({ modes: [{ targets: [{ together: total }] }] });
  });
});
