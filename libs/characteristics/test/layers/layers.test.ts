import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  alsoBecomes,
  alsoType,
  always,
  artifact,
  becomesColor,
  becomesCreatureType,
  color,
  cost,
  creature,
  creatures,
  each,
  gains,
  gets,
  instant,
  keywords,
  land,
  lands,
  losesAllAbilities,
  others,
  base,
  spell,
  subtype,
  switched,
  thisObject,
  triggered,
  withSupertype,
  yourUpkeep,
  youControl,
  type Modification,
} from '@stacktrail/card-tree';
import {
  after,
  afterMove,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  typesOf,
  aura,
  equipment,
  forestWithoutPool,
  nonbasic,
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

const flying = gains(...keywords('flying'));
const losesFlying: Modification = { change: 'lose keywords', keywords: ['flying'] };

describe('where the layers start', () => {
  test('CR 613.1: without effects an object has what is printed on it, one value for all copies of a card', () => {
    const p = position();
    const card = creature('Flier', '{1}{W}{U}', ['Bird'], 1, 3, ...keywords('flying'));
    const first = p.battlefield(alice, card);
    const second = p.hand(bob, card);
    const state = p.state();
    expect(size(state, first)).toBe('1/3');
    expect(colorsOf(state, first)).toBe('WU');
    expect([...seen(state, first).keywords]).toEqual(['flying']);
    expect(seen(state, second)).toBe(seen(state, first));
  });

  test('CR 113.7a: an ability on the stack has no characteristics', () => {
    const p = position();
    const source = p.battlefield(alice, creature('Worker', '{1}', ['Elf'], 1, 1, triggered(yourUpkeep)));
    const ability = 9 as typeof source;
    const state = after(p.state(), 'AbilityPutOnStack', {
      object: ability,
      ability: '/0/faces/0/abilities/0' as never,
      source,
      controller: alice,
      triggered: null,
    });
    expect(seen(state, ability)).toMatchObject({
      name: '',
      types: 0,
      colors: 0,
      power: null,
      abilities: [],
    });
  });

  test('CR 305.6: a land with a basic land type has that type’s mana ability', () => {
    const p = position();
    const woods = p.battlefield(alice, forestWithoutPool);
    const state = p.state();
    expect(seen(state, woods).abilities.map(({ pointer }) => pointer)).toEqual(['#Forest']);
    expect(seen(state, woods).abilities[0]!.isManaAbility).toBe(true);
  });

  test('CR 208.3: a noncreature permanent has no power or toughness; as a card elsewhere it has what is printed', () => {
    const p = position();
    const front = { ...artifact('Machine', '{2}', ['Vehicle']).faces[0], power: 3, toughness: 2 };
    const machine = { ...artifact('Machine', '{2}', ['Vehicle']), faces: [front] } as const;
    const inPlay = p.battlefield(alice, machine);
    const inHand = p.hand(alice, machine);
    const state = p.state();
    expect(size(state, inPlay)).toBe('null/null');
    expect(size(state, inHand)).toBe('3/2');
  });
});

describe('layer 4', () => {
  test('CR 205.1b: lands that are also creatures keep their types and subtypes', () => {
    const p = position();
    const woods = p.battlefield(alice, alsoType('Artifact', forestWithoutPool));
    p.battlefield(alice, saying(lands, alsoBecomes(['Creature'], []), base(1, 1)));
    const state = p.state();
    expect(typesOf(state, woods)).toEqual(['Artifact', 'Creature', 'Land']);
    expect(seen(state, woods).subtypes).toEqual(['Forest']);
    expect(seen(state, woods).supertypes).toEqual(['Basic']);
    expect(size(state, woods)).toBe('1/1');
  });

  test('CR 205.1a: new card types replace the old ones, and subtypes that belong to none of them go', () => {
    const p = position();
    const golem = p.battlefield(alice, alsoType('Artifact', creature('Golem', '{3}', ['Golem', 'Equipment'], 3, 3)));
    p.battlefield(alice, saying(creatures, { change: 'set types', types: ['Artifact'], subtypes: ['Food'] }));
    const state = p.state();
    expect(typesOf(state, golem)).toEqual(['Artifact']);
    expect(seen(state, golem).subtypes).toEqual(['Food']);
    expect(size(state, golem)).toBe('null/null');
  });

  test('CR 205.1a: an instant stays an instant', () => {
    const p = position();
    const shock = p.stack(alice, instant('Shock', '{R}', spell()));
    p.effect({ changes: [{ change: 'set types', types: ['Creature'], subtypes: [] }], objects: [shock] });
    expect(typesOf(p.state(), shock)).toEqual(['Creature', 'Instant']);
  });

  test('CR 205.1a: becoming a creature type replaces the creature types alone', () => {
    const p = position();
    const grove = p.battlefield(alice, alsoType('Creature', land('Grove', ['Forest', 'Dryad'])));
    p.effect({ changes: [becomesCreatureType('Frog')], objects: [grove] });
    expect(seen(p.state(), grove).subtypes).toEqual(['Forest', 'Frog']);
  });

  test('CR 205.3d: an object doesn’t gain a subtype that belongs to none of its card types', () => {
    const p = position();
    const thing = p.battlefield(alice, plainArtifact);
    p.effect({ changes: [alsoBecomes([], ['Goblin', 'Swamp', 'Treasure'])], objects: [thing] });
    p.effect({ changes: [becomesCreatureType('Frog')], objects: [thing] });
    expect(seen(p.state(), thing).subtypes).toEqual(['Treasure']);
  });

  test('CR 305.7: a land that becomes a basic land type loses its rules text and old types and gains its mana ability', () => {
    const p = position();
    const tower = p.battlefield(
      alice,
      withSupertype('Legendary', nonbasic(activated([cost.tap]), ...keywords('hexproof'))),
    );
    const woods = p.battlefield(alice, forestWithoutPool);
    p.battlefield(bob, saying(lands, { change: 'set land types', subtypes: ['Island'] }));
    const state = p.state();
    for (const id of [tower, woods]) {
      expect(seen(state, id).subtypes).toEqual(['Island']);
      expect(seen(state, id).abilities.map(({ pointer }) => pointer)).toEqual(['#Island']);
      expect(seen(state, id).keywords.size).toBe(0);
    }
    expect(seen(state, tower).supertypes).toEqual(['Legendary']);
  });

  test('CR 205.3d: what is no land gains no land type and keeps its abilities', () => {
    const p = position();
    const flier = p.battlefield(alice, creature('Flier', '{U}', ['Bird'], 1, 1, ...keywords('flying')));
    p.effect({ changes: [{ change: 'set land types', subtypes: ['Island'] }], objects: [flier] });
    const { subtypes, keywords: names } = seen(p.state(), flier);
    expect(subtypes).toEqual(['Bird']);
    expect([...names]).toEqual(['flying']);
  });

  test('CR 305.7: abilities that other effects gave the land stay', () => {
    const p = position();
    const tower = p.battlefield(alice, nonbasic(activated([cost.tap])));
    p.battlefield(alice, saying(lands, gains(...keywords('indestructible'))));
    p.battlefield(bob, saying(lands, { change: 'set land types', subtypes: ['Island'] }));
    const { abilities, keywords: names } = seen(p.state(), tower);
    expect(abilities.map(({ ability }) => ability.kind)).toEqual(['activated', 'keyword']);
    expect([...names]).toEqual(['indestructible']);
  });

  test('CR 305.7: a land type in addition leaves the rules text and adds a mana ability', () => {
    const p = position();
    const tower = p.battlefield(alice, nonbasic(activated([cost.tap])));
    p.battlefield(bob, saying(lands, alsoBecomes([], ['Swamp'])));
    const { abilities, subtypes } = seen(p.state(), tower);
    expect(subtypes).toEqual(['Swamp']);
    expect(abilities.map(({ pointer }) => pointer)).toEqual(['/0/faces/0/abilities/0', '#Swamp']);
  });
});

describe('layer 5', () => {
  test('CR 613.1e: colors are set and added in timestamp order', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, aura({ change: 'add colors', colors: ['R'] }), { attachedTo: bear });
    expect(colorsOf(p.state(), bear)).toBe('RG');
    p.effect({ changes: [becomesColor('U')], objects: [bear] });
    expect(colorsOf(p.state(), bear)).toBe('U');
    p.effect({ changes: [{ change: 'add colors', colors: ['B'] }], objects: [bear] });
    expect(colorsOf(p.state(), bear)).toBe('UB');
  });

  test('CR 613.9: a creature that an Aura makes white gets what white creatures get', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, saying(all(creatures, color('W')), gets(1, 1)));
    p.battlefield(alice, aura(becomesColor('W')), { attachedTo: bear });
    expect(size(p.state(), bear)).toBe('3/3');
  });
});

