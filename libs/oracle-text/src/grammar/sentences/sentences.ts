import type { Effect, Joint } from '@stacktrail/card-tree';
import type { Reader, ReaderMark } from '../../syntax/reader.js';
import { type ChoiceOfObjects, type TextSoFar, withChanges } from '../../syntax/text-so-far.js';
import { isAboutCard } from '../conditions/asked-cards.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readClause, writeClause } from '../effects/clauses.js';
import { clauses as clausesHole, oneSentence, sentences as sentencesHole } from '../basics/holes.js';
import { readCompound, writeCompound } from '../compounds/index.js';
import { readAlternative, writeAlternative } from './alternatives.js';
import { withoutSharedDuration, withSharedDuration } from './shared-duration.js';
import { readThisProcess, writeThisProcess } from './this-process.js';
import { afterItEntered, asItEnters } from './is-as-it-enters.js';
import { sentencesOf } from '../basics/joints.js';
import { isNotingOfYours, chooseColorInstruction } from '../nouns/noted-colors.js';
import { setTypeOfChoice, chooseTypeInstruction, typeNotedByYou } from '../nouns/noted-types.js';
import { slotsIn } from '../basics/branches.js';
import { sentenceForms } from '../sentence-forms/index.js';
import { mayPay } from '../sentence-forms/may-pay.js';
import { may } from '../sentence-forms/may.js';
import type { Sentence } from '../sentence-forms/instead.js';
import { readWhereX, writeWhereX } from '../basics/where-x.js';

/** Reads sentences up to the end of the text, or up to a word with which no sentence begins. */
export function readSentences(reader: Reader): readonly Effect[] | No {
  return reader.anyOf(readSentences, allSentences);
}

const allSentences = [{ read: readAllSentences }];

function readAllSentences(reader: Reader): readonly Effect[] | No {
  const sentences: Sentence[] = [];
  const effects = (): readonly Effect[] => asItEnters(sentences.flatMap((sentence) => sentence.effects));
  for (;;) {
    const previous = sentences[sentences.length - 1];
    const { soFar } = reader.scope;
    const below = previous !== undefined && reader.take('\n');
    const changed = previous === undefined ? no : readAlternative(reader, sentences, clauses, below);
    const repeated = changed === no && previous !== undefined && !below ? readThisProcess(reader, effects()) : no;
    if (repeated !== no) return [repeated];
    if (changed !== no) sentences[sentences.length - 1] = { ...previous!, effects: changed };
    else {
      const then = previous !== undefined && reader.word === 'then' && reader.take('then');
      const sentence = readSentence(reader);
      if (sentence === no || (previous !== undefined && belongsTo(previous, soFar, sentence))) return no;
      if (then && below) return no;
      sentences.push({
        effects: then ? joinedTo(sentence, 'new then') : below ? joinedTo(sentence, 'new line') : sentence,
        from: soFar,
      });
      // “If you do” refers to the sentence before it; after it, “if you don't” can refer to that sentence, too.
      if (reader.scope.choice === soFar.choice && !asksWhether(sentence, soFar.choice)) reader.scope.choice = null;
      reader.scope.ofSpell = false;
      recordConditionCard(reader.scope, sentence);
    }
    const end = reader.mark();
    if (endsText(reader)) return effects();
    if (endsInstructions(reader)) {
      reader.back(end);
      return effects();
    }
  }
}

/**
 * If the sentence has a condition on a card, lets the next sentence's condition be about the same card, whatever
 * happened to it.
 */
function recordConditionCard(scope: Scope, [effect, ...more]: readonly Effect[]): void {
  const { condition } = effect?.do === 'if' && more.length === 0 ? effect : {};
  const of = condition?.if === 'matches' && isAboutCard(condition) ? condition.objects : null;
  if (of !== null || scope.soFar.askedCard !== null) scope.soFar = withChanges(scope.soFar, { askedCard: of });
}

function asksWhether([effect]: readonly Effect[], label: string | null): boolean {
  return effect?.do === 'if' && effect.condition.if === 'did' && effect.condition.label === label;
}

