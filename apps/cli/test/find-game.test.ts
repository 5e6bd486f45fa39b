import { describe, expect, test } from '@jest/globals';
import { StoreAddress } from '@stacktrail/event-store';
import { findGame, gamesMeant } from '../src/games/find-game.js';

const memory = new StoreAddress('memory');
const ids = ['a1b2', 'a1c3', 'ffff', 'a1'];

describe('which game is meant', () => {
  test.each([
    ['a1b', 'a1b2'],
    ['f', 'ffff'],
    ['last', 'a1'],
    ['a1', 'a1'],
    ['a1c3', 'a1c3'],
  ])('%s is %s', (given, id) => {
    expect(findGame(ids, given, memory)).toBe(id);
  });

  test('the beginning of several names none of them', () => {
    expect(() => findGame(ids.slice(0, 2), 'a1', memory)).toThrow('2 games of memory begin with “a1”: a1b2, a1c3.');
  });

  test('of many games the error lists a few', () => {
    const many = Array.from({ length: 9 }, (_, i) => `game${i}`);
    expect(() => findGame(many, 'x', memory)).toThrow(
      expect.objectContaining({
        remedy: expect.stringContaining('9 games: game0, game1, game2, game3, game4 and 4 more'),
      }),
    );
  });

  test('--all names all of them, none where there is none', () => {
    expect(gamesMeant(ids, undefined, { all: true, store: memory })).toEqual(ids);
    expect(gamesMeant([], undefined, { all: true, store: memory })).toEqual([]);
  });
});
