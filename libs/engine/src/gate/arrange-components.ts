import { orderLibrary } from '../choices/order-library.js';
import type { Zone } from '@stacktrail/card-tree';
import { seatBit, type CardIndex, type ObjectId } from '@stacktrail/game-events';
import { formOfCardIndex, type GameObject, presentObject } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { Leaf } from './decide.js';
import type { MoveOccurrence } from '../game/occurrence.js';

/** One of the cards that represent a permanent, and where it goes when the permanent leaves the battlefield. */
interface Part {
  /** Its place among the new objects. */
  readonly place: number;
  readonly card: CardIndex;
  readonly to: Zone;
}

/** The zone that one of the cards representing an object goes to (CR 903.9c). */
export function goesTo({ to, toCommand = [] }: MoveOccurrence, card: CardIndex): MoveOccurrence['to'] {
  return toCommand.includes(card) ? 'command' : to;
}

/** The cards that represent an object, the topmost first. A token that represents it has no entry. */
function partsOf({ kind, card, merged, meldedCard }: GameObject, occurrence: MoveOccurrence): readonly Part[] {
  const parts: Part[] = kind === 'card' ? [{ place: 0, card, to: goesTo(occurrence, card) }] : [];
  const others = meldedCard >= 0 ? [meldedCard] : merged.flatMap((one) => (one.kind === 'card' ? [one.card] : []));
  others.forEach((other, i) => {
    parts.push({ place: i + 1, card: other, to: occurrence.componentsTo ?? goesTo(occurrence, other) });
  });
  return parts;
}

/** The cards that their owner arranges; in a graveyard only if some text asks about the order (CR 404.3). */
function toArrange(game: Game, object: GameObject, occurrence: MoveOccurrence): readonly Part[] {
  if (object.zone !== 'battlefield' || occurrence.shuffle) return [];
  const parts = partsOf(object, occurrence);
  const buried = game.state.catalog.asksForOrder ? parts.filter(({ to }) => to === 'graveyard') : [];
  if (buried.length > 1) return buried;
  const end = occurrence.position ?? 0;
  const filed = end > 0 ? [] : parts.filter(({ to }) => to === 'library'); // CR 401.7 gives them one place otherwise
  return filed.length > 1 ? filed : [];
}

/**
 * CR 728.3a, 712.21a: the owner of a merged or melded permanent that is put into a graveyard or library arranges the
 * new objects; nobody else sees the order in a library.
 */
export function* arrangedComponents(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  const arranged: Leaf[] = [];
  for (const leaf of leaves) {
    const { occurrence } = leaf;
    const object = occurrence.would === 'move' ? presentObject(game.state, occurrence.object) : undefined;
    const parts = occurrence.would === 'move' && isOfSeveral(object) ? toArrange(game, object, occurrence) : [];
    if (object === undefined || parts.length === 0) {
      arranged.push(leaf);
      continue;
    }
    const arrangement = yield* chosenOrder(game, object, parts);
    arranged.push({ ...leaf, occurrence: { ...occurrence, arrangement } as MoveOccurrence });
  }
  return arranged;
}

function isOfSeveral(object: GameObject | undefined): object is GameObject {
  return object !== undefined && (object.merged.length > 0 || object.meldedCard >= 0);
}

function* chosenOrder(game: Game, object: GameObject, parts: readonly Part[]): Procedure<readonly number[]> {
  const [{ to }] = parts as readonly [Part];
  const rule = object.meldedCard >= 0 ? '712.21a' : '728.3a';
  const prompt =
    to === 'library'
      ? 'Arrange the cards of the permanent in your library; the first is nearest to the top.'
      : 'Arrange the cards of the permanent in your graveyard; the last one will be on top.';
  const { keys } = yield* ask({
    form: 'order',
    kind: 'order cards',
    rule,
    player: object.owner,
    prompt,
    source: object.id,
    firstOne: to === 'library' ? 'nearest to the top' : 'below the others',
    options: parts.map(({ place, card }) => ({
      key: `${place}`,
      text: formOfCardIndex(game.state, card)?.whole.name ?? '',
    })),
    ...(to === 'library' ? { seenBy: seatBit(object.owner) } : {}),
  });
  return keys.map(Number);
}

/**
 * Records how the owner has arranged the new objects.
 *
 * @param put the new objects, the topmost card's first
 * @returns their current ids: in a library they get new ones, since nobody else knows which is which
 */
export function arrangeComponents(
  game: Game,
  { owner, meldedCard }: GameObject,
  { arrangement, position = 0 }: MoveOccurrence,
  put: readonly ObjectId[],
  reason: Reason,
): readonly ObjectId[] {
  if (arrangement === undefined) return put;
  const why: Reason = { ...reason, rule: meldedCard >= 0 ? '712.21a' : '728.3a', player: owner };
  const objects = arrangement.map((place) => put[place]!);
  if (presentObject(game.state, objects[0]!)?.zone !== 'library') {
    game.emit('ObjectsArranged', { player: owner, objects }, why);
    return put;
  }
  const known = put.filter((id) => objects.includes(id));
  const [top, bottom] = position < 0 ? [[], known] : [known, []];
  const order = objects.map((id) => presentObject(game.state, id)!.card);
  const first = orderLibrary(game, { player: owner, top, bottom, order, seenBy: seatBit(owner) }, why);
  return put.map((id) => (objects.includes(id) ? ((first + objects.indexOf(id)) as ObjectId) : id));
}
