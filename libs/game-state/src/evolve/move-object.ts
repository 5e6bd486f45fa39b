import type { Zone } from '@stacktrail/card-tree';
import {
  allSeats,
  newObjectOf,
  noObject,
  seatBit,
  type EventData,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { functionsInCommandZone } from '../state/emblems.js';
import { unlockedHalves } from '../state/form.js';
import { emptyAnnouncement, GameObjectRecord, renewPrinted, type GameObject } from '../state/game-object.js';
import type { GameState, GameStateRecord } from '../state/game-state.js';
import { noDesignations, nothingChosen, type Designation } from '../state/designations.js';
import { isKeywordCounter } from '../state/rule-abilities.js';
import { isShownByMoving, isUnknown } from '../state/unknown-card.js';
import { handNumbersOf, withUsed } from '../state/hand-numbers.js';
import { formOfCardIndex } from './card-records.js';
import { enterZone, leaveZone } from './change-zone.js';
import { changePlayer, restamp } from './changes.js';
import { controlledFrom } from './controlled-from.js';
import { followText } from './follow-text.js';
import { effectOf } from './form-effects.js';
import { meld, splitMelded } from './melding.js';

/** The face that is up, the face-down characteristics, and what it enters as a copy of (CR 614.12, 707.5). */
function faceOf(
  { catalog, formEffects }: GameStateRecord,
  { face, faceDown, copy, becomes }: EventData<'ObjectMoved'>,
): Pick<GameObjectRecord, 'face' | 'faceDown' | 'copies'> {
  const form = copy === null ? undefined : catalog.findForm(copy);
  return {
    face,
    faceDown: faceDown === null ? null : (catalog.findForm(faceDown) ?? null),
    copies: form === undefined ? [] : [{ effect: effectOf(formEffects, becomes), form }],
  };
}

/** Who knows which card an object is, by the zone that it is in (CR 400.2) and what the fact shows. */
function knownIn(state: GameStateRecord, zone: Zone, owner: PlayerId, seenBy: number, faceDown: boolean): number {
  if (zone === 'library' || zone === 'outside' || faceDown) return seenBy;
  if (zone === 'hand') return seenBy | seatBit(owner);
  return allSeats(state.players.length);
}

/** CR 400.7: an object that moves becomes a new one. */
export function moveObject(
  state: GameStateRecord,
  data: EventData<'ObjectMoved'>,
  before: GameState,
  revision: GameState['revision'],
): void {
  const old = state.objects.get(data.object);
  if (old === undefined || old.left) return;
  const form = data.card >= 0 && !staysUnknown(old, data) ? formOfCardIndex(state, data.card) : old.form;
  if (form === undefined) return;
  const becomes = newObjectOf(data);
  const leaving = new GameObjectRecord(old);
  leaveZone(state, leaving, becomes);
  const toBattlefield = data.to === 'battlefield';
  const stackToBattlefield = old.zone === 'stack' && toBattlefield;
  const object = new GameObjectRecord({
    id: becomes,
    printed: form.whole,
    form,
    ...faceOf(state, data),
    kind: toBattlefield && old.kind === 'copy' ? 'token' : old.kind, // CR 608.3f
    card: data.card,
    owner: old.owner,
    controller: data.controller,
    zone: data.to,
    tapped: data.tapped,
    counters: data.counters,
    attachedTo: data.attachTo ?? (0 as ObjectId),
    timestamp: ++state.timestamp,
    controlledSince: controlledFrom(state),
    enteredTurn: state.turn,
    announced: stackToBattlefield ? old.announced : emptyAnnouncement,
    designations: stillForetold(old, data.to),
    ...(stackToBattlefield && old.linked.length > 0 ? { linked: old.linked } : {}), // CR 607.2q
    chosen: stackToBattlefield ? old.chosen : nothingChosen, // CR 400.7d
    castFrom: data.to === 'stack' ? old.zone : stackToBattlefield ? old.castFrom : null,
    knownTo: knownIn(state, data.to, old.owner, data.seenBy, data.faceDown !== null),
    placedAt: revision,
    exiledWith: data.to === 'exile' && data.faceDown !== null ? before.revision : (-1 as Revision),
  });
  if (object.kind !== 'card' && old.copies.length > 0) object.copies = old.copies; // CR 608.3f, 707.10g
  if (stackToBattlefield && form.layout === 'room' && object.faceDown === null) unlockCastHalf(object, state.turn);
  if (stackToBattlefield && old.texts.length > 0) followText(state, old, object);
  const { printed } = renewPrinted(object, state.catalog);
  if (data.inHand === noObject) state.nextObject = Math.max(state.nextObject, becomes + 1);
  else useHandNumber(state, old.owner, becomes);
  if (data.other !== null && toBattlefield) meld(state, object, data.other);
  enterZone(state, object, data.position);
  if (data.other !== null && !toBattlefield) splitMelded(state, old, object, data);
  if (object.kind !== 'card' && !toBattlefield && data.to !== 'stack') state.strays = [...state.strays, object.id];
  if (data.manner === 'discard' && (data.to === 'library' || data.to === 'hand')) {
    if (object.knownTo !== allSeats(state.players.length)) {
      state.discardedUnseen = [...state.discardedUnseen, data.object, becomes];
    }
  }
  if (data.manner === 'draw') {
    changePlayer(state, old.owner, (player) => {
      player.cardsDrawnThisTurn += 1;
      player.cardsDrawnThisStep += 1;
    });
  }
  if (object.meldedCard >= 0 || old.meldedCard >= 0) restamp(state);
  if (toBattlefield && data.counters.some(({ kind }) => isKeywordCounter(kind))) restamp(state);
  if (printed.hasStatic && (toBattlefield || functionsInCommandZone(object))) restamp(state);
  if (old.printed.hasStatic && old.zone === 'battlefield') restamp(state);
  if (printed.staticElsewhere || old.printed.staticElsewhere) restamp(state);
}

/** Whether nobody sees which card it is, as it moves where cards are hidden, or face down. */
function staysUnknown(old: GameObject, { to, faceDown }: EventData<'ObjectMoved'>): boolean {
  return isUnknown(old) && !isShownByMoving(old.zone, to, faceDown !== null);
}

/** Marks one of the ids that are reserved for the cards of a hand as used; reserves more ids if none was left. */
function useHandNumber(state: GameStateRecord, owner: PlayerId, id: ObjectId): void {
  const numbers = handNumbersOf(state, owner);
  if (numbers === null) {
    state.nextObject = Math.max(state.nextObject, id + 1);
    return;
  }
  if (numbers.first === state.nextObject) state.nextObject += numbers.free;
  changePlayer(state, owner, (player) => {
    player.handNumbers = withUsed(numbers, id);
  });
}

/** CR 702.143c: a spell that was a foretold card before it was cast was foretold, as was the permanent that it becomes. */
function stillForetold({ zone, designations }: GameObject, to: Zone): readonly Designation[] {
  const carriesOver = to === 'stack' || (zone === 'stack' && to === 'battlefield');
  if (!carriesOver || designations.length === 0) return noDesignations;
  return designations.filter(({ name }) => name === 'foretold');
}

/** CR 709.5d: the half that was cast is unlocked as the permanent enters. */
function unlockCastHalf(object: GameObjectRecord, turn: number): void {
  const name = unlockedHalves[object.face];
  if (name === undefined) return;
  object.designations = [...object.designations, { name, player: null, value: 0, until: null, turn }];
}
