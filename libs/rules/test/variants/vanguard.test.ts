import { describe, expect, test } from '@jest/globals';
import { activated, cost, gainLife } from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, Answer } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  player,
  select,
  bear,
  doing,
  brokenInvariants,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  newGame,
  vanguard,
} from '@stacktrail/test-kit';
import { LiveGame, vanguardFaults } from '../../src/index.js';

const sage = vanguard('Sage', 2, -3, activated([cost.mana('{0}')], gainLife(1)));
const brute = vanguard('Brute', -1, 7);
const again = doing({ do: 'restart the game' });

function begun() {
  const plain = newGame(
    [again, bear].map((card) => Array.from({ length: 20 }, () => card)),
    'vanguards',
  );
  const seats = plain.seats.map((seat, i) => ({ ...seat, vanguard: i === 0 ? sage : brute }));
  const { live, catalog, events } = LiveGame.start({ ...plain, seats, chooser: alice });
  const facts: AnyGameEvent[] = [...events];
  const answer = (given: Answer): void => {
    const result = live.answer(live.pending!.id, given);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    facts.push(...result.events);
  };
  const keep = (): void => {
    while (live.pending!.question.kind === 'mulligan') answer(pick('keep'));
  };
  answer(select(player(alice)));
  return { live, catalog, facts, answer, keep };
}

describe('CR 313, 902: vanguards', () => {
  test('CR 902.4, 902.5, 103.4b, 103.5a: they modify starting life totals and hands', () => {
    const { live, catalog, facts } = begun();
    const { state } = live;
    expect(state.players.map(({ life, hand }) => [life, hand.length])).toEqual([
      [17, 9],
      [27, 6],
    ]);
    expect(state.command.map((id) => state.objects.get(id)!.printed.name)).toEqual(['Sage', 'Brute']);
    expect([cardTroubleOf(state), brokenInvariants(state)]).toEqual([[], []]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(state));
  });

  test('CR 902.5a: a hand after a mulligan is of as many cards, of which some go on the bottom', () => {
    const { live, answer } = begun();
    answer(pick('mulligan'));
    answer(pick('keep'));
    const { question } = live.pending!;
    expect(question.form === 'select' && [question.candidates.length, question.max]).toEqual([9, 1]);
  });

  test('CR 902.4 example: with a life modifier of −3 a player starts at 17', () => {
    const { live } = begun();
    expect([live.state.players[alice]!.lifeModifier, live.state.players[alice]!.life]).toEqual([-3, 17]);
  });

  test('CR 902.5a example: with a hand modifier of +2, three mulligans leave nine cards, three of which go to the bottom', () => {
    const { live, answer } = begun();
    const hand = (): number => live.state.players[alice]!.hand.length;
    expect(hand()).toBe(9);
    for (let taken = 1; taken <= 3; taken++) {
      answer(pick('mulligan'));
      if (live.pending!.question.player === bob) answer(pick('keep'));
      expect(hand()).toBe(9);
      const { question } = live.pending!;
      if (question.form !== 'select') throw new Error(question.kind);
      expect([question.min, question.max]).toEqual([taken, taken]);
      answer(select(...question.candidates.slice(0, taken)));
    }
    answer(pick('keep'));
    expect([hand(), live.state.players[alice]!.library.length]).toEqual([6, 14]);
  });

  test('CR 902.5b example: with a hand modifier of −1 a player discards all but six', () => {
    const { live, answer, keep } = begun();
    keep();
    const bobs = (): number => live.state.players[bob]!.hand.length;
    while (live.pending!.question.kind !== 'discard to hand size' || live.pending!.question.player !== bob) {
      const { question } = live.pending!;
      if (question.form === 'select') answer(select(...question.candidates.slice(0, question.max)));
      else answer(question.kind === 'priority' ? act({ do: 'pass' }) : { form: 'attack', attacks: [] });
    }
    expect([live.state.step, bobs()]).toEqual(['cleanup', 7]);
    const { question } = live.pending!;
    if (question.form === 'select') answer(select(...question.candidates.slice(0, question.max)));
    expect(bobs()).toBe(6);
  });

  test('CR 313.6, 902.5b: they modify the maximum hand size', () => {
    const { live, answer, keep } = begun();
    keep();
    while (live.state.turn < 3 && live.pending!.question.kind !== 'discard to hand size') {
      answer(live.pending!.question.kind === 'priority' ? act({ do: 'pass' }) : { form: 'attack', attacks: [] });
    }
    const { question } = live.pending!;
    expect([question.player, question.form === 'select' && question.max]).toEqual([bob, 1]); // 6 + 1 drawn, and 6 may stay
  });

  test('CR 902.7: abilities of a vanguard can be activated by its controller', () => {
    const { live, answer, keep } = begun();
    keep();
    const [object] = live.state.command;
    const ability = live.state.objects.get(object!)!.printed.abilities[0]!.pointer;
    answer(act({ do: 'activate', object: object!, ability }));
    if (live.pending!.question.kind !== 'priority') answer(pay);
    answer(act({ do: 'pass' }));
    answer(act({ do: 'pass' }));
    expect(live.state.players[alice]!.life).toBe(18);
  });

  test('CR 725.1, 313.2: they remain in the command zone as the game is restarted', () => {
    const { live, catalog, facts, answer, keep } = begun();
    keep();
    while (live.state.step !== 'precombat main') answer(act({ do: 'pass' }));
    const [object] = live.state.players[alice]!.hand;
    answer(act({ do: 'cast', object: object!, via: 'hand', by: null, ability: null, face: 0 }));
    answer(act({ do: 'pass' }));
    answer(act({ do: 'pass' }));
    keep();
    const { state } = live;
    expect(state.players.map(({ life, hand }) => [life, hand.length])).toEqual([
      [17, 9],
      [27, 6],
    ]);
    expect(state.command.map((id) => state.objects.get(id)!.printed.name)).toEqual(['Sage', 'Brute']);
    expect([cardTroubleOf(state), brokenInvariants(state)]).toEqual([[], []]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(state));
  });

  test('CR 902.3: what is no vanguard can’t be one', () => {
    expect(vanguardFaults(bear).map(({ rule }) => rule)).toEqual(['902.3']);
    expect([vanguardFaults(sage), vanguardFaults(undefined)]).toEqual([[], []]);
  });
});
