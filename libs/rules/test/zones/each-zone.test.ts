import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  all,
  always,
  cost,
  count,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  enchantment,
  enters,
  exile,
  gainLife,
  gets,
  lands,
  move,
  onto,
  powerAndToughnessAre,
  returnToHand,
  staticAbility,
  thisObject,
  triggered,
  untilEndOfTurn,
  you,
} from '@stacktrail/card-tree';
import { select, bear, forest, zap, alice, bob, position, seen, size, typesOf, Table } from '@stacktrail/test-kit';
import { after, doing } from './deeds.js';

describe('CR 402–405: zones', () => {
  test('CR 402.1: cards drawn and cards that effects put there are in the hand', () => {
    const p = position();
    p.library(alice, forest);
    p.battlefield(alice, bear);
    const table = after(p, draw(1), returnToHand(each(creatures)));
    expect(table.state.players[alice]!.hand.map((id) => table.object(id).printed.name).sort()).toEqual([
      'Bear',
      'Forest',
    ]);
  });

  test('CR 403.2: an effect checks only the battlefield unless it names another zone', () => {
    const p = position();
    p.graveyard(alice, forest);
    p.battlefield(alice, forest);
    expect(after(p, gainLife(count(lands))).life(alice)).toBe(21);
  });

  test('CR 403.3: every object on the battlefield is a permanent', () => {
    const p = position();
    p.battlefield(alice, forest);
    p.token(alice, creatureToken(1, 1, ['G'], ['Elf']));
    const table = after(p, gainLife(count({ is: 'permanent' })));
    expect(table.life(alice)).toBe(20 + table.state.battlefield.length);
  });

  test('CR 403.4: what enters the battlefield again is a new object', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const card = p.hand(
      alice,
      doing(
        untilEndOfTurn(each(creatures), gets(3, 3)),
        exile(each(creatures), 'gone'),
        move({ objects: 'result', label: 'gone' }, onto.battlefield),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.now(one).id === one, size(table.state, table.now(one).id)]).toEqual([false, '2/2']);
  });

  test('CR 404.1: countered, discarded, destroyed and sacrificed objects and spells that have resolved go on top', () => {
    const p = position();
    p.battlefield(alice, bear);
    p.hand(alice, forest);
    const table = after(p, destroy(each(creatures)), discard('hand'));
    expect(table.state.players[alice]!.graveyard.map((id) => table.object(id).printed.name)).toEqual([
      'Bear',
      'Forest',
      'Deed',
    ]);
  });

  test('CR 405.1: a spell is the card on the stack; an ability goes there without a card', () => {
    const p = position();
    const source = p.battlefield(alice, creature('Source', '', ['Elf'], 1, 1, activated([], gainLife(1))));
    const card = p.hand(alice, zap);
    const table = new Table(p);
    table.activate(source);
    table.cast(card, select({ is: 'player', id: bob }));
    const kinds = table.state.stack.map((id) => table.object(id).kind);
    expect([kinds, table.zoneOf(source)]).toEqual([['ability', 'card'], 'battlefield']);
  });

  test('CR 405.3: of abilities that trigger at once, the active player’s are lowest', () => {
    const p = position();
    const watcher = enchantment('Watcher', '', [], triggered(enters(creatures), gainLife(1)));
    p.battlefield(bob, watcher);
    p.battlefield(alice, watcher);
    const table = after(p, create(1, creatureToken(1, 1, [], ['Elf'])));
    expect(table.state.stack.map((id) => table.object(id).controller)).toEqual([alice, bob]);
  });

  test('CR 405.4: a spell has its card’s characteristics; an ability has text and no other', () => {
    const p = position();
    const source = p.battlefield(alice, creature('Source', '{G}', ['Elf'], 1, 1, activated([], gainLife(1))));
    const card = p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1));
    const table = new Table(p);
    table.cast(card);
    const [creatureSpell] = table.state.stack;
    expect([typesOf(table.state, creatureSpell!), size(table.state, creatureSpell!)]).toEqual([['Creature'], '1/1']);
    table.activate(source);
    const ability = seen(table.state, table.state.stack[1]!);
    expect([ability.types, ability.colors, ability.power, ability.name]).toEqual([0, 0, null, '']);
  });

  test('CR 405.6c, 405.6d: mana abilities and special actions use no stack', () => {
    const p = position();
    const dork = p.battlefield(alice, creature('Dork', '', ['Elf'], 1, 1, activated([cost.tap], addMana(['G']))));
    const land = p.hand(alice, forest);
    const table = new Table(p);
    table.activate(dork);
    table.playLand(land);
    expect([table.stack, table.pool(alice), table.zoneOf(land), table.asked]).toEqual([
      [],
      'G',
      'battlefield',
      'priority 0',
    ]);
  });

  test('CR 405.6f: state-based actions use no stack', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const table = after(p, dealDamage(2, each(creatures)));
    expect([table.zoneOf(one), table.stack]).toEqual(['graveyard', []]);
  });

  test('CR 405.6a, 405.6b: effects and static abilities use no stack', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const anthem = p.hand(alice, enchantment('Anthem', '', [], always(each(creatures), gets(1, 1))));
    const table = new Table(p);
    table.cast(anthem);
    table.passAll();
    expect([size(table.state, one), table.stack]).toEqual(['3/3', []]);
  });

  test('CR 408.1: what is in the command zone is no permanent and can’t be destroyed', () => {
    const p = position();
    const table = after(
      p,
      { do: 'create emblem', who: you, emblem: { abilities: [always(thisObject, gets(0, 0))] } },
      destroy(each({ is: 'anything' })),
      gainLife(count({ is: 'permanent' })),
    );
    expect([table.state.command.length, table.life(alice)]).toEqual([1, 20]);
  });
});

