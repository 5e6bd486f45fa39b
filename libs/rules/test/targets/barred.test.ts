import { describe, expect, test } from '@jest/globals';
import { enchant, enchantment, instant, type CardDefinition, type Color } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const grow = readCard(
  instant('Grow', '', []),
  "Target creature can't be the target of spells or abilities your opponents control this turn.",
);
const veil = readCard(
  instant('Veil', '', []),
  "Spells you control can't be countered by blue or black spells this turn, and creatures you control can't be the targets of blue or black spells this turn.",
);

function denial(color: Color): CardDefinition {
  const { faces, ...card } = readCard(instant('Denial', '', []), 'Counter target spell.');
  return { ...card, faces: [{ ...faces[0], colorIndicator: [color] }] };
}

describe('CR 101.2, 115.4: a creature that can’t be a target', () => {
  test('of spells that opponents control; its controller’s own can target it', () => {
    const p = position();
    const [shielded, other] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const [spell, mine, theirs] = [p.hand(alice, grow), p.hand(alice, grow), p.hand(bob, grow)];
    const table = new Table(p);
    table.cast(spell, select(shielded));
    table.passAll();
    table.pass();
    table.cast(theirs); // Only the other one can be chosen.
    const { targets } = table.object(table.state.stack[0]!).announced;
    expect(targets).toEqual([[expect.objectContaining({ id: other })]]);
    table.passAll();
    table.cast(mine); // The other one can't be a target of alice's spells now.
    expect(table.object(table.state.stack[0]!).announced.targets).toEqual([
      [expect.objectContaining({ id: shielded })],
    ]);
  });

  test('a spell that had targeted it before does nothing', () => {
    const p = position();
    const shielded = p.battlefield(alice, bear);
    const [spell, fire] = [
      p.hand(alice, grow),
      p.hand(bob, readCard(instant('Fire', '', []), 'Destroy target creature.')),
    ];
    const table = new Table(p);
    table.pass();
    table.cast(fire);
    table.pass();
    table.cast(spell);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(shielded)).toBe('battlefield');
  });
});

describe('CR 101.2, 701.6: a spell that can’t be countered by some spells', () => {
  function zoneAgainst(color: Color): string {
    const p = position();
    const [first, spell, counter] = [p.hand(alice, veil), p.hand(alice, zap), p.hand(bob, denial(color))];
    const table = new Table(p);
    table.cast(first);
    table.passAll();
    table.cast(spell, select({ is: 'player', id: bob }));
    table.pass();
    table.cast(counter);
    table.passAll();
    return table.zoneOf(spell);
  }

  test('blue ones don’t counter it, red ones do', () => {
    expect([zoneAgainst('U'), zoneAgainst('R')]).toEqual(['stack', 'graveyard']);
  });
});

test('CR 303.4b: Curses that are attached to you are destroyed, others not', () => {
  const p = position();
  const curse = enchantment('Curse', '{B}', ['Aura', 'Curse'], enchant('player'));
  const [mine, theirs] = [alice, bob].map((player) => p.battlefield(bob, curse, { attachedToPlayer: player }));
  const spell = p.hand(alice, readCard(instant('Relief', '', []), 'Destroy all Curses attached to you.'));
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect([table.zoneOf(mine!), table.zoneOf(theirs!)]).toEqual(['graveyard', 'battlefield']);
});