describe('CR 613.5', () => {
  test('an effect that applies to white creatures starts and stops applying as colors change', () => {
    const p = position();
    const rat = p.battlefield(alice, vanilla(2, 2, ['Rat'], '{B}'));
    p.battlefield(alice, saying(all(creatures, color('W'), youControl), gets(1, 1)));
    expect(size(p.state(), rat)).toBe('2/2');
    p.effect({ changes: [becomesColor('W')], objects: [rat] });
    expect(size(p.state(), rat)).toBe('3/3');
    p.effect({ changes: [becomesColor('R')], objects: [rat] });
    expect(size(p.state(), rat)).toBe('2/2');
  });
});

describe('layer 6', () => {
  test.each([
    ['gains, then loses', [flying, losesFlying], false],
    ['loses, then gains', [losesFlying, flying], true],
  ] as const)('CR 613.9: of two Auras the later one wins: %s flying', (_, changes, flies) => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    for (const change of changes) p.battlefield(alice, aura(change), { attachedTo: bear });
    expect(seen(p.state(), bear).keywords.has('flying')).toBe(flies);
  });

  test('CR 613.1f: what is gained after all abilities are lost is there', () => {
    const p = position();
    const angel = p.battlefield(
      alice,
      creature('Angel', '{4}{W}', ['Angel'], 4, 4, ...keywords('flying', 'vigilance')),
    );
    p.effect({ changes: [losesAllAbilities], objects: [angel] });
    expect(seen(p.state(), angel).abilities).toEqual([]);
    p.effect({ changes: [gains(...keywords('haste'))], objects: [angel] });
    expect([...seen(p.state(), angel).keywords]).toEqual(['haste']);
  });

  test('CR 702.1: with a keyword go the abilities that it is short for', () => {
    const p = position();
    const monk = p.battlefield(alice, creature('Monk', '{U}', ['Monk'], 1, 1, ...keywords('prowess', 'flying')));
    p.effect({ changes: [{ change: 'lose keywords', keywords: ['prowess'] }], objects: [monk] });
    expect(seen(p.state(), monk).abilities.map(({ ability }) => ability.kind)).toEqual(['keyword']);
  });

  test('CR 702.1: with a keyword that is gained come the abilities that it is short for', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.effect({ changes: [gains(...keywords('prowess'))], objects: [bear] });
    expect(seen(p.state(), bear).abilities.map(({ ability }) => ability.kind)).toEqual(['keyword', 'triggered']);
  });

  test('CR 122.1b: a keyword counter gives the keyword; a counter of another name gives none', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla(), { counters: { flying: 1, defender: 1, charge: 2 } });
    expect([...seen(p.state(), bear).keywords]).toEqual(['flying']);
  });

  test('CR 613.7a: an ability that an effect grants is as old as the later of that effect and its object', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const hammer = p.battlefield(alice, equipment(gets(10, 10), losesFlying));
    const { abilities } = equipment(flying).faces[0];
    p.battlefield(alice, aura(gains(...abilities)), { attachedTo: hammer });
    const equipped = after(p.state(), 'Attached', { object: hammer, to: bear });
    expect(size(equipped, bear)).toBe('12/12');
    expect(seen(equipped, bear).keywords.has('flying')).toBe(true);
  });
});

