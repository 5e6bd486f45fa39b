import { describe, expect, test } from '@jest/globals';
import { creatures, youControl, all, type Objects, type Players } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { plainArtifact, vanilla, after, afterMove, alice, bob, position } from '@stacktrail/test-kit';
import { currentIncarnation, findObjects, findPlayers, findRecipients } from '../../src/evaluating/references.js';
import { plainContext, type TextContext } from '../../src/reading/text-context.js';

const carol = 2 as PlayerId;
const object = (id: ObjectId): Ref => ({ is: 'object', id });
const player = (id: PlayerId): Ref => ({ is: 'player', id });

test('CR 109.2, 608.2c: the objects that a text names', () => {
  const p = position((state) => {
    state.activePlayer = bob;
  });
  const bear = p.battlefield(alice, vanilla());
  const relic = p.battlefield(alice, plainArtifact, { attachedTo: bear });
  const theirs = p.battlefield(bob, vanilla());
  const [dead, gone] = [p.graveyard(alice, vanilla()), p.graveyard(bob, vanilla())];
  const away = p.exile(bob, vanilla());
  const context: TextContext = {
    ...plainContext(alice, relic),
    targets: [[object(theirs), player(bob)], []],
    trigger: { object: dead, player: bob, amount: 0 },
    kept: [away],
    results: new Map([['token', [theirs, bear]]]),
  };
  const state = p.state();
  const find = (objects: Objects) => findObjects(state, objects, context);
  expect(find({ objects: 'this' })).toEqual([relic]);
  expect(find({ objects: 'attached' })).toEqual([bear]);
  expect(find({ objects: 'that object' })).toEqual([dead]);
  expect(find({ objects: 'kept' })).toEqual([away]);
  expect(find({ objects: 'result', label: 'token' })).toEqual([theirs, bear]);
  expect(find({ objects: 'result', label: 'other' })).toEqual([]);
  expect(find({ objects: 'target', slot: 0 })).toEqual([theirs]);
  expect(find({ objects: 'target', slot: 7 })).toEqual([]);
  expect(find({ objects: 'each', filter: creatures })).toEqual([bear, theirs]);
  expect(find({ objects: 'each', filter: all(creatures, youControl) })).toEqual([bear]);
  expect(find({ objects: 'each', filter: creatures, zone: 'graveyard' })).toEqual([gone, dead]);
  expect(find({ objects: 'each', filter: creatures, zone: 'exile' })).toEqual([away]);
  expect(findObjects(state, { objects: 'attached' }, plainContext(alice, bear))).toEqual([]);
  expect(findObjects(state, { objects: 'that object' }, plainContext(alice, bear))).toEqual([]);
});

test('CR 101.4: the players that a text names, from the active player on', () => {
  const p = position((state) => {
    state.activePlayer = carol;
  }, 3);
  const bear = p.battlefield(alice, vanilla(), { controller: bob });
  p.battlefield(carol, plainArtifact);
  const dead = p.graveyard(bob, vanilla(), { controller: alice });
  const context: TextContext = {
    ...plainContext(alice, bear),
    targets: [[player(bob), object(bear)]],
    trigger: { object: bear, player: bob, amount: 0 },
    kept: [bear, dead],
  };
  const state = p.state();
  const find = (players: Players, about = context) => findPlayers(state, players, about);
  expect(find({ players: 'you' })).toEqual([alice]);
  expect(find({ players: 'each player' })).toEqual([carol, alice, bob]);
  expect(find({ players: 'each opponent' })).toEqual([carol, bob]);
  expect(find({ players: 'each other opponent', than: { players: 'target', slot: 0 } })).toEqual([carol]);
  expect(find({ players: 'each other opponent', than: { players: 'you' } })).toEqual([carol, bob]);
  expect(find({ players: 'active player' })).toEqual([carol]);
  expect(find({ players: 'that player' })).toEqual([bob]);
  expect(find({ players: 'that player' }, { ...context, thatPlayer: carol })).toEqual([carol]);
  expect(find({ players: 'that player' }, plainContext(alice, bear))).toEqual([]);
  expect(find({ players: 'defending player' })).toEqual([]);
  expect(find({ players: 'target', slot: 0 })).toEqual([bob]);
  const either = { players: 'target or its controller', slot: 0 } as const;
  expect(find(either, { ...context, targets: [[player(carol)]] })).toEqual([carol]);
  expect(find(either, { ...context, targets: [[object(bear)]] })).toEqual([bob]);
  expect(find(either, { ...context, targets: [[]] })).toEqual([]);
  expect(find({ players: 'controller of', objects: { objects: 'this' } })).toEqual([bob]);
  expect(find({ players: 'owner of', objects: { objects: 'this' } })).toEqual([alice]);
  expect(find({ players: 'controller of', objects: { objects: 'each', filter: { is: 'permanent' } } })).toEqual([
    carol,
    bob,
  ]);
  // CR 108.4a: a card in a graveyard has no controller, so its owner is taken.
  expect(find({ players: 'controller of', objects: { objects: 'kept' } })).toEqual([bob]);
  expect(
    findPlayers(afterMove(state, bear, 'hand'), { players: 'controller of', objects: { objects: 'this' } }, context),
  ).toEqual([bob]);
});

test('CR 120.1: recipients are objects or players', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const state = p.state();
  const context = plainContext(alice, bear);
  expect(findRecipients(state, { players: 'each opponent' }, context)).toEqual([player(bob)]);
  expect(findRecipients(state, { objects: 'this' }, context)).toEqual([object(bear)]);
});

test('CR 506.2, 508.5: the defending player is whom the creature attacks, else the active player’s one opponent', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const other = p.battlefield(bob, vanilla());
  const before = p.state();
  const defending: Players = { players: 'defending player' };
  expect(findPlayers(before, defending, plainContext(alice, bear))).toEqual([]);
  const state = after(before, 'AttackersDeclared', { attacks: [{ attacker: bear, defender: player(bob) }] });
  expect(findPlayers(state, defending, plainContext(alice, bear))).toEqual([bob]);
  expect(findPlayers(state, defending, plainContext(alice, other))).toEqual([bob]);
});

describe('CR 400.7: what an object has become', () => {
  test('itself where it is, the new object after one move into a public zone', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const before = p.state();
    expect(currentIncarnation(before, bear)?.id).toBe(bear);
    const state = afterMove(before, bear, 'graveyard');
    expect(currentIncarnation(state, bear)).toMatchObject({ id: before.nextObject, zone: 'graveyard' });
  });

  test('nothing after two moves, in a hidden zone, or where there never was an object', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const before = p.state();
    const dead = afterMove(before, bear, 'graveyard');
    expect(currentIncarnation(afterMove(dead, before.nextObject as ObjectId, 'exile'), bear)).toBeUndefined();
    expect(currentIncarnation(afterMove(before, bear, 'hand'), bear)).toBeUndefined();
    expect(currentIncarnation(afterMove(before, bear, 'library'), bear)).toBeUndefined();
    expect(currentIncarnation(after(before, 'ObjectCeasedToExist', { object: bear }), bear)).toBeUndefined();
    expect(currentIncarnation(before, 77 as ObjectId)).toBeUndefined();
  });
});
