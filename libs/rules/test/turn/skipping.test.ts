import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  extraTurn,
  gainLife,
  loseLife,
  spell,
  sorcery,
  staticAbility,
  tapped,
  thisObject,
  triggered,
  untap,
  type Ability,
  type StaticAbility,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { pick, resolves, watching, alice, bob, position, type Position, Table, wastes } from '@stacktrail/test-kit';

function filled(p: Position, players: readonly PlayerId[] = [alice, bob]): Position {
  for (const player of players) for (let i = 0; i < 6; i++) p.library(player, wastes);
  return p;
}

const fast = watching(
  'Fast',
  staticAbility({ static: 'skip', who: 'you', what: 'draw', may: true, then: [gainLife(2)] }),
);

const vault: StaticAbility = {
  ...staticAbility({ static: 'skip', who: 'you', what: 'turn', may: true, then: [untap(thisObject)] }),
  condition: { if: 'matches', objects: thisObject, filter: tapped },
};

describe('CR 614.10b: what a player does for having skipped something', () => {
  function skippingDraw(answer: string) {
    const p = filled(
      position((state) => {
        state.step = 'upkeep';
        state.turn = 4;
      }),
    );
    p.battlefield(alice, fast);
    const table = new Table(p);
    table.passAll();
    expect([table.asked, table.question.rule]).toEqual(['may 0', '614.10']);
    table.answer(pick(answer));
    return table;
  }

  test('CR 614.10b: it happens first in the next step that occurs', () => {
    const table = skippingDraw('yes');
    expect([table.state.step, table.life(alice)]).toEqual(['precombat main', 22]);
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw')).toEqual([]);
    const kinds = table.facts
      .map(({ type }) => type)
      .filter((type) => ['Skipped', 'StepBegan', 'LifeGained'].includes(type));
    expect(kinds).toEqual(['Skipped', 'StepBegan', 'LifeGained']);
    expect(table.of('LifeGained')[0]?.rule).toBe('119.3');
    expect(table.fold()).not.toBe('');
  });

  test('CR 614.10: nobody has to', () => {
    const table = skippingDraw('no');
    expect([table.state.step, table.life(alice), table.of('Skipped')]).toEqual(['draw', 20, []]);
  });

  test('CR 614.10b: after a skipped turn, first in the next turn: before what else happens in its first step', () => {
    const p = filled(
      position((state) => {
        state.activePlayer = bob;
        state.step = 'end';
      }),
    );
    const lamp = p.battlefield(alice, artifact('Lamp', '', [], vault), { tapped: true });
    const table = new Table(p);
    table.passAll();
    expect([table.asked, table.state.activePlayer]).toEqual(['may 0', bob]);
    table.answer(pick('yes'));
    expect([table.state.activePlayer, table.state.step, table.object(lamp).tapped]).toEqual([bob, 'upkeep', false]);
    const [untapped] = table.of('Untapped');
    expect(table.state.begun).toEqual(['untap', 'upkeep']);
    const [turn] = table.of('TurnBegan');
    expect(untapped!.revision).toBeGreaterThan(turn!.revision);
    expect(table.of('StepBegan').find(({ data }) => data.step === 'upkeep')!.revision).toBeGreaterThan(
      untapped!.revision,
    );
  });

  test('CR 614.10: it isn’t asked where the condition doesn’t hold', () => {
    const p = filled(
      position((state) => {
        state.activePlayer = bob;
        state.step = 'end';
      }),
    );
    p.battlefield(alice, artifact('Lamp', '', [], vault));
    const table = new Table(p);
    table.passAll();
    expect([table.asked, table.state.activePlayer]).toEqual(['priority 0', alice]);
  });

  test('CR 614.10b: what is skipped as well doesn’t hold it up; what triggers in that step comes later', () => {
    const p = filled(
      position((state) => {
        state.step = 'upkeep';
        state.turn = 4;
      }),
    );
    const late: Ability = triggered({ on: 'beginning of step', step: 'precombat main', whose: 'you' }, loseLife(1));
    p.battlefield(alice, fast);
    p.battlefield(alice, watching('Late', late));
    p.battlefield(alice, watching('Again', staticAbility({ static: 'skip', who: 'you', what: 'draw' })));
    const table = new Table(p);
    table.passAll();
    table.answer(pick('yes'));
    expect([table.state.step, table.life(alice), table.stack]).toEqual(['precombat main', 22, ['ability of Late']]);
    expect(table.of('Skipped')).toHaveLength(1);
  });
});

describe('CR 614.10: extra turns alone', () => {
  test.each([
    ['opponent', bob, 1],
    ['opponent', alice, 0],
    ['any player', alice, 1],
  ] as const)('CR 614.10, 500.7: an extra turn is skipped for %s of player %i', (who, owner, skipped) => {
    const p = filled(position());
    p.battlefield(owner, watching('No time', staticAbility({ static: 'skip', who, what: 'turn', extra: true })));
    const more = p.hand(alice, sorcery('More', '', spell(extraTurn())));
    const table = new Table(p);
    resolves(table, more);
    table.passUntil('upkeep');
    expect(table.of('Skipped')).toHaveLength(skipped);
    expect(table.state.activePlayer).toBe(skipped === 1 ? bob : alice);
    if (skipped === 0) table.passUntil('upkeep');
    expect(table.state.activePlayer).toBe(bob); // their own turn is no extra turn
  });
});
