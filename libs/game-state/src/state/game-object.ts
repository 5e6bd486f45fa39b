import type { Zone } from '@stacktrail/card-tree';
import type {
  CardIndex,
  CastVia,
  Counter,
  DefinitionPointer,
  ObjectId,
  PlayerId,
  Ref,
  Revision,
} from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';
import type { Characteristics } from './characteristics.js';
import type { EffectStamp } from './effect-stamp.js';
import { noDesignations, nothingChosen, type Chosen, type Designation } from './designations.js';
import type { Catalog } from './catalog.js';
import type { TextChange } from './changed-text.js';
import { formOf, printedAfter, printedUnder, type CopyEffect, type Form } from './form.js';
import type { Mana } from './player-state.js';
import type { Printed } from './printed.js';
import { nothingStored, type StoredResult } from './stored-results.js';

/** The event that made an ability trigger, as far as its text can refer to it (CR 603). */
export interface TriggerContext {
  readonly object: ObjectId;
  readonly player: PlayerId | null;
  readonly amount: number;
  /** The other objects of an event that has several (“one or more”). */
  readonly others?: readonly ObjectId[];
}

/** An optional additional cost that is paid: by its keyword, which of several from 0, and how often. */
export interface PaidCost {
  readonly cost: string;
  readonly which: number;
  readonly times: number;
}

/** What was announced for a spell or ability (CR 601.2b–d). Targets and division are lists a target slot. */
export interface Announcement {
  readonly modes: readonly number[];
  readonly targets: readonly (readonly Ref[])[];
  readonly division: readonly (readonly number[])[];
  /** What is paid to cast it (CR 118.9), the effect that lets it be cast, and the ability that names the cost. */
  readonly via: CastVia;
  readonly by: string | null;
  readonly ability: DefinitionPointer | null;
  /** The optional additional costs that are paid (CR 118.8b). */
  readonly paid: readonly PaidCost[];
  readonly x: number;
  /** The payment chosen for each hybrid or Phyrexian symbol, in order. */
  readonly hybrid: readonly string[];
  /** The mana that was spent to cast or activate it (CR 601.2h). */
  readonly spent: readonly Mana[];
}

export const emptyAnnouncement: Announcement = {
  modes: [],
  targets: [],
  division: [],
  via: 'hand',
  by: null,
  ability: null,
  paid: [],
  x: 0,
  hybrid: [],
  spent: [],
};

/** What makes an object on the stack an ability (CR 113.3, 405.1). */
export interface StackAbility {
  readonly definition: AbilityDefinition;
  /** The object whose ability it is, as it was. */
  readonly source: ObjectId;
  readonly context: TriggerContext | null;
  /** Objects that a delayed trigger was told to remember (CR 603.7). */
  readonly kept: readonly ObjectId[];
  /** When the delayed triggered ability that it is was created (CR 603.7); absent of any other. */
  readonly since?: Revision;
}

/** Under whose control a permanent phased out, and with what if indirectly (CR 702.26g), or 0. */
export interface PhasedOut {
  readonly player: PlayerId;
  readonly with: ObjectId;
}

export type ObjectKind = 'card' | 'token' | 'ability' | 'copy' | 'emblem';

/** What an ability did something to, for those that it is linked to (CR 607.2). */
export interface Link {
  readonly label: string;
  readonly objects: readonly ObjectId[];
}

/** Another card or token that a merged permanent is represented by (CR 728.2), by where what it is stands. */
export interface Component {
  readonly kind: 'card' | 'token';
  readonly card: CardIndex;
  readonly form: DefinitionPointer;
}

const noComponents: readonly Component[] = [];
const noLinks: readonly Link[] = [];

/** Counters of a kind; those that give abilities with when the last of them was put (CR 613.7c). */
export interface CounterOn extends Counter {
  readonly timestamp?: number;
}

export const noCounters: readonly CounterOn[] = [];
const noCopies: readonly CopyEffect[] = [];
const noTexts: readonly TextChange[] = [];
const noRevisions: readonly Revision[] = [];
const nothingAttached: readonly ObjectId[] = [];

/**
 * An object (CR 109.1), in one incarnation (CR 400.7). Records are values: only `evolve` writes to one, and only to
 * one that it has just copied.
 */
