import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.150a: it enters with two loyalty counters less for each symbol that life was paid for', () => {
  const loyaltyAfter = (paid: string): number | undefined => {
    const p = position(pools('GG'));
    const walker = creature('Walker', '{G}{G/P}', [], 0, 0, keywords('compleated'));
    const { power: _power, toughness: _toughness, ...face } = walker.faces[0];
    const card = p.hand(alice, { ...walker, faces: [{ ...face, types: ['Planeswalker'], loyalty: 5 }] });
    const table = new Table(p);
    table.cast(card, pick(paid), pay);
    table.passAll();
    return table.now(card).counters[0]?.count;
  };
  expect([loyaltyAfter('G'), loyaltyAfter('P')]).toEqual([5, 3]);
});
