import { describe, expect, test } from '@jest/globals';
import type { Instructions, Mode } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function modeOf(text: string): Mode {
  const [ability] = text.startsWith('{') ? reading(text) : readingSpell(text);
  return (ability as Instructions).modes[0]!;
}

const slot = (number: number): object => ({ objects: 'target', slot: number });

describe('CR 608.2c: what one verb is done to at once', () => {
  test.each([
    ['Destroy target creature and target land.', 2],
    ['Destroy target artifact, target creature, target enchantment, and target land.', 4],
    ['Untap up to two target creatures and up to two target lands.', 2],
    ["Return target creature and target land to their owners' hands.", 2],
  ])('%s', (text, count) => {
    const { targets, effects } = modeOf(text);
    expect(targets).toHaveLength(count);
    expect(effects).toMatchObject([
      { what: { objects: 'together', of: Array.from({ length: count }, (_, number) => slot(number)) } },
    ]);
  });

  test('a target and what is attached to it', () => {
    expect(modeOf('Destroy target creature and all Auras attached to it.').effects).toMatchObject([
      {
        what: {
          of: [
            slot(0),
            {
              filter: {
                of: [{ subtype: 'Aura' }, { is: 'attached to', what: { objects: { ...slot(0), called: 'it' } } }],
              },
            },
          ],
        },
      },
    ]);
  });

  test('the object itself and a target', () => {
    expect(modeOf("{T}: Return this creature and target creature to their owners' hands.").effects).toMatchObject([
      { what: { objects: 'together', of: [{ objects: 'this' }, slot(0)] } },
    ]);
  });

  test('“all other” is other than the one that was named, in one way alone', () => {
    expect(
      modeOf('Exile target creature and all other creatures with the same name as that creature.').effects,
    ).toMatchObject([{ what: { of: [slot(0), { filter: { of: [{ is: 'not' }, {}, {}] } }] } }]);
  });

  test('“and” may join two clauses', () => {
    expect(modeOf('Destroy target creature and draw a card.').effects).toMatchObject([
      { do: 'destroy', what: slot(0) },
      { do: 'draw', joined: 'and' },
    ]);
  });
});
