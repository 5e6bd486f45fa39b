import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  artifact,
  activated,
  cost,
  beginningOf,
  compare,
  creature,
  creatures,
  dealDamage,
  dealsDamage,
  destroy,
  did,
  dies,
  draw,
  each,
  eachOpponent,
  endStep,
  enters,
  exile,
  gainLife,
  kept,
  lands,
  later,
  leaves,
  losesAllAbilities,
  alsoBecomes,
  onlyIf,
  others,
  powerOf,
  preventDamage,
  result,
  sacrifice,
  sorcery,
  spell,
  target,
  triggered,
  untap,
  untilEndOfTurn,
  whenThisEnters,
  winTheGame,
  you,
  youControl,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { PlayerStateRecord } from '@stacktrail/game-state';
import {
  pick,
  player,
  select,
  bear,
  forest,
  done,
  doing,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  Table,
} from '@stacktrail/test-kit';

const away: Effect = { do: 'move', what: each(creatures), to: { zone: 'exile' }, label: 'it' };
const back: Effect = { do: 'move', what: result('it'), to: { zone: 'battlefield' } };

describe('CR 603.2: what triggers', () => {
  test('CR 603.2f example: “becomes tapped” is only said of a permanent on the battlefield that was untapped', () => {
    const tapIt: Effect = { do: 'tap', what: each(creatures) };
    const tappedIn: Effect = {
      do: 'move',
      what: each(creatures, 'graveyard'),
      to: { zone: 'battlefield', tapped: true },
    };
    const watch = (tapped: boolean, effect: Effect) =>
      triggersIn(
        done([effect], (p) => {
          p.battlefield(alice, bear, { tapped });
          p.graveyard(alice, bear);
          p.battlefield(alice, watching('Tapper', triggered({ on: 'becomes tapped', what: creatures }, gainLife(1))));
        }),
      );
    expect(watch(false, tapIt)).toEqual({ Tapper: 1 });
    expect(watch(true, tapIt)).toEqual({});
    expect(watch(true, tappedIn)).toEqual({});
  });

  test('CR 603.2h example: an ability on damage being dealt doesn’t trigger if all of it is prevented', () => {
    const watch = (shield: number) =>
      triggersIn(
        done([preventDamage(shield, eachOpponent), dealDamage(3, eachOpponent)], (p) => {
          p.battlefield(alice, watching('Hurt', triggered(dealsDamage({ is: 'anything' }, 'player'), gainLife(1))));
        }),
      );
    expect([watch(3), watch(2)]).toEqual([{}, { Hurt: 1 }]);
  });

  test('CR 603.4 example: so much life is asked as the upkeep begins, and again on resolution', () => {
    const rich = compare({ amount: 'life', of: you }, 'at least', 40);
    const at = (life: number, loss: number) => {
      const p = position((state) => {
        state.step = 'end';
        state.players = state.players.map(
          (one) => new PlayerStateRecord({ id: one.id, life: one.id === bob ? life : 20 }),
        );
      });
      p.battlefield(bob, watching('Sovereign', onlyIf(rich, triggered(beginningOf('upkeep', 'you'), winTheGame()))));
      const gun = p.battlefield(
        alice,
        artifact('Gun', '{1}', [], activated([cost.tap], dealDamage(loss, { players: 'each opponent' }))),
      );
      const table = new Table(p);
      table.passUntil('upkeep');
      if (table.stack.length === 0) return 'nothing';
      table.pass();
      table.activate(gun);
      table.passAll();
      table.passAll();
      if (table.live.pending === null) return 'won';
      return table
        .of('ResolutionFailed')
        .map(({ rule }) => rule)
        .join();
    };
    expect([at(39, 1), at(40, 1), at(41, 1)]).toEqual(['nothing', '603.4', 'won']);
  });
});

describe('CR 603.6, 603.10: zone changes', () => {
  test('CR 603.6b example: a land that is a creature the moment it enters, or that has no abilities then', () => {
    const animated = position();
    animated.battlefield(
      bob,
      watching(
        'Animator',
        always(each(lands), alsoBecomes(['Creature'], []), {
          change: 'set power and toughness',
          power: 1,
          toughness: 1,
        }),
      ),
    );
    animated.battlefield(bob, watching('Warden', triggered(enters(creatures), gainLife(1))));
    const card = animated.hand(alice, forest);
    const table = new Table(animated);
    table.playLand(card);
    expect(triggersIn(table)).toEqual({ Warden: 1 });
    const silent = position();
    silent.battlefield(bob, watching('Silence', always(each(creatures), losesAllAbilities)));
    const scout = silent.hand(alice, creature('Scout', '{0}', ['Elf'], 1, 1, whenThisEnters(gainLife(1))));
    const quiet = new Table(silent);
    quiet.cast(scout);
    quiet.passAll();
    expect([quiet.zoneOf(scout), triggersIn(quiet)]).toEqual(['battlefield', {}]);
  });

  test('CR 603.10a example: an artifact that is destroyed with two creatures sees both die', () => {
    const table = done([destroy(each({ is: 'permanent' }))], (p) => {
      p.battlefield(alice, bear);
      p.battlefield(bob, bear);
      p.battlefield(alice, artifact('Urn', '{1}', [], triggered(dies(creatures), gainLife(1))));
    });
    expect(triggersIn(table)).toEqual({ Urn: 2 });
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });
});

