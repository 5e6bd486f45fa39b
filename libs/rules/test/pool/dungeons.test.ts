import { describe, expect, test } from '@jest/globals';
import { activated, cost, enchantment, you, type CardDefinition } from '@stacktrail/card-tree';
import { dungeonCards } from '@stacktrail/cards';
import { playerOf } from '@stacktrail/game-state';
import { basicForest, bear, alice, bob, position, Table } from '@stacktrail/test-kit';
import { legalAnswers } from '../perft/legal-answers.js';

const map = enchantment('Map', '', [], activated([cost.mana('{0}')], { do: 'venture into the dungeon', who: you }));

/** Goes through a dungeon, at each fork by the given door; whatever else is asked gets the first answer there is. */
function through(card: CardDefinition, doors: readonly number[]): readonly string[] {
  const p = position();
  const open: CardDefinition = { ...card, dungeon: { rooms: card.dungeon!.rooms } };
  p.pinned(open);
  const chart = p.battlefield(alice, map);
  for (let i = 0; i < 3; i++) p.hand(alice, bear);
  for (let i = 0; i < 30; i++)
    for (const player of [alice, bob]) p.library(player, i % 2 === 0 ? bear : basicForest, { knownTo: 0 });
  p.battlefield(bob, bear);
  const table = new Table(p);
  let fork = 0;
  for (let step = 0; step < 12 && playerOf(table.state, alice).completedDungeons.length === 0; step++) {
    table.activate(chart);
    for (let i = 0; i < 60 && (table.stack.length > 0 || table.question.kind !== 'priority'); i++) {
      const { question } = table;
      if (question.kind === 'priority') table.pass();
      else if (question.rule === '309.5a') table.answer({ form: 'pick', keys: [`${doors[fork++ % doors.length]}`] });
      else if (question.form === 'select')
        table.answer({ form: 'select', chosen: question.candidates.slice(0, question.max) });
      else table.answer(legalAnswers(question)[0]!);
    }
  }
  expect(playerOf(table.state, alice).completedDungeons).toEqual([card.faces[0].name]);
  return table.of('VentureMarkerMoved').map(({ data }) => card.dungeon!.rooms[data.room]!.name);
}

describe('CR 309: every room of every dungeon', () => {
  test.each(dungeonCards.map((card) => ({ name: card.faces[0].name, card })))('$name', ({ card }) => {
    const seen = new Set([[1], [2], [1, 2], [2, 1]].flatMap((doors) => through(card, doors)));
    expect([...seen].sort()).toEqual(card.dungeon!.rooms.map(({ name }) => name).sort());
  });
});
