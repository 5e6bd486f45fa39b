import { expect, test } from '@jest/globals';
import {
  anything,
  draw,
  gainLife,
  instant,
  miracle,
  result,
  sorcery,
  spell,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { seatBit } from '@stacktrail/game-events';
import { pay, pick, forest, alice, bob, position, Table, pools, playerIs, select, object } from '@stacktrail/test-kit';
import { decisionView } from '@stacktrail/views';

const wonder = sorcery('Wonder', '{6}', spell(gainLife(5)), miracle('{W}'));
const study = sorcery('Study', '', spell(draw(1)));
const studies = sorcery('Studies', '', spell(draw(2)));

function drawing(card = study, top: readonly CardDefinition[] = [wonder], change = pools('W')) {
  const p = position(change);
  const cast = p.hand(alice, card);
  const ids = top.map((each) => p.library(alice, each, { knownTo: 0 }));
  const table = new Table(p);
  table.cast(cast);
  table.passAll();
  return { table, id: ids[0]! };
}

test('CR 702.94a: the first card drawn in a turn may be revealed, and then be cast for its miracle cost', () => {
  const { table, id } = drawing();
  expect(table.question).toMatchObject({ kind: 'may', rule: '702.94a', player: alice });
  table.answer(pick('yes'));
  expect(table.of('CardsRevealed')).toHaveLength(1);
  expect(table.stack).toEqual(['ability of Wonder']);
  table.passAll();
  table.answers(pick('yes'), pay);
  expect([table.stack, table.pool(alice)]).toEqual([['Wonder'], '']);
  table.passAll();
  expect([table.life(alice), table.zoneOf(id)]).toEqual([25, 'graveyard']);
});

test('CR 702.94a: a card that isn’t revealed stays hidden in the hand', () => {
  const { table, id } = drawing();
  table.answer(pick('no'));
  expect([table.stack, table.zoneOf(id), table.now(id).knownTo]).toEqual([[], 'hand', 1]);
});

test('CR 702.94a: not the second card of a turn', () => {
  const { table } = drawing(study, [wonder], (state) => {
    pools('W')(state);
    playerIs(alice, { cardsDrawnThisTurn: 1 })(state);
  });
  expect(table.question.kind).toBe('priority');
  const twice = drawing(studies, [forest, wonder]);
  expect(twice.table.question.kind).toBe('priority');
});

test('CR 702.94a: it is revealed as it is drawn, before the next card is', () => {
  const { table } = drawing(studies, [wonder, forest]);
  table.answer(pick('yes'));
  const story = table.facts.filter(({ type }) => type === 'ObjectMoved' || type === 'CardsRevealed');
  expect(story.map(({ type }) => type).slice(-4)).toEqual([
    'ObjectMoved',
    'CardsRevealed',
    'ObjectMoved',
    'ObjectMoved',
  ]);
});

test('CR 702.94a: a card that has left the hand isn’t cast', () => {
  const p = position(pools('W'));
  const cast = p.hand(alice, study);
  const id = p.library(alice, wonder);
  const rid = p.hand(
    bob,
    instant('Rid', '', spell({ do: 'discard', who: { players: 'each opponent' }, count: 'hand' })),
  );
  const table = new Table(p);
  table.cast(cast);
  table.passAll();
  table.answer(pick('yes'));
  table.pass();
  table.cast(rid);
  table.passAll();
  expect([table.zoneOf(id), table.stack]).toEqual(['graveyard', ['ability of Wonder']]);
  table.passAll();
  expect([table.stack, table.question.kind]).toEqual([[], 'priority']);
});

test('CR 702.94b: everyone sees the card while it is in the hand', () => {
  const { table, id } = drawing();
  table.answer(pick('yes'));
  expect([table.zoneOf(id), table.now(id).knownTo]).toEqual(['hand', 3]);
});

test('CR 121.9, 702.94a: the prompt to reveal it names the card, and only its player sees that', () => {
  const { table } = drawing();
  expect(table.question).toMatchObject({ prompt: 'Reveal Wonder as you draw it?', seenBy: seatBit(alice) });
  const views = [alice, bob].map((seat) => decisionView(table.live.pending!, table.state, { seat }));
  expect(views.map((view) => JSON.stringify(view).includes('Wonder'))).toEqual([true, false]);
  table.answer(pick('no'));
  expect(table.of('DecisionMade').at(-1)?.data.seenBy).toBe(seatBit(alice));
});

test('CR 400.7, 702.94a: a revealed card that was mixed up with others of the hand is the same object', () => {
  const putBack: Effect[] = [
    {
      do: 'choose objects',
      who: you,
      from: { objects: 'each', filter: anything, zone: 'hand', of: you },
      min: 1,
      max: 1,
      label: 'back',
    },
    { do: 'move', what: result('back'), to: { zone: 'library', position: 'top' } },
  ];
  const look = sorcery('Look', '', spell(draw(2), ...putBack));
  const { table } = drawing(look, [wonder, forest], (state) => {
    pools('W')(state);
    state.setup = { ...state.setup!, handNumbers: 64 };
  });
  table.answer(pick('yes'));
  const inHand = table.state.players[alice]!.hand.find((id) => table.object(id).printed.name === forest.faces[0].name)!;
  table.answer(select(object(inHand)));
  expect(table.of('CardsRenumbered')).toHaveLength(1);
  expect(table.stack).toEqual(['ability of Wonder']);
  table.passAll();
  table.answers(pick('yes'), pay);
  expect(table.stack).toEqual(['Wonder']);
});