function joinedTo([first, ...others]: readonly Effect[], joined: Joint): readonly Effect[] {
  return [{ ...first!, joined }, ...others];
}

function endsText(reader: Reader): boolean {
  if (reader.token.kind === 'end' || reader.word === '"' || reader.word === '•') return true;
  return reader.word === '\n' && !continuesInNextParagraph(reader);
}

/**
 * Whether the next paragraph continues this text: it is neither a mode, nor a row of a results table, nor another
 * ability.
 */
function continuesInNextParagraph({ tokens, at, scope: { textSource } }: Reader): boolean {
  const isSpell = textSource.types.includes('Instant') || textSource.types.includes('Sorcery');
  const next = tokens[at + 1]!;
  return isSpell && (next.kind === 'word' || next.kind === 'self') && next.word !== '•' && next.word !== 'then';
}

/**
 * Whether a sentence uses a target that only the “if you do” sentence before it has; then it is followed only if that
 * one is, too.
 * @param soFar the text so far after that sentence
 */
function belongsTo(
  { effects: [first, ...others], from }: Sentence,
  soFar: TextSoFar,
  sentence: readonly Effect[],
): boolean {
  const isDone = first?.do === 'may pay' || (first?.do === 'if' && first.condition.if === 'did');
  if (!isDone || others.length > 0) return false;
  return slotsIn(sentence).some((slot) => slot >= from.targets.length && slot < soFar.targets.length);
}

const plain = { read: (reader: Reader) => stopped(reader, clauses.read(reader)) };
const forms = sentenceForms.map((form) => ({
  form,
  read: (reader: Reader) => {
    const effects = form.read(reader, clauses);
    return form.toEnd === true ? effects : stopped(reader, effects);
  },
}));

function stopped(reader: Reader, effects: readonly Effect[] | No): readonly Effect[] | No {
  return effects !== no && reader.stop() ? effects : no;
}

function readSentence(reader: Reader): readonly Effect[] | No {
  const possible = forms.filter(({ form }) => reader.isAhead(form.word));
  return reader.anyOf(forms, [...possible, plain]);
}

/** Optional instructions, which can be the last of several clauses. */
const optional = [may, mayPay] as const;

/** The clauses of one sentence, without its full stop. */
const clauses = {
  read: (reader: Reader, continued = false): readonly Effect[] | No =>
    reader.anyOf(continued ? further : firstly, [{ read: () => readClauses(reader, continued) }]),
  write(all: readonly Effect[], writer: Writer): boolean {
    const effects = withoutSharedDuration(all);
    if (effects === undefined) return false;
    let inList = false;
    for (let at = 0; at < effects.length;) {
      const joint = at === 0 ? '' : jointBefore(effects, at, inList);
      if (isAfterX(effects[at]!.joined) && (writer.scope.whereX === null || !writeWhereX(writer))) return false;
      writer.add(joint);
      inList = at > 0 && effects[at]!.joined === 'comma';
      const written = writeFurther(effects, at, writer) || writeInstructionsOfClause(effects, at, writer);
      if (written === 0) return false;
      at += written;
    }
    return writeWhereX(writer);
  },
};

function readClauses(reader: Reader, continued: boolean): readonly Effect[] | No {
  const first = readInstructionsOfClause(reader, continued);
  if (first === no) return no;
  const effects: Effect[] = [...first];
  /** The start of a list of clauses that hasn't ended yet: “…, puts it into their hand, then draws a card”. */
  let list: { readonly from: ReaderMark; readonly length: number } | undefined;
  for (;;) {
    const from = reader.mark();
    const whereX = list === undefined && reader.ahead(1) === 'where' ? readWhereX(reader, effects) : no;
    const joint = readJoint(reader, list !== undefined);
    const joined = whereX === no || joint === no ? joint : afterX(joint);
    const next = joined === no ? no : readFurther(reader);
    if (joined === 'comma') list ??= { from, length: effects.length };
    else if (next !== no) list = undefined;
    if (next === no) {
      reader.back(list?.from ?? from);
      if (list !== undefined) effects.length = list.length;
      const whole = reader.scope.leadingDuration === null ? withSharedDuration(effects) : effects;
      return whole === no ? no : readWhereX(reader, whole);
    }
    if (whereX !== no) effects.splice(0, effects.length, ...whereX);
    effects.push(...next.map((effect, i) => (i === 0 ? { ...effect, joined: joined as Joint } : effect)));
    // All clauses after “you may” are optional.
    if (isOptional(next)) return readWhereX(reader, effects);
  }
}

