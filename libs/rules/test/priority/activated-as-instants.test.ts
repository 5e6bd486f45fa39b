import { describe, expect, test } from '@jest/globals';
import { artifact, creature, equip, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bear, bob, pools, position, readCard, Table, watching } from '@stacktrail/test-kit';

function walker(name: string): CardDefinition {
  const plain = creature(name, '', [], 0, 0);
  return readCard(
    { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3 }] },
    '[+1]: You gain 1 life.',
  );
}

describe('CR 606.3, 602.5d: what is activated any time one could cast an instant', () => {
  const law = (text: string): CardDefinition => readCard(watching('Law'), text);

  test('CR 606.3: loyalty abilities of one’s planeswalkers, on any player’s turn, once a turn each', () => {
    const p = position((state) => {
      state.activePlayer = bob;
    });
    const mine = p.battlefield(alice, walker('Mine'), { counters: { loyalty: 3 } });
    const theirs = p.battlefield(bob, walker('Theirs'), { counters: { loyalty: 3 } });
    p.battlefield(
      alice,
      law(
        "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
      ),
    );
    const table = new Table(p);
    expect(table.options(mine)).toHaveLength(1);
    table.activate(mine);
    expect([table.options(mine), table.options(theirs)]).toEqual([[], []]);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 602.5d: equip abilities', () => {
    const start = (allowed: boolean) => {
      const p = position((state) => {
        state.step = 'upkeep';
        pools('C')(state);
      });
      const blade = p.battlefield(alice, artifact('Blade', '', ['Equipment'], equip('{1}')));
      p.battlefield(alice, bear);
      if (allowed) p.battlefield(alice, law('You may activate equip abilities any time you could cast an instant.'));
      return new Table(p).options(blade).length;
    };
    expect([start(true), start(false)]).toEqual([1, 0]);
  });
});
