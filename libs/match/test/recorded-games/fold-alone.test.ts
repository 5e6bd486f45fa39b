import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { openEventStore } from '@stacktrail/event-store';
import { Matches, type GameRecord } from '../../src/index.js';
import type { StreamLine } from './fold-alone/fold-streams.js';
import { recordedGames, writeRecordedStore } from './fixture.js';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const typescript = new URL('../../../../scripts/typescript/loader.mjs', import.meta.url).href;

/** A process in which no package but those of facts can be loaded. */
function factsAlone(program: string): ChildProcess {
  const restriction = new URL('./fold-alone/register.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', typescript, '--import', restriction, pathOf(program)]);
}

async function outcomeOf(child: ChildProcess, input: string): Promise<{ code: unknown; out: string; errors: string }> {
  // A process that ends early says why; what it left unread is no matter.
  child.stdin!.on('error', () => undefined).end(input);
  const [out, errors, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')]);
  return { code, out, errors };
}

function lineOf({ catalog, stored }: GameRecord): string {
  const line: StreamLine = { definitions: catalog.pinned, hash: catalog.hash, stored };
  return `${JSON.stringify(line)}\n`;
}

test('the recorded streams fold to the recorded states where no rule is loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fold-alone-'));
  writeRecordedStore(join(folder, 'store.sqlite'));
  const store = await openEventStore(`sqlite:${join(folder, 'store.sqlite')}`);
  try {
    const matches = new Matches(store);
    const games = recordedGames().filter(({ stored }) => stored);
    const records = await Promise.all(games.map(({ game }) => matches.load(game)));
    const { code, out, errors } = await outcomeOf(
      factsAlone('fold-alone/fold-streams.ts'),
      records.map(lineOf).join(''),
    );
    expect([code, errors]).toEqual([0, '']);
    expect(out.trim().split('\n')).toEqual(games.map(({ state }) => state));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});

test('a program that loads a rule ends with its name', async () => {
  const { code, errors } = await outcomeOf(factsAlone('record.ts'), '');
  expect(code).toBe(1);
  expect(errors).toMatch(/@stacktrail\/[a-z-]+ is no package of facts/);
});
