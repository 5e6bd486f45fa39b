import { describe, expect, test } from '@jest/globals';
import { creature, prototype } from '@stacktrail/card-tree';
import { verdictOf, type Scene } from './scene.js';

const bolts: Scene['setup'] = [
  ['hand', 'A', 'A bolt', 2],
  ['battlefield', 'A', 'A red land', 2],
];
const atB = { targets: [{ player: 'B' }] };

describe('when actions run', () => {
  test('two casts in a row are both on the stack; a wait between them lets the first resolve', () => {
    const check = (value: number) => ({ kind: 'check', check: 'stackSize', value }) as never;
    const cast = { kind: 'cast', card: 'A bolt', ...atB };
    expect(verdictOf({ setup: bolts, actions: [cast, cast, check(2)] })).toBe('pass');
    expect(verdictOf({ setup: bolts, actions: [cast, { kind: 'waitStackResolved' }, cast, check(1)] })).toBe('pass');
    expect(verdictOf({ setup: bolts, actions: [cast, cast, { kind: 'waitOneResolved' }, check(1)] })).toBe('pass');
  });

  test('the other player’s actions run when the active player passes', () => {
    const scene: Scene = {
      setup: [...bolts, ['hand', 'B', 'A bolt'], ['battlefield', 'B', 'A red land']],
      actions: [
        { kind: 'cast', card: 'A bolt', player: 'B', targets: [{ player: 'A' }] },
        { kind: 'cast', card: 'A bolt', ...atB },
        { kind: 'check', check: 'life', player: 'B', value: 20 } as never,
      ],
      asserts: [
        { kind: 'life', player: 'A', value: 17 },
        { kind: 'life', player: 'B', value: 17 },
      ],
    };
    expect(verdictOf(scene)).toBe('pass');
  });

  test('an action with a condition waits until that holds', () => {
    const scene: Scene = {
      setup: [...bolts, ['hand', 'B', 'A bolt'], ['battlefield', 'B', 'A red land']],
      actions: [
        { kind: 'cast', card: 'A bolt', player: 'B', targets: [{ player: 'A' }], onlyIf: { onStack: 'A bolt' } },
        { kind: 'cast', card: 'A bolt', ...atB },
      ],
      asserts: [{ kind: 'life', player: 'A', value: 17 }],
    };
    expect(verdictOf(scene)).toBe('pass');
    expect(verdictOf({ ...scene, actions: scene.actions!.slice(0, 1), asserts: [] })).toContain('actionsLeft');
  });

  test('what can’t be done fails at once, unless that is expected', () => {
    const actions = [{ kind: 'cast', card: 'A bolt', ...atB }];
    const setup: Scene['setup'] = [['hand', 'A', 'A bolt']];
    expect(verdictOf({ setup, actions })).toContain('fail: illegalAction');
    expect(verdictOf({ setup, actions, more: { expectFailure: { kind: 'illegalAction' } } })).toBe('pass');
    expect(verdictOf({ setup: bolts, actions, more: { expectFailure: { kind: 'illegalAction' } } })).toContain(
      'no illegalAction',
    );
    const optional = { expectFailure: { kind: 'illegalAction', optional: true } };
    expect(verdictOf({ setup: bolts, actions, more: optional })).toBe('pass');
  });

  test('a target that the spell can’t have fails', () => {
    const actions = [{ kind: 'cast', card: 'A bolt', targets: [{ name: 'A bear' }] }];
    expect(verdictOf({ setup: bolts, actions })).toContain('illegalTarget');
  });

  test('targets that the command doesn’t give come from the target queue', () => {
    const scene: Scene = {
      setup: [...bolts, ['battlefield', 'B', 'A bear'], ['battlefield', 'B', 'A bird']],
      actions: [{ kind: 'cast', card: 'A bolt' }],
      choices: { A: [{ queue: 'target', type: 'objects', value: [{ name: 'A bear' }] }] },
      asserts: [{ kind: 'graveyardCount', player: 'B', name: 'A bear', value: 1 }],
    };
    expect(verdictOf(scene)).toBe('pass');
    expect(verdictOf({ ...scene, choices: {} })).toContain('inconclusive: A, turn 1');
  });

  test.each([
    ['a name', { type: 'objects', value: [{ name: 'A bear' }] }],
    ['a number', { type: 'number', value: 7 }],
    ['a text', { type: 'text', value: 'Flying' }],
  ])('a choice that nothing asks for and that nothing agrees with fails: %s', (_, item) => {
    expect(verdictOf({ choices: { A: [item] } })).toContain('fail: actionsLeft');
  });

  test('an answer to what is mandatory or impossible here is passed over', () => {
    expect(verdictOf({ choices: { A: [{ type: 'yesno', value: true }] } })).toBe('pass');
  });

  test('an ability is found by the beginning of its text, or where only one has it, by its cost', () => {
    const setup: Scene['setup'] = [['battlefield', 'A', 'A pinger']];
    const ping = (ability: string) => verdictOf({ setup, actions: [{ kind: 'activate', ability, ...atB }] });
    expect(ping('{T}: {this} deals 1')).toBe('pass');
    expect(ping('{T}: Another wording of it')).toBe('pass');
    expect(ping('{1}: {this} deals 1')).toContain('illegalAction');
  });

  test('a land is played; a second one can’t be', () => {
    const setup: Scene['setup'] = [['hand', 'A', 'A red land', 2]];
    const land = { kind: 'playLand', card: 'A red land' };
    expect(
      verdictOf({
        setup,
        actions: [land],
        asserts: [{ kind: 'permanentCount', player: 'A', name: 'A red land', value: 1 }],
      }),
    ).toBe('pass');
    expect(verdictOf({ setup, actions: [land, land] })).toContain('illegalAction');
  });

  test.each([
    ['Cast A bolt', true],
    ['Cast A bear', false],
    ['Play A green', false],
    ['Cast A golem using Prototype', true],
    ['Cast A giant using Prototype', false],
  ])('“%s” is playable: %s', (text, value) => {
    const golems = ['A golem', 'A giant'].map((name) => creature(name, '{8}', ['Golem'], 5, 5));
    const own = [prototype(golems[0]!, '{R}', 1, 1), prototype(golems[1]!, '{6}', 1, 1)];
    const setup: Scene['setup'] = [
      ...bolts,
      ['hand', 'A', 'A bear'],
      ['hand', 'A', 'A golem'],
      ['hand', 'A', 'A giant'],
    ];
    const played = (claimed: boolean): string =>
      verdictOf({ setup, actions: [{ kind: 'check', check: 'playable', text, value: claimed } as never] }, ...own);
    expect(played(value)).toBe('pass');
    expect(played(!value)).toContain('playable');
  });
});
