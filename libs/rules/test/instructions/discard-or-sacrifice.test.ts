import { expect, test } from '@jest/globals';
import { creatures, instant, land, mode, spell, type Amount, type Effect } from '@stacktrail/card-tree';
import {
  alice,
  bear,
  bob,
  choose,
  factsOf,
  giant,
  opponent,
  pick,
  position,
  Scene,
  Table,
  you,
} from '@stacktrail/test-kit';

const wood = land('Wood', ['Forest']);
const each = { players: 'each player' } as const;
const either = (filter: Extract<Effect, { do: 'discard or sacrifice' }>['filter'] = { is: 'anything' }): Effect => ({
  do: 'discard or sacrifice',
  who: each,
  filter,
  label: 'done',
});

test('CR 608.2d, 101.4: each player chooses in turn order what to do, then a card and a permanent go at once', () => {
  const scene = new Scene(
    mode(either()),
    { hand: [bear], battlefield: [wood] },
    { hand: [wood], battlefield: [giant] },
  );
  const mine = scene.ref('Bear');
  const theirs = scene.ref('Giant');
  const { questions, facts } = scene.follow({}, pick('discard'), choose(mine), pick('sacrifice'));
  expect(questions.map(({ player, kind }) => [player, kind])).toEqual([
    [you, 'choose an option'],
    [you, 'choose objects'],
    [opponent, 'choose an option'],
  ]);
  const moved = factsOf(facts, 'ObjectMoved').map(({ data }) => [data.object, data.manner, data.to, data.group]);
  expect(moved).toEqual([
    [mine.id, 'discard', 'graveyard', 0],
    [theirs.id, 'sacrifice', 'graveyard', 1],
  ]);
});

test('CR 608.2d: what is impossible can’t be chosen, and who can do neither does nothing', () => {
  const scene = new Scene(mode(either(creatures)), { battlefield: [bear, wood] }, { battlefield: [wood] });
  const { questions } = scene.follow();
  expect(questions).toEqual([]);
  expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Bear'], []]);
});

test('CR 608.2c: the land cards put into graveyards this way are counted, discarded and sacrificed alike', () => {
  const amount: Amount = {
    amount: 'how many',
    of: {
      objects: 'matching',
      of: { objects: 'put into graveyards', of: { objects: 'result', label: 'done' } },
      filter: { is: 'type', type: 'Land' },
    },
  };
  const p = position();
  p.battlefield(bob, wood);
  const held = p.hand(alice, wood);
  const id = p.hand(alice, instant('Text', '', spell(either(), { do: 'gain life', who: { players: 'you' }, amount })));
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  table.answer(choose({ is: 'object', id: held }));
  expect(table.life(alice)).toBe(22);
});
