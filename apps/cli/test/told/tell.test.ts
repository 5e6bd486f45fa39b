import { writeFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Workplace } from '../cli.js';

const begins = [
  '{"game":{"seats":[{"name":"Ann","deck":"bears.txt"},{"name":"Bob","deck":"bears.txt"}]}}',
  '{"seat":"Ann","choose":["Ann"]}',
  '{"seat":"Ann","choose":["Keep"]}',
  '{"seat":"Bob","choose":["Keep"]}',
  '{"turn":1}',
];
const plays = [
  '{"seat":"Ann","tell":{"hand":["Forest"]}}',
  '{"seat":"Ann","play":"Play Forest"}',
  '{"turn":2}',
  '{"seat":"Bob","concede":true}',
];

describe('stacktrail tell', () => {
  let place = new Workplace();
  beforeEach(() => {
    place.remove();
    place = new Workplace();
    writeFileSync(place.file('bears.txt'), '30 Forest\n30 Grizzly Bears\n');
  });
  afterAll(() => place.remove());

  const tell = (lines: readonly string[], ...more: string[]) => {
    writeFileSync(place.file('record.jsonl'), lines.join('\n'));
    return place.run('tell', 'record.jsonl', ...more);
  };

  test('enters a whole game', async () => {
    const { out, err } = await tell([...begins, ...plays]);
    expect(err).toBe('');
    expect(out).toMatch(/Game \S+: 8 lines entered, \d+ events\. It is over: Ann won/);
  });

  test('a line that can’t be entered is named with what is offered, and entering goes on from it', async () => {
    const wrong = '{"seat":"Ann","play":"Play Island"}';
    const stopped = await tell([...begins, plays[0]!, wrong, ...plays.slice(1)]);
    expect(stopped.code).not.toBe(0);
    expect(stopped.err).toContain(
      'Line 7 of record.jsonl can’t be entered: “Play Island” isn’t offered to Ann in turn 1.',
    );
    const [, game] = /--game (\S+) --from 7/.exec(stopped.err) ?? [];
    const mended = await tell([...begins, ...plays], '--game', game!, '--from', '7');
    expect(mended.err).toBe('');
    expect(mended.out).toContain('It is over: Ann won');
    expect((await place.run('verify', game!)).code).toBe(0);
  });

  test.each([
    ['no JSON', '{"turn":', 'Line 1 of the record is no JSON'],
    ['a word that is unknown', '{"turns":2}', 'Line 1 of the record says nothing that is known'],
    ['nobody’s seat', '{"seat":"Zoe","choose":["Keep"]}', 'The record doesn’t begin with the line “game”'],
  ])('a record with %s is refused', async (_what, line, message) => {
    const { code, err } = await tell([line]);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  });

  test('a card that the deck hasn’t, and a seat that there isn’t, are refused with what there is', async () => {
    const none = await tell([...begins, '{"seat":"Ann","tell":{"hand":"Island"}}']);
    expect(none.err).toContain('Line 6 of record.jsonl can’t be entered: Ann’s deck has no Island.');
    const nobody = await tell([...begins, '{"seat":"Zoe","concede":true}']);
    expect(nobody.err).toContain('There is no seat “Zoe”; the seats are Ann, Bob.');
  });
});