describe('after the layers', () => {
  test('CR 613.11: what an object can’t do is no ability of it', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(bob, aura({ change: 'rule', rule: "can't attack" }, losesAllAbilities), { attachedTo: bear });
    const { rules, abilities } = seen(p.state(), bear);
    expect([...rules]).toEqual(["can't attack"]);
    expect(abilities).toEqual([]);
  });

  test('CR 604.2: a rule goes with the ability that states it', () => {
    const p = position();
    const wall = creature('Wall', '{1}', ['Wall'], 0, 4, always(thisObject, { change: 'rule', rule: "can't attack" }));
    const own = p.battlefield(alice, wall);
    expect([...seen(p.state(), own).rules]).toEqual(["can't attack"]);
    p.effect({ changes: [losesAllAbilities], objects: [own] });
    expect([...seen(p.state(), own).rules]).toEqual([]);
  });

  test('CR 113.6g: a spell says of itself on the stack that it can’t be countered', () => {
    const p = position();
    const text = always(thisObject, { change: 'rule', rule: "can't be countered" });
    const bold = p.stack(alice, creature('Bold beast', '{G}', ['Beast'], 3, 3, text));
    const held = p.hand(alice, creature('Bold beast', '{G}', ['Beast'], 3, 3, text));
    const state = p.state();
    expect([...seen(state, bold).rules]).toEqual(["can't be countered"]);
    expect(seen(state, held).rules.size).toBe(0);
  });
});

