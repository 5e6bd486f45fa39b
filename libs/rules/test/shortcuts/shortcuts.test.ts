import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  creatures,
  enchantment,
  enters,
  gainLife,
  instant,
  land,
  search,
  onto,
  spell,
  triggered,
  untap,
  each,
  create,
  creatureToken,
} from '@stacktrail/card-tree';
import type { Answer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { act, balm, alice, bob, position, type Position, story, Table } from '@stacktrail/test-kit';
import type { ShortcutPart } from '../../src/index.js';

const pass: Answer = act({ do: 'pass' });
const passes = (...players: readonly PlayerId[]): readonly ShortcutPart[] =>
  players.map((player) => ({ player, answer: pass }));

const casting = (object: ObjectId): Answer =>
  act({ do: 'cast', object, via: 'hand', by: null, ability: null, face: 0 });

/** Suggests a sequence, which must be taken up. */
function suggest(table: Table, parts: readonly ShortcutPart[], player = alice): void {
  const result = table.live.proposeShortcut(player, parts);
  if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
  table.facts.push(...result.events);
}

/** Accepts the suggestion, or ends it before the choice at that place. */
function reply(table: Table, player: PlayerId, at: number | null): void {
  const result = table.live.answerShortcut(player, at);
  if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
  table.facts.push(...result.events);
}

function plains(players = 2): Position {
  const p = position(undefined, players);
  for (let i = 0; i < 3; i++) for (let seat = 0; seat < players; seat++) p.library(seat as PlayerId, land('Plot', []));
  return p;
}

describe('CR 730.2: taking shortcuts', () => {
  /** A creature that taps to make a token, and an enchantment of the other player that untaps all creatures then. */
  function maker() {
    const p = plains();
    const making = activated([cost.tap], create(1, creatureToken(1, 1, ['G'], ['Elf', 'Warrior'])));
    const source = p.battlefield(alice, creature('Maker', '{G}', ['Elf'], 1, 1, making));
    const alarm = triggered(enters(creatures), untap(each(creatures)));
    p.battlefield(bob, enchantment('Alarm', '{2}{U}', [], alarm));
    const table = new Table(p);
    const round = [{ player: alice, answer: table.use(source) }, ...passes(alice, bob), ...passes(alice, bob)] as const;
    return { source, table, round };
  }

  const tokens = (table: Table): number => table.state.battlefield.length - 2;

  test('CR 730.2a example: a loop of tokens and untapping, named by how often it is gone through', () => {
    const { table, round } = maker();
    suggest(table, [{ repeat: 40, parts: round }]);
    expect([tokens(table), table.asked]).toEqual([0, 'priority 0']);
    reply(table, bob, null);
    expect([tokens(table), table.asked]).toEqual([40, 'priority 0']);
    expect(table.of('AbilityActivated')).toHaveLength(40);
    expect(table.fold()).toBeTruthy();
  });

  test('CR 730.2b example: the other player names a place where they will choose otherwise', () => {
    const p = plains();
    const answer = p.hand(bob, balm);
    const table = new Table(p);
    suggest(table, [{ repeat: 3, parts: passes(alice, bob) }]);
    reply(table, bob, 3);
    expect([table.state.step, table.asked]).toEqual(['beginning of combat', 'priority 1']);
    expect(table.options(answer)).toHaveLength(1);
  });

  test('CR 730.2c: whoever shortened it must choose something else than was predicted', () => {
    const p = plains();
    const answer = p.hand(bob, balm);
    const table = new Table(p);
    suggest(table, passes(alice, bob));
    reply(table, bob, 1);
    expect(() => table.answer(pass)).toThrow('730.2c');
    table.cast(answer);
    table.pass(2);
    table.pass();
    expect(table.life(bob)).toBe(21);
    table.pass();
    expect(table.state.step).toBe('beginning of combat');
  });

  test('CR 730.2a: only by the player with priority', () => {
    const table = new Table(plains());
    expect(table.live.proposeShortcut(bob, passes(alice, bob))).toMatchObject({ accepted: false, rule: '730.2a' });
  });

  test('CR 730.2a: each choice must be legal in its turn; otherwise nothing is stored', () => {
    const p = plains();
    const costly = p.hand(alice, instant('Costly', '{5}', spell(gainLife(1))));
    const table = new Table(p);
    const before = table.state.revision;
    const cast = { player: alice, answer: casting(costly) };
    const pay = { player: alice, answer: act({ do: 'pay' }) };
    const notAsked = table.live.proposeShortcut(alice, [...passes(alice), ...passes(alice)]);
    expect(notAsked).toMatchObject({ accepted: false, rule: '730.2a' });
    const notPaid = table.live.proposeShortcut(alice, [cast, pay, ...passes(alice, bob)]);
    expect(notPaid).toMatchObject({ accepted: false, rule: '730.2a', message: expect.stringContaining('601.2h') });
    expect([table.state.revision, table.asked]).toEqual([before, 'priority 0']);
  });

  test('CR 730.2a: nothing that depends on what can’t be predicted', () => {
    const p = plains();
    const find = p.hand(alice, instant('Find', '', spell(search({ is: 'type', type: 'Creature' }, onto.hand))));
    const table = new Table(p);
    const cast = { player: alice, answer: casting(find) };
    const found = { player: alice, answer: { form: 'select', chosen: [] } } as const;
    const result = table.live.proposeShortcut(alice, [cast, ...passes(alice, bob), found, ...passes(alice, bob)]);
    expect(result).toMatchObject({ accepted: false, rule: '730.2a' });
  });

  test('CR 730.2a: it must end where a player has priority', () => {
    const p = plains();
    const first = p.hand(alice, instant('Costly', '{5}', spell(gainLife(1))));
    const cast = { player: alice, answer: casting(first) };
    const result = new Table(p).live.proposeShortcut(alice, [cast]);
    expect(result).toMatchObject({ accepted: false, rule: '730.2a' });
  });

  test('CR 730.2b: each other player in turn order; one who isn’t asked yet, or names no place of theirs, is refused', () => {
    const table = new Table(plains(3));
    const carol = 2 as PlayerId;
    suggest(table, passes(alice, bob, carol));
    expect(table.live.answerShortcut(carol, null)).toMatchObject({ accepted: false, rule: '730.2b' });
    expect(table.live.answerShortcut(bob, 0)).toMatchObject({ accepted: false, rule: '730.2b' });
    expect(table.live.answerShortcut(bob, 7)).toMatchObject({ accepted: false, rule: '730.2b' });
    reply(table, bob, null);
    expect(table.state.step).toBe('precombat main');
    reply(table, carol, null);
    expect(table.state.step).toBe('beginning of combat');
  });

  test('CR 730.2b: a place that somebody else has cut off can’t be named any more', () => {
    const table = new Table(plains(3));
    const carol = 2 as PlayerId;
    suggest(table, [{ repeat: 2, parts: passes(alice, bob, carol) }]);
    reply(table, bob, 1);
    expect(table.live.answerShortcut(carol, 2)).toMatchObject({ accepted: false, rule: '730.2b' });
    reply(table, carol, null);
    expect(table.asked).toBe('priority 1');
  });

  test('CR 730.2: the player who suggested it may do something else before it is taken', () => {
    const table = new Table(plains());
    suggest(table, passes(alice, bob));
    table.pass();
    expect(table.live.answerShortcut(bob, null)).toMatchObject({ accepted: false, rule: '730.2b' });
  });

  test('CR 730.2c: its choices are facts like any other, and follow from the acceptance in the stream', () => {
    const table = new Table(plains());
    suggest(table, passes(alice, bob));
    reply(table, bob, null);
    expect(story(table.facts, 'ManaEmptied')).toEqual([
      '730.2a ShortcutProposed',
      '730.2b ShortcutAccepted',
      '117.3d PriorityPassed',
      '117.3d PriorityPassed',
      '507.1 StepBegan',
    ]);
  });
});
