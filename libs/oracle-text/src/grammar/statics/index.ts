import type { StaticAbility, StaticEffect, Condition, Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { mayIgnore } from '../costs/allowed-actions.js';
import { condition } from '../conditions/index.js';
import { time } from '../conditions/limits.js';
import { writeReflexive } from '../triggers/reflexive.js';
import { readWhereX, writeWhereX } from '../basics/where-x.js';
import { asksOfDevouring } from '../this-way/devoured.js';
import { copyingOf, nameCopied, readWhenCopied } from './as-a-copy.js';
import { asDefining, asSaid } from './defining.js';
import { secondSentence } from './entering.js';
import { readJoinedTo, writeJoined } from './joined-effects.js';
import { readReplacing, writeReplacing } from '../replacing/index.js';
import { isAboutCastingThis } from './of-casting.js';
import { readSkipping, writeSkipping } from './skipping.js';
import { readUnless, writeUnless } from './unless.js';
import { one, sentence } from './sentence.js';

function readEffects(reader: Reader): readonly StaticEffect[] | No {
  const effects = sentence.read(reader);
  if (effects === no || reader.word !== ',' || reader.ahead(1) === 'and') return effects;
  // “Where X is …” stands at the end of the sentence, whatever the sentence is about.
  return readWhereX(reader, effects as readonly object[] as readonly Effect[]) as readonly object[] as
    readonly StaticEffect[] | No;
}

const yourTurn: Condition = { if: 'your turn' };
const duringYourTurn = literally('during your turn, ');
const asLongAs = literally('as long as ');

/** Reads a condition at the beginning: “as long as …,”, “during your turn,”. */
function readLeading(reader: Reader): Condition | undefined | No {
  if (reader.word === 'during') {
    const from = reader.mark();
    if (duringYourTurn.read(reader) !== no) return yourTurn;
    reader.back(from);
    return undefined;
  }
  if (reader.word !== 'as' || reader.ahead(1) !== 'long') return undefined;
  if (asLongAs.read(reader) === no) return no;
  const asked = condition.read(reader);
  return asked === no || !reader.take(',') ? no : asked;
}

/** A static ability (CR 604): “creatures you control get +1/+1 as long as …”. */
export function readStatic(reader: Reader): StaticAbility | No {
  if (reader.word === 'if') {
    const from = reader.mark();
    const replacing = readReplacing(reader);
    if (replacing !== no && endsAbility(reader)) return { kind: 'static', effects: [replacing] };
    reader.back(from);
    const skipping = readSkipping(reader);
    if (skipping !== no && endsAbility(reader)) return skipping;
    reader.back(from);
    const asked = readIfFirst(reader);
    if (asked !== no) return asked;
    reader.back(from);
  }
  const leading = readLeading(reader);
  if (leading === no) return no;
  const first = readEffects(reader);
  if (first === no || (leading !== undefined && first.some(definesSize))) return no;
  const said = readJoinedTo(first, reader, one);
  const { effects } = said;
  if (leading !== undefined) {
    return reader.stop() ? { kind: 'static', ...said, condition: leading, leads: true } : no;
  }
  if (said.joined !== undefined) return reader.stop() ? { kind: 'static', ...said } : no;
  if (reader.stop()) {
    return readSecond(reader, reader.scope.textSource.name === '' ? effects : asDefining(effects));
  }
  if (reader.word === 'if') return readIfBehind(reader, effects);
  if (reader.word === 'during' && effects.every(isProhibition)) return readDuring(reader, effects);
  if (reader.word === 'unless') return readUnless(reader, effects);
  if (asLongAs.read(reader) === no) return no;
  const asked = condition.read(reader);
  return asked === no || !reader.stop() ? no : { kind: 'static', effects, condition: asked };
}

/** An effect with a condition doesn't define a characteristic (CR 604.3a). */
function definesSize(effect: StaticEffect): boolean {
  return effect.static === 'defines power and toughness';
}

function endsAbility({ token, word }: Reader): boolean {
  return token.kind === 'end' || word === '"';
}

/** “If you control a Plains, you may … rather than pay this spell's mana cost” (CR 118.9). */
function readIfFirst(reader: Reader): StaticAbility | No {
  reader.next();
  const asked = condition.read(reader);
  if (asked === no || !reader.take(',')) return no;
  const first = readEffects(reader);
  if (first === no) return no;
  const joined = readJoinedTo(first, reader, one);
  if (!joined.effects.every(isAboutCastingThis) || !reader.stop()) return no;
  return { kind: 'static', ...joined, condition: asked, leads: true, said: 'if' };
}

/** Whether the effect itself holds the condition: “this spell costs {1} less to cast if …”. */
function asksItself(effect: StaticEffect): boolean {
  return effect.static === 'own cost reduction' || effect.static === 'cost modification';
}

/** Whether the only effect is that an object doesn't untap (CR 502.3). */
function isOfUntapping(effect: StaticEffect): boolean {
  if (effect.static !== 'continuous') return false;
  return effect.changes.every((change) => change.change === 'rule' && change.rule === "doesn't untap");
}

/** “You may cast this card from your graveyard if …”, “this land doesn't untap during your untap step if …”. */
function readIfBehind(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  const mayAsk =
    effects.every(({ static: what }) => what === 'skip') ||
    effects.every(isAboutCastingThis) ||
    effects.every(isOfUntapping) ||
    asksOfDevouring(reader);
  if (!mayAsk || effects.some(asksItself)) return no;
  reader.next();
  const asked = condition.read(reader);
  return asked === no || !reader.stop() ? no : { kind: 'static', effects, condition: asked, said: 'if' };
}

function isProhibition(effect: StaticEffect): boolean {
  return effect.static === "players can't";
}

/** Reads the time at the end: “your opponents can't cast spells during your turn.” */
function readDuring(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  const asked = time.read(reader);
  return asked === no || !reader.stop() ? no : { kind: 'static', effects, condition: asked, said: 'during' };
}

/** Reads a second sentence: “As it enters, choose a color”. */
function readSecond(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  if (endsAbility(reader)) return { kind: 'static', effects };
  if (reader.word !== 'as') {
    const from = reader.mark();
    const copying = readWhenCopied(reader, effects);
    if (copying !== no) return copying;
    reader.back(from);
    const ignored = mayIgnore.read(reader);
    if (ignored !== no && reader.stop()) return { kind: 'static', effects, mayIgnore: ignored };
    reader.back(from);
    return { kind: 'static', effects };
  }
  const second = secondSentence.read(reader);
  return second === no || !reader.stop() ? no : { kind: 'static', effects: [...effects, second] };
}

function writeSecond(effects: readonly StaticEffect[], writer: Writer): boolean {
  const second = effects[effects.length - 1];
  if (effects.length < 2 || second === undefined) return false;
  if (!sentence.write(effects.slice(0, -1), writer) || !writer.stop()) return false;
  const text = writer.capture(() => secondSentence.write(second, writer));
  return text !== undefined && writer.add(` ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

/**
 * Reads “Otherwise, it can't attack or block.”
 * @param condition the condition of the ability before it in the same paragraph
 */
export function readOtherwise(reader: Reader, condition: Condition): StaticAbility | No {
  if (!reader.take('otherwise') || !reader.take(',')) return no;
  const effects = readEffects(reader);
  if (effects === no || !reader.stop()) return no;
  return { kind: 'static', effects, condition: { if: 'not', of: condition }, said: 'otherwise', sameParagraph: true };
}

/** Writes the effects; the ability before them has named their object. */
function writeOtherwise(effects: readonly StaticEffect[], writer: Writer): boolean {
  for (const effect of effects) {
    if (effect.static === 'replacement') continue;
    if (effect.static !== 'continuous') return false;
    const { objects } = effect.affects;
    if (objects !== 'this' && objects !== 'attached') return false;
    writer.scope.name({ objects }, false, ['creature', 'permanent']);
  }
  return writer.add('Otherwise, ') && sentence.write(effects, writer) && writer.stop();
}

export function writeStatic(ability: StaticAbility, writer: Writer): boolean {
  const copying = copyingOf(ability.effects);
  if (copying?.[0].whenYouDo !== undefined) {
    const [{ whenYouDo, ...as }, whole] = copying;
    if (!writeStatic({ ...ability, effects: [whole(as)] }, writer)) return false;
    nameCopied(as, writer.scope);
    return writer.add(' ') && writeReflexive(whenYouDo, writer, true);
  }
  if (!writeFirst(ability, writer)) return false;
  if (ability.mayIgnore === undefined) return true;
  const { mayIgnore: ignored } = ability;
  const text = writer.capture(() => mayIgnore.write(ignored, writer));
  return text !== undefined && writer.add(` ${text.charAt(0).toUpperCase()}${text.slice(1)}`) && writer.stop();
}

function writeEffects(ability: StaticAbility, writer: Writer): boolean {
  return ability.joined === undefined ? sentence.write(ability.effects, writer) : writeJoined(ability, writer, one);
}

function writeFirst(ability: StaticAbility, writer: Writer): boolean {
  const { effects, condition: asked, leads, said } = ability;
  if (said === 'otherwise') return asked?.if === 'not' && writeOtherwise(effects, writer);
  const begun = writer.mark();
  if (writeSkipping(ability, writer)) return true;
  writer.back(begun);
  const [only, ...others] = effects;
  if (only?.static === 'replacement' && others.length === 0 && asked === undefined) {
    const start = writer.mark();
    if (writeReplacing(only.replacement, writer)) return true;
    writer.back(start);
  }
  if (leads && asked) {
    const opening =
      asked.if === 'your turn' && said === undefined
        ? writer.add('During your turn, ')
        : writer.add(said === 'if' ? 'If ' : 'As long as ') && condition.write(asked, writer) && writer.add(', ');
    return opening && writeEffects(ability, writer) && writeWhereX(writer) && writer.stop();
  }
  if (ability.joined !== undefined) return writeEffects(ability, writer) && writer.stop();
  const from = writer.mark();
  const described = asked === undefined ? asSaid(effects) : effects;
  if (!sentence.write(described, writer)) {
    writer.back(from);
    return writeSecond(effects, writer) && writer.stop();
  }
  return (
    writeWhereX(writer) &&
    (asked === undefined ||
      (said === 'unless'
        ? writeUnless(asked, writer)
        : said === 'during'
          ? writer.add(' ') && time.write(asked, writer)
          : writer.add(said === 'if' ? ' if ' : ' as long as ') && condition.write(asked, writer))) &&
    writer.stop()
  );
}
