import type { Duration } from '@stacktrail/card-tree';
import { nameOfSelf } from '../../english/text-source.js';
import { oneOf, words, type Syntax, no } from '../../syntax/syntax.js';
import { self } from './self.js';

function aboutSelf(duration: Duration, before: string, behind: string): Syntax<Duration> {
  const opening = words(before, true);
  const closing = words(behind, true);
  return {
    begins: opening.begins,
    read: (reader) =>
      opening.read(reader) === no || self.read(reader) === no || closing.read(reader) === no ? no : duration,
    write: (other, writer) =>
      other === duration && writer.add(`${before}${nameOfSelf(writer.scope.textSource)}${behind}`),
  };
}

const openingWords = words(' for as long as you control ', true);
const and = words(' and ', true);
const remainsTapped = words(' remains tapped', true);

/** “For as long as you control this creature and this creature remains tapped.” */
function controlledAndTapped(): Syntax<Duration> {
  const duration = 'as long as you control this tapped';
  return {
    begins: openingWords.begins,
    read(reader) {
      if (openingWords.read(reader) === no || self.read(reader) === no || and.read(reader) === no) return no;
      return self.read(reader) === no || remainsTapped.read(reader) === no ? no : duration;
    },
    write(other, writer) {
      const name = nameOfSelf(writer.scope.textSource);
      return other === duration && writer.add(` for as long as you control ${name} and ${name} remains tapped`);
    },
  };
}

const lasting: readonly Syntax<Duration>[] = [
  words<Duration>(' until your next turn', 'until your next turn'),
  words<Duration>(' until the end of your next turn', 'until end of your next turn'),
  words<Duration>(' until your next upkeep', 'until your next upkeep'),
  words<Duration>(' until your next end step', 'until your next end step'),
  words<Duration>(' until end of combat', 'until end of combat'),
  words<Duration>(' until a player planeswalks', 'until a player planeswalks'),
  aboutSelf('as long as this remains on the battlefield', ' for as long as ', ' remains on the battlefield'),
  aboutSelf('as long as this remains tapped', ' for as long as ', ' remains tapped'),
  aboutSelf('as long as you control this', ' for as long as you control ', ''),
  aboutSelf('as long as this remains tapped', ' for as long as ', ' remains tapped'),
  controlledAndTapped(),
  aboutSelf('until this is cast from exile', ' until ', ' is cast from exile'),
];

/** No words, because the duration stands at the beginning of the sentence. */
const leading: Syntax<Duration> = {
  begins: null,
  read: (reader) => reader.scope.leadingDuration ?? no,
  write: (duration, writer) => writer.scope.leadingDuration === duration,
};

/** The duration of a change: “until end of turn”. */
export const duration = oneOf<Duration>(leading, words<Duration>(' until end of turn', 'this turn'), ...lasting);

/** The duration of a change; no words mean that it lasts for the rest of the game. */
export const durationOrNone = oneOf<Duration>(duration, words<Duration>('', 'rest of the game'));

/** The duration of a restriction or requirement: “this turn”. */
export const durationOfRule = oneOf<Duration>(
  leading,
  words<Duration>(' this turn', 'this turn'),
  words<Duration>(' for the rest of the game', 'rest of the game'),
  ...lasting,
);
