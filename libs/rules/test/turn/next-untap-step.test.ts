import { expect, test } from '@jest/globals';
import { land, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, plainState, player, position, readCard, Table } from '@stacktrail/test-kit';

const text = "Creatures target opponent controls don't untap during that player's next untap step.";
const freeze = readCard(sorcery('Freeze', ''), text);

function scene() {
  const p = position();
  const spell = p.hand(alice, freeze);
  const theirs = p.battlefield(bob, bear, { tapped: true });
  const [mine, ground] = [
    p.battlefield(alice, bear, { tapped: true }),
    p.battlefield(bob, land('Ground', []), { tapped: true }),
  ];
  for (const seat of [alice, bob]) for (let i = 0; i < 9; i++) p.library(seat, bear);
  const table = new Table(p);
  table.cast(spell);
  if (table.question.kind === 'choose targets') table.answer({ form: 'select', chosen: [player(bob)] });
  table.passAll();
  return { table, theirs, mine, ground };
}

const tapped = (table: Table, id: ReturnType<typeof scene>['mine']): boolean => table.object(id).tapped;

test('CR 502.3, 611.2c: what that player controls then stays tapped in their next untap step, and in no later one', () => {
  const { table, theirs, mine, ground } = scene();
  table.passUntil('end');
  table.passUntil('upkeep');
  expect(table.state.activePlayer).toBe(bob);
  expect([tapped(table, theirs), tapped(table, ground), tapped(table, mine)]).toEqual([true, false, true]);
  expect(table.of('EffectEnded').map(({ rule }) => rule)).toEqual(['611.2a']);
  table.passUntil('upkeep');
  expect([table.state.activePlayer, tapped(table, mine)]).toEqual([alice, false]);
  expect(table.fold()).toBe(plainState(table.state));
});
