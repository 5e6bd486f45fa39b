import { describe, expect, test } from '@jest/globals';
import { artifact, gets } from '@stacktrail/card-tree';
import { alice, bob, position, factsOf, run, Battle, body } from '@stacktrail/test-kit';
import { declareBlockers } from '../../src/turn/combat/declare-blockers.js';
import { dealCombatDamage } from '../../src/turn/combat/combat-damage.js';
import { endCombat } from '../../src/turn/combat/end-of-combat.js';
import { settleCombat } from '../../src/changes/removal-from-combat.js';

const bear = body(2, 2);

describe('the end of combat', () => {
  test('CR 511.3: all creatures leave combat, CR 511.2: and effects until end of combat end', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const short = p.effect({ objects: [attacker], changes: [gets(1, 1)], duration: 'until end of combat' });
    p.effect({ objects: [attacker], changes: [gets(1, 1)], duration: 'this turn' });
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.begin('end of combat');
    endCombat(battle.game);
    expect(battle.game.state.combat).toBeNull();
    const ended = factsOf(battle.game.batch, 'EffectEnded');
    expect(ended.map(({ rule, data }) => [rule, data.effect])).toEqual([['511.2', short]]);
  });

  test('CR 508.8: without attackers nothing happens in the steps of combat', () => {
    const battle = new Battle(position());
    const { game } = battle;
    expect(run(game, declareBlockers(game)).facts).toEqual([]);
    expect(run(game, dealCombatDamage(game)).facts).toEqual([]);
    endCombat(game);
    expect(game.action).toEqual([]);
  });
});

describe('CR 506.4: removal from combat', () => {
  test('an attacker that stops being a creature leaves combat', () => {
    const p = position();
    const attacker = p.battlefield(alice, artifact('Vehicle', '{2}', []));
    p.battlefield(bob, bear);
    p.effect({
      objects: [attacker],
      changes: [{ change: 'add types', types: ['Creature'], subtypes: [] }],
      duration: 'this turn',
    });
    const battle = new Battle(p);
    battle.attack(attacker);
    settleCombat(battle.game);
    expect(battle.game.state.combat?.attackers).toHaveLength(1);
    battle.game.emit('EffectEnded', { effect: 1 }, { rule: '514.2' });
    settleCombat(battle.game);
    expect(battle.game.state.combat?.attackers).toEqual([]);
    expect(factsOf(battle.game.batch, 'RemovedFromCombat').map(({ rule }) => rule)).toEqual(['506.4']);
  });

  test('without its blocker, what it blocked stays blocked (CR 509.1h)', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, bear);
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.block([blocker, attacker]);
    battle.game.emit('RemovedFromCombat', { object: blocker }, { rule: '506.4' });
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(20);
  });
});
