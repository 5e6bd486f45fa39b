import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, no } from '../../syntax/syntax.js';
import { paying } from '../costs.js';
import { forEach } from '../counts.js';
import { counteredElsewhere, withElsewhere } from '../effects/countering.js';
import { pays } from '../paying.js';
import { playersAsSubject } from '../players.js';
import { type Doing, type SentenceForm, only } from './form.js';

/** “Counter target spell unless its controller pays {3}.” (CR 118.12a) */
export const unless: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const effects = clauses.read(reader);
    return effects === no ? no : readUnless(reader, effects);
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'unless');
    if (effect === undefined) return false;
    const [first, ...more] = effect.effects;
    const elsewhere = first?.do === 'counter' && more.length === 0 ? first.to : undefined;
    const inner = elsewhere === undefined ? effect.effects : [{ ...(first as Doing<'counter'>), to: undefined }];
    return (
      clauses.write(inner as readonly Effect[], writer) &&
      writer.add(' unless ') &&
      playersAsSubject.write(effect.who, writer) &&
      writer.add(' ') &&
      (effect.who.players === 'you' ? paying : pays).write(effect.cost, writer) &&
      (effect.times === undefined || forEach.write(effect.times, writer)) &&
      (elsewhere === undefined || counteredElsewhere.write(elsewhere, writer))
    );
  },
};

export function readUnless(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  if (!reader.take('unless')) return no;
  const who = playersAsSubject.read(reader);
  if (who === no) return no;
  const cost = (who.players === 'you' ? paying : pays).read(reader);
  if (cost === no) return no;
  const times = reader.word === 'for' ? forEach.read(reader) : undefined;
  if (times === no) return no;
  return [{ do: 'unless', who, cost, effects: withElsewhere(reader, effects), ...(times !== undefined && { times }) }];
}
