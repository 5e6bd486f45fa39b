import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  dealDamage,
  destroy,
  each,
  eachOpponent,
  exile,
  gainLife,
  thatObject,
  triggered,
  type Effect,
} from '@stacktrail/card-tree';
import { pick, done, alice } from '@stacktrail/test-kit';

const named = (name: string) => creature(name, '{1}{G}', ['Bear'], 2, 2);
const when = (...effects: readonly Effect[]): Effect => ({
  do: 'delayed trigger',
  ability: triggered({ on: 'dies', what: creatures }, ...effects),
});
const wrath = destroy(each(creatures));

describe('CR 603.7b: a delayed triggered ability triggers once', () => {
  const after = (...effects: readonly Effect[]) =>
    done(effects, (p) => {
      for (const name of ['One', 'Two', 'Three']) p.battlefield(alice, named(name));
    });

  test('CR 603.7b: of several events at the same time its controller chooses which makes it trigger', () => {
    const table = after(when(exile(thatObject)), wrath);
    const { question } = table;
    if (question.form !== 'pick') throw new Error(table.asked);
    expect([question.rule, question.player, question.options.map(({ text }) => text)]).toEqual([
      '603.7b',
      alice,
      ['The event that happened to One.', 'The event that happened to Two.', 'The event that happened to Three.'],
    ]);
    table.answer(pick(question.options[1]!.key));
    table.passAll();
    const buried = table.state.players[alice]!.graveyard.map((id) => table.object(id).printed.name);
    expect(buried.filter((name) => name !== 'Deed').sort()).toEqual(['One', 'Three']);
    expect([table.state.delayed, table.state.exile.length]).toEqual([[], 1]);
  });

  test('CR 603.7b: nothing is asked where its text says the same of each', () => {
    const table = after(when(gainLife(1)), wrath);
    expect([table.asked, table.stack]).toEqual(['priority 0', ['ability of Deed']]);
    expect(table.of('DelayedTriggerEnded')).toHaveLength(1);
  });

  test('CR 603.7b: with a duration it triggers for each of them', () => {
    const lasting: Effect = {
      do: 'delayed trigger',
      ability: triggered({ on: 'dies', what: creatures }, dealDamage(1, eachOpponent)),
      until: 'this turn',
    };
    const table = after(lasting, wrath);
    expect(table.stack).toHaveLength(3);
  });
});
