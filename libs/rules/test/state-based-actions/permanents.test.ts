import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  artifact,
  attached,
  creature,
  creatures,
  each,
  enchant,
  enchantment,
  gets,
  legendary,
  protectionFrom,
  withSupertype,
  youControl,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { doing, resolves, gameAt, alice, bob, position, factsOf, Table, bear } from '@stacktrail/test-kit';
import { check, isOnBattlefield, keep, told } from './check.js';

const aura = enchantment('Aura', '{W}', ['Aura'], enchant(creatures), always(attached, gets(1, 1)));
const sword = artifact('Sword', '{2}', ['Equipment'], always(attached, gets(1, 1)));

function planeswalker(loyalty: number): CardDefinition {
  const plain = artifact('Walker', '{3}', []);
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty }] };
}

describe('planeswalkers', () => {
  test('CR 704.5i: loyalty 0 puts it into the graveyard', () => {
    const p = position();
    const [spent, well] = [
      p.battlefield(alice, planeswalker(3), { counters: { loyalty: 2 } }),
      p.battlefield(alice, planeswalker(3), { counters: { loyalty: 1 } }),
    ];
    const game = gameAt(p);
    const removed = game.emit('CountersRemoved', { object: spent, kind: 'loyalty', count: 2 }, { rule: '120.3c' });
    const { facts } = check(game);
    expect(told(facts)).toEqual([`704.5i ObjectMoved ${spent}`]);
    expect(facts[0]?.causes).toEqual([removed]);
    expect(isOnBattlefield(game, well)).toBe(true);
  });
});

describe('CR 704.5j: the legend rule', () => {
  const hero = legendary(creature('Hero', '{W}', ['Human'], 2, 2));
  const villain = legendary(creature('Villain', '{B}', ['Human'], 2, 2));

  test('its controller chooses one to keep', () => {
    const p = position();
    const [one, two, three] = [p.battlefield(alice, hero), p.battlefield(alice, hero), p.battlefield(alice, hero)];
    const game = gameAt(p);
    const { questions, facts } = check(game, keep(two));
    expect(questions.map(({ kind, player }) => [kind, player])).toEqual([['legend rule', alice]]);
    expect(told(facts)).toEqual([`704.5j ObjectMoved ${one}`, `704.5j ObjectMoved ${three}`]);
    const [decision] = factsOf(facts, 'DecisionMade');
    expect(factsOf(facts, 'ObjectMoved')[0]?.causes).toContain(decision?.revision);
    expect(check(game).result).toBe(false);
  });

  test('it asks for one player’s permanents with one name, no others', () => {
    const p = position();
    p.battlefield(alice, hero);
    p.battlefield(bob, hero);
    p.battlefield(alice, villain);
    p.battlefield(alice, creature('Commoner', '{W}', [], 1, 1));
    p.battlefield(alice, creature('Commoner', '{W}', [], 1, 1));
    expect(check(gameAt(p))).toMatchObject({ result: false, questions: [] });
  });

  test('CR 101.4: players choose in turn order, then all of them go at once', () => {
    const p = position((state) => {
      state.activePlayer = bob;
    });
    const [one, two] = [p.battlefield(alice, hero), p.battlefield(alice, hero)];
    const [three, four] = [p.battlefield(bob, villain), p.battlefield(bob, villain)];
    const game = gameAt(p);
    const { questions, facts } = check(game, keep(four), keep(one));
    expect(questions.map(({ player }) => player)).toEqual([bob, alice]);
    expect(factsOf(facts, 'ObjectMoved').map(({ data }) => [data.object, data.group])).toEqual([
      [three, 0],
      [two, 1],
    ]);
  });

  test('CR 704.3: one that is kept may die in the same check', () => {
    const p = position();
    const [hurt, well] = [p.battlefield(alice, hero, { damage: 2 }), p.battlefield(alice, hero)];
    const game = gameAt(p);
    check(game, keep(hurt));
    expect([hurt, well].map((id) => isOnBattlefield(game, id))).toEqual([false, false]);
  });

  test('CR 704.7: one that goes for both reasons goes once', () => {
    const p = position();
    const [hurt, well] = [p.battlefield(alice, hero, { damage: 2 }), p.battlefield(alice, hero)];
    const game = gameAt(p);
    expect(told(check(game, keep(well)).facts)).toEqual([`704.5j ObjectMoved ${hurt}`]);
  });
});

describe('the world rule', () => {
  test('CR 704.5k: only the newest world permanent stays', () => {
    const world = (name: string) => withSupertype('World', enchantment(name, '{2}', []));
    const p = position();
    const [old, young] = [p.battlefield(alice, world('Old world')), p.battlefield(bob, world('New world'))];
    const game = gameAt(p);
    expect(told(check(game).facts)).toEqual([`704.5k ObjectMoved ${old}`]);
    expect(isOnBattlefield(game, young)).toBe(true);
  });

  test('CR 704.5k: where several entered last at the same time, all go, those from before too', () => {
    const world = (name: string) => withSupertype('World', enchantment(name, '{2}', []));
    const p = position();
    const old = p.battlefield(bob, world('Old world'));
    const cards = [p.graveyard(alice, world('One world')), p.graveyard(bob, world('Other world'))];
    const back = {
      do: 'move',
      what: each({ is: 'supertype', supertype: 'World' }, 'graveyard'),
      to: { zone: 'battlefield' },
    } as const;
    const spell = p.hand(alice, doing(back));
    const table = new Table(p);
    resolves(table, spell);
    expect([old, ...cards].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'graveyard']);
    expect(table.of('ObjectMoved').filter(({ rule }) => rule === '704.5k')).toHaveLength(3);
  });

  test('CR 704.5k: of those that entered one after the other the last one stays', () => {
    const world = (name: string) => withSupertype('World', enchantment(name, '', []));
    const p = position();
    const cards = [p.hand(alice, world('One world')), p.hand(alice, world('Other world'))];
    const table = new Table(p);
    for (const card of cards) resolves(table, card);
    expect(cards.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield']);
  });
});

