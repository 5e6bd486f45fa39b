import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AnyGameEvent, ObjectId, Revision } from '@stacktrail/game-events';
import { fold, type Timeline } from '@stacktrail/game-state';
import { triggerVerdicts, type TriggerVerdict } from '@stacktrail/views';
import { simulate } from '../src/index.js';
import { decks } from './decks.js';

describe('why something didn’t trigger', () => {
  let events: readonly AnyGameEvent[];
  let timeline: Timeline;
  beforeAll(async () => {
    const { record } = await simulate({ decks, seed: 's141', bots: ['random', 'random'] });
    ({ events } = record);
    timeline = fold(record.catalog, record.history);
  });
  const verdicts = (revision: Revision, object: ObjectId): readonly TriggerVerdict[] =>
    triggerVerdicts(timeline, revision, object, 'judge') ?? [];

  test('CR 603.2: what did trigger is told so, with the fact that says it', () => {
    let told = 0;
    for (const event of events) {
      if (event.type !== 'AbilityTriggered' || event.data.delayed !== null) continue;
      const { source } = event.data;
      const found = event.causes.some((cause) =>
        verdicts(cause, source).some(({ triggered, rule }) => triggered === event.revision && rule === null),
      );
      // A trigger of a state, or of the game itself, has no fact that gives its occasion.
      if (event.rule === '603.2') expect([event.revision, found]).toEqual([event.revision, true]);
      told += found ? 1 : 0;
    }
    expect(told).toBeGreaterThan(3);
  });

  test('what nothing hinders did trigger', () => {
    const rules = new Map<string, number>();
    let missed = 0;
    for (const event of events.slice(-800)) {
      for (const id of timeline.at(event.revision).battlefield) {
        for (const { rule } of verdicts(event.revision, id)) {
          rules.set(rule ?? 'triggered', (rules.get(rule ?? 'triggered') ?? 0) + 1);
          if (rule === '603.2c') missed += 1;
        }
      }
    }
    expect(rules.get('603.2')).toBeGreaterThan(10);
    expect(missed).toBe(0);
  });

  test('nothing is told of an object that isn’t there or isn’t known', () => {
    const last = (events.length - 1) as Revision;
    expect(triggerVerdicts(timeline, last, 99_999 as ObjectId, 'judge')).toBeNull();
    const hidden = timeline.at(last).players[0]!.library[0]!;
    expect(triggerVerdicts(timeline, last, hidden, 'spectator')).toBeNull();
  });
});
