import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  dealDamage,
  gainLife,
  instant,
  spell,
  target,
  triggered,
  untilEndOfTurn,
  type Ability,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { legalAttackers, protectorOf } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import {
  attackWith,
  blockWith,
  object,
  player,
  select,
  bear,
  alice,
  bob,
  position,
  seen,
  Table,
  body,
} from '@stacktrail/test-kit';
import { legalBlockers } from '../../src/turn/combat/block-options.js';

const carol = 2 as PlayerId;

function battle(subtypes: readonly string[], defense: number, ...abilities: readonly Ability[]): CardDefinition {
  const plain = artifact('Siege', '', [], ...abilities);
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Battle'], subtypes, defense }] };
}
const siege = battle(['Siege'], 3);
const details = (protector: PlayerId, defense = 3) => ({
  counters: { defense },
  designations: [{ name: 'protector', player: protector, value: 0, until: null, turn: 1 }] as const,
});
const combat = (players = 2) =>
  position((state) => {
    state.step = 'beginning of combat';
  }, players);
const hit = (amount: number) => instant('Hit', '', spell(target.any(), dealDamage(amount)));

describe('CR 310: battles', () => {
  test('CR 310.1, 310.2, 310.3, 310.11: cast at sorcery timing, a Siege enters under its controller’s control', () => {
    const p = position();
    const [mine, theirs] = [p.hand(alice, siege), p.hand(bob, siege)];
    const table = new Table(p);
    table.cast(mine);
    expect(table.options(mine)).toEqual([]);
    table.passAll();
    expect([table.now(mine).zone, table.now(mine).controller]).toEqual(['battlefield', alice]);
    expect(seen(table.state, table.now(mine).id).subtypes).toEqual(['Siege']);
    table.pass();
    expect(table.options(theirs)).toEqual([]);
  });

  test('CR 310.4, 310.4a, 310.4c: its defense is the number printed, on the battlefield its defense counters', () => {
    const p = position();
    const card = p.hand(alice, siege);
    const shot = p.hand(alice, hit(1));
    const table = new Table(p);
    expect(table.object(card).printed.defense).toBe(3);
    table.cast(card);
    table.passAll();
    table.cast(shot, select(table.now(card).id));
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: 'defense', count: 2 }]);
  });

  test('CR 310.5, 310.6: it can be attacked; damage removes as many defense counters', () => {
    const p = combat();
    const attacker = p.battlefield(alice, body(2, 2));
    const id = p.battlefield(alice, siege, details(bob));
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(object(id), attacker));
    table.passUntil('combat damage');
    expect([table.object(id).counters, table.life(bob)]).toEqual([[{ kind: 'defense', count: 1 }], 20]);
  });

  test('CR 310.7: with a defense of 0 it dies, but not while an ability of its own is on the stack', () => {
    const watching = triggered(
      { on: 'counters are removed', what: { is: 'this' }, counter: 'defense', last: true },
      gainLife(5),
    );
    const plain = battle([], 2);
    for (const [card, waits] of [
      [plain, false],
      [battle([], 2, watching), true],
    ] as const) {
      const p = position();
      const id = p.battlefield(alice, card, details(alice, 2));
      const shot = p.hand(alice, hit(2));
      const table = new Table(p);
      table.cast(shot, select(id));
      table.passAll();
      expect(table.zoneOf(id) === 'battlefield').toBe(waits);
      if (waits) table.passAll();
      expect([table.zoneOf(id), table.of('ObjectMoved').at(-1)?.rule]).toEqual(['graveyard', '704.5v']);
    }
  });

  test('CR 310.8, 310.8a: without a battle type its controller is its protector', () => {
    const p = position();
    const card = p.hand(alice, battle([], 2));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(protectorOf(table.now(card))).toBe(alice);
  });

  test('CR 310.8b, 310.8c, 310.8e: its protector can’t attack it, and alone blocks what attacks it', () => {
    const p = combat(3);
    const attacker = p.battlefield(alice, bear);
    const id = p.battlefield(alice, siege, details(carol));
    p.battlefield(bob, siege, details(alice));
    const [hers, his] = [p.battlefield(carol, bear), p.battlefield(bob, bear)];
    expect(legalAttackers(p.state())).toEqual([
      { object: attacker, defenders: [player(bob), player(carol), object(id)] },
    ]);
    const table = new Table(p);
    table.pass(3);
    table.answer(attackWith(object(id), attacker));
    expect(legalBlockers(table.state, bob)).toEqual([]);
    expect(legalBlockers(table.state, carol)).toEqual([{ object: hers, attackers: [attacker] }]);
    table.pass(3);
    expect(table.asked).toBe(`declare blockers ${carol}`);
    expect(() => table.answer(blockWith([his, attacker]))).toThrow('509.1a');
  });

  test('CR 310.8f, 310.10: one whose protector can’t be that any more gets another, who replaces the first', () => {
    const p = position(undefined, 3);
    const id = p.battlefield(alice, siege, details(alice));
    const table = new Table(p);
    expect(table.question).toMatchObject({ player: alice, candidates: [player(bob), player(carol)] });
    table.answer(select(player(carol)));
    expect(
      table
        .object(id)
        .designations.filter(({ name }) => name === 'protector')
        .map(({ player: who }) => who),
    ).toEqual([carol]);
  });

  test('CR 310.10: not while it is attacked', () => {
    const p = combat();
    const attacker = p.battlefield(alice, bear);
    const id = p.battlefield(alice, siege, details(bob));
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(object(id), attacker));
    expect([protectorOf(table.object(id)), table.zoneOf(id)]).toEqual([bob, 'battlefield']);
  });

  test('CR 310.8g: its protector stays while it is no battle', () => {
    const p = position();
    const id = p.battlefield(alice, siege, details(bob));
    const stop = p.hand(
      alice,
      instant(
        'Stop',
        '',
        spell(target.permanent(), untilEndOfTurn(target(), { change: 'set types', types: ['Artifact'], subtypes: [] })),
      ),
    );
    const table = new Table(p);
    table.cast(stop);
    table.passAll();
    expect([protectorOf(table.object(id)), table.zoneOf(id)]).toEqual([bob, 'battlefield']);
    table.passUntil('untap');
    expect(protectorOf(table.object(id))).toBe(bob);
  });

  test('CR 506.4: one that becomes an artifact alone is no longer attacked, and its attacker deals no damage', () => {
    const p = combat();
    const attacker = p.battlefield(alice, body(2, 2));
    const id = p.battlefield(alice, siege, details(bob));
    const stop = p.hand(
      alice,
      instant(
        'Stop',
        '',
        spell(target.permanent(), untilEndOfTurn(target(), { change: 'set types', types: ['Artifact'], subtypes: [] })),
      ),
    );
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(object(id), attacker));
    table.cast(stop, select(id));
    table.passAll();
    expect(table.state.combat?.removed).toEqual([id]);
    table.passUntil('end of combat');
    expect([table.object(id).counters, table.life(bob)]).toEqual([[{ kind: 'defense', count: 3 }], 20]);
  });

  test('CR 506.4e: a battle that was a planeswalker too and isn’t any more is attacked on', () => {
    const p = combat();
    const attacker = p.battlefield(alice, body(2, 2));
    const both = {
      ...siege,
      faces: [{ ...siege.faces[0], types: ['Battle', 'Planeswalker'], loyalty: 2 }],
    } as CardDefinition;
    const id = p.battlefield(alice, both, { ...details(bob), counters: { defense: 3, loyalty: 2 } });
    const one = p.hand(
      alice,
      instant(
        'One',
        '',
        spell(
          target.permanent(),
          untilEndOfTurn(target(), { change: 'set types', types: ['Battle'], subtypes: ['Siege'] }),
        ),
      ),
    );
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(object(id), attacker));
    table.cast(one, select(id));
    table.passAll();
    expect(table.state.combat?.removed).toEqual([]);
    table.passUntil('combat damage');
    expect(table.object(id).counters.find(({ kind }) => kind === 'defense')).toEqual({ kind: 'defense', count: 1 });
  });
});
