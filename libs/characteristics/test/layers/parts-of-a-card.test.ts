import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  alsoBecomes,
  alsoType,
  artifact,
  artifacts,
  asThisEntersChoose,
  base,
  becomesCreatureType,
  cost,
  count,
  creature,
  creatures,
  crew,
  each,
  enchantment,
  gainLife,
  gets,
  itself,
  land,
  lands,
  legendary,
  onlyIf,
  onto,
  powerAndToughnessAre,
  search,
  sorcery,
  spell,
  staticAbility,
  subtype,
  thisObject,
  triggered,
  twoFaced,
  untilEndOfTurn,
  withSupertype,
  yourUpkeep,
  youControl,
  type Ability,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import {
  pick,
  player,
  select,
  bear,
  doing,
  resolves,
  watching,
  beforeUpkeep,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  typesOf,
  Table,
  forestWithoutPool,
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

/** An object of a card in a hand. */
function inHand(card: CardDefinition) {
  const p = position();
  const id = p.hand(alice, card);
  const state = p.state();
  return { state, id, is: seen(state, id) };
}

const costing = (mana: string) => creature('Body', mana, ['Golem'], 1, 1);
const manaValueOf = (table: Table, id: Parameters<Table['now']>[0]) => table.now(id).printed.manaValue;

describe('CR 201: names', () => {
  test('CR 201.2b example: a creature without a name is none of four Demons with different names', () => {
    const named = { amount: 'different', quality: 'name', among: each(all(subtype('Demon'), youControl)) } as const;
    const contract = watching(
      'Contract',
      onlyIf({ if: 'compare', left: named, compare: 'at least', right: 4 }, triggered(yourUpkeep, gainLife(1))),
    );
    const facedown: Effect = {
      do: 'manifest',
      who: { players: 'you' },
      what: { objects: 'top of library', of: { players: 'you' }, count: 1 },
    };
    const lifeWith = (faceDown: boolean) => {
      const p = beforeUpkeep();
      p.battlefield(alice, contract);
      for (const name of ['One', 'Two', 'Three']) p.battlefield(alice, creature(name, '{B}', ['Demon'], 1, 1));
      p.battlefield(alice, saying(creatures, becomesCreatureType('Demon')));
      if (!faceDown) p.battlefield(alice, creature('Four', '{B}', ['Imp'], 1, 1));
      p.library(alice, bear);
      if (faceDown) p.stack(alice, doing(facedown));
      const table = new Table(p);
      if (faceDown) table.passAll();
      expect(table.state.battlefield.filter((id) => seen(table.state, id).subtypes.includes('Demon'))).toHaveLength(4);
      table.passUntil('upkeep');
      table.passAll();
      return table.life(alice);
    };
    expect([lifeWith(false), lifeWith(true)]).toEqual([21, 20]);
  });

  test('CR 201.4a example: an artifact card’s name is chosen, no land’s that an effect makes an artifact', () => {
    const p = position();
    p.battlefield(bob, forestWithoutPool);
    p.library(bob, plainArtifact);
    p.library(bob, artifact('Second relic', '{1}', []));
    p.battlefield(bob, saying(lands, alsoBecomes(['Artifact'], [])));
    const choose: Effect = {
      do: 'choose',
      who: { players: 'you' },
      choice: { choose: 'card name', filter: artifacts },
    };
    const card = p.hand(alice, doing(choose));
    const table = new Table(p);
    resolves(table, card);
    const { question } = table;
    const keys = question.form === 'pick' ? question.options.map(({ key }) => key) : [];
    expect(keys).toEqual(['Plain artifact', 'Second relic']);
    expect(() => table.answer(pick('Basic woods'))).toThrow('201.4a');
  });

  test('CR 201.5b example 3: a copy that keeps the ability that made it does so under its new name', () => {
    const become: Effect = {
      do: 'become copy',
      what: thisObject,
      of: { objects: 'paid', cost: 'sacrifice' },
      except: [{ except: 'has this ability' }],
    };
    const dane = creature(
      'Dane',
      '{4}',
      ['Shapeshifter'],
      3,
      1,
      activated([cost.sacrifice(all(creatures, { is: 'other' }))], become),
    );
    const p = position();
    const it = p.battlefield(alice, dane);
    const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, creature('Elf', '{G}', ['Elf'], 1, 1))];
    const table = new Table(p);
    for (const [food, name] of [
      [first, 'Bear'],
      [second, 'Elf'],
    ] as const) {
      table.activate(it);
      if (table.question.kind !== 'priority') table.answer(select(food));
      table.passAll();
      expect([table.object(it).printed.name, table.zoneOf(food)]).toEqual([name, 'graveyard']);
    }
  });
});

