import { describe, expect, test } from '@jest/globals';
import type { CombatRule } from '@stacktrail/card-tree';
import { reading } from './reading.js';

/** The combat rules that a static ability gives. */
function rulesOf(text: string): readonly CombatRule[] {
  const [ability] = reading(text);
  const [effect] = ability?.kind === 'static' ? ability.effects : [];
  if (effect?.static !== 'continuous') throw new Error('that is no continuous effect');
  return effect.changes.flatMap((change) => (change.change === 'combat rule' ? [change.combat] : []));
}

const mana = (...symbols: readonly string[]) => [{ cost: 'mana', mana: symbols }];

describe('CR 508.1h: what an attack costs', () => {
  const whom = { who: 'you', as: ['player'] };

  test('is paid for each attacker, however that is said', () => {
    const plain = { rule: 'attack cost', whom, cost: mana('2') };
    expect(rulesOf("Creatures can't attack you unless their controller pays {2}.")).toEqual([plain]);
    expect(rulesOf("Creatures can't attack you unless their controller pays {2} for each of those creatures.")).toEqual(
      [{ ...plain, said: 'for each of those' }],
    );
    expect(
      rulesOf(
        "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      ),
    ).toEqual([{ ...plain, said: 'for each that is' }]);
  });

  test('CR 107.3c: can be as much as the text says', () => {
    const [rule] = rulesOf(
      "Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the number of lands you control.",
    );
    expect(rule).toMatchObject({ cost: [{ mana: ['X'], x: { amount: 'count' } }] });
  });

  test('is the cost of a block too', () => {
    expect(rulesOf("This creature can't attack or block unless its controller pays {3}.")).toEqual([
      { rule: 'attack cost', cost: mana('3') },
      { rule: 'block cost', cost: mana('3') },
    ]);
  });
});
