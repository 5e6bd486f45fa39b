import type { Effect, Filter } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The key in `thisWay` of the permanents that proliferating put counters on. */
const proliferated = 'proliferated';
const words = ' that had a counter put on them this way';
const said = literally(words);

type Proliferate = Extract<Effect, { readonly do: 'proliferate' }>;

/** Labels what gets counters, if later words refer to it (CR 701.34a). */
export function withProliferatedNoted(reader: Reader, effect: Effect): Effect {
  if (effect.do !== 'proliferate' || !reader.isSaidLater('had')) return effect;
  const noted: Proliferate = { ...effect, label: reader.scope.newLabel('done') };
  rememberProliferated(reader.scope, noted);
  return noted;
}

export function rememberProliferated(scope: Scope, effect: Effect): void {
  if (effect.do === 'proliferate' && effect.label !== undefined)
    scope.thisWay = { ...scope.thisWay, [proliferated]: effect.label };
}

/** “Permanents you control that had a counter put on them this way.” */
export const hadCounterPut: Syntax<Filter> = {
  begins: said.begins,
  fixedFields: { is: 'one of' },
  read(reader) {
    const label = reader.scope.thisWay[proliferated];
    return label === undefined || said.read(reader) === no
      ? no
      : { is: 'one of', objects: { objects: 'result', label } };
  },
  write: (filter, writer) =>
    filter.is === 'one of' &&
    filter.objects.objects === 'result' &&
    filter.objects.called === undefined &&
    filter.objects.label === writer.scope.thisWay[proliferated] &&
    said.write({}, writer),
};
