import { type Amount, type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { says } from '../../syntax/says.js';
import { numeral, x } from '../basics/numerals.js';
import { playersAsSubject } from '../players/players.js';
import type { EffectOf } from '../effects/predicate.js';

type While = EffectOf<'repeat while'>;
type Times = EffectOf<'repeat'>;

/** “Repeat this process” and when or how often, behind the instructions that are repeated (CR 608.2c). */
interface Tail {
  readonly again?: While['again'];
  readonly said?: While['said'];
  readonly times?: Amount;
  readonly then?: true;
}

const ifWon = literally('if you win, repeat this process');
const ifDone = literally('if you do, repeat this process');

/** What a player who did so decides by: the optional action before it, or a clash. */
const asDone: Syntax<Tail> = {
  begins: new Set(['if']),
  read(reader) {
    const { choice } = reader.scope;
    if (choice === null) return no;
    const words = choice.startsWith('won ') ? ifWon : ifDone;
    return words.read(reader) === no ? no : { said: 'if done' };
  },
  write: ({ said }, writer) =>
    said === 'if done' && (writer.scope.choice?.startsWith('won ') ? ifWon : ifDone).write({}, writer),
};

const you: Players = { players: 'you' };
const asTheyChoose = literally(' may repeat this process as many times as they choose');

/** “That opponent may repeat this process as many times as they choose.” */
const asOthersChoose: Syntax<Tail> = {
  begins: null,
  read(reader) {
    const again = playersAsSubject.read(reader);
    return again === no || again.players === 'you' || asTheyChoose.read(reader) === no ? no : { again };
  },
  write: ({ again }, writer) =>
    again !== undefined &&
    again.players !== 'you' &&
    playersAsSubject.write(again, writer) &&
    asTheyChoose.write({}, writer),
};

/** As many times more as the text says. */
const often = oneOf<Tail>(
  says<Tail>({ times: 1 })`repeat this process once`,
  says<Tail>({})`repeat this process ${{ times: oneOf<Amount>(numeral, x) }} more times`,
);

const tails: readonly Syntax<Tail>[] = [
  says<Tail>({ again: you })`you may repeat this process any number of times`,
  asDone,
  often,
  asOthersChoose,
];

function readTail(reader: Reader): Tail | No {
  const then = reader.take('then');
  const tail = reader.any(tails);
  return tail === no || (then && tail.times === undefined) ? no : { ...tail, ...(then && { then: true }) };
}

function oneMore(times: Amount): Amount {
  return typeof times === 'number' ? times + 1 : { amount: 'sum', of: [times, 1] };
}

function oneLess(times: Amount): Amount | undefined {
  if (typeof times === 'number') return times - 1;
  const [more, one] = times.amount === 'sum' ? times.of : [];
  return more !== undefined && one === 1 && isSameTree(times, oneMore(more)) ? more : undefined;
}

/** The label of what decides whether the process goes on. */
function labelFor({ again }: Tail, scope: Scope): string | undefined {
  return again === undefined ? (scope.choice ?? undefined) : scope.newLabel('again');
}

/**
 * “…. You may repeat this process any number of times.”, “…. Repeat this process once.”: the last sentence of a text, for
 * all the instructions before it.
 */
export function readThisProcess(reader: Reader, effects: readonly Effect[]): Effect | No {
  const from = reader.mark();
  const tail = readTail(reader);
  const label = tail === no || tail.times !== undefined ? '' : labelFor(tail, reader.scope);
  if (tail === no || label === undefined || !reader.stop() || reader.token.kind !== 'end') {
    reader.back(from);
    return no;
  }
  const { times, then, again, said } = tail;
  if (times !== undefined)
    return { do: 'repeat', times: oneMore(times), effects, said: then ? 'then this process' : 'this process' };
  return { do: 'repeat while', label, effects, ...(again ? { again } : { said: said! }) };
}

function tailOf(effect: While | Times): Tail | undefined {
  if (effect.do === 'repeat while') {
    const { again, said } = effect;
    return { ...(again && { again }), ...(said && { said }) };
  }
  const times = oneLess(effect.times);
  return times === undefined ? undefined : { times };
}

/** @param writeSentences writes instructions as sentences of the text */
export function writeThisProcess(
  sentence: readonly Effect[],
  writer: Writer,
  writeSentences: (effects: readonly Effect[]) => boolean,
): boolean {
  const [effect] = sentence;
  if (sentence.length !== 1 || (effect?.do !== 'repeat while' && effect?.do !== 'repeat')) return false;
  if (effect.do === 'repeat' ? effect.said === undefined : !effect.again && effect.said === 'as many times')
    return false;
  const tail = tailOf(effect);
  if (tail === undefined || !writeSentences(effect.effects)) return false;
  if (effect.do === 'repeat while' && effect.said === 'if done' && effect.label !== writer.scope.choice) return false;
  const text = writer.capture(() =>
    tails.some((one) => {
      const from = writer.mark();
      if (one.write(tail, writer)) return true;
      writer.back(from);
      return false;
    }),
  );
  if (text === undefined) return false;
  const whole = effect.said === 'then this process' ? `Then ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
  return writer.add(` ${whole}`) && writer.stop();
}
