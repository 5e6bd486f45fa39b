import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  always,
  artifact,
  cost,
  creature,
  creatures,
  each,
  enchantment,
  inCombat,
  instant,
  keywords,
  obeys,
  spell,
  staticAbility,
  target,
  thisObject,
  type Attacked,
  type CombatRule,
  type PlainKeyword,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { legalAttackers, matches, plainContext } from '@stacktrail/characteristics';
import type { Attack, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { type GameStateRecord, objectOf } from '@stacktrail/game-state';
import {
  act,
  pay,
  pick,
  object,
  player,
  readCard,
  select,
  alice,
  bob,
  position,
  type Details,
  type Position,
  Table,
  bear,
} from '@stacktrail/test-kit';
import { attackViolation } from '../../src/turn/combat/attack-legality.js';
import { requiredAttacks } from '../../src/turn/combat/required-attacks.js';

const carol = 2 as PlayerId;
const with_ = (...rules: readonly CombatRule[]) =>
  creature('Ruled', '{1}', [], 2, 2, always(thisObject, ...rules.map(inCombat)));
const keyed = (...names: readonly PlainKeyword[]) => creature('Keyed', '{1}', [], 2, 2, keywords(...names));
const rule = (...effects: readonly StaticEffect[]) => enchantment('Rule', '{1}', [], staticAbility(...effects));
const onCreatures = (combat: CombatRule) => enchantment('Rule', '{1}', [], always(each(creatures), inCombat(combat)));
const mustAttack: CombatRule = { rule: 'attacks if able' };
const alone: CombatRule = { rule: 'attacks only with', others: { is: 'anything' }, count: 1 };
const you: Attacked = { who: 'you', as: ['player'] };

const attacking = (state: GameStateRecord): void => {
  state.step = 'declare attackers';
};
const at = (...attacks: readonly (readonly [ObjectId, Ref])[]): readonly Attack[] =>
  attacks.map(([attacker, defender]) => ({ attacker, defender }));

/** The rule that a declaration breaks, or `null`. */
function broken(p: Position, ...attacks: readonly (ObjectId | readonly [ObjectId, Ref])[]): string | null {
  const all = attacks.map((one) => (typeof one === 'number' ? ([one, player(bob)] as const) : one));
  return attackViolation(p.state(), at(...all))?.rule ?? null;
}

describe('CR 508.1c: restrictions', () => {
  test('CR 508.1c: a creature can’t attack a player that an effect protects, but can attack another', () => {
    const p = position(attacking, 3);
    const able = p.battlefield(alice, bear);
    p.battlefield(bob, onCreatures({ rule: "can't attack", whom: you }));
    expect(legalAttackers(p.state())).toEqual([{ object: able, defenders: [player(carol)] }]);
    expect(broken(p, [able, player(bob)])).toBe('508.1c');
    expect(broken(p, [able, player(carol)])).toBeNull();
  });

  test('CR 508.1c: “unless” is asked as attackers are declared', () => {
    const lone = with_({
      rule: "can't attack",
      unless: {
        if: 'control',
        who: { players: 'you' },
        filter: { is: 'subtype', subtype: 'Elf' },
        compare: 'at least',
        count: 1,
      },
    });
    const p = position(attacking);
    const id = p.battlefield(alice, lone);
    expect(broken(p, id)).toBe('508.1c');
    p.battlefield(alice, creature('Elf', '{G}', ['Elf'], 1, 1));
    expect(broken(p, id)).toBeNull();
  });

  test('CR 508.1c example: two creatures that can’t attack alone can attack together', () => {
    const p = position(attacking);
    const one = p.battlefield(alice, with_(alone));
    const two = p.battlefield(alice, with_(alone));
    expect(broken(p, one)).toBe('508.1c');
    expect(broken(p, one, two)).toBeNull();
  });

  test('CR 508.1c: a creature may need company of a kind', () => {
    const greater: CombatRule = {
      rule: 'attacks only with',
      others: { is: 'power', compare: 'greater than', to: { amount: 'power', of: { objects: 'that object' } } },
      count: 1,
    };
    const p = position(attacking);
    const small = p.battlefield(alice, with_(greater));
    const same = p.battlefield(alice, bear);
    const big = p.battlefield(alice, creature('Giant', '{4}', [], 4, 4));
    expect(broken(p, small, same)).toBe('508.1c');
    expect(broken(p, small, big)).toBeNull();
  });

  test('CR 802.3a: a limit on attacking one player counts only those who attack that player', () => {
    const p = position(attacking, 3);
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    p.battlefield(bob, rule({ static: 'attack limit', count: 1, whom: you }));
    expect(broken(p, one, two)).toBe('508.1c');
    expect(broken(p, one, [two, player(carol)])).toBeNull();
  });

  test('CR 508.1c: a limit on attacking one planeswalker counts only those who attack that one', () => {
    const p = position(attacking);
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const walker = (name: string, text: string) => {
      const plain = artifact(name, '', []);
      const face = { ...plain.faces[0], types: ['Planeswalker'], subtypes: ['Jace'], loyalty: 3 } as const;
      return object(p.battlefield(bob, readCard({ ...plain, faces: [face] }, text), { counters: { loyalty: 3 } }));
    };
    const limited = walker('Wary', 'No more than one creature can attack Wary each combat.');
    const other = walker('Open', 'Hexproof');
    expect(broken(p, [one, limited], [two, limited])).toBe('508.1c');
    expect(broken(p, [one, limited], [two, other])).toBeNull();
    expect(broken(p, [one, limited], two)).toBeNull();
    expect(broken(p, [one, other], [two, other])).toBeNull();
  });

  test('CR 702.3b, 302.6: as though it had haste or no defender', () => {
    const p = position(attacking);
    const wall = creature('Wall', '{1}', [], 1, 1, keywords('defender'));
    const kept = p.battlefield(alice, wall);
    const fresh: Details = { controlledSince: 3 };
    const freed = p.battlefield(
      alice,
      creature(
        'Gate',
        '{1}',
        [],
        1,
        1,
        keywords('defender'),
        always(thisObject, obeys('can attack as though it had no defender')),
      ),
    );
    const eager = p.battlefield(
      alice,
      creature('Scout', '{1}', [], 1, 1, always(thisObject, obeys('can attack as though it had haste'))),
      fresh,
    );
    expect(broken(p, kept)).toBe('702.3b');
    expect(broken(p, freed, eager)).toBeNull();
  });
});

describe('CR 508.1d: requirements', () => {
  test('CR 508.1d example: with room for one attacker, only the creature that must attack can', () => {
    const p = position(attacking);
    const must = p.battlefield(alice, with_(mustAttack));
    const may = p.battlefield(alice, bear);
    p.battlefield(bob, rule({ static: 'attack limit', count: 1 }));
    expect(broken(p, must)).toBeNull();
    expect([broken(p, may), broken(p, must, may), broken(p)]).toEqual(['508.1d', '508.1c', '508.1d']);
  });

  test('CR 508.1d: a creature that must attack a player doesn’t obey that by attacking another', () => {
    const p = position(attacking, 3);
    const id = p.battlefield(alice, bear);
    p.battlefield(carol, onCreatures({ rule: 'attacks if able', whom: you }));
    expect(broken(p, [id, player(bob)])).toBe('508.1d');
    expect(broken(p, [id, player(carol)])).toBeNull();
  });

  test('CR 611.2c: a lasting effect that names a player keeps to the one that it found as it began', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    }, 3);
    const id = p.battlefield(alice, bear);
    const whom = { who: 'that player', as: ['player'], named: { players: 'target', slot: 1 } } as const;
    const changes = [inCombat({ rule: 'attacks if able', whom, once: true })];
    const it = { objects: 'target', slot: 0 } as const;
    const deed = p.hand(
      alice,
      instant(
        'Deed',
        '',
        spell(target.creature(), target.player(), { do: 'apply', to: it, changes, until: 'this turn' }),
      ),
    );
    const table = new Table(p);
    table.cast(deed, select(player(carol)));
    table.passAll();
    table.passAll();
    const attack = (whom: PlayerId) => table.answer({ form: 'attack', attacks: at([id, player(whom)]) });
    expect(() => attack(bob)).toThrow('508.1d');
    attack(carol);
    expect(table.of('AttackersDeclared')).toHaveLength(1);
  });

  test('CR 701.15b: a goaded creature attacks if able, and another player than who goaded it', () => {
    const goaded = (by: PlayerId): Details => ({
      designations: [{ name: 'goaded', player: by, value: 0, until: null, turn: 3 }],
    });
    const p = position(attacking, 3);
    const id = p.battlefield(alice, bear, goaded(bob));
    expect([broken(p), broken(p, [id, player(bob)]), broken(p, [id, player(carol)])]).toEqual([
      '508.1d',
      '508.1d',
      null,
    ]);
    const two = position(attacking);
    const only = two.battlefield(alice, bear, goaded(bob));
    expect([broken(two), broken(two, only)]).toEqual(['508.1d', null]);
  });

  test('CR 701.15b: what an effect says is goaded is so by the player whose effect it is, as long as that applies', () => {
    const p = position(attacking, 3);
    const id = p.battlefield(alice, bear);
    expect(broken(p)).toBeNull();
    p.battlefield(bob, onCreatures({ rule: 'goaded' }));
    expect([broken(p), broken(p, [id, player(bob)]), broken(p, [id, player(carol)])]).toEqual([
      '508.1d',
      '508.1d',
      null,
    ]);
    const isGoaded = matches(
      p.state(),
      { is: 'designated', as: 'goaded' },
      objectOf(p.state(), id),
      plainContext(alice, id),
    );
    expect(isGoaded).toBe(true);
  });

  test('CR 508.1d: nobody has to pay for a requirement', () => {
    const p = position(attacking);
    const id = p.battlefield(alice, with_(mustAttack));
    p.battlefield(bob, onCreatures({ rule: 'attack cost', cost: [cost.mana('{2}')], whom: you }));
    expect(requiredAttacks(p.state())).toEqual([]);
    expect([broken(p), broken(p, id)]).toEqual([null, null]);
  });

  test('CR 508.1d: a creature that must attack takes the company that it needs along', () => {
    const p = position(attacking);
    const must = p.battlefield(alice, with_(mustAttack, alone));
    expect(broken(p)).toBeNull();
    const other = p.battlefield(alice, bear);
    expect([broken(p), broken(p, must, other)]).toEqual(['508.1d', null]);
  });

  test('CR 508.1d: the maximum is found among many creatures and limits at once', () => {
    const p = position(attacking, 4);
    const requirements = [1, 2, 3].map((seat) => {
      p.battlefield(seat as PlayerId, rule({ static: 'attack limit', count: 2, whom: you }));
      return seat;
    });
    p.battlefield(bob, onCreatures({ rule: 'attacks if able', whom: you }));
    for (let i = 0; i < 30; i++) p.battlefield(alice, i % 2 === 0 ? with_(mustAttack) : bear);
    const required = requiredAttacks(p.state());
    expect(required).toHaveLength(2 * requirements.length);
    expect(required.filter(({ defender }) => defender.id === bob)).toHaveLength(2);
  });
});

