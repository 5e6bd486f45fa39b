import { describe, expect, test } from '@jest/globals';
import {
  activated,
  alsoBecomes,
  artifact,
  cost,
  dealDamage,
  gainLife,
  instant,
  spell,
  target,
  untilEndOfTurn,
  type ActivatedAbility,
  type CardDefinition,
} from '@stacktrail/card-tree';
import {
  attackWith,
  blockWith,
  object,
  select,
  bear,
  alice,
  bob,
  position,
  seen,
  type Details,
  Table,
  body,
} from '@stacktrail/test-kit';

const loyal = (change: number): ActivatedAbility => ({
  ...activated(
    [change < 0 ? cost.removeCounters('loyalty', -change) : cost.putCounters('loyalty', change)],
    gainLife(Math.abs(change)),
  ),
  loyalty: true,
});

function walker(
  loyalty: number,
  supertypes: readonly 'Legendary'[] = [],
  subtypes: readonly string[] = ['Jace'],
): CardDefinition {
  const plain = artifact('Walker', '', [], loyal(1), loyal(-2));
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], supertypes, subtypes, loyalty }] };
}
const with3: Details = { counters: { loyalty: 3 } };
const hit = (amount: number) => instant('Hit', '', spell(target.any(), dealDamage(amount)));

describe('CR 306: planeswalkers', () => {
  test('CR 306.1, 306.2: cast at sorcery timing, it enters under its controller’s control', () => {
    const p = position();
    const [mine, theirs] = [p.hand(alice, walker(3)), p.hand(bob, walker(3))];
    const table = new Table(p);
    table.cast(mine);
    expect(table.options(mine)).toEqual([]);
    table.passAll();
    expect([table.now(mine).zone, table.now(mine).controller]).toEqual(['battlefield', alice]);
    table.pass();
    expect(table.options(theirs)).toEqual([]);
  });

  test('CR 306.3: planeswalker types are subtypes of its', () => {
    const p = position();
    const id = p.battlefield(alice, walker(3, [], ['Jace', 'Liliana']), with3);
    expect(seen(p.state(), id).subtypes).toEqual(['Jace', 'Liliana']);
  });

  test('CR 306.4: two of one planeswalker type stay; of two legendary ones with one name, one', () => {
    const p = position();
    p.battlefield(alice, walker(3), with3);
    p.battlefield(alice, { ...walker(4), faces: [{ ...walker(4).faces[0], name: 'Other walker' }] }, with3);
    expect(new Table(p).asked).toBe('priority 0');
    const q = position();
    const [one, other] = [walker(3, ['Legendary']), walker(3, ['Legendary'])].map((card) =>
      q.battlefield(alice, card, with3),
    );
    const table = new Table(q);
    expect(table.question).toMatchObject({ rule: '704.5j', player: alice });
    table.answer(select(one!));
    expect([table.zoneOf(one!), table.zoneOf(other!)]).toEqual(['battlefield', 'graveyard']);
  });

  test('CR 306.5, 306.5a: off the battlefield its loyalty is the number printed; others have none', () => {
    const p = position();
    const [card, other] = [p.hand(alice, walker(4)), p.hand(alice, bear)];
    const table = new Table(p);
    expect([table.object(card).printed.loyalty, table.object(other).printed.loyalty]).toEqual([4, null]);
  });

  test('CR 306.5b, 306.5c: it enters with so many loyalty counters, and they are its loyalty then', () => {
    const p = position();
    const card = p.hand(alice, walker(4));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: 'loyalty', count: 4 }]);
    table.activate(table.now(card).id);
    expect(table.now(card).counters).toEqual([{ kind: 'loyalty', count: 5 }]);
  });

  test('CR 306.5d: one loyalty ability a turn, at sorcery timing', () => {
    const p = position();
    const id = p.battlefield(alice, walker(3), with3);
    const table = new Table(p);
    expect(table.options(id)).toHaveLength(2);
    table.activate(id);
    expect(table.options(id)).toEqual([]);
    table.passAll();
    expect(table.options(id)).toEqual([]);
  });

  test('CR 306.6, 306.8, 306.9: it can be attacked; damage removes loyalty counters; without any it dies', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, body(3, 3));
    const id = p.battlefield(bob, walker(3), with3);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(object(id), attacker));
    table.passUntil('combat damage');
    expect(table.of('CountersRemoved').map(({ data }) => [data.kind, data.count])).toEqual([['loyalty', 3]]);
    expect([table.zoneOf(id), table.of('ObjectMoved').at(-1)?.rule, table.life(bob)]).toEqual([
      'graveyard',
      '704.5i',
      20,
    ]);
  });

  test('CR 306.7: noncombat damage that would be dealt to a player isn’t dealt to their planeswalker', () => {
    const p = position();
    const id = p.battlefield(bob, walker(3), with3);
    const card = p.hand(alice, hit(2));
    const table = new Table(p);
    table.cast(card, select({ is: 'player', id: bob }));
    table.passAll();
    expect([table.life(bob), table.object(id).counters[0]?.count]).toEqual([18, 3]);
  });

  test('CR 306.8: damage of a spell removes as many loyalty counters', () => {
    const p = position();
    const id = p.battlefield(bob, walker(3), with3);
    const card = p.hand(alice, hit(2));
    const table = new Table(p);
    table.cast(card, select(id));
    table.passAll();
    expect([table.zoneOf(id), table.object(id).counters]).toEqual(['battlefield', [{ kind: 'loyalty', count: 1 }]]);
  });
});

describe('CR 506.4d, 506.4e: what is attacked and something else besides', () => {
  const makeCreature = instant(
    'Wake',
    '',
    spell(
      target.permanent(),
      untilEndOfTurn(target(), alsoBecomes(['Creature'], []), {
        change: 'set power and toughness',
        power: 4,
        toughness: 4,
      }),
    ),
  );
  const becomes = (types: readonly ('Creature' | 'Planeswalker' | 'Artifact' | 'Battle')[]) =>
    instant(
      'Change',
      '',
      spell(target.permanent(), untilEndOfTurn(target(), { change: 'set types', types, subtypes: [] })),
    );

  /** A planeswalker of bob's that is a creature is attacked, and blocks another attacker. */
  function attackedBlocker() {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attackers = [p.battlefield(alice, body(1, 1)), p.battlefield(alice, body(1, 1))];
    const id = p.battlefield(bob, walker(3), with3);
    const wake = p.hand(bob, makeCreature);
    const cards = (['Creature', 'Planeswalker', 'Artifact'] as const).map((type) => p.hand(bob, becomes([type])));
    const table = new Table(p);
    table.pass();
    table.cast(wake, select(id));
    table.passAll();
    table.passAll();
    table.answer({
      form: 'attack',
      attacks: [
        { attacker: attackers[0]!, defender: object(id) },
        { attacker: attackers[1]!, defender: { is: 'player', id: bob } },
      ],
    });
    table.passAll();
    table.answer(blockWith([id, attackers[1]!]));
    table.pass();
    return { table, id, cards };
  }

  test('CR 506.4d: no creature any more, it is still attacked; no planeswalker any more, it still blocks', () => {
    const as = [1, 0, 2].map((which) => {
      const { table, id, cards } = attackedBlocker();
      table.cast(cards[which]!, select(id));
      table.passAll();
      const { combat } = table.state;
      return [combat?.attackers.some(({ blockers }) => blockers.includes(id)), combat?.removed.includes(id)];
    });
    expect(as).toEqual([
      [false, false], // a planeswalker alone
      [true, true], // a creature alone
      [false, true],
    ]);
  });
});
