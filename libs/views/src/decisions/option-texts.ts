import type { PickOption, Question } from '@stacktrail/engine';
import {
  noObject,
  type Action,
  type DefinitionPointer,
  type ObjectId,
  type Ref,
  type Viewer,
} from '@stacktrail/game-events';
import { knows, type GameState, type WaitingTrigger } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { inWords } from '../in-words.js';
import { abilityText } from '../ability-text.js';
import { objectName } from '../names.js';
import { listed } from '../words.js';
import { labelOfRef, placeOf } from './object-labels.js';
import { labelOfSpecialAction } from './special-action-label.js';
import type { ActionHint } from './paying/payable.js';
import { allModes } from '../stack-view.js';

/** A named option with its text. */
export interface PickChoice {
  readonly key: string;
  readonly text: string;
  readonly hint?: ActionHint;
}

/** The name of the face that is played, of a card that has several to choose from. */
function faceName(
  state: GameState,
  { object, face }: { readonly object: ObjectId; readonly face: number },
  viewer: Viewer,
): string {
  const card = state.objects.get(object);
  if (card === undefined || card.form.faces.length === 1 || !knows(state, card, viewer)) {
    return objectName(state, object, viewer);
  }
  const name = card.form.faces[face]?.name ?? card.form.whole.name;
  if (face === 1 && card.form.layout === 'bestow') return `${name}, bestowed`;
  return card.form.layout === 'prototype' && face === 1 ? `${name}, prototyped` : name;
}

const viaLabels: Readonly<Record<string, string>> = {
  free: 'without paying its mana cost',
  alternative: 'for its alternative cost',
};

/** The text of an action. */
export function actionLabel(action: Action, state: GameState, viewer: Viewer): string {
  switch (action.do) {
    case 'pass':
      return 'Pass priority';
    case 'play land':
      return `Play ${faceName(state, action, viewer)}`;
    case 'cast': {
      const card = state.objects.get(action.object);
      const from = card === undefined ? '' : placeOf(state, card, viewer);
      const via = action.via === 'hand' ? '' : ` (${viaLabels[action.via] ?? action.via})`;
      return `Cast ${faceName(state, action, viewer)}${from}${via}`;
    }
    case 'activate': {
      const definition = state.catalog.ability(action.ability);
      const text = abilityText(state, definition, state.objects.get(action.object));
      return `${objectName(state, action.object, viewer)}: ${text}`;
    }
    case 'special':
      return labelOfSpecialAction(state, action, viewer);
    case 'pay':
      return 'Go on to pay';
    case 'cancel':
      return 'Take the action back';
    default:
      return assertNever(action, 'action');
  }
}

/** Options with their texts. */
export function choicesInWords(options: readonly PickOption[], state: GameState): readonly PickChoice[] {
  const told = options.map(({ key, text }) => ({ key, text: inWords(text, state) }));
  if (new Set(told.map(({ text }) => text)).size === told.length) return told;
  return told.map(({ key, text }, i) => {
    const { apart } = options[i]!;
    return { key, text: apart === undefined ? text : `${text} (${apart})` };
  });
}

/** Modes are shown by their text instead of their number. */
export function pickChoices(
  { kind, options, source }: Extract<Question, { form: 'pick' }>,
  state: GameState,
): readonly PickChoice[] {
  const object = state.objects.get(source);
  const told = choicesInWords(options, state);
  if (kind !== 'choose modes' || object === undefined) return told;
  const modes = allModes(state, object);
  return told.map(({ key, text }) => ({ key, text: modes[Number.parseInt(key, 10) - 1] ?? text }));
}

/** What has an ability that no object has, by its pointer: “The monarch” (CR 723.2), “The initiative” (CR 724.2). */
function nameOfRule(pointer: DefinitionPointer): string {
  const [, name] = /^rule:(monarch|initiative)\b/.exec(pointer) ?? [];
  return name === undefined ? 'The rules' : `The ${name}`;
}

/** Triggered abilities are shown by their source's name and their text. */
export function orderChoices(
  { kind, options }: Extract<Question, { form: 'order' }>,
  state: GameState,
  viewer: Viewer,
): readonly PickChoice[] {
  const told = choicesInWords(options, state);
  if (kind !== 'order triggers') return told;
  const found = told.map(({ key, text }) => {
    const trigger = state.waiting.find((waiting) => `${waiting.id}` === key);
    if (trigger === undefined) return { key, says: text, trigger: null };
    const source = state.objects.get(trigger.source);
    const says = `${source?.printed.name ?? nameOfRule(trigger.definition.pointer)}: ${abilityText(state, trigger.definition, source)}`;
    return { key, says, trigger };
  });
  return found.map(({ key, says, trigger }) => {
    const isAlone = found.every((other) => other.key === key || other.says !== says);
    return { key, text: trigger === null ? says : `${says}${occasionOf(trigger, isAlone, state, viewer)}` };
  });
}

/**
 * What the event that made an ability trigger was about, unless that is its own source: “ [for Bob's Bear (2/2)]”. A
 * player is named only where several triggers read alike.
 */
function occasionOf({ context, source }: WaitingTrigger, isAlone: boolean, state: GameState, viewer: Viewer): string {
  const { object, player, others = [] } = context;
  const objects = [object, ...others].filter(
    (id) => id !== noObject && id !== source && state.objects.get(id) !== undefined,
  );
  const refs: readonly Ref[] = [...new Set(objects)].map((id) => ({ is: 'object', id }));
  const about = refs.length > 0 || player === null || isAlone ? refs : [{ is: 'player', id: player } as const];
  return about.length === 0 ? '' : ` [for ${listed(about.map((ref) => labelOfRef(ref, state, viewer)))}]`;
}
