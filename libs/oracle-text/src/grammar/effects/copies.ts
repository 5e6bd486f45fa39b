import { castingACopy } from './cast-copies.js';
import { type Amount, type Effect, type Filter, newTargetsWordings } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { flag, says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { maybeExcept } from '../copy-exceptions.js';
import { forEach } from '../counts.js';
import { duration } from '../durations.js';
import { conjuncts } from '../filter-parts.js';
import { nounOfEach } from '../nouns.js';
import { numeral, x } from '../numerals.js';
import { objectsAsObject } from '../objects.js';
import { times } from '../times.js';
import { replacedBy } from './replaced-instructions.js';
import { verb } from '../verbs.js';
import { acts, ofObjects, order, type Doing, type Predicate } from './predicate.js';

type Copies = Doing<'create copies'>;

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

function nameTokens(scope: Scope, { label, count }: Pick<Copies, 'label' | 'count'>): void {
  if (label !== undefined) scope.name({ objects: 'result', label }, count !== 1, ['token', 'creature', 'permanent']);
}

/** “A token that's a copy of target creature”, “two tapped tokens that are copies of it” (CR 707.2). */
function copies(text: string, how: Partial<Copies>): Syntax<Pick<Copies, 'count' | 'of'>> {
  return oneOf<Pick<Copies, 'count' | 'of'>>(
    says<Pick<Copies, 'count' | 'of'>>({
      ...how,
      count: 1,
    })`a ${literally(text)}token that's a copy of ${{ of: objectsAsObject }}`,
    says<Pick<Copies, 'count' | 'of'>>(
      how,
    )`${{ count: oneOf(numeral, x) }} ${literally(text)}tokens that are copies of ${{ of: objectsAsObject }}`,
  );
}

const many = says<Copies>({
  do: 'create copies',
  ofThose: true,
})`${verb('create')} ${{ count: oneOf(numeral, x) }} of those tokens`;

/** “Create five of those tokens instead”: such as would have been created. */
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

type Becoming = Pick<Doing<'become copy'>, 'until' | 'except'>;

const lasting = says<Becoming>({})`${{ until: duration }}`;

/** “Until end of turn, except it has flying”: for good where no duration is said (CR 707.4). */
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
  ofObjects<Doing<'become copy'>>(
    'what',
    says<Doing<'become copy'>>({
      do: 'become copy',
    })`${verb('become')} a copy of ${{ of: objectsAsObject }}${untilAndExcept}`,
  ),
];

type CopySpell = Doing<'copy spell'>;

/** “Copy this spell and may choose a new target for that copy”, of whoever may do both (CR 707.10c). */
export const copySpellPredicates: readonly Predicate[] = newTargetsWordings.map((newTargetsSaid) => ({
  ...acts(
    says<CopySpell>({
      do: 'copy spell',
      mayChooseNewTargets: true,
      newTargetsSaid,
    })`${verb('copy')} ${{ what: objectsAsObject }} and may choose ${literally(newTargetsSaid)}`,
  ),
  imperative: false,
}));

/** “Twice”, “three times”: more than once. */
const manyTimes: Syntax<Amount> = {
  begins: times.begins,
  read(reader) {
    const count = times.read(reader);
    return count === no || count === 1 ? no : count;
  },
  write: (count, writer) => count !== 1 && times.write(count, writer),
};

/** “Other creature you control.” */
const couldTarget: Syntax<Filter> = mapped<Filter, Filter>(
  nounOfEach(),
  (filter) => (conjuncts(filter).some((part) => part.is === 'type' && part.type === 'Creature') ? filter : no),
  (filter) => filter,
);

/** CR 707.10. */
export const copyOrders: readonly Syntax<Effect>[] = [
  castingACopy,
  order(
    without<CopySpell>(
      ['newTargetsSaid', 'who', 'forEach', 'targeting', 'except'],
      says<CopySpell>({
        do: 'copy spell',
      })`copy ${{ what: objectsAsObject }}${{ count: oneOf(manyTimes, forEach) }}${flag<CopySpell>({ mayChooseNewTargets: true }, '. You may choose new targets for the copies')}`,
    ),
  ),
  order(
    without<CopySpell>(
      ['newTargetsSaid', 'who', 'count', 'targeting', 'except'],
      says<CopySpell>({
        do: 'copy spell',
      })`copy ${{ what: objectsAsObject }} for each ${{ forEach: couldTarget }} that the spell could target. Each copy targets a different one of those creatures`,
    ),
  ),
  order(
    plainCopy(
      says<Doing<'copy spell'>>({
        do: 'copy spell',
      })`copy ${{ what: objectsAsObject }}${flag<Doing<'copy spell'>>({ mayChooseNewTargets: true }, '. You may choose new targets for the copy')}`,
    ),
  ),
];

/** It is copied once, and what is said of its targets is a sentence. */
function plainCopy(inner: Syntax<CopySpell>): Syntax<CopySpell> {
  return without<CopySpell>(['count', 'newTargetsSaid', 'who'], inner);
}