/** Reads a further clause. At the end of a sentence it can be optional: “draw a card, then you may discard a card”. */
function readFurther(reader: Reader): readonly Effect[] | No {
  const clause = { read: () => readInstructionsOfClause(reader, true) };
  if (!reader.isAhead('may')) return clause.read();
  return reader.any([clause, ...optional.map((form) => ({ read: () => form.read(reader, clauses) }))]);
}

function isOptional(effects: readonly Effect[]): boolean {
  return effects.length === 1 && (effects[0]!.do === 'may' || effects[0]!.do === 'may pay');
}

const firstly = {};
const further = {};

/**
 * Reads the instructions of one clause: one, or several, such as a choice of objects and the instruction for them, or
 * those of a compound.
 */
function readInstructionsOfClause(reader: Reader, continued: boolean): readonly Effect[] | No {
  return reader.anyOf(continued ? furtherClause : firstClause, [
    {
      read: () => {
        const many = readCompound(reader);
        return many === no ? no : withChoices(reader, many);
      },
    },
    {
      read: () => {
        const one = readClause(reader, continued);
        return one === no ? no : withChoices(reader, [one]);
      },
    },
  ]);
}

/** Writes the last instruction of a sentence, if it is optional. Returns 1; 0 if it isn't optional. */
function writeFurther(effects: readonly Effect[], at: number, writer: Writer): number {
  if (at === 0 || at < effects.length - 1 || !isOptional(effects.slice(at))) return 0;
  const from = writer.mark();
  for (const form of optional) {
    if (form.write(effects.slice(at), writer, clauses)) return 1;
    writer.back(from);
  }
  return 0;
}

const firstClause = {};
const furtherClause = {};

function withChoices({ scope }: Reader, effects: readonly Effect[]): readonly Effect[] {
  const { colorOfChoice, typeOfChoice } = scope.soFar;
  const noting = [
    ...(colorOfChoice === null ? [] : [chooseColorInstruction(colorOfChoice)]),
    ...(typeOfChoice === null ? [] : [chooseTypeInstruction(typeOfChoice)]),
  ];
  const all = [...noting, ...scope.choices, ...effects];
  scope.choices = [];
  scope.colorOfChoice = null;
  setTypeOfChoice(scope, null);
  return all.map((effect, i) => (i === 0 ? effect : { ...effect, joined: effect.joined ?? 'and' }));
}

/**
 * Writes one clause for the instructions from `at` on. Returns how many instructions it stands for; 0 if it can't be
 * written.
 */
function writeInstructionsOfClause(effects: readonly Effect[], at: number, writer: Writer): number {
  const noting = effects[at];
  const type = typeNotedByYou(noting);
  const color = isNotingOfYours(noting) ? noting.label : null;
  if ((type !== null || color !== null) && effects[at + 1]?.joined === 'and') {
    const before = writer.mark();
    const { scope } = writer;
    scope.colorOfChoice = color;
    setTypeOfChoice(scope, type);
    const written = writeClauseWithChoices(effects, at + 1, writer);
    if (written > 0 && !isUnsaid(scope)) return written + 1;
    writer.back(before);
  }
  return writeClauseWithChoices(effects, at, writer);
}

function isUnsaid({ soFar }: Scope): boolean {
  return soFar.colorOfChoice !== null || soFar.typeOfChoice !== null;
}