describe('which objects', () => {
  test('CR 611.3b: other creatures you control, not yours elsewhere, not an opponent’s, not itself', () => {
    const p = position();
    const lord = creature(
      'Lord',
      '{W}',
      ['Bear'],
      1,
      1,
      always(each(all(others, subtype('Bear'), youControl)), gets(1, 1)),
    );
    const self = p.battlefield(alice, lord);
    const mine = p.battlefield(alice, vanilla());
    const theirs = p.battlefield(bob, vanilla());
    const card = p.hand(alice, vanilla());
    const state = p.state();
    expect([self, mine, theirs, card].map((id) => size(state, id))).toEqual(['1/1', '3/3', '2/2', '2/2']);
  });

  test('CR 611.2c: the objects of an effect of a spell stay the same', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.effect({ changes: [gets(1, 1)], objects: [bear] });
    const later = p.battlefield(alice, vanilla());
    const state = p.state();
    expect([bear, later].map((id) => size(state, id))).toEqual(['3/3', '2/2']);
  });

  test('CR 611.3c: an effect applies to a permanent that enters, though nothing else changed', () => {
    const p = position();
    const card = p.hand(alice, vanilla());
    p.battlefield(alice, saying(creatures, gets(1, 1)));
    const before = p.state();
    expect(size(before, card)).toBe('2/2');
    const state = afterMove(before, card, 'battlefield');
    const bear = before.nextObject as typeof card;
    expect(state.stamp).toBe(before.stamp);
    expect(size(state, bear)).toBe('3/3');
  });

  test('CR 400.7a: what changed a permanent spell goes on changing the permanent that it becomes', () => {
    const p = position();
    const shy = p.stack(alice, vanilla());
    p.effect({ changes: [becomesColor('U')], objects: [shy] });
    const before = p.state();
    expect(colorsOf(before, shy)).toBe('U');
    const state = afterMove(before, shy, 'battlefield', { manner: 'resolve' });
    const bear = before.nextObject as typeof shy;
    expect(colorsOf(state, bear)).toBe('U');
    expect(colorsOf(state, shy)).toBe('U');
  });

  test('CR 611.3a: cards in another zone, where a text names that zone', () => {
    const p = position();
    const machines = { change: 'add types', types: ['Artifact'], subtypes: [] } as const;
    const dead = p.graveyard(alice, vanilla());
    const alive = p.battlefield(alice, vanilla());
    p.battlefield(alice, artifact('Tomb', '{1}', [], always(each(creatures, 'graveyard'), machines)));
    const state = p.state();
    expect(typesOf(state, dead)).toEqual(['Artifact', 'Creature']);
    expect(typesOf(state, alive)).toEqual(['Creature']);
  });
});

test('CR 613.4d: switching comes last', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla(1, 3));
  p.effect({ changes: [switched], objects: [bear] });
  p.effect({ changes: [gets(5, 0)], objects: [bear] });
  expect(size(p.state(), bear)).toBe('3/6');
});
