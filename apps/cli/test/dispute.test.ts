import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Dispute, GivenPenalty } from '@stacktrail/game-events';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

interface Shown {
  readonly game: string;
  readonly disputes: readonly Dispute[];
}

describe('a dispute on the command line', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await withPlayedGame('dispute');
  });
  afterAll(() => place.remove());

  const seen = async (viewer: string): Promise<readonly Dispute[]> =>
    (await place.json<Shown>('dispute', 'show', 'last', '--as', viewer)).disputes;

  test('is opened by a seat, and told of to each as they may know it', async () => {
    const opened = await place.run('dispute', 'open', 'last', '--at', '40', '--claim', 'No.', '--seat', '0');
    expect(opened).toMatchObject({ code: 0, err: '' });
    expect(opened.out).toContain('Dispute 1, about event 40, opened by Alice: open');
    expect(opened.out).toContain('the record holds');
    await place.run('dispute', 'note', 'last', '1', '--text', 'My hand is empty.', '--seat', '1', '--confidential');
    expect(await seen('spectator')).toEqual([]);
    expect((await seen('0'))[0]?.entries.map(({ type }) => type)).toEqual(['DisputeOpened', 'EvidenceGathered']);
    expect((await seen('1'))[0]?.entries.map(({ type }) => type)).toEqual(['EvidenceGathered', 'JudgeInformed']);
    expect((await seen('judge'))[0]?.entries).toHaveLength(6);
  });

  test('further evidence is gathered, and it is ruled, appealed, ruled again and closed', async () => {
    expect((await place.run('dispute', 'evidence', 'last', '1', '--at', '30', '--from', '20', '--to', '35')).code).toBe(
      0,
    );
    const rule = ['dispute', 'rule', 'last', '1', '--rule', '117.3d', '--judge', 'Judith'];
    const named = ['--about', '1', '--infraction', 'slow-play', '--penalty', 'warning', '--remedy', 'leave'];
    const ruled = await place.run(...rule, '--ruling', 'Play on.', ...named);
    expect(ruled).toMatchObject({ code: 0, err: '' });
    expect(ruled.out).toContain(
      'Judith rules by CR 117.3d: Play on. (Slow play; The game goes on as it stands; Warning)',
    );
    expect((await place.run('replay', 'last', '--view', 'log')).out).toContain('Judith rules about Bob: Dispute 1');
    const again = await place.run(...rule, '--ruling', 'Again.');
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('another ruling needs an appeal');
    expect((await place.run('dispute', 'appeal', 'last', '1', '--grounds', 'No.', '--seat', '1')).code).toBe(0);
    expect((await place.run(...rule, '--ruling', 'It stands.')).code).toBe(0);
    expect((await place.run('dispute', 'close', 'last', '1', '--reason', 'Done.')).out).toContain(
      'judge closes it: Done.',
    );
    expect((await seen('spectator'))[0]).toMatchObject({ state: 'closed' });
  });

  test('the record holds with it; penalties are listed; the report stands in a file of its own', async () => {
    expect((await place.run('verify', 'last')).out).toMatch(/disputes are as they were said +ok/);
    const penalties = await place.json<readonly GivenPenalty[]>('dispute', 'penalties', '--person', 'Bob');
    expect(penalties).toMatchObject([{ person: 'Bob', penalty: { id: 'warning' }, dispute: 1 }]);
    expect(await place.json('dispute', 'penalties', '--person', 'Alice')).toEqual([]);
    expect((await place.run('dispute', 'report', 'last', '1', '--out', 'd.html')).code).toBe(0);
    expect(readFileSync(place.file('d.html'), 'utf8')).toContain('<!doctype html>');
    const twice = await place.run('dispute', 'report', 'last', '1', '--out', 'd.html');
    expect(twice.err).toContain('Name a file that isn’t there yet.');
  });

  test('a ruling can be signed with a key of the judge’s own, and the list of names be another', async () => {
    await place.run('keys', 'judge');
    await place.run('dispute', 'open', 'last', '--at', '20', '--claim', 'Hm.');
    writeFileSync(
      place.file('mine.json'),
      JSON.stringify({ name: 'mine', infractions: [], penalties: [{ id: 'tea', name: 'Makes tea' }], remedies: [] }),
    );
    const rule = [
      'dispute',
      'rule',
      'last',
      '2',
      '--rule',
      '100',
      '--ruling',
      'So.',
      '--about',
      '0',
      '--penalty',
      'tea',
    ];
    expect((await place.run(...rule)).err).toContain('penalty must be one of none, caution');
    const ruled = await place.run(...rule, '--infractions', 'mine.json', '--key', 'judge.pem');
    expect(ruled.out).toContain('Makes tea');
    const signers = (await seen('judge')).map(
      ({ entries }) => entries.flatMap((entry) => (entry.type === 'RulingMade' ? entry.data.signed.key : []))[0],
    );
    expect(new Set(signers).size).toBe(2);
    const { out } = await place.run('dispute', 'key');
    expect(out).toContain(`Fingerprint: ${signers[0]}`);
  });

  test('comes along in archives and bundles', async () => {
    const other = ['--store', 'sqlite:other.sqlite'];
    const third = ['--store', 'sqlite:third.sqlite'];
    expect((await place.run('archive', 'last', '--to', 'game.archive')).err).toBe('');
    expect((await place.run('unarchive', 'game.archive', ...other)).err).toBe('');
    expect((await place.run('dispute', 'show', 'last', ...other)).out).toBe(
      (await place.run('dispute', 'show', 'last')).out,
    );
    expect((await place.run('export', 'last', '--bundle', 'game.bundle')).code).toBe(0);
    expect((await place.run('verify', 'game.bundle')).out).toMatch(/disputes are as they were said +ok/);
    expect((await place.run('import', 'game.bundle', ...third)).code).toBe(0);
    expect((await place.run('dispute', 'show', 'last', ...third)).out).toContain('closed');
  });

  test('what can’t be is refused with what would be right', async () => {
    const err = async (...args: readonly string[]): Promise<string> => {
      const ran = await place.run('dispute', ...args);
      expect(ran).toMatchObject({ out: '' });
      expect(ran.code).not.toBe(0);
      return ran.err;
    };
    expect(await err('show', 'last', '9')).toContain('Its disputes are 1, 2');
    expect(await err('open', 'last', '--at', '999999', '--claim', 'No.')).toContain('must be a revision of the game');
    expect(await err('rule', 'last', '1', '--rule', 'x', '--ruling', 'So.')).toContain('Expected the number of a rule');
    expect(await err('rule', 'last', '2', '--rule', '100', '--ruling', 'a', '--extend', '0')).toContain(
      'such as 0:180',
    );
    expect(await err('rule', 'last', '2', '--rule', '100', '--ruling', 'a', '--infractions', 'no.json')).toContain(
      'no.json',
    );
    expect(await err('report', 'last', '9', '--out', 'x.html')).toContain('has no dispute 9: its disputes are 1, 2');
    expect(existsSync(place.file('x.html'))).toBe(false);
  });
});
