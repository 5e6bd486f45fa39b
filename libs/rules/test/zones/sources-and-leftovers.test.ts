import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  counterSpell,
  creature,
  creatures,
  dealDamage,
  each,
  gainLife,
  instant,
  lands,
  onto,
  preventDamage,
  result,
  spell,
  target,
  targetPlayer,
  thatObject,
  triggered,
  whenThisEnters,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import {
  act,
  player,
  select,
  balm,
  bear,
  forest,
  zap,
  doing,
  watching,
  alice,
  bob,
  position,
  Table,
} from '@stacktrail/test-kit';

describe('CR 115.7, 115.9: targets that change, and what asks for them', () => {
  test('CR 115.7: an effect changes the target of a spell, or lets new ones be chosen', () => {
    const p = position();
    const one = p.battlefield(bob, bear);
    const [hit, turn] = [
      p.hand(alice, zap),
      p.hand(
        bob,
        instant('Turn', '', spell(target.spell(), { do: 'change targets', who: you, of: target(), how: 'choose new' })),
      ),
    ];
    const table = new Table(p);
    table.cast(hit, select(player(bob)));
    table.pass();
    table.cast(turn);
    table.passAll();
    table.answer(select(one));
    table.passAll();
    expect([table.life(bob), table.object(one).damage]).toEqual([20, 1]);
  });

  test('CR 115.9: what a spell targets is asked for as it is now', () => {
    const p = position();
    const mine = p.battlefield(alice, bear);
    const [hit, other] = [p.hand(alice, zap), p.hand(alice, balm)];
    const stop = p.hand(
      bob,
      instant('Stop', '', spell(target.spell({ is: 'targets', what: creatures }), counterSpell())),
    );
    const table = new Table(p);
    table.cast(other);
    table.cast(hit, select(mine));
    table.pass();
    table.cast(stop);
    expect(table.object(table.state.stack.at(-1)!).announced.targets).toEqual([
      [{ is: 'object', id: table.now(hit).id }],
    ]);
  });
});

describe('CR 120: damage', () => {
  test('CR 120.4b: damage is dealt as prevention changes it, and what triggers on it sees that much', () => {
    const p = position();
    const that = triggered({ on: 'player is dealt damage', who: 'you' }, gainLife({ amount: 'that much' }));
    p.battlefield(bob, watching('A ward', that));
    const card = p.hand(
      alice,
      doing(preventDamage(1, { players: 'each opponent' }), dealDamage(3, { players: 'each opponent' })),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(bob), table.stack]).toEqual([18, ['ability of A ward']]);
    table.passAll();
    expect(table.life(bob)).toBe(20);
  });

  test('CR 120.7: the source of damage is the object that dealt it: the spell, or the creature that an effect names', () => {
    const p = position();
    const giant = p.battlefield(alice, creature('Giant', '{R}', ['Giant'], 3, 3));
    const punch: Effect = dealDamage(2, targetPlayer(), each(creatures));
    const [card, hit] = [p.hand(alice, instant('Order', '', spell(target.opponent(), punch))), p.hand(alice, zap)];
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.cast(hit, select(player(bob)));
    const { id } = table.now(hit);
    table.passAll();
    expect(table.of('DamageDealtToPlayer').map(({ data }) => data.source)).toEqual([giant, id]);
  });
});

describe('CR 122.1g: battles', () => {
  test('CR 122.1g: defense counters say how much defense a battle has; with none it goes to the graveyard', () => {
    const plain = artifact('Siege', '{3}', []);
    const siege: CardDefinition = {
      ...plain,
      faces: [{ ...plain.faces[0], types: ['Battle'], subtypes: [], defense: 2 }],
    };
    const p = position();
    const protector = { name: 'protector', player: bob, value: 0, until: null, turn: 1 } as const;
    const one = p.battlefield(alice, siege, { counters: { defense: 2 }, designations: [protector] });
    const [first, second] = [p.hand(alice, zap), p.hand(alice, zap)];
    const table = new Table(p);
    table.cast(first, select(one));
    table.passAll();
    expect(table.now(one).counters).toMatchObject([{ kind: 'defense', count: 1 }]);
    table.cast(second, select(one));
    table.passAll();
    expect(table.zoneOf(one)).toBe('graveyard');
  });
});

describe('CR 400.7: what finds an object again', () => {
  test('CR 400.7c: damage from a permanent spell that is prevented goes on to be, from the permanent', () => {
    const shield: Effect = { do: 'prevent damage', to: { players: 'you' }, amount: 'all', until: 'this turn' };
    const p = position();
    const imp = creature('Imp', '', ['Imp'], 1, 1, whenThisEnters(target.player(), dealDamage(1, target())));
    const [card, ward] = [p.hand(alice, imp), p.hand(bob, instant('Ward', '', spell(shield)))];
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(ward);
    table.passAll();
    table.passAll();
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(20);
  });

  test('CR 400.7i: what was played as an effect allows is found on the battlefield by what watches for it', () => {
    const p = position();
    p.library(alice, forest);
    const impulse = doing(
      { do: 'move', what: { objects: 'top of library', of: you, count: 1 }, to: onto.exile, label: 'found' },
      {
        do: 'may play',
        who: you,
        what: result('found'),
        how: { permit: 'play', filter: { is: 'anything' } },
        until: 'this turn',
      },
    );
    p.battlefield(
      alice,
      watching('A toll', triggered({ on: 'plays a land', who: 'you', what: lands }, { do: 'tap', what: thatObject })),
    );
    const card = p.hand(alice, impulse);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const [found] = table.state.exile;
    table.answer(act(table.options(found!)[0]!));
    table.passAll();
    expect(table.now(found!)).toMatchObject({ zone: 'battlefield', tapped: true });
  });
});
