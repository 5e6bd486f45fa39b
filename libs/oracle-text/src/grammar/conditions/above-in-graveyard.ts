import type { Filter } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';

type Under = Variant<Filter, 'is', 'has cards above'>;

const count: Syntax<number> = mapped(
  numeral,
  (amount) => (typeof amount === 'number' ? amount : no),
  (number) => number,
);

const under = oneOf<Under>(
  says<Under>({
    is: 'has cards above',
    count: 1,
    directly: true,
  })` with ${{ what: indefinite('card') }} directly above it`,
  says<Under>({ is: 'has cards above' })` with ${{ count }} or more ${{ what: noun(true, 'card') }} above it`,
);

const inYourGraveyard = constant<Filter>('in your graveyard', {
  is: 'all',
  of: [
    { is: 'in zone', zone: 'graveyard' },
    { is: 'owned by', who: 'you' },
  ],
});

/** “In your graveyard with three or more creature cards above it” (CR 404.2). */
export const underCards: Syntax<Filter> = {
  begins: inYourGraveyard.begins,
  fixedFields: { is: 'all' },
  read(reader) {
    const there = inYourGraveyard.read(reader);
    const above = there === no ? no : reader.must(under);
    return there === no || above === no ? no : conjunction([...conjuncts(there), above]);
  },
  write(filter, writer) {
    const parts = conjuncts(filter);
    const last = parts.at(-1);
    if (last?.is !== 'has cards above') return false;
    if (!inYourGraveyard.write(conjunction(parts.slice(0, -1)), writer)) return false;
    return (last.directly !== true || last.count === 1) && under.write(last, writer);
  },
};
