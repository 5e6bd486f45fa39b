import { describe, expect, test } from '@jest/globals';
import {
  changeRecords,
  creature,
  dealDamage,
  draw,
  releasedTreeUpcasters,
  renameFields,
  renameWords,
  target,
  TreeUpcasters,
  whenThisDies,
  whenThisEnters,
  type TreeUpcaster,
  type UntypedRecord,
} from '@stacktrail/card-tree';
import { Catalog } from '@stacktrail/game-state';
import { movedBy, placesIn } from './places.js';

const card = creature(
  'Shaman',
  '{1}{R}',
  [],
  1,
  1,
  whenThisEnters(draw(1), draw(2)),
  whenThisDies(target.any(), dealDamage(2)),
);
const places = placesIn(new Catalog([card]));

/** What an upcaster to the card's version from the one before moves. */
function moved(upcast: TreeUpcaster['upcast']): readonly string[] {
  const upcasters = new TreeUpcasters([{ version: 0, upcast }, ...releasedTreeUpcasters]);
  return movedBy(upcasters, { ...card, language: 0 }, places);
}

/** Changes the list that a field of every record holds. */
function inLists(field: string, change: (list: readonly unknown[]) => readonly unknown[]): TreeUpcaster['upcast'] {
  return changeRecords((record) => {
    const held = record[field];
    return Array.isArray(held) ? { ...record, [field]: change(held) } : record;
  });
}

test('facts can point at a card, its abilities and its instructions', () => {
  const [enters, dies] = ['/0/faces/0/abilities/0', '/0/faces/0/abilities/1'] as const;
  const instructions = [`${enters}/modes/0/effects/0`, `${enters}/modes/0/effects/1`, `${dies}/modes/0/effects/0`];
  expect([...places].sort()).toEqual(['/0', enters, dies, ...instructions].sort());
});

describe('an upcaster that facts survive', () => {
  test.each([
    ['renames words', renameWords({ do: { draw: 'take cards' }, on: { dies: 'leaves' } })],
    ['renames a field that leads to nothing that facts point at', renameFields({ amount: 'count', event: 'when' })],
    ['adds a field', changeRecords((record) => ({ ...record, since: 1 }))],
  ])('%s', (_, upcast) => {
    expect(moved(upcast)).toEqual([]);
  });
});

describe('an upcaster that changes what facts mean is found out', () => {
  test.each<readonly [string, TreeUpcaster['upcast'], string]>([
    [
      'puts abilities in another order',
      inLists('abilities', (list) => [...list].reverse()),
      '/0/faces/0/abilities/1 is moved to /0/faces/0/abilities/0',
    ],
    [
      'renames a field on the way to instructions',
      renameFields({ effects: 'instructions' }),
      '/0/faces/0/abilities/0/modes/0/effects/0 is moved to /0/faces/0/abilities/0/modes/0/instructions/0',
    ],
    [
      'leaves out an instruction',
      inLists('effects', (list) => list.slice(1)),
      '/0/faces/0/abilities/1/modes/0/effects/0 is gone',
    ],
    [
      'puts another one before it',
      inLists('effects', (list) => [{ do: 'nothing' }, ...list]),
      '/0/faces/0/abilities/0/modes/0/effects/1 is moved to /0/faces/0/abilities/0/modes/0/effects/2',
    ],
    [
      'puts targets, which facts count, elsewhere',
      inLists('targets', (list) => [{}, ...list]),
      '/0/faces/0/abilities/1/modes/0/targets/1 had the number 0',
    ],
    [
      'makes a record anew instead of copying it',
      changeRecords((record): UntypedRecord => ('do' in record ? { do: record['do'] } : record)),
      '/0/faces/0/abilities/0/modes/0/effects/0 is gone',
    ],
  ])('%s', (_, upcast, finding) => {
    expect(moved(upcast)).toContain(finding);
  });
});
