import { expect, test } from '@jest/globals';
import { activated, artifact, type Effect, type PlayPermission } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pick, playerIs, position, Table } from '@stacktrail/test-kit';

function played(permit: PlayPermission['permit']): Effect {
  return {
    do: 'may',
    who: { players: 'you' },
    effects: [
      {
        do: 'cast',
        who: { players: 'you' },
        what: { objects: 'top of library', of: { players: 'you' }, count: 1 },
        how: { permit, filter: { is: 'anything' }, pay: 'nothing' },
      },
    ],
  };
}

const vault = (permit: PlayPermission['permit']) => artifact('Vault', '', [], activated([], played(permit)));

function after(permit: PlayPermission['permit'], top: typeof forest, own = true, landsPlayedThisTurn = 0) {
  const p = position(playerIs(alice, { landsPlayedThisTurn }));
  const who = own ? alice : bob;
  const source = p.battlefield(who, vault(permit));
  const card = p.library(who, top);
  const table = new Table(p);
  if (!own) table.pass();
  table.activate(source);
  table.passAll();
  if (table.question.form === 'pick') table.answer(pick('yes'));
  return { table, card };
}

test('CR 608.2g, 305.1: a land that an effect lets a player play now is played', () => {
  const { table, card } = after('play', forest);
  expect(table.zoneOf(card)).toBe('battlefield');
  expect(table.of('LandPlayed')).toMatchObject([{ data: { player: alice } }]);
});

test('CR 608.2g: a spell is cast then, without paying its mana cost', () => {
  const { table, card } = after('play', bear);
  expect(table.zoneOf(card)).toBe('stack');
});

test('CR 305.9: what may only be cast is no land', () => {
  const { table, card } = after('cast', forest);
  expect(table.zoneOf(card)).toBe('library');
});

test('CR 305.2b: a player who has played the lands of this turn plays no other so', () => {
  const { table, card } = after('play', forest, true, 1);
  expect(table.zoneOf(card)).toBe('library');
});

test('CR 305.3: nor does a player in another player’s turn', () => {
  const { table, card } = after('play', forest, false);
  expect(table.zoneOf(card)).toBe('library');
});