describe('CR 202: mana costs and colors', () => {
  test('CR 202.2a example: {2}{W} is white, {2} colorless, {2}{W}{B} both white and black', () => {
    expect(
      ['{2}{W}', '{2}', '{2}{W}{B}'].map((mana) => {
        const { state, id } = inHand(costing(mana));
        return colorsOf(state, id);
      }),
    ).toEqual(['W', '', 'WB']);
  });

  test('CR 202.3 example: {3}{U}{U} is a mana value of 5', () => {
    expect(inHand(costing('{3}{U}{U}')).state.catalog.printed(0).manaValue).toBe(5);
  });

  const hunter = twoFaced(
    'transforming',
    creature('Hunter', '{2}{R}{G}', ['Human'], 2, 2),
    creature('Ravager', '', ['Werewolf'], 4, 4),
  );
  const insect = twoFaced(
    'transforming',
    creature('Student', '{U}', ['Human'], 1, 1),
    creature('Insect', '', ['Insect'], 3, 2),
  );

  test('CR 202.3b example: a transformed permanent’s mana value is still that of its front face', () => {
    const p = position();
    const one = p.battlefield(alice, hunter);
    const turn = p.hand(alice, doing({ do: 'transform', what: each(creatures) }));
    const table = new Table(p);
    expect(manaValueOf(table, one)).toBe(4);
    resolves(table, turn);
    expect([table.object(one).printed.name, manaValueOf(table, one)]).toEqual(['Ravager', 4]);
  });

  test('CR 202.3b example 2: a creature that enters as a copy of the back face has mana value 0', () => {
    const copying = staticAbility({
      static: 'replacement',
      replacement: { would: 'enter', what: itself, instead: { enters: 'as a copy', of: creatures } },
    });
    const p = position();
    const model = p.battlefield(bob, hunter, { face: 1 });
    const card = p.hand(alice, creature('Clone', '', ['Shapeshifter'], 0, 0, copying));
    const table = new Table(p);
    resolves(table, card);
    table.answer(select(model));
    expect([table.now(card).printed.name, manaValueOf(table, card)]).toEqual(['Ravager', 0]);
  });

  test('CR 202.3b example 3: a back face that becomes a copy of another back face has mana value 0', () => {
    const p = position();
    p.battlefield(bob, hunter, { face: 1 });
    const one = p.battlefield(alice, insect, { face: 1 });
    const copy: Effect = { do: 'become copy', what: each(subtype('Insect')), of: each(subtype('Werewolf')) };
    const card = p.hand(alice, doing(copy));
    const table = new Table(p);
    expect(manaValueOf(table, one)).toBe(1);
    resolves(table, card);
    expect([table.object(one).printed.name, manaValueOf(table, one)]).toEqual(['Ravager', 0]);
  });

  const manaValue = (mana: string) => inHand(costing(mana)).state.catalog.printed(0).manaValue;

  test('CR 202.3f example: {1}{W/U}{W/U} is a mana value of 3', () => {
    expect(manaValue('{1}{W/U}{W/U}')).toBe(3);
  });

  test('CR 202.3f example 2: of {2/B} the larger part counts: three of them are 6', () => {
    expect(manaValue('{2/B}{2/B}{2/B}')).toBe(6);
  });

  test('CR 202.3g example: a Phyrexian symbol counts 1', () => {
    expect(manaValue('{1}{W/P}{W/P}')).toBe(3);
  });
});

