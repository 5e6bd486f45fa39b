import type { DefinitionPointer, ObjectId, PlayerId, Viewer } from '@stacktrail/game-events';
import { knows, presentObject, type GameState, type GameObject, timesKickedIn } from '@stacktrail/game-state';
import { abilityText, modeTexts, textLines } from './ability-text.js';
import { castView, valueOfX, type CastView } from './cast-view.js';
import { describeRef, recordName } from './names.js';
import { knownCard, type KnownCard, type NamedRef } from './object-view.js';

/** A spell or ability on the stack (CR 405), with what was announced for it. */
export interface StackObjectView {
  readonly id: ObjectId;
  readonly name: string;
  readonly controller: PlayerId;
  readonly is: 'spell' | 'ability';
  /** What it says, a line a paragraph. */
  readonly text: readonly string[];
  /** The characteristics of a spell; an ability has none (CR 113.7a). */
  readonly card: KnownCard | null;
  /** How a spell is cast; `null` for an ability, a copy, and a spell that the viewer doesn't know. */
  readonly cast: CastView | null;
  /** The object with the ability, by its id there or its last one; `null` for a spell. */
  readonly source: ObjectId | null;
  /** The pointer to the text of an ability, which a seat can use to yield to it; `null` for a spell. */
  readonly ability: DefinitionPointer | null;
  /** A triggered ability (CR 113.3c). */
  readonly triggered: boolean;
  /** One list for each target slot. */
  readonly targets: readonly (readonly NamedRef[])[];
  /** The amounts that its effect divides among them. */
  readonly division: readonly (readonly number[])[];
  /** The texts of the chosen modes; empty if there is nothing to choose. */
  readonly modes: readonly string[];
  /** The value of X; `null` if it has no X, or X isn't chosen yet. */
  readonly x: number | null;
  readonly kicked: number;
}

/** The stack from the top. */
export function stackView(state: GameState, viewer: Viewer): readonly StackObjectView[] {
  return state.stack
    .flatMap((id) => presentObject(state, id) ?? [])
    .reverse()
    .map((object) => stackObjectView(state, object, viewer));
}

function stackObjectView(state: GameState, object: GameObject, viewer: Viewer): StackObjectView {
  const { ability, announced } = object;
  const isSpell = ability === null;
  return {
    id: object.id,
    name: recordName(state, object, viewer),
    controller: object.controller,
    is: isSpell ? 'spell' : 'ability',
    text: isSpell ? textLines(object.printed) : textOf(state, ability),
    card: isSpell ? knownCard(state, object, viewer) : null,
    cast: isSpell && knows(state, object, viewer) ? castView(state, object) : null,
    source: isSpell ? null : ability.source,
    ability: isSpell ? null : ability.definition.pointer,
    triggered: !isSpell && ability.definition.ability.kind === 'triggered',
    targets: announced.targets.map((slot) => slot.map((ref) => ({ ref, label: describeRef(ref, state, viewer) }))),
    division: announced.division,
    modes: modesOf(state, object),
    x: valueOfX(state, object),
    kicked: timesKickedIn(announced),
  };
}

function textOf(state: GameState, ability: NonNullable<GameObject['ability']>): readonly string[] {
  return abilityText(state, ability.definition, state.objects.get(ability.source)).split('\n');
}

/** The texts of the modes chosen for a spell or ability (CR 601.2b). */
export function modesOf(state: GameState, object: GameObject): readonly string[] {
  if (object.announced.modes.length === 0) return [];
  const printed = allModes(state, object);
  return object.announced.modes.map((mode) => printed[mode] ?? `Mode ${mode + 1}`);
}

/** The texts of all modes of a spell or ability on the stack. */
export function allModes(state: GameState, object: GameObject): readonly string[] {
  if (object.ability !== null) {
    return modeTexts(state, object.ability.definition, state.objects.get(object.ability.source));
  }
  const spell = object.printed.abilities.find(({ ability }) => ability.kind === 'spell');
  return spell === undefined ? [] : modeTexts(state, spell, object);
}
