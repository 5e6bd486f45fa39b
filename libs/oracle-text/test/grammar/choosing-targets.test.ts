import { describe, expect, test } from '@jest/globals';
import type { Instructions, Mode } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

function modeOf(text: string): Mode {
  return (readingSpell(text)[0] as Instructions).modes[0]!;
}

const it = { objects: 'target', slot: 0 };

describe('CR 601.2c: a target is chosen, of which later words speak', () => {
  test('one', () => {
    const { targets, effects } = modeOf('Choose target creature. Destroy that creature.');
    expect(targets).toMatchObject([{ kind: 'permanent', min: 1, max: 1 }]);
    expect(effects).toEqual([
      { do: 'choose targets', targeted: [it] },
      { do: 'destroy', what: { ...it, called: 'creature' } },
    ]);
  });

  test('several are “the chosen creatures”', () => {
    const { targets, effects } = modeOf(
      'Choose up to two target creatures. Draw a card. Destroy the chosen creatures.',
    );
    expect(targets).toMatchObject([{ min: 0, max: 2 }]);
    expect(effects[2]).toEqual({ do: 'destroy', what: { ...it, called: 'chosen creature' } });
  });

  test('two in one sentence are “those permanents”', () => {
    const { targets, effects } = modeOf('Choose target creature and target land. Destroy those permanents.');
    expect(targets).toHaveLength(2);
    expect(effects[1]).toEqual({
      do: 'destroy',
      what: { objects: 'together', of: [it, { objects: 'target', slot: 1 }], called: 'permanent' },
    });
  });

  test('a player, and what is done to it', () => {
    expect(modeOf('Choose target opponent. Draw a card. That player discards a card.').effects[0]).toEqual({
      do: 'choose targets',
      targeted: [{ players: 'target', slot: 0 }],
    });
    expect(modeOf('Choose target creature and tap it.').effects).toMatchObject([
      { do: 'choose targets', targeted: [it] },
      { do: 'tap', what: { ...it, called: 'it' }, joined: 'and' },
    ]);
  });

  test('what is chosen without a target is chosen as the text is followed (CR 608.2d)', () => {
    expect(modeOf('Choose a creature. Destroy that creature.').effects[0]).toMatchObject({ do: 'choose objects' });
  });
});
