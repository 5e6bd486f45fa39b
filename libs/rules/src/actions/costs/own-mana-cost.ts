import type { Cost, ManaCost, ManaSymbol } from '@stacktrail/card-tree';

type Own = Extract<Cost, { readonly cost: 'mana cost of this' }>;

/** The symbols of a mana cost that is paid as the text says: its generic mana can be reduced (CR 118.7a). */
export function ownManaCost(manaCost: ManaCost, { less = 0 }: Own): ManaCost {
  let left = less;
  return manaCost.flatMap((symbol): readonly ManaSymbol[] => {
    const generic = /^\d+$/.test(symbol) ? Number(symbol) : 0;
    const reduced = Math.min(generic, left);
    left -= reduced;
    if (reduced === 0) return [symbol];
    return generic === reduced ? [] : [`${generic - reduced}` as ManaSymbol];
  });
}
