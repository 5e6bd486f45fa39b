import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ArchivedPool, shippedPoolFile } from '../../src/index.js';

const pool = new ArchivedPool(readFileSync(shippedPoolFile));

test.each([
  ['712.5a', 'Midnight Scavengers', 'Graf Rats', 'Chittering Host'],
  ['712.5b', 'Hanweir Garrison', 'Hanweir Battlements', 'Hanweir, the Writhing Township'],
  ['712.5c', 'Bruna, the Fading Light', 'Gisela, the Broken Blade', 'Brisela, Voice of Nightmares'],
  ['712.5g', "Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie", 'Ragnarok, Divine Deliverance'],
])('CR %s: %s and %s meld into %s', (_, first, second, whole) => {
  for (const [name, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const card = pool.get(name);
    expect([card?.layout, card?.meldsWith, card?.faces.map((face) => face.name)]).toEqual([
      'meld',
      other,
      [name, whole],
    ]);
  }
});
