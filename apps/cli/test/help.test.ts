import { Command, Help } from 'commander';
import { describe, expect, test } from '@jest/globals';
import { commands } from '../src/commands/index.js';
import type { Io } from '../src/io.js';
import { runCli } from '../src/run-cli.js';

const io: Io = {
  out: { write: () => true },
  err: { write: () => true },
  terminal: null,
  async *input() {
    // Nothing is typed.
  },
  directory: '.',
  environment: {},
};

async function helpOf(...args: readonly string[]): Promise<string> {
  let text = '';
  const out = { write: (more: string) => (text += more) };
  expect(await runCli(args, { ...io, out })).toBe(0);
  return text;
}

describe('the help', () => {
  test.each(commands)('lists “$usage” as it is once it is loaded', async ({ usage, about, load }) => {
    const command = new Command().command(usage).description(about);
    (await load())(command, io);
    const term = new Help().subcommandTerm(command);
    expect((await helpOf('--help')).replace(/\s+/g, ' ')).toContain(` ${term} `);
    const name = command.name();
    for (const help of [await helpOf(name, '--help'), await helpOf('help', name)]) {
      expect(help).toContain(`Usage: stacktrail ${name}`);
      expect(help).not.toContain('--any');
    }
  });
});
