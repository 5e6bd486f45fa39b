import { describe, expect, test } from '@jest/globals';
import { artifact, creature, gainLife, keywords, sorcery, spell, type PlainKeyword } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { bear, forest, pay, select, alice, position, type Position, pools, Table } from '@stacktrail/test-kit';

/** Casts a spell that has the keyword, answering which objects are used for it. */
function casting(keyword: PlainKeyword, cost: string, pool: string, at: (p: Position) => readonly ObjectId[]) {
  const p = position(pools(pool));
  const used = at(p);
  const card = p.hand(alice, sorcery('Together', cost, ...keywords(keyword), spell(gainLife(1))));
  const table = new Table(p);
  table.cast(card, pay, select(...used));
  return { table, used };
}

describe('costs that are paid otherwise than with mana', () => {
  test('CR 702.51a: convoke taps creatures for mana of their color or generic mana', () => {
    const { table, used } = casting('convoke', '{2}{G}', 'R', (p) => [
      p.battlefield(alice, bear),
      p.battlefield(alice, bear),
    ]);
    expect([table.stack, table.pool(alice), used.map((id) => table.object(id).tapped)]).toEqual([
      ...[['Together'], '', [true, true]],
    ]);
  });

  test('CR 702.51a: a creature of another color pays only generic mana', () => {
    const imp = creature('Imp', '{B}', ['Imp'], 1, 1);
    const { table } = casting('convoke', '{G}', '', (p) => [p.battlefield(alice, imp)]);
    expect(table.reversed?.rule).toBe('702.51a');
  });

  test('CR 702.66a: delve exiles cards from the graveyard for generic mana', () => {
    const { table, used } = casting('delve', '{2}{G}', 'G', (p) => [
      p.graveyard(alice, bear),
      p.graveyard(alice, forest),
    ]);
    expect([table.stack, used.map((id) => table.zoneOf(id))]).toEqual([['Together'], ['exile', 'exile']]);
  });

  test('CR 702.126a: improvise taps artifacts for generic mana', () => {
    const rock = artifact('Rock', '{1}', []);
    const { table, used } = casting('improvise', '{1}{G}', 'G', (p) => [p.battlefield(alice, rock)]);
    expect([table.stack, table.object(used[0]!).tapped]).toEqual([['Together'], true]);
  });

  test('CR 702.66a, 702.126a: neither pays for colored mana, whatever the color of what is used', () => {
    const imp = creature('Imp', '{B}', ['Imp'], 1, 1);
    const relic = artifact('Relic', '{B}', []);
    const most = (keyword: PlainKeyword, at: (p: Position) => readonly ObjectId[]) => {
      const p = position(pools('B'));
      at(p);
      const card = p.hand(alice, sorcery('Together', '{1}{B}', ...keywords(keyword), spell(gainLife(1))));
      const table = new Table(p);
      table.cast(card, pay);
      return table.question.form === 'select' && table.question.max;
    };
    expect(most('delve', (p) => [p.graveyard(alice, imp), p.graveyard(alice, imp)])).toBe(1);
    expect(most('improvise', (p) => [p.battlefield(alice, relic), p.battlefield(alice, relic)])).toBe(1);
  });

  test('CR 601.2h: none has to be used', () => {
    const { table } = casting('convoke', '{G}', 'G', (p) => {
      p.battlefield(alice, bear);
      return [];
    });
    expect([table.stack, table.pool(alice)]).toEqual([['Together'], '']);
  });
});
