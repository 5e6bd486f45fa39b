import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  cardType,
  controlledBy,
  count,
  create,
  creature,
  creatures,
  creatureToken,
  destroy,
  each,
  enchantment,
  exile,
  gainLife,
  gets,
  instant,
  losesAllAbilities,
  move,
  onto,
  spell,
  target,
  whenThisDies,
  whenThisEnters,
  you,
  youControl,
  type Effect,
} from '@stacktrail/card-tree';
import { bear, forest, zap, alice, bob, position, seen, size, typesOf, Table } from '@stacktrail/test-kit';
import { after } from './deeds.js';

describe('CR 108: cards', () => {
  test('CR 108.2b: a token is no card', () => {
    const p = position();
    p.token(alice, creatureToken(1, 1, ['G'], ['Elf']));
    p.battlefield(alice, bear);
    const table = after(p, gainLife(count(all(creatures, { is: 'card' }))));
    expect(table.life(alice)).toBe(21);
  });

  test('CR 108.3: the owner of a card is the player who started the game with it, whoever controls it', () => {
    const p = position();
    const stolen = p.battlefield(bob, bear);
    const take = enchantment('Take', '', [], always(each(creatures), controlledBy(you)));
    p.battlefield(alice, take);
    const table = after(p, destroy(each(creatures)));
    expect([table.now(stolen).owner, table.state.players[bob]!.graveyard.length]).toEqual([bob, 1]);
  });

  test('CR 108.4a: where something asks for the controller of a card that has none, it is the owner', () => {
    const p = position();
    p.graveyard(bob, bear);
    const table = after(p, gainLife(count(all(creatures, youControl), 'graveyard')));
    expect(table.life(alice)).toBe(20);
    const q = position();
    q.graveyard(alice, bear);
    expect(after(q, gainLife(count(all(creatures, youControl), 'graveyard'))).life(alice)).toBe(21);
  });
});

describe('CR 109: objects', () => {
  test('CR 109.2: a creature without another word is one on the battlefield', () => {
    const p = position();
    const [there, buried, held] = [p.battlefield(bob, bear), p.graveyard(bob, bear), p.hand(bob, bear)];
    const table = after(p, exile(each(creatures)));
    expect([there, buried, held].map((id) => table.zoneOf(id))).toEqual(['exile', 'graveyard', 'hand']);
  });

  test('CR 109.2a: a card in a named zone is looked for in that zone', () => {
    const p = position();
    const [there, buried] = [p.battlefield(bob, bear), p.graveyard(bob, bear)];
    const table = after(p, exile(each(creatures, 'graveyard')));
    expect([there, buried].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'exile']);
  });

  test('CR 109.2b: a spell is one on the stack', () => {
    const p = position();
    const there = p.battlefield(bob, bear);
    const answer = p.hand(
      bob,
      instant('Answer', '', spell(target.spell(creatures), { do: 'counter', what: target() })),
    );
    const cast = p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1));
    const table = new Table(p);
    table.cast(cast);
    table.pass();
    table.cast(answer);
    table.passAll();
    expect([table.zoneOf(there), table.zoneOf(cast)]).toEqual(['battlefield', 'graveyard']);
  });

  test('CR 109.4: only what is on the stack or the battlefield has a controller', () => {
    const p = position();
    p.graveyard(alice, bear);
    p.battlefield(alice, enchantment('Watcher', '', [], always(each(all(creatures, youControl)), gets(1, 1))));
    const table = new Table(p);
    const [card] = table.state.players[alice]!.graveyard;
    expect(size(table.state, card!)).toBe('2/2');
  });

  test('CR 109.4b: a triggered ability that waits is controlled by who controlled its source as it triggered', () => {
    const p = position();
    const dies = creature('Martyr', '', ['Cat'], 1, 1, whenThisDies(gainLife(3)));
    p.battlefield(bob, dies);
    p.battlefield(alice, enchantment('Take', '', [], always(each(all(creatures)), controlledBy(you))));
    const table = after(p, destroy(each(creatures)));
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([23, 20]);
  });

  test('CR 109.4c: an emblem is controlled by the player who put it into the command zone', () => {
    const p = position();
    const mine = p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear);
    const abilities = [always(each(all(creatures, youControl)), gets(1, 1))];
    const table = after(p, { do: 'create emblem', who: you, emblem: { abilities } });
    expect([size(table.state, mine), size(table.state, theirs)]).toEqual(['3/3', '2/2']);
  });
});

