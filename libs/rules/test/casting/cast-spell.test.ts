import { describe, expect, test } from '@jest/globals';
import {
  additionalCost,
  artifact,
  casts,
  choose,
  cost,
  creature,
  creatures,
  dealDamage,
  dealDividedDamage,
  draw,
  enchantment,
  gainLife,
  instant,
  itself,
  kicker,
  measured,
  mode,
  sorcery,
  spell,
  spells,
  staticAbility,
  target,
  thisObject,
  triggered,
  X,
} from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import {
  balm,
  bear,
  elf,
  forest,
  zap,
  alice,
  bob,
  position,
  factsOf,
  number,
  pay,
  pick,
  player,
  select,
  divide,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

describe('CR 601.2: the steps of casting a spell', () => {
  const everything = sorcery(
    'Everything',
    '{X}{R/G}',
    spell(choose(1, mode(draw(1)), mode(target.any({ max: 2, divide: X }), dealDividedDamage()))),
    kicker('{1}'),
    additionalCost(cost.payLife(2)),
  );

  test('CR 601.2a–i: in order, each a fact with its rule', () => {
    const p = position(pools('RRRRR'));
    const [card, target] = [p.hand(alice, everything), p.battlefield(bob, bear)];
    const table = new Table(p);
    const facts = table.cast(
      card,
      ...[
        pick('2'),
        pick('yes'),
        number(3),
        pick('R'),
        select(target, player(bob)),
        divide([target, 2], [player(bob), 1]),
      ],
      pay,
    );
    expect(story(facts)).toEqual([
      '601.2a ObjectMoved',
      '601.2b ModesChosen',
      '601.2b CostsAnnounced',
      '601.2c TargetsChosen',
      '601.2d DivisionAnnounced',
      '601.2f TotalCostDetermined',
      '601.2h ManaSpent',
      '119.4 LifeLost',
      '601.2i SpellCast',
    ]);
    const kinds = factsOf(facts, 'DecisionMade').map(({ data }) => data.kind);
    expect(kinds.slice(1)).toEqual([
      ...['choose modes', 'choose kicker', 'choose X', 'choose hybrid', 'choose targets', 'divide'],
      'activate mana abilities',
    ]);
    expect(table.now(card).announced).toMatchObject({
      modes: [1],
      via: 'hand',
      by: null,
      ability: null,
      paid: [{ cost: 'kicker', which: 0, times: 1 }],
      x: 3,
      hybrid: ['R'],
      targets: [[{ is: 'object', id: target }, player(bob)]],
      division: [[2, 1]],
    });
    expect(factsOf(facts, 'TotalCostDetermined')[0]?.data.mana).toEqual(['4', 'R']);
    table.passAll();
    expect([table.zoneOf(target), table.life(bob), table.life(alice)]).toEqual(['graveyard', 19, 18]);
  });

  test('CR 601.2a: it becomes the topmost object on the stack, under its caster’s control, for all to see', () => {
    const p = position();
    const [first, second] = [p.hand(alice, zap), p.hand(bob, balm, { knownTo: 2 })];
    const table = new Table(p);
    table.cast(first, select(player(bob)));
    table.pass();
    table.cast(second);
    expect(table.stack).toEqual(['Zap', 'Balm']);
    expect(table.now(second)).toMatchObject({ zone: 'stack', controller: bob, knownTo: 3 });
  });

  test('CR 601.2c: a forced choice of targets isn’t asked', () => {
    const p = position();
    const one = p.battlefield(bob, bear);
    const card = p.hand(alice, instant('Hit', '', spell(target.creature(), dealDamage(1))));
    const table = new Table(p);
    table.cast(card);
    expect(table.now(card).announced.targets).toEqual([[{ is: 'object', id: one }]]);
  });

  test('CR 601.2c: a target of a kicked spell alone is chosen only if it was kicked', () => {
    const also = { ...target.any(), when: { if: 'kicked' } } as const;
    const text = [dealDamage(1, target(0)), dealDamage(1, target(1))];
    const burst = instant('Burst', '{R}', spell(target.any(), also, ...text), kicker('{R}'));
    const targetsOf = (...announced: readonly Answer[]) => {
      const p = position(pools('RR'));
      const card = p.hand(alice, burst);
      const table = new Table(p);
      table.cast(card, ...announced, pay);
      return table.now(card).announced.targets;
    };
    expect(targetsOf(pick('no'), select(player(bob)))).toEqual([[player(bob)], []]);
    const both = targetsOf(pick('yes'), select(player(bob)), select(player(alice)));
    expect(both).toEqual([[player(bob)], [player(alice)]]);
  });

  test('CR 601.2e: what was announced can make it a spell that an effect forbids', () => {
    const p = position(pools('RRRRR'));
    const filter = measured('mana value', 'at least', 4);
    const ban = staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells', filter });
    p.battlefield(bob, enchantment('Ban', '{1}', [], ban));
    const card = p.hand(alice, sorcery('Growing', '{X}{R}', spell(gainLife(X))));
    const table = new Table(p);
    table.cast(card, number(3));
    expect(table.reversed?.rule).toBe('601.2e');
    expect([table.zoneOf(card), table.pool(alice)]).toEqual(['hand', 'RRRRR']);
    table.cast(card, number(2), pay);
    expect(table.stack).toEqual(['Growing']);
  });

  test('CR 601.2f: the total cost is locked in before it is paid', () => {
    const p = position(pools('GG'));
    const cheaper = staticAbility({ static: 'cost change', spells, who: 'you', mana: ['1'], direction: 'less' });
    const familiar = p.battlefield(alice, creature('Familiar', '{1}', ['Imp'], 1, 1, cheaper));
    const reap = p.hand(alice, instant('Reap', '{1}{G}', spell(draw(1)), additionalCost(cost.sacrifice(creatures))));
    const table = new Table(p);
    table.cast(reap, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['G']);
    expect([table.zoneOf(familiar), table.pool(alice)]).toEqual(['graveyard', 'G']);
  });

  test('CR 601.2g: mana abilities are activated before costs are paid, as many as the player likes', () => {
    const p = position();
    const [woods, dork] = [p.battlefield(alice, forest), p.battlefield(alice, elf)];
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(card);
    expect(table.asked).toBe('activate mana abilities 0');
    table.activate(woods);
    expect([table.asked, table.pool(alice)]).toEqual(['activate mana abilities 0', 'G']);
    table.activate(dork, pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Bear'], '']);
  });

  test('CR 118.5a: a spell that costs {0} is cast like any other, and no mana ability is offered', () => {
    const p = position();
    const card = p.hand(alice, artifact('Trinket', '{0}', []));
    p.battlefield(alice, forest);
    const table = new Table(p);
    expect(story(table.cast(card)).at(-1)).toBe('601.2i SpellCast');
    table.passAll();
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 601.2i: abilities trigger as it becomes cast: those of permanents and its own', () => {
    const p = position();
    const watcher = triggered(casts('an opponent', spells), gainLife(1));
    p.battlefield(bob, enchantment('Watcher', '{1}', [], watcher));
    p.battlefield(alice, enchantment('Not it', '{1}', [], watcher));
    const own = triggered({ on: 'casts', who: 'you', what: itself }, gainLife(5));
    const card = p.hand(alice, creature('Herald', '{0}', ['Cat'], 1, 1, own));
    const table = new Table(p);
    const facts = table.cast(card);
    expect(story(facts).slice(-5)).toEqual([
      ...['601.2i SpellCast', '603.2 AbilityTriggered', '603.2 AbilityTriggered'],
      ...['603.3 AbilityPutOnStack', '603.3 AbilityPutOnStack'],
    ]);
    expect(table.stack).toEqual(['Herald', 'ability of Herald', 'ability of Watcher']);
    expect(table.asked).toBe('priority 0');
  });

  test('CR 117.2a: what triggers while it is being cast waits until it has been', () => {
    const p = position();
    const mourner = triggered({ on: 'dies', what: creatures }, dealDamage(1, { players: 'each opponent' }, thisObject));
    p.battlefield(alice, enchantment('Mourner', '{1}', [], mourner));
    p.battlefield(alice, bear);
    const card = p.hand(alice, instant('Village rites', '', spell(draw(1)), additionalCost(cost.sacrifice(creatures))));
    const table = new Table(p);
    table.cast(card);
    expect(table.stack).toEqual(['Village rites', 'ability of Mourner']);
  });
});
