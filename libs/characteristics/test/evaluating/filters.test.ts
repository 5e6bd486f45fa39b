import { expect, test } from '@jest/globals';
import {
  activated,
  all,
  any,
  anything,
  artifacts,
  attacking,
  basics,
  blocking,
  color,
  cost,
  creature,
  creatures,
  enchantment,
  instant,
  itself,
  keywords,
  legendary,
  losesAllAbilities,
  measured,
  not,
  opponentControls,
  others,
  permanents,
  spell,
  spells,
  subtype,
  tapped,
  tokens,
  untapped,
  withCounter,
  withKeyword,
  youControl,
  youOwn,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  forestWithoutPool,
  plainArtifact,
  vanilla,
  after,
  afterMove,
  alice,
  bob,
  position,
} from '@stacktrail/test-kit';
import { matches } from '../../src/evaluating/filters.js';
import { plainContext } from '../../src/reading/text-context.js';

const context = plainContext(alice, 1 as ObjectId);

function fits(state: GameState, filter: Filter, id: ObjectId, about = context): boolean {
  return matches(state, filter, objectOf(state, id), about);
}

/** Which of the objects match, by their place in the list. */
function which(state: GameState, filter: Filter, ids: readonly ObjectId[], about = context): readonly number[] {
  return ids.flatMap((id, at) => (fits(state, filter, id, about) ? [at] : []));
}

test('the qualities of objects, each with objects that have it and objects that lack it', () => {
  const p = position();
  const ids = [
    p.battlefield(alice, vanilla(2, 2, ['Bear'], '{1}{G}'), { tapped: true, counters: { '+1/+1': 1 } }),
    p.battlefield(bob, legendary(creature('Chief', '{W}{U}', ['Elf'], 4, 1, ...keywords('flying')))),
    p.battlefield(alice, plainArtifact, { controller: bob, enteredTurn: 3 }),
    p.battlefield(alice, forestWithoutPool),
    p.stack(bob, instant('Shock', '{X}{R}', spell()), {
      announced: { ...context.announced, x: 3, paid: [{ cost: 'kicker', which: 0, times: 1 }] },
    }),
    p.graveyard(alice, vanilla(1, 1, ['Bear'], '{1}{G}')),
  ];
  const bird = { name: 'Bird', colors: [], supertypes: [], types: ['Creature'], subtypes: [], abilities: [] } as const;
  ids.push(p.token(alice, { ...bird, power: 1, toughness: 1 }));
  const state = p.state();
  const expected: readonly (readonly [Filter, readonly number[]])[] = [
    [anything, [0, 1, 2, 3, 4, 5, 6]],
    [creatures, [0, 1, 5, 6]],
    [all(creatures, permanents, not(tokens)), [0, 1]],
    [any(artifacts, spells), [2, 4]],
    [basics, [3]],
    [{ is: 'supertype', supertype: 'Legendary' }, [1]],
    [subtype('Bear'), [0, 5]],
    [color('G'), [0, 5]],
    [{ is: 'colorless' }, [2, 3, 6]],
    [{ is: 'monocolored' }, [0, 4, 5]],
    [{ is: 'multicolored' }, [1]],
    [{ is: 'number of colors', count: 1 }, [0, 4, 5]],
    [{ is: 'number of colors', count: 0 }, [2, 3, 6]],
    [youControl, [0, 3, 5, 6]],
    [opponentControls, [1, 2, 4]],
    [youOwn, [0, 2, 3, 5, 6]],
    [withKeyword('flying'), [1]],
    [measured('power', 'at least', 3), [0, 1]],
    [measured('toughness', 'less than', 2), [1, 5, 6]],
    [measured('power', 'at most', 99), [0, 1, 5, 6]],
    [{ is: 'total power and toughness', compare: 'at most', to: 4 }, [5, 6]],
    [{ is: 'total power and toughness', compare: 'exactly', to: 5 }, [1]],
    [measured('mana value', 'exactly', { amount: 'count', filter: artifacts }), []],
    [measured('mana value', 'greater than', 2), [2, 4]],
    [tapped, [0]],
    [untapped, [1, 2, 3, 6]],
    [tokens, [6]],
    [permanents, [0, 1, 2, 3, 6]],
    [spells, [4]],
    [{ is: 'card' }, [0, 1, 2, 3, 4, 5]],
    [{ is: 'ability' }, []],
    [others, [1, 2, 3, 4, 5, 6]],
    [itself, [0]],
    [{ is: 'named', name: 'Chief' }, [1]],
    [withCounter('+1/+1'), [0]],
    [{ is: 'entered this turn' }, [2]],
    [{ is: 'kicked' }, [4]],
    [{ is: 'historic' }, [1, 2]],
    [{ is: 'dealt damage this turn' }, []],
    [{ is: 'controlled by', who: 'that player' }, []],
  ];
  for (const [filter, places] of expected) expect([filter, which(state, filter, ids)]).toEqual([filter, places]);
});

