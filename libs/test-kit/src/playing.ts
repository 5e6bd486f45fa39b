import { all, creatures, youControl } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameStateRecord, PlayerStateRecord } from '@stacktrail/game-state';
import { attackWith, blockWith, pick } from './answers.js';
import { bob, position, type Position } from './position.js';
import { Table } from './table.js';

/** The first player's creatures attack the second player. */
export function attack(p: Position, ...attackers: readonly ObjectId[]): Table {
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, ...attackers));
  return table;
}

/** Blockers are declared, each with the attacker that it blocks, once all that triggered on the attack has resolved. */
export function block(table: Table, ...pairs: readonly (readonly [ObjectId, ObjectId])[]): Table {
  table.passUntil('declare blockers');
  table.answer(blockWith(...pairs));
  return table;
}

/** Everything on the stack resolves, as far as nothing but an order that doesn't matter is asked. */
export function resolve(table: Table): Table {
  for (let i = 0; i < 40; i++) {
    const { question } = table;
    if (question.form === 'pick' && question.kind === 'choose replacement')
      table.answer(pick(question.options[0]!.key));
    else if (question.kind === 'priority' && table.stack.length > 0) table.pass();
    else break;
  }
  return table;
}

/** Power and toughness, such as `2/3`. */
export function sizeOf(table: Table, id: ObjectId): string {
  const { power, toughness } = characteristicsOf(table.state, table.now(id));
  return `${power}/${toughness}`;
}

export function counters(table: Table, id: ObjectId, kind = '+1/+1'): number {
  return table.now(id).counters.find((counter) => counter.kind === kind)?.count ?? 0;
}

/** The permanents with that name, in the order in which they came. */
export function named(table: Table, name: string): readonly ObjectId[] {
  return table.state.battlefield.filter((id) => table.object(id).printed.name === name);
}

/** A position at the end of the second player's turn: what comes next is the first player's upkeep. */
export function beforeUpkeep(change: (state: GameStateRecord) => void = () => {}): Position {
  return position((state) => {
    state.step = 'end';
    state.activePlayer = bob;
    state.turnOrderAt = bob;
    state.priority = bob;
    change(state);
  });
}

/** The first player's upkeep begins. */
export function upkeep(p: Position): Table {
  const table = new Table(p);
  table.passUntil('upkeep');
  return table;
}

/** Changes what is known of one player. */
export function playerIs(player: PlayerId, changes: Partial<PlayerStateRecord>): (state: GameStateRecord) => void {
  return (state) => {
    state.players = state.players.map((record) =>
      record.id === player ? Object.assign(new PlayerStateRecord(record), changes) : record,
    );
  };
}

/** “A creature you control”. */
export const youControlled = all(creatures, youControl);
