import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { basicLandTypes, colors, type CardDefinition } from '@stacktrail/card-tree';
import { ArchivedPool, shippedPoolFile } from '@stacktrail/cards';
import { colorIdentityOf } from '@stacktrail/characteristics';

const corpusFile = fileURLToPath(new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

interface Facts {
  readonly name: string;
  readonly colorIdentity?: readonly string[];
}

/** The publisher counts a basic land type's mana ability; the rules leave that to deck construction (CR 903.5d). */
function broughtByLandTypes({ faces }: CardDefinition): readonly string[] {
  const subtypes: readonly string[] = faces.flatMap((face) => face.subtypes);
  return Object.entries(basicLandTypes).flatMap(([type, color]) => (subtypes.includes(type) ? [color] : []));
}

if (!existsSync(corpusFile)) {
  test.skip('color identities: needs ../shared/cards/oracle-cards.jsonl.gz beside the repository', () => {});
} else {
  test('903.4: each card of the pool has the color identity that its publisher gives it', () => {
    const pool = new ArchivedPool(readFileSync(shippedPoolFile));
    const lines = gunzipSync(readFileSync(corpusFile)).toString('utf8').trim().split('\n');
    let compared = 0;
    const others = lines.flatMap((line) => {
      const { name, colorIdentity = [] } = JSON.parse(line) as Facts;
      const card = pool.get(name);
      // The publisher leaves out the back that a meld card shares; CR 903.4d includes each back face.
      if (card === undefined || card.layout === 'meld') return [];
      compared += 1;
      const identity = new Set<string>([...colorIdentityOf(card), ...broughtByLandTypes(card)]);
      const ours = colors.filter((color) => identity.has(color)).join('');
      const theirs = colors.filter((color) => colorIdentity.includes(color)).join('');
      return ours === theirs ? [] : [`${name}: ${ours} for ${theirs}`];
    });
    expect(compared).toBeGreaterThan(20_000);
    expect(others).toEqual([]);
  });
}
