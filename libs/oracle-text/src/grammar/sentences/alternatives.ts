import { isSameTree, type Condition, type Effect, type Filter, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { returnToFork, continueAfterBranches } from '../basics/branches.js';
import { playersAsObject } from '../players/players.js';
import { body } from '../sentence-forms/body.js';
import type { Clauses } from '../sentence-forms/form.js';
import { readEntersWith, writeEntersWith } from '../sentence-forms/enters-with.js';
import { withPlayers } from '../sentence-forms/may.js';
import { mayComeInstead, readInstead, writeInstead, type Sentence } from '../sentence-forms/instead.js';

const otherwise = literally('otherwise, ');

/**
 * A sentence that changes the one before it: “…. If this spell was kicked, draw two cards instead.”, “…. Otherwise, draw a
 * card.” Returns what both say together.
 *
 * @param earlier the sentences before it; the last of them is the one that it changes
 * @param below it begins a paragraph
 */
export function readAlternative(
  reader: Reader,
  earlier: readonly Sentence[],
  clauses: Clauses,
  below: boolean,
): readonly Effect[] | No {
  const from = reader.mark();
  const read =
    reader.word === 'otherwise' && !below
      ? readOtherwise(reader, earlier, clauses)
      : reader.word === 'each' && !below
        ? readSame(reader, earlier[earlier.length - 1]!)
        : readChange(reader, earlier, clauses, below);
  if (read !== no) return read;
  reader.back(from);
  const entering = below ? no : readEntersWith(reader, earlier[earlier.length - 1]!.effects);
  if (entering === no) reader.back(from);
  return entering;
}

function readChange(
  reader: Reader,
  earlier: readonly Sentence[],
  clauses: Clauses,
  below: boolean,
): readonly Effect[] | No {
  if (!mayComeInstead(reader)) return no;
  const changed = readInstead(reader, earlier[earlier.length - 1]!, clauses);
  return changed === no || !reader.stop() ? no : [below ? { ...changed, instead: 'new line' } : changed];
}

function withoutJoint(effect: Effect): Effect {
  const { joined: _, ...plain } = effect;
  return plain;
}

function readOtherwise(reader: Reader, earlier: readonly Sentence[], clauses: Clauses): readonly Effect[] | No {
  const [previous, before] = [earlier[earlier.length - 1]!, earlier[earlier.length - 2]];
  const [asked] = previous.effects;
  if (previous.effects.length !== 1 || asked?.do !== 'if' || asked.otherwise !== undefined) return no;
  // After two conditions it is said of what fits neither.
  if (before?.effects.some((effect) => effect.do === 'if')) return no;
  const { scope } = reader;
  const from = asked.last ? previous.from : scope.soFar.asked;
  if (from === null || otherwise.read(reader) === no) return no;
  const then = { effects: asked.then, said: scope.soFar };
  returnToFork(scope, from);
  const effects = body(clauses).read(reader);
  if (effects === no || !reader.stop()) return no;
  continueAfterBranches(scope, from, then, { effects, said: scope.soFar });
  return [{ ...asked, otherwise: effects }];
}

const you: Players = { players: 'you' };
const thatPlayer: Players = { players: 'that player' };
const eachAttacking = literally('each opponent attacking ');
const doesTheSame = literally(' does the same');

/** Opponents with a creature that attacks that player. */
function attacking(who: Players): Players {
  const filter: Filter = { is: 'attacks players', who };
  const condition: Condition = { if: 'control', who: thatPlayer, filter, compare: 'at least', count: 1 };
  return { players: 'those who', of: { players: 'each opponent' }, condition };
}

/** “…. Each opponent attacking that player does the same”, of what you were told to do. */
function readSame(reader: Reader, { effects }: Sentence): readonly Effect[] | No {
  const whom = eachAttacking.read(reader) === no ? no : playersAsObject.read(reader);
  if (whom === no || whom.called !== 'player' || doesTheSame.read(reader) === no || !reader.stop()) return no;
  const { called: _, ...named } = whom;
  const theirs = withPlayers(effects, you, thatPlayer);
  if (theirs === effects) return no;
  const who: Players = { players: 'together', of: [you, attacking(named)] };
  return [{ do: 'for each player', who, effects: theirs, said: 'the same' }];
}

type Same = Extract<Effect, { readonly do: 'for each player' }>;

function writeSame({ who, effects }: Same, writer: Writer, sentences: (all: readonly Effect[]) => boolean): boolean {
  const [first, others, ...more] = who.players === 'together' ? who.of : [];
  const filter = others?.players === 'those who' && others.condition.if === 'control' ? others.condition.filter : null;
  if (filter?.is !== 'attacks players' || more.length > 0 || !isSameTree(others, attacking(filter.who))) return false;
  if (!isSameTree(first, you) || !sentences(withPlayers(effects, thatPlayer, you))) return false;
  const whom = writer.capture(() => playersAsObject.write({ ...filter.who, called: 'player' }, writer));
  return whom !== undefined && writer.add(` Each opponent attacking ${whom} does the same`) && writer.stop();
}

/** @param sentences writes instructions as sentences that go on in the middle of a text */
export function writeAlternative(
  sentence: readonly Effect[],
  writer: Writer,
  clauses: Clauses,
  sentences: (effects: readonly Effect[]) => boolean,
): boolean {
  const before = writer.mark();
  if (writeEntersWith(sentence, writer, sentences)) return true;
  writer.back(before);
  const [effect] = sentence;
  if (effect?.do === 'for each player' && effect.said === 'the same' && sentence.length === 1)
    return writeSame(effect, writer, sentences);
  if (sentence.length !== 1 || effect?.do !== 'if' || effect.otherwise === undefined) return false;
  const { otherwise: other } = effect;
  if (effect.instead) return sentences(other) && writeInstead(effect, writer, clauses) && writer.stop();
  const { otherwise: _, ...only } = effect;
  const { scope } = writer;
  const { soFar } = scope;
  if (!sentences([withoutJoint(only)]) || !writer.add(' Otherwise, ')) return false;
  const from = effect.last ? soFar : scope.soFar.asked;
  if (from !== null) returnToFork(scope, from);
  return body(clauses).write(other, writer) && writer.stop();
}
