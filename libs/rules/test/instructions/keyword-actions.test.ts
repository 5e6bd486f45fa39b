import { describe, expect, test } from '@jest/globals';
import { creature, creatures, land, mode, target, type CardDefinition, type Effect } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Answer } from '@stacktrail/game-events';
import { countersOn } from '@stacktrail/game-state';
import { factsOf, choose, opponent, Scene, you, order, pick, bear } from '@stacktrail/test-kit';

const you_ = { players: 'you' } as const;
const wall = creature('Wall', '{1}{W}', ['Wall'], 0, 4);
const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));
const first = { objects: 'target', slot: 0 } as const;

function actions(scene: Scene, ...answers: readonly Answer[]): readonly string[] {
  const { facts } = scene.follow({}, ...answers);
  return factsOf(facts, 'KeywordActionTaken').map(({ data }) => `${data.action} ${data.amount}`);
}

function plusOnes(scene: Scene, name: string): number {
  return countersOn(scene.object(name), '+1/+1');
}

describe('surveil', () => {
  const surveil = (count: number): Effect => ({ do: 'surveil', who: you_, count });

  test('CR 701.25a: any number go to the graveyard, the rest back in any order', () => {
    const scene = new Scene(mode(surveil(3)), { library: named('A', 'B', 'C', 'D') }, {});
    const [a, c] = [scene.id('A'), scene.id('C')];
    const { facts, questions } = scene.follow({}, choose(scene.ref('B')), order(c, a));
    expect(scene.names('library')).toEqual(['C', 'A', 'D']);
    expect(scene.names('graveyard')).toEqual(['B']);
    expect(questions.every((question) => question.seenBy === 1)).toBe(true);
    expect(factsOf(facts, 'KeywordActionTaken')[0]).toMatchObject({ rule: '701.25d', data: { action: 'surveil' } });
  });

  test('CR 701.25c: surveil 0 is nothing at all', () => {
    const scene = new Scene(mode(surveil(0)), { library: named('A') }, {});
    expect(scene.follow().facts).toEqual([]);
  });

  test('CR 701.25d: it is done even where the library is empty', () => {
    expect(actions(new Scene(mode(surveil(2)), {}, {}))).toEqual(['surveil 2']);
  });
});

describe('fateseal', () => {
  test('CR 701.29a: an opponent’s cards go to the bottom or back on top', () => {
    const text = mode({ do: 'fateseal', who: you_, count: 2 });
    const scene = new Scene(text, {}, { library: named('A', 'B', 'C') });
    const { facts, questions } = scene.follow({}, choose(scene.ref('A')));
    expect(scene.names('library', opponent)).toEqual(['B', 'C', 'A']);
    expect(questions.map(({ player, seenBy }) => [player, seenBy])).toEqual([[you, 1]]);
    expect(factsOf(facts, 'CardsLookedAt')[0]?.data).toMatchObject({ player: you, seenBy: 1 });
  });
});

describe('investigate', () => {
  test('CR 701.16a: a Clue, as often as the text says', () => {
    const scene = new Scene(mode({ do: 'investigate', who: you_, count: 2 }), {}, {});
    expect(actions(scene)).toEqual(['investigate 0', 'investigate 0']);
    expect(scene.ids('Clue Token')).toHaveLength(2);
  });
});

describe('clash', () => {
  const text = mode(
    { do: 'clash', label: 'won' },
    {
      do: 'if',
      condition: { if: 'did', label: 'won' },
      then: [{ do: 'gain life', who: you_, amount: 3 }],
    },
  );
  const giant = creature('Giant', '{5}{G}', ['Giant'], 5, 5);

  test('CR 701.30c, 701.30d: both reveal; the higher mana value wins; each may put theirs on the bottom', () => {
    const scene = new Scene(text, { library: [giant, bear] }, { library: [wall, bear] });
    const { facts } = scene.follow({}, pick('no'), pick('yes'));
    expect(factsOf(facts, 'CardsRevealed')).toHaveLength(2);
    expect(scene.names('library')).toEqual(['Giant', 'Bear']);
    expect(scene.names('library', opponent)).toEqual(['Bear', 'Wall']);
    expect(scene.life(you)).toBe(23);
  });

  test('CR 701.30a, 701.30b: a tie is won by nobody', () => {
    const scene = new Scene(text, { library: [bear] }, { library: [wall] });
    scene.follow({}, pick('no'), pick('no'));
    expect(scene.life(you)).toBe(20);
  });
});

