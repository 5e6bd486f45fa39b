import { type Syntax, literally, no } from '../../syntax/syntax.js';
import { readReflexive, writeReflexive } from '../reflexive.js';
import { replaceableBody } from './body.js';
import { type SentenceForm, only } from './form.js';

const ifYouDo = literally('if you do, ');
const ifYouWin = literally('if you win, ');

/** Of a clash it is asked whether it was won (CR 701.30d). */
function whether(label: string): Syntax<object> {
  return label.startsWith('won ') ? ifYouWin : ifYouDo;
}

/** “If you do, draw a card.” */
export const did: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const label = reader.scope.choice;
    if (label === null || whether(label).read(reader) === no) return no;
    reader.scope.ask();
    const then = replaceableBody(clauses).read(reader);
    return then === no ? no : [{ do: 'if', condition: { if: 'did', label }, then }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'if');
    if (effect?.condition.if !== 'did' || effect.condition.label !== writer.scope.choice) return false;
    if (effect.otherwise !== undefined || !whether(effect.condition.label).write({}, writer)) return false;
    writer.scope.ask();
    return replaceableBody(clauses).write(effect.then, writer);
  },
};

/** “When you do, destroy target creature.” */
export const didReflexive: SentenceForm = {
  word: 'when',
  last: true,
  read(reader) {
    const label = reader.scope.choice;
    const reflexive = label === null ? no : readReflexive(reader);
    if (label === null || reflexive === no) return no;
    return [{ do: 'if', condition: { if: 'did', label }, then: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'if');
    const [then] = effect?.then ?? [];
    if (effect?.condition.if !== 'did' || effect.condition.label !== writer.scope.choice) return false;
    return effect.then.length === 1 && writeReflexive(then!, writer, false);
  },
};
