import type { CardType, Color, FaceDownKind, Layout, Supertype } from '@stacktrail/card-tree';
import { characteristicsOf, isSummoningSick } from '@stacktrail/characteristics';
import type { Counter, ObjectId, PlayerId, Ref, Viewer } from '@stacktrail/game-events';
import {
  isFaceDownObject,
  knows,
  faceDownKindOf,
  type GameObject,
  objectOf,
  type GameState,
  type Chosen,
  type Designation,
  type StoredResult,
} from '@stacktrail/game-state';
import { textLines } from './ability-text.js';
import { braced, colorsIn, typesIn } from './words.js';

/** The faces of a card by their names. */
interface FaceView {
  readonly layout: Layout;
  readonly names: readonly string[];
  readonly up: string;
  readonly index: number;
}

/** A card about which the viewer may only know that it exists. */
interface HiddenCard {
  /** Its id; absent in a hand and outside the game, because the card could be recognised by it later (CR 400.2). */
  readonly id?: ObjectId;
  readonly hidden: true;
}

/** An object that the viewer knows, with its present characteristics (CR 109.3, 613). */
export interface KnownCard {
  readonly id: ObjectId;
  readonly name: string;
  readonly kind: GameObject['kind'];
  readonly owner: PlayerId;
  /** In braces; `null` if there is none, such as a land's. */
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** `null` if it has none, such as a land's. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly string[];
  /** Its rules text, a line an ability. */
  readonly text: readonly string[];
  /** Which face of several is up, or was cast (CR 709–720). */
  readonly face?: FaceView;
  /**
   * If it is face down: the rule that lets it be, if it is an ordinary one, and the card, for those who may look
   * (708.5).
   */
  readonly faceDown?: { readonly as: FaceDownKind | null; readonly card: string | null };
  /** Whether a copy effect makes it a copy (CR 707.2). */
  readonly copy?: true;
}

export type CardView = KnownCard | HiddenCard;

/** A permanent (CR 110). */
export interface PermanentView extends KnownCard {
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: readonly Counter[];
  readonly designations: readonly Designation[];
  /** What was chosen for it. */
  readonly chosen: readonly Chosen[];
  /** The results that are stored on it, if any are (CR 706.8a). */
  readonly stored?: readonly Pick<StoredResult, 'sides' | 'value'>[];
  /** What it is attached to, and what is attached to it. */
  readonly attachedTo: ObjectId | null;
  readonly attachedToPlayer: PlayerId | null;
  readonly attachments: readonly ObjectId[];
  /** A creature that can't attack or pay {T} yet (CR 302.6). */
  readonly summoningSick: boolean;
  /** What effects say that it can't or must do (CR 613.11). */
  readonly rules: readonly string[];
}

/** An object as the viewer may know it. */
export function cardView(state: GameState, id: ObjectId, viewer: Viewer): CardView {
  const object = objectOf(state, id);
  if (!isFaceDownObject(object) && !knows(state, object, viewer)) {
    return object.zone === 'hand' || object.zone === 'outside' ? { hidden: true } : { id, hidden: true };
  }
  return knownCard(state, object, viewer);
}

/** The faces of what has several, and what is under what is face down. */
function facesOf(state: GameState, object: GameObject, viewer: Viewer): Pick<KnownCard, 'face' | 'faceDown'> {
  if (object.faceDown !== null) {
    const known = knows(state, object, viewer) && object.kind === 'card';
    return { faceDown: { as: faceDownKindOf(object.faceDown), card: known ? object.form.whole.name : null } };
  }
  const { form, face, flipped } = object;
  if (form.faces.length === 1 || form.layout === 'bestow') return {};
  const names = form.faces.map(({ name }) => name);
  return { face: { layout: form.layout, names, up: object.printed.name, index: flipped ? 1 : face } };
}

export function knownCard(state: GameState, object: GameObject, viewer: Viewer): KnownCard {
  const found = characteristicsOf(state, object);
  return {
    id: object.id,
    name: found.name,
    kind: object.kind,
    owner: object.owner,
    manaCost: object.printed.manaCost === null ? null : braced(object.printed.manaCost),
    manaValue: object.printed.manaValue,
    colors: colorsIn(found.colors),
    supertypes: found.supertypes,
    types: typesIn(found.types),
    subtypes: found.subtypes,
    power: found.power,
    toughness: found.toughness,
    keywords: [...found.keywords],
    text: textLines(found),
    ...(object.form.faces.length > 1 || object.faceDown !== null ? facesOf(state, object, viewer) : {}),
    ...(object.copies.length > 0 && object.faceDown === null ? { copy: true as const } : {}),
  };
}

/** What was chosen, without its values where the viewer may not know them. */
function chosenView({ label, kind, values, secretOf }: Chosen, viewer: Viewer): Chosen {
  const isKnown = secretOf === undefined || viewer === 'judge' || (viewer !== 'spectator' && viewer.seat === secretOf);
  return { label, kind, values: isKnown ? values : [] };
}

export function permanentView(state: GameState, object: GameObject, viewer: Viewer): PermanentView {
  const { rules } = characteristicsOf(state, object);
  return {
    ...knownCard(state, object, viewer),
    controller: object.controller,
    tapped: object.tapped,
    damage: object.damage,
    counters: object.counters,
    designations: object.designations,
    chosen: object.chosen.map((choice) => chosenView(choice, viewer)),
    ...(object.stored.length > 0 && { stored: object.stored.map(({ sides, value }) => ({ sides, value })) }),
    attachedToPlayer: object.attachedToPlayer,
    attachedTo: object.attachedTo === 0 ? null : object.attachedTo,
    attachments: state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id),
    summoningSick: isSummoningSick(state, object),
    rules: [...rules],
  };
}

/** A target or another object or player that is named for everyone: what it is and its name. */
export interface NamedRef {
  readonly ref: Ref;
  readonly label: string;
}
