import type { CardType, Color, Supertype } from '@stacktrail/card-language';
import type { Counter, ObjectId, PlayerId, Ref, Viewer } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { isSummoningSick } from '../characteristics/queries.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';
import type { Chosen, Designation } from '../state/marks.js';
import { textLines } from './ability-text.js';
import { knows } from './visibility.js';
import { braced, colorsIn, typesIn } from './words.js';

/** A card of which the viewer may know nothing but that it is there. */
export interface HiddenCard {
  readonly id: ObjectId;
  readonly hidden: true;
}

/** What an object is: its characteristics as they are now (CR 109.3, 613). */
export interface KnownCard {
  readonly id: ObjectId;
  readonly name: string;
  readonly kind: GameObject['kind'];
  readonly owner: PlayerId;
  /** In braces; `null` where there is none, such as a land's. */
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** `null` where it has none, such as a land's. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly string[];
  /** Its rules text, a line an ability. */
  readonly text: readonly string[];
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
  return knows(state, object, viewer) ? knownCard(state, object) : { id, hidden: true };
}

export function knownCard(state: GameState, object: GameObject): KnownCard {
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
  };
}

export function permanentView(state: GameState, object: GameObject): PermanentView {
  const { rules } = characteristicsOf(state, object);
  return {
    ...knownCard(state, object),
    controller: object.controller,
    tapped: object.tapped,
    damage: object.damage,
    counters: object.counters,
    designations: object.designations,
    chosen: object.chosen,
    attachedToPlayer: object.attachedToPlayer,
    attachedTo: object.attachedTo === 0 ? null : object.attachedTo,
    attachments: state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id),
    summoningSick: isSummoningSick(state, object),
    rules: [...rules],
  };
}

/** A target or another object or player that is named, whoever looks: what it is and what it is called. */
export interface NamedRef {
  readonly ref: Ref;
  readonly label: string;
}
