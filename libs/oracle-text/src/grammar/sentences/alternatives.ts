import { isSameTree, type Condition, type Effect, type Filter, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { returnToFork, continueAfterBranches } from '../basics/branches.js';
import { playersAsObject } from '../players/players.js';
import { body } from '../sentence-forms/body.js';
import type { Clauses } from '../sentence-forms/form.js';
import { readEntersWith, writeEntersWith } from '../sentence-forms/enters-with.js';
import { replacePlayers } from '../sentence-forms/may.js';
import { insteadMayFollow, readInstead, writeInstead, type Sentence } from '../sentence-forms/instead.js';

const otherwise = literally('otherwise, ');

/**
 * A sentence that changes the one before it: “…. If this spell was kicked, draw two cards instead.”, “…. Otherwise, draw a
 * card.” Returns the instructions of both sentences together.
 *
 * @param earlier the sentences before it; it changes the last of them
 * @param startsParagraph whether the sentence begins a new paragraph
 */
export function readAlternative(
  reader: Reader,
  earlier: readonly Sentence[],
  clauses: Clauses,
  startsParagraph: boolean,
): readonly Effect[] | No {
  const from = reader.mark();
  const read =
    reader.word === 'otherwise' && !startsParagraph
      ? readOtherwise(reader, earlier, clauses)
      : reader.word === 'each' && !startsParagraph
        ? readDoesTheSame(reader, earlier[earlier.length - 1]!)
        : readChange(reader, earlier, clauses, startsParagraph);
  if (read !== no) return read;
  reader.back(from);
  const entering = startsParagraph ? no : readEntersWith(reader, earlier[earlier.length - 1]!.effects);
  if (entering === no) reader.back(from);
  return entering;
}

function readChange(
  reader: Reader,
  earlier: readonly Sentence[],
  clauses: Clauses,
  startsParagraph: boolean,
): readonly Effect[] | No {
  if (!insteadMayFollow(reader)) return no;
  const changed = readInstead(reader, earlier[earlier.length - 1]!, clauses);
  return changed === no || !reader.stop() ? no : [startsParagraph ? { ...changed, instead: 'new line' } : changed];
}

function withoutJoined(effect: Effect): Effect {
  const { joined: _, ...plain } = effect;
  return plain;
}

function readOtherwise(reader: Reader, earlier: readonly Sentence[], clauses: Clauses): readonly Effect[] | No {
  const [previous, before] = [earlier[earlier.length - 1]!, earlier[earlier.length - 2]];
  const [conditional] = previous.effects;
  if (previous.effects.length !== 1 || conditional?.do !== 'if' || conditional.otherwise !== undefined) return no;
  // After two sentences with “if”, “otherwise” means that neither condition is true.
  const earlierToo = before?.effects.find((effect) => effect.do === 'if');
  if (earlierToo !== undefined && !areOfOneKind(earlierToo, conditional)) return no;
  const { scope } = reader;
  const from = conditional.last ? previous.from : scope.soFar.fork;
  if (from === null || otherwise.read(reader) === no) return no;
  const then = { effects: conditional.then, said: scope.soFar };
  returnToFork(scope, from);
  const effects = body(clauses).read(reader);
  if (effects === no || !reader.stop()) return no;
  continueAfterBranches(scope, from, then, { effects, said: scope.soFar });
  return [{ ...conditional, otherwise: earlierToo === undefined ? effects : unlessThat(earlierToo, effects) }];
}

type If = Extract<Effect, { readonly do: 'if' }>;

/**
 * “If it was a creature card, …. If it was a land card, …”: what the object was doesn't change, so “otherwise” can ask
 * about both.
 */
function areOfOneKind({ condition: one, otherwise: more, last }: If, { condition: other }: If): boolean {
  if (one.if !== 'matches' || other.if !== 'matches' || more !== undefined || last) return false;
  return one.past === true && other.past === true && isSameTree(one.objects, other.objects, 'called');
}

function unlessThat({ condition }: If, effects: readonly Effect[]): readonly Effect[] {
  return [{ do: 'if', condition: { if: 'not', of: condition }, then: effects }];
}

/** What “otherwise” says, if it asks that neither of two conditions is true. */
function unlessBoth({ condition, otherwise: other = [] }: If): readonly Effect[] | undefined {
  const [inner, ...more] = other;
  if (inner?.do !== 'if' || more.length > 0 || inner.condition.if !== 'not' || inner.otherwise !== undefined)
    return undefined;
  const { of } = inner.condition;
  const isOfBoth = of.if === 'matches' && condition.if === 'matches' && of.past === true && condition.past === true;
  return isOfBoth && isSameTree(of.objects, condition.objects, 'called') ? inner.then : undefined;
}

const you: Players = { players: 'you' };
const thatPlayer: Players = { players: 'that player' };
const eachAttacking = literally('each opponent attacking ');
const doesTheSame = literally(' does the same');

/** The opponents who control a creature that attacks one of `who`. */
function opponentsAttacking(who: Players): Players {
  const filter: Filter = { is: 'attacks players', who };
  const condition: Condition = { if: 'control', who: thatPlayer, filter, compare: 'at least', count: 1 };
  return { players: 'those who', of: { players: 'each opponent' }, condition };
}

/** “Each opponent attacking that player does the same.”: those opponents follow the earlier instructions, too. */
function readDoesTheSame(reader: Reader, { effects }: Sentence): readonly Effect[] | No {
  const whom = eachAttacking.read(reader) === no ? no : playersAsObject.read(reader);
  if (whom === no || whom.called !== 'player' || doesTheSame.read(reader) === no || !reader.stop()) return no;
  const { called: _, ...named } = whom;
  const theirs = replacePlayers(effects, you, thatPlayer);
  if (theirs === effects) return no;
  const who: Players = { players: 'together', of: [you, opponentsAttacking(named)] };
  return [{ do: 'for each player', who, effects: theirs, said: 'the same' }];
}

type DoesTheSame = Extract<Effect, { readonly do: 'for each player' }>;

function writeDoesTheSame(
  { who, effects }: DoesTheSame,
  writer: Writer,
  writeSentences: (all: readonly Effect[]) => boolean,
): boolean {
  const [first, others, ...more] = who.players === 'together' ? who.of : [];
  const filter = others?.players === 'those who' && others.condition.if === 'control' ? others.condition.filter : null;
  if (filter?.is !== 'attacks players' || more.length > 0 || !isSameTree(others, opponentsAttacking(filter.who)))
    return false;
  if (!isSameTree(first, you) || !writeSentences(replacePlayers(effects, thatPlayer, you))) return false;
  const whom = writer.capture(() => playersAsObject.write({ ...filter.who, called: 'player' }, writer));
  return whom !== undefined && writer.add(` Each opponent attacking ${whom} does the same`) && writer.stop();
}

/** @param writeSentences writes instructions as the next sentences of the same text */
export function writeAlternative(
  sentence: readonly Effect[],
  writer: Writer,
  clauses: Clauses,
  writeSentences: (effects: readonly Effect[]) => boolean,
): boolean {
  const before = writer.mark();
  if (writeEntersWith(sentence, writer, writeSentences)) return true;
  writer.back(before);
  const [effect] = sentence;
  if (effect?.do === 'for each player' && effect.said === 'the same' && sentence.length === 1)
    return writeDoesTheSame(effect, writer, writeSentences);
  if (sentence.length !== 1 || effect?.do !== 'if' || effect.otherwise === undefined) return false;
  const { otherwise: other } = effect;
  if (effect.instead) return writeSentences(other) && writeInstead(effect, writer, clauses) && writer.stop();
  const { otherwise: _, ...only } = effect;
  const { scope } = writer;
  const { soFar } = scope;
  if (!writeSentences([withoutJoined(only)]) || !writer.add(' Otherwise, ')) return false;
  const from = effect.last ? soFar : scope.soFar.fork;
  if (from !== null) returnToFork(scope, from);
  return body(clauses).write(unlessBoth(effect) ?? other, writer) && writer.stop();
}
