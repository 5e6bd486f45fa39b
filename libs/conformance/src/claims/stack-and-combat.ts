import { allSeats } from '@stacktrail/game-events';
import type { GameObject, GameState, PlayerState } from '@stacktrail/game-state';
import type { Claim } from '../scenario/scenario.js';
import { plainName } from '../words/card-names.js';
import { isNamed, nameOf } from '../words/object-names.js';
import { isOnStack } from '../words/stack-words.js';
import type { ClaimContext, Judge, MismatchOrNone } from './claim-context.js';
import { objectsOf, permanentsNamed } from './objects.js';

export function isAttacking({ combat }: GameState, { id }: GameObject): boolean {
  return combat?.attackers.some(({ object }) => object === id) ?? false;
}

export function isTopCardRevealed({ objects, players }: GameState, { library }: PlayerState): boolean {
  return objects.get(library[0] ?? -1)?.knownTo === allSeats(players.length);
}

/** The judges of claims about the stack, combat, aliases and designations. */
const judges: Readonly<Record<string, Judge>> = {
  stackSize: ({ state }, { value }) =>
    state.stack.length === value ? null : { expected: value, found: state.stack.length },
  stackObject: ({ state }, { text = '', value }) => {
    const found = objectsOf(state, state.stack).filter((object) => isOnStack(state, object, text)).length;
    return found === value ? null : { expected: value, found };
  },
  attackers: ({ state }, claim) => sameNames(state, claim, state.combat?.attackers.map(({ object }) => object) ?? []),
  blockers: ({ state }, claim) => {
    const all = state.combat?.attackers.flatMap(({ blockers }) => blockers) ?? [];
    return sameNames(state, claim, [...new Set(all)]);
  },
  attacking: ({ table, state }, { name = '', player, value }) => {
    const named = permanentsNamed({ table, state }, name, player === undefined ? undefined : table.seat(player));
    if (named.length === 0) return { expected: `a permanent ${name}`, found: 'none' };
    const wrong = named.some((object) => isAttacking(state, object) !== value);
    return wrong ? { expected: value, found: !(value === true) } : null;
  },
  aliasZone: ({ table, state }, { alias = '', zone = '', value }) => {
    const card = table.premise.aliases.get(alias);
    const there = [...state.objects.values()].find((object: GameObject) => !object.left && object.card === card);
    const found = there?.zone === zone;
    return found === value ? null : { expected: `${alias} in ${zone}: ${String(value)}`, found: there?.zone };
  },
  monarch: ({ table, state }, { who }) => {
    const holder = state.players.find(({ designations }) => designations.some(({ name }) => name === 'monarch'))?.id;
    const wanted = who === null || who === undefined ? undefined : table.seat(who);
    return holder === wanted ? null : { expected: who, found: holder };
  },
};

function sameNames(
  state: ClaimContext['state'],
  { names = [] }: Claim,
  ids: ClaimContext['state']['battlefield'],
): MismatchOrNone {
  const left = objectsOf(state, ids).slice();
  const missing = names.filter((name) => {
    const at = left.findIndex((object) => isNamed(state, object, name));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && left.length === 0) return null;
  return { expected: names.map(plainName).join(', '), found: ids.map((id) => nameOf(state, id)).join(', ') };
}

export function judgeOfGame(kind: string): Judge | undefined {
  return judges[kind];
}
