import {
  type Ability,
  type AdditionalCost,
  type Condition,
  isSameTree,
  type TriggeredAbility,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readInstructions, writeInstructions } from './modes.js';
import { paidForSpell } from '../nouns/paid-for.js';

const whenYouDo = literally('when you do, ');
const cast: TriggerEvent = { on: 'casts', who: 'you', what: { is: 'this' } };
const paid: Condition = { if: 'cost was paid', keyword: 'additional' };

/** Whether the ability stands in the paragraph of the cost that it follows from. */
export function isWhenPaid(ability: Ability): ability is TriggeredAbility {
  return ability.kind === 'triggered' && ability.said === 'when you do';
}

/**
 * Reads “When you do, copy this spell for each creature sacrificed this way” behind an optional additional cost: it
 * triggers as the spell is cast, if the cost was paid (CR 601.2i, 603.4).
 */
export function readWhenPaid(reader: Reader, { optional, cost }: AdditionalCost): TriggeredAbility | No {
  if (optional !== true || whenYouDo.read(reader) === no) return no;
  reader.scope.paid = cost;
  const instructions = readInstructions(reader);
  return instructions === no
    ? no
    : { kind: 'triggered', event: cast, condition: paid, ...instructions, said: 'when you do' };
}

export function writeWhenPaid({ event, condition, ...ability }: TriggeredAbility, writer: Writer): boolean {
  if (!isSameTree(event, cast) || !isSameTree(condition, paid)) return false;
  writer.scope.paid = paidForSpell(writer.scope.textSource);
  return whenYouDo.write({}, writer) && writeInstructions(ability, writer, false);
}