describe('CR 205: the type line', () => {
  const animated = saying(lands, alsoBecomes(['Creature'], []), base(1, 1));

  test('CR 205.1b example: lands that become creatures are still lands, and artifacts where they were', () => {
    const p = position();
    const woods = p.battlefield(alice, forestWithoutPool);
    const relic = p.battlefield(alice, alsoType('Artifact', land('Foundry', [])));
    p.battlefield(alice, animated);
    const state = p.state();
    expect([woods, relic].map((id) => typesOf(state, id))).toEqual([
      ['Creature', 'Land'],
      ['Artifact', 'Creature', 'Land'],
    ]);
    expect(seen(state, woods)).toMatchObject({ subtypes: ['Forest'], supertypes: ['Basic'] });
  });

  test('CR 205.1b example 2: an artifact enchantment that becomes an artifact creature is all three', () => {
    const p = position();
    const both = p.battlefield(alice, alsoType('Artifact', enchantment('Shrine', '{2}', [])));
    p.battlefield(alice, saying(artifacts, alsoBecomes(['Artifact', 'Creature'], []), base(1, 1)));
    expect(typesOf(p.state(), both)).toEqual(['Artifact', 'Creature', 'Enchantment']);
  });

  test('CR 205.3b example: each word after the dash is a subtype', () => {
    const wizard = inHand(creature('Caster', '{R}', ['Goblin', 'Wizard'], 1, 1));
    const sword = inHand(artifact('Sword', '{2}', ['Equipment']));
    const peak = inHand(withSupertype('Basic', land('Peak', ['Mountain'])));
    expect([wizard, sword, peak].map(({ is }) => is.subtypes)).toEqual([
      ['Goblin', 'Wizard'],
      ['Equipment'],
      ['Mountain'],
    ]);
    expect(typesOf(peak.state, peak.id)).toEqual(['Land']);
  });

  test('CR 305.5 example: a basic land with the land type Mountain is just that, and taps for {R}', () => {
    const p = position();
    const peak = p.battlefield(alice, withSupertype('Basic', land('Peak', ['Mountain'])));
    const { subtypes, abilities } = seen(p.state(), peak);
    expect([subtypes, abilities.map(({ pointer }) => pointer)]).toEqual([['Mountain'], ['#Mountain']]);
  });

  test('CR 205.3c example: of a land creature each subtype goes with its card type', () => {
    const p = position();
    const arbor = p.battlefield(alice, alsoType('Land', creature('Arbor', '', ['Forest', 'Dryad'], 1, 1)));
    const first = p.state();
    p.effect({ changes: [becomesCreatureType('Frog')], objects: [arbor] });
    const frog = p.state();
    p.effect({ changes: [{ change: 'set land types', subtypes: ['Island'] }], objects: [arbor] });
    expect([first, frog, p.state()].map((state) => [...seen(state, arbor).subtypes].sort())).toEqual([
      ['Dryad', 'Forest'],
      ['Forest', 'Frog'],
      ['Frog', 'Island'],
    ]);
  });

  test('CR 205.3e example: one creature type can be chosen, no two of them and no other word', () => {
    const p = position();
    const card = p.hand(alice, doing({ do: 'choose', who: { players: 'you' }, choice: { choose: 'creature type' } }));
    const table = new Table(p);
    resolves(table, card);
    for (const word of ['Merfolk Wizard', 'artifact', 'Artifact', 'opponent', 'Swamp', 'truck']) {
      expect(() => table.answer(pick(word))).toThrow('608.2d');
    }
    const { question } = table;
    const keys = question.form === 'pick' ? question.options.map(({ key }) => key) : [];
    expect(keys).toEqual(expect.arrayContaining(['Merfolk', 'Wizard']));
    expect(() => table.answer(pick('Merfolk', 'Wizard'))).toThrow();
    table.answer(pick('Wizard'));
    expect(table.asked).toBe('priority 0');
  });

  test('CR 205.4b example: a legendary land that becomes a creature is still legendary', () => {
    const p = position();
    const hall = p.battlefield(alice, legendary(land('Hall', [])));
    p.battlefield(alice, animated);
    const state = p.state();
    expect([typesOf(state, hall), seen(state, hall).supertypes]).toEqual([['Creature', 'Land'], ['Legendary']]);
  });
});

