import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creature,
  gainLife,
  instant,
  spell,
  staticAbility,
  type CombatPoint,
  type Condition,
  type Step,
} from '@stacktrail/card-tree';
import { attackWith, alice, bob, position, Table } from '@stacktrail/test-kit';

const hasty = creature('Raider', '{R}', [], 1, 1);

function only(condition: Condition) {
  return instant('Timed', '', spell(gainLife(1)), staticAbility({ static: 'cast this only', if: condition }));
}

const at = (is: 'before' | 'after', point: CombatPoint, thisCombat?: true): Condition => ({
  if: 'combat point',
  is,
  point,
  ...(thisCombat && { thisCombat }),
});

/** Whether a card that says so can be cast once these steps of the turn have begun. */
function castable(condition: Condition, begun: readonly Step[], isAttacking = true): boolean {
  const p = position((state) => {
    state.begun = begun;
    state.step = begun.at(-1)!;
    if (isAttacking)
      state.combat = {
        attackers: [],
        firstStrikers: null,
        removed: [],
        bands: [],
        attacked: [],
        obliged: [],
        former: [],
      };
  });
  const card = p.hand(alice, only(condition));
  return new Table(p).options(card).length > 0;
}

const main: readonly Step[] = ['untap', 'upkeep', 'draw', 'precombat main'];
const toAttack: readonly Step[] = [...main, 'beginning of combat', 'declare attackers'];
const toBlock: readonly Step[] = [...toAttack, 'declare blockers'];
const over: readonly Step[] = [...toBlock, 'combat damage', 'end of combat', 'postcombat main'];
const again: readonly Step[] = [...over, 'beginning of combat'];

describe('the first combat phase of the turn', () => {
  const combat: readonly Step[] = ['beginning of combat', 'declare attackers', 'combat damage', 'end of combat'];

  test('CR 500.8: a combat phase that was added is another one than the first', () => {
    const first: Condition = { if: 'during', steps: combat, first: true };
    expect([main, toAttack, over, again].map((begun) => castable(first, begun))).toEqual([false, true, false, false]);
  });
});

describe('CR 506.7: times before and after points of combat', () => {
  test('CR 506.7a: before attackers are declared: until the declare attackers step begins; after: from then on', () => {
    const before = at('before', 'attackers are declared');
    expect(
      [main, [...main, 'beginning of combat' as const], toAttack, over].map((begun) => castable(before, begun)),
    ).toEqual([true, true, false, false]);
    const after = at('after', 'attackers are declared');
    expect([main, toAttack, over].map((begun) => castable(after, begun))).toEqual([false, true, true]);
  });

  test('CR 506.7b: the same of blockers, whether or not there are any', () => {
    const before = at('before', 'blockers are declared');
    expect([toAttack, toBlock].map((begun) => castable(before, begun))).toEqual([true, false]);
    expect([toAttack, toBlock].map((begun) => castable(at('after', 'blockers are declared'), begun))).toEqual([
      false,
      true,
    ]);
  });

  test('CR 506.7c: during combat, in whichever combat phase of the turn', () => {
    const condition = at('before', 'blockers are declared', true);
    expect([main, toAttack, over, again].map((begun) => castable(condition, begun))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('CR 506.7d: else only before or after the point of the first combat phase', () => {
    const before = at('before', 'blockers are declared');
    expect([toAttack, again].map((begun) => castable(before, begun))).toEqual([true, false]);
    expect(castable(at('after', 'combat'), again)).toBe(true);
    expect(castable(at('before', 'combat'), again)).toBe(false);
  });

  test('CR 506.7e: where the steps are skipped, only until the declare attackers step ends', () => {
    const before = at('before', 'combat damage step');
    expect(castable(before, toAttack, false)).toBe(true);
    expect(castable(before, [...toAttack, 'end of combat'], false)).toBe(false);
  });

  test('CR 506.7e: where the combat phase is skipped, only until the precombat main phase ends', () => {
    const before = at('before', 'blockers are declared');
    expect(castable(before, main)).toBe(true);
    expect(castable(before, [...main, 'postcombat main'])).toBe(false);
  });

  test('CR 506.7f: during combat after blockers are declared: never where that step is skipped', () => {
    const after = at('after', 'blockers are declared', true);
    expect(castable(after, [...toAttack, 'end of combat'], false)).toBe(false);
    expect(castable(after, [...toBlock, 'combat damage'])).toBe(true);
  });

  test('CR 506.7g: the same of abilities that may be activated at such times', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
      state.begun = [...main, 'beginning of combat'];
    });
    const attacker = p.battlefield(alice, hasty);
    const horn = p.battlefield(
      alice,
      artifact('Horn', '{1}', [], {
        ...activated([], gainLife(1)),
        onlyIf: at('before', 'attackers are declared'),
      }),
    );
    const table = new Table(p);
    expect(table.options(horn)).toHaveLength(1);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    expect(table.options(horn)).toEqual([]);
  });

  test('CR 506.7: the answer says why', () => {
    const p = position();
    const card = p.hand(alice, only(at('after', 'combat')));
    expect(() => new Table(p).cast(card)).toThrow('506.7');
  });
});
