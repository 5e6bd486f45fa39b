import { costKeywords, type CostKeyword, type Modification } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../verbs.js';

type Gained = Variant<Modification, 'change', 'add abilities'>;

const itsManaCost = [{ cost: 'mana cost of this' }] as const;
const byLength = [...costKeywords].sort((a, b) => b.length - a.length);

/** The one keyword ability that is given, where what it costs is the mana cost of what it is given to. */
function keywordOf({ change, abilities }: Gained): CostKeyword | undefined {
  const [ability, ...more] = abilities;
  if ((change as string) !== 'add abilities' || more.length > 0 || ability?.kind !== 'keyword') return undefined;
  if (!('cost' in ability) || Object.keys(ability).length !== 3) return undefined;
  const [cost, ...others] = ability.cost as readonly { readonly cost: string }[];
  if (cost?.cost !== 'mana cost of this' || others.length > 0) return undefined;
  return byLength.find((keyword) => keyword === ability.keyword);
}

function givingWith(keyword: CostKeyword): Gained {
  return { change: 'add abilities', abilities: [{ kind: 'keyword', keyword, cost: itsManaCost }] } as Gained;
}

/** “… flashback[ until end of turn]. The flashback cost is equal to its mana cost” (CR 118.9, 702.34a). */
export function withOwnManaCost<T extends object>(
  verbs: Parameters<typeof verb>,
  between: Syntax<T>,
): Syntax<{ readonly changes: readonly Modification[] } & T> {
  const does = verb(...verbs);
  const words = byLength.map((keyword) => ({ keyword, said: literally(` ${keyword}`) }));
  const costs = new Map(
    byLength.map((keyword) => [keyword, literally(`. The ${keyword} cost is equal to its mana cost`)]),
  );
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
        return { ...more, changes: [givingWith(keyword)] };
      }
      return no;
    },
    write(value, writer) {
      const [change, ...others] = value.changes;
      if (change?.change !== 'add abilities' || others.length > 0) return false;
      const keyword = keywordOf(change);
      if (keyword === undefined || !does.write({}, writer) || !writer.add(` ${keyword}`)) return false;
      return between.write(value, writer) && costs.get(keyword)!.write({}, writer);
    },
  };
}
