import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  each,
  endStep,
  enters,
  exile,
  gainLife,
  instant,
  kept,
  later,
  onto,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
  whenThisEnters,
  dealDamage,
  create,
  creatureToken,
  X,
  type Effect,
  type Text,
} from '@stacktrail/card-tree';
import { bear, alice, bob, position, factsOf, number, pay, player, select, pools, Table } from '@stacktrail/test-kit';

const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const nextEnd = (...text: Text) => triggered(endStep, ...text);

/** Alice casts it in her second main phase, so that the end step comes next. */
function late() {
  return position((state) => {
    state.step = 'postcombat main';
  });
}

describe('CR 603.7: delayed triggered abilities', () => {
  test('CR 603.7a, 603.7b: created on resolution, they trigger once, at the next such event', () => {
    const p = late();
    for (const owner of [alice, bob, alice, bob]) p.library(owner, bear);
    const card = p.hand(alice, doing(later(nextEnd(gainLife(1)))));
    const table = new Table(p);
    table.cast(card);
    expect(table.state.delayed).toEqual([]);
    table.passAll();
    expect(table.of('DelayedTriggerCreated').map(({ rule }) => rule)).toEqual(['603.7a']);
    table.passUntil('end');
    expect([table.stack, table.state.delayed]).toEqual([['ability of Deed'], []]);
    const triggeredBy = factsOf(table.facts, 'AbilityTriggered')[0]!;
    expect(triggeredBy.causes).toContain(table.of('DelayedTriggerCreated')[0]?.revision);
    table.passAll();
    table.passUntil('end');
    expect([table.life(alice), table.stack]).toEqual([21, []]);
  });

  test('CR 603.7a: not on what happened just before; CR 513.2: nor in the end step that has begun', () => {
    const p = position((state) => {
      state.step = 'end';
    });
    for (const owner of [alice, bob]) p.library(owner, bear);
    const card = p.hand(alice, instant('Deed', '', spell(later(nextEnd(gainLife(1))))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.state.step, table.stack]).toEqual(['end', []]);
    table.passUntil('end');
    expect([table.state.turn, table.stack]).toEqual([4, ['ability of Deed']]);
  });

  test('CR 603.7b: where its event happens several times at once, it triggers once', () => {
    const p = position();
    const card = p.hand(
      alice,
      doing(later(triggered(enters(creatures), gainLife(1))), create(3, creatureToken(1, 1, ['G'], ['Elf']))),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.stack, table.of('DelayedTriggerEnded').length]).toEqual([['ability of Deed'], 1]);
  });

  test('CR 603.7c: it affects the object that it kept, whatever that is by now, but not a new one', () => {
    const outcome = (blink: boolean) => {
      const p = late();
      const victim = p.battlefield(bob, bear);
      const card = p.hand(alice, doing(later(nextEnd(exile(kept)), each(creatures))));
      const away: Effect = { do: 'move', what: each(creatures), to: onto.exile, label: 'it' };
      const back: Effect = { do: 'move', what: { objects: 'result', label: 'it' }, to: onto.battlefield };
      const flicker = p.hand(alice, doing(away, back));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      if (blink) {
        table.cast(flicker);
        table.passAll();
      }
      table.passUntil('end');
      table.passAll();
      return table.zoneOf(victim);
    };
    expect([outcome(false), outcome(true)]).toEqual(['exile', 'battlefield']);
  });

  test('CR 603.7d: a spell’s is that spell’s, under its controller’s control; CR 107.3n: with its X', () => {
    const p = position((state) => {
      pools('RR')(state);
      state.step = 'postcombat main';
    });
    const card = p.hand(alice, sorcery('Later', '{X}', spell(later(nextEnd(target.player(), dealDamage(X))))));
    const table = new Table(p);
    table.cast(card, number(2), pay);
    const spellOnStack = table.state.stack[0]!;
    table.passAll();
    expect(table.state.delayed).toMatchObject([{ controller: alice, source: spellOnStack }]);
    table.passUntil('end');
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(18);
  });

  test('CR 603.7e: one of an ability has that ability’s source and controller', () => {
    const p = position((state) => {
      pools('G')(state);
      state.step = 'precombat main';
    });
    const keeper = creature('Keeper', '{G}', ['Cat'], 1, 1, whenThisEnters(later(nextEnd(exile(thisObject)))));
    const card = p.hand(alice, keeper);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    table.passAll();
    expect(table.state.delayed).toMatchObject([{ controller: alice, source: table.now(card).id }]);
  });
});
