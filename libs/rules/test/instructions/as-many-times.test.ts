import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, giant, pick, position, readCard, Table } from '@stacktrail/test-kit';

const text =
  'As many times as you choose, you may exile the top card of your library. If the total mana value of cards exiled this way is 4 or less, you gain 9 life.';

/** Alice exiles that many cards of a library of bears, of mana value 2; her life afterwards. */
function lifeAfter(times: number) {
  const p = position();
  const dance = p.hand(alice, readCard(sorcery('Dance', ''), text));
  const library = [bear, bear, bear, giant].map((card) => p.library(alice, card));
  const table = new Table(p);
  table.cast(dance);
  table.passAll();
  for (let i = 0; i < times; i++) table.answer(pick('yes'));
  table.answer(pick('no'));
  return { life: table.life(alice), exiled: library.filter((id) => table.zoneOf(id) === 'exile').length };
}

describe('CR 608.2d, 608.2c: as many times as you choose', () => {
  test('it is offered again until it is declined', () => {
    expect([0, 1, 3].map((times) => lifeAfter(times).exiled)).toEqual([0, 1, 3]);
  });

  test('“this way” means what all rounds did', () => {
    expect([0, 2, 3].map((times) => lifeAfter(times).life)).toEqual([29, 29, 20]);
  });
});
