import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, basicForest, bear, bob, forest, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

const shuffled = (table: Table): readonly PlayerId[] =>
  table.of('LibraryShuffled').map(({ data }) => (data as { readonly player: PlayerId }).player);

describe('CR 608.2c, 701.23: those who searched their library this way', () => {
  test('each player who did so shuffles, and nobody else', () => {
    const p = position();
    const text =
      'Each player may search their library for a land card, put it onto the battlefield. Then each player who searched their library this way shuffles.';
    const spell = p.hand(alice, readCard(sorcery('Giving', ''), text));
    for (const one of [alice, bob]) for (const card of [forest, bear]) p.library(one, card);
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    table.answers(pick('no'), pick('yes'));
    table.answer(select());
    expect(shuffled(table)).toEqual([bob]);
  });

  test('one who finds nothing has searched; one who searched twice shuffles once', () => {
    const p = position();
    const text =
      'Destroy all lands. For each land destroyed this way, its controller may search their library for a basic land card, put it onto the battlefield. Then each player who searched their library this way shuffles.';
    const spell = p.hand(alice, readCard(sorcery('Ashes', ''), text));
    for (let i = 0; i < 2; i++) p.battlefield(bob, forest);
    for (const card of [basicForest, basicForest, bear]) p.library(bob, card);
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    for (let i = 0; i < 2; i++) {
      table.answer(pick('yes'));
      table.answer(select());
    }
    expect(shuffled(table)).toEqual([bob]);
  });
});
