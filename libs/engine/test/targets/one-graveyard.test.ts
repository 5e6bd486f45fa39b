import { describe, expect, test } from '@jest/globals';
import { draw, sorcery, spell, target, type Effect, type TargetSpec } from '@stacktrail/card-tree';
import { order, select, bear, elf, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

const cards: TargetSpec = {
  ...target.cardInGraveyard({ is: 'anything' }),
  min: 0,
  max: 2,
  together: [{ all: 'share', quality: 'owner' }],
};
const slot = { objects: 'target', slot: 0 } as const;
const onTop: Effect = { do: 'put into library', what: slot, position: 'top', order: 'any', who: { players: 'you' } };
const ownerDraws: Effect = {
  do: 'delayed trigger',
  ability: {
    kind: 'triggered',
    event: { on: 'beginning of step', step: 'upkeep', whose: 'each player' },
    modes: [{ targets: [], effects: [draw(1, { players: 'owner of', objects: { objects: 'kept' } })] }],
  },
  keep: slot,
};

describe('cards of a single graveyard', () => {
  test('CR 115.1, 404.2: targets that must be of one graveyard are all one player’s', () => {
    const p = position();
    const [mine, theirs, another] = [p.graveyard(alice, bear), p.graveyard(bob, bear), p.graveyard(bob, forest)];
    const aim = p.hand(alice, sorcery('Aim', '', spell(cards, onTop)));
    expect(() => new Table(p).cast(aim, select(mine, theirs))).toThrow('together');
    const table = new Table(p);
    table.cast(aim, select(theirs, another));
    expect(table.stack).toHaveLength(1);
  });

  test('CR 401.4, 603.7c: you arrange them in their owner’s library; that player draws in the next turn’s upkeep', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    for (const seat of [alice, bob]) for (let i = 0; i < 4; i++) p.library(seat, forest);
    const [one, two] = [p.graveyard(bob, bear), p.graveyard(bob, elf)];
    const card = p.hand(alice, sorcery('Bauble', '', spell(cards, onTop, ownerDraws)));
    const table = new Table(p);
    table.cast(card, select(one, two));
    table.passAll();
    const { question } = table;
    expect([question.kind, question.player]).toEqual(['order cards', alice]);
    if (question.form !== 'order') throw new Error('no order is asked for');
    table.answer(order(...question.options.map(({ key }) => key).reverse()));
    expect(table.state.delayed).toHaveLength(1);
    const [handOfBob, handOfAlice] = [bob, alice].map((seat) => table.state.players[seat]!.hand.length);
    table.passUntil('upkeep');
    table.passAll();
    expect(table.state.players[bob]!.hand).toHaveLength(handOfBob! + 1);
    expect(table.state.players[alice]!.hand).toHaveLength(handOfAlice!);
  });
});
