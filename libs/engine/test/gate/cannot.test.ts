import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  creatures,
  dealDamage,
  each,
  eachPlayer,
  enchantment,
  gainLife,
  instant,
  preventDamage,
  sorcery,
  spell,
  staticAbility,
  target,
  type Amount,
  type Effect,
  type Filter,
  type Replacement,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { select, bear, gameAt, alice, bob, position, factsOf, run, Table } from '@stacktrail/test-kit';
import type { DamageOccurrence } from '../../src/game/occurrence.js';
import { perform } from '../../src/gate/perform.js';

const everyone = { players: 'each player' } as const;

describe('CR 602.5: abilities that can’t be activated', () => {
  const battlefield: Filter = { is: 'in zone', zone: 'battlefield' };
  const filter: Filter = { is: 'all', of: [{ is: 'type', type: 'Artifact' }, battlefield] };
  const orb = artifact('Orb', '{1}', [], activated([cost.tap], gainLife(1)), activated([cost.tap], addMana(['C'])));
  const offered = (what: 'activate abilities' | 'activate nonmana abilities') => {
    const p = position();
    p.battlefield(
      bob,
      enchantment('Law', '{1}', [], staticAbility({ static: "players can't", who: 'any player', what, filter })),
    );
    const id = p.battlefield(alice, orb);
    const table = new Table(p);
    return table.options(id).length;
  };

  test('all of them, or all but mana abilities', () => {
    expect([offered('activate abilities'), offered('activate nonmana abilities')]).toEqual([0, 1]);
  });

  test('an attempt is told why', () => {
    const p = position();
    const what = 'activate nonmana abilities';
    p.battlefield(
      bob,
      enchantment('Law', '{1}', [], staticAbility({ static: "players can't", who: 'any player', what, filter })),
    );
    const id = p.battlefield(alice, orb);
    const table = new Table(p);
    expect(() => table.answer(table.use(id))).toThrow(/602\.5/);
  });
});

describe('CR 615.12: damage can’t be prevented this turn', () => {
  test('a shield keeps what it has', () => {
    const p = position();
    const free: Effect = { do: 'prohibit', who: everyone, what: 'prevent damage', until: 'this turn' };
    const shield = p.hand(alice, instant('Shield', '', spell(target.any(), preventDamage(5))));
    const fire = p.hand(alice, instant('Fire', '', spell(free, dealDamage(2, eachPlayer))));
    const table = new Table(p);
    table.cast(shield, select({ is: 'player', id: alice }));
    table.passAll();
    table.cast(fire);
    table.passAll();
    expect([table.life(alice), table.state.shields[0]?.amount]).toEqual([18, 5]);
  });
});

describe('CR 615.1: prevention for the objects that a text named', () => {
  const kept: Filter = { is: 'one of', objects: { objects: 'kept' } };
  const replacement: Replacement = {
    would: 'be dealt damage',
    to: 'anything',
    from: kept,
    instead: { do: 'prevent all' },
  };

  test('all damage that the target would deal this turn', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const calm: Effect = { do: 'replace', replacement, until: 'this turn', keep: target(0) };
    const deal: Effect = { ...dealDamage(1, eachPlayer), source: each(creatures) } as Effect;
    const card = p.hand(alice, instant('Calm', '', spell(target.creature(), calm)));
    const pokes = [one, two].map(() =>
      p.hand(alice, instant('Poke', '', spell(target.creature(), { ...deal, source: target(0) } as Effect))),
    );
    const table = new Table(p);
    table.cast(card, select(one));
    table.passAll();
    table.cast(pokes[0]!, select(one));
    table.passAll();
    const between = table.life(alice);
    table.cast(pokes[1]!, select(two));
    table.passAll();
    expect([between, table.life(alice)]).toEqual([20, 19]);
  });
});

describe('CR 614.6: a creature dealt damage by this', () => {
  const damaged: Filter = {
    is: 'in event',
    event: { on: 'deals damage', what: { is: 'this' }, to: 'permanent' },
    as: 'that object',
  };

  test('is exiled instead of dying, whatever kills it; others die', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const exile: Effect = {
      do: 'replace',
      replacement: { would: 'die', what: { is: 'all', of: [creatures, damaged] }, instead: { do: 'exile' } },
      until: 'this turn',
    };
    const spray = p.hand(alice, instant('Spray', '', spell(target.creature(), dealDamage(1, target(0)), exile)));
    const sweep = p.hand(alice, sorcery('Sweep', '', spell({ do: 'destroy', what: each(creatures) })));
    const table = new Table(p);
    table.cast(spray, select(one));
    table.passAll();
    table.cast(sweep);
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['exile', 'graveyard']);
  });
});

