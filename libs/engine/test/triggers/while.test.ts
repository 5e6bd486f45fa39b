import { expect, test } from '@jest/globals';
import { artifact, create, creatureToken, gainLife, triggered, type TriggerEvent } from '@stacktrail/card-tree';
import { doing, watching, alice, position, Table } from '@stacktrail/test-kit';

const entersWhileArtifact: TriggerEvent = {
  on: 'enters',
  what: {
    is: 'all',
    of: [
      { is: 'type', type: 'Creature' },
      {
        is: 'where',
        condition: {
          if: 'control',
          who: { players: 'you' },
          filter: { is: 'type', type: 'Artifact' },
          compare: 'at least',
          count: 1,
        },
      },
    ],
  },
};

test('CR 603.2: “while” is asked as the event happens', () => {
  for (const [relics, life] of [
    [0, 20],
    [1, 21],
  ] as const) {
    const p = position();
    p.battlefield(alice, watching('Watch', triggered(entersWhileArtifact, gainLife(1))));
    for (let i = 0; i < relics; i++) p.battlefield(alice, artifact('Relic', '{1}', []));
    const made = p.hand(alice, doing(create(1, creatureToken(1, 1, ['G'], ['Elf']))));
    const table = new Table(p);
    table.cast(made);
    table.passAll();
    if (table.stack.length > 0) table.passAll();
    expect(table.state.players[alice]!.life).toBe(life);
  }
});
