import { beforeAll, describe, expect, test } from '@jest/globals';
import { GameEvent, type AnyGameEvent, type EventType, type ObjectId, type Revision } from '@stacktrail/game-events';
import { explain, simulate, type ExplanationNode } from '../src/index.js';
import { decks } from './decks.js';

let events: readonly AnyGameEvent[];
beforeAll(async () => {
  events = (await simulate({ decks, seed: 's141', bots: ['random', 'random'] })).record.events;
});

function nodesOf(node: ExplanationNode): readonly ExplanationNode[] {
  return [node, ...node.causes.flatMap(nodesOf)];
}

const roots: readonly EventType[] = [
  'DecisionMade',
  'StepBegan',
  'TurnBegan',
  'GameStarted',
  'NonceGiven',
  'PlayerConceded',
];

test('docs/decisions.md D7: the causes of every fact end at decisions, turn-based actions or the setup', () => {
  for (const { revision } of events) {
    const nodes = nodesOf(explain(events, revision));
    const leaves = nodes.filter(({ causes, repeated }) => causes.length === 0 && !repeated);
    for (const { type } of leaves) expect(roots).toContain(type);
    expect(nodes.some(({ truncated }) => truncated)).toBe(false);
  }
});

test('each fact is shown whole once, however many others follow from it', () => {
  for (const { revision } of events) {
    const shown = nodesOf(explain(events, revision)).filter(({ causes }) => causes.length > 0);
    expect(new Set(shown.map((node) => node.revision)).size).toBe(shown.length);
  }
});

test('combat damage goes back to the declarations', () => {
  const dealt = events.find((event) => event.type === 'DamageDealtToPlayer' && event.data.combat)!;
  const types = nodesOf(explain(events, dealt.revision)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['CombatDamageAssigned', 'AttackersDeclared', 'DecisionMade']));
});

test('CR 509.1: damage of a creature that nobody blocks goes back to the decision to block nothing, too', () => {
  const declined = events.filter(
    ({ type, data }) => type === 'DecisionMade' && data.answer.form === 'block' && data.answer.blocks.length === 0,
  );
  expect(declined.length).toBeGreaterThan(0);
  let explained = 0;
  for (const { revision } of declined) {
    const next = events.find((event) => event.revision > revision && event.type === 'CombatDamageAssigned');
    const between = events.slice(revision, next?.revision).some(({ type }) => type === 'AttackersDeclared');
    if (next === undefined || between) continue;
    const decisions = nodesOf(explain(events, next.revision)).map((node) => node.revision);
    expect(decisions).toContain(revision);
    explained += 1;
  }
  expect(explained).toBeGreaterThan(0);
});

describe('structure', () => {
  /** Facts of which each names those that it follows from. */
  function facts(...causes: readonly (readonly number[])[]): readonly AnyGameEvent[] {
    return causes.map((list, i) => {
      const data = { object: 1 as ObjectId };
      return new GameEvent(
        'Tapped',
        data,
        i as Revision,
        '701.21a',
        list as Revision[],
        0 as ObjectId,
        null,
        null,
        null,
      );
    });
  }
  const at = (revision: number): Revision => revision as Revision;

  test('two causes are two branches', () => {
    const node = explain(facts([], [], [0, 1]), at(2));
    expect(node.causes.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  test('what is shown a second time is shown without its causes', () => {
    const node = explain(facts([], [0], [1], [1, 2]), at(3));
    expect(node.causes[0]).toMatchObject({ revision: 1, repeated: false, causes: [{ revision: 0 }] });
    expect(node.causes[1]!.causes[0]).toMatchObject({ revision: 1, repeated: true, causes: [] });
  });

  test('causes are followed so far and no farther', () => {
    const node = explain(facts([], [0], [1], [2]), at(3), { maxDepth: 2 });
    expect(node.causes[0]!.causes[0]).toMatchObject({ revision: 1, truncated: true, causes: [] });
  });

  test('there has to be such a fact', () => {
    expect(() => explain(facts([]), at(5))).toThrow(RangeError);
  });
});
