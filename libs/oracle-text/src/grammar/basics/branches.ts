import type { Effect } from '@stacktrail/card-tree';
import { withChanges, type Referent, type TextSoFar } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';

/**
 * One of two alternative branches of a text (CR 608.2c), both of which are read from the same fork. Later words can't
 * mean what only one branch produced; what both produced under one label is the same to them.
 */
export interface Branch {
  readonly effects: readonly Effect[];
  readonly said: TextSoFar;
}

/** Goes back to the fork, but keeps the targets, which are numbered through the whole text. */
export function returnToFork(scope: Scope, from: TextSoFar): void {
  const { targets } = scope.soFar;
  scope.soFar = withChanges(from, { targets });
}

/** Lets the second branch refer to the objects that the first one names, but not to those that it produces. */
export function withoutProduced(scope: Scope, first: Branch, from: TextSoFar): void {
  const made = labelsOf(first.effects);
  let referents = from.referents;
  for (const referent of namedSince(from, first.said)) {
    if (!labelsIn(referent.means).some((label) => made.has(label))) referents = { ...referent, before: referents };
  }
  scope.soFar = withChanges(scope.soFar, { referents, labels: from.labels, rest: from.rest, replaces: first.effects });
}

/** Continues after two branches that both began at `from`. */
export function continueAfterBranches(scope: Scope, from: TextSoFar, first: Branch, second: Branch): void {
  const [one, other] = [labelsOf(first.effects), labelsOf(second.effects)];
  const isInBoth = (label: string): boolean => one.has(label) && other.has(label);
  let referents = from.referents;
  for (const referent of [...namedSince(from, first.said), ...namedSince(from, second.said)]) {
    const lost = labelsIn(referent.means).some((label) => (one.has(label) || other.has(label)) && !isInBoth(label));
    referents = { ...referent, ...(lost && { means: null, facts: {} }), before: referents };
  }
  const { said: soFar } = second;
  const rest = soFar.rest !== null && !labelsIn(soFar.rest).every((label) => isInBoth(label) || !other.has(label));
  const labels = Math.max(first.said.labels, soFar.labels);
  scope.soFar = withChanges(soFar, { referents, labels, replaces: null, ofSpell: false, ...(rest && { rest: null }) });
}

/** Removes the referents that an optional action would have produced, if the action wasn't taken. */
export function withoutChoice(scope: Scope): void {
  const from = scope.beforeChoice;
  if (from === null) return;
  const isMade = (label: string): boolean => Number(label.slice(label.lastIndexOf(' ') + 1)) > from.labels;
  let { referents } = from;
  for (const referent of namedSince(from, scope.soFar)) {
    if (!labelsIn(referent.means).some(isMade)) referents = { ...referent, before: referents };
  }
  scope.soFar = withChanges(scope.soFar, { referents });
}

/** Makes the products of instructions unavailable to later words, because the instructions are followed later. */
export function forget(scope: Scope, effects: readonly Effect[]): void {
  const made = labelsOf(effects);
  let referents: Referent | null = null;
  for (const referent of namedSince(withChanges(scope.soFar, { referents: null }), scope.soFar)) {
    const lost = labelsIn(referent.means).some((label) => made.has(label));
    // A moved object is named as what it will become; until it moves, it is still the earlier object.
    if (lost && referent.facts.was) continue;
    referents = { ...referent, ...(lost && { means: null, facts: {} }), before: referents };
  }
  if (made.size === 0) return;
  const { lastNumber: chance, affected } = scope.soFar;
  scope.soFar = withChanges(scope.soFar, {
    referents,
    lastNumber: chance !== null && made.has(chance) ? null : chance,
    affected: withoutAffected(affected, made),
    thisWay: Object.fromEntries(Object.entries(scope.soFar.thisWay).filter(([, label]) => !made.has(label))),
  });
}

function withoutAffected(last: TextSoFar['affected'], made: ReadonlySet<string>): TextSoFar['affected'] {
  if (last === null) return null;
  const before = withoutAffected(last.before, made);
  if (labelsIn(last.means).some((label) => made.has(label))) return before;
  return before === last.before ? last : { ...last, before };
}

/** The referents that were added from one place of the text to another, in their order. */
function namedSince(from: TextSoFar, to: TextSoFar): readonly Referent[] {
  const found: Referent[] = [];
  for (let one = to.referents; one !== null && one !== from.referents; one = one.before) found.unshift(one);
  return found;
}

/** The labels under which instructions record what they produce. */
export function labelsOf(effects: readonly Effect[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { label, rest } = node as { readonly label?: unknown; readonly rest?: unknown };
    if ('do' in node) for (const made of [label, rest]) if (typeof made === 'string') found.add(made);
    Object.values(node).forEach(walk);
  };
  walk(effects);
  return found;
}

/** The labels that a reference uses. */
function labelsIn(means: unknown): readonly string[] {
  if (typeof means !== 'object' || means === null) return [];
  const { label } = means as { readonly label?: unknown };
  return [...(typeof label === 'string' ? [label] : []), ...Object.values(means).flatMap(labelsIn)];
}

/** The slots of the targets that instructions use. */
export function slotsIn(node: unknown): readonly number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { slot } = node as { readonly slot?: unknown };
  return [...(typeof slot === 'number' ? [slot] : []), ...Object.values(node).flatMap(slotsIn)];
}
