import { costKeywords, type Cost, type CostKeyword, type Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, nothing, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { verb } from '../basics/verbs.js';

type Gained = Variant<Modification, 'change', 'add abilities'>;

type Exiling = Variant<Cost, 'cost', 'exile from graveyard'>;

/** The mana cost of the card that gains the keyword, and the cards that are exiled in addition. */
const ownCost: Syntax<readonly Cost[]> = {
  begins: new Set(['its']),
  read(reader) {
    if (itsManaCost.read(reader) === no) return no;
    const more = reader.may<Exiling | typeof nothing>(exilingOthers, nothing);
    return more === nothing ? [own] : [own, more as Exiling];
  },
  write([first, second, ...others], writer) {
    if (first?.cost !== 'mana cost of this' || first.less !== undefined || others.length > 0) return false;
    itsManaCost.write(first, writer);
    return second === undefined || exilingOthers.write(second as Exiling, writer);
  },
};
const own: Cost = { cost: 'mana cost of this' };
const itsManaCost = literally('its mana cost');

/** “ plus exile three other cards from your graveyard” (CR 702.138a): cards other than the one that is cast. */
const exilingOthers: Syntax<Exiling> = says<Exiling>({
  cost: 'exile from graveyard',
  filter: { is: 'other' },
})` plus exile ${{ count: numeral }} other cards from your graveyard`;

type Given = CostKeyword | 'mayhem';

const byLength = [...costKeywords, 'mayhem' as const].sort((a, b) => b.length - a.length);

/** The one keyword ability that is gained, if its cost is the mana cost of the card that gains it. */
function keywordOf({ change, abilities }: Gained): Given | undefined {
  const [ability, ...more] = abilities;
  if ((change as string) !== 'add abilities' || more.length > 0 || ability?.kind !== 'keyword') return undefined;
  if (!('cost' in ability) || Object.keys(ability).length !== 3) return undefined;
  if (ability.cost[0]?.cost !== 'mana cost of this') return undefined;
  return byLength.find((keyword) => keyword === ability.keyword);
}

function givingWith(keyword: Given, cost: readonly Cost[]): Gained {
  return { change: 'add abilities', abilities: [{ kind: 'keyword', keyword, cost }] } as unknown as Gained;
}

/** “… flashback[ until end of turn]. The flashback cost is equal to its mana cost” (CR 118.9, 702.34a). */
export function withOwnManaCost<T extends object>(
  verbs: Parameters<typeof verb>,
  between: Syntax<T>,
): Syntax<{ readonly changes: readonly Modification[] } & T> {
  const does = verb(...verbs);
  const words = byLength.map((keyword) => ({ keyword, said: literally(` ${keyword}`) }));
  const costs = new Map(byLength.map((keyword) => [keyword, literally(`. The ${keyword} cost is equal to `)]));
  return {
    begins: does.begins,
    read(reader) {
      if (does.read(reader) === no) return no;
      const from = reader.mark();
      for (const { keyword, said } of words) {
        reader.back(from);
        if (said.read(reader) === no) continue;
        const more = between.read(reader);
        if (more === no || costs.get(keyword)!.read(reader) === no) return no;
        const cost = ownCost.read(reader);
        return cost === no ? no : { ...more, changes: [givingWith(keyword, cost)] };
      }
      return no;
    },
    write(value, writer) {
      const [change, ...others] = value.changes;
      if (change?.change !== 'add abilities' || others.length > 0) return false;
      const keyword = keywordOf(change);
      if (keyword === undefined || !does.write({}, writer) || !writer.add(` ${keyword}`)) return false;
      const [ability] = change.abilities;
      return (
        between.write(value, writer) &&
        costs.get(keyword)!.write({}, writer) &&
        ownCost.write((ability as unknown as { readonly cost: readonly Cost[] }).cost, writer)
      );
    },
  };
}
