import { describe, expect, test } from '@jest/globals';
import {
  beginningOf,
  gainLife,
  land,
  staticAbility,
  triggered,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, Answer } from '@stacktrail/game-events';
import { pick, player, select, plainState, alice, newGame, secretsOf, factsOf } from '@stacktrail/test-kit';
import { LiveGame, resume } from '../../src/index.js';

const plain = land('A land', []);
/** A land that may begin the game on the battlefield with a counter on it. */
const early = land(
  'An early land',
  [],
  staticAbility({ static: 'may begin on the battlefield', withCounters: { counter: 'luck', count: 1 } }),
);
const later: Effect = {
  do: 'delayed trigger',
  ability: triggered(beginningOf('upkeep', 'each player'), gainLife(3)),
};
const herald = land('A herald', [], staticAbility({ static: 'may reveal from opening hand', effects: [later] }));
const exileHand: Effect = {
  do: 'move',
  what: { objects: 'each', filter: { is: 'owned by', who: 'you' }, zone: 'hand' },
  to: { zone: 'exile' },
  label: 'hand',
};
const drawAsMany: Effect = { do: 'draw', who: { players: 'you' }, count: { amount: 'number of', label: 'hand' } };
const powder = land(
  'A powder',
  [],
  staticAbility({ static: 'any time you could mulligan', effects: [exileHand, drawAsMany] }),
);

/** A game of decks of one card each, in which seat 0 takes the first turn, up to the mulligans. */
function begin(...decks: readonly CardDefinition[]) {
  const options = newGame(
    decks.map((card) => Array.from({ length: 30 }, () => card)),
    'opening',
  );
  const { live, catalog, events } = LiveGame.start({ ...options, chooser: alice });
  const facts: AnyGameEvent[] = events.slice();
  const answer = (...answers: readonly Answer[]): void => {
    for (const each of answers) {
      const result = live.answer(live.pending!.id, each);
      if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
      facts.push(...result.events);
    }
  };
  answer(select(player(alice)));
  const asked = (): string => `${live.pending!.question.kind} ${live.pending!.player}`;
  const keys = (): readonly string[] => {
    const { question } = live.pending!;
    return question.form === 'pick' ? question.options.map(({ key }) => key) : [];
  };
  return { live, catalog, facts, answer, asked, keys };
}

const keep = pick('keep');
const none = pick('none');

describe('CR 103.5b: any time a player could mulligan', () => {
  test('CR 103.5b: the action can be performed, and then the player declares', () => {
    const { live, facts, answer, asked, keys } = begin(powder, plain);
    expect(asked()).toBe('mulligan 0');
    const use = keys().find((key) => key.startsWith('use'))!;
    answer(pick(use));
    expect(live.state.exile).toHaveLength(7);
    expect(live.state.players[alice]!.hand).toHaveLength(7);
    expect(asked()).toBe('mulligan 0');
    answer(pick('mulligan'), keep);
    expect(factsOf(facts, 'MulliganTaken').map(({ data }) => data.player)).toEqual([alice]);
    expect(facts.filter(({ rule, type }) => type === 'ObjectMoved' && rule === '406.2')).toHaveLength(7);
  });

  test('CR 103.5b: it need not be in the first round, and not after the hand was kept', () => {
    const { live, answer, asked, keys } = begin(powder, powder);
    answer(pick('mulligan'), keep);
    expect(asked()).toBe('put cards on the bottom 0');
    answer(select(live.state.players[alice]!.hand[0]!));
    expect(asked()).toBe('mulligan 0');
    answer(pick(keys().find((key) => key.startsWith('use'))!));
    expect([live.state.exile.length, live.state.players[alice]!.hand.length, asked()]).toEqual([6, 6, 'mulligan 0']);
    answer(keep);
    expect(asked()).toBe('opening hand 0');
  });
});

describe('CR 103.6: actions from the opening hand', () => {
  test('CR 103.6: once mulligans are complete the starting player acts, then each other player in turn order', () => {
    const { answer, asked, keys } = begin(early, plain, early);
    answer(keep, keep, keep);
    expect(asked()).toBe('opening hand 0');
    expect(keys()).toHaveLength(8);
    answer(pick(keys()[0]!));
    answer(pick(keys()[0]!));
    answer(none);
    expect(asked()).toBe('opening hand 2'); // nothing is named of the list of seat 1
    answer(none);
    expect(asked()).toBe('priority 0');
  });

  test('CR 103.6a: the card begins the game on the battlefield, with its counters', () => {
    const { live, facts, answer, keys } = begin(early, plain);
    answer(keep, keep);
    answer(pick(keys()[0]!), none);
    const [moved] = facts.filter(({ rule, type }) => type === 'ObjectMoved' && rule === '103.6a');
    expect(moved).toMatchObject({ data: { to: 'battlefield', counters: [{ kind: 'luck', count: 1 }] } });
    expect(live.state.battlefield).toHaveLength(1);
    expect(live.state.players[alice]!.hand).toHaveLength(6);
  });

  test('CR 103.6b: a card is revealed once, and what it says happens later', () => {
    const { live, facts, answer, keys } = begin(herald, plain);
    answer(keep, keep);
    const [first] = keys();
    answer(pick(first!));
    expect(keys()).not.toContain(first);
    expect(factsOf(facts, 'CardsRevealed')).toMatchObject([{ rule: '103.6b', data: { player: alice } }]);
    answer(none);
    while (live.state.stack.length > 0) answer({ form: 'action', action: { do: 'pass' } });
    expect(live.state.players[alice]!.life).toBe(23);
  });

  test('a game resumed among these actions waits for the same', () => {
    const { live, catalog, facts, answer, keys } = begin(early, herald);
    answer(keep, keep);
    answer(pick(keys()[0]!));
    const resumed = resume(catalog, facts, secretsOf('opening'));
    expect(resumed.difference).toBeNull();
    expect(plainState(resumed.live.state)).toBe(plainState(live.state));
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(live.state));
  });
});
