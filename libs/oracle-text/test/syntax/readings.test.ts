import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { Alike } from '../../src/syntax/alike.js';
import { ChoicePath } from '../../src/syntax/choice-path.js';
import { Reader } from '../../src/syntax/reader.js';
import { flag, says } from '../../src/syntax/says.js';
import { Scope } from '../../src/syntax/scope.js';
import { no, oneOf, words, type Syntax } from '../../src/syntax/syntax.js';
import { tokenise } from '../../src/syntax/token.js';

const textSource: TextSource = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] };

/** What a rule can read from the beginning of a text: each value with the number of tokens that it went over. */
function all<T>(rule: Pick<Syntax<T>, 'read'>, text: string): readonly (readonly [T, number])[] {
  return new Reader(tokenise(text), new Scope(textSource)).all(rule).map(({ value, to }) => [value, to]);
}

const short = words('red', 'short');
const long = words('red or blue', 'long');
const colors: Syntax<string> = oneOf<string>(short, long);

interface Colored {
  readonly color: string;
  readonly tapped?: true;
}

describe('the courses of several choices', () => {
  test('are all, the last choice changing first', () => {
    const course = new ChoicePath();
    const seen: string[] = [];
    do {
      const first = course.choose(2);
      seen.push(first === 0 ? `0${course.choose(3)}` : '1');
    } while (course.next());
    expect(seen).toEqual(['00', '01', '02', '1']);
  });

  test('without a choice there is one', () => {
    expect(new ChoicePath().next()).toBe(false);
  });
});

describe('reading in every way', () => {
  test('an alternative that reads less doesn’t hide one that reads more', () => {
    expect(all(colors, 'red or blue')).toEqual([
      ['short', 1],
      ['long', 3],
    ]);
  });

  test('what stands behind decides between them', () => {
    const card = says<Colored>({})`${{ color: colors }} card`;
    expect(all(card, 'red or blue card').map(([value]) => value)).toEqual([{ color: 'long' }]);
    expect(all(card, 'red card').map(([value]) => value)).toEqual([{ color: 'short' }]);
  });

  test('a part that may be missing is read, and left out', () => {
    const card = says<Colored>({})`${{ color: short }}${flag<Colored>({ tapped: true }, ' or')}`;
    expect(all(card, 'red or').map(([value]) => value)).toEqual([{ color: 'short', tapped: true }, { color: 'short' }]);
  });

  test('a rule that is written by hand goes on without a part that can be read', () => {
    const byHand: Pick<Syntax<string>, 'read'> = {
      read: (reader) => (colors.read(reader) === no ? 'none' : 'some'),
    };
    expect(all(byHand, 'red or blue')).toEqual([
      ['some', 1],
      ['some', 3],
      ['none', 0],
    ]);
  });

  test('two rules that read the same are one reading', () => {
    expect(all(oneOf<string>(short, words('red', 'short')), 'red')).toEqual([['short', 1]]);
  });

  test('a rule is asked once at a place after the same words', () => {
    let asked = 0;
    const counting = oneOf<string>({
      begins: null,
      read: (reader) => {
        asked++;
        return short.read(reader);
      },
      write: () => false,
    });
    const card = says<Colored>({})`${{ color: counting }} card`;
    const spell = says<Colored>({})`${{ color: counting }} spell`;
    expect(all(oneOf<Colored>(card, spell), 'red spell')).toEqual([[{ color: 'short' }, 2]]);
    expect(asked).toBe(1);
  });
});

test('values have one number if they are the same tree, whatever the order of their fields', () => {
  const alike = new Alike();
  expect(alike.idOf({ a: 1, b: [{ c: '1' }] })).toBe(alike.idOf({ b: [{ c: '1' }], a: 1 }));
  expect(alike.idOf({ a: 1 })).not.toBe(alike.idOf({ a: '1' }));
  expect(alike.idOf([1, 2])).not.toBe(alike.idOf([2, 1]));
  expect(alike.idOf({ a: undefined })).toBe(alike.idOf({}));
});
