import { describe, expect, test } from '@jest/globals';
import {
  becomesColor,
  color,
  creature,
  dealDamage,
  each,
  eachOpponent,
  activated,
  cost,
  instant,
  kept,
  permanents,
  result,
  spell,
  target,
  untilEndOfTurn,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { select, alice, bob, position, Table } from '@stacktrail/test-kit';

const prevented = (from: Filter): Effect => ({
  do: 'replace',
  replacement: { would: 'be dealt damage', to: 'you', from, instead: { do: 'prevent all' } },
  until: 'this turn',
  next: true,
  keep: result('source'),
});
const chooseSource: Effect = {
  do: 'choose objects',
  who: you,
  from: { objects: 'together', of: [each(permanents), each({ is: 'spell' }, 'stack')] },
  min: 1,
  max: 1,
  label: 'source',
};
const circle = instant('Circle', '', spell(chooseSource, prevented({ is: 'one of', objects: kept })));
const redCircle = instant(
  'Red circle',
  '',
  spell(
    { ...chooseSource, label: 'source' },
    prevented({ is: 'all', of: [{ is: 'one of', objects: kept }, color('R')] }),
  ),
);
const shooter = creature(
  'Shooter',
  '{R}',
  ['Goblin'],
  1,
  1,
  activated([cost.mana('{0}')], dealDamage(2, eachOpponent)),
);
const bolt = instant('Bolt', '{R}', spell(target.player(), dealDamage(3, { players: 'target', slot: 0 })));
const free = { ...bolt, faces: [{ ...bolt.faces[0], manaCost: [] }] } as const;
const bleach = instant('Bleach', '', spell(target.creature(), untilEndOfTurn(target(), becomesColor('W'))));

describe('CR 609.7: damage from a source that a player chooses', () => {
  test('CR 609.7, 609.7a: a permanent is chosen as the effect is created; its next damage is prevented, that of others not', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, shooter), p.battlefield(bob, shooter)];
    const card = p.hand(alice, circle);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.form !== 'select') throw new Error(table.asked);
    table.answer(select(one));
    const fires = (id: typeof one): number => {
      table.pass();
      table.activate(id);
      table.passAll();
      return table.life(alice);
    };
    expect([fires(two), fires(one), fires(one)]).toEqual([18, 18, 16]);
  });

  test('CR 609.7a: a spell on the stack can be chosen', () => {
    const p = position();
    const shot = p.hand(bob, free);
    const card = p.hand(alice, circle);
    const table = new Table(p);
    table.pass();
    table.cast(shot, { form: 'select', chosen: [{ is: 'player', id: alice }] });
    table.pass();
    table.cast(card);
    table.passAll();
    if (table.question.form === 'select') table.answer(select(table.now(shot).id));
    table.passAll();
    expect(table.life(alice)).toBe(20);
  });

  test('CR 609.7b: the source’s qualities are looked at again; where they don’t fit, the shield stays', () => {
    const p = position();
    const one = p.battlefield(bob, shooter);
    const [card, white] = [p.hand(alice, redCircle), p.hand(alice, bleach)];
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.form === 'select') table.answer(select(one));
    table.cast(white);
    if (table.question.form === 'select') table.answer(select(one));
    table.passAll();
    table.pass();
    table.activate(one);
    table.passAll();
    expect([table.life(alice), table.state.replacements.length]).toEqual([18, 1]);
  });
});