describe('CR 110: permanents', () => {
  test('CR 110.1: it is one from the moment it enters until it is moved', () => {
    const p = position();
    const card = p.hand(
      alice,
      creature('Guest', '', ['Elf'], 1, 1, whenThisEnters(gainLife(count({ is: 'permanent' })))),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.state.battlefield.length]).toEqual([21, 1]);
  });

  test('CR 110.2b: who gained control of a permanent spell controls the permanent', () => {
    const p = position();
    const card = p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1));
    const thief = p.hand(
      bob,
      instant(
        'Theft',
        '',
        spell(target.spell(), {
          do: 'apply',
          to: target(),
          changes: [controlledBy(you)],
          until: 'rest of the game',
        }),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(thief);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(card), table.now(card).controller, table.now(card).owner]).toEqual([
      'battlefield',
      bob,
      alice,
    ]);
  });

  test('CR 110.3: its characteristics are those printed, as effects change them', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    p.battlefield(alice, enchantment('Strength', '', [], always(each(creatures), gets(2, 0))));
    const table = new Table(p);
    expect([table.object(one).printed.power, size(table.state, one)]).toEqual([2, '4/2']);
  });

  test('CR 110.4: an instant can’t be put onto the battlefield', () => {
    const p = position();
    const card = p.graveyard(alice, zap);
    const land = p.graveyard(alice, forest);
    const table = after(p, move(each({ is: 'card' }, 'graveyard'), onto.battlefield));
    expect([table.zoneOf(card), table.zoneOf(land)]).toEqual(['graveyard', 'battlefield']);
  });

  test('CR 110.4c: what loses all its permanent types stays a permanent', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const changes = [{ change: 'set types', types: [], subtypes: [] } as const, losesAllAbilities];
    p.battlefield(alice, enchantment('Void', '', [], always(each(creatures), ...changes)));
    const table = after(p, gainLife(count({ is: 'permanent' })));
    expect([typesOf(table.state, one), table.zoneOf(one), table.life(alice)]).toEqual([[], 'battlefield', 22]);
  });

  test('CR 110.5: status is kept apart from characteristics; 110.5b: it enters untapped, face up and unflipped', () => {
    const p = position();
    const card = p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const { tapped, flipped, faceDown, phasedOut } = table.now(card);
    expect([tapped, flipped, faceDown, phasedOut]).toEqual([false, false, null, null]);
  });

  test('CR 110.5b: permanents enter untapped, whatever they were before', () => {
    const p = position();
    const one = p.battlefield(alice, bear, { tapped: true });
    const table = after(
      p,
      exile(each(creatures), 'gone'),
      move({ objects: 'result', label: 'gone' }, onto.battlefield),
    );
    expect([table.zoneOf(one), table.now(one).tapped]).toEqual(['battlefield', false]);
  });

  test('CR 110.5d: only permanents have status', () => {
    const p = position();
    const one = p.battlefield(alice, bear, { tapped: true });
    const table = after(p, destroy(each(creatures)));
    expect([table.zoneOf(one), table.now(one).tapped]).toEqual(['graveyard', false]);
  });
});

describe('CR 111: tokens', () => {
  test('CR 111.3 example: what its maker doesn’t define it hasn’t', () => {
    const p = position();
    const table = after(p, create(1, creatureToken(1, 1, ['G'], ['Saproling'])));
    const { printed } = table.object(table.state.battlefield[0]!);
    expect([printed.manaCost, printed.supertypes, printed.abilities]).toEqual([null, [], []]);
  });

  test('CR 111.4 example: a token of two creature types is named by both and “Token”', () => {
    const p = position();
    const table = after(p, create(2, creatureToken(2, 1, ['R'], ['Dwarf', 'Berserker'])));
    const found = table.state.battlefield.map((id) => seen(table.state, id));
    expect(found.map(({ name, subtypes }) => [name, subtypes])).toEqual([
      ['Dwarf Berserker Token', ['Dwarf', 'Berserker']],
      ['Dwarf Berserker Token', ['Dwarf', 'Berserker']],
    ]);
  });

  test('CR 111.4 example 3: a copy of a creature has that one’s name alone', () => {
    const p = position();
    p.battlefield(alice, bear);
    const table = after(p, { do: 'create copies', who: you, count: 1, of: each(creatures) } as unknown as Effect);
    expect(table.state.battlefield.map((id) => seen(table.state, id).name)).toEqual(['Bear', 'Bear']);
  });

  test('CR 111.6: a token is subject to what affects permanents, and is no card', () => {
    const p = position();
    const token = p.token(bob, creatureToken(1, 1, ['G'], ['Elf']));
    const table = after(p, gainLife(count(all(creatures, { is: 'card' }))), destroy(each(cardType('Creature'))));
    expect([table.life(alice), table.zoneOf(token)]).toEqual([20, 'gone']);
  });
});
