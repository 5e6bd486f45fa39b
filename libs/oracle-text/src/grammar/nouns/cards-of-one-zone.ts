import type { Filter, Objects, TargetSpec } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { withChanges } from '../../syntax/text-so-far.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

const card: Filter = { is: 'card' };

/** The targets of one phrase, if the last is a card in a graveyard: the slots before it, and what it says of the zone. */
function phraseOf(
  means: Objects,
  { targets }: Scope,
): { readonly earlier: readonly number[]; readonly last: TargetSpec } | undefined {
  if (means.objects !== 'together') return undefined;
  const slots = means.of.map((one) => (one.objects === 'target' ? one.slot : -1));
  const last = targets[slots.at(-1)!];
  if (slots.includes(-1) || last?.kind !== 'card in graveyard') return undefined;
  return { earlier: slots.slice(0, -1), last };
}

function ownership({ filter }: TargetSpec): readonly Filter[] {
  return conjuncts(filter).filter(({ is }) => is === 'owned by');
}

/** A card of which the words before the last card name no zone is in the same graveyard. */
function inSameZone(spec: TargetSpec, last: TargetSpec): TargetSpec {
  const parts = conjuncts(spec.filter);
  if (spec.kind === last.kind || !parts.some(({ is }) => is === 'card')) return spec;
  const kept = parts.filter(({ is }) => is !== 'card');
  return { ...spec, kind: last.kind, filter: conjunction([...kept, ...ownership(last)]) };
}

/** The same target as its words alone have it, without the zone. */
function withoutZone(spec: TargetSpec, last: TargetSpec): TargetSpec {
  const own = JSON.stringify(ownership(last));
  if (spec.kind !== last.kind || JSON.stringify(ownership(spec)) !== own) return spec;
  const kept = conjuncts(spec.filter).filter(({ is }) => is !== 'owned by');
  return { ...spec, kind: 'permanent', filter: conjunction([...kept, card]) };
}

function changed(scope: Scope, slots: readonly number[], change: (spec: TargetSpec) => TargetSpec): void {
  const targets = scope.targets.map((spec, slot) => (slots.includes(slot) ? change(spec) : spec));
  scope.soFar = withChanges(scope.soFar, { targets });
}

/** “Target creature card and target land card from your graveyard”: both are in that graveyard. */
export function cardsOfOneZone(inner: Syntax<Objects>): Syntax<Objects> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const means = inner.read(reader);
      const phrase = means === no ? undefined : phraseOf(means, reader.scope);
      if (phrase !== undefined) changed(reader.scope, phrase.earlier, (spec) => inSameZone(spec, phrase.last));
      return means;
    },
    write(means, writer) {
      const { scope } = writer;
      const { targets } = scope;
      const phrase = phraseOf(means, scope);
      if (phrase !== undefined) changed(scope, phrase.earlier, (spec) => withoutZone(spec, phrase.last));
      const could = inner.write(means, writer);
      scope.soFar = withChanges(scope.soFar, { targets });
      return could;
    },
  };
}
