import { expect, test } from '@jest/globals';
import { creature, enchantment, instant, sorcery } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  alice,
  attackWith,
  bear,
  blockWith,
  bob,
  pick,
  plainState,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';

const fealty = readCard(
  enchantment('Fealty', '', ['Aura']),
  'Enchant creature',
  'The monarch controls enchanted creature.',
  "Enchanted creature attacks each combat if able and can't attack you.",
);
const jail = readCard(
  sorcery('Jail', ''),
  'Exile target creature an opponent controls until an opponent becomes the monarch.',
);
const crown = readCard(instant('Crown', ''), 'Target player becomes the monarch.');

/** Casts a card at that player or object, which is asked for only where there are several. */
function castAt(
  table: Table,
  card: ObjectId,
  target: ObjectId | { readonly is: 'player'; readonly id: typeof bob },
): void {
  table.cast(card);
  if (table.question.form === 'select') table.answer(select(target));
  table.passAll();
}

test('CR 723.1, 613.1b: the creature is controlled by whoever is the monarch at the time', () => {
  const p = position();
  const host = p.battlefield(alice, bear);
  p.battlefield(alice, fealty, { attachedTo: host });
  const crowns = [p.hand(alice, crown), p.hand(alice, crown)];
  const table = new Table(p);
  expect(table.object(host).controller).toBe(alice);
  castAt(table, crowns[0]!, { is: 'player', id: bob });
  expect(table.object(host).controller).toBe(bob);
  castAt(table, crowns[1]!, { is: 'player', id: alice });
  expect(table.object(host).controller).toBe(alice);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 610.3: a card is exiled until an opponent becomes the monarch; it doesn’t matter who is the monarch before', () => {
  const p = position();
  const prey = p.battlefield(bob, bear);
  const cards = [p.hand(alice, crown), p.hand(alice, crown), p.hand(alice, crown)];
  const cell = p.hand(alice, jail);
  const table = new Table(p);
  castAt(table, cards[0]!, { is: 'player', id: bob });
  castAt(table, cell, prey);
  expect(table.zoneOf(prey)).toBe('exile');
  castAt(table, cards[1]!, { is: 'player', id: alice });
  expect(table.zoneOf(prey)).toBe('exile');
  castAt(table, cards[2]!, { is: 'player', id: bob });
  expect(table.zoneOf(prey)).toBe('battlefield');
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 508.1g, 608.2i: a creature that was exerted this turn isn’t exerted again, although it has untapped', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
    state.begun = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];
  });
  const id = p.battlefield(
    alice,
    readCard(
      creature('Celebrant', '', ['Human'], 4, 1),
      "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, untap this creature and there is an additional combat phase after this phase.",
    ),
  );
  const table = new Table(p);
  table.passAll();
  table.answer(attackWith(bob, id));
  table.answer(pick('yes'));
  const asked: string[] = [];
  for (let i = 0; i < 60 && table.state.step !== 'postcombat main'; i++) {
    const { question } = table;
    if (question.form === 'attack') table.answer(attackWith(bob, id));
    else if (question.form === 'block') table.answer(blockWith());
    else if (question.kind === 'priority') table.pass();
    else {
      asked.push(question.kind);
      break;
    }
  }
  expect([asked, table.of('AttackersDeclared').length]).toEqual([[], 2]);
});
