import type { Effect } from '@stacktrail/card-tree';
import { noLanes, sum, textLanes, together, valueLanes, type Lanes } from './digest-lanes.js';
import { GameObjectRecord, type GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { initialState } from './initial-state.js';
import type { Catalog } from './catalog.js';
import { nothingPrinted } from './printed.js';
import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';

/** How states are digested. It is raised where a field of old states changes its name or meaning. */
export const digestForm = 1;

/** What facts alone don't give: caches, what play remembers beside them, and the definitions, which have a hash. */
const notOfFacts: ReadonlySet<string> = new Set([
  ...['catalog', 'objects', 'stamp', 'before', 'history', 'repetition', 'proposal', 'barred'],
  ...['waiting', 'nextTrigger'],
]);
const notOfObjects: ReadonlySet<string> = new Set(['printed', 'memo', 'memoStamp', 'lastKnown', 'wasAttached']);

const blank = new GameObjectRecord({
  id: 0 as ObjectId,
  printed: nothingPrinted,
  kind: 'card',
  card: -1 as CardIndex,
  owner: 0 as PlayerId,
  controller: 0 as PlayerId,
  zone: 'outside',
});
const fieldsOfObjects = (Object.keys(blank) as (keyof GameObject)[]).filter((field) => !notOfObjects.has(field));

/**
 * Memoised: records, lists and the chunks of the table of objects never change, so each is read once. A tree's lanes
 * are those of its pointer, since its words may change with the version of the card language.
 */
const ofValues = new WeakMap<object, Lanes>();
const ofObjects = new WeakMap<GameObject, Lanes>();
const ofChunks = new WeakMap<object, Lanes>();
const ofStarts = new WeakMap<Catalog, ReadonlyMap<string, Start>>();

/** A field of the state as it is in a new game. */
interface Start {
  readonly value: unknown;
  readonly lanes: Lanes;
}

/**
 * A digest of a whole state as facts give it: 64 bits in 16 hexadecimal digits. Two programs that fold the same facts
 * differently get different ones. A field that still is as in a new game doesn't count, so a release that adds one
 * digests old games as before. It hides nothing: whoever knows all but a few cards of a state can guess those.
 */
export function stateDigest(state: GameState): string {
  const read = (value: unknown): Lanes => valueLanes(value, ofValues, pointerIn(state.catalog));
  let lanes = objectsLanes(state, read);
  const starts = startsOf(state.catalog, read);
  for (const [field, value] of Object.entries(state) as readonly (readonly [string, unknown])[]) {
    if (notOfFacts.has(field)) continue;
    const start = starts.get(field);
    if (start !== undefined && value === start.value) continue;
    const told = read(value);
    if (told.a === start?.lanes.a && told.b === start.lanes.b) continue;
    lanes = sum(lanes, together(textLanes(field), told));
  }
  return hex(lanes.a) + hex(lanes.b);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}

function objectsLanes({ objects }: GameState, read: (value: unknown) => Lanes): Lanes {
  let lanes = noLanes;
  for (const chunk of objects.parts()) {
    let known = ofChunks.get(chunk);
    if (known === undefined) {
      known = noLanes;
      for (const object of chunk) if (object !== undefined) known = sum(known, objectLanes(object, read));
      ofChunks.set(chunk, known);
    }
    lanes = sum(lanes, known);
  }
  return lanes;
}

function objectLanes(object: GameObject, read: (value: unknown) => Lanes): Lanes {
  const known = ofObjects.get(object);
  if (known !== undefined) return known;
  let told = noLanes;
  for (const field of fieldsOfObjects) {
    const value = object[field];
    if (value !== blank[field]) told = sum(told, together(textLanes(field), read(value)));
  }
  // Without this, two objects could exchange a field, and the sum would be the same.
  const lanes = together(read(object.id), told);
  ofObjects.set(object, lanes);
  return lanes;
}

function startsOf(catalog: Catalog, read: (value: unknown) => Lanes): ReadonlyMap<string, Start> {
  const known = ofStarts.get(catalog);
  if (known !== undefined) return known;
  const fields = Object.entries(initialState(catalog)) as readonly (readonly [string, unknown])[];
  const starts = new Map(
    fields.filter(([field]) => !notOfFacts.has(field)).map(([field, value]) => [field, { value, lanes: read(value) }]),
  );
  ofStarts.set(catalog, starts);
  return starts;
}

/** What stands for a part of the pinned trees: where it stands. */
function pointerIn(catalog: Catalog): (field: string, value: object) => string | undefined {
  return (field, value) => {
    if ('pointer' in value) return String(value.pointer);
    return field === 'instruction' ? catalog.pointerOf(value as Effect) : undefined;
  };
}
