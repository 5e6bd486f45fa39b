import { describe, expect, test } from '@jest/globals';
import { creature, instant, mode, spell, type Effect } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import {
  attackWith,
  blockWith,
  select,
  alice,
  bob,
  position,
  factsOf,
  Table,
  choose,
  Scene,
  you,
  bear,
  giant,
  wastes,
} from '@stacktrail/test-kit';

const rat = creature('Rat', '{B}', ['Rat'], 1, 1);
const tempts: Effect = { do: 'the Ring tempts you' };
const times = (count: number): readonly Effect[] => Array.from({ length: count }, () => tempts);

describe('the Ring tempts you', () => {
  test('CR 701.54a, 701.54b: a creature you control becomes your Ring-bearer, until another does', () => {
    const scene = new Scene(mode(tempts, tempts), { battlefield: [bear, rat] }, { battlefield: [giant] });
    const { questions } = scene.follow({}, choose(scene.ref('Bear')), choose(scene.ref('Rat')));
    expect(questions.map((question) => question.form === 'select' && question.candidates.length)).toEqual([2, 2]);
    expect(scene.object('Bear').designations).toEqual([]);
    expect(scene.object('Rat').designations).toMatchObject([{ name: 'Ring-bearer', player: you }]);
  });

  test('CR 701.54a: until another player gains control of it', () => {
    const p = position();
    const id = p.battlefield(alice, bear);
    const tempt = p.hand(alice, instant('Tempt', '{0}', spell(tempts)));
    const steal: Effect = {
      do: 'apply',
      to: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
      changes: [{ change: 'control', to: { players: 'you' } }],
      until: 'this turn',
    };
    const take = p.hand(bob, instant('Take', '{0}', spell(steal)));
    const table = new Table(p);
    table.cast(tempt);
    table.passAll();
    expect(table.object(id).designations).toMatchObject([{ name: 'Ring-bearer' }]);
    table.pass();
    table.cast(take);
    table.passAll();
    expect([table.object(id).controller, table.object(id).designations]).toEqual([bob, []]);
  });

  test('CR 701.54c: the emblem comes once', () => {
    const scene = new Scene(mode(...times(3)), { battlefield: [bear] }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'EmblemCreated')).toHaveLength(1);
    expect(scene.game.state.command.map((id) => scene.game.state.objects.get(id)?.printed.name)).toEqual(['The Ring']);
  });

  test('CR 701.54d: it tempts you even where you control no creature', () => {
    const scene = new Scene(mode(tempts), {}, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'KeywordActionTaken')).toMatchObject([
      { rule: '701.54a', data: { player: you, action: 'the Ring tempts you', object: 0 } },
    ]);
    expect(scene.game.state.command).toHaveLength(1);
  });
});

/** Alice attacks Bob with a Bear that is her Ring-bearer, the Ring having tempted her that often. */
function attacking(
  often: number,
  ...blockers: readonly (typeof bear)[]
): { table: Table; id: ObjectId; theirs: ObjectId[] } {
  const p = position();
  for (let i = 0; i < 5; i++) for (const seat of [alice, bob]) p.library(seat, wastes);
  const id = p.battlefield(alice, bear);
  const theirs = blockers.map((card) => p.battlefield(bob, card));
  const card = p.hand(alice, instant('Tempt', '{0}', spell(...times(often))));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, id));
  return { table, id, theirs };
}

describe('CR 701.54c: what the Ring does', () => {
  test('CR 701.54c: your Ring-bearer is legendary', () => {
    const { table, id } = attacking(1);
    expect(characteristicsOf(table.state, table.object(id)).supertypes).toEqual(['Legendary']);
    expect(table.stack).toEqual([]);
  });

  test('CR 701.54c: creatures with greater power can’t block it, others can', () => {
    const { table, id, theirs } = attacking(1, giant, rat);
    table.passUntil('declare blockers');
    const { question } = table;
    expect(question.form === 'block' && question.blockers).toEqual([{ object: theirs[1], attackers: [id] }]);
  });

  test('CR 701.54c: tempted twice, you draw and discard as it attacks', () => {
    const { table } = attacking(2);
    table.passAll();
    if (table.question.form === 'select') table.answer(select(...table.question.candidates.slice(0, 1)));
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw')).toHaveLength(1);
    expect(table.state.players[0]!.graveyard.length).toBe(2);
  });

  test('CR 701.54c: tempted three times, a creature that blocks it is sacrificed at end of combat', () => {
    const { table, id, theirs } = attacking(3, rat);
    table.passAll();
    if (table.question.form === 'select') table.answer(select(...table.question.candidates.slice(0, 1)));
    table.passUntil('declare blockers');
    table.answer(blockWith([theirs[0]!, id]));
    expect(table.stack).toEqual(['ability of The Ring']);
    table.passAll();
    table.passUntil('end of combat');
    expect(table.zoneOf(theirs[0]!)).toBe('graveyard');
  });

  test('CR 701.54c: tempted four times, combat damage to a player costs each opponent 3 life', () => {
    const { table } = attacking(4);
    table.passAll();
    if (table.question.form === 'select') table.answer(select(...table.question.candidates.slice(0, 1)));
    table.passUntil('combat damage');
    table.passAll();
    expect(table.life(bob)).toBe(15);
  });
});
