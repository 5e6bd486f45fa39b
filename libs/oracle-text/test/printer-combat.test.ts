import { describe } from '@jest/globals';
import {
  activated,
  always,
  cost,
  creatures,
  each,
  inCombat,
  obeys,
  apply,
  gainLife,
  move,
  spell,
  staticAbility,
  target,
  thatObject,
  thisObject,
  triggered,
  whenThisDies,
  you,
  youControlAtLeast,
  yourTurn,
  type CombatRule,
  type Condition,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

const self = (rule: CombatRule) => always(thisObject, inCombat(rule));
const game = (effect: StaticEffect) => staticAbility(effect);
const flying = { is: 'keyword', keyword: 'flying' } as const;

describe('what creatures can and must do in combat', () => {
  prints(aCreature, [
    ["This creature can't attack alone.", self({ rule: 'attacks only with', others: { is: 'anything' }, count: 1 })],
    [
      "This creature can't block unless at least two other creatures also block.",
      self({ rule: 'blocks only with', others: { is: 'anything' }, count: 2 }),
    ],
    [
      "Creatures can't attack you or planeswalkers you control.",
      always(each(creatures), inCombat({ rule: "can't attack", whom: { who: 'you', as: ['player', 'planeswalker'] } })),
    ],
    [
      "Creatures can't attack you unless their controller pays {2}.",
      always(
        each(creatures),
        inCombat({ rule: 'attack cost', cost: [cost.mana('{2}')], whom: { who: 'you', as: ['player'] } }),
      ),
    ],
    ["This creature can't be blocked by more than one creature.", self({ rule: 'blocked by at most', count: 1 })],
    [
      "This creature can't be blocked except by three or more creatures.",
      self({ rule: 'blocked by at least', count: 3 }),
    ],
    ["This creature can't block permanents with flying.", self({ rule: "can't block", what: flying })],
    ["This creature can't be blocked by permanents with flying.", self({ rule: "can't be blocked", by: flying })],
    ['This creature can block any number of creatures.', self({ rule: 'can block additional', count: 'any number' })],
    ['This creature attacks each combat if able.', self({ rule: 'attacks if able' })],
    [
      'This creature attacks a player other than you if able.',
      self({ rule: 'attacks if able', whom: { who: 'not you', as: ['player'] } }),
    ],
    ['This creature must be blocked if able.', self({ rule: 'must be blocked' })],
    [
      'This creature assigns combat damage equal to its toughness rather than its power.',
      always(thisObject, obeys('assigns combat damage equal to its toughness')),
    ],
    [
      'No more than one creature can attack you each combat.',
      game({ static: 'attack limit', count: 1, whom: { who: 'you', as: ['player'] } }),
    ],
    ['No more than one creature can block each combat.', game({ static: 'block limit', count: 1 })],
    [
      'Your maximum hand size is increased by two.',
      game({ static: 'maximum hand size', who: 'you', change: 'add', count: 2 }),
    ],
    [
      "Each opponent's maximum hand size is reduced by one.",
      game({ static: 'maximum hand size', who: 'opponent', change: 'add', count: -1 }),
    ],
    [
      "Each player's maximum hand size is five.",
      game({ static: 'maximum hand size', who: 'any player', change: 'set', count: 5 }),
    ],
    [
      "Players can't untap more than one creature during their untap steps.",
      game({ static: 'untap limit', who: 'any player', filter: creatures, count: 1 }),
    ],
    [
      "Untap all creatures during each other player's untap step.",
      game({ static: "untap in others' untap steps", filter: creatures }),
    ],
  ]);
  prints(aSpell, [
    [
      "Target creature doesn't untap during its controller's next untap step.",
      spell(target.creature(), apply(target(), "through its controller's next untap step", obeys("doesn't untap"))),
    ],
  ]);
});

describe('when something may be cast or activated (CR 506.7)', () => {
  const only = (condition: Condition) => staticAbility({ static: 'cast this only', if: condition });
  const before: Condition = { if: 'combat point', is: 'before', point: 'attackers are declared' };
  const inCombatBefore: Condition = {
    if: 'combat point',
    is: 'before',
    point: 'blockers are declared',
    thisCombat: true,
  };
  prints(aSpell, [
    ['Cast this spell only before attackers are declared.', only(before)],
    [
      'Cast this spell only during your turn, before attackers are declared.',
      only({ if: 'all', of: [yourTurn, before] }),
    ],
    [
      'Cast this spell only before combat or during combat before blockers are declared.',
      only({ if: 'any', of: [{ if: 'combat point', is: 'before', point: 'combat' }, inCombatBefore] }),
    ],
    [
      'Cast this spell only before the combat damage step.',
      only({ if: 'combat point', is: 'before', point: 'combat damage step' }),
    ],
    ['Cast this spell only during your upkeep.', only({ if: 'during', steps: ['upkeep'], whose: you })],
    ['Cast this spell only if you control a creature.', only(youControlAtLeast(1, creatures))],
  ]);
  prints(aCreature, [
    [
      '{T}: You gain 1 life. Activate only before attackers are declared.',
      { ...activated([cost.tap], gainLife(1)), onlyIf: before },
    ],
    [
      'Whenever you attack with two or more permanents with flying, you gain 1 life.',
      triggered({ on: 'player attacks', who: 'you', atLeast: 2, what: flying }, gainLife(1)),
    ],
    ['No more than one creature can attack each turn.', game({ static: 'attack limit', count: 1, per: 'turn' })],
    [
      "When this creature dies, return it to the battlefield tapped and attacking under its owner's control.",
      whenThisDies(move(thatObject, { zone: 'battlefield', tapped: true, attacking: true, control: 'owner' })),
    ],
  ]);
});