export class GameObjectRecord {
  id: ObjectId;
  /**
   * Its copiable values (CR 707.2), what layer 1 makes of the fields below (CR 613.2), with its text as layer 3 changes it
   * (CR 613.1c): nothing between them touches what is printed. See `renewPrinted`.
   */
  printed: Printed;
  /** What represents it, or created it. */
  form: Form;
  /** The face that is up or was cast, by its index (CR 709.3, 712.8, 715.3, 718.3). */
  face: number;
  /** CR 710.2. */
  flipped: boolean;
  /** The characteristics that it has while it is face down (CR 708.2), or `null`. */
  faceDown: Form | null;
  /** The copy effects that apply to it, the latest last (CR 613.2a). */
  copies: readonly CopyEffect[];
  /** The text-changing effects that apply to it, in their order (CR 612, 613.7). */
  texts: readonly TextChange[];
  /** The other card of a melded permanent (CR 712.4), or -1. */
  meldedCard: CardIndex;
  /** What a merged permanent is represented by beside its topmost component, from the top (CR 728.2). */
  merged: readonly Component[];
  /** The revision at which it last transformed or converted (CR 701.27f), or -1. */
  transformedAt: Revision;
  kind: ObjectKind;
  /** -1 if no card represents it. */
  card: CardIndex;
  owner: PlayerId;
  controller: PlayerId;
  /** The player who controls it if no effect says otherwise: the one under whom it entered (CR 110.2). */
  baseController: PlayerId;
  zone: Zone;
  tapped: boolean;
  /** Damage marked on it (CR 120.6). */
  damage: number;
  /** The revision of the last damage by a source with deathtouch (CR 704.5h), or -1. */
  deathtouchedAt: Revision;
  counters: readonly CounterOn[];
  attachedTo: ObjectId;
  /** The player that an Aura is attached to (CR 303.4), if it is attached to one. */
  attachedToPlayer: PlayerId | null;
  designations: readonly Designation[];
  /** What was chosen for it (CR 607.2d). */
  chosen: readonly Chosen[];
  /** CR 706.8a. */
  stored: readonly StoredResult[];
  /** CR 607. */
  linked: readonly Link[];
  /** The zone that it was cast from, of a spell and of the permanent that it became (CR 400.7d). */
  castFrom: Zone | null;
  /** When all its costs were paid: whatever moved between `placedAt` and this was moved by its costs (CR 400.7j). */
  paidAt: Revision;
  /** CR 613.7. */
  timestamp: number;
  /** The turn in which it came under its controller's control (CR 302.6). */
  controlledSince: number;
  enteredTurn: number;
  announced: Announcement;
  ability: StackAbility | null;
  /** Masks of seats that know which card it is. */
  knownTo: number;
  /** It is phased out (CR 702.26b): treated as though it doesn't exist. */
  phasedOut: PhasedOut | null;
  /** It is not in its zone any more: this record is last known information (CR 113.7a, 608.2h). */
  left: boolean;
  /** What it became when it left, or 0. */
  becomes: ObjectId;
  lastKnown: Characteristics | null;
  /** For an object that has left: what was attached to it then (CR 608.2h). */
  wasAttached: readonly ObjectId[];
  /** The attackers that it blocked when it left the battlefield (CR 608.2b). */
  wasBlocking: readonly ObjectId[];
  /** The fact that put it where it is, and the facts that marked damage on it. They are causes for explanations. */
  placedAt: Revision;
  /** For a card exiled face down: the revision before the event in which it was, which others of its pile share (CR 406.4). */
  exiledWith: Revision;
  damagedAt: readonly Revision[];
  /** Memoised: characteristics, and the effects that they were computed under. */
  memo: Characteristics | null;
  memoStamp: EffectStamp | null;

