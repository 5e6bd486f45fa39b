import { isSameTree, type Filter, type Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

type Barring = Variant<Modification, 'change', "can't be targeted by" | "can't be countered by">;
type Barred = Omit<Barring, 'change'>;
type FromSpells = Pick<Barred, 'from' | 'by'>;

const theirs: Filter = { is: 'controlled by', who: 'opponent' };

/**
 * “Black or red spells your opponents control”: the filter is for the spells; their controllers have a field of their
 * own.
 */
export const fromSpells: Syntax<FromSpells> = mapped<Filter, FromSpells>(
  noun(true, 'spell'),
  (filter) => {
    const parts = conjuncts(filter).filter((part) => !isSameTree(part, theirs));
    const isTheirs = parts.length < conjuncts(filter).length;
    return parts.length === 0 ? no : { from: conjunction(parts), by: isTheirs ? 'opponent' : 'any player' };
  },
  ({ from, by: who }) =>
    from === undefined ? no : who === 'opponent' ? conjunction([...conjuncts(from), theirs]) : from,
);

/** What an object is barred from: “spells or abilities your opponents control”, “blue or black spells”. */
const spellsOrAbilities: Syntax<Barred> = oneOf<Barred>(
  ...(['spells or abilities', 'spells', 'abilities'] as const).flatMap((of) =>
    (
      [
        [' your opponents control', 'opponent'],
        ['', 'any player'],
      ] as const
    ).map(([whose, by]) => without(['from'], says<Barred>({ of, by })`${literally(`${of}${whose}`)}`)),
  ),
  says<Barred>({ of: 'spells' })`${fromSpells}`,
);

/** “The target”, of several objects “the targets”. */
const theTarget: Syntax<object> = {
  begins: new Set(['the']),
  read: (reader) =>
    literally(reader.scope.subject?.plural === true ? 'the targets' : 'the target').read(reader) === no ? no : {},
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'the targets' : 'the target'),
};

/** “Can't be the target of spells your opponents control”, “can't be countered by blue or black spells” (CR 101.2). */
export const barring: Syntax<readonly Modification[]> = mapped<Barring, readonly Modification[]>(
  oneOf<Barring>(
    says<Barring>({ change: "can't be targeted by" })`can't be ${theTarget} of ${spellsOrAbilities}`,
    says<Barring>({ change: "can't be countered by" })`can't be countered by ${spellsOrAbilities}`,
  ),
  (change) => [change],
  ([change, ...more]) =>
    more.length === 0 && (change?.change === "can't be targeted by" || change?.change === "can't be countered by")
      ? change
      : no,
);
