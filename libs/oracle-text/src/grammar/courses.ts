import type { Effect } from '@stacktrail/card-tree';
import { also, type Referent, type Said } from '../syntax/said.js';
import type { Scope } from '../syntax/scope.js';

/**
 * Two courses of which one is taken (CR 608.2c): each is read from where both begin. What only one of them produced can't
 * be meant by what follows; what both produce under the same label is the same to it.
 */
export interface Course {
  readonly effects: readonly Effect[];
  readonly said: Said;
}

/** Goes back to where the courses begin, but for what is counted in the whole text. */
export function beginAgain(scope: Scope, from: Said): void {
  const { targets } = scope.said;
  scope.said = also(from, { targets });
}

/** The other course may speak of what the first one did something to, but not of what that produces. */
export function withoutProduced(scope: Scope, first: Course, from: Said): void {
  const made = labelsOf(first.effects);
  let referents = from.referents;
  for (const referent of namedSince(from, first.said)) {
    if (!labelsIn(referent.means).some((label) => made.has(label))) referents = { ...referent, before: referents };
  }
  scope.said = also(scope.said, { referents, labels: from.labels, rest: from.rest, replaces: first.effects });
}

/** Goes on after two courses that both began at `from`. */
export function goOn(scope: Scope, from: Said, first: Course, second: Course): void {
  const [one, other] = [labelsOf(first.effects), labelsOf(second.effects)];
  const isInBoth = (label: string): boolean => one.has(label) && other.has(label);
  let referents = from.referents;
  for (const referent of [...namedSince(from, first.said), ...namedSince(from, second.said)]) {
    const lost = labelsIn(referent.means).some((label) => (one.has(label) || other.has(label)) && !isInBoth(label));
    referents = { ...referent, ...(lost && { means: null, facts: {} }), before: referents };
  }
  const { said } = second;
  const rest = said.rest !== null && !labelsIn(said.rest).every((label) => isInBoth(label) || !other.has(label));
  const labels = Math.max(first.said.labels, said.labels);
  scope.said = also(said, { referents, labels, replaces: null, ofSpell: false, ...(rest && { rest: null }) });
}

/** What an optional action would have produced isn't there where it wasn't taken. */
export function withoutChoice(scope: Scope): void {
  const from = scope.beforeChoice;
  if (from === null) return;
  const isMade = (label: string): boolean => Number(label.slice(label.lastIndexOf(' ') + 1)) > from.labels;
  let { referents } = from;
  for (const referent of namedSince(from, scope.said)) {
    if (!labelsIn(referent.means).some(isMade)) referents = { ...referent, before: referents };
  }
  scope.said = also(scope.said, { referents });
}

/** What instructions produce is not there yet: they are followed later. */
export function forget(scope: Scope, effects: readonly Effect[]): void {
  const made = labelsOf(effects);
  let referents: Referent | null = null;
  for (const referent of namedSince(also(scope.said, { referents: null }), scope.said)) {
    const lost = labelsIn(referent.means).some((label) => made.has(label));
    // What was moved is named by what it will have become: until then it is what it was.
    if (lost && referent.facts.was) continue;
    referents = { ...referent, ...(lost && { means: null, facts: {} }), before: referents };
  }
  if (made.size === 0) return;
  const { chance } = scope.said;
  scope.said = also(scope.said, { referents, chance: chance !== null && made.has(chance) ? null : chance });
}

/** What was named, the first first. */
function namedSince(from: Said, to: Said): readonly Referent[] {
  const found: Referent[] = [];
  for (let one = to.referents; one !== null && one !== from.referents; one = one.before) found.unshift(one);
  return found;
}

/** The labels under which instructions put what they produce. */
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

/** The labels that a reference speaks of. */
function labelsIn(means: unknown): readonly string[] {
  if (typeof means !== 'object' || means === null) return [];
  const { label } = means as { readonly label?: unknown };
  return [...(typeof label === 'string' ? [label] : []), ...Object.values(means).flatMap(labelsIn)];
}

/** Targets that instructions speak of. */
export function slotsIn(node: unknown): readonly number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { slot } = node as { readonly slot?: unknown };
  return [...(typeof slot === 'number' ? [slot] : []), ...Object.values(node).flatMap(slotsIn)];
}