describe('CR 704.5m: Auras', () => {
  test('an Aura on a legal permanent stays', () => {
    const p = position();
    const host = p.battlefield(bob, bear);
    p.battlefield(alice, aura, { attachedTo: host });
    expect(check(gameAt(p)).result).toBe(false);
  });

  test('an Aura attached to nothing goes to the graveyard', () => {
    const p = position();
    const lost = p.battlefield(alice, aura);
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5m ObjectMoved ${lost}`]);
  });

  test('an Aura whose creature died follows in the next check, because of that', () => {
    const p = position();
    const host = p.battlefield(bob, bear, { damage: 5 });
    const lost = p.battlefield(alice, aura, { attachedTo: host });
    const game = gameAt(p);
    const died = factsOf(check(game).facts, 'ObjectMoved');
    const went = factsOf(check(game).facts, 'ObjectMoved');
    expect([...died, ...went].map(({ data }) => data.object)).toEqual([host, lost]);
    expect(went[0]?.causes).toEqual([died[0]?.revision]);
  });

  test('CR 303.4c: nor can it stay on what its enchant ability excludes', () => {
    const own = enchantment('Own', '{W}', ['Aura'], enchant(all(creatures, youControl)));
    const p = position();
    const [mine, theirs, relic] = [
      p.battlefield(alice, bear),
      p.battlefield(bob, bear),
      p.battlefield(alice, artifact('Relic', '{1}', [])),
    ];
    p.battlefield(alice, own, { attachedTo: mine });
    const [onTheirs, onRelic] = [
      p.battlefield(alice, own, { attachedTo: theirs }),
      p.battlefield(alice, aura, { attachedTo: relic }),
    ];
    const facts = check(gameAt(p)).facts;
    expect(told(facts)).toEqual([`704.5m ObjectMoved ${onTheirs}`, `704.5m ObjectMoved ${onRelic}`]);
  });

  test('CR 702.16c: nor on a creature with protection from it', () => {
    const p = position();
    const host = p.battlefield(bob, creature('Knight', '{B}', [], 2, 2, protectionFrom('W')));
    const lost = p.battlefield(alice, aura, { attachedTo: host });
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5m ObjectMoved ${lost}`]);
  });

  test('CR 303.4d: an Aura that is a creature becomes unattached, then goes', () => {
    const p = position();
    const host = p.battlefield(alice, bear);
    const moving = p.battlefield(alice, aura, { attachedTo: host });
    p.effect({
      objects: [moving],
      changes: [
        { change: 'add types', types: ['Creature'], subtypes: [] },
        { change: 'set power and toughness', power: 3, toughness: 3 },
      ],
    });
    const game = gameAt(p);
    expect(told(check(game).facts)).toEqual([`704.5p Unattached ${moving}`]);
    expect(told(check(game).facts)).toEqual([`704.5m ObjectMoved ${moving}`]);
  });
});

describe('CR 704.5n, 704.5p: other attachments', () => {
  test('an Equipment whose creature left stays unattached', () => {
    const p = position();
    const host = p.battlefield(bob, bear, { damage: 5 });
    const left = p.battlefield(alice, sword, { attachedTo: host });
    const game = gameAt(p);
    check(game);
    expect(told(check(game).facts)).toEqual([`704.5n Unattached ${left}`]);
    expect(isOnBattlefield(game, left)).toBe(true);
    expect(check(game).result).toBe(false);
  });

  test('CR 301.5, 702.16d: so does one on a noncreature, or on a creature with protection from it', () => {
    const red = artifact('Red sword', '{R}', ['Equipment']);
    const p = position();
    const relic = p.battlefield(alice, artifact('Relic', '{1}', []));
    const knight = p.battlefield(alice, creature('Knight', '{B}', [], 2, 2, protectionFrom('R')));
    const [one, two] = [
      p.battlefield(alice, sword, { attachedTo: relic }),
      p.battlefield(alice, red, { attachedTo: knight }),
    ];
    p.battlefield(alice, sword, { attachedTo: knight });
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5n Unattached ${one}`, `704.5n Unattached ${two}`]);
  });

  test('CR 704.5p: a creature, and what is no attachment, becomes unattached', () => {
    const p = position();
    const host = p.battlefield(alice, bear);
    const [one, two] = [
      p.battlefield(alice, bear, { attachedTo: host }),
      p.battlefield(alice, enchantment('Plain', '{W}', []), { attachedTo: host }),
    ];
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5p Unattached ${one}`, `704.5p Unattached ${two}`]);
  });
});