test('CR 202.3e: X counts in a mana value on the stack alone', () => {
  const p = position();
  const card = instant('Blast', '{X}{X}{R}', spell());
  const announced = { ...context.announced, x: 3 };
  const [cast, resolved] = [p.stack(alice, card, { announced }), p.battlefield(alice, card, { announced })];
  const state = p.state();
  expect(fits(state, measured('mana value', 'exactly', 7), cast)).toBe(true);
  expect(fits(state, measured('mana value', 'exactly', 1), resolved)).toBe(true);
});

test('CR 509.1h: a creature is blocked or unblocked once blockers are declared', () => {
  const p = position((state) => {
    state.step = 'declare attackers';
  });
  const [free, stopped] = [p.battlefield(alice, vanilla()), p.battlefield(alice, vanilla())];
  const blocker = p.battlefield(bob, vanilla());
  const ids = [free, stopped, blocker];
  const defender = { is: 'player', id: bob } as const;
  const attacks = [free, stopped].map((attacker) => ({ attacker, defender }));
  const declared = after(p.state(), 'AttackersDeclared', { attacks });
  expect(which(declared, attacking, ids)).toEqual([0, 1]);
  expect(which(declared, { is: 'unblocked' }, ids)).toEqual([]);
  const step = after(declared, 'StepBegan', { step: 'declare blockers' });
  const state = after(step, 'BlockersDeclared', { blocks: [{ blocker, attacker: stopped }] });
  expect(which(state, { is: 'unblocked' }, ids)).toEqual([0]);
  expect(which(state, { is: 'blocked' }, ids)).toEqual([1]);
  expect(which(state, blocking, ids)).toEqual([2]);
  expect(which(state, { is: 'controlled by', who: 'defending player' }, ids)).toEqual([2]);
});

test('CR 608.2h: an object that has left is asked as it last was', () => {
  const p = position();
  const flier = p.battlefield(alice, creature('Flier', '{U}', ['Bird'], 1, 1, ...keywords('flying')), {
    controller: bob,
  });
  const earthbound = p.battlefield(alice, creature('Flier', '{U}', ['Bird'], 1, 1, ...keywords('flying')));
  p.effect({ changes: [losesAllAbilities], objects: [earthbound] });
  let state = afterMove(p.state(), flier, 'graveyard');
  state = afterMove(state, earthbound, 'graveyard');
  const ids = [flier, earthbound];
  expect(which(state, withKeyword('flying'), ids)).toEqual([0]);
  expect(which(state, opponentControls, ids)).toEqual([0]);
  expect(which(state, permanents, ids)).toEqual([0, 1]);
});

test('CR 112.1, 113.1c: an ability on the stack is no spell', () => {
  const p = position();
  const source = p.battlefield(alice, creature('Worker', '{1}', ['Elf'], 1, 1, activated([cost.tap])));
  const ability = 9 as ObjectId;
  const state = after(p.state(), 'AbilityPutOnStack', {
    object: ability,
    ability: '/0/faces/0/abilities/0' as never,
    source,
    controller: alice,
    triggered: null,
  });
  expect(fits(state, spells, ability)).toBe(false);
  expect(fits(state, { is: 'ability' }, ability)).toBe(true);
});

test('CR 303.4: what an Aura is attached to, and “that player”', () => {
  const p = position();
  const bear = p.battlefield(bob, vanilla());
  const aura = p.battlefield(alice, enchantment('Aura', '{W}', ['Aura']), { attachedTo: bear });
  const state = p.state();
  const ids = [bear, aura];
  const about = { ...plainContext(alice, aura), thatPlayer: bob };
  expect(which(state, { is: 'attached to by this' }, ids, about)).toEqual([0]);
  expect(which(state, { is: 'controlled by', who: 'that player' }, ids, about)).toEqual([0]);
  expect(which(state, { is: 'owned by', who: 'that player' }, ids, about)).toEqual([0]);
});
