import { describe, expect, test } from '@jest/globals';
import { creature, instant, sorcery } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, attack, bear, block, bob, pick, position, readCard, resolve, Table } from '@stacktrail/test-kit';

function hasHaste(table: Table, id: ObjectId): boolean {
  const { abilities } = characteristicsOf(table.state, table.now(id));
  return JSON.stringify(abilities).includes('haste');
}

const giant = creature('Giant', '{5}', [], 5, 5);

describe('CR 611.2c: whom an effect began for is meant later, too', () => {
  test('creatures that are no longer those of an opponent are untapped and gain haste; those you had aren’t', () => {
    const text = readCard(
      sorcery('Text', ''),
      'Gain control of all creatures target opponent controls until end of turn. Untap those creatures. They gain haste until end of turn.',
    );
    const p = position();
    const own = p.battlefield(alice, bear, { tapped: true });
    const theirs = p.battlefield(bob, bear, { tapped: true });
    const card = p.hand(alice, text);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const now = [own, theirs].map((id) => [table.now(id).tapped, hasHaste(table, id)]);
    expect(now).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('creatures that have lost what described them are destroyed; others aren’t', () => {
    const text = readCard(
      instant('Text', ''),
      'Creatures with power 3 or less get +3/+3 until end of turn. Destroy those creatures.',
    );
    const p = position();
    const small = p.battlefield(bob, bear);
    const big = p.battlefield(bob, giant);
    const card = p.hand(alice, text);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([small, big].map((id) => table.now(id).zone)).toEqual(['graveyard', 'battlefield']);
  });
});

test('CR 603.7: a creature that blocks later this turn is “it”, whatever it blocks', () => {
  const text = readCard(instant('Text', ''), 'Whenever a creature blocks this turn, its controller loses 1 life.');
  const p = position();
  const attacker = p.battlefield(alice, giant);
  const blocker = p.battlefield(bob, bear);
  const card = p.hand(alice, text);
  const table = attack(p, attacker);
  table.cast(card);
  table.passAll();
  resolve(block(table, [blocker, attacker]));
  expect([table.life(alice), table.life(bob)]).toEqual([20, 19]);
});

test.each([
  [0, ['graveyard', 'battlefield']],
  [1, ['battlefield', 'graveyard']],
])('CR 608.2d: which of two kinds is destroyed is chosen as it is followed: %i', (option, zones) => {
  const text = readCard(sorcery('Text', ''), 'Destroy all artifacts or all creatures.');
  const p = position();
  const relic = p.battlefield(bob, { ...giant, faces: [{ ...giant.faces[0], types: ['Artifact'] }] });
  const other = p.battlefield(bob, bear);
  const card = p.hand(alice, text);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const { question } = table;
  if (question.form !== 'pick') throw new Error(`no choice is asked, but ${question.kind}`);
  table.answer(pick(question.options[option]!.key));
  expect([relic, other].map((id) => table.now(id).zone)).toEqual(zones);
});