describe('CR 704: state-based actions', () => {
  test('CR 704.4 example: what is toughness 0 only in the midst of a resolution survives', () => {
    const p = position();
    const size1 = powerAndToughnessAre(count(all({ is: 'card' }, { is: 'owned by', who: 'you' }), 'hand'));
    const maro = p.battlefield(alice, creature('Hoarder', '', ['Elemental'], 0, 0, size1));
    p.hand(alice, forest);
    for (let i = 0; i < 8; i++) p.library(alice, forest);
    const table = after(p, discard('hand'), draw(7));
    expect([table.zoneOf(maro), size(table.state, maro)]).toEqual(['battlefield', '7/7']);
  });

  test('CR 704.7 example: one replacement effect replaces all the losses of a player at once', () => {
    const saved = staticAbility({
      static: 'replacement',
      replacement: {
        would: 'lose the game',
        who: 'you',
        instead: { do: 'follow', effects: [gainLife(10), { do: 'set life total', who: you, to: 20 }] },
      },
    });
    const p = position();
    p.battlefield(alice, enchantment('Mirror', '', [], saved));
    p.library(alice, forest);
    const table = after(p, draw(2), { do: 'lose life', who: you, amount: 25 });
    expect([table.life(alice), table.of('LifeGained').length]).toEqual([20, 2]);
  });

  test('CR 704.1a: an ability that watches for a state is a triggered one, and uses the stack', () => {
    const p = position();
    const condition = { if: 'compare', left: { amount: 'life', of: you }, compare: 'at least', right: 25 } as const;
    p.battlefield(
      alice,
      enchantment('Watcher', '', [], triggered({ on: 'state', condition }, { do: 'sacrifice', what: thisObject })),
    );
    const table = after(p, gainLife(5));
    expect(table.stack).toEqual(['ability of Watcher']);
  });

  test('CR 704.5b: whoever has drawn from an empty library loses at the next check', () => {
    const p = position();
    const table = after(p, draw(1));
    expect(table.of('PlayerLost')).toMatchObject([{ rule: '704.5b', data: { player: alice } }]);
  });

  test('CR 111.9, 704.5j: a legendary token is named, and the legend rule is about it', () => {
    const p = position();
    const hero = { ...creatureToken(1, 1, ['R'], ['Hamster']), name: 'Bob', supertypes: ['Legendary'] } as const;
    const table = after(p, create(2, hero));
    expect(table.question).toMatchObject({ rule: '704.5j' });
    expect(table.state.battlefield.map((id) => seen(table.state, id).name)).toEqual(['Bob', 'Bob']);
  });
});