describe('proliferate', () => {
  test('CR 701.34a: one more of each kind that each chosen one has', () => {
    const put = (counter: string, count: number): Effect => ({ do: 'put counters', counter, count, on: first });
    const text = mode(target.creature(), put('+1/+1', 2), put('stun', 1), { do: 'proliferate', who: you_ });
    const scene = new Scene(text, { battlefield: [bear, wall] }, {});
    const ref = scene.ref('Bear');
    const { questions } = scene.follow({ targets: [[ref]] }, choose(ref));
    expect(questions[0]).toMatchObject({ candidates: [ref], min: 0, max: 1 });
    expect([plusOnes(scene, 'Bear'), countersOn(scene.object('Bear'), 'stun')]).toEqual([3, 2]);
  });
});

describe('time travel', () => {
  test('CR 701.56a: a time counter more or less on each permanent that has one', () => {
    const text = mode(
      target.creature(),
      { do: 'put counters', counter: 'time', count: 2, on: first },
      { do: 'time travel' },
    );
    const run = (key: string): number => {
      const scene = new Scene(text, { battlefield: [bear, wall] }, {});
      scene.follow({ targets: [[scene.ref('Bear')]] }, pick(key));
      return countersOn(scene.object('Bear'), 'time');
    };
    expect([run('put'), run('remove'), run('leave')]).toEqual([3, 1, 2]);
  });
});

describe('goad', () => {
  test('CR 701.15a, 701.15b: the creature is goaded by you until your next turn', () => {
    const scene = new Scene(mode(target.creature(), { do: 'goad', what: first }), {}, { battlefield: [bear] });
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.object('Bear').designations).toMatchObject([{ name: 'goaded', player: you }]);
    expect(factsOf(facts, 'DesignationGiven')[0]?.data.until).toBe('until your next turn');
  });
});

describe('detain', () => {
  test('CR 701.35a: it can’t attack, block or be activated until your next turn', () => {
    const scene = new Scene(mode(target.creature(), { do: 'detain', what: first }), {}, { battlefield: [bear] });
    scene.follow({ targets: [[scene.ref('Bear')]] });
    const { rules } = characteristicsOf(scene.game.state, scene.object('Bear'));
    expect([...rules]).toEqual(["can't attack", "can't block", "can't activate abilities"]);
    expect(scene.game.state.effects[0]?.duration).toBe('until your next turn');
  });
});

describe('suspect', () => {
  test('CR 701.60a, 701.60b, 701.60d: it gets the designation once', () => {
    const suspect: Effect = { do: 'suspect', what: first };
    const scene = new Scene(mode(target.creature(), suspect, suspect), {}, { battlefield: [bear] });
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(factsOf(facts, 'DesignationGiven')).toHaveLength(1);
    expect(scene.object('Bear').designations).toMatchObject([{ name: 'suspected' }]);
  });
});

/** What an ability of a creature does, as a spell of the same controller with that creature as its source. */
function asAbilityOf(scene: Scene, name: string, times = 1): void {
  const context = { ...scene.context(), source: scene.id(name) };
  for (let i = 0; i < times; i++) scene.follow(context);
}

describe('monstrosity', () => {
  test('CR 701.37a, 701.37b: once; then it is monstrous', () => {
    const scene = new Scene(mode({ do: 'monstrosity', count: 3 }), { battlefield: [bear] }, {});
    asAbilityOf(scene, 'Bear', 2);
    expect(plusOnes(scene, 'Bear')).toBe(3);
  });

  test('CR 701.37c: what X was is known of it', () => {
    const scene = new Scene(mode({ do: 'monstrosity', count: 4 }), { battlefield: [bear] }, {});
    asAbilityOf(scene, 'Bear');
    expect(scene.object('Bear').designations).toMatchObject([{ name: 'monstrous', value: 4 }]);
  });
});

describe('adapt', () => {
  test('CR 701.46a: only where it has no +1/+1 counters', () => {
    const scene = new Scene(mode({ do: 'adapt', count: 2 }), { battlefield: [bear] }, {});
    asAbilityOf(scene, 'Bear', 2);
    expect(plusOnes(scene, 'Bear')).toBe(2);
  });
});

describe('bolster', () => {
  test('CR 701.39a: the creature you control with the least toughness; you choose among those that tie', () => {
    const text = mode({ do: 'bolster', count: 2 });
    const scene = new Scene(text, { battlefield: [wall, ...named('A', 'B')] }, { battlefield: named('C') });
    const { questions } = scene.follow({}, choose(scene.ref('B')));
    expect(questions).toMatchObject([{ candidates: [scene.ref('A'), scene.ref('B')] }]);
    expect([plusOnes(scene, 'A'), plusOnes(scene, 'B')]).toEqual([0, 2]);
  });
});

