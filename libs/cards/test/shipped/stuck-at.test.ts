import { describe, expect, test } from '@jest/globals';
import { ArchivedPool } from '../../src/index.js';
import { clauseText, PoolBuild, readCard, unreadReason, type SourceCard } from '../../src/sources/index.js';

const face = (name: string, text: string): SourceCard['faces'][number] => {
  const bear = { manaCost: '{G}', supertypes: [], types: ['Creature'], subtypes: ['Bear'], power: '2', toughness: '2' };
  return { ...bear, name, text };
};
const card = (name: string, ...texts: readonly string[]): SourceCard => {
  const names = name.split(' // ');
  const [first, ...rest] = texts.map((text, i) => face(names[i] ?? name, text));
  const layout = rest.length === 0 ? 'normal' : 'transform';
  return { name, layout, faces: [first!, ...rest], legalIn: ['vintage'], paper: true };
};

const cards = [
  card('Plain Bear', ''),
  card('Odd Bear', 'Flying (It flies.)\nVigilance\n(A reminder.)\nWhen Odd Bear dies, frobnicate 3.'),
  card('Strange Bear', 'Frobnicate 2.'),
  card('Two Bears // One Bear', '', 'Flying\nDefenestrate two bears.'),
  { ...card('Unknown Bear', ''), layout: 'scribbled' },
];
const build = new PoolBuild();
for (const each of cards) build.add(readCard(each));
const pool = new ArchivedPool(build.archive());

describe('the pool knows where the words begin that are not understood, without having them', () => {
  test.each([
    ['Odd Bear', [expect.stringMatching(/^it isn't understood what paragraph 4 of its text says from word \d+ on$/)]],
    ['Strange Bear', ["it isn't understood what paragraph 1 of its text says from word 1 on"]],
    ['Two Bears', ["it isn't understood what paragraph 2 of One Bear says from word 1 on"]],
    ['Unknown Bear', []],
  ])('%s', (name, unread) => {
    expect(pool.find(name)).toMatchObject({ kind: 'unread', unread });
  });

  test('a word that is understood is none of them', () => {
    expect(pool.factsOf('Odd Bear').stuckAt).toEqual({ face: 0, paragraph: 4, word: 5 });
    expect(pool.factsOf('Plain Bear')).not.toHaveProperty('stuckAt');
  });

  test('made again of what it holds it has the same bytes', () => {
    const again = new PoolBuild();
    for (const each of [...cards].reverse()) again.add(readCard(each));
    expect(Buffer.from(again.archive()).equals(Buffer.from(build.archive()))).toBe(true);
  });
});

describe('what is said of words that are not understood', () => {
  const clause = (before: string, words: string, message = ''): Parameters<typeof clauseText>[0] => {
    return { face: 0, before, words, message };
  };

  test.each([
    [clause('Destroy ', 'the moon.'), 'the moon.'],
    [clause('Destroy target crea', 'ture of cheese.'), 'creature of cheese.'],
    [clause('Destroy target creature', ', or else.'), ', or else.'],
    [clause('Destroy it', '.'), 'Destroy it.'],
    [clause('', `Destroy ${'it '.repeat(100)}.`), `Destroy ${'it '.repeat(100)}`.slice(0, 120) + '…'],
    [clause('Choose —\n', '• Frobnicate.\n• Draw a card.'), '• Frobnicate.'],
  ])('%j', (unread, words) => {
    expect(clauseText(unread)).toBe(`“${words}” is not understood`);
    expect(unreadReason(unread)).toBe(`it isn't understood what “${words}” means`);
  });

  test('what is not about words', () => {
    expect(clauseText(clause('', '', 'no such layout'))).toBe('no such layout');
    expect(unreadReason(clause('', '', 'no such layout'))).toBe("it isn't understood: no such layout");
  });
});
