import { colors, type Ability, type Color, type Filter, type Modification } from '@stacktrail/card-tree';
import { type AbilityDefinition, type GameState, protectionFromColor, definitionOf } from '@stacktrail/game-state';
import { chosenWords } from '../reading/chosen-quality.js';
import type { TextContext } from '../reading/text-context.js';

/** A reference of a change to a chosen color, either chosen for its object or while the text was followed. */
type Reference = { readonly node: object; readonly label: string } | { readonly noted: string };

/** What a protection or hexproof ability is from (CR 702.11d, 702.16a). */
function qualityOf(ability: Ability): Filter | undefined {
  if (ability.kind !== 'keyword') return undefined;
  if (ability.keyword === 'hexproof') return ability.from;
  return ability.keyword === 'protection' ? ability.quality : undefined;
}

/** The reference to a chosen color in the change itself, or in a protection or hexproof ability that the change gives. */
function referenceIn(change: Modification): Reference | null {
  if (change.change === 'become chosen color') {
    return change.noted === undefined ? { node: change, label: change.label ?? 'color' } : { noted: change.noted };
  }
  if (change.change !== 'add abilities') return null;
  for (const ability of change.abilities) {
    const quality: Filter | undefined = qualityOf(ability);
    if (quality === undefined) continue;
    if (quality.is === 'chosen' && quality.quality === 'color')
      return { node: quality, label: quality.label ?? 'color' };
    if (quality.is === 'has noted' && quality.quality === 'color') return { noted: quality.label };
  }
  return null;
}

export function asksForChosenColor(change: Modification): boolean {
  return referenceIn(change) !== null;
}

/**
 * The colors that were chosen for the object with this text (CR 607.2d), or while the text was followed (CR 608.2d); none
 * if none was chosen (CR 607.5a).
 */
function chosenColorsFor(state: GameState, change: Modification, context: TextContext): readonly Color[] {
  const reference = referenceIn(change);
  if (reference === null) return [];
  const word =
    'noted' in reference
      ? context.words.get(reference.noted)
      : chosenWords(state, context, reference.node, reference.label)[0];
  return colors.filter((color) => word?.includes(color) === true);
}

/**
 * The number by which an effect locks in the colors when it begins (CR 611.2d): -1 for none, the place of a single color
 * in their order, or, for several, `colors.length` and the mask of these places. It comes after all its other numbers.
 */
export function lockedColor(
  state: GameState,
  changes: readonly Modification[],
  context: TextContext,
): readonly number[] {
  const change = changes.find(asksForChosenColor);
  if (change === undefined) return [];
  const chosen = chosenColorsFor(state, change, context);
  if (chosen.length < 2) return [colors.findIndex((color) => color === chosen[0])];
  return [colors.length + colors.reduce((mask, color, i) => mask + (chosen.includes(color) ? 1 << i : 0), 0)];
}

function unlocked(number: number): readonly Color[] {
  if (number < colors.length) return colors.filter((_, i) => i === number);
  return colors.filter((_, i) => ((number - colors.length) & (1 << i)) !== 0);
}

/** The locked-in colors, or else those that are chosen for the object now. */
export function colorsFor(
  state: GameState,
  change: Modification,
  context: TextContext,
  values: readonly number[] | null,
): readonly Color[] {
  const locked = values?.at(-1);
  return locked === undefined ? chosenColorsFor(state, change, context) : unlocked(locked);
}

const known = new WeakMap<readonly AbilityDefinition[], Map<Color, readonly AbilityDefinition[]>>();

/** The abilities that are given, in which protection or hexproof from the chosen color has become that from the color. */
export function withProtectionFrom(granted: readonly AbilityDefinition[], color: Color): readonly AbilityDefinition[] {
  const byColor = known.get(granted) ?? new Map<Color, readonly AbilityDefinition[]>();
  known.set(granted, byColor);
  let found = byColor.get(color);
  if (found === undefined) {
    found = granted.map((definition) => (isOfChosenColor(definition) ? fromColor(definition, color) : definition));
    byColor.set(color, found);
  }
  return found;
}

/** Protection from that color, which spares what the definition's does (CR 702.16n). */
function fromColor(definition: AbilityDefinition, color: Color): AbilityDefinition {
  const { ability } = definition;
  if (ability.kind === 'keyword' && ability.keyword === 'hexproof')
    return { ...definition, ability: { ...ability, from: { is: 'color', color } } };
  const rule = protectionFromColor.get(color);
  if (rule === undefined) return definition;
  const sparing = ability.kind === 'keyword' && ability.keyword === 'protection' ? ability.sparing : undefined;
  return sparing === undefined
    ? definitionOf(rule)
    : { ...definition, ability: { ...rule.ability, sparing } as Ability };
}

function isOfChosenColor({ ability }: AbilityDefinition): boolean {
  const quality = qualityOf(ability);
  return (quality?.is === 'chosen' || quality?.is === 'has noted') && quality.quality === 'color';
}
