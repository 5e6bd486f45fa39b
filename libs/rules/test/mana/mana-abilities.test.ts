import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addAnyColor,
  addMana,
  addOneOf,
  artifact,
  cost,
  count,
  creatures,
  dealDamage,
  enchantment,
  gainLife,
  instant,
  land,
  lands,
  onlyIf,
  spell,
  tappedForMana,
  target,
  thatPlayer,
  triggered,
  unlessPaid,
  you,
  youControlAtLeast,
} from '@stacktrail/card-tree';
import {
  bear,
  elf,
  forest,
  mountain,
  alice,
  bob,
  position,
  factsOf,
  pay,
  pick,
  player,
  select,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const filter = land('Filter', [], activated([cost.mana('{1}'), cost.tap], addMana(['W', 'U'])));
const altar = artifact('Altar', '{3}', [], activated([cost.sacrifice(creatures)], addMana(['C', 'C'])));

describe('CR 605.1: which abilities are mana abilities', () => {
  const source = artifact(
    'Engine',
    '{1}',
    [],
    activated([cost.tap], addMana(['G'])),
    activated([cost.tap], target.player(), addMana(['G'])),
    activated([cost.payLife(1)], addMana(['R']), gainLife(1)),
    { ...activated([cost.tap], addMana(['B'])), loyalty: true },
    activated([cost.tap], gainLife(1)),
  );

  test('CR 605.1a, 605.5a: those that could add mana and have no target, no loyalty abilities', () => {
    const p = position();
    p.battlefield(alice, source);
    const { catalog } = p.state();
    const abilities = catalog.printed(0).abilities.map(({ isManaAbility }) => isManaAbility);
    expect(abilities).toEqual([true, false, true, false, false]);
  });

  test('CR 605.5a, 605.5b: abilities with targets and spells use the stack, though they add mana', () => {
    const p = position();
    const engine = p.battlefield(alice, source);
    const ritual = p.hand(alice, instant('Ritual', '', spell(addMana(['R', 'R', 'R']))));
    const table = new Table(p);
    table.answers(table.use(engine, 1), select(player(alice)));
    table.cast(ritual);
    expect([table.stack, table.pool(alice)]).toEqual([['ability of Engine', 'Ritual'], '']);
    table.passAll();
    expect(table.pool(alice)).toBe('RRR');
  });
});

describe('CR 605.3: activating mana abilities', () => {
  test('CR 605.3b, 405.6c: it resolves at once, all of it, and the player keeps priority', () => {
    const p = position();
    const pain = land('Pain', [], activated([cost.tap], addMana(['R']), dealDamage(1, you)));
    const source = p.battlefield(alice, pain);
    const table = new Table(p);
    const facts = table.activate(source);
    expect(story(facts)).toEqual([
      ...[
        '605.3b ManaAbilityActivated',
        '602.2b Tapped',
        '106.4 ManaAdded',
        '120.2b DamageDealtToPlayer',
        '120.3a LifeLost',
      ],
    ]);
    expect([table.stack, table.asked, table.pool(alice)]).toEqual([[], 'priority 0', 'R']);
  });

  test('CR 106.3: the mana’s source is that of the ability', () => {
    const p = position();
    const source = p.battlefield(alice, forest);
    const table = new Table(p);
    table.activate(source);
    expect(table.state.players[alice]?.mana).toMatchObject([{ type: 'G', source }]);
  });

  test('CR 106.1a, 106.5: one mana of any color is one that the player chooses', () => {
    const p = position();
    const source = p.battlefield(alice, land('City', [], activated([cost.tap], addAnyColor())));
    const count0 = {
      do: 'add mana',
      who: you,
      mana: { add: 'one of', types: ['G', 'W'], count: count(creatures) },
    } as const;
    const nothing = p.battlefield(alice, land('Empty', [], activated([cost.tap], count0)));
    const table = new Table(p);
    table.activate(source, pick('U'));
    table.activate(nothing);
    expect(table.pool(alice)).toBe('U');
  });

  test('CR 605.3a, 117.1d: also while an effect asks for a mana payment, by whoever pays', () => {
    const p = position();
    const source = p.battlefield(bob, forest);
    p.battlefield(bob, filter);
    const effect = unlessPaid(
      { players: 'each opponent' },
      [cost.mana('{1}')],
      dealDamage(3, { players: 'each opponent' }),
    );
    const card = p.hand(alice, instant('Extort', '', spell(effect)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.asked).toBe('pay unless 1');
    table.answers(pick('yes'));
    const { question } = table;
    expect(question.form === 'action' && question.actions().map((action) => action.do)).toEqual([
      ...['pay', 'activate', 'activate'],
    ]);
    table.answers(table.use(source), pay);
    expect([table.life(bob), table.pool(bob)]).toEqual([20, '']);
  });

  test('one that costs mana itself: others can be activated to pay for it', () => {
    const p = position();
    const [woods, source] = [p.battlefield(alice, forest), p.battlefield(alice, filter)];
    const table = new Table(p);
    table.activate(source, table.use(woods), pay);
    expect([table.pool(alice), table.object(source).tapped]).toEqual(['WU', true]);
  });

  test('CR 605.3c: it can’t be activated again before it has resolved', () => {
    const p = position(pools('GG'));
    const [source, other] = [p.battlefield(alice, filter), p.battlefield(alice, filter)];
    const table = new Table(p);
    table.activate(source);
    expect([table.options(source).length, table.options(other).length]).toEqual([0, 1]);
    table.activate(other);
    expect([table.options(source), table.options(other)]).toEqual([[], []]);
  });

  test('CR 601.2b: hybrid symbols in its cost are announced', () => {
    const p = position(pools('U'));
    const hybrid = land('Hybrid', [], activated([cost.mana('{W/U}'), cost.tap], addMana(['W', 'W'])));
    const source = p.battlefield(alice, hybrid);
    const table = new Table(p);
    table.activate(source, pick('U'), pay);
    expect(table.pool(alice)).toBe('WW');
  });

  test('with another cost: a creature that is sacrificed for it while a spell is cast', () => {
    const p = position();
    const [source, victim] = [p.battlefield(alice, altar), p.battlefield(alice, bear)];
    const card = p.hand(alice, instant('Thing', '{2}', spell(gainLife(1))));
    const table = new Table(p);
    const facts = table.cast(card, table.use(source), pay);
    expect(story(facts, 'TotalCostDetermined')).toEqual([
      ...['601.2a ObjectMoved', '605.3b ManaAbilityActivated', '602.2b ObjectMoved', '106.4 ManaAdded'],
      ...['601.2h ManaSpent', '601.2i SpellCast'],
    ]);
    expect(table.zoneOf(victim)).toBe('graveyard');
  });
});

describe('CR 605.4a: triggered mana abilities', () => {
  const growth = enchantment('Growth', '{1}', [], triggered(tappedForMana(lands), addMana(['G'], thatPlayer)));

  test('they resolve right after the mana ability that triggered them, and pay for the same spell', () => {
    const p = position();
    p.battlefield(bob, growth);
    const woods = p.battlefield(alice, forest);
    const card = p.hand(alice, bear);
    const table = new Table(p);
    const facts = table.cast(card, table.use(woods), pay);
    expect(story(facts, 'TotalCostDetermined')).toEqual([
      ...['601.2a ObjectMoved', '605.3b ManaAbilityActivated', '602.2b Tapped', '106.4 ManaAdded'],
      ...['603.2 AbilityTriggered', '605.4a TriggerRemoved', '106.4 ManaAdded', '601.2h ManaSpent', '601.2i SpellCast'],
    ]);
    expect(table.stack).toEqual(['Bear']);
  });

  test('CR 106.12: for a permanent that is tapped for mana, not for one that is tapped otherwise', () => {
    const p = position();
    p.battlefield(alice, growth);
    const rock = p.battlefield(alice, land('Rock', [], activated([cost.payLife(1)], addMana(['C']))));
    const bank = p.battlefield(alice, land('Bank', [], activated([cost.tap], gainLife(1))));
    const dork = p.battlefield(alice, elf);
    const table = new Table(p);
    table.activate(rock);
    table.activate(bank);
    table.activate(dork);
    expect(table.pool(alice)).toBe('CG');
  });

  test('CR 106.12a: not where it produced no mana', () => {
    const p = position();
    p.battlefield(alice, growth);
    const perCreature = { add: 'one of', types: ['G'], count: count(creatures) } as const;
    const source = p.battlefield(
      alice,
      land('Cradle', [], activated([cost.tap], { do: 'add mana', who: you, mana: perCreature })),
    );
    const table = new Table(p);
    table.activate(source);
    expect([table.pool(alice), table.of('AbilityTriggered')]).toEqual(['', []]);
  });

  test('CR 603.4: an intervening if is asked of them too; CR 605.5a: what adds no mana uses the stack', () => {
    const p = position();
    p.battlefield(
      alice,
      enchantment(
        'If',
        '{1}',
        [],
        onlyIf(youControlAtLeast(1, creatures), triggered(tappedForMana(lands), addMana(['R']))),
      ),
    );
    p.battlefield(alice, enchantment('Drain', '{1}', [], triggered(tappedForMana(lands), gainLife(1))));
    const source = p.battlefield(alice, mountain);
    const table = new Table(p);
    table.activate(source);
    expect([table.pool(alice), table.stack]).toEqual(['R', ['ability of Drain']]);
  });

  test('who tapped it', () => {
    const p = position();
    p.battlefield(alice, enchantment('Mine', '{1}', [], triggered(tappedForMana(lands, 'you'), addOneOf(['R']))));
    const [mine, theirs] = [p.battlefield(alice, forest), p.battlefield(bob, forest)];
    const table = new Table(p);
    table.activate(mine);
    table.pass();
    table.activate(theirs);
    expect([table.pool(alice), table.pool(bob)]).toEqual(['GR', 'G']);
  });
});

test('CR 106.4: mana units are numbered, so that a payment says which it spent', () => {
  const p = position();
  const [one, two] = [p.battlefield(alice, forest), p.battlefield(alice, forest)];
  const card = p.hand(alice, instant('Thing', '{G}', spell(gainLife(1))));
  const table = new Table(p);
  table.activate(one);
  table.activate(two);
  const facts = table.cast(card, pay);
  const added = table.of('ManaAdded').map(({ data }) => data.first);
  expect(factsOf(facts, 'ManaSpent')[0]?.data.mana).toEqual([{ unit: added[0], type: 'G' }]);
  expect(table.state.players[alice]?.mana).toMatchObject([{ unit: added[1], source: two }]);
});
