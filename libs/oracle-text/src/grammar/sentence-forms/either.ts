import type { Effect } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { onlyEffect, type SentenceForm } from './form.js';

const you = { players: 'you' } as const;

/** Whether one instruction alone is meant, so that “or” can't belong to anything else of the sentence. */
function isAlone(effects: readonly Effect[]): boolean {
  return effects.length === 1 && effects[0]!.do !== 'may' && effects[0]!.do !== 'choose one';
}

function areCounters([effect]: readonly Effect[]): boolean {
  return effect?.do === 'put counters';
}

/** “Put a charge counter on this artifact or remove a charge counter from it”: you choose one (CR 608.2d). */
export const either: SentenceForm = {
  word: 'or',
  read(reader, clauses) {
    const { soFar } = reader.scope;
    const first = clauses.read(reader);
    if (first === no || !isAlone(first) || !reader.take('or')) return no;
    const second = clauses.read(reader);
    if (second === no || !isAlone(second) || reader.scope.targets.length > soFar.targets.length) return no;
    if (!reader.endsSentence()) return no;
    return [{ do: 'choose one', who: you, options: [{ effects: first }, { effects: second }], said: 'or' }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'choose one');
    const [first, second, ...more] = effect?.options ?? [];
    if (effect?.said !== 'or' || first === undefined || second === undefined || more.length > 0) return false;
    if (effect.who.players !== 'you' || effect.atRandom || effect.facing) return false;
    if (!isAlone(first.effects) || !isAlone(second.effects)) return false;
    // “Put a +1/+1 counter or a loyalty counter on it” says the same with fewer words.
    if (areCounters(first.effects) && areCounters(second.effects)) {
      if (writer.capture(() => clauses.write(sentence, writer)) !== undefined) return false;
    }
    return clauses.write(first.effects, writer) && writer.add(' or ') && clauses.write(second.effects, writer);
  },
};
