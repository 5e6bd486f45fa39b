import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { abilityText } from '@stacktrail/views';
import { plainName } from './card-names.js';
import { beginsWith } from './rule-text.js';

const faceDown = '[face_down_creature]';

const lockedRoom = '[fully_locked_room]';

/** A Room with both halves locked has no name (CR 709.5). */
function nameHere(state: GameState, object: GameObject): string {
  const { name } = characteristicsOf(state, object);
  return name === '' && object.form.layout === 'room' ? lockedRoom : name;
}

function faceDownAs({ kind }: GameObject): string {
  return kind === 'token' ? '[face_down_token]' : faceDown;
}

/** The names by which a scenario may mean an object: its own, the whole card's, and for a token the name and “Token”. */
export function namesOf(state: GameState, object: GameObject): readonly string[] {
  if (object.ability !== null) {
    const source = state.objects.get(object.ability.source);
    return source === undefined ? [] : namesOf(state, source);
  }
  if (object.faceDown !== null && object.zone === 'battlefield') return [faceDownAs(object)];
  // The other engine also uses the card's name for a face-down spell.
  if (object.faceDown !== null) return [faceDown, ...object.form.faces.map(({ name }) => name)];
  const own = object.zone === 'battlefield' ? nameHere(state, object) : object.printed.name;
  // CR 707.2: what copies a face-down permanent has no name either.
  if (own === '' && object.zone === 'battlefield') return [faceDownAs(object)];
  if (object.kind === 'token') return [own, `${own} Token`];
  const { faces } = object.form;
  if (faces.length < 2 || object.zone === 'battlefield') return [own];
  const both = faces.map(({ name }) => name).join(' // ');
  return object.zone === 'stack' ? [own, both] : [own, both, ...faces.map(({ name }) => name)];
}

/** “stack ability”, or “stack ability (Whenever {this} enters”: any ability on the stack, or one whose text begins so. */
const anyAbility = /^stack ability(?: \((?<begins>.*?)\)?)?$/;

/** Whether a scenario may mean an object by that name. */
export function isNamed(state: GameState, object: GameObject, name: string): boolean {
  const meant = object.ability === null ? null : anyAbility.exec(name);
  if (object.ability !== null && meant !== null) {
    const source = state.objects.get(object.ability.source);
    const { begins } = meant.groups ?? {};
    return (
      begins === undefined ||
      beginsWith(abilityText(state, object.ability.definition, source), begins, source?.printed.name)
    );
  }
  const wanted = plainName(name);
  return namesOf(state, object).some((own) => plainName(own) === wanted);
}

/**
 * Whether an object counts under that name in a claim: names are exact. A token is named for its subtypes and “Token”
 * (CR 111.4), unless what creates it names it.
 */
export function isExactly(state: GameState, object: GameObject, name: string): boolean {
  const wanted = plainName(name);
  if (object.faceDown !== null && object.zone === 'battlefield') return wanted === faceDownAs(object);
  const hidden = object.faceDown === null ? object.printed.name : object.form.whole.name;
  const own = object.zone === 'battlefield' ? nameHere(state, object) : hidden;
  if (own === '' && object.zone === 'battlefield') return wanted === faceDownAs(object);
  if (plainName(own) === wanted) return true;
  if (object.kind === 'token') return plainName(`${own} Token`) === wanted;
  const { faces, layout } = object.form;
  if (faces.length < 2 || object.zone === 'battlefield') return false;
  if (plainName(faces[0].name) === wanted && layout !== 'split') return true;
  return plainName(faces.map((face) => face.name).join(' // ')) === wanted;
}

/** An object's name, for reports. */
export function nameOf(state: GameState, id: ObjectId): string {
  const object = state.objects.get(id);
  if (object === undefined) return `object ${id}`;
  return namesOf(state, object)[0] ?? `object ${id}`;
}
