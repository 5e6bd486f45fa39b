import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  cost,
  creature,
  dealDamage,
  draw,
  enchantment,
  gainLife,
  instant,
  keywords,
  land,
  prototype,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  twoFaced,
  whenThisEnters,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { colorBit, typeBit } from '@stacktrail/game-state';
import {
  act,
  pay,
  pick,
  player,
  select,
  spend,
  bear,
  forest,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';

function cast(object: ObjectId, face = 0, via = 'hand') {
  return act({ do: 'cast', object, via, by: null, ability: null, face });
}

const assault = instant('Assault', '{R}', spell(target.any(), dealDamage(2)));
const battery = sorcery('Battery', '{3}{G}', spell(gainLife(3)));
const split = twoFaced('split', assault, battery);

describe('split cards', () => {
  test('CR 709.4b example 1: off the stack its mana cost, colors and mana value are those of both halves', () => {
    const start = position(pools('R'));
    const id = start.hand(alice, split);
    const table = new Table(start);
    const { printed } = table.object(id);
    expect(printed).toMatchObject({ name: 'Assault // Battery', manaValue: 5, manaCost: ['R', '3', 'G'] });
    expect(printed.colors).toBe(colorBit('R') | colorBit('G'));
    table.answers(cast(id), select(player(bob)), pay);
    const spellOnStack = table.now(id);
    expect(spellOnStack.printed).toMatchObject({ name: 'Assault', manaValue: 1 });
    expect(spellOnStack.printed.colors).toBe(colorBit('R')); // CR 709.3b
    table.passAll();
    expect(table.life(bob)).toBe(18);
    expect(table.now(id).printed.name).toBe('Assault // Battery');
    expect(table.fold()).toContain('Assault');
  });

  test('CR 709.4c: it has each card type of either half, and each ability', () => {
    const start = position();
    const id = start.graveyard(alice, split);
    const { printed } = new Table(start).object(id);
    expect(printed.types).toBe(typeBit('Instant') | typeBit('Sorcery'));
    expect(printed.abilities).toHaveLength(2);
  });

  test('CR 709.4b example 2: an effect that asks for the symbols sees those of each half', () => {
    const fire = twoFaced('split', instant('Fire', '{1}{R}', spell(draw(1))), instant('Ice', '{1}{U}', spell(draw(1))));
    const start = position();
    const id = start.hand(alice, fire);
    expect(new Table(start).object(id).printed.manaCost).toEqual(['1', 'R', '1', 'U']);
  });

  test('CR 709.3c: a copy of the card has the same two halves, of which one is cast', () => {
    const recast: Effect = {
      do: 'cast',
      who: { players: 'you' },
      what: target(),
      how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
      copies: true,
    };
    const start = position();
    const dead = start.graveyard(alice, split);
    const card = start.hand(alice, sorcery('Recast', '', spell(target.cardInGraveyard({ is: 'anything' }), recast)));
    const table = new Table(start);
    table.answers(cast(card));
    table.passAll();
    const { question } = table;
    const options = question.form === 'pick' ? question.options : [];
    expect(options.map(({ text }) => text)).toEqual([
      'Assault, without paying its mana cost.',
      'Battery, without paying its mana cost.',
    ]);
    table.answer(pick(options[1]!.key));
    expect([table.stack, table.zoneOf(dead)]).toEqual([['Battery'], 'graveyard']);
  });

  test('CR 709.4d: fused, it has the characteristics of both halves on the stack', () => {
    const fused = twoFaced(
      'split',
      instant('Wear', '{1}{R}', keywords('fuse'), spell(gainLife(1))),
      instant('Tear', '{W}', spell(gainLife(2))),
    );
    const start = position(pools('RRW'));
    const id = start.hand(alice, fused);
    const table = new Table(start);
    table.answers(cast(id, 2), pay);
    const { printed } = table.now(id);
    expect([printed.name, printed.manaValue, printed.colors]).toEqual([
      'Wear // Tear',
      3,
      colorBit('R') | colorBit('W'),
    ]);
  });

  test('CR 709.3a: only the chosen half is looked at to see whether it can be cast', () => {
    const start = position((state) => {
      state.step = 'upkeep';
    });
    const id = start.hand(alice, split);
    expect(new Table(start).options(id)).toMatchObject([{ do: 'cast', face: 0 }]);
  });
});

describe('modal double-faced cards', () => {
  const modal = twoFaced('modal', creature('Rogue', '{1}{B}', ['Rogue'], 2, 1), land('Den', []));
  const twoSpells = twoFaced('modal', creature('God', '{2}{W}', ['God'], 3, 3), artifact('Hammer', '{1}', []));

  test('CR 712.12: a player who plays one as a land chooses a face that is a land', () => {
    const start = position();
    const id = start.hand(alice, modal);
    const table = new Table(start);
    expect(table.options(id)).toMatchObject([
      { do: 'cast', face: 0 },
      { do: 'play land', face: 1 },
    ]);
    table.answer(act({ do: 'play land', object: id, by: null, face: 1 }));
    expect(table.now(id)).toMatchObject({ zone: 'battlefield', printed: { name: 'Den' } });
  });

  test('CR 712.11b: the player chooses the face before it is put onto the stack; CR 712.13: it stays up', () => {
    const start = position(pools('G'));
    const id = start.hand(alice, twoSpells);
    const table = new Table(start);
    table.answers(cast(id, 1), pay);
    expect(table.now(id).printed.name).toBe('Hammer'); // CR 712.8f
    table.passAll();
    expect(table.now(id)).toMatchObject({ zone: 'battlefield', face: 1, printed: { name: 'Hammer' } });
  });

  test('CR 712.8a: elsewhere it has only the characteristics of its front face', () => {
    const start = position();
    const id = start.graveyard(alice, modal);
    expect(new Table(start).object(id).printed).toMatchObject({ name: 'Rogue', manaValue: 2 });
  });
});

describe('adventurer cards', () => {
  const giant = twoFaced('adventure', creature('Giant', '{2}{G}', ['Giant'], 5, 5), {
    ...sorcery('Quest', '{G}', spell(gainLife(2))),
  });

  test('CR 715.3d: an Adventure is exiled as it resolves; its controller may play the card, not as an Adventure', () => {
    const start = position(pools('GGGG'));
    const id = start.hand(alice, giant);
    const table = new Table(start);
    table.answers(cast(id, 1), pay);
    expect(table.now(id).printed.name).toBe('Quest'); // CR 715.3b
    table.passAll();
    const exiled = table.now(id);
    expect([exiled.zone, exiled.printed.name, table.life(alice)]).toEqual(['exile', 'Giant', 22]); // CR 715.4
    expect(table.options(exiled.id)).toMatchObject([{ do: 'cast', face: 0 }]);
    table.answers(cast(exiled.id), pay);
    table.passAll();
    expect(table.now(id)).toMatchObject({ zone: 'battlefield', printed: { name: 'Giant' } });
  });
});

test('CR 720.3d: an Omen is shuffled into its owner’s library as it resolves', () => {
  const omen = twoFaced(
    'omen',
    creature('Dragon', '{4}', ['Dragon'], 4, 4),
    sorcery('Sign', '{G}', spell(gainLife(2))),
  );
  const start = position(pools('G'));
  const id = start.hand(alice, omen);
  start.library(alice, forest);
  const table = new Table(start);
  table.answers(cast(id, 1), pay);
  table.passAll();
  expect(table.life(alice)).toBe(22);
  expect(table.state.players[alice]!.library).toHaveLength(2);
  expect(table.of('LibraryShuffled')).toHaveLength(1);
});

test('CR 718.3b: a prototyped spell and its permanent have the other power, toughness, mana cost and colors', () => {
  const machine = prototype(artifact('Machine', '{7}', []), '{1}{R}', 2, 1);
  const start = position(pools('RR'));
  const id = start.hand(alice, {
    ...machine,
    faces: [{ ...machine.faces[0], types: ['Artifact', 'Creature'], power: 6, toughness: 4 }],
  });
  const table = new Table(start);
  table.answers(cast(id, 1), pay);
  table.passAll();
  const { printed } = table.now(id);
  expect(printed).toMatchObject({ name: 'Machine', power: 2, toughness: 1, manaValue: 2, colors: colorBit('R') });
});

describe('face-down cards', () => {
  const morph: CardDefinition = creature(
    'Demon',
    '{2}{B}{B}',
    ['Demon'],
    6,
    6,
    staticAbility(
      { static: 'may be cast face down', cost: [cost.mana('{3}')], as: 'morph' },
      { static: 'turned face up for', cost: [cost.mana('{B}')] },
    ),
    whenThisEnters(gainLife(4)),
    triggered({ on: 'is turned face up', what: { is: 'this' } }, gainLife(1)),
  );

  test('CR 708.4, 702.37e: it is cast as a 2/2 creature, and turned face up for its cost at any time', () => {
    const start = position(pools('GGGB'));
    const id = start.hand(alice, morph, { knownTo: 1 });
    const table = new Table(start);
    table.answers(cast(id, 0, 'face down'), pay, spend('G', 'G', 'G'));
    const onStack = table.now(id);
    expect(onStack.printed).toMatchObject({ name: '', power: 2, toughness: 2, manaCost: null });
    expect(onStack.knownTo).toBe(1); // CR 708.5
    table.passAll();
    const permanent = table.now(id);
    expect(permanent.printed).toMatchObject({ name: '', power: 2 });
    expect(table.life(alice)).toBe(20); // CR 708.3
    const options = table.options(permanent.id);
    expect(options).toEqual([{ do: 'special', object: permanent.id, action: 'turn face up' }]);
    table.answers(act({ do: 'special', object: permanent.id, action: 'turn face up' }), pay);
    expect(table.now(id)).toMatchObject({ id: permanent.id, printed: { name: 'Demon' }, knownTo: 3 });
    expect(table.stack).toEqual(['ability of Demon']);
    table.passAll();
    expect(table.life(alice)).toBe(21); // CR 708.8: it has not entered again
  });

  test('CR 708.5: only its controller sees which card it is', () => {
    const start = position(pools('GGG'));
    const id = start.hand(alice, morph, { knownTo: 1 });
    const table = new Table(start);
    table.answers(cast(id, 0, 'face down'), pay);
    const text = (viewer: Parameters<typeof boardView>[1]): string =>
      JSON.stringify(boardView(table.state, viewer).stack);
    expect(text({ seat: alice })).toContain('Demon');
    expect(text({ seat: bob })).not.toContain('Demon');
    table.passAll();
    const seen = (viewer: Parameters<typeof boardView>[1]): string =>
      JSON.stringify(boardView(table.state, viewer).battlefield);
    expect(seen({ seat: alice })).toContain('Demon');
    expect(seen({ seat: bob })).not.toContain('Demon');
    expect(seen('spectator')).not.toContain('Demon');
  });

  test('CR 708.9: a face-down permanent that leaves the battlefield is revealed', () => {
    const start = position(pools('GGGR'));
    const id = start.hand(alice, morph, { knownTo: 1 });
    const kill = start.hand(
      bob,
      instant('Kill', '', spell(target.creature(), { do: 'move', what: target(), to: { zone: 'hand' } })),
    );
    const table = new Table(start);
    table.answers(cast(id, 0, 'face down'), pay, spend('G', 'G', 'G'));
    table.passAll();
    table.pass();
    table.answers(cast(kill));
    table.passAll();
    expect(table.now(id)).toMatchObject({ zone: 'hand', knownTo: 3, printed: { name: 'Demon' } });
  });
});

describe('rooms', () => {
  const room = twoFaced(
    'room',
    enchantment('Foyer', '{G}', ['Room'], whenThisEnters(gainLife(1))),
    enchantment(
      'Attic',
      '{1}{G}',
      ['Room'],
      triggered({ on: 'beginning of step', step: 'end', whose: 'you' }, gainLife(2)),
    ),
  );

  test('CR 709.5d, 709.5e: the half that was cast is unlocked; its controller pays to unlock the other', () => {
    const start = position(pools('GGG'));
    const id = start.hand(alice, room);
    const table = new Table(start);
    table.answers(cast(id, 0), pay);
    table.passAll();
    const permanent = table.now(id);
    expect(permanent.printed).toMatchObject({ name: 'Foyer', manaValue: 1 });
    expect(permanent.printed.abilities).toHaveLength(1);
    table.passAll();
    expect(table.life(alice)).toBe(21);
    const unlock = { do: 'special', object: permanent.id, action: 'unlock the right half' } as const;
    expect(table.options(permanent.id)).toEqual([unlock]);
    table.answers(act(unlock), pay);
    expect(table.now(id).printed).toMatchObject({ name: 'Foyer // Attic', manaValue: 3 });
    expect(table.now(id).printed.abilities).toHaveLength(2);
  });

  test('CR 709.5d: where neither half was cast it enters with both locked', () => {
    const start = position();
    const id = start.battlefield(alice, room);
    const { printed } = new Table(start).object(id);
    expect(printed).toMatchObject({ name: '', manaCost: null, subtypes: ['Room'], abilities: [] });
  });
});

test('CR 712.14b: a modal card whose front face is no permanent card stays where it is', () => {
  const spellFront = twoFaced('modal', sorcery('Storm', '{R}', spell(draw(1))), land('Spire', []));
  const back = instant(
    'Return',
    '',
    spell(target.cardInGraveyard({ is: 'anything' }), { do: 'move', what: target(), to: { zone: 'battlefield' } }),
  );
  const start = position();
  const id = start.graveyard(alice, spellFront);
  const other = start.graveyard(alice, bear);
  const card = start.hand(alice, back);
  const table = new Table(start);
  table.answers(cast(card), select(id));
  table.passAll();
  expect(table.zoneOf(id)).toBe('graveyard');
  expect(table.zoneOf(other)).toBe('graveyard');
});
