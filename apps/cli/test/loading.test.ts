import { afterAll, describe, expect, test } from '@jest/globals';
import { modulesLoaded } from './child/start-cli.js';
import { Workplace } from './cli.js';

/** The packages of some modules, such as `libs/views`. */
function packagesOf(modules: readonly string[]): ReadonlySet<string> {
  return new Set(modules.flatMap((module) => /(?:libs|projections|apps)\/[a-z-]+(?=\/src\/)/.exec(module) ?? []));
}

describe('what a command loads', () => {
  const place = new Workplace();
  afterAll(() => place.remove());

  test('bots play without the views, and so without the grammar, which is a third of all modules', async () => {
    const loaded = packagesOf(await modulesLoaded(place.folder, 'play', '--seed', 'loading'));
    expect([...loaded]).toEqual(expect.arrayContaining(['apps/cli', 'libs/match', 'libs/rules', 'libs/event-store']));
    expect([...loaded]).not.toEqual(expect.arrayContaining(['libs/views']));
    expect([...loaded]).not.toEqual(expect.arrayContaining(['libs/oracle-text']));
  });

  test('the board at the end of a game is shown with them', async () => {
    const loaded = packagesOf(await modulesLoaded(place.folder, 'replay', 'last'));
    expect([...loaded]).toEqual(expect.arrayContaining(['libs/views', 'libs/oracle-text']));
  });
});
