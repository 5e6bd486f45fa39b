import { isSameTree, type Modification, type Objects } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import { namedObjects } from '../basics/holes.js';
import { lastExiled } from '../objects/attached-and-blocking.js';
import { kindOfWord } from '../basics/kinds.js';
import { verb } from '../basics/verbs.js';

const have = verb('have', 'has');
const source: Syntax<Objects> = oneOf<Objects>(lastExiled, namedObjects);
const taken = literally(' the power, toughness, and creature types of ');

function changesOf(of: Objects, besides: readonly string[]): readonly Modification[] {
  return [
    { change: 'take creature types', of, besides },
    { change: 'set power and toughness', power: { amount: 'power', of }, toughness: { amount: 'toughness', of } },
  ];
}

/** “It's still a Shapeshifter.” */
function readStill(reader: Reader): readonly string[] | No {
  const from = reader.mark();
  if (!reader.stop() || literally("it's still").read(reader) === no) {
    reader.back(from);
    return [];
  }
  const filter = reader.take('a') || reader.take('an') ? kindOfWord(reader.next().word)?.kind.filter : undefined;
  return filter?.is === 'subtype' ? [filter.subtype] : no;
}

/** “Has the power, toughness, and creature types of that card. It's still a Shapeshifter” (CR 205.1b). */
export const takenCharacteristics: Syntax<readonly Modification[]> = {
  begins: have.begins,
  read(reader) {
    if (have.read(reader) === no || taken.read(reader) === no) return no;
    const of = source.read(reader);
    const besides = of === no ? no : readStill(reader);
    return of === no || besides === no ? no : changesOf(of, besides);
  },
  write(changes, writer) {
    const [first] = changes;
    if (first?.change !== 'take creature types' || !isSameTree(changes, changesOf(first.of, first.besides)))
      return false;
    if (!have.write({}, writer) || !taken.write({}, writer) || !source.write(first.of, writer)) return false;
    const [still, ...more] = first.besides;
    if (still === undefined) return true;
    return more.length === 0 && writer.stop() && writer.add(` It's still ${withArticle(still)}`);
  },
};
