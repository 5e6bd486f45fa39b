import type { Zone } from '@stacktrail/card-tree';
import {
  allSeats,
  seatBit,
  type CardIndex,
  type EventData,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { isKeywordCounter } from '../state/rule-abilities.js';
import { functionsInCommandZone } from '../state/emblems.js';
import { emptyAnnouncement, GameObjectRecord, renewPrinted, type GameObject } from '../state/game-object.js';
import { noDesignations, nothingChosen, type Designation } from '../state/marks.js';
import { unlockedHalves } from '../state/form.js';
import type { GameState, GameStateRecord } from '../state/game-state.js';
import { arrangeObjects } from './arrange-objects.js';
import { allInLibrary, formOfCardIndex, inLibrary } from './card-records.js';
import { enterZone, leaveZone } from './change-zone.js';
import { changeObject, changePlayer, countDraws, dropFromLibrary, restamp } from './changes.js';
import type { Evolvers } from './evolver.js';
import { followText } from './follow-text.js';

type ZoneEvent =
  | 'ObjectMoved'
  | 'ComponentMoved'
  | 'ObjectsArranged'
  | 'TokensCreated'
  | 'EmblemCreated'
  | 'ObjectCeasedToExist'
  | 'CardsRevealed'
  | 'CardsLookedAt'
  | 'DrawnCardsTakenUp'
  | 'CardsChosenAtRandom'
  | 'LibraryOrdered'
  | 'UnknownCardsRandomised'
  | 'CardCopied'
  | 'DrawFailed';

const noCard = -1 as CardIndex;

/** Which face is up, or what it is while face down, and what it enters as a copy of (CR 614.12, 707.5). */
function faceOf(
  { catalog }: GameStateRecord,
  { face, faceDown, copy }: EventData<'ObjectMoved'>,
): Pick<GameObjectRecord, 'face' | 'faceDown' | 'copies'> {
  const form = copy === null ? undefined : catalog.findForm(copy);
  return {
    face,
    faceDown: faceDown === null ? null : (catalog.findForm(faceDown) ?? null),
    copies: form === undefined ? [] : [{ effect: 0, form }],
  };
}

/** Who knows which card an object is, by the zone that it is in (CR 400.2) and what the fact shows. */
function knownIn(state: GameStateRecord, zone: Zone, owner: PlayerId, seenBy: number, faceDown: boolean): number {
  if (zone === 'library' || zone === 'outside' || faceDown) return seenBy;
  if (zone === 'hand') return seenBy | seatBit(owner);
  return allSeats(state.players.length);
}

/** The turn from which on a new permanent counts as controlled (CR 302.6): one of a starting position always was. */
function controlledFrom({ turn, startingPosition }: GameState): number {
  return turn === 0 && startingPosition !== null ? -1 : turn;
}

function move(
  state: GameStateRecord,
  data: EventData<'ObjectMoved'>,
  before: GameState,
  revision: GameState['revision'],
): void {
  const old = state.objects.get(data.object);
  if (old === undefined || old.left) return;
  const form = data.card >= 0 ? formOfCardIndex(state, data.card) : old.form;
  if (form === undefined) return;
  const left = new GameObjectRecord(old);
  leaveZone(state, left, data.becomes);
  const permanent = data.to === 'battlefield';
  const fromStack = old.zone === 'stack' && permanent;
  const object = new GameObjectRecord({
    id: data.becomes,
    printed: form.whole,
    form,
    ...faceOf(state, data),
    kind: permanent && old.kind === 'copy' ? 'token' : old.kind, // CR 608.3f
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
    announced: fromStack ? old.announced : emptyAnnouncement,
    designations: stillForetold(old, data.to),
    ...(fromStack && old.linked.length > 0 ? { linked: old.linked } : {}), // CR 607.2q
    chosen: fromStack ? old.chosen : nothingChosen, // CR 400.7d
    castFrom: data.to === 'stack' ? old.zone : fromStack ? old.castFrom : null,
    knownTo: knownIn(state, data.to, old.owner, data.seenBy, data.faceDown !== null),
    placedAt: revision,
    exiledWith: data.to === 'exile' && data.faceDown !== null ? before.revision : (-1 as Revision),
  });
  if (object.kind !== 'card' && old.copies.length > 0) object.copies = old.copies; // CR 608.3f, 707.10g
  if (fromStack && form.layout === 'room' && object.faceDown === null) unlockCastHalf(object, state.turn);
  if (fromStack && old.texts.length > 0) followText(state, old, object);
  const { printed } = renewPrinted(object, state.catalog);
  state.nextObject = Math.max(state.nextObject, data.becomes + 1);
  if (data.other !== null && permanent) meld(state, object, data.other);
  enterZone(state, object, data.position);
  if (data.other !== null && !permanent) splitMelded(state, old, object, data);
  if (object.kind !== 'card' && !permanent && data.to !== 'stack') state.strays = [...state.strays, object.id];
  if (data.manner === 'discard' && (data.to === 'library' || data.to === 'hand')) {
    if (object.knownTo !== allSeats(state.players.length)) {
      state.discardedUnseen = [...state.discardedUnseen, data.object, data.becomes];
    }
  }
  if (data.manner === 'draw') {
    changePlayer(state, old.owner, (player) => {
      player.cardsDrawnThisTurn += 1;
      player.cardsDrawnThisStep += 1;
    });
  }
  if (object.meldedCard >= 0 || old.meldedCard >= 0) restamp(state);
  if (permanent && data.counters.some(({ kind }) => isKeywordCounter(kind))) restamp(state);
  if (printed.hasStatic && (permanent || functionsInCommandZone(object))) restamp(state);
  if (old.printed.hasStatic && old.zone === 'battlefield') restamp(state);
  if (printed.staticElsewhere || old.printed.staticElsewhere) restamp(state);
}

/** CR 702.143c: a spell that was a foretold card before it was cast was foretold, as was the permanent that it becomes. */
function stillForetold({ zone, designations }: GameObject, to: Zone): readonly Designation[] {
  const goesOn = to === 'stack' || (zone === 'stack' && to === 'battlefield');
  if (!goesOn || designations.length === 0) return noDesignations;
  return designations.filter(({ name }) => name === 'foretold');
}

/** CR 709.5d: the half that was cast is unlocked as the permanent enters. */
function unlockCastHalf(object: GameObjectRecord, turn: number): void {
  const name = unlockedHalves[object.face];
  if (name === undefined) return;
  object.designations = [...object.designations, { name, player: null, value: 0, until: null, turn }];
}

/** CR 701.42a: the second card of a meld pair leaves its zone and becomes part of the permanent. */
function meld(state: GameStateRecord, object: GameObjectRecord, second: ObjectId): void {
  const card = state.objects.get(second);
  if (card === undefined || card.left || card.id === object.id) return;
  object.meldedCard = card.card;
  leaveZone(state, new GameObjectRecord(card), object.id);
}

/** CR 712.21: one permanent leaves the battlefield and two cards are put into the zone. */
function splitMelded(
  state: GameStateRecord,
  old: GameObject,
  first: GameObjectRecord,
  { other, position }: EventData<'ObjectMoved'>,
): void {
  const form = formOfCardIndex(state, old.meldedCard);
  if (form === undefined || other === null || state.objects.get(other) !== undefined) return;
  const second = new GameObjectRecord(first);
  second.id = other;
  second.form = form;
  second.card = old.meldedCard;
  second.timestamp = ++state.timestamp;
  state.nextObject = Math.max(state.nextObject, other + 1);
  enterZone(state, renewPrinted(second, state.catalog), position);
}

export const zoneEvolvers: Evolvers<ZoneEvent> = {
  ObjectMoved(state, data, event, previous) {
    const before = data.group === 0 ? previous : (previous.before ?? previous);
    move(state, data, before, event.revision);
    state.before = before;
  },
  ComponentMoved(state, data, event) {
    const form = formOfCardIndex(state, data.card);
    const permanent = state.objects.get(data.permanent);
    if (form === undefined || permanent === undefined || state.objects.get(data.becomes) !== undefined) return;
    const { owner } = permanent;
    const object = new GameObjectRecord({
      id: data.becomes,
      printed: form.whole,
      form,
      kind: 'card',
      card: data.card,
      owner,
      controller: owner,
      zone: data.to,
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, data.becomes + 1);
    enterZone(state, renewPrinted(object, state.catalog), data.position);
  },
  ObjectsArranged: (state, { objects }) => arrangeObjects(state, objects),
  TokensCreated(state, data, event) {
    const form = state.catalog.findForm(data.description);
    if (form === undefined) return;
    const copied = data.copy === null ? undefined : state.catalog.findForm(data.copy);
    const copies = copied === undefined ? [] : [{ effect: 0, form: copied }];
    let hasStatic = false;
    for (let i = 0; i < data.count; i++) {
      const id = (data.first + i) as ObjectId;
      const token = new GameObjectRecord({
        id,
        printed: form.whole,
        form,
        face: data.face,
        copies,
        attachedTo: data.attachTo ?? (0 as ObjectId),
        kind: 'token',
        card: -1 as CardIndex,
        owner: data.player,
        controller: data.controller,
        zone: 'battlefield',
        tapped: data.tapped,
        counters: data.counters,
        timestamp: ++state.timestamp,
        controlledSince: controlledFrom(state),
        enteredTurn: state.turn,
        knownTo: allSeats(state.players.length),
        placedAt: event.revision,
      });
      hasStatic ||= renewPrinted(token, state.catalog).printed.hasStatic;
      enterZone(state, token, 0);
    }
    if (data.counters.some(({ kind }) => isKeywordCounter(kind))) restamp(state);
    state.nextObject = Math.max(state.nextObject, data.first + data.count);
    if (hasStatic) restamp(state);
  },
  EmblemCreated(state, data, event) {
    const form = state.catalog.findForm(data.description);
    if (form === undefined) return;
    const emblem = new GameObjectRecord({
      id: data.object,
      printed: form.whole,
      form,
      kind: 'emblem',
      card: noCard,
      owner: data.player,
      controller: data.player,
      zone: 'command',
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, data.object + 1);
    enterZone(state, emblem, 0);
    restamp(state);
  },
  ObjectCeasedToExist(state, data) {
    const old = state.objects.get(data.object);
    if (old !== undefined && !old.left) leaveZone(state, new GameObjectRecord(old), 0 as ObjectId);
  },
  CardsRevealed(state, data, event) {
    for (const id of data.objects) learn(state, id, allSeats(state.players.length));
    const [object] = data.objects;
    if (event.rule !== '401.5' || object === undefined) return;
    changePlayer(state, data.player, (player) => {
      const still = player.shownOnTop.filter(
        (shown) => shown.object !== object && player.library.includes(shown.object),
      );
      player.shownOnTop = [...still, { object, by: event.source }];
    });
  },
  CardsLookedAt(state, data) {
    for (const id of data.objects) learn(state, id, data.seenBy);
  },
  DrawnCardsTakenUp(state, { objects, player }) {
    for (const id of objects) {
      changeObject(state, id, (object) => {
        object.faceDown = null;
        object.knownTo |= seatBit(player);
        renewPrinted(object, state.catalog);
      });
    }
  },
  CardsChosenAtRandom(state, data, event) {
    countDraws(state, event, data.draws);
  },
  /** The cards of a library's top are in another order, some of them on the bottom: they are new objects. */
  LibraryOrdered(state, data) {
    const player = state.players[data.player];
    const renewed = allInLibrary(state, data.player, data.order, data.first);
    if (player === undefined || renewed === undefined) return;
    const moved = new Set([...data.top, ...data.bottom]);
    for (const id of moved) state.objects = dropFromLibrary(state.objects, id);
    for (const record of renewed) {
      record.knownTo = data.seenBy;
      state.objects = state.objects.set(record.id, record);
    }
    state.nextObject = Math.max(state.nextObject, data.first + renewed.length);
    const rest = player.library.filter((id) => !moved.has(id));
    const ids = renewed.map(({ id }) => id);
    changePlayer(state, data.player, (changed) => {
      changed.library = [...ids.slice(0, data.top.length), ...rest, ...ids.slice(data.top.length)];
    });
  },
  UnknownCardsRandomised(state, data, event) {
    const old = state.players[data.player];
    if (old === undefined) return;
    const library = old.library.slice();
    data.positions.forEach((position, i) => {
      const replaced = library[position];
      const record = inLibrary(state, data.player, data.order[i] ?? noCard, (data.first + i) as ObjectId);
      if (replaced === undefined || record === undefined) return;
      state.objects = state.objects.set(replaced, undefined).set(record.id, record);
      library[position] = record.id;
    });
    state.nextObject = Math.max(state.nextObject, data.first + data.positions.length);
    countDraws(state, event, data.draws);
    changePlayer(state, data.player, (player) => {
      player.library = library;
    });
  },
  CardCopied(state, data, event) {
    const original = state.objects.get(data.original);
    if (original === undefined) return;
    const copy = new GameObjectRecord({
      id: data.object,
      printed: original.printed,
      form: original.form,
      kind: 'copy',
      card: noCard,
      owner: data.player,
      controller: data.player,
      zone: original.zone,
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, data.object + 1);
    enterZone(state, copy, 0);
    state.strays = [...state.strays, copy.id];
  },
  DrawFailed(state, data) {
    changePlayer(state, data.player, (player) => {
      player.drewFromEmptyLibrary = true;
    });
  },
};

function learn(state: GameStateRecord, id: ObjectId, seats: number): void {
  changeObject(state, id, (object) => {
    object.knownTo |= seats;
  });
}
