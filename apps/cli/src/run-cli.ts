import { Command, CommanderError, Help, type Option } from 'commander';
import { CommandError } from './command-error.js';
import { commands } from './commands/index.js';
import type { Io } from './io.js';

/**
 * Runs one command line.
 *
 * @param args what follows the program's name
 * @returns the exit code: 0 only where the command did what it says, 2 where the command line is wrong, 1 otherwise
 */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  const program = await newProgram(io, args);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander throws an error where it has printed help too.
    if (error instanceof CommanderError && isHelp(error)) return error.exitCode === 0 ? 0 : 2;
    const { reportError } = await import('./output/report-error.js');
    return reportError(inOwnWords(error, program, args), io, args);
  }
}

function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.help' || code === 'commander.helpDisplayed';
}

/**
 * An error of Commander's as ours: without the “error: ” before its message, and with the usage as what would be right.
 */
function inOwnWords(error: unknown, program: Command, args: readonly string[]): unknown {
  if (!(error instanceof CommanderError)) return error;
  const text = error.message.replace(/^error: /, '');
  const command = program.commands.find((each) => each.name() === args[0]);
  const remedy =
    command === undefined
      ? 'See “stacktrail --help” for the commands.'
      : `Usage: stacktrail ${command.name()} ${command.usage()}; see “stacktrail ${command.name()} --help”.`;
  return new CommandError(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, remedy, 2);
}

async function newProgram(io: Io, args: readonly string[]): Promise<Command> {
  const program = new Command('stacktrail')
    .description('A rules engine for Magic: The Gathering whose games are event streams.')
    .helpCommand('help [command]', 'show what a command does')
    .addHelpText('after', examples)
    .configureHelp({ optionDescription })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      // Errors are reported in one place, with those of the commands themselves.
      outputError: () => undefined,
    });
  // `help NAME` shows that command, too.
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  const wanted = first === 'help' ? second : first;
  for (const { usage, further, about, isGroup = false, load } of commands) {
    const command = program.command(usage).description(about);
    if (command.name() === wanted) (await load())(command, io);
    else {
      if (further !== undefined) command.argument(further);
      if (!isGroup) command.option('--any', 'stands for the options of a command that isn’t loaded');
    }
  }
  return program;
}

/** An option's description. The default is left out where it is `false` or an empty list. */
function optionDescription(option: Option): string {
  const value: unknown = option.defaultValue;
  return value === false || Array.isArray(value) ? option.description : new Help().optionDescription(option);
}

const examples = `
A GAME is an id, the beginning of one, or “last”. A store is memory, sqlite:FILE or esdb://HOST:PORT.

Try:
  stacktrail play --seed tea               two bots play a game; it is stored in stacktrail.sqlite
  stacktrail replay last                   the board at its end
  stacktrail replay last --view log        what happened, line by line
  stacktrail explain last 400              why event 400 happened
  stacktrail verify last                   whether the record holds`;
