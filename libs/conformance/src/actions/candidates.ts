import { someNode } from '@stacktrail/card-tree';
import type { Action, CastAction, DefinitionPointer } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import { abilityText } from '@stacktrail/views';
import { text } from '../queues/entries.js';
import type { ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';
import { beginsWith, hasSameCost } from '../words/rule-text.js';
import { costLabel, namesOfVia, namesPermission, labelMeansVia } from './cost-labels.js';

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

function castings(table: Table, all: readonly Action[], action: ScenarioAction): readonly Action[] {
  const casts = all.filter((each): each is CastAction => each.do === 'cast' && isCard(table, each, action));
  const { variant } = action;
  if (variant !== undefined) {
    const named = casts.filter(({ via }) => namesOfVia(via).includes(variant));
    return named.length > 0 ? named : casts.filter((each) => isVariant(table, each, variant));
  }
  const label = table.queuesOf(table.asked.player).peek(['choice'], (item) => costLabel(text(item)));
  const plain = casts.filter(({ via }) => via !== 'face down');
  const usual = plain.slice().sort((a, b) => Number(b.via === 'hand') - Number(a.via === 'hand'));
  if (label === undefined) return byPermission(table, usual);
  const meant = plain.filter((each) => labelMeansVia(label, each.via));
  return meant.length > 0 ? meant : usual;
}

/** Where effects of several objects let a card be cast, the other engine asks which of them does. */
function byPermission(table: Table, casts: readonly CastAction[]): readonly CastAction[] {
  const label = table
    .queuesOf(table.asked.player)
    .peek(['choice'], (item) =>
      casts.some((cast) => namesPermission(table, cast, text(item))) ? text(item) : undefined,
    );
  return label === undefined ? casts : casts.filter((cast) => namesPermission(table, cast, label));
}

function isVariant(table: Table, { via, face, object }: CastAction, variant: string): boolean {
  const form = table.object(object)?.form;
  if (variant === 'fused') return form?.layout === 'split' && face >= form.faces.length;
  if (variant === 'prototype') return form?.layout === 'prototype' && face === 1;
  if (namesOfVia(via).includes(variant)) return true;
  const card = table.object(object);
  return card?.zone === 'graveyard' && ([...card.printed.keywords] as readonly string[]).includes(variant);
}

/**
 * Abilities by the beginning of their text, or where the other engine words it otherwise, by their cost; casting from
 * elsewhere and special actions by their keyword.
 */
function uses(table: Table, all: readonly Action[], action: ScenarioAction): readonly Action[] {
  const { ability = '', alias } = action;
  const able = all.filter((each): each is Usable => {
    if (each.do !== 'activate' && each.do !== 'special' && each.do !== 'cast') return false;
    return alias === undefined || table.means({ alias }, { is: 'object', id: each.object });
  });
  if (isAbilityWord(ability)) {
    const wanted = action.kind === 'activateMana';
    return onlyOne(able.filter((each) => addsMana(table, each) === wanted));
  }
  const byText = able.filter((each) => isMeant(table, each, ability, beginsWith));
  if (byText.length > 0) return byText;
  const byCost = able.filter((each) => isMeant(table, each, ability, hasSameCost));
  const byMana = action.kind === 'activateMana' ? able.filter((each) => isMeant(table, each, ability, addsOneOf)) : [];
  return onlyOne(byMana.length > 0 ? byMana : byCost);
}

/** The actions where all are of one ability, whatever objects have it; none otherwise. */
function onlyOne(all: readonly Usable[]): readonly Usable[] {
  return new Set(all.map((each) => (each.do === 'activate' ? each.ability : each.do))).size === 1 ? all : [];
}

function addsMana({ state }: Table, action: Usable): boolean {
  if (action.do !== 'activate') return true;
  const { ability } = state.catalog.ability(action.ability);
  return ability.kind === 'activated' && someNode(ability.modes, (node) => node.do === 'add mana');
}

/** Whether a text is an ability word such as “Delirium”, which no rules text of this engine has (CR 207.2c). */
function isAbilityWord(ability: string): boolean {
  return /^<i>[\w' -]+$/.test(ability);
}

/** Whether a text such as “{T}: Add {G}” means an ability that adds one of several types. */
function addsOneOf(text: string, wanted: string, name = ''): boolean {
  const symbol = manaTypeAddedBy(wanted);
  return (
    symbol !== undefined &&
    beginsWith(
      text.replace(/\badd ((?:\{[WUBRGC]\}(?:, or |, | or )?)+)/i, (all, types: string) =>
        types.includes(`{${symbol}}`) ? `Add {${symbol}}` : all,
      ),
      wanted,
      name,
    )
  );
}

/** The type of mana that a text adds, where it is one. */
export function manaTypeAddedBy(ability: string): string | undefined {
  return /\badd \{([WUBRGC])\}(?!\{| or|,)/i.exec(ability)?.[1];
}

type Usable = Extract<Action, { do: 'activate' | 'special' | 'cast' }>;

/** A scenario names ignoring an effect (CR 116.2d) by what a player has to do for it, in the words of the effect. */
const isIgnoring = /^ignore (.*)$/;

function isMeant(table: Table, action: Usable, wanted: string, fits: typeof beginsWith): boolean {
  if (action.do === 'cast') return action.via !== 'hand' && fits === beginsWith && beginsWith(wanted, action.via);
  const pointer = action.do === 'activate' ? action.ability : (action.action as DefinitionPointer);
  const object = table.object(action.object);
  const ignored = isIgnoring.exec(pointer)?.[1];
  const definition = table.state.catalog.findAbility((ignored ?? pointer) as DefinitionPointer);
  if (definition !== undefined && ignored !== undefined) {
    const [, done = ''] = /\bmay (.*)/.exec(abilityText(table.state, definition, object)) ?? [];
    return fits(done, wanted, object?.printed.name ?? '');
  }
  if (definition === undefined) return isTurnFaceUp(pointer, wanted) && hasTurningCost(object, pointer, wanted);
  return fits(abilityText(table.state, definition, object), wanted, object?.printed.name ?? '');
}

/** Whether a text names a special action that turns something over: a sentence, a cost and a sentence, or the cost. */
export function isTurnFaceUp(action: string, wanted: string): boolean {
  const [, sentence = ''] = /^(?:\{[^}]*\})*:?\s*(.*)$/.exec(wanted.toLowerCase()) ?? [];
  if (action.startsWith('turn face up')) return 'turn this'.startsWith(sentence.slice(0, 'turn this'.length));
  return sentence.startsWith(action);
}

/** Whether the cost before the sentence, where there is one, is what turning that object over costs. */
function hasTurningCost(object: GameObject | undefined, action: string, wanted: string): boolean {
  const [named] = /^(?:\{[^}]*\})+/.exec(wanted) ?? [];
  const mana = object === undefined ? null : turningCost(object, action);
  return named === undefined || mana === null || named.toUpperCase() === mana.map((symbol) => `{${symbol}}`).join('');
}

function turningCost({ form, copies }: GameObject, action: string): readonly string[] | null {
  const shown = copies[copies.length - 1]?.form ?? form;
  if (action.startsWith('unlock')) return shown.faces[action.includes('left') ? 0 : 1]?.manaCost ?? null;
  if (action !== 'turn face up') return form.whole.manaCost;
  const effects = form.whole.abilities.flatMap(({ ability }) => (ability.kind === 'static' ? ability.effects : []));
  const [found] = effects.flatMap((effect) => (effect.static === 'turned face up for' ? [effect.cost] : []));
  const [only, ...others] = found ?? [];
  return only?.cost === 'mana' && others.length === 0 ? only.mana : null;
}
