import { no, type No } from '../../syntax/syntax.js';
import { type Effect, someNode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { slotsIn } from '../basics/branches.js';
import { sentencesOf } from '../basics/joints.js';
import { delayed, readDelay } from './delaying.js';
import { onlyEffect, type Clauses, type EffectOf } from './form.js';
import { insteadMayFollow, readInstead, writeInstead, type Sentence } from './instead.js';
import { may } from './may.js';
import { askedAbout, must } from './must.js';
import { thenOfferedAfterMay } from './then-offered.js';
import { readUnless, unless } from './unless.js';

const offers = [may, thenOfferedAfterMay([may])];

/** The clauses after “if you do,” and similar words. They can be delayed, optional, or have an “unless”. */
export function body(clauses: Clauses): Clauses {
  return {
    read(reader, continued) {
      const plain = {
        read: () => {
          const effects = clauses.read(reader, continued);
          if (effects === no) return no;
          if (reader.word === 'at') return readDelay(reader, effects);
          return reader.word === 'unless' ? readUnless(reader, effects) : askedAbout(reader, effects);
        },
      };
      return reader.isAhead('may')
        ? reader.any([...offers.map((form) => ({ read: () => form.read(reader, clauses) })), plain])
        : plain.read();
    },
    write(effects, writer) {
      const from = writer.mark();
      for (const form of [...offers, delayed, unless, must]) {
        if (form.write(effects, writer, clauses)) return true;
        writer.back(from);
      }
      return clauses.write(effects, writer);
    },
  };
}

/**
 * As `body`, but the next sentence can replace the clauses: “you may pay {1}. If you do, draw a card. If you control a
 * Forest, draw two cards instead.”
 */
export function replaceableBody(clauses: Clauses): Clauses {
  const plain = body(clauses);
  return {
    read(reader, continued) {
      const from = reader.scope.soFar;
      const effects = plain.read(reader, continued);
      if (effects === no || reader.word !== '.') return effects;
      const whole = reader.may({ read: () => readReplaced(reader, { effects, from }, clauses) }, effects);
      return whole === effects ? readMore(reader, effects, from, plain) : whole;
    },
    write(effects, writer) {
      const changed = onlyEffect(effects, 'if');
      if (changed?.instead === true) return writeReplaced(changed, writer, clauses);
      return sentencesOf(effects).every((sentence, i) =>
        i === 0 ? plain.write(sentence, writer) : writeMore(sentence, writer, plain),
      );
    },
  };
}

/**
 * Reads the next sentence, too, if it uses a target that only this sentence has, or what this one only chooses; it is
 * then followed only if this one is: “You may pay {8}. If you do, tap target permanent. That permanent doesn't untap …”,
 * “if you do, choose a land you control. Then search …”.
 * @param from the text so far before this sentence
 */
function readMore(reader: Reader, effects: readonly Effect[], from: TextSoFar, plain: Clauses): readonly Effect[] {
  const first = reader.scope.soFar.targets.length;
  const next = {
    read: (): readonly Effect[] | No => {
      const chosen = chosenLast(effects);
      if ((from.targets.length === first && chosen === undefined) || !reader.take('.')) return no;
      const then = chosen !== undefined && reader.take('then');
      const more = plain.read(reader);
      if (more === no) return no;
      const uses =
        slotsIn(more).some((slot) => slot >= from.targets.length && slot < first) ||
        (chosen !== undefined && someNode(more, ({ objects, label }) => objects === 'result' && label === chosen));
      if (!uses) return no;
      return then ? more.map((effect, i) => (i === 0 ? { ...effect, joined: 'new then' as const } : effect)) : more;
    },
  };
  const more = reader.may<readonly Effect[]>(next, []);
  return more.length === 0 ? effects : readMore(reader, [...effects, ...more], from, plain);
}

/** The label of a choice with which the instructions end: nothing has been done with what was chosen yet. */
function chosenLast(effects: readonly Effect[]): string | undefined {
  const last = effects.at(-1);
  return last?.do === 'choose objects' ? last.label : undefined;
}

function writeMore(sentence: readonly Effect[], writer: Writer, plain: Clauses): boolean {
  const [first, ...others] = sentence;
  const then = first?.joined === 'new then';
  if (first === undefined || (first.joined !== undefined && !then) || !writer.stop()) return false;
  const { joined: _, ...alone } = first;
  const text = writer.capture(() => plain.write([alone, ...others], writer));
  if (then) return text !== undefined && writer.add(` Then ${text}`);
  return text !== undefined && writer.add(` ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

function readReplaced(reader: Reader, sentence: Sentence, clauses: Clauses): readonly Effect[] | No {
  if (!reader.take('.') || !insteadMayFollow(reader)) return no;
  const changed = readInstead(reader, sentence, clauses);
  return changed === no ? no : [changed];
}

function writeReplaced(changed: EffectOf<'if'>, writer: Writer, clauses: Clauses): boolean {
  const { otherwise = [] } = changed;
  return body(clauses).write(otherwise, writer) && writer.stop() && writeInstead(changed, writer, clauses);
}