describe('CR 208: power and toughness', () => {
  test('CR 208.2a example: where no player is chosen, 1 plus the creatures of the chosen player is 1', () => {
    const theirs = count(all(creatures, { is: 'controlled by players', who: { players: 'chosen' } }));
    const order = creature(
      'Order',
      '',
      ['Knight'],
      '*',
      '*',
      asThisEntersChoose({ choose: 'player', among: 'opponent' }),
      powerAndToughnessAre({ amount: 'sum', of: [1, theirs] }),
    );
    const p = position(undefined, 3);
    const [held, dead] = [p.hand(alice, order), p.graveyard(alice, order)];
    for (let i = 0; i < 2; i++) p.battlefield(bob, bear);
    const table = new Table(p);
    expect([held, dead].map((id) => size(table.state, id))).toEqual(['1/1', '1/1']);
    resolves(table, held);
    table.answer(table.question.form === 'pick' ? pick(`${bob}`) : select(player(bob)));
    expect(size(table.state, table.now(held).id)).toBe('3/3');
  });

  test('CR 208.3a example: +1/+1 for a Vehicle that is no creature yet applies once it is one', () => {
    const front = { ...artifact('Ship', '{3}', ['Vehicle'], crew(2)).faces[0], power: 3, toughness: 3 };
    const ship = { ...artifact('Ship', '{3}', ['Vehicle']), faces: [front] } as const;
    const crewing: Ability = triggered(
      { on: 'keyword action', action: 'crew', who: 'you', what: itself },
      untilEndOfTurn(each(all(subtype('Vehicle'), youControl)), gets(1, 1)),
    );
    const p = position();
    const vehicle = p.battlefield(alice, ship);
    const driver = p.battlefield(alice, creature('Driver', '{1}', ['Pilot'], 2, 2, crewing));
    const table = new Table(p);
    table.activate(vehicle, select(driver));
    table.passAll();
    expect([typesOf(table.state, vehicle), size(table.state, vehicle), table.stack]).toEqual([
      ['Artifact'],
      'null/null',
      ['ability of Ship'],
    ]);
    table.passAll();
    expect(size(table.state, vehicle)).toBe('4/4');
  });
});

test('CR 710.2 example: a search for a legendary card doesn’t find a flip card; once it has flipped it is legendary', () => {
  const flip = twoFaced(
    'flip',
    creature('Runner', '{3}{R}', ['Goblin'], 1, 1),
    legendary(creature('Born', '', ['Goblin'], 2, 2)),
  );
  const legend = { is: 'supertype', supertype: 'Legendary' } as const;
  const p = position();
  const one = p.battlefield(alice, flip);
  p.battlefield(alice, saying(all(legend, creatures), gets(2, 2)));
  for (const card of [flip, legendary(bear), flip, legendary(vanilla())]) p.library(alice, card);
  const seek = p.hand(alice, sorcery('Seek', '', spell(...search(legend, onto.hand))));
  const turn = p.hand(alice, doing({ do: 'flip', what: each(subtype('Goblin')) }));
  const table = new Table(p);
  resolves(table, seek);
  const { question } = table;
  const found =
    question.form === 'select' ? question.candidates.map(({ id }) => table.object(id as typeof one).printed.name) : [];
  expect(found).toEqual(['Bear', 'Plain creature']);
  table.answer(select());
  expect(size(table.state, one)).toBe('1/1');
  resolves(table, turn);
  expect([table.object(one).printed.name, size(table.state, one)]).toEqual(['Born', '4/4']);
});
