import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  addMana,
  artifact,
  casts,
  cost,
  counterSpell,
  creature,
  creatures,
  enchantment,
  enchantments,
  gainLife,
  instant,
  may,
  spell,
  target,
  thatObject,
  triggered,
  unlessPaid,
  whenThisEnters,
  sacrifice,
  thisObject,
  you,
  youControl,
} from '@stacktrail/card-tree';
import { act, alice, bob, elf, pick, position, Table } from '@stacktrail/test-kit';

const shrine = enchantment('Shrine', '', []);
const instants = { is: 'type', type: 'Instant' } as const;
const one = instant('One', '', spell(gainLife(1)));
const negate = instant('Negate', '', spell(target.spell(), counterSpell()));

describe('CR 118.3: what a player could pay or do is offered', () => {
  test('CR 118.12a: a permanent of another player is returned, where the text doesn’t say “you control”', () => {
    const p = position();
    const drake = p.hand(
      alice,
      creature(
        'Drake',
        '',
        [],
        2,
        1,
        whenThisEnters(unlessPaid(you, [cost.returnToHand(enchantments)], sacrifice(thisObject))),
      ),
    );
    const his = p.battlefield(bob, shrine);
    const table = new Table(p);
    table.cast(drake);
    table.passAll();
    table.passAll();
    table.answer(pick('yes'));
    expect([table.zoneOf(his), table.zoneOf(drake)]).toEqual(['hand', 'battlefield']);
    expect(table.now(his).owner).toBe(bob);
  });

  test('CR 608.2h, 707.10: a spell that was countered is copied as it last was', () => {
    const p = position();
    const card = p.hand(alice, one);
    const answer = p.hand(bob, negate);
    p.battlefield(
      alice,
      artifact('Echo', '', [], triggered(casts('you', instants), may({ do: 'copy spell', what: thatObject }))),
    );
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(answer);
    table.passAll();
    table.passAll();
    table.answer(pick('yes'));
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 602.2b, 601.2g: what is untapped as a cost may be tapped for mana first', () => {
    const p = position();
    const well = p.battlefield(
      alice,
      artifact(
        'Well',
        '',
        [],
        activated(
          [
            { cost: 'mana', mana: ['G'] },
            cost.tap,
            { cost: 'untap permanents', filter: all(creatures, youControl), count: 1 },
          ],
          gainLife(1),
        ),
      ),
    );
    const source = p.battlefield(alice, elf);
    const table = new Table(p);
    expect(table.options(well)).toHaveLength(1);
    table.activate(well, table.use(source));
    while (table.asked.startsWith('pay') || table.asked.startsWith('activate')) table.answer(act({ do: 'pay' }));
    table.passAll();
    expect([table.life(alice), table.object(source).tapped]).toEqual([21, false]);
  });

  test('CR 118.3: it isn’t offered where nothing could be tapped for mana', () => {
    const p = position();
    const well = p.battlefield(
      alice,
      artifact(
        'Well',
        '',
        [],
        activated(
          [
            { cost: 'mana', mana: ['G'] },
            { cost: 'untap permanents', filter: all(creatures, youControl), count: 1 },
          ],
          gainLife(1),
        ),
      ),
    );
    p.battlefield(alice, creature('Idle', '', [], 1, 1));
    const rock = artifact('Rock', '', [], activated([cost.tap], addMana(['G'])));
    p.battlefield(alice, rock);
    expect(new Table(p).options(well)).toEqual([]);
  });
});
