import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  dealDamage,
  instant,
  spell,
  target,
  targetPlayer,
  type CardDefinition,
  type Effect,
  type Filter,
  type TargetSpec,
} from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  bear,
  forest,
  object,
  pay,
  pick,
  player,
  select,
  divide,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';

const elf = creature('Elf', '{G}', ['Elf'], 1, 1);
const twoShots = instant(
  'Two shots',
  '',
  spell(target.any(), { ...target.any(), otherThan: [0] }, dealDamage(2), dealDamage(1)),
);

/** An instant that changes targets of the only other spell. */
function redirect(how: 'all' | 'one' | 'any' | 'choose new'): CardDefinition {
  const change: Effect = { do: 'change targets', who: { players: 'you' }, of: { objects: 'target', slot: 0 }, how };
  return instant('Redirect', '', spell(target.spell(), change));
}

interface Setting {
  readonly table: Table;
  readonly aimed: ObjectId;
  readonly ids: readonly ObjectId[];
}

/** Alice casts a spell with those targets; Bob answers with one that changes them. */
function setting(
  aimed: CardDefinition,
  how: 'all' | 'one' | 'any' | 'choose new',
  choose: (ids: readonly ObjectId[]) => readonly Ref[][],
): Setting {
  const p: Position = position();
  const card = p.hand(alice, aimed);
  const answer = p.hand(bob, redirect(how));
  const ids = [p.battlefield(bob, bear), p.battlefield(bob, elf), p.battlefield(alice, forest)];
  const table = new Table(p);
  table.cast(card, ...choose(ids).map((refs) => select(...refs)));
  while (table.asked.startsWith('pay') || table.asked.startsWith('activate')) table.answer(pay);
  const aimedId = table.state.stack[0]!;
  table.pass();
  table.cast(answer);
  return { table, aimed: aimedId, ids };
}

const aim = (...specs: readonly TargetSpec[]): CardDefinition => instant('Aim', '', spell(...specs, dealDamage(1)));
const targetsOf = (table: Table, id: ObjectId): readonly (readonly Ref[])[] => table.object(id).announced.targets;

describe('change targets', () => {
  test('CR 115.7a: “change the target”: to another legal one', () => {
    const { table, aimed, ids } = setting(aim(target.creature()), 'all', ([one]) => [[object(one!)]]);
    table.pass(2);
    expect(targetsOf(table, aimed)).toEqual([[object(ids[1]!)]]);
  });

  test('CR 115.7a: unchanged where there is no other; none changes where not all can', () => {
    const specs = [target.creature(), target.one({ is: 'type', type: 'Land' })];
    const { table, aimed, ids } = setting(aim(...specs), 'all', ([one]) => [[object(one!)]]);
    table.pass(2);
    expect(targetsOf(table, aimed)).toEqual([[object(ids[0]!)], [object(ids[2]!)]]);
  });

  test('CR 115.7b: “change a target”: one of them', () => {
    const specs = [target.creature(), target.creature()];
    const { table, aimed, ids } = setting(aim(...specs), 'one', ([one, two]) => [[object(one!)], [object(two!)]]);
    table.pass(2);
    table.answer(pick('2'));
    expect(targetsOf(table, aimed)).toEqual([[object(ids[0]!)], [object(ids[0]!)]]);
  });

  test('CR 115.7c: “change any targets”: any number of them', () => {
    const { table, aimed, ids } = setting(aim(target.any()), 'any', ([one]) => [[object(one!)]]);
    table.pass(2);
    table.answer(select(player(alice)));
    expect(targetsOf(table, aimed)).toEqual([[player(alice)]]);
    expect(ids).toHaveLength(3);
  });

  test('CR 115.7e: a target that depends on another is chosen by the final set of targets', () => {
    const theirs: Filter = { is: 'controlled by players', who: targetPlayer(0) };
    const { table, aimed, ids } = setting(aim(target.player(), target.one(theirs)), 'choose new', ([one]) => [
      [player(bob)],
      [object(one!)],
    ]);
    table.passAll();
    table.answer(select(player(alice)));
    expect(targetsOf(table, aimed)).toEqual([[player(alice)], [object(ids[2]!)]]);
  });

  test('CR 115.7d: “choose new targets”: a target may stay', () => {
    const { table, aimed, ids } = setting(aim(target.any()), 'choose new', ([one]) => [[object(one!)]]);
    table.pass(2);
    table.answer(select(ids[0]!));
    expect(targetsOf(table, aimed)).toEqual([[object(ids[0]!)]]);
  });

  test('CR 115.7e example: only the final set counts, so two targets can change places', () => {
    const { table, aimed, ids } = setting(twoShots, 'choose new', ([one, two]) => [[object(one!)], [object(two!)]]);
    table.pass(2);
    table.answers(select(ids[1]!), select(ids[0]!));
    expect(targetsOf(table, aimed)).toEqual([[object(ids[1]!)], [object(ids[0]!)]]);
  });

  test('CR 115.7f: the division stays', () => {
    const spec = { ...target.upTo(2, creatures), min: 2, divide: 3 };
    const p = position();
    const card = p.hand(alice, instant('Split', '', spell(spec, { do: 'deal divided damage', slot: 0 })));
    const answer = p.hand(bob, redirect('one'));
    const ids = [p.battlefield(bob, bear), p.battlefield(bob, elf), p.battlefield(alice, elf)];
    const table = new Table(p);
    table.cast(card, select(ids[0]!, ids[1]!), divide([ids[0]!, 1], [ids[1]!, 2]));
    const aimed = table.state.stack[0]!;
    table.pass();
    table.cast(answer);
    table.pass(2);
    table.answer(pick('1'));
    expect(table.object(aimed).announced).toMatchObject({
      targets: [[object(ids[2]!), object(ids[1]!)]],
      division: [[1, 2]],
    });
  });

  test('CR 115.8, 700.2f: the mode stays', () => {
    const modal: CardDefinition = instant('Modal', '', {
      kind: 'spell',
      choose: { min: 1, max: 1 },
      modes: [
        { targets: [target.creature()], effects: [dealDamage(1)] },
        { targets: [target.player()], effects: [dealDamage(1)] },
      ],
    });
    const p = position();
    const card = p.hand(alice, modal);
    const answer = p.hand(bob, redirect('all'));
    const ids = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
    const table = new Table(p);
    table.cast(card, pick('1'), select(ids[0]!));
    const aimed = table.state.stack[0]!;
    table.pass();
    table.cast(answer);
    table.pass(2);
    expect(table.object(aimed).announced).toMatchObject({ modes: [0], targets: [[object(ids[1]!)]] });
  });
});
