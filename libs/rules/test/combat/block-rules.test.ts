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
  keywords,
  staticAbility,
  thisObject,
  type CardDefinition,
  type CombatRule,
  type Filter,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { pay, player, alice, bob, position, type Position, Table, Battle, bear } from '@stacktrail/test-kit';
import { blockViolation } from '../../src/turn/combat/block-legality.js';
import { requiredBlocks } from '../../src/turn/combat/required-blocks.js';

const ruled = (...rules: readonly CombatRule[]): CardDefinition =>
  creature('Ruled', '{1}', [], 2, 2, always(thisObject, ...rules.map(inCombat)));
const keyed = (...names: readonly PlainKeyword[]) => creature('Keyed', '{1}', [], 2, 2, keywords(...names));
const flying = { is: 'keyword', keyword: 'flying' } as const;
const mustBlock: CombatRule = { rule: 'blocks if able' };

/** Alice attacks with all her creatures; what rule each of these declarations of Bob's breaks. */
function broken(
  p: Position,
  attackers: readonly ObjectId[],
  ...declarations: readonly (readonly (readonly [ObjectId, ObjectId])[])[]
): readonly (string | null)[] {
  const battle = new Battle(p);
  battle.attack(...attackers);
  battle.begin('declare blockers');
  return declarations.map(
    (pairs) =>
      blockViolation(
        battle.game.state,
        bob,
        pairs.map(([blocker, attacker]) => ({ blocker, attacker })),
      )?.rule ?? null,
  );
}

describe('CR 509.1c: requirements of a whole turn', () => {
  test('CR 509.1c: before it has blocked or been blocked this turn they are as any others', () => {
    const p = position();
    const chased = p.battlefield(alice, ruled({ rule: 'must be blocked', once: true }));
    const other = p.battlefield(alice, bear);
    const [eager, idle] = [p.battlefield(bob, ruled({ rule: 'blocks if able', once: true })), p.battlefield(bob, bear)];
    expect(
      broken(
        p,
        [chased, other],
        [],
        [[idle, chased]],
        [[eager, chased]],
        [
          [eager, other],
          [idle, chased],
        ],
      ),
    ).toEqual(['509.1c', '509.1c', null, null]);
  });
});

describe('CR 509.1b: restrictions', () => {
  test('CR 509.1b: can’t be blocked by some, except by some', () => {
    const p = position();
    const small = { is: 'power', compare: 'at most', to: 2 } as const;
    const shy = p.battlefield(alice, ruled({ rule: "can't be blocked", by: small }));
    const high = p.battlefield(alice, ruled({ rule: "can't be blocked", except: flying }));
    const [two, three, bird] = [
      p.battlefield(bob, bear),
      p.battlefield(bob, creature('Ox', '{2}', [], 3, 3)),
      p.battlefield(bob, keyed('flying')),
    ];
    expect(broken(p, [shy, high], [[two, shy]], [[three, shy]], [[three, high]], [[bird, high]])).toEqual([
      '509.1b',
      null,
      '509.1b',
      null,
    ]);
  });

  test('CR 509.1b: creatures that can’t block the object whose text says so', () => {
    const p = position();
    const whole: Filter = { is: 'one of', objects: { objects: 'this', called: 'it' } };
    const rules = ([{ is: 'this' }, whole] as const).map((what) =>
      creature('Feared', '{1}', [], 2, 2, always(each(creatures), inCombat({ rule: "can't block", what }))),
    );
    const [first, second] = rules.map((card) => p.battlefield(alice, card));
    const [other, blocker] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    expect(broken(p, [first!, second!, other], [[blocker, first!]], [[blocker, second!]], [[blocker, other]])).toEqual([
      '509.1b',
      '509.1b',
      null,
    ]);
  });

  test('CR 509.1b: a creature that can’t block certain creatures', () => {
    const p = position();
    const [bird, ground] = [p.battlefield(alice, keyed('flying')), p.battlefield(alice, bear)];
    const shunner = p.battlefield(
      bob,
      creature(
        'Spider',
        '{1}',
        [],
        1,
        1,
        keywords('reach'),
        always(thisObject, inCombat({ rule: "can't block", what: flying })),
      ),
    );
    expect(broken(p, [bird, ground], [[shunner, bird]], [[shunner, ground]])).toEqual(['509.1b', null]);
  });

  test('CR 509.1b example: flying and shadow are cumulative', () => {
    const p = position();
    const attacker = p.battlefield(alice, keyed('flying', 'shadow'));
    const [bird, ghost] = [p.battlefield(bob, keyed('flying')), p.battlefield(bob, keyed('flying', 'shadow'))];
    expect(broken(p, [attacker], [[bird, attacker]], [[ghost, attacker]])).toEqual(['702.28b', null]);
  });

  test('CR 509.1b: by three or more, by no more than one, no more than one blocks at all, not alone', () => {
    const p = position();
    const [three, one, plain] = [
      p.battlefield(alice, ruled({ rule: 'blocked by at least', count: 3 })),
      p.battlefield(alice, ruled({ rule: 'blocked by at most', count: 1 })),
      p.battlefield(alice, bear),
    ];
    const [a, b, c] = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const shy = p.battlefield(bob, ruled({ rule: 'blocks only with', others: { is: 'anything' }, count: 1 }));
    expect(
      broken(
        p,
        [three, one, plain],
        [
          [a, three],
          [b, three],
        ],
        [
          [a, three],
          [b, three],
          [c, three],
        ],
        [
          [a, one],
          [b, one],
        ],
        [[a, one]],
        [[shy, plain]],
        [
          [shy, plain],
          [a, plain],
        ],
      ),
    ).toEqual(['509.1b', null, '509.1b', null, '509.1b', null]);
    p.battlefield(alice, enchantment('Rule', '{1}', [], staticAbility({ static: 'block limit', count: 1 })));
    expect(
      broken(
        p,
        [plain],
        [
          [a, plain],
          [b, plain],
        ],
        [[a, plain]],
      ),
    ).toEqual(['509.1b', null]);
  });

  test('CR 509.1a: a creature that can block more, or any number', () => {
    const p = position();
    const attackers = [1, 2, 3, 4].map(() => p.battlefield(alice, bear));
    const three = p.battlefield(bob, ruled({ rule: 'can block additional', count: 2 }));
    const all = p.battlefield(bob, ruled({ rule: 'can block additional', count: 'any number' }));
    const blocksAll = (id: ObjectId, count: number) => attackers.slice(0, count).map((to) => [id, to] as const);
    expect(broken(p, attackers, blocksAll(three, 3), blocksAll(three, 4), blocksAll(all, 4))).toEqual([
      null,
      '509.1a',
      null,
    ]);
  });
});

