import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pick, position, readCard, Table } from '@stacktrail/test-kit';

/** Alice casts a spell with this text: what Bob answers to its offer, after Alice has declined where she is asked. */
function afterOffer(text: string, ...answers: readonly ('yes' | 'no')[]): Table {
  const p = position();
  const spell = p.hand(alice, readCard(sorcery('Offer', '{0}'), text));
  p.library(alice, bear);
  p.library(bob, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  for (const answer of answers) table.answer(pick(answer));
  return table;
}

const lives = (table: Table): readonly number[] => table.state.players.map(({ life }) => life);

describe('CR 608.2d: those of several players who did what they may', () => {
  const plain = 'Each player may draw a card. Each player who does gains 3 life.';

  test('each of them, and nobody else', () => {
    expect(lives(afterOffer(plain, 'no', 'yes'))).toEqual([20, 23]);
    expect(lives(afterOffer(plain, 'no', 'no'))).toEqual([20, 20]);
    expect(lives(afterOffer(plain, 'yes', 'yes'))).toEqual([23, 23]);
  });

  test('those who didn’t', () => {
    const other = "Each player may draw a card. Each player who doesn't loses 2 life.";
    expect(lives(afterOffer(other, 'no', 'yes'))).toEqual([18, 20]);
  });

  test('of all the players who may, the opponents who didn’t', () => {
    const other = "Each player may draw a card, then each opponent who didn't loses 2 life.";
    expect(lives(afterOffer(other, 'no', 'no'))).toEqual([20, 18]);
  });

  test('something is done for each of them', () => {
    const other = 'Each opponent may draw a card. For each opponent who does, you gain 4 life.';
    expect(lives(afterOffer(other, 'yes'))).toEqual([24, 20]);
    expect(lives(afterOffer(other, 'no'))).toEqual([20, 20]);
  });
});

test('CR 101.4, 701.21a: each player exiles cards, sacrifices all creatures, and puts what they exiled onto the battlefield', () => {
  const p = position();
  const text =
    'Each player exiles all land cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.';
  const spell = p.hand(alice, readCard(sorcery('Exchange', '{0}'), text));
  const lands = [p.graveyard(alice, forest), p.graveyard(bob, forest)];
  const bears = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(bears.map((id) => table.now(id).zone)).toEqual(['graveyard', 'graveyard']);
  expect(lands.map((id) => [table.now(id).zone, table.now(id).controller])).toEqual([
    ['battlefield', alice],
    ['battlefield', bob],
  ]);
});

describe('CR 608.2c: those of several players who did something this way', () => {
  function after(text: string): Table {
    const p = position();
    const spell = p.hand(alice, readCard(sorcery('Toll', '{0}'), text));
    p.battlefield(bob, bear);
    p.hand(alice, forest);
    p.hand(bob, bear);
    for (const player of [alice, bob]) p.library(player, bear);
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    return table;
  }

  test('who sacrificed a creature', () => {
    const text =
      'Each player sacrifices a permanent of their choice. Each player who sacrificed a creature this way gains 3 life.';
    expect(lives(after(text))).toEqual([20, 23]);
  });

  test('who didn’t discard a land card', () => {
    const text = "Each player discards a card, then each player who didn't discard a land card this way loses 2 life.";
    expect(lives(after(text))).toEqual([20, 18]);
  });
});
