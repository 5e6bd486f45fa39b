import { expect, test } from '@jest/globals';
import { artifact, type CardDefinition } from '@stacktrail/card-tree';
import { requirementsObeyed } from '@stacktrail/characteristics';
import { alice, bear, bob, object, plainState, player, position, readCard, Table } from '@stacktrail/test-kit';

function walker(...texts: readonly string[]): CardDefinition {
  const plain = artifact('Walker', '', []);
  const { faces } = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 4 }] as const };
  return readCard({ ...plain, faces }, ...texts);
}

const all =
  "[+2]: During target opponent's next turn, creatures that player controls attack this planeswalker if able.";
const one =
  "[+2]: Up to one target creature an opponent controls attacks this planeswalker during its controller's next turn if able.";

function scene(text: string) {
  const p = position();
  const theWalker = p.battlefield(alice, walker(text), { counters: { loyalty: 4 } });
  const theirs = [p.battlefield(bob, bear), p.battlefield(bob, bear)] as const;
  const mine = p.battlefield(alice, bear, { tapped: true });
  for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, bear);
  const table = new Table(p);
  table.activate(theWalker);
  const [target] = theirs;
  if (table.question.kind === 'choose targets') {
    table.answer({ form: 'select', chosen: [text === one ? object(target) : player(bob)] });
  }
  table.passAll();
  return { table, theWalker, theirs, mine };
}

test('CR 508.1d, 611.2c: during that player’s next turn their creatures have to attack that planeswalker', () => {
  const { table, theWalker, theirs, mine } = scene(all);
  const obeys = (id: typeof mine): number =>
    requirementsObeyed(table.state, table.object(id), object(theWalker)) +
    requirementsObeyed(table.state, table.object(id), player(alice));
  expect([obeys(theirs[0]), obeys(mine)]).toEqual([0, 0]); // it isn't that turn yet
  table.passUntil('end');
  table.passUntil('beginning of combat');
  expect(table.state.activePlayer).toBe(bob);
  expect([obeys(theirs[0]), obeys(theirs[1]), obeys(mine)]).toEqual([1, 1, 0]);
  table.passUntil('declare attackers');
  const [first, second] = theirs;
  const attack =
    (...defenders: readonly ReturnType<typeof object>[]) =>
    () =>
      table.answer({
        form: 'attack',
        attacks: defenders.map((defender, i) => ({ attacker: theirs[i]!, defender })),
      });
  expect(attack()).toThrow('508.1d');
  expect(attack(object(theWalker), player(alice))).toThrow('508.1d');
  attack(object(theWalker), object(theWalker))();
  expect(table.state.combat?.attackers.map(({ object: id }) => id)).toEqual([first, second]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 514.2: it ends with that turn', () => {
  const { table, theWalker, theirs } = scene(all);
  table.passUntil('end');
  table.passUntil('beginning of combat');
  expect(table.state.activePlayer).toBe(bob);
  table.passUntil('declare attackers');
  table.answer({ form: 'attack', attacks: theirs.map((attacker) => ({ attacker, defender: object(theWalker) })) });
  expect(table.of('EffectEnded')).toEqual([]);
  table.passUntil('upkeep');
  const [ended] = table.of('EffectEnded');
  expect([ended?.rule, ended?.data.effect]).toEqual(['514.2', table.of('ContinuousEffectBegan')[0]!.data.effect]);
});

test('CR 508.1d: one creature alone during the next turn of its controller', () => {
  const { table, theWalker, theirs } = scene(one);
  table.passUntil('end');
  table.passUntil('beginning of combat');
  expect(theirs.map((id) => requirementsObeyed(table.state, table.object(id), object(theWalker)))).toEqual([1, 0]);
});
