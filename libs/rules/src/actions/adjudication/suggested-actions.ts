import type { Effect, Objects, Players } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { SuggestedAction } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, playersInOrder, typeBit, type GameObject, type GameState } from '@stacktrail/game-state';
import { labelOfObject, labelOfPlayer } from './named-things.js';

/** More objects than these aren't suggested: the list is to be read by people. */
const mostObjects = 60;

/** An object as a ruling names it. */
export function theObject(id: ObjectId): Objects {
  return { objects: 'result', label: labelOfObject(id) };
}

/** A player as a ruling names them. */
export function thePlayer(player: PlayerId): Players {
  return { players: 'noted', label: labelOfPlayer(player) };
}

/**
 * Actions that people often need: each with each player, each permanent, and each card in a graveyard that it can be
 * about. Numbers are 1 and can be changed.
 */
export function suggestedActions(state: GameState, controller: PlayerId): readonly SuggestedAction[] {
  const permanents = state.battlefield.slice(0, mostObjects).map((id) => objectOf(state, id));
  const buried = playersInOrder(state).flatMap((player) => playerOf(state, player).graveyard.slice(-10));
  return [
    ...playersInOrder(state).flatMap(aboutPlayer),
    ...permanents.flatMap((permanent) => aboutPermanent(state, controller, permanent, permanents)),
    ...buried.slice(0, mostObjects).flatMap(aboutBuriedCard),
  ];
}

type About = readonly [primitive: string, action: Effect];

function aboutPlayer(player: PlayerId): readonly SuggestedAction[] {
  const who = thePlayer(player);
  const soldier = {
    name: 'Soldier',
    colors: ['W'],
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Soldier'],
  } as const;
  const token = { ...soldier, power: 1, toughness: 1, abilities: [] };
  const list: readonly About[] = [
    ['draw', { do: 'draw', who, count: 1 }],
    ['discard', { do: 'discard', who, count: 1 }],
    ['move', { do: 'mill', who, count: 1 }],
    ['damage', { do: 'deal damage', amount: 1, to: who }],
    ['life', { do: 'gain life', who, amount: 1 }],
    ['life', { do: 'lose life', who, amount: 1 }],
    ['tokens', { do: 'create tokens', who, count: 1, token }],
    ['search', { do: 'search library', who, filter: { is: 'anything' }, count: 1, to: { zone: 'hand' } }],
    ['shuffle', { do: 'shuffle', who }],
    ['mana', { do: 'add mana', who, mana: { add: 'fixed', mana: ['C'] } }],
  ];
  return list.map(([primitive, action]) => ({ primitive, action, ref: { is: 'player', id: player } }));
}

function aboutPermanent(
  state: GameState,
  controller: PlayerId,
  { id, tapped, owner }: GameObject,
  permanents: readonly GameObject[],
): readonly SuggestedAction[] {
  const what = theObject(id);
  const isCreature = hasType(state, id, 'Creature');
  const host = permanents.find((other) => other.id !== id && hasType(state, other.id, 'Creature'));
  const until = 'this turn';
  const list: readonly About[] = [
    ['tap', tapped ? { do: 'untap', what } : { do: 'tap', what }],
    ['move', { do: 'destroy', what }],
    ['move', { do: 'move', what, to: { zone: 'exile' } }],
    ['move', { do: 'move', what, who: thePlayer(owner), to: { zone: 'hand' } }],
    ['counters', { do: 'put counters', counter: isCreature ? '+1/+1' : 'charge', count: 1, on: what }],
    ['control', { do: 'apply', to: what, changes: [{ change: 'control', to: thePlayer(controller) }], until }],
    ...(isCreature
      ? ([
          ['damage', { do: 'deal damage', amount: 1, to: what }],
          [
            'effect',
            {
              do: 'apply',
              to: what,
              changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
              until,
            },
          ],
        ] as const)
      : []),
    ...(isAttachable(state, id) && host !== undefined
      ? ([['attach', { do: 'attach', what, to: theObject(host.id) }]] as const)
      : []),
  ];
  return list.map(([primitive, action]) => ({ primitive, action, ref: { is: 'object', id } }));
}

function aboutBuriedCard(id: ObjectId): readonly SuggestedAction[] {
  const action: Effect = { do: 'move', what: theObject(id), to: { zone: 'hand' }, verb: 'return' };
  return [{ primitive: 'move', action, ref: { is: 'object', id } }];
}

function hasType(state: GameState, id: ObjectId, type: 'Creature'): boolean {
  return (characteristicsOf(state, objectOf(state, id)).types & typeBit(type)) !== 0;
}

function isAttachable(state: GameState, id: ObjectId): boolean {
  const { subtypes } = characteristicsOf(state, objectOf(state, id));
  return ['Aura', 'Equipment', 'Fortification'].some((subtype) => subtypes.includes(subtype));
}
