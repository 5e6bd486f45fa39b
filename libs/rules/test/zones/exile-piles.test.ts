import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  enchantment,
  gainLife,
  instant,
  move,
  onto,
  result,
  spell,
  target,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { seatBit, type ObjectId } from '@stacktrail/game-events';
import { select, bear, doing, plainState, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const theirs: Filter = { is: 'owned by', who: 'opponent' };
const processor = enchantment('Processor', '{1}', [], activated([cost.putFromExile(theirs)], gainLife(1)));

/** Alice exiles so many cards of Bob's library face down. */
const hide = (count: number, label = 'hidden'): Effect => ({
  do: 'move',
  what: { objects: 'top of library', of: { players: 'each opponent' }, count },
  to: { zone: 'exile', faceDown: 'effect' },
  label,
});

function cards(p: Position, count: number): readonly ObjectId[] {
  return Array.from({ length: count }, () => p.library(bob, bear, { knownTo: 0 }));
}

function exiled(...effects: readonly Effect[]): {
  readonly table: Table;
  readonly card: readonly ObjectId[];
  readonly by: ObjectId;
} {
  const p = position();
  const by = p.battlefield(alice, processor);
  const library = cards(p, 8);
  const deed = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(deed);
  table.passAll();
  return { table, card: library.map((id) => table.now(id).id), by };
}

describe('CR 406.4: face-down cards in exile lie in piles', () => {
  test('CR 406.4: who may not look at a card chooses its pile, and chance which card of it', () => {
    const { table, card, by } = exiled(hide(3), hide(2));
    table.activate(by, select(card[1]!));
    const [drawn] = table.of('ChosenAtRandom');
    expect(drawn).toMatchObject({ rule: '406.4', data: { player: alice } });
    expect(drawn!.data.among.map(({ id }) => id)).toEqual(card.slice(0, 3));
    const moved = card.filter((id) => table.zoneOf(id) === 'graveyard');
    expect(moved).toEqual(drawn!.data.chosen.map(({ id }) => id));
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 406.4: what was exiled by itself is a pile of one, so nothing is left to chance', () => {
    const { table, card, by } = exiled(hide(1), hide(1));
    table.activate(by, select(card[1]!));
    expect([table.of('ChosenAtRandom'), table.zoneOf(card[0]!), table.zoneOf(card[1]!)]).toEqual([
      [],
      'exile',
      'graveyard',
    ]);
  });

  test('CR 406.4: a player who may look at it chooses that card', () => {
    const { table, card, by } = exiled(hide(3), { do: 'look at', who: you, what: result('hidden') });
    expect(table.object(card[1]!).knownTo).toBe(seatBit(alice));
    table.activate(by, select(card[1]!));
    expect([table.of('ChosenAtRandom'), table.zoneOf(card[1]!)]).toEqual([[], 'graveyard']);
  });

  test('CR 406.4: as a target, and by an instruction, it is chosen in the same way', () => {
    const put: Effect = move(target(), onto.graveyard);
    for (const targets of [true, false]) {
      const p = position();
      cards(p, 4);
      const deed = p.hand(alice, doing(hide(3)));
      const choose: Effect = {
        do: 'choose objects',
        who: you,
        from: { objects: 'each', filter: theirs, zone: 'exile' },
        min: 1,
        max: 1,
        label: 'one',
      };
      const taking = p.hand(
        alice,
        targets
          ? instant('Take', '', spell(target.cardInExile(), put))
          : instant('Take', '', spell(choose, move(result('one'), onto.graveyard))),
      );
      const table = new Table(p);
      table.cast(deed);
      table.passAll();
      const there = table.state.exile[0]!;
      table.cast(taking, ...(targets ? [select(there)] : []));
      table.passAll();
      if (!targets) table.answer(select(there));
      const [drawn] = table.of('ChosenAtRandom');
      expect(drawn).toMatchObject({ rule: '406.4' });
      expect(drawn!.data.among).toHaveLength(3);
      expect(table.zoneOf(drawn!.data.chosen[0]!.id as ObjectId)).toBe('graveyard');
    }
  });

  test('CR 702.143e: foretold cards are told apart from each other and from other face-down cards', () => {
    const foretold: Effect = { do: 'designate', as: 'foretold', what: result('hidden') };
    const { table, card, by } = exiled(hide(3), foretold, hide(1, 'more'));
    table.activate(by, select(card[2]!));
    expect([table.of('ChosenAtRandom'), table.zoneOf(card[2]!)]).toEqual([[], 'graveyard']);
  });

  test('CR 118.3: without such a card the cost can’t be paid', () => {
    const p = position();
    const by = p.battlefield(alice, processor);
    p.exile(alice, bear);
    const table = new Table(p);
    expect(() => table.activate(by)).toThrow('118.3');
  });
});
