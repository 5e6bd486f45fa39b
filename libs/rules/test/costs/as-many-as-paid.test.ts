import { describe, expect, test } from '@jest/globals';
import { artifact, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, forest, player, position, readCard, select, size, Table } from '@stacktrail/test-kit';

describe('CR 601.2b, 607.2: with how many objects a cost was paid', () => {
  const weft = readCard(
    artifact('Weft', '', []),
    'Exile one or more creature cards from your graveyard: Create a tapped X/X black Zombie creature token, where X is twice the number of cards exiled this way.',
  );

  test('the cards that were exiled are counted; at least one has to be', () => {
    const p = position();
    const id = p.battlefield(alice, weft);
    const cards = [p.graveyard(alice, bear), p.graveyard(alice, elf), p.graveyard(alice, bear)];
    const table = new Table(p);
    table.activate(id);
    expect(() => table.answer(select())).toThrow();
    table.answer(select(cards[0]!, cards[2]!));
    table.passAll();
    expect(size(table.state, table.state.battlefield.at(-1)!)).toBe('4/4');
  });

  test('without a card the cost can’t be paid', () => {
    const p = position();
    const id = p.battlefield(alice, weft);
    p.graveyard(alice, forest);
    const table = new Table(p);
    expect(() => table.activate(id)).toThrow();
  });

  test('the permanents that were tapped for an additional cost are counted', () => {
    const p = position();
    const stake = readCard(
      sorcery('Stake', ''),
      'As an additional cost to cast this spell, tap any number of untapped creatures you control.',
      '~ deals damage to any target equal to three times the number of creatures tapped this way.',
    );
    const creatures = [p.battlefield(alice, bear), p.battlefield(alice, elf), p.battlefield(alice, bear)];
    const card = p.hand(alice, stake);
    const table = new Table(p);
    table.cast(card, select(player(bob)), select(creatures[0]!, creatures[1]!));
    table.passAll();
    expect(table.life(bob)).toBe(14);
  });
});
