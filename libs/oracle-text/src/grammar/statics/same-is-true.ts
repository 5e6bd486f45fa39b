import { type Filter, isSameTree, type Objects, type StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

interface Elsewhere {
  readonly spells: Filter;
  readonly cards: Filter;
}

/** The zones besides the battlefield and the stack (CR 400.1). */
const zones = ['library', 'hand', 'graveyard', 'exile', 'command'] as const;
const isSpell: Filter = { is: 'spell' };
const isYours: Filter = { is: 'controlled by', who: 'you' };
const isYourOwn: Filter = { is: 'owned by', who: 'you' };

const elsewhere = says<Elsewhere>(
  {},
)`. The same is true for ${{ spells: noun(true, 'spell') }} and ${{ cards: noun(true, 'card') }} that aren't on the battlefield`;

function has(filter: Filter, part: Filter): boolean {
  return conjuncts(filter).some((each) => isSameTree(each, part));
}

/** The same changes for objects in other zones (CR 611.3a). */
function sameFor({ changes }: Continuous, { spells, cards }: Elsewhere): readonly StaticEffect[] {
  const of = (filter: Filter, zone: (typeof zones)[number] | 'stack'): StaticEffect => ({
    static: 'continuous',
    affects: { objects: 'each', filter, zone },
    changes,
  });
  const onStack = (filter: Filter): StaticEffect => of(conjunction([...conjuncts(filter), isSpell]), 'stack');
  // Another player can cast your card; it is on the stack then, too.
  return [onStack(spells), ...zones.map((zone) => of(cards, zone)), onStack(cards)];
}

function filterOf(effect: StaticEffect | undefined): Filter | undefined {
  const affects: Objects | undefined = effect?.static === 'continuous' ? effect.affects : undefined;
  return affects?.objects === 'each' ? affects.filter : undefined;
}

/**
 * “Creatures you control are Elves in addition to their other types. The same is true for creature spells you control and
 * creature cards you own that aren't on the battlefield.”
 *
 * @param one the first sentence
 */
export function sameIsTrue(one: Syntax<readonly StaticEffect[]>): Syntax<readonly StaticEffect[]> {
  return {
    begins: one.begins,
    read(reader) {
      if (!reader.isAhead('are')) return no;
      const effects = one.read(reader);
      const [first, ...more] = effects === no ? [] : effects;
      if (first?.static !== 'continuous' || more.length > 0) return no;
      const others = elsewhere.read(reader);
      if (others === no || !has(others.spells, isYours) || !has(others.cards, isYourOwn)) return no;
      return [first, ...sameFor(first, others)];
    },
    write(effects, writer) {
      const [first, second, third] = effects;
      const [spell, cards] = [filterOf(second), filterOf(third)];
      if (first?.static !== 'continuous' || spell === undefined || cards === undefined) return false;
      const spells = conjunction(conjuncts(spell).filter((part) => !isSameTree(part, isSpell)));
      if (!isSameTree(effects, [first, ...sameFor(first, { spells, cards })])) return false;
      return one.write([first], writer) && elsewhere.write({ spells, cards }, writer);
    },
  };
}
