import { expect, test } from '@jest/globals';
import { flashback, gainLife, sorcery, spell, type Ability, type Effect } from '@stacktrail/card-tree';
import { pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const lesson = sorcery('Lesson', '{5}', spell(gainLife(3)));
const gain: Effect = {
  do: 'apply',
  to: { objects: 'target', slot: 0 },
  changes: [{ change: 'add abilities', abilities: [flashback('{R}')] }],
  until: 'this turn',
};
const reminding: Ability = {
  kind: 'spell',
  modes: [
    {
      targets: [{ kind: 'card in graveyard', filter: { is: 'type', type: 'Sorcery' }, min: 1, max: 1 }],
      effects: [gain],
    },
  ],
};

test('CR 400.7g: a card in a graveyard that an effect gives flashback can be cast with it', () => {
  const p = position(pools('R'));
  const card = p.graveyard(alice, lesson);
  const reminder = p.hand(alice, sorcery('Reminder', '', reminding));
  const table = new Table(p);
  expect(table.options(card)).toEqual([]);
  table.cast(reminder);
  table.passAll();
  table.castVia('flashback', card, pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([23, 'exile']);
});
