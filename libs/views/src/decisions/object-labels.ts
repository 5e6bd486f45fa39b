import { characteristicsOf } from '@stacktrail/characteristics';
import type { Counter, Ref, Viewer } from '@stacktrail/game-events';
import { knows, type GameObject, type GameState } from '@stacktrail/game-state';
import { describeRef, objectName, recordName, seatName } from '../names.js';
import { possessive, typesIn } from '../words.js';

/** The label of an object or player among other candidates: whose it is, its zone, and what can be seen of it. */
export function labelOfRef(ref: Ref, state: GameState, viewer: Viewer): string {
  if (ref.is === 'player') return seatName(state, ref.id);
  const object = state.objects.get(ref.id);
  if (object === undefined) return objectName(state, ref.id, viewer);
  const name = recordName(state, object, viewer);
  switch (object.zone) {
    case 'battlefield': {
      const details = detailsOf(state, object, viewer);
      const shown = details.length === 0 ? '' : ` (${details.join(', ')})`;
      // A name that is no card's name gets an article: “a face-down creature”.
      return `${possessive(seatName(state, object.controller))} ${name.replace(/^a /, '')}${shown}`;
    }
    case 'stack':
      return `${name} on the stack (${possessive(seatName(state, object.controller))})`;
    case 'hand':
    case 'graveyard':
    case 'library':
      return `${name} in ${possessive(seatName(state, object.owner))} ${object.zone}`;
    case 'exile':
    case 'command':
      return `${name} in ${object.zone === 'exile' ? 'exile' : 'the command zone'} (${possessive(seatName(state, object.owner))})`;
    case 'outside':
      return `${name} outside the game (${possessive(seatName(state, object.owner))})`;
    default:
      return name;
  }
}

/** What can be seen of a permanent: its kind, power and toughness, status and counters, and what it is attached to. */
export function detailsOf(state: GameState, object: GameObject, viewer: Viewer): readonly string[] {
  const { power, toughness, types } = characteristicsOf(state, object);
  const details: string[] = [];
  if (object.kind === 'token') details.push('token');
  if (power !== null && toughness !== null && typesIn(types).includes('Creature')) {
    details.push(`${power}/${toughness}`);
  }
  if (object.tapped) details.push('tapped');
  if (object.damage > 0) details.push(`${object.damage} damage`);
  details.push(...object.counters.map(inCounters));
  if (object.attachedTo !== 0) details.push(`attached to ${objectName(state, object.attachedTo, viewer)}`);
  if (object.attachedToPlayer !== null) details.push(`attached to ${seatName(state, object.attachedToPlayer)}`);
  const attachments = state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id);
  if (attachments.length > 0) {
    details.push(`with ${attachments.map((id) => objectName(state, id, viewer)).join(', ')} attached`);
  }
  return [...details, ...inCombat(state, object, viewer)];
}

function inCounters({ kind, count }: Counter): string {
  return `${count} ${kind} counter${count === 1 ? '' : 's'}`;
}

function inCombat(state: GameState, { id }: GameObject, viewer: Viewer): readonly string[] {
  const { combat } = state;
  const attack = combat?.attackers.find(({ object }) => object === id);
  if (attack !== undefined) return [`attacking ${describeRef(attack.defender, state, viewer)}`];
  const blocked = combat?.attackers.filter(({ blockers }) => blockers.includes(id)) ?? [];
  return blocked.length === 0 ? [] : ['blocking'];
}

/** The zone of an action's card, unless that is the hand or the battlefield: “from Alice's graveyard”. */
export function placeOf(state: GameState, object: GameObject, viewer: Viewer): string {
  const { zone, owner } = object;
  if (zone === 'hand' || zone === 'battlefield' || !knows(state, object, viewer)) return '';
  if (zone === 'graveyard' || zone === 'library') return ` from ${possessive(seatName(state, owner))} ${zone}`;
  return zone === 'exile' ? ' from exile' : zone === 'command' ? ' from the command zone' : '';
}

/** A label that several options may share, with details that could distinguish them. */
export interface Labelled {
  readonly label: string;
  readonly details?: readonly string[];
}

/** Labels made distinct: by their details if these differ, otherwise by a number among the equal ones. */
export function toldApart(items: readonly Labelled[]): readonly string[] {
  const plain = items.map(({ label }) => label);
  if (new Set(plain).size === plain.length) return plain;
  const differing = new Map<string, ReadonlySet<string>>();
  for (const { label, details = [] } of items) {
    differing.set(label, new Set([...(differing.get(label) ?? []), details.join(', ')]));
  }
  const detailed = items.map(({ label, details = [] }) =>
    differing.get(label)!.size === 1 || details.length === 0 ? label : `${label} [${details.join(', ')}]`,
  );
  const alike = countsOf(detailed);
  const met = new Map<string, number>();
  return detailed.map((label) => {
    const of = alike.get(label)!;
    if (of === 1) return label;
    const at = (met.get(label) ?? 0) + 1;
    met.set(label, at);
    return `${label} (${ordinal(at)} of ${of})`;
  });
}

function countsOf(labels: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** “1st”, “2nd”, “3rd”, “11th”. */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}
