import { describe, expect, test } from '@jest/globals';
import { mode, type Effect } from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import { pick, factsOf, Scene, you } from '@stacktrail/test-kit';

const me = { players: 'you' } as const;

const gain = (amount: number): Effect => ({ do: 'gain life', who: me, amount });

describe('flip coins', () => {
  const flip = (more: Partial<Extract<Effect, { do: 'flip coins' }>>): Effect => ({
    do: 'flip coins',
    who: me,
    count: 1,
    label: 'flip',
    ...more,
  });
  const count: Effect = { do: 'gain life', who: me, amount: { amount: 'noted number', label: 'flip' } };

  test('CR 705.1, 705.2: without a call nobody wins; the facts say what came up', () => {
    const scene = new Scene(mode(flip({ count: 8 }), count), {}, {});
    const { flips, draws } = factsOf(scene.follow().facts, 'CoinsFlipped')[0]!.data;
    expect([flips.length, flips.every(({ won }) => won === null)]).toEqual([8, true]);
    expect(scene.life(you)).toBe(20 + flips.filter(({ heads }) => heads).length);
    expect(draws).toBeGreaterThanOrEqual(8);
  });

  test('CR 705.2: the player wins where their call matches', () => {
    const outcome = (key: string) => {
      const scene = new Scene(mode(flip({ called: true })), {}, {});
      const { facts } = scene.follow({}, pick(key));
      return [
        factsOf(facts, 'CoinsFlipped')[0]!.data.flips[0]!,
        factsOf(facts, 'KeywordActionTaken')[0]!.data.action,
      ] as const;
    };
    const [[heads, said], [tails, other]] = [outcome('heads'), outcome('tails')];
    expect([heads.won, tails.won]).toEqual([heads.heads, !tails.heads]);
    expect(new Set([said, other])).toEqual(new Set(['win a coin flip', 'lose a coin flip']));
  });

  test('CR 705.2: until a flip is lost', () => {
    const scene = new Scene(mode(flip({ count: 'until you lose' }), count), {}, {});
    const answers: Answer[] = [];
    let facts: ReturnType<Scene['follow']>['facts'] = [];
    for (let i = 0; i < 30 && facts.length === 0; i++) {
      answers.push(pick('heads'));
      const fresh = new Scene(mode(flip({ count: 'until you lose' }), count), {}, {});
      try {
        facts = fresh.follow({}, ...answers).facts;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('no answer is left')) throw error;
      }
    }
    const flips = factsOf(facts, 'CoinsFlipped').map(({ data }) => data.flips[0]!.won);
    expect(flips.at(-1)).toBe(false);
    expect(flips.slice(0, -1).every((won) => won)).toBe(true);
    expect(scene.life(you)).toBe(20);
  });
});

describe('roll dice', () => {
  const roll = (more: Partial<Extract<Effect, { do: 'roll dice' }>>): Effect => ({
    do: 'roll dice',
    who: me,
    count: 1,
    sides: 20,
    label: 'roll',
    ...more,
  });
  const rolled = (effect: Effect) => {
    const scene = new Scene(mode(effect), {}, {});
    const { facts, result: after } = scene.follow();
    return { scene, data: factsOf(facts, 'DiceRolled')[0]!.data, after, facts };
  };

  test('CR 706.1a: a number from 1 to N', () => {
    const { data } = rolled(roll({ count: 40, sides: 4 }));
    expect(new Set(data.natural)).toEqual(new Set([1, 2, 3, 4]));
  });

  test('CR 706.2: modifiers make the result of the natural one', () => {
    const { data, after } = rolled(roll({ modifier: 5 }));
    expect(data.results).toEqual([data.natural[0]! + 5]);
    expect(after.numbers.get('roll')).toBe(data.results[0]);
  });

  test('CR 706.3a: the table says what happens with each result', () => {
    const table = [
      { from: 1, to: 9, effects: [gain(1)] },
      { from: 10, effects: [gain(10)] },
    ];
    const { scene, data } = rolled(roll({ table }));
    expect(scene.life(you)).toBe(data.results[0]! <= 9 ? 21 : 30);
  });

  test('CR 706.5: doubles', () => {
    // Dice with one side always show the same.
    expect(rolled(roll({ count: 2, sides: 1 })).after.did.has('roll doubles')).toBe(true);
    expect(rolled(roll({ count: 1, sides: 1 })).after.did.has('roll doubles')).toBe(false);
    const { data, after } = rolled(roll({ count: 2, sides: 1_000_000 }));
    expect(data.results[0]).not.toBe(data.results[1]);
    expect(after.did.has('roll doubles')).toBe(false);
  });

  test('CR 706.6: a roll that is ignored never happened', () => {
    const { data, after, facts } = rolled(roll({ count: 2, ignore: 'lowest' }));
    expect(after.numbers.get('roll')).toBe(Math.max(...data.results));
    expect(factsOf(facts, 'KeywordActionTaken').map((fact) => fact.data.action)).toEqual(['roll a die', 'roll dice']);
  });
});
