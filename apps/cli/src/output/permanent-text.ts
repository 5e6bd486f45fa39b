import type { BoardView, PermanentView } from '@stacktrail/views';
import { counted } from './words.js';

/** A permanent in a few words: `Serra Angel 4/4 (tapped, 2 damage)`. */
export function permanentText(board: BoardView, permanent: PermanentView): string {
  const { name, kind, power, toughness, types } = permanent;
  const size = types.includes('Creature') ? ` ${power ?? 0}/${toughness ?? 0}` : '';
  const states = statesOf(board, permanent);
  // The name of most tokens has the word already (CR 111.4).
  const isToken = kind === 'token' && !name.endsWith(' Token');
  return `${name}${isToken ? ' token' : ''}${size}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

function statesOf(board: BoardView, permanent: PermanentView): readonly string[] {
  const { tapped, damage, counters, attachedTo, summoningSick, owner, controller } = permanent;
  const states: string[] = [];
  if (tapped) states.push('tapped');
  if (summoningSick) states.push('summoning sick');
  if (damage > 0) states.push(`${damage} damage`);
  for (const { kind, count } of counters) states.push(counted(count, `${kind} counter`));
  if (attachedTo !== null) states.push(`on ${nameOf(board, attachedTo)}`);
  if (owner !== controller) states.push(`owned by ${board.seats[owner]?.name ?? `seat ${owner}`}`);
  return states;
}

function nameOf({ battlefield }: BoardView, id: number): string {
  return battlefield.find((permanent) => permanent.id === id)?.name ?? 'what has left';
}
