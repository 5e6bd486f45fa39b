import { isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { readTriggered, writeTriggered } from '../triggers/reflexive.js';
import { type SentenceForm, onlyEffect } from './form.js';
import { readMayPay, writeMayPay } from './offer.js';

const often = literally(' any number of times. When you pay this cost one or more times, ');

/** In what triggers then “that many” is how often the cost was paid. */
function countingPayments<T>(scope: Scope, inner: () => T): T {
  const { hasAmount } = scope;
  scope.hasAmount = true;
  const found = inner();
  scope.hasAmount = hasAmount;
  return found;
}

/** “You may pay {1}{W} any number of times. When you pay this cost one or more times, draw that many cards” (CR 603.12a). */
export const payAnyNumber: SentenceForm = {
  word: 'may',
  toEnd: true,
  read(reader) {
    const offer = readMayPay(reader);
    if (offer === no || offer.who.players !== 'you' || often.read(reader) === no) return no;
    const label = reader.scope.newLabel('paid');
    const reflexive = countingPayments(reader.scope, () => readTriggered(reader));
    if (reflexive === no || reflexive.do !== 'reflexive trigger') return no;
    if (reflexive.amount !== undefined && !isSameTree(reflexive.amount, { amount: 'that much' })) return no;
    const amount = { amount: 'noted number', label } as const;
    return [{ do: 'may pay', ...offer, anyNumber: true, effects: [{ ...reflexive, amount }], label }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'may pay');
    const [reflexive, ...more] = effect?.anyNumber === true ? effect.effects : [];
    if (effect?.label === undefined || reflexive?.do !== 'reflexive trigger' || more.length > 0) return false;
    const { amount, ...told } = reflexive;
    if (!isSameTree(amount, { amount: 'noted number', label: effect.label })) return false;
    return (
      writeMayPay(effect, writer) &&
      often.write({}, writer) &&
      countingPayments(writer.scope, () => writeTriggered(told, writer))
    );
  },
};