  /** A copy of a record, field by field, or a new object: what makes copies reads records of this class alone. */
  constructor(from: GameObjectRecord | NewObject) {
    const old = from instanceof GameObjectRecord ? from : null;
    this.id = old === null ? from.id : old.id;
    this.printed = old === null ? from.printed : old.printed;
    this.form = old === null ? (from.form ?? formOf(from.printed)) : old.form;
    this.face = old === null ? (from.face ?? 0) : old.face;
    this.flipped = old === null ? (from.flipped ?? false) : old.flipped;
    this.faceDown = old === null ? (from.faceDown ?? null) : old.faceDown;
    this.copies = old === null ? (from.copies ?? noCopies) : old.copies;
    this.texts = old === null ? (from.texts ?? noTexts) : old.texts;
    this.meldedCard = old === null ? (from.meldedCard ?? (-1 as CardIndex)) : old.meldedCard;
    this.merged = old === null ? (from.merged ?? noComponents) : old.merged;
    this.transformedAt = old === null ? (from.transformedAt ?? (-1 as Revision)) : old.transformedAt;
    this.kind = old === null ? from.kind : old.kind;
    this.card = old === null ? from.card : old.card;
    this.owner = old === null ? from.owner : old.owner;
    this.controller = old === null ? from.controller : old.controller;
    this.baseController = old === null ? (from.baseController ?? from.controller) : old.baseController;
    this.zone = old === null ? from.zone : old.zone;
    this.tapped = old === null ? (from.tapped ?? false) : old.tapped;
    this.damage = old === null ? (from.damage ?? 0) : old.damage;
    this.deathtouchedAt = old === null ? (from.deathtouchedAt ?? (-1 as Revision)) : old.deathtouchedAt;
    this.counters = old === null ? (from.counters ?? noCounters) : old.counters;
    this.attachedTo = old === null ? (from.attachedTo ?? (0 as ObjectId)) : old.attachedTo;
    this.attachedToPlayer = old === null ? (from.attachedToPlayer ?? null) : old.attachedToPlayer;
    this.designations = old === null ? (from.designations ?? noDesignations) : old.designations;
    this.chosen = old === null ? (from.chosen ?? nothingChosen) : old.chosen;
    this.stored = old === null ? (from.stored ?? nothingStored) : old.stored;
    this.linked = old === null ? (from.linked ?? noLinks) : old.linked;
    this.castFrom = old === null ? (from.castFrom ?? null) : old.castFrom;
    this.paidAt = old === null ? (from.paidAt ?? (-1 as Revision)) : old.paidAt;
    this.timestamp = old === null ? (from.timestamp ?? 0) : old.timestamp;
    this.controlledSince = old === null ? (from.controlledSince ?? 0) : old.controlledSince;
    this.enteredTurn = old === null ? (from.enteredTurn ?? 0) : old.enteredTurn;
    this.announced = old === null ? (from.announced ?? emptyAnnouncement) : old.announced;
    this.ability = old === null ? (from.ability ?? null) : old.ability;
    this.knownTo = old === null ? (from.knownTo ?? 0) : old.knownTo;
    this.phasedOut = old === null ? (from.phasedOut ?? null) : old.phasedOut;
    this.left = old === null ? (from.left ?? false) : old.left;
    this.becomes = old === null ? (from.becomes ?? (0 as ObjectId)) : old.becomes;
    this.lastKnown = old === null ? (from.lastKnown ?? null) : old.lastKnown;
    this.wasAttached = old === null ? (from.wasAttached ?? nothingAttached) : old.wasAttached;
    this.wasBlocking = old === null ? (from.wasBlocking ?? nothingAttached) : old.wasBlocking;
    this.placedAt = old === null ? (from.placedAt ?? (0 as Revision)) : old.placedAt;
    this.exiledWith = old === null ? (from.exiledWith ?? (-1 as Revision)) : old.exiledWith;
    this.damagedAt = old === null ? (from.damagedAt ?? noRevisions) : old.damagedAt;
    this.memo = null;
    this.memoStamp = null;
  }
}

/** Works out the copiable values of a fresh copy of a record anew, once something that they rest on has changed. */
export function renewPrinted(object: GameObjectRecord, catalog: Catalog): GameObjectRecord {
  object.printed = object.texts.length === 0 ? printedUnder(object) : printedAfter(object, object.texts, catalog);
  return object;
}

/** What a new object needs; the rest has the values of an object that nothing has happened to. */
export type NewObject = Pick<GameObjectRecord, 'id' | 'printed' | 'kind' | 'card' | 'owner' | 'controller' | 'zone'> &
  Partial<Omit<GameObjectRecord, 'memo' | 'memoStamp'>>;

export type GameObject = Readonly<GameObjectRecord>;

/** How many counters of a kind an object or a player has. */
export function countersOn(object: { readonly counters: readonly Counter[] }, kind: string): number {
  for (const counter of object.counters) if (counter.kind === kind) return counter.count;
  return 0;
}
