import { describe, expect, test } from '@jest/globals';
import {
  always,
  alsoType,
  attached,
  creature,
  enchantment,
  gainLife,
  gains,
  inCombat,
  keywords,
  land,
  obeys,
  protectionFrom,
  thisObject,
  triggered,
  type CardDefinition,
  type KeywordAbility,
  type ObjectRule,
} from '@stacktrail/card-tree';
import { alice, bob, position, factsOf, Battle, body, bodyOf, player } from '@stacktrail/test-kit';
import { blockViolation } from '../../src/turn/combat/block-legality.js';
import { legalBlockers } from '../../src/turn/combat/block-options.js';

const bear = body(2, 2);
const islandwalk: KeywordAbility = { kind: 'keyword', keyword: 'landwalk', landType: 'Island' };

function obeying(...rules: readonly ObjectRule[]): CardDefinition {
  return creature('Obedient', '{R}', ['Ogre'], 3, 3, always(thisObject, ...rules.map(obeys)));
}

/** Whether one creature may block one attacker, or the rule by which it may not. */
function verdict(attacker: CardDefinition, blocker: CardDefinition, ...lands: readonly CardDefinition[]): string {
  const p = position();
  const attacking = p.battlefield(alice, attacker);
  const blocking = p.battlefield(bob, blocker);
  for (const each of lands) p.battlefield(bob, each);
  const battle = new Battle(p);
  battle.attack(attacking);
  const { state } = battle.game;
  const violation = blockViolation(state, bob, [{ blocker: blocking, attacker: attacking }]);
  const options = legalBlockers(state, bob).flatMap((option) => option.attackers);
  expect(options).toEqual(violation === null ? [attacking] : []);
  return violation?.rule ?? 'legal';
}

