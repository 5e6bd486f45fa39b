import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bear, bob, plainState, position, readCard, select, Table } from '@stacktrail/test-kit';

const lucky = readCard(
  creature('Lucky', '', ['Warrior'], 2, 2),
  "When Lucky dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return Lucky from exile to the battlefield under its owner's control.",
);
const doom = readCard(instant('Doom', ''), 'Destroy target creature.');
const away = readCard(instant('Away', ''), 'Exile target creature.');
const rest = readCard(instant('Rest', ''), "Exile target player's graveyard.");

/** Casts a spell at that target, which is asked for only where there are several. */
function castAt(table: Table, card: ObjectId, target: ObjectId): void {
  table.cast(card);
  if (table.question.form === 'select') table.answer(select(target));
  table.passAll();
}

/** Lucky dies, its ability has that target, and then these spells are cast at these targets. */
function play(first: typeof doom, response: typeof rest | null): { table: Table; lucky: ObjectId; prey: ObjectId } {
  const p = position();
  const [hero, prey] = [p.battlefield(alice, lucky), p.battlefield(bob, bear)];
  const [kill, leave] = [p.hand(alice, doom), p.hand(alice, first)];
  const answer = response === null ? null : p.hand(alice, response);
  const table = new Table(p);
  castAt(table, kill, hero);
  if (table.question.form === 'select') table.answer(select(prey));
  if (answer !== null) {
    table.cast(answer, { form: 'select', chosen: [{ is: 'player', id: alice }] });
    table.passAll();
  }
  table.passAll();
  expect(table.zoneOf(hero)).toBe('exile');
  castAt(table, leave, prey);
  while (table.stack.length > 0) table.passAll();
  expect(table.fold()).toBe(plainState(table.state));
  return { table, lucky: hero, prey };
}

test('CR 603.7c, 607.2a: the card returns when the creature leaves, wherever that goes', () => {
  const died = play(doom, null);
  expect([died.table.zoneOf(died.lucky), died.table.zoneOf(died.prey)]).toEqual(['battlefield', 'graveyard']);
  const exiled = play(away, null);
  expect([exiled.table.zoneOf(exiled.lucky), exiled.table.zoneOf(exiled.prey)]).toEqual(['battlefield', 'exile']);
});

test('CR 400.7: a card that something else exiled before doesn’t return', () => {
  const { table, lucky: hero } = play(doom, rest);
  expect(table.zoneOf(hero)).toBe('exile');
});
