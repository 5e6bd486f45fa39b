import type { Filter } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { color } from '../basics/colors.js';
import { indefiniteHole, pluralHole, quality } from '../basics/holes.js';
import { numeral } from '../basics/numerals.js';
import { beingOfNotedType } from './noted-types.js';
import { operand } from './relation-filters.js';

const states = (['attacking', 'blocking', 'tapped', 'untapped', 'enchanted', 'equipped'] as const).map((is) =>
  constant<Filter>(is, { is }),
);

const colored: Syntax<Filter> = mapped(
  color,
  (found): Filter => ({ is: 'color', color: found }),
  (filter) => (filter.is === 'color' ? filter.color : no),
);

/** “White or blue”, “attacking or blocking”. */
export function alternatives(one: Syntax<Filter>): Syntax<Filter> {
  return mapped<readonly Filter[], Filter>(
    listed(one, 'or'),
    (of) => (of.length > 1 ? { is: 'any', of } : no),
    (filter) => (filter.is === 'any' && filter.of.length > 1 && filter.said === undefined ? filter.of : no),
  );
}

const bothColors: Syntax<Filter> = mapped(
  listed(colored, 'and'),
  (of): Filter | typeof no => (of.length === 2 ? { is: 'all', of } : no),
  (filter) => (filter.is === 'all' && filter.of.length === 2 ? filter.of : no),
);

const both = literally('both ');

/** “Both white and blue.” */
const bothOf: Syntax<Filter> = {
  begins: new Set(['both']),
  read: (reader) => (both.read(reader) === no ? no : bothColors.read(reader)),
  write: (filter, writer) => both.write({}, writer) && bothColors.write(filter, writer),
};

const before = literally('enchanted by ');

/** “Enchanted by an Aura you control.” */
const enchantedBy: Syntax<Filter> = {
  begins: new Set(['enchanted']),
  fixedFields: { is: 'has attached' },
  read(reader) {
    if (before.read(reader) === no) return no;
    const what = operand.read(reader);
    return what === no ? no : { is: 'has attached', what };
  },
  write: (filter, writer) =>
    filter.is === 'has attached' && before.write({}, writer) && operand.write(filter.what, writer),
};

const count: Syntax<number> = mapped(
  numeral,
  (amount) => (typeof amount === 'number' ? amount : no),
  (number) => number,
);

/** “Exactly two colors.” */
const exactColors = says<Extract<Filter, { is: 'number of colors' }>>({
  is: 'number of colors',
})`exactly ${{ count }} colors`;

const special: readonly Syntax<Filter>[] = [
  constant<Filter>('all colors', { is: 'number of colors', count: 5 }),
  exactColors,
  enchantedBy,
  alternatives(oneOf<Filter>(...states)),
  alternatives(colored),
  bothOf,
  constant<Filter>('one or more colors', { is: 'not', of: { is: 'colorless' } }),
  beingOfNotedType,
];

const ofOne = oneOf<Filter>(...special, quality);
const ofMany = oneOf<Filter>(...special, ...states, colored, pluralHole);

/**
 * “That's red”, “that aren't Humans”: the clause is read as `any` of one filter, because that filter alone is an
 * adjective.
 */
function clause(text: string, what: Syntax<Filter>, not: boolean): Syntax<Filter> {
  const opening = literally(text);
  return {
    begins: opening.begins,
    read(reader) {
      if (opening.read(reader) === no) return no;
      const found = what.read(reader);
      if (found === no) return no;
      const said: Filter = { is: 'any', of: [found] };
      return not ? { is: 'not', of: said } : said;
    },
    write(filter, writer) {
      const said = not && filter.is === 'not' ? filter.of : filter;
      if ((filter.is === 'not') !== not || said.is !== 'any' || said.of.length !== 1) return false;
      return opening.write({}, writer) && what.write(said.of[0]!, writer);
    },
  };
}

const oneRelative: Syntax<Filter> = mapped<Filter, Filter>(
  indefiniteHole,
  (found) => ({ is: 'any', of: [found] }),
  (filter) => (filter.is === 'any' && filter.of.length === 1 ? filter.of[0]! : no),
);
/** “A Wolf or a Werewolf”: each noun has its own article. */
export const severalRelatives = alternatives(oneRelative);
const opening = literally(" that's ");

/** “That's a Wolf or a Werewolf”: one of several predicates. */
const eitherOf: Syntax<Filter> = {
  begins: opening.begins,
  fixedFields: { is: 'any' },
  read: (reader) => (opening.read(reader) === no ? no : severalRelatives.read(reader)),
  write: (filter, writer) => opening.write({}, writer) && severalRelatives.write(filter, writer),
};

/** Relative clauses after a noun. */
export function relative(many: boolean): readonly Syntax<Filter>[] {
  return many
    ? [clause(' that are ', ofMany, false), clause(" that aren't ", ofMany, true)]
    : [eitherOf, clause(" that's ", ofOne, false), clause(" that isn't ", ofOne, true)];
}
