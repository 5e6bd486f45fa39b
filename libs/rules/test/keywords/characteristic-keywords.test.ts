import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { colorsOf, seen, alice, position } from '@stacktrail/test-kit';

const odd = creature('Shifter', '{2}{U}', ['Shapeshifter'], 1, 1, keywords('changeling', 'devoid'));

test.each(['battlefield', 'graveyard', 'hand', 'library', 'exile', 'stack'] as const)(
  'CR 702.73a: it is every creature type in the zone “%s”',
  (zone) => {
    const p = position();
    const id = p[zone](alice, odd);
    expect(seen(p.state(), id).subtypes).toEqual(expect.arrayContaining(['Elf', 'Goblin', 'Shapeshifter']));
  },
);

test.each(['battlefield', 'graveyard', 'hand', 'library', 'exile', 'stack'] as const)(
  'CR 702.114a: it is colorless in the zone “%s”',
  (zone) => {
    const p = position();
    const id = p[zone](alice, odd);
    expect(colorsOf(p.state(), id)).toBe('');
  },
);
