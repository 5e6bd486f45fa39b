import { describe, expect, test } from '@jest/globals';
import { creature, draw, gainLife, instant, spell, type CardDefinition } from '@stacktrail/card-tree';
import type { Ref } from '@stacktrail/game-events';
import { act, alice, bear, bob, position, Table, type Position } from '@stacktrail/test-kit';
import { automaticAnswer } from '../../src/settings/automatic-answer.js';
import { noSettings, type StoredSettings, type PassEnd } from '../../src/settings/seat-settings.js';

const gift = instant('Gift', '', spell(gainLife(1)));
const watcher = creature('Watcher', '', [], 1, 1, {
  kind: 'triggered',
  event: { on: 'gains life', who: 'you' },
  modes: [{ targets: [], effects: [draw(1)] }],
});

function passesBy(table: Table, settings: Partial<StoredSettings>): boolean {
  return automaticAnswer(table.live.pending!, table.state, { ...noSettings, ...settings }) !== null;
}

function until(table: Table, ...passUntil: PassEnd[]): Partial<StoredSettings> {
  const { turn, step, stack } = table.state;
  return { passUntil, since: { turn, step, stack } };
}

function scene(...cards: readonly CardDefinition[]): Position {
  const made = position();
  for (const card of cards) made.hand(alice, card);
  return made;
}

const inMains = { mine: ['precombat main', 'postcombat main'], theirs: [], ownOnStack: false } as const;

describe('CR 117.3d: what a seat’s settings pass', () => {
  test('nothing without settings', () => {
    expect(passesBy(new Table(position()), {})).toBe(false);
  });

  test('with an empty stack, every step that isn’t one of its stops', () => {
    const table = new Table(position());
    expect(passesBy(table, { stops: inMains })).toBe(false);
    expect(passesBy(table, { stops: { ...inMains, mine: ['upkeep'] } })).toBe(true);
    table.pass();
    expect(table.live.pending!.player).toBe(bob);
    expect(passesBy(table, { stops: inMains })).toBe(true);
    expect(passesBy(table, { stops: { ...inMains, theirs: ['precombat main'] } })).toBe(false);
  });

  test('its own spell on the stack is left to resolve, unless it wants otherwise; another’s is asked about', () => {
    const made = scene(gift);
    const table = new Table(made);
    const cast = table.state.players[alice]!.hand[0]!;
    table.cast(cast);
    expect(passesBy(table, { stops: inMains })).toBe(true);
    expect(passesBy(table, { stops: { ...inMains, ownOnStack: true } })).toBe(false);
    table.pass();
    expect(passesBy(table, { stops: inMains })).toBe(false);
  });

  test('until something is put on the stack by another player', () => {
    const table = new Table(scene(gift));
    const mine = until(table, 'something is put on the stack', 'end of turn');
    expect(passesBy(table, mine)).toBe(true);
    table.cast(table.state.players[alice]!.hand[0]!);
    expect(passesBy(table, mine)).toBe(true);
    table.pass();
    expect(passesBy(table, mine)).toBe(false);
    expect(passesBy(table, { ...mine, passUntil: ['end of turn'] })).toBe(true);
  });

  test('until it is attacked', () => {
    const made = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = made.battlefield(alice, bear);
    const table = new Table(made);
    const waiting = until(table, 'I am attacked');
    table.passAll();
    const defender: Ref = { is: 'player', id: bob };
    table.answer({ form: 'attack', attacks: [{ attacker, defender }] });
    expect(passesBy(table, waiting)).toBe(true);
    table.pass();
    expect([table.live.pending!.player, passesBy(table, waiting)]).toEqual([bob, false]);
  });

  test('until its next main phase, and until the turn ends', () => {
    const table = new Table(position());
    const [main, turn] = [until(table, 'my next main phase'), until(table, 'end of turn')];
    while (table.state.step !== 'postcombat main')
      table.answer(
        table.live.pending!.question.form === 'attack' ? { form: 'attack', attacks: [] } : act({ do: 'pass' }),
      );
    expect([passesBy(table, main), passesBy(table, turn)]).toEqual([false, true]);
    while (table.state.turn === main.since!.turn) table.answer(act({ do: 'pass' }));
    expect(passesBy(table, turn)).toBe(false);
  });

  test('abilities that it yields to, and triggers that are all the same ability', () => {
    const made = scene(gift);
    made.battlefield(alice, watcher);
    made.battlefield(alice, watcher);
    const table = new Table(made);
    table.cast(table.state.players[alice]!.hand[0]!);
    table.passAll();
    expect(table.question.kind).toBe('order triggers');
    const answer = automaticAnswer(table.live.pending!, table.state, { ...noSettings, orderLikeTriggers: true });
    expect(automaticAnswer(table.live.pending!, table.state, noSettings)).toBeNull();
    table.answer(answer!);
    const { pointer } = table.state.objects.get(table.state.stack.at(-1)!)!.ability!.definition;
    expect([passesBy(table, {}), passesBy(table, { yields: [pointer] })]).toEqual([false, true]);
  });

  test('CR 721: nothing that another player decides for it', () => {
    const table = new Table(position());
    const decision = { ...table.live.pending!, decidedBy: bob };
    expect(automaticAnswer(decision, table.state, { ...noSettings, ...until(table, 'end of turn') })).toBeNull();
  });
});
