import type { Ability } from '@stacktrail/card-tree';
import {
  isIntrinsic,
  keywordPointer,
  type AbilityDefinition,
  type Characteristics,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { showAbility, type TextSource } from '@stacktrail/oracle-text';
import { typesIn } from './words.js';

type Described = Pick<Characteristics, 'name' | 'types' | 'subtypes' | 'supertypes' | 'abilities'>;

const textSources = new WeakMap<Described, TextSource>();

/** The object with an ability, as the ability's text refers to it. */
function textSourceOf(described: Described): TextSource {
  let textSource = textSources.get(described);
  if (textSource === undefined) {
    const { name, subtypes, supertypes } = described;
    const abilities = described.abilities.filter(hasOwnText).map(({ ability }) => ability);
    textSource = { name, types: typesIn(described.types), subtypes, supertypes, abilities };
    textSources.set(described, textSource);
  }
  return textSource;
}

/** Whether the ability is written out: no keyword and no subtype, such as Forest (CR 305.6), stands for it. */
function hasOwnText(definition: AbilityDefinition): boolean {
  return keywordPointer(definition.pointer) === null && !isIntrinsic(definition);
}

/** An ability as people read it. An ability that a keyword stands for is shown as the keyword. */
function readable(state: GameState, definition: AbilityDefinition): Ability {
  const keyword = keywordPointer(definition.pointer);
  return keyword === null ? definition.ability : state.catalog.ability(keyword).ability;
}

/** The rules text of an ability of an object, in the current Oracle wording. */
export function abilityText(state: GameState, definition: AbilityDefinition, source: GameObject | undefined): string {
  const described: Described = source?.lastKnown ?? source?.printed ?? nameless;
  const ability = readable(state, definition);
  const known = abilityTexts.get(described) ?? new Map<Ability, string>();
  abilityTexts.set(described, known);
  const text = known.get(ability) ?? showAbility(ability, textSourceOf(described));
  known.set(ability, text);
  return text;
}

const abilityTexts = new WeakMap<Described, Map<Ability, string>>();

const nameless: Described = { name: 'this object', types: 0, subtypes: [], supertypes: [], abilities: [] };

const texts = new WeakMap<Described, readonly string[]>();

/** The rules text of an object, one line for each ability, without the abilities that its keywords stand for. */
export function textLines(described: Described): readonly string[] {
  let lines = texts.get(described);
  if (lines === undefined) {
    const textSource = textSourceOf(described);
    lines = textSource.abilities.map((ability) => showAbility(ability, textSource));
    texts.set(described, lines);
  }
  return lines;
}

/** What a mode begins with: a bullet, or the plus sign of spree (CR 702.172b). */
const modeBegins = /^[•+] /;

/** The modes of a modal ability as text, in printed order (CR 700.2). */
export function modeTexts(
  state: GameState,
  definition: AbilityDefinition,
  source: GameObject | undefined,
): readonly string[] {
  return abilityText(state, definition, source)
    .split('\n')
    .filter((line) => modeBegins.test(line))
    .map((line) => line.replace(modeBegins, ''));
}
