import { present } from '../table/present.js';
import type { Action, CastAction, DefinitionPointer } from '@stacktrail/game-events';
import { abilityText } from '@stacktrail/rules/view';
import { text } from '../queues/entries.js';
import type { ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';
import { beginsWith } from '../words/rule-text.js';
import { costLabels, viaOfLabel } from './cost-labels.js';

/** What the player with priority could do that an action of the script may mean, in the order in which it is tried. */
export function candidatesFor(table: Table, action: ScenarioAction): readonly Action[] {
  const question = table.pending?.question;
  if (question?.form !== 'action') return [];
  const all = question.actions();
  switch (action.kind) {
    case 'playLand':
      return all.filter((each) => each.do === 'play land' && isCard(table, each, action));
    case 'cast':
      return castings(table, all, action);
    default:
      return uses(table, all, action);
  }
}

function isCard(
  table: Table,
  played: Extract<Action, { do: 'play land' }> | CastAction,
  action: ScenarioAction,
): boolean {
  if (action.alias !== undefined) return table.means({ alias: action.alias }, { is: 'object', id: played.object });
  const object = table.object(played.object);
  if (object === undefined) return false;
  const wanted = plainName(action.card ?? '');
  const { faces, layout } = object.form;
  const both = plainName(faces.map(({ name }) => name).join(' // '));
  if (layout === 'split' && played.face >= faces.length) return both === wanted || wanted === plainName(faces[0].name);
  if (layout === 'prototype') return plainName(faces[0].name) === wanted;
  return plainName(faces[played.face]?.name ?? faces[0].name) === wanted || (both === wanted && played.face === 0);
}

/** Ways of casting that other commands name in their own words. */
const variants: Readonly<Record<string, readonly string[]>> = {
  morph: ['face down'],
  disguise: ['face down'],
  megamorph: ['face down'],
};

function castings(table: Table, all: readonly Action[], action: ScenarioAction): readonly Action[] {
  const casts = all.filter((each): each is CastAction => each.do === 'cast' && isCard(table, each, action));
  if (action.variant !== undefined) return casts.filter((each) => isVariant(table, each, present(action.variant)));
  const label = table.queuesOf(table.asked.player).peek(['choice'], (item) => costLabels(text(item)));
  const plain = casts.filter(({ via }) => via !== 'face down');
  const usual = plain.slice().sort((a, b) => Number(b.via === 'hand') - Number(a.via === 'hand'));
  if (label === undefined) return usual;
  const meant = plain.filter((each) => viaOfLabel(label, each.via));
  return meant.length > 0 ? meant : usual;
}

function isVariant(table: Table, { via, face, object }: CastAction, variant: string): boolean {
  const form = table.object(object)?.form;
  if (variant === 'fused') return form?.layout === 'split' && face >= form.faces.length;
  if (variant === 'prototype') return form?.layout === 'prototype' && face === 1;
  return via === variant || (variants[variant] ?? []).includes(via);
}

/** Abilities by the beginning of their text; casting from elsewhere and special actions by their keyword. */
function uses(table: Table, all: readonly Action[], { ability = '', alias }: ScenarioAction): readonly Action[] {
  return all.filter((each) => {
    if (each.do !== 'activate' && each.do !== 'special' && each.do !== 'cast') return false;
    if (alias !== undefined && !table.means({ alias }, { is: 'object', id: each.object })) return false;
    if (each.do === 'cast') return each.via !== 'hand' && beginsWith(ability, each.via);
    const pointer = each.do === 'activate' ? each.ability : (each.action as DefinitionPointer);
    return isAbility(table, each.object, pointer, ability);
  });
}

function isAbility(table: Table, id: CastAction['object'], pointer: DefinitionPointer, wanted: string): boolean {
  const { state } = table;
  const object = table.object(id);
  const definition = state.catalog.findAbility(pointer);
  if (definition === undefined) return isTurning(pointer, wanted);
  return beginsWith(abilityText(state, definition, object), wanted, object?.printed.name ?? '');
}

/** Special actions that turn something over are sentences after their cost. */
function isTurning(action: string, wanted: string): boolean {
  const sentence = wanted.toLowerCase();
  if (action.startsWith('turn face up')) return sentence.includes('turn this');
  return sentence.includes(action);
}
