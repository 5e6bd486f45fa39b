import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('CR 608.2d: a type that the text has a player choose is known to that text alone', () => {
  test('“of the chosen type” and “of that type” are of that one', () => {
    const [noted, dies] = effectsOf("Choose a creature type. Destroy all creatures that aren't of the chosen type.");
    expect(noted).toMatchObject({ do: 'note choice', choice: { choose: 'creature type' }, label: 'type 1' });
    expect(dies).toMatchObject({
      do: 'destroy',
      what: {
        filter: {
          of: [
            { is: 'type', type: 'Creature' },
            { is: 'not', of: { of: [{ is: 'has noted', quality: 'creature type', label: 'type 1', said: 'chosen' }] } },
          ],
        },
      },
    });
    readingSpell('Choose a creature type. Draw a card for each permanent you control of that type.');
  });

  test('CR 110.4: a permanent type is one of six card types', () => {
    const [noted] = effectsOf(
      'Choose a permanent type. Return all cards of the chosen type from your graveyard to your hand.',
    );
    expect(noted).toMatchObject({ choice: { choose: 'card type', among: { length: 6 } } });
  });

  test('CR 607.2d: what another ability chose for the object is that object’s', () => {
    expect(reading('Creatures you control of the chosen type get +1/+1.')).toMatchObject([
      { effects: [{ affects: { filter: { of: [{}, {}, { is: 'chosen', quality: 'creature type' }] } } }] },
    ]);
  });

  test('each of several players would choose another one: that isn’t read', () => {
    expect(understood('Each player chooses a creature type. Destroy all creatures of that type.')).not.toContain(
      'type',
    );
  });
});
