import type { ManaType } from '@stacktrail/card-tree';
import type { PickOption, Question } from '@stacktrail/engine';
import type { Action, ObjectId, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { inWords } from './in-words.js';
import { abilityText } from './ability-text.js';
import { describeRef, objectName } from './names.js';
import { knows } from './visibility.js';
import type { NamedRef } from './object-view.js';
import { ActionHints, type ActionHint } from './payable.js';
import { labelOfSpecialAction } from './special-action-label.js';
import { allModes } from './stack-view.js';

export interface ActionOption {
  readonly action: Action;
  readonly label: string;
  readonly hint?: ActionHint;
}

/** An object that does something, and what it can do it to. */
interface Choices {
  readonly object: ObjectId;
  readonly label: string;
}

/** What there is to choose from, told apart by the form of the answer; see `Answer` of game-events. */
export type OptionsView =
  | { readonly form: 'action'; readonly actions: readonly ActionOption[] }
  | { readonly form: 'select'; readonly candidates: readonly NamedRef[]; readonly min: number; readonly max: number }
  | { readonly form: 'pick'; readonly choices: readonly PickChoice[]; readonly min: number; readonly max: number }
  | { readonly form: 'number'; readonly min: number; readonly max: number }
  | { readonly form: 'order'; readonly choices: readonly PickChoice[] }
  | { readonly form: 'divide'; readonly among: readonly NamedRef[]; readonly total: number; readonly minEach: number }
  | { readonly form: 'attack'; readonly attackers: readonly (Choices & { readonly defenders: readonly NamedRef[] })[] }
  | { readonly form: 'block'; readonly blockers: readonly (Choices & { readonly attackers: readonly NamedRef[] })[] }
  | {
      readonly form: 'damage';
      readonly sources: readonly (Choices & { readonly power: number; readonly recipients: readonly NamedRef[] })[];
    }
  | { readonly form: 'spend'; readonly pool: readonly ManaType[]; readonly amount: number };

/** A named option as it is read. */
export interface PickChoice {
  readonly key: string;
  readonly text: string;
}

/** A question's options as data with a text for people beside each. */
export function optionsView(question: Question, state: GameState, viewer: Viewer): OptionsView {
  const named = (ref: Ref): NamedRef => ({ ref, label: describeRef(ref, state, viewer) });
  const object = (id: ObjectId): NamedRef => named({ is: 'object', id });
  const choices = (id: ObjectId): Choices => ({ object: id, label: objectName(state, id, viewer) });
  switch (question.form) {
    case 'action':
      return { form: 'action', actions: actionOptions(question, state, viewer) };
    case 'select':
      return { form: 'select', candidates: candidatesOf(question, named, state), min: question.min, max: question.max };
    case 'pick':
      return { form: 'pick', choices: pickChoices(question, state), min: question.min, max: question.max };
    case 'number':
      return { form: 'number', min: question.min, max: question.max };
    case 'order':
      return { form: 'order', choices: orderChoices(question, state) };
    case 'divide':
      return { form: 'divide', among: question.among.map(named), total: question.total, minEach: question.minEach };
    case 'attack':
      return {
        form: 'attack',
        attackers: question.attackers.map((one) => ({ ...choices(one.object), defenders: one.defenders.map(named) })),
      };
    case 'block':
      return {
        form: 'block',
        blockers: question.blockers.map((one) => ({ ...choices(one.object), attackers: one.attackers.map(object) })),
      };
    case 'damage':
      return {
        form: 'damage',
        sources: question.sources.map((one) => ({
          ...choices(one.object),
          power: one.power,
          recipients: one.recipients.map(named),
        })),
      };
    case 'spend':
      return { form: 'spend', pool: question.pool, amount: question.amount };
    default:
      return assertNever(question, 'form of question');
  }
}

/** What can be chosen; cards of a hand by their names, since their order must not tell when one was drawn (CR 402.1). */
function candidatesOf(
  { candidates }: Extract<Question, { form: 'select' }>,
  named: (ref: Ref) => NamedRef,
  { objects }: GameState,
): readonly NamedRef[] {
  const all = candidates.map(named);
  const ofAHand = ({ ref }: NamedRef): boolean => ref.is === 'object' && objects.get(ref.id)?.zone === 'hand';
  if (!all.every(ofAHand)) return all;
  return all.sort((one, other) => (one.label < other.label ? -1 : Number(one.label > other.label)));
}

function actionOptions(
  { actions, player, due }: Extract<Question, { form: 'action' }>,
  state: GameState,
  viewer: Viewer,
): readonly ActionOption[] {
  const hints = new ActionHints(state, player, due ?? null);
  return actions().map((action) => {
    const label = actionLabel(action, state, viewer);
    const hint = hints.for(action);
    return hint === null ? { action, label } : { action, label, hint };
  });
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

/** What doing it means, in words. */
function actionLabel(action: Action, state: GameState, viewer: Viewer): string {
  switch (action.do) {
    case 'pass':
      return 'Pass priority';
    case 'play land':
      return `Play ${faceName(state, action, viewer)}`;
    case 'cast': {
      const from = action.via === 'hand' ? '' : ` (${viaLabels[action.via] ?? action.via})`;
      return `Cast ${faceName(state, action, viewer)}${from}`;
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

/** Options as they are read. */
export function choicesInWords(options: readonly PickOption[], state: GameState): readonly PickChoice[] {
  const told = options.map(({ key, text }) => ({ key, text: inWords(text, state) }));
  if (new Set(told.map(({ text }) => text)).size === told.length) return told;
  return told.map(({ key, text }, i) => {
    const { apart } = options[i]!;
    return { key, text: apart === undefined ? text : `${text} (${apart})` };
  });
}

/** Modes are told by their text instead of their number. */
function pickChoices(
  { kind, options, source }: Extract<Question, { form: 'pick' }>,
  state: GameState,
): readonly PickChoice[] {
  const object = state.objects.get(source);
  const told = choicesInWords(options, state);
  if (kind !== 'choose modes' || object === undefined) return told;
  const modes = allModes(state, object);
  return told.map(({ key, text }) => ({ key, text: modes[Number.parseInt(key, 10) - 1] ?? text }));
}

/** Triggered abilities are told by their text beside their source's name. */
function orderChoices(
  { kind, options }: Extract<Question, { form: 'order' }>,
  state: GameState,
): readonly PickChoice[] {
  const told = choicesInWords(options, state);
  if (kind !== 'order triggers') return told;
  return told.map(({ key, text }) => {
    const trigger = state.waiting.find((waiting) => `${waiting.id}` === key);
    if (trigger === undefined) return { key, text };
    const source = state.objects.get(trigger.source);
    return { key, text: `${source?.printed.name ?? 'An object'}: ${abilityText(state, trigger.definition, source)}` };
  });
}
