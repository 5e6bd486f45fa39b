import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import {
  always,
  creature,
  inCombat,
  keywords,
  obeys,
  thisObject,
  type CardDefinition,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import { combatEffects } from '@stacktrail/characteristics';
import type { Block, ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { alice, bob, position, Battle, body } from '@stacktrail/test-kit';
import { blockViolation } from '../../src/turn/combat/block-legality.js';
import { legalBlockers, mostAttackers } from '../../src/turn/combat/block-options.js';
import { requiredBlocks } from '../../src/turn/combat/required-blocks.js';

function blockerCard(flies: boolean, must: boolean, wide: boolean): CardDefinition {
  const rules = [
    ...(must ? [inCombat({ rule: 'blocks if able' })] : []),
    ...(wide ? [obeys('can block an additional creature')] : []),
  ];
  const text = [...(flies ? keywords('flying') : []), ...(rules.length > 0 ? [always(thisObject, ...rules)] : [])];
  return creature('Blocker', '{W}', [], 1, 1, ...text);
}

interface Setting {
  readonly attackers: readonly (readonly PlainKeyword[])[];
  readonly blockers: readonly (readonly [flies: boolean, must: boolean, wide: boolean])[];
}

function blocksIn({ attackers, blockers }: Setting): GameState {
  const p = position();
  const attacking = attackers.map((text) => p.battlefield(alice, body(1, 1, ...text)));
  for (const blocker of blockers) p.battlefield(bob, blockerCard(...blocker));
  const battle = new Battle(p);
  battle.attack(...attacking);
  battle.begin('declare blockers');
  return battle.game.state;
}

/** All declarations that no single blocker’s options rule out. */
function* declarations(state: GameState): Generator<readonly Block[]> {
  const options = legalBlockers(state, bob).map(({ object, attackers }): readonly (readonly ObjectId[])[] => {
    const pairs = attackers.flatMap((one, i) => attackers.slice(i + 1).map((two) => [one, two]));
    return [
      [],
      ...attackers.map((attacker) => [attacker]),
      ...(mostAttackers(state, objectOf(state, object)) > 1 ? pairs : []),
    ];
  });
  const blockers = legalBlockers(state, bob).map(({ object }) => object);
  function* from(i: number, blocks: readonly Block[]): Generator<readonly Block[]> {
    if (i === blockers.length) yield blocks;
    else
      for (const chosen of options[i]!)
        yield* from(i + 1, [...blocks, ...chosen.map((attacker) => ({ blocker: blockers[i]!, attacker }))]);
  }
  yield* from(0, []);
}

const mustBlock = (state: GameState, id: ObjectId): boolean =>
  combatEffects(state, objectOf(state, id), 'blocks if able').length > 0;

function obeyed(state: GameState, blocks: readonly Block[]): number {
  return new Set(blocks.map((block) => block.blocker).filter((blocker) => mustBlock(state, blocker))).size;
}

/** Whether every attacker is blocked by none or as many as it takes (CR 702.111b). */
function obeysRestrictions(state: GameState, blocks: readonly Block[]): boolean {
  return blocks.every(({ attacker }) => {
    const menace = objectOf(state, attacker).printed.keywords.has('menace');
    return !menace || blocks.filter((block) => block.attacker === attacker).length > 1;
  });
}

const setting: fc.Arbitrary<Setting> = fc.record({
  attackers: fc.array(fc.subarray<PlainKeyword>(['menace', 'flying', 'menace']), { minLength: 1, maxLength: 4 }),
  blockers: fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 4 }),
});

describe('CR 509.1c: as many requirements as can be obeyed', () => {
  test('the declaration that obeys most is as good as any, and legal', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const state = blocksIn(given);
        let most = 0;
        for (const blocks of declarations(state)) {
          if (obeysRestrictions(state, blocks)) most = Math.max(most, obeyed(state, blocks));
        }
        const found = requiredBlocks(state, bob);
        expect(obeyed(state, found)).toBe(most);
        expect(blockViolation(state, bob, found)).toBeNull();
        for (const blocks of declarations(state)) {
          const legal = obeysRestrictions(state, blocks) && obeyed(state, blocks) === most;
          expect(blockViolation(state, bob, blocks) === null).toBe(legal);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a crowd of creatures with menace against a crowd that must block is judged at once', () => {
    const attackers = Array.from({ length: 30 }, (): readonly PlainKeyword[] => ['menace']);
    const blockers = Array.from({ length: 31 }, () => [false, true, false] as const);
    const state = blocksIn({ attackers, blockers });
    expect(obeyed(state, requiredBlocks(state, bob))).toBe(31);
  });
});