describe('CR 603.7: delayed triggered abilities', () => {
  test('CR 603.7a example: when the creature has left before, the ability never triggers', () => {
    const outcome = (gone: boolean) => {
      const p = position();
      p.battlefield(bob, bear);
      const leaving = triggered(leaves({ is: 'one of', objects: kept }), gainLife(1));
      const card = p.hand(
        alice,
        sorcery('Watch', '', spell(target.creature(), ...(gone ? [away, back] : []), later(leaving, target()))),
      );
      const wrath = p.hand(alice, doing(destroy(each(creatures))));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.cast(wrath);
      table.passAll();
      return table.of('AbilityTriggered').length;
    };
    expect([outcome(false), outcome(true)]).toEqual([1, 0]);
  });

  test('CR 603.7a example 2: what became untapped before is waited for until the next time', () => {
    const p = position();
    p.battlefield(alice, bear, { tapped: true });
    const becomes = triggered({ on: 'becomes untapped', what: creatures }, gainLife(1));
    const card = p.hand(alice, doing(untap(each(creatures)), later(becomes)));
    const again = p.hand(alice, doing({ do: 'tap', what: each(creatures) }, untap(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.stack, table.state.delayed.length]).toEqual([[], 1]);
    table.cast(again);
    table.passAll();
    expect([table.stack, table.state.delayed.length]).toEqual([['ability of Deed'], 0]);
  });

  test('CR 603.7c example: exiled at the next end step though it is no creature any more, but not if it left', () => {
    const outcome = (between: Effect) => {
      const p = position((state) => {
        state.step = 'postcombat main';
      });
      const victim = p.battlefield(alice, bear);
      const mark = p.hand(alice, doing(later(triggered(endStep, exile(kept)), each(creatures))));
      const card = p.hand(alice, doing(between, back));
      const table = new Table(p);
      for (const one of [mark, card]) {
        table.cast(one);
        table.passAll();
      }
      table.passUntil('end');
      table.passAll();
      return table.zoneOf(victim);
    };
    const noCreature = untilEndOfTurn(each(creatures), { change: 'set types', types: ['Artifact'], subtypes: [] });
    expect([outcome(noCreature), outcome(away)]).toEqual(['exile', 'battlefield']);
  });
});

test('CR 603.8 example: once while the hand is empty; and where it is empty only for a moment', () => {
  const noCards: TriggerEvent = { on: 'state', condition: compare({ amount: 'hand size', of: you }, 'exactly', 0) };
  const outcome = (...effects: readonly Effect[]) => {
    const p = position();
    for (let i = 0; i < 5; i++) p.library(alice, forest);
    p.battlefield(alice, watching('Void', triggered(noCards, draw(1))));
    const card = p.hand(alice, doing(...effects));
    const table = new Table(p);
    const count = () => table.of('AbilityTriggered').length;
    table.cast(card);
    const once = count();
    table.passAll();
    return [once, count(), table.stack.join(), count()];
  };
  expect(outcome(gainLife(1))).toEqual([1, 1, 'Deed', 1]);
  const p = position();
  for (let i = 0; i < 5; i++) p.library(alice, forest);
  p.battlefield(alice, watching('Void', triggered(noCards, draw(1))));
  const card = p.hand(alice, doing({ do: 'discard', who: you, count: 'hand' }, draw(2)));
  p.hand(alice, forest);
  const table = new Table(p);
  table.cast(card);
  expect(table.of('AbilityTriggered')).toEqual([]);
  table.passAll();
  expect([table.state.players[0]?.hand.length, table.stack]).toEqual([2, ['ability of Void']]);
});

test('CR 603.12 example: when you sacrifice one to this ability, and not when you sacrifice one to something else', () => {
  const another = all(others, creatures, youControl);
  const manticore = creature(
    'Manticore',
    '{0}',
    ['Manticore'],
    2,
    2,
    whenThisEnters(
      {
        do: 'may',
        who: you,
        effects: [{ do: 'choose and sacrifice', who: you, filter: another, count: 1, label: 'it' }],
        label: 'did',
      },
      {
        do: 'if',
        condition: did('did'),
        then: [
          {
            do: 'reflexive trigger',
            ability: triggered({ on: 'when you do' }, target.any(), dealDamage(powerOf({ objects: 'kept' }))),
            keep: result('it'),
          },
        ],
      },
    ),
  );
  const p = position();
  const victim = p.battlefield(alice, bear);
  const card = p.hand(alice, manticore);
  const altar = p.hand(alice, doing(sacrifice(each(creatures))));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passAll();
  expect(table.asked).toBe('may 0');
  table.answer(pick('yes'));
  if (table.question.kind !== 'choose targets') table.answer(select(victim));
  table.answer(select(player(bob)));
  expect([table.zoneOf(victim), table.stack]).toEqual(['graveyard', ['ability of Manticore']]);
  table.passAll();
  expect(table.life(bob)).toBe(18);
  table.cast(altar);
  table.passAll();
  expect([table.zoneOf(card), triggersIn(table)]).toEqual(['graveyard', { Manticore: 2 }]);
});
