import { expect, test } from '@jest/globals';
import { creature, each, foretell, gainLife, land, sorcery, spell, triggered } from '@stacktrail/card-tree';
import { exiledFaceDown } from '@stacktrail/game-state';
import { forest, healing, act, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const vision = sorcery('Vision', '{5}', spell(gainLife(4)), foretell('{U}'));

test('CR 702.143a, 702.143b: for {2} it is exiled face down, and cast in a later turn for its foretell cost', () => {
  const p = position(pools('GG'));
  const card = p.hand(alice, vision, { knownTo: 1 });
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const source = p.battlefield(alice, land('Island', ['Island']));
  const table = new Table(p);
  const special = table.options(card).find((action) => action.do === 'special')!;
  table.answers(act(special), pay);
  expect([table.zoneOf(card), table.stack]).toEqual(['exile', []]);
  const { id, faceDown, knownTo } = table.now(card);
  expect([faceDown !== null, knownTo]).toEqual([true, 1]);
  expect(table.options(id)).toEqual([]); // not in the same turn
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  table.passUntil('precombat main');
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'foretell' }]);
  table.castVia('foretell', id, table.use(source), pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([24, 'graveyard']);
});

test('CR 702.143a: only in one’s own turn', () => {
  const p = position((state) => {
    pools('', 'GG')(state);
  });
  const card = p.hand(bob, vision);
  const table = new Table(p);
  table.pass();
  expect(table.options(card)).toEqual([]);
});

test('CR 702.143c: to foretell a card is the special action; abilities trigger on it', () => {
  const p = position(pools('GG'));
  const card = p.hand(alice, vision);
  const seer = creature(
    'Seer',
    '{U}',
    ['Wizard'],
    1,
    1,
    triggered({ on: 'keyword action', action: 'foretell', who: 'you' }, gainLife(1)),
  );
  p.battlefield(alice, seer);
  const table = new Table(p);
  const special = table.options(card).find((action) => action.do === 'special')!;
  table.answers(act(special), pay);
  expect(table.stack).toEqual(['ability of Seer']);
});

test('CR 702.143c: a spell that was a foretold card was foretold, and so was the permanent that it becomes', () => {
  const foretold = { name: 'foretold' as const, player: null, value: 0, until: null, turn: 1 };
  const p = position(pools('U'));
  const card = p.exile(alice, creature('Foretold one', '{5}', ['Giant'], 3, 3, foretell('{U}')), {
    designations: [foretold],
  });
  const table = new Table(p);
  table.castVia('foretell', card, pay);
  expect(table.now(card).designations).toMatchObject([{ name: 'foretold' }]);
  table.passAll();
  expect([table.zoneOf(card), table.now(card).designations.length]).toEqual(['battlefield', 1]);
});

test('CR 702.143d: a card in exile that becomes foretold may be looked at by its owner, and cast for the cost it is given after this turn', () => {
  const it = { objects: 'result', label: 'hidden' } as const;
  const p = position(pools('U'));
  const card = p.hand(alice, healing);
  const mind = p.hand(
    alice,
    sorcery(
      'Mind',
      '',
      spell(
        {
          do: 'move',
          what: each({ is: 'named', name: 'Healing' }, 'hand'),
          to: { zone: 'exile', faceDown: 'effect' },
          label: 'hidden',
        },
        { do: 'designate', as: 'foretold', what: it },
        {
          do: 'apply',
          to: it,
          changes: [{ change: 'add abilities', abilities: [foretell('{1}{U}')] }],
          until: 'rest of the game',
        },
      ),
    ),
  );
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  p.battlefield(alice, land('Island', ['Island']));
  const table = new Table(p);
  table.cast(mind);
  table.passAll();
  const { id, knownTo } = table.now(card);
  expect([table.zoneOf(card), knownTo & 1, table.options(id)]).toEqual(['exile', 1, []]);
  for (let i = 0; i < 4 && table.state.turn < 5; i++) table.passUntil('upkeep');
  table.passUntil('precombat main');
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'foretell' }]);
});

test('CR 702.143f: as their owner leaves the game, face-down foretold cards are revealed', () => {
  const foretold = { name: 'foretold' as const, player: null, value: 0, until: null, turn: 1 };
  const p = position(() => {}, 3);
  const card = p.exile(bob, vision, { designations: [foretold], knownTo: 2, faceDown: exiledFaceDown });
  const table = new Table(p);
  const result = table.live.concede(bob);
  const revealed = 'events' in result ? result.events.filter(({ type }) => type === 'CardsRevealed') : [];
  expect(revealed.map(({ rule, data }) => [rule, data])).toMatchObject([
    ['702.143f', { player: bob, objects: [card] }],
  ]);
});
