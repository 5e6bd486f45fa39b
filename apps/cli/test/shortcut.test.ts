import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('shortcut and rule', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await withPlayedGame('rewind');
    await place.run('rewind', 'last', '--to', '400', '--reason', 'To play on.', '--yes');
  });
  afterAll(() => place.remove());

  const suggest = (player: number): void => {
    const answer = { form: 'action', action: { do: 'pass' } };
    writeFileSync(place.file('parts.json'), JSON.stringify([{ player, answer }]));
  };

  test('CR 730.2: the seat with priority suggests, the other one accepts, and the choices are made', async () => {
    const tried = [];
    for (const seat of [0, 1]) {
      suggest(seat);
      tried.push(await place.run('shortcut', 'last', '--seat', `${seat}`, '--parts', 'parts.json'));
    }
    expect(tried.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(tried.find(({ code }) => code === 1)!.err).toContain('CR 730.2a');
    const other = tried[0]!.code === 0 ? 1 : 0;
    const taken = await place.json('shortcut', 'last', '--seat', `${other}`, '--accept');
    expect(taken).toMatchObject({ shortcut: { agreed: 1, taken: 1, stopped: null } });
    const again = await place.run('shortcut', 'last', '--seat', `${other}`, '--accept');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('CR 730.2b') });
  });

  test('what isn’t a list of choices, or says two things at once, is wrong on the command line', async () => {
    writeFileSync(place.file('wrong.json'), '[{"player": "me"}]');
    const wrong = await place.run('shortcut', 'last', '--seat', '0', '--parts', 'wrong.json');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('holds no list of choices') });
    const absent = await place.run('shortcut', 'last', '--seat', '0', '--parts', 'absent.json');
    expect(absent).toMatchObject({ code: 2, err: expect.stringContaining('can’t be read') });
    const both = await place.run('shortcut', 'last', '--seat', '0', '--accept', '--at', '1');
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('Give exactly one of') });
  });

  test('a ruling is stored; one on a loop is refused where none is in question (CR 730.4)', async () => {
    const { code, out } = await place.run('rule', 'last', '--ruling', 'Play on.', '--judge', 'Jude');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^The ruling is event \d+ of game/) });
    expect((await place.run('replay', 'last', '--view', 'log')).out).toContain('Play on.');
    const loop = await place.run('rule', 'last', '--ruling', 'A draw.', '--loop', 'draw');
    expect(loop).toMatchObject({ code: 1, err: expect.stringContaining('CR 730.4') });
  });
});
