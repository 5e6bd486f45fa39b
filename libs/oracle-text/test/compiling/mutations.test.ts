import { expect, test } from '@jest/globals';
import { seededRandom } from './seeded-random.js';
import { compileCard, normalise } from '../../src/index.js';
import { needsCorpus, textsOfCorpus } from './corpus.js';

const seed = 20_261_120;
const count = 5_000;

/** Words that mean something else when one takes another's place. */
const families: readonly (readonly string[])[] = [
  ['white', 'blue', 'black', 'red', 'green'],
  ['flying', 'trample', 'haste', 'vigilance', 'lifelink', 'deathtouch', 'menace', 'reach'],
  ['creature', 'artifact', 'enchantment', 'land', 'planeswalker'],
  ['one', 'two', 'three', 'four', 'five'],
  ['your', "target opponent's"],
  ['upkeep', 'end step'],
  ['draw', 'mill'],
  ['hand', 'graveyard'],
];
const words = new Map(
  families.flatMap((family) => family.map((word) => [word, family.filter((other) => other !== word)])),
);
const mutable = new RegExp(`\\b(?:${[...words.keys()].join('|')})\\b|\\d+`, 'g');

/** The text with one number, keyword, colour or noun changed; `undefined` if it has none. */
function mutated(text: string, random: (below: number) => number): string | undefined {
  const places = [...text.matchAll(mutable)];
  const place = places[random(places.length)];
  if (place === undefined) return undefined;
  const [word] = place;
  const others = words.get(word);
  const instead = others === undefined ? String(Number(word) + 1) : others[random(others.length)]!;
  return text.slice(0, place.index) + instead + text.slice(place.index + word.length);
}

const cards = textsOfCorpus();

if (cards === undefined) {
  test.skip(`mutations: ${needsCorpus}`, () => {});
} else {
  test(`${count} seeded changes of strict cards: each changes the tree or is not understood`, () => {
    const corpus = cards.filter(({ faces }) => faces.length === 1);
    const random = seededRandom(seed);
    const unnoticed: string[] = [];
    for (let tried = 0; tried < count;) {
      const drawn = corpus[random(corpus.length)]!;
      const face = { ...drawn.faces[0]!, text: normalise(drawn.faces[0]!.text) };
      const text = mutated(face.text, random);
      const tree = text === undefined ? undefined : compileCard({ ...drawn, faces: [face] }).definition;
      if (text === undefined || tree === undefined) continue;
      tried++;
      const other = compileCard({ ...drawn, faces: [{ ...face, text }] }).definition;
      if (JSON.stringify(other) === JSON.stringify(tree)) unnoticed.push(`${drawn.name}: ${face.text} → ${text}`);
    }
    expect(unnoticed).toEqual([]);
  });
}
