import type { CardType, Color } from '@stacktrail/card-tree';
import { accountOf, layerNames, type Appearance, type AppliedEffect } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { abilityText } from './ability-text.js';
import { cardName } from './card-names.js';
import { colorsIn, typesIn } from './words.js';

/** What an object is at a moment (CR 109.3). */
export interface AppearanceView {
  readonly name: string | null;
  readonly controller: PlayerId;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly colors: readonly Color[];
  readonly supertypes: readonly string[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** The texts of its abilities, keywords among them. */
  readonly abilities: readonly string[];
}

/** Something that changed an object in one layer. */
export interface AppliedEffectView {
  /** The layer as people number it: 1 to 7d, or what comes after the layers. */
  readonly layer: string;
  readonly rule: string;
  readonly from: AppliedEffect['from'];
  readonly source: ObjectId;
  readonly name: string | null;
  /** The static ability, where it is one; `null` otherwise. */
  readonly text: string | null;
  readonly timestamp: number | null;
  /** What it changed, as sentences without an end. */
  readonly changes: readonly string[];
  /** How the object would differ in the end if the effect weren't there. */
  readonly without: readonly string[];
  /** The effects in its layer that it waits for (CR 613.8), by the names of their sources. */
  readonly dependsOn: readonly string[];
}

/** Why an object is what it is: each effect that changes it, in the order in which they are applied (CR 613). */
export interface AccountView {
  readonly object: ObjectId;
  readonly is: AppearanceView;
  /** Before any effect: its copiable values. */
  readonly base: AppearanceView;
  readonly effects: readonly AppliedEffectView[];
}

/** Why an object is what it is; `null` if the viewer may not know the object, or it isn't there any more. */
export function accountView(state: GameState, id: ObjectId, viewer: Viewer): AccountView | null {
  const object = state.objects.get(id);
  if (object === undefined || object.left || object.ability !== null || cardName(state, id, viewer) === null)
    return null;
  const account = accountOf(state, object);
  const shown = (appearance: Appearance): AppearanceView => appearanceView(state, appearance, id);
  const is = shown(account.result);
  return {
    object: id,
    is,
    base: shown(account.base),
    effects: account.effects.map(({ layer, source, from, ability, timestamp, before, after, without, dependsOn }) => {
      const { number, rule } = layerNames[layer];
      return {
        layer: number,
        rule,
        from,
        source,
        name: cardName(state, source, viewer),
        text: ability === null ? null : abilityText(state, ability, state.objects.get(source)),
        timestamp,
        changes: differences(shown(before), shown(after)),
        without: without === null ? [] : differences(is, shown(without)),
        dependsOn: dependsOn.map((other) => cardName(state, other, viewer) ?? 'a hidden object'),
      };
    }),
  };
}

function appearanceView(state: GameState, { values, controller }: Appearance, id: ObjectId): AppearanceView {
  const { name, colors, supertypes, types, subtypes, power, toughness, abilities } = values;
  const source = state.objects.get(id);
  return {
    name: name === '' ? null : name,
    controller,
    power,
    toughness,
    colors: colorsIn(colors),
    supertypes,
    types: typesIn(types),
    subtypes,
    abilities: [...new Set(abilities.map((each) => abilityText(state, each, source)))],
  };
}

/** How the second differs from the first. */
function differences(one: AppearanceView, other: AppearanceView): readonly string[] {
  const size = ({ power, toughness }: AppearanceView): string => (power === null ? 'no size' : `${power}/${toughness}`);
  const words = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(' '));
  const rows: readonly (readonly [string, string, string])[] = [
    ['name', one.name ?? 'none', other.name ?? 'none'],
    ['controller', `seat ${one.controller}`, `seat ${other.controller}`],
    ['size', size(one), size(other)],
    ['colors', words(one.colors), words(other.colors)],
    ['supertypes', words(one.supertypes), words(other.supertypes)],
    ['types', words(one.types), words(other.types)],
    ['subtypes', words(one.subtypes), words(other.subtypes)],
  ];
  const plain = rows.flatMap(([what, a, b]) => (a === b ? [] : [`${what} ${a} → ${b}`]));
  const gained = other.abilities.filter((text) => !one.abilities.includes(text));
  const lost = one.abilities.filter((text) => !other.abilities.includes(text));
  return [...plain, ...gained.map((text) => `has “${text}”`), ...lost.map((text) => `lacks “${text}”`)];
}
