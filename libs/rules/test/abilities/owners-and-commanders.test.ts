import { expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creature,
  each,
  instant,
  spell,
  type Condition,
  type Effect,
  type TargetSpec,
} from '@stacktrail/card-tree';
import { alice, bob, forest, position, Table } from '@stacktrail/test-kit';

const isOwner: Condition = {
  if: 'are players',
  who: { players: 'that player' },
  among: { players: 'owner of', objects: { objects: 'this' } },
};

test('CR 115.1: the only target is a player other than the owner', () => {
  const anotherPlayer: TargetSpec = {
    kind: 'player',
    filter: { is: 'anything' },
    playerWho: { if: 'not', of: isOwner },
    min: 1,
    max: 1,
  };
  const gains: Effect = {
    do: 'apply',
    to: { objects: 'this' },
    changes: [{ change: 'control', to: { players: 'target', slot: 0 } }],
    until: 'rest of the game',
  };
  const p = position();
  const crown = p.battlefield(alice, artifact('Crown', '{3}', [], activated([], anotherPlayer, gains)));
  const table = new Table(p);
  table.answer(table.use(crown));
  expect(table.question.kind).toBe('priority');
  table.passAll();
  expect(table.object(crown).controller).toBe(bob);
});

test('CR 903.9: a commander is returned from the battlefield to the command zone', () => {
  const vacuum = instant(
    'Vacuum',
    '',
    spell({
      do: 'move',
      to: { zone: 'command' },
      what: each({ is: 'designated', as: 'commander' }),
    }),
  );
  const p = position();
  const leader = p.battlefield(bob, creature('Leader', '{1}', ['Human'], 2, 2));
  const other = p.battlefield(bob, creature('Other', '{1}', ['Human'], 2, 2));
  p.leads(leader);
  const card = p.hand(alice, vacuum);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([table.zoneOf(leader), table.zoneOf(other)]).toEqual(['command', 'battlefield']);
});

test('CR 406.3: who may look at a card that is exiled face down sees it there, and plays it', () => {
  const exile: Effect = {
    do: 'move',
    what: { objects: 'top of library', of: { players: 'each opponent' }, count: 1 },
    to: { zone: 'exile', faceDown: 'effect' },
    label: 'moved',
  };
  const play = (look: boolean): Effect => ({
    do: 'may play',
    who: { players: 'you' },
    what: { objects: 'result', label: 'moved' },
    how: { permit: 'play', filter: { is: 'anything' } },
    until: 'rest of the game',
    ...(look && { look }),
  });
  const seesIt = (look: boolean): boolean => {
    const p = position();
    const top = p.library(bob, forest, { knownTo: 0 });
    const card = p.hand(alice, instant('Theft', '', spell(exile, play(look))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.zoneOf(top)).toBe('exile');
    return (table.now(top).knownTo & (1 << alice)) !== 0;
  };
  expect([seesIt(true), seesIt(false)]).toEqual([true, false]);
});
