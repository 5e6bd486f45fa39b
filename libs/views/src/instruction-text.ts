import { type Ability, cardTypes, type Effect, type Mode, someNode, type TargetSpec } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { type GameState, presentObject, typeBit } from '@stacktrail/game-state';
import { showAbility, type TextSource } from '@stacktrail/oracle-text';

/** The text of instructions, for a player who chooses whether to follow them or which of them. */
export function textOfInstructions(
  effects: readonly Effect[],
  state: GameState,
  source: ObjectId,
  targets: readonly TargetSpec[] = targetsOfResolving(effects, state, source),
): string {
  const text = showAbility({ kind: 'spell', modes: [{ targets, effects }] }, textSourceFor(source, state));
  if (text === unsaid) return keywordThatResolves(state, source) ?? text;
  return text === '' ? 'Nothing.' : text;
}

/** What `showAbility` writes for a text that has no words. */
export const unsaid = '…';

/** The keyword whose meaning the resolving ability of the object is a part of, such as “Rebound”. */
function keywordThatResolves(state: GameState, source: ObjectId): string | null {
  const top = state.stack.at(-1);
  const ability = top === undefined ? null : (presentObject(state, top)?.ability ?? null);
  const [keyword, meaning] = ability?.definition.pointer.split('#') ?? [];
  if (ability?.source !== source || keyword === undefined || meaning === undefined) return null;
  const definition = state.catalog.findAbility(keyword as DefinitionPointer);
  return definition === undefined ? null : showAbility(definition.ability, textSourceFor(source, state));
}

/** The targets of the spell or ability that resolves, where the instructions are its own: they speak of them. */
function targetsOfResolving(effects: readonly Effect[], state: GameState, source: ObjectId): readonly TargetSpec[] {
  const top = state.stack.at(-1);
  const object = top === undefined ? undefined : presentObject(state, top);
  if (object === undefined || (object.ability?.source ?? object.id) !== source) return [];
  const texts = object.ability === null ? object.printed.abilities : [object.ability.definition];
  const modes = texts.flatMap(({ ability }) => modesIn(ability));
  return (
    modes.find((mode) => effects.some((effect) => someNode(mode.effects, (node) => Object.is(node, effect))))
      ?.targets ?? []
  );
}

function modesIn(ability: Ability): readonly Mode[] {
  return 'modes' in ability ? ability.modes : [];
}

/** An object, or that of an ability, as its text speaks of it. */
export function textSourceFor(source: ObjectId, state: GameState): TextSource {
  const printed = state.objects.get(source)?.printed;
  return {
    name: printed?.name ?? 'This',
    types: cardTypes.filter((type) => ((printed?.types ?? 0) & typeBit(type)) !== 0),
    subtypes: printed?.subtypes ?? [],
    supertypes: printed?.supertypes ?? [],
    abilities: [],
  };
}
