import { describe, expect, test } from '@jest/globals';
import {
  always,
  artifact,
  creature,
  gainLife,
  keywords,
  obeys,
  thisObject,
  wheneverThisAttacks,
  type CardDefinition,
  type ObjectRule,
} from '@stacktrail/card-tree';
import { legalAttackers } from '@stacktrail/characteristics';
import { gameAt, alice, bob, position, factsOf, run, Battle, body, object, player } from '@stacktrail/test-kit';
import { requiredAttacks } from '../../src/turn/combat/required-attacks.js';
import { declareAttackers } from '../../src/turn/combat/declare-attackers.js';

const bear = body(2, 2);

function obeying(rule: ObjectRule): CardDefinition {
  return creature('Obedient', '{R}', ['Ogre'], 3, 3, always(thisObject, obeys(rule)));
}

const planeswalker: CardDefinition = {
  ...artifact('Walker', '{3}', []),
  faces: [{ ...artifact('Walker', '{3}', []).faces[0], types: ['Planeswalker'], loyalty: 3 }],
};

describe('who can attack', () => {
  test('CR 508.1a: untapped creatures that the active player controls', () => {
    const p = position();
    const able = p.battlefield(alice, bear);
    const tapped = p.battlefield(alice, bear, { tapped: true });
    const other = p.battlefield(bob, bear);
    const relic = p.battlefield(alice, artifact('Relic', '{1}', []));
    const battle = new Battle(p);
    expect(legalAttackers(battle.game.state)).toEqual([{ object: able, defenders: [player(bob)] }]);
    expect(() => new Battle(p).attack(tapped)).toThrow('508.1a');
    expect(() => new Battle(p).attack(other)).toThrow('508.1a');
    expect(() => new Battle(p).attack(relic)).toThrow('506.3');
  });

  test('CR 302.6: a creature that came under control this turn can’t attack, CR 702.10b: unless it has haste', () => {
    const p = position();
    const fresh = p.battlefield(alice, bear, { controlledSince: 3 });
    const hasty = p.battlefield(alice, body(1, 1, 'haste'), { controlledSince: 3 });
    expect(() => new Battle(p).attack(fresh)).toThrow('302.6');
    expect(factsOf(new Battle(p).attack(hasty).facts, 'AttackersDeclared')).toHaveLength(1);
  });

  test('CR 702.3b: a creature with defender can’t attack', () => {
    const p = position();
    const wall = p.battlefield(alice, body(0, 4, 'defender'));
    p.battlefield(alice, bear);
    expect(() => new Battle(p).attack(wall)).toThrow('702.3b');
  });

  test('CR 508.1c: a restriction', () => {
    const p = position();
    const pacified = p.battlefield(alice, obeying("can't attack"));
    p.battlefield(alice, bear);
    expect(() => new Battle(p).attack(pacified)).toThrow('508.1c');
  });

  test('CR 508.1b: each attacks an opponent or a planeswalker of theirs', () => {
    const p = position(undefined, 3);
    const attacker = p.battlefield(alice, bear);
    const walker = p.battlefield(bob, planeswalker);
    const battle = new Battle(p);
    const carol = 2 as typeof bob;
    expect(legalAttackers(battle.game.state)[0]?.defenders).toEqual([player(bob), player(carol), object(walker)]);
    expect(() => new Battle(p).attack([attacker, player(alice)])).toThrow('508.1b');
    expect(() => new Battle(p).attack([attacker, player(bob)], [attacker, player(carol)])).toThrow('508.1b');
    const { facts } = battle.attack([attacker, object(walker)]);
    expect(factsOf(facts, 'AttackersDeclared')[0]?.data.attacks).toEqual([{ attacker, defender: object(walker) }]);
  });
});

describe('requirements', () => {
  test('CR 508.1d: a creature that attacks each combat if able must attack; others may stay', () => {
    const p = position();
    const mad = p.battlefield(alice, obeying('attacks each combat if able'));
    const calm = p.battlefield(alice, bear);
    expect(() => new Battle(p).attack()).toThrow('508.1d');
    expect(() => new Battle(p).attack(calm)).toThrow('508.1d');
    const battle = new Battle(p);
    expect(requiredAttacks(battle.game.state)).toEqual([{ attacker: mad, defender: player(bob) }]);
    battle.attack(mad);
    expect(battle.game.state.combat?.attackers.map((attacker) => attacker.object)).toEqual([mad]);
  });

  test('CR 508.1d: it need not where it can’t', () => {
    const p = position();
    p.battlefield(alice, obeying('attacks each combat if able'), { tapped: true });
    p.battlefield(alice, bear);
    expect(factsOf(new Battle(p).attack().facts, 'AttackersDeclared')).toEqual([]);
  });
});

describe('declaring', () => {
  test('CR 508.1f: attackers are tapped, CR 702.20b: but those with vigilance', () => {
    const p = position();
    const first = p.battlefield(alice, bear);
    const vigilant = p.battlefield(alice, body(2, 2, 'vigilance'));
    const battle = new Battle(p);
    const { facts } = battle.attack(first, vigilant);
    expect(factsOf(facts, 'Tapped').map(({ rule, data }) => [rule, data.object])).toEqual([['508.1f', first]]);
    expect(battle.game.state.combat?.attackers.map(({ object: id }) => id)).toEqual([first, vigilant]);
  });

  test('CR 508.1: what it does follows from the decision', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const { facts } = new Battle(p).attack(attacker);
    const [decision] = factsOf(facts, 'DecisionMade');
    const [declared] = factsOf(facts, 'AttackersDeclared');
    expect(declared?.causes).toEqual([decision?.revision]);
    expect(declared?.player).toBe(alice);
  });

  test('CR 508.1m: abilities that trigger on it trigger', () => {
    const p = position();
    const raider = p.battlefield(alice, creature('Raider', '{R}', [], 2, 1, wheneverThisAttacks(gainLife(1))));
    const { facts } = new Battle(p).attack(raider);
    expect(factsOf(facts, 'AbilityTriggered').map(({ data }) => data.source)).toEqual([raider]);
  });

  test('CR 702.83a: exalted triggers where one creature attacks alone', () => {
    const exalted = creature('Exalted', '{W}', [], 1, 1, keywords('exalted'));
    const p = position();
    const knight = p.battlefield(alice, exalted);
    const other = p.battlefield(alice, bear);
    expect(factsOf(new Battle(p).attack(other).facts, 'AbilityTriggered')).toHaveLength(1);
    expect(factsOf(new Battle(p).attack(other, knight).facts, 'AbilityTriggered')).toHaveLength(0);
  });

  test('CR 508.8: nobody is asked where no creature can attack, and no attack is no fact', () => {
    const p = position();
    p.battlefield(alice, bear, { tapped: true });
    const game = gameAt(p);
    expect(run(game, declareAttackers(game)).facts).toEqual([]);
    const q = position();
    q.battlefield(alice, bear);
    const battle = new Battle(q);
    battle.attack();
    expect(battle.game.state.combat).toBeNull();
  });
});
