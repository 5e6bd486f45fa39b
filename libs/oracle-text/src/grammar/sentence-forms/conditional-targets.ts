import {
  type Ability,
  type Mode,
  type TargetSpec,
  type Condition,
  type Effect,
  type Node,
  someNode,
} from '@stacktrail/card-tree';

/** Whether the condition is that a cost of this spell was paid while casting it. */
export function isPaidFor(condition: Condition): boolean {
  return condition.if === 'kicked' || condition.if === 'cost was paid';
}

function speaksOf(tree: unknown, slot: number): boolean {
  // An instruction that divides something among its targets has their slot in a field of its own.
  const isTarget = (node: Node): boolean => (node['objects'] ?? node['players']) === 'target' || 'do' in node;
  return someNode(tree, (node) => node['slot'] === slot && isTarget(node));
}

/** The condition under which a mode uses that target. */
function conditionOf(effects: readonly Effect[], slot: number): Condition | undefined {
  const speaking = effects.filter((effect) => speaksOf(effect, slot));
  const [only] = speaking;
  if (speaking.length !== 1 || only?.do !== 'if' || !isPaidFor(only.condition)) return undefined;
  const { condition, otherwise } = only;
  if (!speaksOf(only.then, slot)) return { if: 'not', of: condition };
  return otherwise !== undefined && speaksOf(otherwise, slot) ? undefined : condition;
}

/** CR 702.33g: a target that a spell uses only if a cost was paid, or wasn't paid, is chosen only in that case. */
export function withConditionalTargets(ability: Ability): Ability {
  return changed(ability, (spec, { effects }, slot) => {
    const when = conditionOf(effects, slot);
    return when === undefined ? spec : { ...spec, when };
  });
}

/** The inverse of `withConditionalTargets`: the ability as its text words it. */
export function withoutConditionalTargets(ability: Ability): Ability {
  return changed(ability, (spec, { effects }, slot) => {
    if (spec.when === undefined || conditionOf(effects, slot) === undefined) return spec;
    const { when: _, ...said } = spec;
    return said;
  });
}

function changed(ability: Ability, change: (spec: TargetSpec, mode: Mode, slot: number) => TargetSpec): Ability {
  if (ability.kind !== 'spell' || ability.modes.every(({ targets }) => targets.length === 0)) return ability;
  const modes = ability.modes.map((mode) => {
    const targets = mode.targets.map((spec, slot) => change(spec, mode, slot));
    return targets.some((spec, slot) => spec !== mode.targets[slot]) ? { ...mode, targets } : mode;
  });
  return modes.some((mode, i) => mode !== ability.modes[i]) ? { ...ability, modes } : ability;
}
