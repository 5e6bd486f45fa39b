import { describe, expect, test } from '@jest/globals';
import type { CardType, Effect, Instructions } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const speaking = (...types: readonly CardType[]) =>
  ({ name: 'Test Card', types, subtypes: [], supertypes: [], abilities: [] }) as const;
const land = speaking('Land');

function effectsOf(text: string): readonly Effect[] {
  return (readingSpell(text)[0] as Instructions).modes[0]!.effects;
}

function landEffects(text: string): readonly Effect[] {
  return (reading(text, land)[0] as Instructions).modes[0]!.effects;
}

const noting = { do: 'note choice', choice: { choose: 'color' }, label: 'color 1' };
const noted = { is: 'has noted', quality: 'color', label: 'color 1' };
const protection = { kind: 'keyword', keyword: 'protection', from: [], quality: noted };

describe('CR 608.2d: a color that the text alone knows', () => {
  test('protection from the color of your choice: the clause chooses it first', () => {
    expect(
      effectsOf('Target creature gains protection from the color of your choice until end of turn.'),
    ).toMatchObject([
      noting,
      { do: 'apply', changes: [{ change: 'add abilities', abilities: [protection] }], joined: 'and' },
    ]);
  });

  test('the chosen color is the one that the same text chose', () => {
    const [, gain] = effectsOf(
      'Choose a color. Creatures you control gain protection from the chosen color until end of turn.',
    );
    expect(gain).toMatchObject({ changes: [{ abilities: [{ quality: { ...noted, said: 'chosen' } }] }] });
  });

  test('something becomes that color, or is among those that have it', () => {
    expect(effectsOf('Target creature becomes the color of your choice until end of turn.')).toMatchObject([
      noting,
      { changes: [{ change: 'become chosen color', noted: 'color 1' }] },
    ]);
    expect(effectsOf('Destroy all enchantments of the color of your choice.')).toMatchObject([
      noting,
      { do: 'destroy', what: { filter: { of: [{ is: 'type' }, noted] } } },
    ]);
  });

  test('mana of it, as much as the devotion to it', () => {
    const text = '{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.';
    expect(landEffects(text)).toMatchObject([
      noting,
      { mana: { add: 'noted color', label: 'color 1', count: { amount: 'devotion', colors: [], noted: 'color 1' } } },
    ]);
  });

  test('nothing is chosen in a trigger event, a target or a static ability', () => {
    understood('Destroy two target creatures of the color of your choice.', speaking('Instant'));
    understood('Creatures you control have protection from the color of your choice.');
    understood('Whenever a creature of the color of your choice dies, you gain 1 life.');
  });
});

describe('CR 607.2d: the color that was chosen for the object', () => {
  test('mana of it, or of another type', () => {
    expect(landEffects('{T}: Add {B} or one mana of the chosen color.')).toMatchObject([
      { mana: { add: 'chosen color', count: 1, or: ['B'] } },
    ]);
    expect(landEffects('{T}: Add two mana of the chosen color.')).toMatchObject([
      { mana: { add: 'chosen color', count: 2 } },
    ]);
  });

  test('protection from it', () => {
    expect(reading('This creature has protection from the chosen color.')).toMatchObject([
      { effects: [{ changes: [{ abilities: [{ quality: { is: 'chosen', quality: 'color' } }] }] }] },
    ]);
  });
});