describe('CR 615.13: damage that would be dealt at the same time', () => {
  const counters = (together: boolean) => {
    const p = position();
    const guard: Replacement = {
      would: 'be dealt damage',
      to: { is: 'this' },
      ...(together && { together: true }),
      instead: { do: 'prevent all', then: [gainLife(1), gainLife({ amount: 'that much' })] },
    };
    const phantom = creature(
      'Phantom',
      '{G}',
      ['Spirit'],
      2,
      2,
      staticAbility({ static: 'replacement', replacement: guard }),
    );
    const id = p.battlefield(alice, phantom);
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const game = gameAt(p);
    const damage = (from: ObjectId): DamageOccurrence => ({
      would: 'be dealt damage',
      from,
      to: { is: 'object', id },
      amount: 2,
      combat: true,
    });
    run(game, perform(game, [damage(one), damage(two)], { rule: '510.2' }));
    return [game.state.players[alice]?.life, factsOf(game.action, 'OccurrenceReplaced').length];
  };

  test('is one event for a text that says so, and one a source for another', () => {
    expect([counters(true), counters(false)]).toEqual([
      [20 + 1 + 4, 1],
      [20 + 2 + 4, 2],
    ]);
  });
});

describe('CR 615.13: abilities that trigger when damage is prevented', () => {
  /** Damage of two sources at once would be dealt to Alice's creature, whose prevented damage triggers something. */
  function triggers(amounts: readonly number[], unpreventable?: true): readonly number[] {
    const much: Amount = { amount: 'that much' };
    const reflexive: Effect = {
      do: 'reflexive trigger',
      ability: { kind: 'triggered', event: { on: 'when you do' }, modes: [{ targets: [], effects: [gainLife(much)] }] },
      amount: much,
    };
    const guard: Replacement = {
      would: 'be dealt damage',
      to: { is: 'this' },
      together: true,
      instead: {
        do: 'prevent all',
        then: [
          { do: 'if', condition: { if: 'compare', left: much, compare: 'at least', right: 1 }, then: [reflexive] },
        ],
      },
    };
    const p = position();
    const shield = staticAbility({ static: 'replacement', replacement: guard });
    const id = p.battlefield(alice, creature('Phantom', '{G}', ['Spirit'], 9, 9, shield));
    const sources = amounts.map(() => p.battlefield(bob, bear));
    const game = gameAt(p);
    const damage = sources.map((from, i): DamageOccurrence => {
      const to = { is: 'object', id } as const;
      return {
        would: 'be dealt damage',
        from,
        to,
        amount: amounts[i]!,
        combat: true,
        ...(unpreventable && { unpreventable }),
      };
    });
    run(game, perform(game, damage, { rule: '510.2' }));
    return game.state.waiting.map(({ context }) => context.amount);
  }

  test('CR 615.13: once for all damage that an effect prevents at the same time', () => {
    expect(triggers([2, 3])).toEqual([5]);
    expect(triggers([4])).toEqual([4]);
  });

  test('CR 615.13, 615.12: not where none of it is prevented', () => {
    expect(triggers([2, 3], true)).toEqual([]);
  });
});

describe('CR 101.2: no more than one spell of a kind each turn', () => {
  test('spells of another kind don’t count, and aren’t forbidden', () => {
    const p = position();
    const filter: Filter = { is: 'not', of: creatures };
    const rule = {
      static: "players can't",
      who: 'any player',
      what: 'cast more than one spell a turn',
      filter,
    } as const;
    p.battlefield(bob, enchantment('Law', '{1}', [], staticAbility(rule)));
    const [first, second, third] = ['A', 'B', 'C'].map((name) => p.hand(alice, instant(name, '', spell(gainLife(1)))));
    const cat = p.hand(alice, creature('Cat', '', ['Cat'], 1, 1));
    const table = new Table(p);
    table.cast(cat);
    table.passAll();
    expect(table.options(first!).length).toBe(1);
    table.cast(first!);
    table.passAll();
    expect([table.options(second!).length, table.options(third!).length]).toEqual([0, 0]);
  });
});