describe('what can block what', () => {
  const flyer = body(2, 2, 'flying');
  const white = bodyOf('{W}', 2, 2);
  const black = bodyOf('{B}', 2, 2);
  const golem = alsoType('Artifact', bodyOf('{2}', 2, 2));
  const shadow = body(2, 2, 'shadow');
  const island = land('Isle', ['Island']);

  test.each<readonly [string, string, CardDefinition, CardDefinition, string]>([
    ['CR 509.1a', 'a creature blocks another', bear, bear, 'legal'],
    ['CR 509.1b', 'a creature that can’t block', bear, obeying("can't block"), '509.1b'],
    ['CR 509.1b', 'a creature that can’t be blocked', obeying("can't be blocked"), bear, '509.1b'],
    [
      'CR 509.1b',
      'only flyers can block it',
      obeying("can't be blocked except by flying"),
      body(1, 1, 'reach'),
      '509.1b',
    ],
    ['CR 509.1b', 'a flyer can', obeying("can't be blocked except by flying"), flyer, 'legal'],
    ['CR 702.9b', 'flying stops others', flyer, bear, '702.9b'],
    ['CR 702.9b', 'flying doesn’t stop flying', flyer, flyer, 'legal'],
    ['CR 702.9b', 'a flyer can block others', bear, flyer, 'legal'],
    ['CR 702.17b', 'reach blocks flying', flyer, body(1, 3, 'reach'), 'legal'],
    ['CR 702.28b', 'shadow stops others', shadow, bear, '702.28b'],
    ['CR 702.28b', 'shadow can’t block others', bear, shadow, '702.28b'],
    ['CR 702.28b', 'shadow blocks shadow', shadow, shadow, 'legal'],
    ['CR 509.1b', 'evasion abilities add up', body(2, 2, 'flying', 'shadow'), flyer, '702.28b'],
    ['CR 702.36b', 'fear stops others', body(2, 2, 'fear'), white, '702.36b'],
    ['CR 702.36b', 'fear doesn’t stop black creatures', body(2, 2, 'fear'), black, 'legal'],
    ['CR 702.36b', 'fear doesn’t stop artifact creatures', body(2, 2, 'fear'), golem, 'legal'],
    ['CR 702.13b', 'intimidate stops other colors', body(2, 2, 'intimidate'), white, '702.13b'],
    ['CR 702.13b', 'intimidate doesn’t stop its own color', body(2, 2, 'intimidate'), bear, 'legal'],
    ['CR 702.13b', 'intimidate doesn’t stop artifact creatures', body(2, 2, 'intimidate'), golem, 'legal'],
    ['CR 702.16f', 'protection stops creatures of the color', body(2, 2, protectionFrom('B')), black, '702.16f'],
    ['CR 702.16f', 'protection doesn’t stop others', body(2, 2, protectionFrom('B')), white, 'legal'],
    ['CR 702.16f', 'a creature with protection can block', black, body(2, 2, protectionFrom('B')), 'legal'],
    ['CR 702.111b', 'menace stops a lone blocker', body(2, 2, 'menace'), bear, '702.111b'],
  ])('%s: %s', (_rule, _what, attacker, blocker, expected) => {
    expect(verdict(attacker, blocker)).toBe(expected);
  });

  test('CR 702.111b: menace doesn’t stop two blockers', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2, 'menace'));
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const battle = new Battle(p);
    battle.attack(attacker);
    expect(() => battle.block([one, attacker])).toThrow('702.111b');
    battle.block([one, attacker], [two, attacker]);
    expect(battle.game.state.combat?.attackers[0]?.blockers).toEqual([one, two]);
  });

  test('CR 702.14c: landwalk stops all blocks where the defending player controls such a land', () => {
    expect(verdict(body(2, 2, islandwalk), bear, island)).toBe('702.14c');
    expect(verdict(body(2, 2, islandwalk), bear, land('Wood', ['Forest']))).toBe('legal');
  });

  test('CR 509.1a: blockers are untapped and the defending player’s', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const own = p.battlefield(alice, bear);
    const tapped = p.battlefield(bob, bear, { tapped: true });
    p.battlefield(bob, bear);
    const battle = new Battle(p);
    battle.attack(attacker);
    expect(() => battle.block([tapped, attacker])).toThrow('509.1a');
    expect(() => battle.block([own, attacker])).toThrow('509.1a');
  });

  test('CR 509.1a: one attacker each, but for a creature that can block an additional one', () => {
    const p = position();
    const [one, two, three] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const plain = p.battlefield(bob, bear);
    const wide = p.battlefield(bob, obeying('can block an additional creature'));
    const battle = new Battle(p);
    battle.attack(one, two, three);
    expect(() => battle.block([plain, one], [plain, two])).toThrow('509.1a');
    expect(() => battle.block([wide, one], [wide, two], [wide, three])).toThrow('509.1a');
    expect(() => battle.block([wide, one], [wide, one])).toThrow('509.1a');
    battle.block([wide, one], [wide, two]);
    expect(battle.game.state.combat?.attackers.map(({ blockers }) => blockers)).toEqual([[wide], [wide], []]);
  });

  test('CR 702.111b: nobody is asked where only one creature could block an attacker with menace', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2, 'menace'));
    p.battlefield(bob, bear);
    const battle = new Battle(p);
    battle.attack(attacker);
    expect(battle.noBlocks().questions).toEqual([]);
  });

  test('CR 509.1b: a block stands though the attacker gains flying', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, bear);
    const wings = p.battlefield(
      alice,
      enchantment('Wings', '{U}', ['Aura'], always(attached, gains(keywords('flying')))),
    );
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.block([blocker, attacker]);
    battle.game.emit('Attached', { object: wings, to: attacker }, { rule: '701.3a' });
    battle.damage('combat damage');
    expect([battle.damageOn(attacker), battle.damageOn(blocker), battle.life(bob)]).toEqual([2, 2, 20]);
  });
});

