import { expect, test } from '@jest/globals';
import {
  creature,
  draw,
  gainLife,
  keywords,
  sorcery,
  spell,
  twoFaced,
  type StaticAbility,
} from '@stacktrail/card-tree';
import {
  balm,
  bear,
  forest,
  mountain,
  order,
  pay,
  pick,
  select,
  alice,
  position,
  Table,
  pools,
} from '@stacktrail/test-kit';

const surging = sorcery('Surging', '{3}', spell(gainLife(1)), keywords('cascade'));

test('CR 702.85a: it exiles down to a cheaper nonland card, which may be cast for nothing; the rest goes below', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  p.library(alice, forest);
  p.library(alice, creature('Dear', '{3}', ['Ox'], 3, 3));
  const [found, below] = [p.library(alice, bear), p.library(alice, mountain)];
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Surging', 'Bear']);
  expect(table.of('LibraryOrderedAtRandom')).toHaveLength(1);
  expect([table.state.exile.length, table.state.players[alice]!.library[0]]).toEqual([0, below]);
  expect(table.state.players[alice]!.library).toHaveLength(3);
  table.passAll();
  expect(table.zoneOf(found)).toBe('battlefield');
});

test('CR 702.85a: what isn’t cast goes to the bottom with the rest', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  p.library(alice, bear);
  const below = p.library(alice, mountain);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('no'));
  expect(table.state.exile).toEqual([]);
  expect(table.state.players[alice]!.library[0]).toBe(below);
  expect(table.state.players[alice]!.library).toHaveLength(2);
});

test('CR 702.85a: the resulting spell must be cheaper too: not the other face of a card that is', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  const [light, heavy] = [sorcery('Light face', '{1}', spell(draw(0))), sorcery('Heavy face', '{6}', spell(draw(0)))];
  p.library(alice, twoFaced('modal', light, heavy));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Surging', 'Light face']);
});

test('CR 702.85c: each of several instances triggers by itself', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, sorcery('Twice', '{3}', spell(gainLife(1)), keywords('cascade', 'cascade')));
  const [one, two] = [p.library(alice, bear), p.library(alice, balm)];
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
  if (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 702.85b: what may be done as one cascades is done once the cards are exiled, before the last is cast', () => {
  const exiled = {
    objects: 'together',
    of: [
      { objects: 'result', label: 'cascaded' },
      { objects: 'result', label: 'passed' },
    ],
  } as const;
  const finding: StaticAbility = {
    kind: 'static',
    effects: [
      {
        static: 'as you act',
        action: 'cascade',
        effects: [
          {
            do: 'choose objects',
            who: { players: 'you' },
            from: { objects: 'matching', of: exiled, filter: { is: 'type', type: 'Land' } },
            min: 0,
            max: 1,
            label: 'found',
          },
          { do: 'move', what: { objects: 'result', label: 'found' }, to: { zone: 'battlefield', tapped: true } },
        ],
      },
    ],
  };
  const p = position(pools('GGG'));
  p.battlefield(alice, creature('Finder', '{G}', ['Elf'], 1, 1, finding));
  const card = p.hand(alice, surging);
  const [wood, , found] = [p.library(alice, forest), p.library(alice, mountain), p.library(alice, bear)];
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.question).toMatchObject({ kind: 'choose objects', candidates: [{}, {}] });
  table.answer(select(table.now(wood).id));
  expect([table.zoneOf(wood), table.zoneOf(found), table.question.kind]).toEqual(['battlefield', 'exile', 'may']);
  table.answer(pick('yes'));
  const library = table.state.players[alice]!.library.map((id) => table.object(id).printed.name);
  expect([table.stack, table.now(wood).tapped, library]).toEqual([['Surging', 'Bear'], true, ['Mountain']]);
});
