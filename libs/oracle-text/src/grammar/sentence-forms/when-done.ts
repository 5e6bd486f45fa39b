import { literally, no } from '../../syntax/syntax.js';
import { youDidThisWay } from '../this-way/was-done.js';
import { readTriggered, writeTriggered } from '../triggers/reflexive.js';
import { onlyEffect, type SentenceForm } from './form.js';

const whenYou = literally('when you ');

/** “Discard a card. When you discard a nonland card this way, destroy target creature” (CR 603.12). */
export const reflexiveTriggerThisWay: SentenceForm = {
  word: 'when',
  toEnd: true,
  read(reader) {
    const condition = whenYou.read(reader) === no ? no : youDidThisWay.read(reader);
    if (condition === no || !reader.take(',')) return no;
    const triggered = readTriggered(reader);
    return triggered === no ? no : [{ do: 'if', condition, then: [triggered] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'if');
    const [triggered, ...more] = effect?.then ?? [];
    if (effect === undefined || triggered?.do !== 'reflexive trigger' || more.length > 0) return false;
    if (effect.otherwise !== undefined || effect.last) return false;
    return (
      writer.add('when you ') &&
      youDidThisWay.write(effect.condition, writer) &&
      writer.add(', ') &&
      writeTriggered(triggered, writer)
    );
  },
};