describe('requirements', () => {
  const dutiful = creature('Dutiful', '{R}', ['Ogre'], 3, 3, always(thisObject, inCombat({ rule: 'blocks if able' })));

  test('CR 509.1c: a creature that blocks each combat if able must block', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, dutiful);
    const battle = new Battle(p);
    battle.attack(attacker);
    expect(() => battle.block()).toThrow('509.1c');
    battle.block([blocker, attacker]);
  });

  test('CR 509.1c: it need not where it can’t', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2, 'flying'));
    p.battlefield(bob, dutiful);
    p.battlefield(bob, body(1, 1, 'flying'));
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.block();
  });

  test('CR 509.1c: with menace, another creature must block beside the one that must block', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2, 'menace'));
    const must = p.battlefield(bob, dutiful);
    const other = p.battlefield(bob, bear);
    const battle = new Battle(p);
    battle.attack(attacker);
    expect(() => battle.block()).toThrow('509.1c');
    expect(() => battle.block([must, attacker])).toThrow('702.111b');
    expect(() => battle.block([other, attacker])).toThrow('702.111b');
    battle.block([must, attacker], [other, attacker]);
  });
});

describe('declaring', () => {
  test('CR 509.1h: blocked and unblocked; the fact follows from the decision and the attack', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const blocker = p.battlefield(bob, bear);
    const battle = new Battle(p);
    const [attack] = factsOf(battle.attack(one, two).facts, 'AttackersDeclared');
    const { facts } = battle.block([blocker, two]);
    expect(battle.game.state.combat?.attackers.map(({ blocked }) => blocked)).toEqual([false, true]);
    const [declared] = factsOf(facts, 'BlockersDeclared');
    expect(declared?.causes).toEqual([factsOf(facts, 'DecisionMade')[0]?.revision, attack?.revision]);
    expect(declared?.player).toBe(bob);
  });

  test('CR 509.1i: abilities that trigger on blocking and on becoming blocked trigger', () => {
    const on = (event: 'blocks' | 'becomes blocked') =>
      creature('Trigger', '{G}', [], 2, 2, triggered({ on: event, what: { is: 'this' } }, gainLife(1)));
    const p = position();
    const attacker = p.battlefield(alice, on('becomes blocked'));
    const blocker = p.battlefield(bob, on('blocks'));
    const battle = new Battle(p);
    battle.attack(attacker);
    const { facts } = battle.block([blocker, attacker]);
    const sources = factsOf(facts, 'AbilityTriggered').map(({ data }) => data.source);
    expect(new Set(sources)).toEqual(new Set([attacker, blocker]));
  });

  test('CR 509.3g: no block at all is a declaration too, on which abilities trigger', () => {
    const sneak = creature(
      'Sneak',
      '{B}',
      [],
      1,
      1,
      triggered({ on: 'attacks and is not blocked', what: { is: 'this' } }, gainLife(1)),
    );
    const p = position();
    const attacker = p.battlefield(alice, sneak);
    const battle = new Battle(p);
    battle.attack(attacker);
    const { facts, questions } = battle.noBlocks();
    expect(questions).toEqual([]);
    expect(factsOf(facts, 'BlockersDeclared').map(({ data }) => data.blocks)).toEqual([[]]);
    expect(factsOf(facts, 'AbilityTriggered').map(({ data }) => data.source)).toEqual([attacker]);
  });

  test('CR 802.4: each defending player in turn order declares blockers against their own attackers', () => {
    const p = position(undefined, 3);
    const carol = 2 as typeof bob;
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const bobs = p.battlefield(bob, bear);
    const carols = p.battlefield(carol, bear);
    const battle = new Battle(p);
    battle.attack([one, player(carol)], [two, player(bob)]);
    expect(() => battle.block([bobs, one])).toThrow('509.1a');
    const both = battle.blocksOfEach([[bobs, two]], [[carols, one]]);
    expect(both.questions.map((question) => question.player)).toEqual([bob, carol]);
    expect(factsOf(both.facts, 'BlockersDeclared')).toHaveLength(1);
    expect(battle.game.state.combat?.attackers.map(({ blockers }) => blockers)).toEqual([[carols], [bobs]]);
  });
});
