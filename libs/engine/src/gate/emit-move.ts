import { allSeats, noObject, seatBit, type DefinitionPointer, type ObjectId } from '@stacktrail/game-events';
import { presentObject, sinceRenumbered, type GameObject } from '@stacktrail/game-state';
import { hidesNumbers } from '../choices/renumber.js';
import type { Game, Reason } from '../game/game.js';
import type { OccurrenceResult, MoveOccurrence } from '../game/occurrence.js';
import { arrangeComponents, goesTo } from './arrange-components.js';
import { attachToPlayer, beginCopying, beginEffects, countersWith, recordMarks } from './arriving.js';
import type { Emission } from './emission.js';
import { untraceableAsShown, withUntraceableNumbers } from './untraceable-numbers.js';

const nothing: OccurrenceResult = { objects: [], amount: 0 };

/** CR 712.21: the object that the second card of a melded permanent becomes when both leave for one zone. */
function meldedInto({ meldedCard }: GameObject, occurrence: MoveOccurrence, becomes: ObjectId): ObjectId | null {
  if (occurrence.toCommand !== undefined) return null;
  return meldedCard >= 0 && occurrence.to !== 'battlefield' ? ((becomes + 1) as ObjectId) : null;
}

function otherCard(object: GameObject, occurrence: MoveOccurrence, becomes: ObjectId): ObjectId | null {
  return occurrence.meldsWith ?? meldedInto(object, occurrence, becomes);
}

/**
 * What the object is while face down: as the move says, or as the face-down spell that becomes a permanent (CR 708.4).
 */
function faceDownAs(object: GameObject, { to, faceDown }: MoveOccurrence): DefinitionPointer | null {
  if (faceDown !== undefined) return faceDown;
  return to === 'battlefield' && object.zone === 'stack' ? (object.faceDown?.pointer ?? null) : null;
}

/** CR 708.5: the seats that know a face-down card: its controller, and those who knew it before. */
function knownFaceDown(
  object: GameObject,
  { to, controller = object.owner }: MoveOccurrence,
  wasHidden: boolean,
): number {
  const before = wasHidden || object.faceDown !== null ? object.knownTo : 0;
  return to === 'exile' ? before : before | seatBit(controller);
}

/** CR 701.20a: reveals a card before it moves, unless everyone sees it anyway. */
function revealFirst(game: Game, occurrence: MoveOccurrence, reason: Reason): void {
  const moving = occurrence.reveal ? presentObject(game.state, occurrence.object) : undefined;
  if (moving === undefined) return;
  const id = untraceableAsShown(game, moving.id, reason);
  const object = presentObject(game.state, id);
  if (object === undefined || object.knownTo === allSeats(game.state.players.length)) return;
  const player = object.owner;
  game.emit('CardsRevealed', { player, objects: [id], cards: [object.card] }, { ...reason, rule: '701.20a', player });
}

export function emitMove(emission: Emission, occurrence: MoveOccurrence, given: Reason): OccurrenceResult {
  const { game } = emission;
  revealFirst(game, occurrence, given);
  const there = presentObject(game.state, sinceRenumbered(game.state, occurrence.object));
  if (there === undefined) return nothing;
  const to = goesTo(occurrence, there.card);
  const object = there.zone === 'hand' ? withUntraceableNumbers(game, there, to, occurrence, given) : there;
  const reason = given.source === there.id && object !== there ? { ...given, source: object.id } : given;
  const everyone = allSeats(game.state.players.length);
  const hidden = to === 'hand' || to === 'library';
  const wasHidden = object.zone === 'hand' || object.zone === 'library' || object.zone === 'outside';
  const faceDown = faceDownAs(object, occurrence);
  const shown = hidden
    ? wasHidden
      ? object.knownTo
      : everyone
    : faceDown === null
      ? everyone
      : knownFaceDown(object, occurrence, wasHidden);
  const seenBy = to === 'hand' && faceDown === null ? shown | seatBit(object.owner) : shown;
  const isSecret = to === 'hand' && (seenBy & everyone) !== everyone && hidesNumbers(game);
  const becomes = isSecret ? game.nextHandId(object.owner) : game.nextObjectId();
  if (occurrence.shuffle) emission.shuffled.push(object.owner);
  else if (to === 'library') emission.placed.add(becomes);
  if (to === 'battlefield') {
    beginEffects(game, occurrence, [becomes], reason);
    beginCopying(game, occurrence, [becomes], reason);
  }
  game.emit(
    'ObjectMoved',
    {
      object: object.id,
      becomes: isSecret ? noObject : becomes,
      from: object.zone,
      to,
      position: to === 'library' ? (occurrence.position ?? 0) : 0,
      manner: occurrence.manner,
      controller: to === 'battlefield' || to === 'stack' ? (occurrence.controller ?? object.owner) : object.owner,
      tapped: occurrence.tapped === true || occurrence.copyBrings?.tapped === true,
      counters: countersWith(game.state, occurrence),
      attachTo: occurrence.attachTo ?? null,
      group: emission.group++,
      face: occurrence.face ?? (to === 'battlefield' && object.zone === 'stack' ? object.face : 0), // CR 712.13
      faceDown,
      copy: occurrence.copy ?? null,
      other: otherCard(object, occurrence, becomes),
      card: object.card,
      inHand: isSecret ? becomes : noObject,
      seenBy,
    },
    reason,
  );
  if (to === 'battlefield') attachToPlayer(game, becomes, occurrence, reason);
  recordMarks(game, becomes, occurrence, reason);
  const second = meldedInto(object, occurrence, becomes);
  const others = second === null ? emitComponents(game, object, occurrence, reason) : [second];
  const put = [becomes, ...others];
  if (occurrence.arrangement === undefined) return { objects: put, amount: 1 };
  const objects = arrangeComponents(game, object, occurrence, put, reason);
  if (emission.placed.has(becomes)) emission.placed.add(objects[0]!);
  return { objects, amount: 1 };
}

/**
 * CR 728.3: moves each other card that represented the permanent to the permanent's new zone; likewise the other card
 * of a meld pair.
 */
function emitComponents(
  game: Game,
  { id, merged, meldedCard }: GameObject,
  occurrence: MoveOccurrence,
  reason: Reason,
): readonly ObjectId[] {
  const put: ObjectId[] = [];
  const second = occurrence.toCommand !== undefined && meldedCard >= 0;
  const others = second ? [{ kind: 'card', card: meldedCard }] : merged;
  others.forEach(({ kind, card }, component) => {
    if (kind !== 'card') return;
    const becomes = game.nextObjectId();
    const to = occurrence.componentsTo ?? goesTo(occurrence, card);
    const where = to === 'library' ? (occurrence.position ?? 0) : 0;
    game.emit(
      'ComponentMoved',
      { permanent: id, component, becomes, to, position: where, card },
      { ...reason, rule: '728.3' },
    );
    put.push(becomes);
  });
  return put;
}
