import { literally, no } from '../../syntax/syntax.js';
import { paying } from '../costs.js';
import { playersAsSubject } from '../players.js';
import { readReflexive, writeReflexive } from '../reflexive.js';
import { replaceableBody } from './body.js';
import { type SentenceForm, only } from './form.js';

/** “You may pay {2}. When you do, draw a card.” */
export const mayPayReflexive: SentenceForm = {
  word: 'may',
  last: true,
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players !== 'you' || !reader.take('may')) return no;
    const cost = paying.read(reader);
    if (cost === no || !reader.take('.')) return no;
    const reflexive = readReflexive(reader);
    return reflexive === no ? no : [{ do: 'may pay', who, cost, effects: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'may pay');
    if (effect?.who.players !== 'you' || effect.effects.length !== 1 || effect.effects[0]!.do !== 'reflexive trigger')
      return false;
    return (
      writer.add('you may ') &&
      paying.write(effect.cost, writer) &&
      writer.add('. ') &&
      writeReflexive(effect.effects[0]!, writer, true)
    );
  },
};

const doSo = literally('. if you do, ');

/** “You may pay {2}. If you do, draw a card.” (CR 118.12) */
export const mayPay: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players !== 'you' || !reader.take('may')) return no;
    const cost = paying.read(reader);
    if (cost === no || doSo.read(reader) === no) return no;
    const effects = replaceableBody(clauses).read(reader);
    return effects === no ? no : [{ do: 'may pay', who, cost, effects }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'may pay');
    return (
      effect?.who.players === 'you' &&
      writer.add('you may ') &&
      paying.write(effect.cost, writer) &&
      writer.add('. If you do, ') &&
      replaceableBody(clauses).write(effect.effects, writer)
    );
  },
};