function writeClauseWithChoices(effects: readonly Effect[], at: number, writer: Writer): number {
  const from = writer.mark();
  const choices: ChoiceOfObjects[] = [];
  for (let i = at; i < effects.length - 1 && effects[i + 1]!.joined === 'and'; i++) {
    const effect = effects[i]!;
    if (effect.do !== 'choose objects') break;
    choices.push(effect);
  }
  for (; ; choices.pop()) {
    writer.scope.choices = choices;
    const rest = at + choices.length;
    const compound = writeCompound(effects, rest, writer);
    if (compound > 0 && writer.scope.choices.length === 0) return choices.length + compound;
    writer.back(from);
    writer.scope.choices = choices;
    if (writeClause(effects[rest]!, writer) && writer.scope.choices.length === 0) return choices.length + 1;
    writer.back(from);
    if (choices.length === 0) return 0;
  }
}

function readJoint(reader: Reader, inList: boolean): Joint | No {
  if (reader.take('and')) return 'and';
  if (!reader.take(',')) return no;
  if (reader.take('then')) return 'then';
  if (reader.take('and')) return inList ? 'and' : 'comma and';
  return 'comma';
}

/** The joint after “, where X is …”, which no plain “and” follows. */
function afterX(joint: Joint): Joint | No {
  if (joint === 'then') return 'then after X';
  return joint === 'comma and' ? 'comma and after X' : no;
}

function isAfterX(joint: Joint | undefined): boolean {
  return joint === 'then after X' || joint === 'comma and after X';
}

function jointBefore(effects: readonly Effect[], at: number, inList: boolean): string {
  const { joined } = effects[at]!;
  if (joined === 'then' || joined === 'then after X') return ', then ';
  if (joined === 'comma and' || joined === 'comma and after X') return ', and ';
  return joined === 'comma' ? ', ' : inList ? ', and ' : ' and ';
}

/**
 * Writes sentences, with capital letters and full stops.
 * @param capital whether the first sentence begins with a capital letter
 */
export function writeSentences(effects: readonly Effect[], writer: Writer, capital = true): boolean {
  return sentencesOf(afterItEntered(effects)).every((sentence, i) => {
    if (i > 0) writer.add(sentence[0]?.joined === 'new line' ? '\n' : ' ');
    const text = writer.capture(() => writeSentence(sentence, writer));
    if (text === undefined) return false;
    const whole = sentence[0]?.joined === 'new then' ? `Then ${text}` : text;
    return writer.add(i > 0 || capital ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole);
  });
}

function writeSentence(sentence: readonly Effect[], writer: Writer): boolean {
  const from = writer.mark();
  if (writeAlternative(sentence, writer, clauses, (effects) => writeSentences(effects, writer, false))) return true;
  writer.back(from);
  if (writeThisProcess(sentence, writer, (effects) => writeSentences(effects, writer, false))) return true;
  writer.back(from);
  for (const form of sentenceForms) {
    if (form.write(sentence, writer, clauses)) return form.toEnd === true || writer.stop();
    writer.back(from);
  }
  return clauses.write(sentence, writer) && writer.stop();
}

/** Whether the next words limit when and how often an ability can be activated; they are no instructions. */
function endsInstructions(reader: Reader): boolean {
  switch (reader.word) {
    case 'activate':
      return true;
    case 'spend':
      return reader.ahead(1) === 'only';
    case 'x':
      return reader.ahead(1) === 'is' || reader.ahead(1) === "can't";
    case 'this':
      return reader.ahead(1) === 'ability';
    case 'only':
      return (reader.ahead(1) === 'your' && reader.ahead(2) === 'opponents') || reader.ahead(1) === 'this';
    case 'any':
      return reader.ahead(1) === 'player' && reader.ahead(3) === 'activate';
    case 'you':
      return reader.ahead(1) === "can't" && reader.ahead(2) === 'activate' && reader.ahead(3) === 'this';
    case 'do':
      return reader.ahead(1) === 'this' && reader.ahead(2) === 'only';
    default:
      return false;
  }
}

clausesHole.define({
  begins: null,
  read: (reader) => clauses.read(reader),
  write: (effects, writer) => clauses.write(effects, writer),
});
sentencesHole.define({
  begins: null,
  read: readSentences,
  write: (effects, writer) => writeSentences(effects, writer),
});
oneSentence.define({ begins: null, read: readSentence, write: (effects, writer) => writeSentences(effects, writer) });
