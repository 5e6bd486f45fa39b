import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  attacks,
  beginningOf,
  casts,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  destroy,
  each,
  enchantment,
  enters,
  entersWithCounters,
  gainLife,
  itself,
  leaves,
  losesAllAbilities,
  always,
  not,
  putCounters,
  sorcery,
  spell,
  target,
  thatMuch,
  triggered,
  whenThisDies,
  whenThisEnters,
  youControl,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { balm, bear, zap, alice, bob, position, order, pay, player, select, pools, Table } from '@stacktrail/test-kit';

const watching = (name: string, ...abilities: readonly Ability[]) => enchantment(name, '{1}', [], ...abilities);
/** A spell without costs or targets. */
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));

/** How often each ability has triggered, by the name of its source. */
function triggers(table: Table): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { data } of table.of('AbilityTriggered')) {
    const { name } = table.object(data.source).printed;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('CR 603.2: events that abilities trigger on', () => {
  test('CR 603.6a: enters: the newcomer’s own abilities and those of all others that fit', () => {
    const p = position(pools('GG'));
    const scout = creature('Scout', '{1}{G}', ['Elf'], 1, 1, whenThisEnters(gainLife(1)));
    const card = p.hand(alice, scout);
    p.battlefield(alice, watching('Mine', triggered(enters(all(youControl, creatures)), gainLife(1))));
    p.battlefield(bob, watching('Theirs', triggered(enters(all(youControl, creatures)), gainLife(1))));
    p.battlefield(bob, scout);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect(triggers(table)).toEqual({ Scout: 1, Mine: 1 });
  });

  test('CR 603.2c: once for each permanent that enters at the same time, tokens too', () => {
    const p = position();
    const [one, two] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
    p.battlefield(alice, watching('Warden', triggered(enters(creatures), gainLife(1))));
    const back: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'battlefield' } };
    const card = p.hand(alice, doing(back, create(2, creatureToken(1, 1, ['G'], ['Elf']))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({ Warden: 4 });
    expect(table.stack).toHaveLength(4);
    expect([one, two].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'battlefield']);
  });

  test('CR 603.6b: an effect that takes all abilities takes those that would trigger on entering', () => {
    const p = position(pools('G'));
    p.battlefield(bob, watching('Silence', always(each(creatures), losesAllAbilities)));
    const card = p.hand(alice, creature('Scout', '{G}', ['Elf'], 1, 1, whenThisEnters(gainLife(1))));
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect(triggers(table)).toEqual({});
  });

  test('attacks: each attacker, once it is declared', () => {
    const p = position();
    const attacker = (name: string) =>
      p.battlefield(alice, creature(name, '{R}', ['Orc'], 1, 1, triggered(attacks(itself), gainLife(1))));
    const [one] = [attacker('Orc'), attacker('Idler')];
    p.battlefield(alice, watching('Banner', triggered(attacks(all(youControl, creatures)), gainLife(1))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [{ attacker: one, defender: player(bob) }] });
    table.answer(order(...table.state.waiting.map(({ id }) => id)));
    expect(triggers(table)).toEqual({ Orc: 1, Banner: 1 });
    expect([table.stack.length, table.asked]).toEqual([2, 'priority 0']);
  });

  test('the beginning of a step: of whose turn', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    for (const whose of ['you', 'each opponent', 'each player'] as const) {
      p.battlefield(bob, watching(whose, triggered(beginningOf('end', whose), gainLife(1))));
    }
    const table = new Table(p);
    table.passUntil('end');
    table.answer(order(...table.state.waiting.map(({ id }) => id)));
    expect(triggers(table)).toEqual({ 'each opponent': 1, 'each player': 1 });
  });

  test('whenever a spell is cast: by whom, and which', () => {
    const p = position();
    for (const who of ['you', 'an opponent', 'any player'] as const) {
      p.battlefield(bob, watching(who, triggered(casts(who, not(creatures)), gainLife(1))));
    }
    const card = p.hand(alice, balm);
    const beast = p.hand(alice, creature('Free', '{0}', ['Cat'], 1, 1));
    const table = new Table(p);
    table.cast(beast);
    expect(triggers(table)).toEqual({});
    table.cast(card);
    expect(table.asked).toBe('order triggers 1');
    expect(triggers(table)).toEqual({ 'an opponent': 1, 'any player': 1 });
  });

  test('CR 603.2f: “becomes tapped” when it was untapped, not when it enters tapped', () => {
    const p = position();
    p.battlefield(
      alice,
      watching('Tapper', triggered({ on: 'becomes tapped', what: { is: 'permanent' } }, gainLife(1))),
    );
    const rock = p.battlefield(alice, artifact('Rock', '{1}', [], activated([cost.tap], gainLife(0))));
    const back: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'battlefield', tapped: true } };
    p.graveyard(alice, bear);
    const card = p.hand(alice, doing(back));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({});
    table.activate(rock);
    expect(triggers(table)).toEqual({ Tapper: 1 });
  });

  test('damage, life and counters: how much it was is what the text means by it', () => {
    const p = position();
    p.battlefield(bob, watching('Hurt', triggered({ on: 'loses life', who: 'you' }, gainLife(thatMuch))));
    const card = p.hand(alice, doing(dealDamage(3, { players: 'each opponent' })));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect([table.life(bob), triggers(table)]).toEqual([20, { Hurt: 1 }]);
  });

  test('CR 122.6: counters put on a permanent, and those that it enters with', () => {
    const p = position(pools('G'));
    p.battlefield(
      alice,
      watching(
        'Counter',
        triggered({ on: 'counters are put', what: creatures, counter: '+1/+1', atLeast: 2 }, gainLife(thatMuch)),
      ),
    );
    const hydra = p.hand(alice, creature('Hydra', '{G}', ['Hydra'], 0, 0, entersWithCounters('+1/+1', 2)));
    const grow = (count: number) => p.hand(alice, doing(putCounters('+1/+1', each(creatures), count)));
    const [few, many] = [grow(1), grow(3)];
    const table = new Table(p);
    table.cast(hydra, pay);
    table.passAll();
    expect(triggers(table)).toEqual({ Counter: 1 });
    table.passAll();
    table.cast(few);
    table.passAll();
    expect(triggers(table)).toEqual({ Counter: 1 });
    table.cast(many);
    table.passAll();
    expect(triggers(table)).toEqual({ Counter: 2 });
    table.passAll();
    expect(table.life(alice)).toBe(25);
  });

  test('CR 603.2g, 603.2h: an event that is replaced or prevented triggers nothing', () => {
    const p = position();
    const exiled = {
      static: 'replacement',
      replacement: { would: 'die', what: creatures, instead: { do: 'exile' } },
    } as const;
    p.battlefield(bob, watching('Void', { kind: 'static', effects: [exiled] }));
    p.battlefield(
      alice,
      creature('Martyr', '{W}', ['Cat'], 1, 1, whenThisDies(gainLife(1)), triggered(leaves(itself), gainLife(7))),
    );
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.stack).toHaveLength(1);
    table.passAll();
    expect(table.life(alice)).toBe(27);
  });

  test('once each turn', () => {
    const p = position();
    p.battlefield(alice, watching('Shy', { ...triggered(enters(creatures), gainLife(1)), oncePerTurn: true }));
    const card = p.hand(alice, doing(create(3, creatureToken(1, 1, ['G'], ['Elf']))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({ Shy: 1 });
  });
});

describe('becoming a target', () => {
  const warded = creature('Warded', '{U}', ['Cat'], 2, 2, {
    kind: 'keyword',
    keyword: 'ward',
    cost: [cost.payLife(3)],
  });

  test('CR 702.21a: ward triggers as the target is chosen', () => {
    const p = position();
    const one = p.battlefield(bob, warded);
    const card = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(card, select(one));
    expect(table.stack).toEqual(['Zap', 'ability of Warded']);
  });

  test('also of an ability that goes on the stack after its controller’s own would have', () => {
    const p = position((state) => {
      state.activePlayer = state.priority = bob;
    });
    const one = p.battlefield(bob, warded);
    p.battlefield(
      alice,
      watching('Sniper', triggered(casts('an opponent', { is: 'spell' }), target.one(creatures), dealDamage(1))),
    );
    const card = p.hand(bob, balm);
    const table = new Table(p);
    table.cast(card);
    expect(table.stack).toEqual(['Balm', 'ability of Sniper', 'ability of Warded']);
    expect(table.now(one).zone).toBe('battlefield');
  });
});
