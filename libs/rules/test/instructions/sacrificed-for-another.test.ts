import { describe, expect, test } from '@jest/globals';
import { artifact, creature, exile, gainLife, instant, spell, target, triggered } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, select, Table } from '@stacktrail/test-kit';

const welder = readCard(
  creature('Welder', '{R}', ['Goblin'], 1, 1),
  "{T}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the battlefield.",
);
const rock = artifact('Rock', '{1}', []);
/** It sees what is sacrificed at the same time as it enters only if it was on the battlefield before. */
const altar = artifact('Altar', '{2}', [], triggered({ on: 'is sacrificed', what: { is: 'anything' } }, gainLife(1)));
const erase = instant('Erase', '', spell(target.permanent(), exile(target())));

describe('CR 608.2c, 701.21a: a permanent is sacrificed for a card of its controller', () => {
  test('both happen at the same time', () => {
    const p = position();
    const id = p.battlefield(alice, welder);
    const [held, buried] = [p.battlefield(bob, rock), p.graveyard(bob, altar)];
    p.graveyard(alice, rock);
    const table = new Table(p);
    table.activate(id);
    table.passAll();
    expect([held, buried].map((one) => table.zoneOf(one))).toEqual(['graveyard', 'battlefield']);
    expect([table.now(buried).controller, table.life(bob), table.stack]).toEqual([bob, 20, []]);
  });

  test('CR 608.2b: if one target has become illegal, nothing happens', () => {
    const p = position();
    const id = p.battlefield(alice, welder);
    const [held, buried] = [p.battlefield(bob, rock), p.graveyard(bob, altar)];
    const card = p.hand(alice, erase);
    const table = new Table(p);
    table.activate(id);
    table.cast(card, select(held));
    while (table.stack.length > 0) table.passAll();
    expect([held, buried].map((one) => table.zoneOf(one))).toEqual(['exile', 'graveyard']);
  });
});
