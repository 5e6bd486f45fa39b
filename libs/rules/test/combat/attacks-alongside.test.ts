import { describe, expect, test } from '@jest/globals';
import { artifact, creature, type CardDefinition } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, object, pick, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const plain = artifact('Walker', '{3}', []);
const walker: CardDefinition = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3 }] };
const mate = readCard(
  creature('Mate', '{4}', ['Minotaur'], 5, 5),
  'Whenever an opponent attacks with one or more creatures, if this creature is tapped, you may have that opponent gain control of this creature until end of combat. If you do, choose a player or planeswalker that opponent is attacking. This creature is attacking that player or planeswalker.',
);

/** Bob's turn: he attacks carol and her planeswalker; alice's creature may join. */
function joining(tapped: boolean): { table: Table; id: ObjectId; theirs: ObjectId } {
  const p = position((state) => {
    state.step = 'beginning of combat';
    state.activePlayer = bob;
    state.turnOrderAt = bob;
  }, 3);
  const id = p.battlefield(alice, mate, { tapped });
  const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const theirs = p.battlefield(carol, walker, { counters: { loyalty: 3 } });
  p.battlefield(alice, walker, { counters: { loyalty: 3 } });
  const table = new Table(p);
  table.passAll();
  table.answer({
    form: 'attack',
    attacks: [
      { attacker: one, defender: player(carol) },
      { attacker: two, defender: object(theirs) },
    ],
  });
  return { table, id, theirs };
}

describe('CR 508.4: a creature attacks what another player’s creatures attack', () => {
  test('you choose among what they attack; it goes back at end of combat', () => {
    const { table, id, theirs } = joining(true);
    table.passAll();
    table.answer(pick('yes'));
    expect(table.question).toMatchObject({ player: alice, candidates: [player(carol), object(theirs)] });
    table.answer(select(object(theirs)));
    expect(table.state.combat?.attackers.at(-1)).toMatchObject({ object: id, defender: object(theirs) });
    expect([table.object(id).controller, table.object(id).tapped]).toEqual([bob, true]);
    table.passAll();
    while (table.question.form !== 'action') table.answer({ form: 'block', blocks: [] });
    table.passUntil('postcombat main');
    expect([table.object(id).controller, table.zoneOf(theirs)]).toEqual([alice, 'graveyard']);
  });

  test('CR 603.4: an untapped one does nothing', () => {
    const { table } = joining(false);
    expect(table.stack).toEqual([]);
  });
});
