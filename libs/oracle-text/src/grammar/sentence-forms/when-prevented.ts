import { type Amount, isSameTree, someNode } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { damageIsPrevented } from '../this-way/prevented.js';
import { readTriggered, writeTriggered } from '../triggers/reflexive.js';
import { onlyEffect, type SentenceForm } from './form.js';

const when = literally('when ');
const amount: Amount = { amount: 'that much' };

/** “When damage is prevented this way, this creature deals that much damage to any other target” (CR 603.12, 615.13). */
export const whenPrevented: SentenceForm = {
  word: 'prevented',
  toEnd: true,
  read(reader) {
    const condition = when.read(reader) === no ? no : damageIsPrevented.read(reader);
    if (condition === no || !reader.take(',')) return no;
    const triggered = readTriggered(reader);
    if (triggered === no || triggered.do !== 'reflexive trigger') return no;
    if (triggered.amount !== undefined && !isSameTree(triggered.amount, amount)) return no;
    const counts = someNode(triggered.ability, (node) => node['amount'] === 'that much');
    return [{ do: 'if', condition, then: [{ ...triggered, ...(counts && { amount }) }] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'if');
    const [triggered, ...more] = effect?.then ?? [];
    if (effect === undefined || triggered?.do !== 'reflexive trigger' || more.length > 0) return false;
    if (effect.otherwise !== undefined || effect.last) return false;
    const { amount: _, ...trigger } = triggered;
    if (!when.write({}, writer) || !damageIsPrevented.write(effect.condition, writer)) return false;
    return writer.add(', ') && writeTriggered(trigger, writer);
  },
};
