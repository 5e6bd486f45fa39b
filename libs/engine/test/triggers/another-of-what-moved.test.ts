import { describe, expect, test } from '@jest/globals';
import {
  all,
  artifacts,
  creature,
  dies,
  instant,
  itself,
  others,
  spell,
  destroy,
  target,
  triggered,
  alsoType,
  youOwn,
  artifact,
  leaves,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { alice, object, position, Table } from '@stacktrail/test-kit';

const retriever = (event: TriggerEvent) =>
  alsoType(
    'Artifact',
    creature(
      'Retriever',
      '{2}',
      ['Myr'],
      1,
      1,
      triggered(event, target.cardInGraveyard(all(others, artifacts, youOwn)), {
        do: 'move',
        what: target(),
        to: { zone: 'hand' },
        label: 'moved 1',
      }),
    ),
  );
const kill = instant('Kill', '', spell(target.creature(), destroy(target())));

describe('CR 400.7e: “another” is other than what the object has become', () => {
  test.each([
    ['dies', dies(itself)],
    ['leaves the battlefield', leaves(itself)],
  ])('CR 400.7e: as it %s it can’t return itself', (_, event) => {
    const p = position();
    const card = p.hand(alice, kill);
    const source = p.battlefield(alice, retriever(event));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.zoneOf(source)).toBe('graveyard');
    expect(table.stack).toEqual([]);
    expect(table.of('AbilityRemovedFromStack').map(({ rule }) => rule)).toEqual(['603.3d']);
  });

  test('CR 400.7e: of two that died it can return the other', () => {
    const p = position();
    const card = p.hand(alice, kill);
    const [, rock] = [p.battlefield(alice, retriever(dies(itself))), p.graveyard(alice, artifact('Rock', '', []))];
    const other = p.graveyard(alice, retriever(dies(itself)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'choose targets', candidates: [object(rock), object(other)] });
  });
});
