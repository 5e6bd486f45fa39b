import { describe, expect, test } from '@jest/globals';
import { instant, sorcery } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

function lifeAfter(text: string): readonly number[] {
  const p = position();
  const first = p.hand(alice, readCard(instant('Still', ''), "Your life total can't change this turn."));
  const second = p.hand(alice, readCard(sorcery('Change', ''), text));
  const table = new Table(p);
  for (const card of [first, second]) {
    table.cast(card);
    table.passAll();
  }
  return [table.life(alice), table.life(bob)];
}

describe('CR 119.5, 119.7, 119.8: a life total that can’t change', () => {
  test('neither gaining nor losing life changes it', () => {
    expect(lifeAfter('Each player gains 3 life.')).toEqual([20, 23]);
    expect(lifeAfter('Each player loses 3 life.')).toEqual([20, 17]);
  });

  test('CR 119.5: nor does an instruction that sets it', () => {
    expect(lifeAfter("Each player's life total becomes 5.")).toEqual([20, 5]);
  });
});
