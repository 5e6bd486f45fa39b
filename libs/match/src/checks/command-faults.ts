import { adjudicators, answer as answerCodec } from '@stacktrail/game-events';
import type { ClockLimits } from '../clocks/clocks.js';
import { InvalidCommand, type CommandFault } from '../errors.js';
import { textFault, type TextForm } from './texts.js';

/** The faults of a value; none if all is well. */
type Check = (value: unknown, path: string) => readonly CommandFault[];

/** The longest texts, in characters. */
export const longest = { name: 100, match: 200, reason: 500, ruling: 2000, seed: 200, id: 300 } as const;

/** The longest time of a clock, in seconds: a day. */
export const longestClock = 86_400;

/** The longest time after which tokens of a game may expire, in days. */
export const mostTokenDays = 3650;

/** How deep the loops of a shortcut may be nested, because the code that reads them is recursive. */
const deepestParts = 32;

function oneFault(path: string, message: string | null): readonly CommandFault[] {
  return message === null ? [] : [{ path, message }];
}

function text(form: TextForm, most: number, isNeeded = false): Check {
  return (value, path) => oneFault(path, textFault(value, form, most, isNeeded));
}

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Check {
  return (value, path) => {
    const is = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
    return oneFault(path, is ? null : `must be a whole number from ${least} to ${most}`);
  };
}

function oneOf(...words: readonly unknown[]): Check {
  return (value, path) =>
    oneFault(path, words.includes(value) ? null : `must be one of ${words.map(String).join(', ')}`);
}

function list(item: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each: unknown, i) => item(each, `${path}[${i}]`))
      : oneFault(path, 'must be a list');
}

/** Checks the fields of an object that are present; the required ones in any case. */
function fields(checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return oneFault(path, 'must be an object');
    const given = value as Readonly<Record<string, unknown>>;
    const inner = path === '' ? '' : `${path}.`;
    return Object.entries(checks).flatMap(([name, check]) =>
      given[name] === undefined && !required.includes(name) ? [] : check(given[name], `${inner}${name}`),
    );
  };
}

/** Checks an answer with the codec that stores it, whose messages are “path: what is expected”. */
const answer: Check = (value, path) => {
  const problem = answerCodec.check(value, path);
  if (problem === null) return [];
  const [where = path, ...words] = problem.split(': ');
  return [{ path: where, message: `is not as an answer has it: ${words.join(': ')}` }];
};

const anyObject = fields({});

/** A choice of a shortcut, or a loop of them. */
function part(depth: number, ofAnswer: Check): Check {
  return (value, path) => {
    if (depth === 0) return oneFault(path, `must not be a loop in more than ${deepestParts} loops`);
    const isLoop = typeof value === 'object' && value !== null && 'repeat' in value;
    const check = isLoop
      ? fields({ repeat: wholeNumber(1), parts: list(part(depth - 1, ofAnswer)) }, ['repeat', 'parts'])
      : fields({ player: wholeNumber(0), answer: ofAnswer }, ['player', 'answer']);
    return check(value, path);
  };
}

const seat = fields(
  { name: text('name', longest.name), deckName: text('name', longest.name), nonce: text('key', 128) },
  ['name'],
);

/** Which card is told: an object, or one of a hand or library, by its place from 1 where that is known. */
const toldPlace: Check = (value, path) =>
  fields({})(value, path).length === 0 && 'object' in (value as object)
    ? fields({ object: wholeNumber(1) }, ['object'])(value, path)
    : fields({ in: oneOf('hand', 'library'), at: wholeNumber(1) }, ['in'])(value, path);

/** At least one of the limits is set, the other one may be `null`. */
const clock: Check = (value, path) => {
  const { seconds = null, perDecision = null } = Object(value) as Partial<ClockLimits>;
  const limit = (each: number | null, name: string): readonly CommandFault[] =>
    each === null ? [] : wholeNumber(1, longestClock)(each, `${path}.${name}`);
  if (seconds === null && perDecision === null) return oneFault(path, 'must have seconds or perDecision');
  return [...limit(seconds, 'seconds'), ...limit(perDecision, 'perDecision')];
};

/**
 * The checks of fields by name; a name means the same in every command. The game itself checks whether a revision or a
 * seat exists.
 */
const checks: Readonly<Record<string, Check>> = {
  seed: text('key', longest.seed),
  commandId: text('key', longest.id, true),
  person: text('key', longest.id),
  answer: anyObject,
  ahead: list(fields({ answer: anyObject }, ['answer'])),
  pay: oneOf('auto'),
  parts: list(part(deepestParts, anyObject)),
  judge: text('name', longest.name),
  ruling: text('words', longest.ruling),
  reason: text('words', longest.reason),
  loop: oneOf('draw', 'go on'),
  actions: list(anyObject),
  adjudication: oneOf(...adjudicators),
  chance: oneOf('told'),
  told: fields({ owner: wholeNumber(0), place: toldPlace, name: text('words', longest.name, true) }, [
    'owner',
    'place',
    'name',
  ]),
  vote: oneOf('consent', 'refuse'),
  name: text('name', longest.match),
  seats: list(seat),
  teams: list(wholeNumber(0)),
  chooser: wholeNumber(0),
  seconds: wholeNumber(1, longestClock),
  clock,
  tokenDays: wholeNumber(1, mostTokenDays),
};

const ofCommand = fields(checks);
const ofAnswers = fields({
  answer,
  ahead: list(fields({ answer })),
  parts: list(part(deepestParts, answer)),
});

/**
 * Checks before anything else that a game can store a command's texts and numbers. Answers are checked by the rules.
 *
 * @throws InvalidCommand that names each field that a game can't store
 */
export function checkCommand(command: object): void {
  refuse(ofCommand(command, ''));
}

/**
 * Checks the answers of a command whose facts couldn't be made or stored.
 *
 * @throws InvalidCommand that names each part of an answer that no fact can hold
 */
export function checkAnswers(command: object): void {
  refuse(ofAnswers(command, ''));
}

function refuse(faults: readonly CommandFault[]): void {
  if (faults.length > 0) throw new InvalidCommand(faults);
}
