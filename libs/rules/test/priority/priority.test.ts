import { describe, expect, test } from '@jest/globals';
import {
  creature,
  enchantment,
  enters,
  gainLife,
  instant,
  itself,
  spell,
  staticAbility,
  triggered,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import {
  balm,
  bear,
  bolt,
  elf,
  forest,
  healing,
  zap,
  alice,
  bob,
  position,
  factsOf,
  act,
  player,
  select,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

describe('CR 117.1: what a player with priority may do', () => {
  test('CR 117.1a: an instant at any time, other spells in their own main phase with an empty stack', () => {
    const p = position();
    const [sorcery, instant] = [p.hand(alice, healing), p.hand(alice, balm)];
    const theirs = p.hand(bob, healing);
    const quick = p.hand(bob, balm);
    const table = new Table(p);
    expect([table.options(sorcery), table.options(instant)].map((list) => list.length)).toEqual([1, 1]);
    table.cast(instant);
    expect(table.options(sorcery)).toEqual([]);
    table.pass();
    expect([table.options(theirs).length, table.options(quick).length]).toEqual([0, 1]);
    table.pass();
    expect(table.options(sorcery)).toHaveLength(1);
    table.passUntil('beginning of combat');
    expect(table.options(sorcery)).toEqual([]);
  });

  test('CR 702.8a: a creature with flash too', () => {
    const p = position((state) => {
      state.step = 'end';
    });
    const flash = { kind: 'keyword', keyword: 'flash' } as const;
    const [quick, slow] = [p.hand(bob, creature('Imp', '{B}', ['Imp'], 1, 1, flash)), p.hand(bob, bear)];
    const table = new Table(p);
    table.pass();
    expect([table.options(quick).length, table.options(slow).length]).toEqual([1, 0]);
  });

  test('CR 118.6: a card without a mana cost can be proposed, but nobody can pay it', () => {
    const p = position();
    const unpayable = p.hand(alice, { ...healing, faces: [{ ...healing.faces[0], manaCost: null }] });
    const table = new Table(p);
    table.cast(unpayable);
    expect(table.reversed).toMatchObject({ rule: '601.2h' });
    expect(table.zoneOf(unpayable)).toBe('hand');
  });

  test('CR 601.3: not what an effect forbids', () => {
    const p = position();
    const noncreature: Filter = { is: 'not', of: { is: 'type', type: 'Creature' } };
    const ban = staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells', filter: noncreature });
    p.battlefield(bob, enchantment('Ban', '{1}', [], ban));
    const [spell, beast] = [p.hand(alice, balm), p.hand(alice, bear)];
    const table = new Table(p);
    expect([table.options(spell).length, table.options(beast).length]).toEqual([0, 1]);
  });

  test('CR 602.5a: not a creature’s {T} ability unless they have controlled it since their most recent turn began', () => {
    const since = (turn: number, active: PlayerId) => {
      const p = position((state) => {
        state.activePlayer = state.priority = active;
        state.players.forEach((record) => Object.assign(record, { latestTurn: record.id === active ? 3 : 2 }));
      });
      const id = p.battlefield(alice, elf, { controlledSince: turn });
      const table = new Table(p);
      if (active === bob) table.pass();
      return table.options(id).length;
    };
    expect([since(2, alice), since(3, alice)]).toEqual([1, 0]);
    expect([since(1, bob), since(2, bob), since(3, bob)]).toEqual([1, 0, 0]);
  });
});

describe('CR 117.3, 117.4: who has priority', () => {
  test('CR 117.3c: whoever casts a spell gets it afterwards', () => {
    const p = position();
    const spell = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(spell);
    expect(table.asked).toBe('priority 0');
  });

  test('CR 117.4, 405.5: all pass in succession, and the top of the stack resolves; then the active player has it', () => {
    const p = position();
    const [first, second] = [p.hand(alice, zap), p.hand(bob, balm)];
    const table = new Table(p);
    table.cast(first, select(player(bob)));
    table.pass();
    table.cast(second);
    expect(table.asked).toBe('priority 1');
    table.pass();
    expect(table.asked).toBe('priority 0');
    expect(table.stack).toEqual(['Zap', 'Balm']);
    table.pass();
    expect([table.stack, table.asked, table.life(bob)]).toEqual([['Zap'], 'priority 0', 21]);
    table.passAll();
    expect([table.stack, table.asked, table.life(bob)]).toEqual([[], 'priority 0', 20]);
  });

  test('a spell cast after a pass begins the succession anew', () => {
    const p = position();
    const spell = p.hand(bob, balm);
    const table = new Table(p);
    table.pass();
    table.cast(spell);
    table.pass();
    expect([table.stack, table.asked]).toEqual([['Balm'], 'priority 0']);
    table.pass();
    expect([table.stack, table.state.step, table.asked]).toEqual([[], 'precombat main', 'priority 0']);
  });

  test('so does a mana ability', () => {
    const p = position();
    const woods = p.battlefield(bob, forest);
    const table = new Table(p);
    table.pass();
    table.activate(woods);
    expect([table.asked, table.pool(bob)]).toEqual(['priority 1', 'G']);
    table.pass();
    expect([table.asked, table.state.step]).toEqual(['priority 0', 'precombat main']);
  });

  test('CR 117.5: state-based actions, then triggered abilities, before anyone gets priority', () => {
    const p = position(pools('R'));
    const shock = p.hand(alice, bolt);
    const target = p.battlefield(bob, bear);
    const mourner = triggered({ on: 'dies', what: { is: 'type', type: 'Creature' } }, gainLife(1));
    p.battlefield(bob, enchantment('Mourner', '{1}', [], mourner));
    const table = new Table(p);
    table.cast(shock, select(target), act({ do: 'pay' }));
    const facts = table.passAll();
    expect(story(facts).slice(-4)).toEqual([
      '704.5g Destroyed',
      '704.5g ObjectMoved',
      '603.2 AbilityTriggered',
      '603.3 AbilityPutOnStack',
    ]);
    expect(table.stack).toEqual(['ability of Mourner']);
    expect(table.asked).toBe('priority 0');
  });
});

describe('CR 305, 116.2a: playing a land', () => {
  test('CR 116.3, 305.1: it goes onto the battlefield without the stack, and the player keeps priority', () => {
    const p = position();
    const card = p.hand(alice, forest);
    p.battlefield(
      alice,
      enchantment('Landfall', '{1}', [], triggered(enters({ is: 'type', type: 'Land' }), gainLife(1))),
    );
    const table = new Table(p);
    const facts = table.playLand(card);
    expect(factsOf(facts, 'ObjectMoved').map(({ rule, data }) => [rule, data.to, data.manner])).toEqual([
      ['116.2a', 'battlefield', 'play'],
    ]);
    expect([table.asked, table.stack]).toEqual(['priority 0', ['ability of Landfall']]);
  });

  test('CR 305.2: once a turn, unless effects allow more', () => {
    const p = position();
    const cards = [p.hand(alice, forest), p.hand(alice, forest), p.hand(alice, forest)] as const;
    p.battlefield(alice, enchantment('Growth', '{1}', [], staticAbility({ static: 'additional lands', count: 1 })));
    p.battlefield(bob, enchantment('Not yours', '{1}', [], staticAbility({ static: 'additional lands', count: 1 })));
    const table = new Table(p);
    table.playLand(cards[0]);
    table.playLand(cards[1]);
    expect(table.options(cards[2])).toEqual([]);
  });

  test('CR 305.2: an effect allows more for the rest of the turn, and effects add up', () => {
    const p = position();
    const effect: Effect = { do: 'additional lands', who: you, count: 1 };
    const allowing = instant('Allowing', '', spell(effect));
    const spells = [p.hand(alice, allowing), p.hand(alice, allowing)];
    const cards = [1, 2, 3, 4].map(() => p.hand(alice, forest));
    const table = new Table(p);
    for (const card of spells) {
      table.cast(card);
      table.passAll();
    }
    for (const card of cards.slice(0, 3)) table.playLand(card);
    expect(table.options(cards[3]!)).toEqual([]);
    expect(table.of('AdditionalLandsAllowed').map(({ rule, data }) => [rule, data.count])).toEqual([
      ['305.2', 1],
      ['305.2', 1],
    ]);
  });

  test('CR 305.2: what an effect allowed is over with the turn', () => {
    const p = position();
    const allowing = p.hand(alice, instant('Allowing', '', spell({ do: 'additional lands', who: you, count: 1 })));
    const table = new Table(p);
    table.cast(allowing);
    table.passAll();
    expect(playerOf(table.state, alice).additionalLandsThisTurn).toBe(1);
    table.passUntil('upkeep');
    expect(playerOf(table.state, alice).additionalLandsThisTurn).toBe(0);
  });

  test('CR 305.1, 305.3: only in their own main phase with an empty stack', () => {
    const p = position();
    const [mine, theirs, spell] = [p.hand(alice, forest), p.hand(bob, forest), p.hand(alice, balm)];
    const table = new Table(p);
    expect(table.options(mine)).toHaveLength(1);
    table.cast(spell);
    expect(table.options(mine)).toEqual([]);
    table.pass();
    expect(table.options(theirs)).toEqual([]);
    table.pass();
    table.passUntil('beginning of combat');
    expect(table.options(mine)).toEqual([]);
  });

  test('CR 305.9: a card that is a land and something else can’t be cast', () => {
    const p = position();
    const both = {
      ...forest,
      faces: [{ ...forest.faces[0], types: ['Land', 'Creature'] as const, power: 1, toughness: 1 }],
    } as const;
    const card = p.hand(alice, both);
    const table = new Table(p);
    expect(table.options(card)).toEqual([{ do: 'play land', object: card, by: null, face: 0 }]);
  });

  test('CR 614.1c: it can enter tapped', () => {
    const p = position();
    const tapped = {
      static: 'replacement',
      replacement: { would: 'enter', what: itself, instead: { enters: 'tapped' } },
    } as const;
    const card = p.hand(alice, { ...forest, faces: [{ ...forest.faces[0], abilities: [staticAbility(tapped)] }] });
    const table = new Table(p);
    table.playLand(card);
    expect(table.now(card).tapped).toBe(true);
  });
});
