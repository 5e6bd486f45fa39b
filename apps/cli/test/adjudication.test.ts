import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

/** A card of a file with one card a line. */
function card(name: string, type: string, text: string): string {
  const face = { manaCost: '{0}', type, types: [type], supertypes: [], subtypes: [], text };
  return JSON.stringify({ name, layout: 'normal', faces: [face], printings: ['TST'] });
}

describe('cards that can’t be read, from the command line', () => {
  const place = new Workplace();
  beforeAll(() => {
    const cards = [card('Test Riddle', 'Sorcery', 'Frobnicate.'), card('Test Bell', 'Artifact', 'Mumbles grumble.')];
    writeFileSync(place.file('cards.jsonl'), cards.join('\n'));
    writeFileSync(place.file('odd.txt'), '20 Forest\n20 Test Riddle\n20 Test Bell\n');
  });
  afterAll(() => place.remove());

  const play = ['play', '--deck', 'odd.txt', '--deck', 'odd.txt', '--source', 'cards.jsonl', '--seed', 'odd', '--json'];

  test('a deck with them is refused, unless the game is adjudicated; then it is played, verified and told', async () => {
    const refused = await place.run(...play);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("“Test Riddle” can't be played yet");
    const played = await place.run(...play, '--adjudication', 'players');
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    const log = await place.run('replay', 'last', '--view', 'log');
    expect(log.out).toMatch(/Ruled, not enforced: clause 1 of Test (Riddle|Bell) does this now/);
    expect((await place.run('verify', 'last')).code).toBe(0);
  });

  test('where the texts of such cards are missing, it is said how to give them', async () => {
    const withoutTexts = ['play', '--deck', 'odd.txt', '--deck', 'odd.txt', '--adjudication', 'players'];
    const { err, code } = await place.run(...withoutTexts);
    expect(code).not.toBe(0);
    expect(err).toContain('To rule on what cards say, their texts are needed: give --source FILE');
  });

  test('decks are counted as playable where they are adjudicated', async () => {
    const status = async (...more: string[]): Promise<string> =>
      (await place.run('decks', 'status', 'odd.txt', '--source', 'cards.jsonl', '--json', ...more)).out;
    expect(JSON.parse(await status())).toMatchObject({ decks: 1, whole: 0 });
    expect(JSON.parse(await status('--adjudication'))).toMatchObject({ decks: 1, whole: 1 });
  });
});
