import { describe, expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { PlayerStateRecord, type GameStateRecord } from '@stacktrail/game-state';
import { alice, position, readCard, seen, size, Table } from '@stacktrail/test-kit';

const lives =
  (...all: readonly number[]) =>
  (state: GameStateRecord): void => {
    state.players = state.players.map((record) => {
      const copy = new PlayerStateRecord(record);
      copy.life = all[record.id]!;
      return copy;
    });
  };

const lord = readCard(
  creature('Lord', '{3}', [], 4, 4),
  'As long as your life total is less than or equal to half your starting life total, ~ has indestructible.',
  '~ gets +3/+3 for each opponent who has less than half their starting life total.',
);
const over = readCard(
  sorcery('Over', '{2}'),
  "This spell costs {2} less to cast if a player's life total is less than or equal to half their starting life total.",
  'You gain 1 life.',
);

describe('CR 103.4: half of a player’s starting life total', () => {
  test.each([
    [11, 20, false, '4/4', false],
    [10, 20, true, '4/4', true],
    [20, 10, false, '4/4', true],
    [20, 9, false, '7/7', true],
  ])('with %i and %i life', (mine, theirs, isIndestructible, grown, isCheap) => {
    const p = position(lives(mine, theirs));
    const id = p.battlefield(alice, lord);
    const card = p.hand(alice, over);
    const table = new Table(p);
    expect(seen(table.state, id).keywords.has('indestructible')).toBe(isIndestructible);
    expect(size(table.state, id)).toBe(grown);
    table.cast(card);
    expect(table.asked === `priority ${alice}`).toBe(isCheap);
  });
});
