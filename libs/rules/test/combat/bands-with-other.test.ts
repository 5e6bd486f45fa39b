import { expect, test } from '@jest/globals';
import { creature, type Ability, type CardDefinition } from '@stacktrail/card-tree';
import { alice, assign, attackWith, Battle, bob, body, factsOf, position, run, select } from '@stacktrail/test-kit';
import { bandmatesOf } from '../../src/mechanics/bands.js';
import { declareAttackers } from '../../src/turn/combat/declare-attackers.js';

function legend(name: string, ...abilities: readonly Ability[]): CardDefinition {
  const card = creature(name, '', ['Hero'], 2, 2, ...abilities);
  return { ...card, faces: [{ ...card.faces[0], supertypes: ['Legendary'] }] };
}

const banding: Ability = {
  kind: 'keyword',
  keyword: 'bands with other',
  quality: {
    is: 'all',
    of: [
      { is: 'supertype', supertype: 'Legendary' },
      { is: 'type', type: 'Creature' },
    ],
  },
};

function attacking(...cards: readonly CardDefinition[]) {
  const p = position();
  const attackers = cards.map((card) => p.battlefield(alice, card));
  const blocker = p.battlefield(bob, body(4, 4));
  const battle = new Battle(p);
  battle.begin('declare attackers');
  return { attackers, blocker, battle };
}

test('CR 702.22c: one creature with the ability and any number of others of the quality form a band', () => {
  const { attackers, battle } = attacking(legend('One', banding), legend('Two'), legend('Three'), body(1, 1));
  const [one, two, three] = attackers;
  const attack = run(
    battle.game,
    declareAttackers(battle.game),
    attackWith(bob, ...attackers),
    select(one!),
    select(two!, three!),
  );
  expect(factsOf(attack.facts, 'BandsFormed').map(({ data }) => data.bands)).toEqual([[[one, two, three]]]);
  expect(bandmatesOf(battle.game.state, one!)).toEqual([two, three]);
});

test('CR 702.22c: without another creature of the quality nobody is asked', () => {
  const { attackers, battle } = attacking(legend('One', banding), body(1, 1));
  const attack = run(battle.game, declareAttackers(battle.game), attackWith(bob, ...attackers));
  expect(factsOf(attack.facts, 'BandsFormed')).toEqual([]);
});

test('CR 702.22j: the player of two such blockers divides the damage of what they block as they choose', () => {
  const p = position();
  const attacker = p.battlefield(alice, body(2, 2));
  const blockers = [p.battlefield(bob, legend('One', banding)), p.battlefield(bob, legend('Two'))];
  const battle = new Battle(p);
  battle.attack(attacker);
  battle.block(...blockers.map((id) => [id, attacker] as const));
  const { questions } = battle.damage(
    'combat damage',
    assign([attacker, blockers[0]!, 1], [attacker, blockers[1]!, 1]),
  );
  expect(questions.map(({ player }) => player)).toEqual([bob]);
});

test('CR 702.22j: one such blocker beside a creature without the quality changes nothing', () => {
  const p = position();
  const attacker = p.battlefield(alice, body(2, 2));
  const blockers = [p.battlefield(bob, legend('One', banding)), p.battlefield(bob, body(1, 1))];
  const battle = new Battle(p);
  battle.attack(attacker);
  battle.block(...blockers.map((id) => [id, attacker] as const));
  const { questions } = battle.damage(
    'combat damage',
    assign([attacker, blockers[0]!, 1], [attacker, blockers[1]!, 1]),
  );
  expect(questions.map(({ player }) => player)).toEqual([alice]);
});
