import { describe, expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import { alice, bob, pools, position, readCard, Table } from '@stacktrail/test-kit';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

const notes = (limit: string) => readCard(artifact('Notes', '{1}', []), `{0}: You gain 1 life. ${limit}`);

/** Whether each player can activate the ability of Alice’s permanent, in a step of that player’s turn. */
function able(limit: string, step: GameState['step'], turnOf: PlayerId): readonly boolean[] {
  return [alice, bob].map((priority) => {
    const p = position((state) => {
      state.step = step;
      state.activePlayer = turnOf;
      state.priority = priority;
    });
    const source = p.battlefield(alice, notes(limit));
    return new Table(p).options(source).length > 0;
  });
}

describe('CR 602.5: who may activate an ability, and when', () => {
  test('any player, but only during their turn', () => {
    const limit = 'Any player may activate this ability but only during their turn.';
    expect(able(limit, 'upkeep', alice)).toEqual([true, false]);
    expect(able(limit, 'upkeep', bob)).toEqual([false, true]);
  });

  test('any player, but only during their draw step', () => {
    const limit = 'Any player may activate this ability but only during their draw step.';
    expect(able(limit, 'draw', bob)).toEqual([false, true]);
    expect(able(limit, 'upkeep', bob)).toEqual([false, false]);
  });

  test('during their turn, but not in the end step', () => {
    const limit = 'Any player may activate this ability but only during their turn before the end step.';
    expect(able(limit, 'postcombat main', bob)).toEqual([false, true]);
    expect(able(limit, 'end', bob)).toEqual([false, false]);
  });

  test('CR 602.5d: only opponents, as a sorcery', () => {
    const limit = 'Only your opponents may activate this ability and only as a sorcery.';
    expect(able(limit, 'precombat main', bob)).toEqual([false, true]);
    expect(able(limit, 'upkeep', bob)).toEqual([false, false]);
    expect(able(limit, 'precombat main', alice)).toEqual([false, false]);
  });

  test('not during combat', () => {
    const limit = "You can't activate this ability during combat.";
    expect(able(limit, 'declare attackers', alice)).toEqual([false, false]);
    expect(able(limit, 'postcombat main', alice)).toEqual([true, false]);
  });

  test('CR 113.6m: a card puts itself onto the battlefield from the zone that its ability names', () => {
    const hidden = readCard(
      creature('Diver', '{3}', [], 2, 2),
      '{0}: Put this card from your hand onto the battlefield.',
    );
    const lost = readCard(
      creature('Wreck', '{3}', [], 2, 2),
      '{0}: Put this card from exile onto the battlefield tapped.',
    );
    const led = readCard(
      creature('Chief', '{3}', [], 2, 2),
      '{0}: Put this card onto the battlefield from the command zone.',
    );
    const p = position(pools('', ''));
    const cards = [p.hand(alice, hidden), p.exile(alice, lost), p.command(alice, led)];
    const elsewhere = [p.exile(alice, hidden), p.hand(alice, lost), p.graveyard(alice, led)];
    const table = new Table(p);
    expect(elsewhere.map((card) => table.options(card).filter((action) => action.do === 'activate'))).toEqual([
      [],
      [],
      [],
    ]);
    for (const card of cards) {
      table.activate(card);
      table.passAll();
    }
    const now = cards.map((card) => table.now(card));
    expect(now.map(({ zone, tapped }) => [zone, tapped])).toEqual([
      ['battlefield', false],
      ['battlefield', true],
      ['battlefield', false],
    ]);
  });
});
