import { withNodes, type EntersModification } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Replace = EffectOf<'replace'>;
type WithCounters = Extract<EntersModification, { readonly enters: 'with counters' }>;

const enters = verb('enter');
const isKept = { is: 'one of', objects: { objects: 'kept' } } as const;

/** Whether the subject is a spell, which enters as it resolves (CR 400.7d); a permanent has entered already. */
function isOfSpell(scope: Scope): boolean {
  const means = scope.subject?.means;
  if (means === undefined || 'players' in means || means.objects !== 'that object') return false;
  return scope.referentOf({ objects: 'that object' })?.nouns.includes('spell') === true;
}

/** Whether the number can be computed later: it uses nothing that this text chose or announced. */
function canBeComputedLater(count: WithCounters['count']): boolean {
  return !/"(?:slot|label)":|"X"|that /.test(JSON.stringify(count));
}

/** Replaces references to the spell: the text calls it “that object”, the replacement effect “kept” (CR 603.7c). */
function replaceObject<T>(tree: T, from: 'that object' | 'kept', to: 'that object' | 'kept'): T {
  return withNodes(tree, (node) => (node['objects'] === from ? { ...node, objects: to } : undefined));
}

/**
 * “That creature enters with an additional +1/+1 counter on it”: a replacement effect for when it enters (CR 614.1c).
 */
const entersWith: Syntax<Replace> = {
  begins: enters.begins,
  fixedFields: { do: 'replace' },
  read(reader) {
    if (!isOfSpell(reader.scope) || enters.read(reader) === no || !reader.take('with')) return no;
    const said = enteringCounters.read(reader);
    const counters = said === no ? no : { ...said, count: replaceObject(said.count, 'that object', 'kept') };
    if (counters === no || !canBeComputedLater(counters.count)) return no;
    return {
      do: 'replace',
      replacement: { would: 'enter', what: isKept, instead: { enters: 'with counters', ...counters } },
      until: 'rest of the game',
    };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'replace' || effect.until !== 'rest of the game' || effect.next) return false;
    const { replacement } = effect;
    if (replacement.would !== 'enter' || replacement.what.is !== 'one of') return false;
    const { instead } = replacement;
    if (instead.enters !== 'with counters' || instead.if !== undefined) return false;
    const said = { ...instead, count: replaceObject(instead.count, 'kept', 'that object') };
    return enters.write({}, writer) && writer.add(' with ') && enteringCounters.write(said, writer);
  },
};

export const enteringPredicates: readonly Predicate[] = [ofObjects<Replace>('keep', entersWith)];
