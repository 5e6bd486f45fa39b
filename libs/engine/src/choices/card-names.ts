import type { CardDefinition, CardFace, Filter } from '@stacktrail/card-tree';
import { matches, type TextContext, type Violation } from '@stacktrail/characteristics';
import { seatBit, type CardIndex, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { Catalog, GameObjectRecord, type GameObject, type GameState, type Printed } from '@stacktrail/game-state';
import { invariant } from '@stacktrail/kernel';
import type { CardReference } from '../game/card-reference.js';

/** Memoised: for each catalog, its cards by the names of their faces. */
const known = new WeakMap<Catalog, ReadonlyMap<string, number>>();

function namesIn(catalog: Catalog): ReadonlyMap<string, number> {
  const found = known.get(catalog);
  if (found !== undefined) return found;
  const names = new Map<string, number>();
  catalog.definitions.forEach(({ faces }, i) => {
    faces.forEach(({ name }: CardFace) => {
      if (!names.has(name)) names.set(name, catalog.numbers[i]!);
    });
  });
  known.set(catalog, names);
  return names;
}

/** Whether a text's filter lets the name of a card with these characteristics be chosen (CR 201.4a). */
type Admits = (printed: Printed) => boolean;

function admitting(state: GameState, filter: Filter | undefined, context: TextContext): Admits {
  return (printed) => filter === undefined || matches(state, filter, asCard(printed), context);
}

/** The names of all cards that the game pins and that match the text's filter, for a choice that chance makes. */
export function pinnedNames(state: GameState, filter: Filter | undefined, context: TextContext): readonly string[] {
  const admits = admitting(state, filter, context);
  return [...namesIn(state.catalog)]
    .filter(([, definition]) => admits(state.catalog.printed(definition)))
    .map(([name]) => name)
    .sort();
}

/**
 * The names that a player is shown to choose from (CR 201.4): those of their own cards, and of other cards as far as
 * they know what they are. So the list tells nothing that is hidden from them.
 */
export function namesShownTo(
  player: PlayerId,
  state: GameState,
  filter: Filter | undefined,
  context: TextContext,
): readonly string[] {
  const admits = admitting(state, filter, context);
  const names = namesIn(state.catalog);
  const shown = new Set<string>();
  for (const object of state.objects.values()) {
    if (object.kind !== 'card' || !(object.owner === player || knowsCard(player, object))) continue;
    for (const { name } of object.form.faces) shown.add(name);
  }
  return [...shown]
    .filter((name) => {
      const definition = names.get(name);
      return definition !== undefined && admits(state.catalog.printed(definition));
    })
    .sort();
}

const hiddenZones: ReadonlySet<string> = new Set(['hand', 'library', 'outside']);

function knowsCard(player: PlayerId, { zone, faceDown, knownTo }: GameObject): boolean {
  return (faceDown === null && !hiddenZones.has(zone)) || (knownTo & seatBit(player)) !== 0;
}

/**
 * Why a name can't be chosen (CR 201.4, 201.4a). It has to be that of a card of the card reference or of a pinned card;
 * so the answer tells of a card that the reference lacks whether the game has it. Where there is no reference, any name
 * can be chosen of which no pinned card says otherwise.
 */
export function violationOfName(
  name: string,
  state: GameState,
  reference: CardReference | null,
  filter: Filter | undefined,
  context: TextContext,
): Violation | null {
  const pinned = namesIn(state.catalog).get(name);
  const found = reference?.(name) ?? null;
  if (reference !== null && found === null && pinned === undefined)
    return { rule: '201.4', message: `“${name}” is not the name of a card. Write it as it is on the card.` };
  const printed = pinned === undefined ? printedOf(found?.definition ?? null) : state.catalog.printed(pinned);
  if (printed === null || admitting(state, filter, context)(printed)) return null;
  return { rule: '201.4a', message: `“${name}” is the name of a card that doesn’t have what the text asks for.` };
}

const printedOfReference = new WeakMap<CardDefinition, Printed>();

/** The characteristics of a card that no game pins. */
function printedOf(definition: CardDefinition | null): Printed | null {
  if (definition === null) return null;
  const found = printedOfReference.get(definition);
  if (found !== undefined) return found;
  const catalog = new Catalog([definition]);
  const [number] = catalog.numbers;
  invariant(number !== undefined, 'a catalog numbers each definition');
  const printed = catalog.printed(number);
  printedOfReference.set(definition, printed);
  return printed;
}

function asCard(printed: Printed): GameObjectRecord {
  return new GameObjectRecord({
    id: 0 as ObjectId,
    printed,
    kind: 'card',
    card: -1 as CardIndex,
    owner: 0 as PlayerId,
    controller: 0 as PlayerId,
    zone: 'outside',
  });
}
