import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { maybeExcept } from '../changes/copy-exceptions.js';
import { duration } from '../basics/durations.js';
import { numeral, x } from '../basics/numerals.js';
import { paidFor } from '../nouns/paid-for.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';
import { acts, ofObjects, type EffectOf, type Predicate } from './predicate.js';
import { replacedBy } from './replaced-instructions.js';

type Copies = EffectOf<'create copies'>;

/** “The sacrificed creature”, “target creature”: what is copied. */
const copied: Syntax<Copies['of']> = oneOf(paidFor('object'), objectsAfterVerb);

const kinds = (['tapped and attacking ', 'tapped ', ''] as const).map(
  (text) =>
    [
      text,
      {
        ...(text !== '' && { tapped: true as const }),
        ...(text.includes('attacking') && { attacking: true as const }),
      },
    ] as const,
);

const nouns = ['token', 'creature', 'permanent'] as const;

/** What the text calls “that creature” as it is copied goes on being called so; its copies are “those tokens”. */
function nameTokens(scope: Scope, { label, count, of }: Pick<Copies, 'label' | 'count' | 'of'>): void {
  if (label === undefined) return;
  const others = nouns.filter((noun) => noun === 'token' || noun !== of.called);
  scope.name({ objects: 'result', label }, count !== 1, others);
}

/** “A token that's a copy of target creature”, “two tapped tokens that are copies of it” (CR 707.2). */
function copies(text: string, how: Partial<Copies>): Syntax<Pick<Copies, 'count' | 'of'>> {
  return oneOf<Pick<Copies, 'count' | 'of'>>(
    says<Pick<Copies, 'count' | 'of'>>({
      ...how,
      count: 1,
    })`a ${literally(text)}token that's a copy of ${{ of: copied }}`,
    says<Pick<Copies, 'count' | 'of'>>(
      how,
    )`${{ count: oneOf(numeral, x) }} ${literally(text)}tokens that are copies of ${{ of: copied }}`,
  );
}

const many = says<Copies>({
  do: 'create copies',
  ofThose: true,
})`${verb('create')} ${{ count: oneOf(numeral, x) }} of those tokens`;

/** “Create five of those tokens instead”: tokens as the replaced instruction would have created. */
const such: Syntax<Copies> = {
  ...many,
  read(reader) {
    const replaced = replacedBy(reader, 'create copies');
    const value = replaced === undefined ? no : many.read(reader);
    if (value === no) return no;
    const { who: _, ...copied } = replaced!;
    return { ...copied, ...value };
  },
};

const created: Syntax<Copies> = labelled(
  oneOf<Copies>(
    such,
    ...kinds.map(
      ([text, how]) =>
        says<Copies>({ do: 'create copies' })`${verb('create')} ${copies(text, how) as never}${maybeExcept as never}`,
    ),
  ),
);

function labelled(inner: Syntax<Copies>): Syntax<Copies> {
  return {
    begins: inner.begins,
    read(reader) {
      const value = inner.read(reader);
      if (value === no) return no;
      const made = { ...value, label: reader.scope.newLabel('tokens') };
      nameTokens(reader.scope, made);
      return made;
    },
    write(value, writer) {
      if (!sameFlags(value) || !inner.write(value, writer)) return false;
      nameTokens(writer.scope, value);
      return true;
    },
  };
}

function sameFlags({ tapped, attacking }: Copies): boolean {
  return attacking === undefined || tapped === true;
}

type Becoming = Pick<EffectOf<'become copy'>, 'until' | 'except'>;

const lasting = says<Becoming>({})`${{ until: duration }}`;

/**
 * “Until end of turn, except it has flying”; without a duration, the change lasts for the rest of the game (CR 707.4).
 */
const untilAndExcept: Syntax<Becoming> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    let until = lasting.read(reader);
    if (until === no) {
      reader.back(from);
      until = {};
    }
    const except = maybeExcept.read(reader);
    return except === no ? no : { ...until, ...except };
  },
  write: (value, writer) =>
    (value.until === undefined || lasting.write(value, writer)) && maybeExcept.write(value, writer),
};

export const copyPredicates: readonly Predicate[] = [
  acts(created),
  ofObjects<EffectOf<'become copy'>>(
    'what',
    says<EffectOf<'become copy'>>({
      do: 'become copy',
    })`${verb('become')} a copy of ${{ of: copied }}${untilAndExcept}`,
  ),
];