describe('support', () => {
  test('CR 701.41a: a +1/+1 counter on each of the targets', () => {
    const text = mode(target.upTo(2, creatures), { do: 'support', slot: 0 });
    const scene = new Scene(text, { battlefield: named('A', 'B') }, {});
    scene.follow({ targets: [[scene.ref('A'), scene.ref('B')]] });
    expect([plusOnes(scene, 'A'), plusOnes(scene, 'B')]).toEqual([1, 1]);
  });
});

describe('explore', () => {
  const text = mode(target.creature(), { do: 'explore', what: first });

  test('CR 701.44a: a land goes to the hand', () => {
    const scene = new Scene(text, { battlefield: [bear], library: [land('Hill', [])] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect([scene.names('hand'), plusOnes(scene, 'Bear')]).toEqual([['Hill'], 0]);
  });

  test('CR 701.44a: otherwise a counter, and the card may go to the graveyard', () => {
    const scene = new Scene(text, { battlefield: [bear], library: [wall] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] }, pick('yes'));
    expect([scene.names('graveyard'), plusOnes(scene, 'Bear')]).toEqual([['Wall'], 1]);
  });

  test('CR 701.44b: it explored even where the library is empty', () => {
    const scene = new Scene(text, { battlefield: [bear] }, {});
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(factsOf(facts, 'KeywordActionTaken')[0]?.data).toMatchObject({
      action: 'explore',
      object: scene.id('Bear'),
    });
    expect(plusOnes(scene, 'Bear')).toBe(1);
  });

  test('CR 701.44c: a permanent that left explores as it last was', () => {
    const scene = new Scene(text, { battlefield: [bear], library: [land('Hill', [])] }, {});
    const ref = scene.ref('Bear');
    scene.relocate(scene.id('Bear'), 'exile');
    scene.follow({ targets: [[ref]] });
    expect(scene.names('hand')).toEqual(['Hill']);
  });

  test('CR 701.44d: several explore one after the other, in the order that their controller chooses', () => {
    const both = mode({ do: 'explore', what: { objects: 'each', filter: creatures } });
    const scene = new Scene(both, { battlefield: named('A', 'B'), library: [land('Hill', []), wall] }, {});
    scene.follow({}, choose(scene.ref('B')), pick('no'));
    expect([plusOnes(scene, 'A'), plusOnes(scene, 'B')]).toEqual([1, 0]);
  });
});

describe('connive', () => {
  const connive = (count: number): Effect => ({ do: 'connive', what: first, count });

  test('CR 701.50a: draw, discard, a counter for a nonland card', () => {
    const scene = new Scene(
      mode(target.creature(), connive(1)),
      { battlefield: [bear], hand: [wall], library: [land('Hill', [])] },
      {},
    );
    scene.follow({ targets: [[scene.ref('Bear')]] }, choose(scene.ref('Wall')));
    expect([scene.names('hand'), scene.names('graveyard'), plusOnes(scene, 'Bear')]).toEqual([['Hill'], ['Wall'], 1]);
  });

  test('CR 701.50e: connive N counts the nonland cards', () => {
    const library = [wall, land('Hill', [])];
    const scene = new Scene(mode(target.creature(), connive(2)), { battlefield: [bear], library }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect([scene.names('graveyard').length, plusOnes(scene, 'Bear')]).toEqual([2, 1]);
  });

  test('CR 701.50b, 701.50c: also where the permanent has left', () => {
    const scene = new Scene(mode(target.creature(), connive(1)), { battlefield: [bear], library: [wall] }, {});
    const ref = scene.ref('Bear');
    scene.relocate(scene.id('Bear'), 'exile');
    const { facts } = scene.follow({ targets: [[ref]] });
    expect(scene.names('graveyard')).toEqual(['Wall']);
    expect(factsOf(facts, 'KeywordActionTaken')[0]?.data.action).toBe('connive');
  });

  test('CR 701.50d: several connive one after the other', () => {
    const each: Effect = { do: 'connive', what: { objects: 'each', filter: creatures }, count: 1 };
    const scene = new Scene(mode(each), { battlefield: named('A', 'B'), library: [wall, bear] }, {});
    const { facts } = scene.follow({}, choose(scene.ref('B')));
    const who = factsOf(facts, 'KeywordActionTaken').map(({ data }) => data.object);
    expect(who).toEqual([scene.id('B'), scene.id('A')]);
  });
});
