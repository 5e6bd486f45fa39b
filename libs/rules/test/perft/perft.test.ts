import { describe, expect, test } from '@jest/globals';
import { branches, perft, rootOf } from './perft.js';
import { positions } from './positions.js';
import { told } from './told.js';

const named = Object.entries(positions);

describe('the tree of legal choices from fixed positions', () => {
  test.each(named)('%s: the choices are those that the rules give', (_, { root, choices }) => {
    const found = branches(rootOf(root)).map(({ before, question, answer }) => told(before, question, answer));
    expect(found.sort()).toEqual(choices.slice().sort());
  });

  test.each(named)('%s: there are as many sequences of choices as there were', (_, { root, counts }) => {
    const node = rootOf(root);
    expect(counts.map((_count, i) => perft(node, i + 1))).toEqual(counts);
  });
});
