import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { flag, says } from '../../syntax/says.js';
import { no, table, type Syntax } from '../../syntax/syntax.js';
import { moreThanOne } from '../conditions/held.js';
import { things } from '../counts.js';
import { value } from '../holes.js';
import { verb } from '../verbs.js';
import { acts, type Doing, type Predicate } from './predicate.js';

type Roll = Doing<'roll dice'>;
type Flip = Doing<'flip coins'>;

const sides = table<number>(Object.fromEntries([4, 6, 8, 10, 12, 20].map((count) => [`d${count}`, count])));

/** What comes up is “the result” from here on, or “the flip”. @param name what it counts, for its label */
function labelled(name: (reader: Reader) => string): Syntax<object> {
  return {
    begins: null,
    read(reader) {
      const { scope } = reader;
      const label = scope.newLabel(name(reader));
      scope.chance = label;
      return { label };
    },
    write(effect, { scope }) {
      scope.chance = (effect as Roll | Flip).label;
      return true;
    },
  };
}

const result = labelled(() => 'roll');

/** Nothing is added to it. */
const plainly: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (roll) => (roll as Roll).modifier === undefined,
};

function isYours({ subject }: Scope): boolean {
  return subject !== null && 'players' in subject.means && subject.means.players === 'you';
}

/** Whether the text asks what came up, and not who won (CR 705.2). */
function asksForSides({ tokens, at }: Reader): boolean {
  return tokens.slice(at).some(({ word }) => word === 'heads' || word === 'tails');
}

/** A flip that the text asks the winner of is called; others' flips aren't spoken of yet. */
const called: Syntax<object> = {
  begins: null,
  read(reader) {
    if (!isYours(reader.scope)) return no;
    return asksForSides(reader) ? {} : { called: true as const };
  },
  write: () => true,
};

const coins = things('coin');

/** CR 705, 706. */
export const chancePredicates: readonly Predicate[] = [
  acts(
    says<Roll>({
      do: 'roll dice',
      count: 1,
    })`${verb('roll')} a ${{ sides }} and add ${{ modifier: value }}${result}`,
  ),
  acts(says<Roll>({ do: 'roll dice', count: 1 })`${verb('roll')} a ${{ sides }}${plainly}${result}`),
  acts(
    says<Roll>({
      do: 'roll dice',
    })`${verb('roll')} ${{ count: moreThanOne }} ${{ sides }}${plainly}${flag<Roll>({ ignore: 'lowest' }, ' and ignore the lower roll')}${result}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
      count: 'until you lose',
    })`${verb('flip')} a coin until you lose a flip${labelled(() => 'flip')}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
    })`${verb('flip')} ${{ count: coins }}${called}${labelled((reader) => (asksForSides(reader) ? 'heads' : 'flip'))}`,
  ),
];
