import { describe, expect, test } from '@jest/globals';
import {
  choose,
  creature,
  creatures,
  enchant,
  enchantment,
  gainLife,
  instant,
  keywords,
  mode,
  spell,
  target,
} from '@stacktrail/card-tree';
import { holds, plainContext } from '@stacktrail/characteristics';
import { IllegalAction, playersMeant } from '@stacktrail/engine';
import { player, select, bear, gameAt, alice, bob, position, size, Table } from '@stacktrail/test-kit';
import { check, told } from '../state-based-actions/check.js';

/** Changes to the code that `npm run rules:mutate` made and that no other test noticed: each has its test here. */
describe('what the tests of each rule left open', () => {
  test('CR 303.4a: an Aura spell that enchants a player has one target, a player', () => {
    const p = position();
    const card = p.hand(alice, enchantment('Curse', '', ['Aura'], enchant('player')));
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ kind: 'choose targets', min: 1, max: 1 });
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.now(card)).toMatchObject({ zone: 'battlefield', attachedToPlayer: bob });
  });

  test('CR 704.5h: a creature with toughness 0 isn’t destroyed by deathtouch; it goes by 704.5f alone', () => {
    const p = position();
    const wisp = p.battlefield(alice, creature('Wisp', '{1}', ['Spirit'], 1, 0), {
      damage: 1,
      deathtouchedAt: 0 as never,
    });
    const { facts } = check(gameAt(p));
    expect(told(facts)).toEqual([`704.5f ObjectMoved ${wisp}`]);
  });

  test('CR 601.4: a mode whose target depends on what is announced later can be chosen without a legal target', () => {
    const p = position();
    const maybe = { ...target.creature(), when: { if: 'kicked' } } as const;
    const charm = instant('Charm', '', spell(choose(1, mode(maybe, gainLife(1)), mode(gainLife(2)))));
    const card = p.hand(alice, charm);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ kind: 'choose modes', options: [{ key: '1' }, { key: '2' }] });
  });

  test('CR 702.83a: exalted gives +1/+1', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const knight = p.battlefield(alice, creature('Knight', '{W}', ['Knight'], 1, 1, keywords('exalted')));
    const table = new Table(p);
    table.pass(2);
    table.answer({ form: 'attack', attacks: [{ attacker: knight, defender: player(bob) }] });
    table.passAll();
    expect(size(table.state, knight)).toBe('2/2');
  });

  test('CR 109.2: a condition on each player’s permanents holds where one of them has as many', () => {
    const p = position();
    p.battlefield(bob, bear);
    const some = {
      if: 'control',
      who: { players: 'each player' },
      filter: creatures,
      compare: 'at least',
      count: 1,
    } as const;
    expect(holds(p.state(), some, plainContext(alice, 0 as never))).toBe(true);
  });

  test('CR 514.2: a single point of damage wears off too', () => {
    const p = position();
    const hurt = p.battlefield(alice, bear, { damage: 1, tapped: true });
    p.library(bob, bear);
    const table = new Table(p);
    table.passUntil('upkeep');
    expect(table.object(hurt).damage).toBe(0);
  });

  test('CR 800.4: who has left the game is no player that an instruction names, alone or among others', () => {
    const p = position((state) => {
      state.players = state.players.map((player) => (player.id === bob ? { ...player, lost: true } : player));
    });
    const context = { ...plainContext(alice, 0 as never), targets: [[{ is: 'player', id: bob }]] } as const;
    expect(playersMeant(p.state(), { players: 'target', slot: 0 }, context)).toEqual([]);
    expect(playersMeant(p.state(), { players: 'each player' }, context)).toEqual([alice]);
  });

  test('CR 601.2: an illegal action is an error that says what it is', () => {
    expect(String(new IllegalAction('601.2h', 'the cost is {G}'))).toBe('IllegalAction: the cost is {G}');
  });
});
