import { describe, expect, test } from '@jest/globals';
import {
  always,
  attached,
  creature,
  gains,
  keywords,
  losesAllAbilities,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { alice, bob, position, assign, Battle, body, gang, player } from '@stacktrail/test-kit';
import { needsFirstStrikeStep } from '../../src/changes/damage-assigners.js';

describe('CR 510.4: first strike and double strike', () => {
  test('CR 702.7b: only creatures with first strike deal damage in the first step, the others in the second', () => {
    const { battle, attacking, blocking } = gang(body(2, 2, 'first strike'), [[body(2, 2)]]);
    expect(needsFirstStrikeStep(battle.game.state)).toBe(true);
    battle.damage('first-strike damage');
    expect([battle.damageOn(attacking), battle.damageOn(blocking[0]!)]).toEqual([0, 2]);
    battle.settle();
    expect(battle.isOnBattlefield(blocking[0]!)).toBe(false);
    battle.damage('combat damage');
    expect(battle.damageOn(attacking)).toBe(0);
  });

  test('CR 510.4: no first strike, no additional step', () => {
    expect(needsFirstStrikeStep(gang(body(2, 2), [[body(2, 2)]]).battle.game.state)).toBe(false);
    expect(needsFirstStrikeStep(gang(body(2, 2), [[body(2, 2, 'first strike')]]).battle.game.state)).toBe(true);
    expect(needsFirstStrikeStep(gang(body(2, 2, 'double strike'), []).battle.game.state)).toBe(true);
  });

  test('CR 702.4b: double strike deals damage in both steps', () => {
    const { battle } = gang(body(2, 2, 'double strike'), []);
    battle.damage('first-strike damage');
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(16);
  });

  test('CR 702.4b: double strike and trample, blocker dead in between', () => {
    const { battle, attacking, blocking } = gang(body(3, 3, 'double strike', 'trample'), [[body(2, 2)]]);
    battle.damage('first-strike damage', assign([attacking, blocking[0]!, 2], [attacking, player(bob), 1]));
    battle.settle();
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(16);
    expect(battle.isOnBattlefield(attacking)).toBe(true);
  });

  /** One attacker whose strike is taken or given between the two steps. */
  function changed(
    attacker: CardDefinition,
    between: 'loses' | 'first strike' | 'double strike',
    ally: CardDefinition,
  ): number {
    const p = position();
    const [one, two] = [p.battlefield(alice, attacker), p.battlefield(alice, ally)];
    const change = between === 'loses' ? losesAllAbilities : gains(keywords(between));
    const changer = p.battlefield(alice, creature('Changer', '{U}', [], 0, 1, always(attached, change)));
    const battle = new Battle(p);
    battle.attack(one, two);
    battle.noBlocks();
    battle.damage('first-strike damage');
    battle.game.emit('Attached', { object: changer, to: one }, { rule: '701.3a' });
    const life = battle.life(bob);
    battle.damage('combat damage');
    return life - battle.life(bob) - (ally.faces[0].abilities.length === 0 ? 1 : 0);
  }

  test('CR 702.4c: without double strike in the second step it deals none there', () => {
    expect(changed(body(3, 3, 'double strike'), 'loses', body(1, 1, 'first strike'))).toBe(0);
  });

  test('CR 702.4d: given double strike after the first step, a first striker deals damage again', () => {
    expect(changed(body(3, 3, 'first strike'), 'double strike', body(1, 1, 'first strike'))).toBe(3);
  });

  test('CR 702.7c: first strike gained or lost after the first step changes nothing', () => {
    expect(changed(body(3, 3), 'first strike', body(1, 1, 'first strike'))).toBe(3);
    expect(changed(body(3, 3, 'first strike'), 'loses', body(1, 1, 'first strike'))).toBe(0);
    expect(changed(body(0, 3, 'first strike'), 'loses', body(1, 1, 'first strike'))).toBe(0);
  });
});
