import {
  type Filter,
  type Instructions,
  type KeywordAbility,
  type Mode,
  type SpellAbility,
  type TargetSpec,
  mutatingInstructions,
} from '@stacktrail/card-tree';
import { plainContext, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  cleaved,
  keywordPointer,
  type AbilityDefinition,
  type GameObject,
  type TriggerContext,
  objectOf,
  type GameState,
} from '@stacktrail/game-state';

const noInstructions: Instructions = { modes: [{ targets: [], effects: [] }] };

/** The text of a spell or ability on the stack: what it instructs to do, with its targets. */
export function instructionsOf(object: GameObject): Instructions {
  if (object.ability !== null) return instructionsIn(object.ability.definition);
  if (object.announced.via === 'mutate') return mutatingInstructions;
  if (object.announced.via === 'cleave') return cleaved(object) ?? noInstructions; // CR 702.148a
  for (const { ability, pointer } of object.printed.abilities) {
    if (ability.kind === 'spell' && keywordPointer(pointer) === null) return ability;
  }
  return auraInstructions(object.printed.abilities);
}

/** The instructions of an ability; none where it has none of its own. */
export function instructionsIn({ ability }: AbilityDefinition): Instructions {
  return ability.kind === 'activated' ||
    ability.kind === 'triggered' ||
    ability.kind === 'spell' ||
    ability.kind === 'unread'
    ? ability
    : noInstructions;
}

const auras = new WeakMap<readonly AbilityDefinition[], Instructions>();

/** CR 303.4a, 702.5a: an Aura spell requires a target, which its enchant abilities define: all of them (CR 702.5c). */
function auraInstructions(abilities: readonly AbilityDefinition[]): Instructions {
  const known = auras.get(abilities);
  if (known !== undefined) return known;
  const enchants = abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'enchant' ? [ability] : [],
  );
  const instructions: Instructions =
    enchants.length === 0 ? noInstructions : { modes: [{ targets: [enchantedTarget(enchants)], effects: [] }] };
  auras.set(abilities, instructions);
  return instructions;
}

type Enchant = Extract<KeywordAbility, { readonly keyword: 'enchant' }>;

function enchantedTarget(enchants: readonly Enchant[]): TargetSpec {
  const filters = enchants.map(({ filter }) => filter);
  if (filters.every((filter) => filter === 'player')) {
    return { kind: 'player', filter: { is: 'anything' }, min: 1, max: 1 };
  }
  // CR 702.5d: no permanent is a player as well.
  const of = filters.map((filter): Filter => (filter === 'player' ? { is: 'any', of: [] } : filter));
  const kind = enchants.some(({ zone }) => zone === 'graveyard') ? 'card in graveyard' : 'permanent';
  return { kind, filter: of.length === 1 ? of[0]! : { is: 'all', of }, min: 1, max: 1 };
}

/** The chosen modes of a spell or ability on the stack, in printed order (CR 700.2, 608.2c). */
export function chosenModes(object: GameObject): readonly Mode[] {
  const main = instructionsOf(object);
  const { modes, choose } = main;
  const chosen = choose === undefined ? modes : object.announced.modes.map((index) => modes[index]!);
  const { via } = object.announced;
  if (object.ability !== null || via === 'cleave' || via === 'mutate') return chosen;
  return withOtherTexts(object, main, chosen);
}

/**
 * The chosen modes with the other texts of a spell, in printed order: that of the other half of a fused one (CR
 * 702.102d), and spell abilities that its keywords stand for (CR 702.113a, 702.174j).
 */
function withOtherTexts(object: GameObject, main: Instructions, chosen: readonly Mode[]): readonly Mode[] {
  const texts = object.printed.abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
  if (texts.length === 0 || (texts.length === 1 && texts[0] === main)) return chosen;
  const before = texts.includes(main as SpellAbility) ? [] : chosen;
  return [...before, ...texts.flatMap((text) => (text === main ? chosen : text.modes))];
}

/** What the words of a spell or ability on the stack stand for. */
export function contextOfStackObject(
  state: GameState,
  id: GameObject['id'],
  targets?: readonly (readonly Ref[])[],
): TextContext {
  const object = objectOf(state, id);
  const source = object.ability === null ? object.id : object.ability.source;
  return {
    ...plainContext(object.controller, source),
    announced: object.ability === null ? object.announced : withSourceAnnouncement(state, object),
    targets: targets ?? object.announced.targets,
    trigger: object.ability?.context ?? null,
    kept: object.ability?.kept ?? [],
    stackObject: id,
  };
}

/** It triggers as its card is cycled: X is what was chosen for that (CR 107.3e). */
function isOfCycling({ ability }: AbilityDefinition): boolean {
  return ability.kind === 'triggered' && ability.event.on === 'keyword action' && ability.event.action === 'cycle';
}

/** It triggers as its permanent is turned face up for a cost with an X: it has that X (CR 702.37f, 702.168e). */
function isOfTurningUp({ watches }: AbilityDefinition, source: ObjectId, trigger: TriggerContext): boolean {
  return trigger.object === source && trigger.amount > 0 && watches.includes('is turned face up');
}

/**
 * What was announced for an ability. Which costs were paid is taken from its source (607.2i). X is its own, but the
 * source's if it triggered as its source entered, or triggered from a spell (107.3m, 107.3n).
 */
function withSourceAnnouncement(state: GameState, object: GameObject): GameObject['announced'] {
  const { announced: own, ability } = object;
  const source = state.objects.get(ability?.source ?? 0);
  if (ability !== null && ability.context !== null && isOfCycling(ability.definition)) {
    return { ...own, x: ability.context.amount };
  }
  if (source === undefined || ability === null) return own;
  const { via, paid, x } = source.announced;
  if (ability.context !== null && isOfTurningUp(ability.definition, source.id, ability.context)) {
    return { ...own, via, paid, x: ability.context.amount };
  }
  const entered = ability.definition.watches.includes('enters') && ability.context?.object === source.id;
  const borrows = entered || (ability.context !== null && source.zone === 'stack');
  return { ...own, via, paid, x: borrows ? x : own.x };
}