describe('CR 508.1g–k: costs', () => {
  const source = artifact('Source', '{1}', [], activated([cost.tap], addMana(['C'])));
  function taxed(): { table: Table; one: ObjectId; two: ObjectId; mana: readonly ObjectId[] } {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, keyed('vigilance'))];
    const mana = [1, 2, 3].map(() => p.battlefield(alice, source));
    p.battlefield(bob, onCreatures({ rule: 'attack cost', cost: [cost.mana('{2}')], whom: you }));
    const table = new Table(p);
    table.passAll();
    return { table, one, two, mana };
  }
  const declare = (...ids: readonly ObjectId[]) =>
    ({ form: 'attack', attacks: ids.map((attacker) => ({ attacker, defender: player(bob) })) }) as const;

  test('CR 508.1f, 508.1i, 508.1j, 508.1k: creatures tap, mana abilities are activated, the cost is paid, then it attacks', () => {
    const { table, one, mana } = taxed();
    table.answer(declare(one));
    expect(table.asked).toBe('activate mana abilities 0');
    expect([table.object(one).tapped, table.state.combat]).toEqual([true, null]);
    table.answers(table.use(mana[0]!), table.use(mana[1]!), pay);
    expect(table.of('ManaSpent').map(({ rule: by }) => by)).toEqual(['508.1j']);
    expect(table.state.combat?.attackers.map(({ object }) => object)).toEqual([one]);
    expect(table.asked).toBe('priority 0');
  });

  test('CR 508.1h: the total is that of all attackers', () => {
    const { table, one, two, mana } = taxed();
    table.answer(declare(one, two));
    table.answers(...mana.map((id) => table.use(id)), pay, ...mana.map(() => pick('reverse')));
    expect(table.reversed?.rule).toBe('508.1j');
  });

  test('CR 508.1, 731.1: a declaration that can’t be paid for is reversed, and attackers are declared anew', () => {
    const { table, one } = taxed();
    table.answers(declare(one), pay);
    expect(table.reversed?.rule).toBe('508.1j');
    expect([table.asked, table.object(one).tapped]).toEqual(['declare attackers 0', false]);
    table.answer(declare());
    expect(table.state.combat).toBeNull();
  });

  test('CR 508.1: a declaration may be taken back while paying', () => {
    const { table, one, mana } = taxed();
    table.answers(declare(one), table.use(mana[0]!), act({ do: 'cancel' }));
    expect(table.asked).toBe('keep mana ability 0');
  });
});

test('CR 508.1d: the declaration that requirements ask for is legal, whatever the restrictions', () => {
  const company: CombatRule = { rule: 'attacks only with', others: { is: 'subtype', subtype: 'Bear' }, count: 1 };
  const kinds = [bear, with_(mustAttack), with_(alone), with_(mustAttack, alone), with_(company, mustAttack)];
  const kind = fc.constantFrom(...kinds, keyed('defender'), with_(mustAttack, { rule: "can't attack", whom: you }));
  const laws = fc.subarray([
    rule({ static: 'attack limit', count: 1 }),
    rule({ static: 'attack limit', count: 2, whom: you }),
    onCreatures({ rule: "can't attack", whom: you }),
  ]);
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 6 }), laws, fc.boolean(), (creatures_, enchantments, three) => {
      const p = position(attacking, three ? 3 : 2);
      for (const card of creatures_) p.battlefield(alice, card);
      for (const law of enchantments) p.battlefield(bob, law);
      const state = p.state();
      expect(attackViolation(state, requiredAttacks(state))).toBeNull();
    }),
    { numRuns: 80 },
  );
});
