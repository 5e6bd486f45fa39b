import type { CopyException } from '../../copying.js';
import type { Effect } from '../../effects.js';
import type { Scope } from '../../syntax/scope.js';
import { flag, says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../durations.js';
import { grantedAbilities } from '../granted.js';
import { numeral, x } from '../numerals.js';
import { objectsAsObject } from '../objects.js';
import { verb } from '../verbs.js';
import { acts, ofObjects, order, type Doing, type Predicate } from './predicate.js';

type Copies = Doing<'create copies'>;

const gained: Syntax<CopyException> = mapped(
  grantedAbilities,
  (abilities): CopyException => ({ except: 'change', change: { change: 'add abilities', abilities } }),
  (exception) =>
    exception.except === 'change' && exception.change.change === 'add abilities' ? exception.change.abilities : no,
);

const notLegendary: CopyException = { except: "isn't legendary" };
const isNotLegendary = (other: CopyException): boolean => other.except === "isn't legendary" && other.if === undefined;

function list(parts: readonly Syntax<CopyException>[], joint: string): Syntax<readonly CopyException[]> {
  const and = words(joint, true);
  return {
    begins: null,
    read(reader) {
      const found: CopyException[] = [];
      for (const [i, part] of parts.entries()) {
        if (i > 0 && and.read(reader) === no) return no;
        const value = part.read(reader);
        if (value === no) return no;
        found.push(value);
      }
      return found;
    },
    write: (values, writer) =>
      values.length === parts.length &&
      values.every((value, i) => (i === 0 || writer.add(joint)) && parts[i]!.write(value, writer)),
  };
}

const it = (text: string): Syntax<CopyException> => words(text, notLegendary, isNotLegendary);

/** “Except it isn't legendary and has haste” (CR 707.9). */
const exceptions: Syntax<readonly CopyException[]> = oneOf<readonly CopyException[]>(
  list([it("it isn't legendary"), hasAlone('has ')], ' and '),
  list([it("it isn't legendary")], ''),
  list([hasAlone('it has ')], ''),
);

function hasAlone(before: string): Syntax<CopyException> {
  const opening = words(before, true);
  return {
    begins: opening.begins,
    read: (reader) => (opening.read(reader) === no ? no : gained.read(reader)),
    write: (value, writer) => writer.add(before) && gained.write(value, writer),
  };
}

const except: Syntax<Pick<Copies, 'except'>> = says<Pick<Copies, 'except'>>({})`, except ${{ except: exceptions }}`;
const maybeExcept: Syntax<Pick<Copies, 'except'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const found = except.read(reader);
    if (found !== no) return found;
    reader.back(from);
    return {};
  },
  write: (value, writer) => value.except === undefined || except.write(value, writer),
};

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

const created: Syntax<Copies> = labelled(
  oneOf<Copies>(
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

export const copyPredicates: readonly Predicate[] = [
  acts(created),
  ofObjects<Doing<'become copy'>>(
    'what',
    says<Doing<'become copy'>>({
      do: 'become copy',
    })`${verb('become')} a copy of ${{ of: objectsAsObject }}${maybeExcept}${{ until: duration }}`,
  ),
];

/** CR 707.10. */
export const copyOrders: readonly Syntax<Effect>[] = [
  order(
    says<Doing<'copy spell'>>({
      do: 'copy spell',
    })`copy ${{ what: objectsAsObject }}${flag<Doing<'copy spell'>>({ mayChooseNewTargets: true }, '. You may choose new targets for the copy')}`,
  ),
];
