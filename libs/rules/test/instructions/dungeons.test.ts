import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  asLongAs,
  activated,
  always,
  cost,
  creature,
  designate,
  destroy,
  dungeon,
  enteredByName,
  gainLife,
  gets,
  loseLife,
  room,
  sorcery,
  spell,
  staticAbility,
  target,
  thisObject,
  triggered,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { playerOf } from '@stacktrail/game-state';
import {
  pick,
  select,
  bear,
  watching,
  plainState,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';
import { choicesInWords } from '@stacktrail/views';

const venture: Effect = { do: 'venture into the dungeon', who: you };
const cellar = dungeon(
  'Cellar',
  [],
  room('Stairs', [1, 2], gainLife(1)),
  room('Left room', [3], gainLife(10)),
  room('Right room', [3], target.creature(), destroy(target())),
  room('Bottom', [], gainLife(100)),
);
const tower = dungeon('Tower', [], room('Gate', [], loseLife(1)));
const named: CardDefinition = {
  ...dungeon('Undercity', ['Undercity'], room('Entrance', [1], gainLife(5)), room('Throne', [], gainLife(7))),
};
const hidden = enteredByName(named);

/** An artifact that ventures for nothing. */
const map = artifact('Map', '', [], activated([cost.mana('{0}')], venture));

class Expedition extends Table {
  constructor(
    from: Position,
    private readonly map: ReturnType<Position['battlefield']>,
  ) {
    super(from);
  }

  /** Ventures, with the answers that are asked; the room ability is left on the stack. */
  venture(...keys: readonly string[]): void {
    this.activate(this.map);
    this.passAll();
    for (const key of keys) this.answer(pick(key));
  }

  settle(): void {
    while (this.stack.length > 0) this.pass();
  }

  get room(): string {
    const [fact] = this.of('VentureMarkerMoved').slice(-1);
    const { form } = this.object(fact!.data.dungeon);
    return form.dungeon!.rooms[fact!.data.room]!.name;
  }

  get completed(): readonly string[] {
    return playerOf(this.state, alice).completedDungeons;
  }
}

function expedition(dungeons: readonly CardDefinition[], set: (p: Position) => void = () => {}): Expedition {
  const p = position();
  const chart = p.battlefield(alice, map);
  for (const card of dungeons) p.pinned(card);
  set(p);
  return new Expedition(p, chart);
}

describe('CR 309, 701.49: venturing into the dungeon', () => {
  test('CR 309.2a, 701.49a: a dungeon is chosen from outside the game and put into the command zone', () => {
    const table = expedition([cellar, tower, hidden]);
    table.venture();
    const { question } = table;
    if (question.form !== 'pick') throw new Error(table.asked);
    expect([question.rule, choicesInWords(question.options, table.state).map(({ text }) => text)]).toEqual([
      '701.49a',
      ['Cellar.', 'Tower.'],
    ]);
    table.answer(pick('1'));
    const [id] = table.state.command;
    const card = table.object(id!);
    expect([card.owner, card.zone, characteristicsOf(table.state, card).name]).toEqual([alice, 'command', 'Cellar']);
    expect(table.of('DungeonEntered').map(({ rule }) => rule)).toEqual(['701.49a']);
  });

  test('CR 309.4a, 309.4c: the marker goes on the topmost room, whose ability triggers', () => {
    const table = expedition([cellar]);
    table.venture();
    expect([table.room, table.stack]).toEqual(['Stairs', ['ability of Cellar']]);
    table.settle();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 309.5a, 701.49b: the player chooses which arrow to follow', () => {
    const table = expedition([cellar], (p) => p.battlefield(bob, bear));
    table.venture();
    table.settle();
    table.venture();
    const { question } = table;
    if (question.form !== 'pick') throw new Error(table.asked);
    expect([question.rule, choicesInWords(question.options, table.state).map(({ text }) => text)]).toEqual([
      '309.5a',
      ['Left room: You gain 10 life.', 'Right room: Destroy target creature.'],
    ]);
    table.answer(pick('2'));
    if (table.question.form === 'select') table.answer(select(table.question.candidates[0]!));
    table.settle();
    expect([table.room, table.state.battlefield.length]).toEqual(['Right room', 1]);
    table.venture();
    expect(table.room).toBe('Bottom');
  });

  test('CR 309.6, 309.7, 704.5t: at the bottom it leaves the game once the room ability has left the stack', () => {
    const table = expedition([tower], (p) => {
      p.battlefield(alice, watching('Watch', triggered({ on: 'completes a dungeon', who: 'you' }, gainLife(50))));
    });
    table.venture();
    expect([table.state.command.length, table.stack]).toEqual([1, ['ability of Tower']]);
    table.settle();
    expect(table.of('DungeonCompleted').map(({ rule }) => rule)).toEqual(['704.5t']);
    expect([table.state.command, table.completed, table.life(alice)]).toEqual([[], ['Tower'], 69]);
  });

  test('CR 309.5b, 701.49c: who ventures from the bottommost room completes that dungeon and enters another', () => {
    const table = expedition([tower]);
    table.venture();
    table.venture();
    expect(table.of('DungeonCompleted').map(({ rule }) => rule)).toEqual(['701.49c']);
    expect(table.of('DungeonEntered')).toHaveLength(2);
    expect(table.state.command).toHaveLength(1);
    table.settle();
    expect([table.completed, table.life(alice)]).toEqual([['Tower', 'Tower'], 18]);
  });

  test('CR 309.3: a player owns one dungeon at a time in the command zone; another player has their own', () => {
    const table = expedition([cellar, tower], (p) => p.battlefield(bob, map));
    table.venture('1');
    table.settle();
    table.venture();
    table.answer(pick('1'));
    table.settle();
    expect(table.state.command).toHaveLength(1);
    table.pass();
    const his = table.state.battlefield[1]!;
    table.activate(his);
    table.passAll();
    table.answer(pick('2'));
    expect(table.state.command.map((id) => table.object(id).owner)).toEqual([alice, bob]);
  });

  test('CR 701.49d: “venture into” a dungeon enters that one, or goes on in the one that the player is in', () => {
    const into: Effect = { do: 'venture into the dungeon', who: you, into: 'Undercity' };
    const table = expedition([cellar, hidden], (p) => {
      p.hand(alice, sorcery('Descent', '', spell(into)));
      p.hand(alice, sorcery('Descent', '', spell(into)));
    });
    const [first, second] = table.state.players[alice]!.hand;
    table.cast(first!);
    table.settle();
    expect(table.room).toBe('Entrance');
    table.cast(second!);
    table.settle();
    expect([table.room, table.completed]).toEqual(['Throne', ['Undercity']]);
    table.venture();
    table.settle();
    expect(table.room).toBe('Stairs');
  });

  test('CR 309.2c, 309.2d: it can’t leave the command zone otherwise', () => {
    const table = expedition([cellar]);
    table.venture();
    expect(table.options(table.state.command[0]!)).toEqual([]);
  });

  test('CR 309.7: cards ask whether a dungeon was completed, and how many of different names', () => {
    const strong = creature(
      'Delver',
      '',
      ['Elf'],
      1,
      1,
      asLongAs(
        { if: 'completed a dungeon', who: you },
        always(thisObject, gets({ amount: 'dungeons completed', of: you }, 0)),
      ),
    );
    const table = expedition([tower], (p) => p.battlefield(alice, strong));
    const delver = table.state.battlefield[1]!;
    const power = () => characteristicsOf(table.state, table.object(delver)).power;
    expect(power()).toBe(1);
    for (let i = 0; i < 2; i++) {
      table.venture();
      table.settle();
    }
    expect([power(), table.completed.length]).toEqual([2, 2]);
  });

  test('CR 603.2d: room abilities can trigger additional times', () => {
    const doubles = watching(
      'Adventurer',
      staticAbility({
        static: 'additional triggers',
        abilitiesOf: {
          is: 'all',
          of: [
            { is: 'type', type: 'Dungeon' },
            { is: 'owned by', who: 'you' },
          ],
        },
        times: 1,
      }),
    );
    const table = expedition([cellar], (p) => p.battlefield(alice, doubles));
    table.venture();
    expect(table.stack).toHaveLength(2);
  });

  test('folding the facts gives the state', () => {
    const table = expedition([cellar, tower]);
    table.venture('2');
    table.settle();
    table.venture('1');
    expect(table.fold()).toBe(plainState(table.state));
    expect(table.of('KeywordActionTaken').map(({ data }) => data.action)).toEqual([
      'venture into the dungeon',
      'venture into the dungeon',
    ]);
  });
});

describe('CR 724.2: the initiative', () => {
  const seize = sorcery('Seize', '', spell(designate('initiative', you)));

  test('CR 724.2: whoever takes the initiative ventures into the dungeon that the rule names', () => {
    const table = expedition([cellar, hidden], (p) => p.hand(alice, seize));
    table.cast(table.state.players[alice]!.hand[0]!);
    table.passAll();
    expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['724.2']);
    table.passAll();
    expect(table.room).toBe('Entrance');
  });

  test('CR 724.2, 724.5: again at the beginning of their upkeep, and when they take it although they have it', () => {
    const p = position((state) => {
      state.step = 'end';
      state.activePlayer = bob;
      state.turnOrderAt = bob;
      state.priority = bob;
    });
    p.pinned(hidden);
    const first = p.hand(alice, { ...seize, faces: [{ ...seize.faces[0], types: ['Instant'] }] });
    const second = p.hand(alice, { ...seize, faces: [{ ...seize.faces[0], types: ['Instant'] }] });
    const table = new Table(p);
    table.pass();
    table.cast(first);
    while (table.stack.length > 0) table.pass();
    table.passUntil('upkeep');
    expect(table.of('AbilityTriggered').filter(({ rule }) => rule === '724.2')).toHaveLength(2);
    while (table.stack.length > 0) table.pass();
    table.cast(second);
    while (table.stack.length > 0) table.pass();
    expect(table.of('AbilityTriggered').filter(({ rule }) => rule === '724.2')).toHaveLength(3);
    expect(table.life(alice)).toBe(20 + 5 + 7 + 5);
  });
});
