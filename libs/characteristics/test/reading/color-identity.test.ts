import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basicLandTypes, colors, type CardDefinition } from '@stacktrail/card-tree';
import { ArchivedPool, shippedPoolFile } from '@stacktrail/cards';
import { needsCorpus, readCorpus } from '@stacktrail/test-kit';
import { colorIdentityOf } from '../../src/reading/color-identity.js';

/** The publisher counts a basic land type's mana ability; the rules leave that to deck construction (CR 903.5d). */
function broughtByLandTypes({ faces }: CardDefinition): readonly string[] {
  const subtypes: readonly string[] = faces.flatMap((face) => face.subtypes);
  return Object.entries(basicLandTypes).flatMap(([type, color]) => (subtypes.includes(type) ? [color] : []));
}

/** This source leaves out the colors that a characteristic-defining ability defines; CR 903.4 counts them. */
const leftOut: ReadonlySet<string> = new Set(['Sphinx of the Guildpact', 'Transguild Courier']);

const corpus = readCorpus();

if (corpus === undefined) {
  test.skip(`color identities: ${needsCorpus}`, () => {});
} else {
  test('CR 903.4: each card of the pool has the color identity that its publisher gives it', () => {
    const pool = new ArchivedPool(readFileSync(shippedPoolFile));
    let compared = 0;
    const others = corpus.flatMap(({ name, colorIdentity = [] }) => {
      const card = pool.get(name);
      // The publisher leaves out the back that a meld card shares; CR 903.4d includes each back face.
      if (card === undefined || card.layout === 'meld' || leftOut.has(name)) return [];
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
