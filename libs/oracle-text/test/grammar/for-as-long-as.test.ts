import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const counter = { is: 'has counter', counter: 'flood' };
const target = { objects: 'target', slot: 0 };

function lasting(text: string): unknown {
  const [ability] = readingSpell(`Put a flood counter on target land. ${text}`);
  const effects = ability?.kind === 'spell' ? ability.modes[0]!.effects : [];
  return effects[1];
}

describe('CR 611.2b: an effect lasts for as long as its object is so', () => {
  test('what it is besides', () => {
    expect(
      lasting('That land is an Island in addition to its other types for as long as it has a flood counter on it.'),
    ).toMatchObject({
      do: 'apply',
      to: { ...target, called: 'land' },
      until: 'as long as it is so',
      asLongAs: { objects: { ...target, called: 'it' }, filter: counter },
    });
  });

  test('who controls it', () => {
    expect(lasting('You gain control of that land for as long as it has a flood counter on it.')).toMatchObject({
      changes: [{ change: 'control' }],
      asLongAs: { objects: target, filter: counter },
    });
  });

  test('said first, it is of what the sentence says the object has or is', () => {
    const led = { leads: true, until: 'as long as it is so', asLongAs: { objects: target, filter: counter } };
    expect(lasting('For as long as that land has a flood counter on it, it has "{T}: Add {U}."')).toMatchObject({
      ...led,
      changes: [{ change: 'add abilities' }],
    });
    expect(
      lasting("For as long as that land has a flood counter on it, it's an Island in addition to its other types."),
    ).toMatchObject({ ...led, changes: [{ change: 'add types', subtypes: ['Island'] }] });
  });

  test('of another object than the one that is changed it isn’t said so', () => {
    expect(
      understood('{T}: Target creature gains flying for as long as this creature has a flood counter on it.'),
    ).toContain('for as long as this creature');
  });

  test('to have an ability for a while is to have gained it', () => {
    const [ability] = reading('{T}: Target creature gains shroud for as long as this creature remains tapped.');
    expect(ability).toMatchObject({ modes: [{ effects: [{ until: 'as long as this remains tapped' }] }] });
  });
});
