import type { Ability, Effect, Instructions, TriggerEvent } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';

/** An ability as its tree with what the rules derive from the tree once. */
export interface AbilityDefinition {
  readonly pointer: DefinitionPointer;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  /** The events that a triggered ability watches for, each of those that “or” joins; empty for other abilities. */
  readonly events: readonly TriggerEvent[];
  /** Their kinds. */
  readonly watches: readonly TriggerEvent['on'][];
  /** Whether it is an activated ability whose whole cost is {T}, as most activated ones are. */
  readonly costsOnlyTap: boolean;
  /** CR 605.1a, 605.1b. */
  readonly isManaAbility: boolean;
}

/** @param pointer where it stands in the pinned definitions */
export function defineAbility(pointer: DefinitionPointer, ability: Ability): AbilityDefinition {
  const events = ability.kind === 'triggered' ? withoutCycling(alternatives(ability.event)) : none;
  const watches = events.length === 0 ? none : [...new Set(events.map((event) => event.on))];
  const costsOnlyTap =
    ability.kind === 'activated' &&
    !ability.oncePerTurn &&
    ability.limit === undefined &&
    ability.onlyIf === undefined &&
    ability.timing !== 'sorcery' &&
    ability.cost.length === 1 &&
    ability.cost[0]?.cost === 'tap';
  const { kind } = ability;
  return { pointer, ability, kind, events, watches, costsOnlyTap, isManaAbility: isManaAbility(ability) };
}

const none: readonly never[] = [];

function alternatives(event: TriggerEvent): readonly TriggerEvent[] {
  return event.on === 'any of' ? event.of.flatMap(alternatives) : [event];
}

/** CR 702.29d: whoever “cycles or discards” a card discards it. */
function withoutCycling(events: readonly TriggerEvent[]): readonly TriggerEvent[] {
  if (events.length === 1 || !events.some(({ on }) => on === 'discards')) return events;
  return events.filter((event) => event.on !== 'keyword action' || event.action !== 'cycle');
}

/** What makes a triggered ability a mana ability, if it could add mana (CR 605.1b). */
const addsToMana: ReadonlySet<TriggerEvent['on']> = new Set(['tapped for mana', 'adds mana']);

/**
 * CR 605.1: whether it has no target, could add mana, and is either an activated ability that isn't a loyalty ability,
 * or is triggered by mana.
 */
function isManaAbility(ability: Ability): boolean {
  if (ability.kind === 'activated')
    return !ability.loyalty && ability.specialAction === undefined && !hasTargets(ability) && couldAddMana(ability);
  if (ability.kind === 'triggered') {
    return addsToMana.has(ability.event.on) && !hasTargets(ability) && couldAddMana(ability);
  }
  return false;
}

function hasTargets(instructions: Instructions): boolean {
  return instructions.modes.some((mode) => mode.targets.length > 0);
}

function couldAddMana(instructions: Instructions): boolean {
  return instructions.modes.some((mode) => mode.effects.some(addsMana));
}

function addsMana(effect: Effect): boolean {
  switch (effect.do) {
    case 'add mana':
      return true;
    case 'may':
    case 'must':
    case 'may pay':
    case 'unless':
    case 'for each player':
      return effect.effects.some(addsMana);
    case 'if':
      return effect.then.some(addsMana) || (effect.otherwise ?? []).some(addsMana);
    default:
      return false;
  }
}
