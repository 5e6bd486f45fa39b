import { describe, expect, test } from '@jest/globals';
import { cardLanguageVersion, releasedTreeUpcasters, treeUpcasters, type UntypedRecord } from '@stacktrail/card-tree';
import { pinnedCatalog } from '@stacktrail/game-state';
import { contentHash } from '@stacktrail/kernel';
import { checkedGoldenTrees } from './golden-trees.js';
import { movedBy, placesIn } from './places.js';

const golden = checkedGoldenTrees();

function nameOf(tree: UntypedRecord): string {
  return (tree as { readonly faces: readonly { readonly name: string }[] }).faces.map(({ name }) => name).join(' // ');
}

const byName = golden.map((each) => [`${nameOf(each.tree)}, version ${String(each.tree['language'])}`, each] as const);

describe('docs/decisions.md D7: pinned trees of every version', () => {
  test('there is one of every version that can be read', () => {
    const versions = new Set(golden.map(({ tree }) => tree['language']));
    expect(versions).toEqual(new Set([...releasedTreeUpcasters.map(({ version }) => version), cardLanguageVersion]));
  });

  test.each(byName)('%s: it is hashed as it was, read, and facts point at the same in it', (_, each) => {
    const { hash, tree, places } = each;
    expect(contentHash([tree])).toBe(hash);
    const catalog = pinnedCatalog([tree], hash);
    if (!catalog.ok) throw new Error(catalog.error.why);
    expect(catalog.value.hash).toBe(hash);
    expect(movedBy(treeUpcasters, tree, places)).toEqual([]);
    expect(placesIn(catalog.value)).toEqual(expect.arrayContaining([...places]));
  });
});
