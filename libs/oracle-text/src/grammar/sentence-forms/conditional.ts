import { no } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { readDelayedTrigger, writeDelayedTrigger } from '../triggers/later-triggers.js';
import { body } from './body.js';
import { type SentenceForm, onlyEffect } from './form.js';

/** “If this spell was kicked, draw a card.” */
export const conditional: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    if (!reader.take('if')) return no;
    const ofSpell = reader.word === 'this' && reader.ahead(1) === 'spell';
    const asked = condition.read(reader);
    if (asked === no || !reader.take(',')) return no;
    reader.scope.recordFork(ofSpell);
    const then = body(clauses).read(reader);
    return then === no ? no : [{ do: 'if', condition: asked, then }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'if');
    if (effect === undefined || effect.otherwise !== undefined || effect.last) return false;
    if (!writer.add('if ') || !condition.write(effect.condition, writer) || !writer.add(', ')) return false;
    writer.scope.recordFork();
    return body(clauses).write(effect.then, writer);
  },
};

/** “If you attacked this turn, when you cast your next sorcery spell this turn, copy that spell” (CR 603.7). */
export const conditionalLater: SentenceForm = {
  word: 'if',
  toEnd: true,
  read(reader) {
    if (!reader.take('if')) return no;
    const asked = condition.read(reader);
    if (asked === no || !reader.take(',') || !/^when(?:ever)?$/.test(reader.word)) return no;
    reader.scope.recordFork();
    const later = readDelayedTrigger(reader);
    return later === no ? no : [{ do: 'if', condition: asked, then: [later] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'if');
    const [later, ...more] = effect?.then ?? [];
    if (effect === undefined || effect.otherwise !== undefined || effect.last || more.length > 0) return false;
    if (later?.do !== 'delayed trigger' || later.leads) return false;
    if (!writer.add('if ') || !condition.write(effect.condition, writer) || !writer.add(', ')) return false;
    writer.scope.recordFork();
    return writeDelayedTrigger(later, writer);
  },
};
