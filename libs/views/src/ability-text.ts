import type { Ability } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition, Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import { showAbility, type TextSource } from '@stacktrail/oracle-text';
import { typesIn } from './words.js';

type Described = Pick<Characteristics, 'name' | 'types' | 'subtypes' | 'supertypes' | 'abilities'>;

const textSources = new WeakMap<Described, TextSource>();

/** The object with an ability, as the ability's text refers to it. */
function textSourceOf(described: Described): TextSource {
  let textSource = textSources.get(described);
  if (textSource === undefined) {
    const { name, subtypes, supertypes } = described;
    const abilities = described.abilities.filter((definition) => !isDerived(definition)).map(({ ability }) => ability);
    textSource = { name, types: typesIn(described.types), subtypes, supertypes, abilities };
    textSources.set(described, textSource);
  }
  return textSource;
}

/** Whether a keyword or a basic land type gives the ability, so that it has no text of its own. */
function isDerived({ pointer }: AbilityDefinition): boolean {
  return pointer.includes('#');
}

/** An ability as people read it. An ability that a keyword stands for is shown as the keyword. */
function readable(state: GameState, definition: AbilityDefinition): Ability {
  const at = definition.pointer.indexOf('#');
  if (at <= 0) return definition.ability;
  return state.catalog.ability(definition.pointer.slice(0, at) as DefinitionPointer).ability;
}

/** The rules text of an ability of an object, in the current Oracle wording. */
export function abilityText(state: GameState, definition: AbilityDefinition, source: GameObject | undefined): string {
  const described: Described = source?.lastKnown ?? source?.printed ?? nameless;
  return showAbility(readable(state, definition), textSourceOf(described));
}

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

/** The modes of a modal ability as text, in printed order (CR 700.2). */
export function modeTexts(
  state: GameState,
  definition: AbilityDefinition,
  source: GameObject | undefined,
): readonly string[] {
  return abilityText(state, definition, source)
    .split('\n')
    .filter((line) => line.startsWith('• '))
    .map((line) => line.slice(2));
}