describe('CR 509.1c: requirements', () => {
  test('CR 509.1c example: beside a creature that blocks if able another must block the creature with menace', () => {
    const p = position();
    const attacker = p.battlefield(alice, keyed('menace'));
    const must = p.battlefield(bob, ruled(mustBlock));
    const other = p.battlefield(bob, bear);
    expect(
      broken(
        p,
        [attacker],
        [
          [must, attacker],
          [other, attacker],
        ],
        [[must, attacker]],
        [[other, attacker]],
        [],
      ),
    ).toEqual([null, '702.111b', '702.111b', '509.1c']);
  });

  test('CR 509.1c: an attacker that must be blocked is blocked by one creature at least', () => {
    const p = position();
    const lure = p.battlefield(alice, ruled({ rule: 'must be blocked' }));
    const plain = p.battlefield(alice, bear);
    const [a, b] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    expect(
      broken(
        p,
        [lure, plain],
        [],
        [[a, plain]],
        [[b, lure]],
        [
          [a, lure],
          [b, plain],
        ],
      ),
    ).toEqual(['509.1c', '509.1c', null, null]);
  });

  test('CR 509.1c: all creatures able to block it do so', () => {
    const p = position();
    const lure = p.battlefield(alice, ruled({ rule: 'must be blocked by all' }));
    const plain = p.battlefield(alice, bear);
    const [a, b] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    p.battlefield(bob, bear, { tapped: true });
    expect(
      broken(
        p,
        [lure, plain],
        [[a, lure]],
        [
          [a, lure],
          [b, plain],
        ],
        [
          [a, lure],
          [b, lure],
        ],
      ),
    ).toEqual(['509.1c', '509.1c', null]);
  });

  test('CR 509.1c: of two lures a creature can block only one, and may choose which', () => {
    const p = position();
    const [one, two] = [1, 2].map(() => p.battlefield(alice, ruled({ rule: 'must be blocked by all' })));
    const a = p.battlefield(bob, bear);
    expect(broken(p, [one!, two!], [], [[a, one!]], [[a, two!]])).toEqual(['509.1c', null, null]);
  });

  test('CR 509.1c: requirements are counted: a creature goes where it obeys two', () => {
    const p = position();
    const lure = p.battlefield(alice, ruled({ rule: 'must be blocked by all' }));
    const plain = p.battlefield(alice, bear);
    const must = p.battlefield(bob, ruled(mustBlock));
    expect(broken(p, [lure, plain], [[must, plain]], [[must, lure]])).toEqual(['509.1c', null]);
  });

  test('CR 509.1c: the maximum is found on a large board at once', () => {
    const p = position();
    const attackers = [...Array(12)].map((_, i) =>
      p.battlefield(alice, i % 3 === 0 ? ruled({ rule: 'must be blocked' }) : keyed('menace')),
    );
    for (let i = 0; i < 20; i++) p.battlefield(bob, i % 2 === 0 ? ruled(mustBlock) : bear);
    const battle = new Battle(p);
    battle.attack(...attackers);
    battle.begin('declare blockers');
    const blocks = requiredBlocks(battle.game.state, bob);
    expect(blockViolation(battle.game.state, bob, blocks)).toBeNull();
    expect(new Set(blocks.map(({ blocker }) => blocker)).size).toBeGreaterThanOrEqual(10);
    expect(blockViolation(battle.game.state, bob, blocks.slice(1))?.rule).toMatch(/^(509\.1c|702\.111b)$/);
  });

  test('CR 509.1d, 509.1e, 509.1f, 509.1g: a cost to block is paid, and nobody has to pay it', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, ruled({ rule: 'must be blocked' }));
    const blocker = p.battlefield(bob, bear);
    const source = p.battlefield(bob, artifact('Source', '{1}', [], activated([cost.tap], addMana(['C']))));
    p.battlefield(
      alice,
      enchantment(
        'Rule',
        '{1}',
        [],
        always(each(creatures), inCombat({ rule: 'block cost', cost: [cost.mana('{1}')] })),
      ),
    );
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    table.passAll();
    const block = { form: 'block', blocks: [{ blocker, attacker }] } as const;
    table.answers(block, pay);
    expect([table.reversed?.rule, table.asked]).toEqual(['509.1f', 'declare blockers 1']);
    table.answers(block, table.use(source), pay);
    expect(table.of('ManaSpent').map(({ rule }) => rule)).toEqual(['509.1f']);
    expect(table.state.combat?.attackers[0]?.blockers).toEqual([blocker]);
  });
});
