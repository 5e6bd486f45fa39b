import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  all,
  always,
  artifact,
  attached,
  color,
  cost,
  counterSpell,
  creature,
  creatures,
  each,
  enchant,
  enchantment,
  equip,
  gainLife,
  gets,
  instant,
  lands,
  move,
  onto,
  spell,
  staticAbility,
  tappedForMana,
  target,
  triggered,
  untilEndOfTurn,
  you,
  youControl,
} from '@stacktrail/card-tree';
import {
  pay,
  player,
  select,
  balm,
  bear,
  bolt,
  forest,
  doing,
  alice,
  bob,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

describe('CR 109: objects', () => {
  test('CR 109.1: abilities on the stack, cards, copies, tokens, spells, permanents and emblems are objects', () => {
    const p = position();
    const relic = p.battlefield(alice, artifact('Relic', '', [], activated([], gainLife(1))));
    const [card, maker] = [
      p.hand(alice, balm),
      p.hand(
        alice,
        doing(
          { do: 'create emblem', who: you, emblem: { abilities: [] } },
          { do: 'create tokens', who: you, count: 1, token: 'Clue' },
        ),
      ),
    ];
    const table = new Table(p);
    table.cast(maker);
    table.passAll();
    table.cast(card);
    table.activate(relic);
    const kinds = [...table.state.battlefield, ...table.state.command, ...table.state.stack].map(
      (id) => table.object(id).kind,
    );
    expect(kinds).toEqual(['card', 'token', 'emblem', 'card', 'ability']);
  });

  test('CR 109.2c: a source is looked for in any zone', () => {
    const p = position(pools('R'));
    const shield = enchantment(
      'A shield',
      '',
      [],
      staticAbility({
        static: 'replacement',
        replacement: { would: 'be dealt damage', to: 'you', from: color('R'), instead: { do: 'prevent all' } },
      }),
    );
    p.battlefield(bob, shield);
    const imp = p.battlefield(
      alice,
      creature(
        'Imp',
        '{R}',
        ['Imp'],
        1,
        1,
        activated([cost.sacrificeThis], target.player(), { do: 'deal damage', amount: 1, to: target() }),
      ),
    );
    const card = p.hand(alice, bolt);
    const table = new Table(p);
    table.cast(card, select(player(bob)), pay); // a spell
    table.passAll();
    table.activate(imp, select(player(bob))); // a creature that is in a graveyard by then
    table.passAll();
    expect(table.life(bob)).toBe(20);
  });

  test('CR 109.3, 110.5a: status, controller, owner and what it is attached to are no characteristics', () => {
    const p = position();
    const one = p.battlefield(alice, bear, { tapped: true });
    expect(Object.keys(seen(p.state(), one))).not.toEqual(expect.arrayContaining(['tapped']));
    for (const other of ['controller', 'owner', 'attachedTo', 'faceDown'])
      expect(seen(p.state(), one)).not.toHaveProperty(other);
  });

  test('CR 109.4a: a triggered mana ability is controlled as though it were on the stack', () => {
    const p = position();
    const tree = p.battlefield(bob, forest);
    p.battlefield(alice, enchantment('A spring', '', [], triggered(tappedForMana(lands), addMana(['U']))));
    p.hand(bob, creature('Cheap', '{G}', ['Elf'], 1, 1));
    const table = new Table(p);
    table.pass();
    table.activate(tree);
    expect([table.pool(alice), table.pool(bob)]).toEqual(['U', 'G']);
  });
});

describe('CR 108, 110, 112: cards, permanents, spells', () => {
  test('CR 108.4: a card that is neither permanent nor spell has no controller', () => {
    const p = position();
    const [held, buried] = [p.hand(alice, bear), p.graveyard(alice, bear)];
    const lord = always(each({ is: 'all', of: [creatures, youControl] }, 'graveyard'), gets(1, 1));
    p.battlefield(alice, enchantment('Strength', '', [], lord));
    const state = p.state();
    expect([size(state, held), size(state, buried)]).toEqual(['2/2', '3/3']); // CR 108.4a: its owner is asked for instead
  });

  test('CR 110.4a: a permanent card is one that could be put onto the battlefield', () => {
    const p = position();
    const cards = [p.graveyard(alice, bear), p.graveyard(alice, forest), p.graveyard(alice, balm)];
    const card = p.hand(alice, doing(move(each({ is: 'permanent card' }, 'graveyard'), onto.hand)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(cards.map((id) => table.zoneOf(id))).toEqual(['hand', 'hand', 'graveyard']);
  });

  test('CR 110.4b: a permanent spell is one that enters the battlefield as it resolves', () => {
    const stop = instant('Stop', '', spell(target.spell({ is: 'permanent spell' }), counterSpell()));
    const p = position();
    const [cheap, card] = [p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1)), p.hand(alice, balm)];
    const [one, two] = [p.hand(bob, stop), p.hand(bob, stop)];
    const table = new Table(p);
    table.cast(cheap);
    table.cast(card);
    table.pass();
    table.cast(one);
    expect(table.object(table.state.stack[2]!).announced.targets).toEqual([
      [{ is: 'object', id: table.now(cheap).id }],
    ]);
    table.passAll();
    expect(table.zoneOf(cheap)).toBe('graveyard');
    table.pass();
    table.cast(two);
    expect(table.reversed?.rule).toBe('601.2c');
  });

  test('CR 112.1b, 112.2a: a copy of a card that is cast is a spell, owned by who was told to make it', () => {
    const p = position();
    const original = p.graveyard(bob, balm);
    const recall = doing({
      do: 'cast',
      who: you,
      what: each({ is: 'named', name: 'Balm' }, 'graveyard'),
      how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
      copies: true,
    });
    const card = p.hand(alice, recall);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const copy = table.state.stack[0]!;
    expect(table.object(copy)).toMatchObject({ kind: 'copy', owner: alice, controller: alice, zone: 'stack' });
    table.passAll();
    expect([table.life(alice), table.zoneOf(original), table.object(copy).left]).toEqual([21, 'graveyard', true]);
  });
});

describe('CR 115: what is targeted', () => {
  test('CR 115.1b: an Aura spell is targeted, an Aura permanent isn’t', () => {
    const aura = enchantment('Aura', '', ['Aura'], enchant(creatures), always(attached, gets(1, 1)));
    const p = position();
    const one = p.battlefield(alice, bear);
    const card = p.hand(alice, aura);
    const table = new Table(p);
    table.cast(card);
    expect(table.object(table.state.stack[0]!).announced.targets).toEqual([[{ is: 'object', id: one }]]);
    table.passAll();
    expect([table.now(card).attachedTo, table.of('TargetsChosen').length]).toEqual([one, 1]);
  });

  test('CR 115.1c: the targets of an activated ability are chosen as it is activated', () => {
    const p = position();
    const relic = p.battlefield(
      alice,
      artifact('Relic', '', [], activated([], target.creature(), untilEndOfTurn(target(), gets(1, 1)))),
    );
    const one = p.battlefield(bob, bear);
    const table = new Table(p);
    table.activate(relic);
    expect([table.of('TargetsChosen')[0]!.data.targets, size(table.state, one)]).toEqual([
      [[{ is: 'object', id: one }]],
      '2/2',
    ]);
  });

  test('CR 115.1e: equip is a targeted activated ability', () => {
    const p = position();
    const sword = p.battlefield(
      alice,
      artifact('Sword', '', ['Equipment'], equip('{0}'), always(attached, gets(1, 1))),
    );
    const one = p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const table = new Table(p);
    table.activate(sword);
    expect(table.of('TargetsChosen')[0]!.data.targets).toEqual([[{ is: 'object', id: one }]]);
    table.passAll();
    expect(size(table.state, one)).toBe('3/3');
  });
});

test('CR 201.2: one of which three, with itself, have the same name', () => {
  const alike = { is: 'shares', quality: 'name', with: { objects: 'asked' } } as const;
  const three = {
    is: 'where',
    condition: {
      if: 'compare',
      left: { amount: 'count', filter: all(creatures, alike) },
      compare: 'at least',
      right: 3,
    },
  } as const;
  const p = position();
  const [one, two] = ['Elf', 'Goblin'].map((name) => creature(name, '', [name], 1, 1));
  const ids = [one!, two!, one!, two!, one!].map((card) => p.battlefield(alice, card));
  const card = p.hand(alice, doing(move(each(all(creatures, three)), onto.hand)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(ids.map((id) => table.zoneOf(id))).toEqual(['hand', 'battlefield', 'hand', 'battlefield', 'hand']);
});

describe('CR 105, 107: colors and symbols', () => {
  test('CR 105.5: a color pair is exactly two colors', () => {
    const pair = {
      is: 'where',
      condition: {
        if: 'compare',
        left: { amount: 'different', quality: 'color', among: { objects: 'asked' } },
        compare: 'exactly',
        right: 2,
      },
    } as const;
    const p = position();
    const costs = ['{W}', '{W}{U}', '{W}{U}{B}', '{2}'];
    const ids = costs.map((mana) => p.battlefield(alice, creature('Dyed', mana, ['Elf'], 1, 1)));
    const card = p.hand(alice, doing(move(each(all(creatures, pair)), onto.hand)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(ids.map((id) => table.zoneOf(id))).toEqual(['battlefield', 'hand', 'battlefield', 'battlefield']);
  });

  test('CR 107.4g: the Phyrexian symbol without a color is any of them', () => {
    const p = position();
    const costs = ['{W/P}', '{1}{G/U/P}', '{W}', '{W/U}'];
    const ids = costs.map((mana) => p.battlefield(alice, creature('Made', mana, ['Elf'], 1, 1)));
    const card = p.hand(alice, doing(move(each({ is: 'mana cost contains', symbol: 'H' }), onto.hand)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(ids.map((id) => table.zoneOf(id))).toEqual(['hand', 'hand', 'battlefield', 'battlefield']);
  });
});
