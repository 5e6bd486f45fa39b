import type { Effect, Joint } from '../effects.js';
import type { Reader } from '../syntax/reader.js';
import { no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { readClause, writeClause } from './clauses.js';
import { sentenceForms } from './sentence-forms.js';
import { readWhereX, writeWhereX } from './where-x.js';

/** Sentences up to the end of the text or to what no sentence begins with. */
export function readSentences(reader: Reader): readonly Effect[] | No {
  const effects: Effect[] = [];
  for (;;) {
    const then = effects.length > 0 && reader.word === 'then' && reader.take('then');
    const sentence = readSentence(reader);
    if (sentence === no) return no;
    effects.push(
      ...(then
        ? sentence.map((effect, i) => (i === 0 ? { ...effect, joined: 'new then' as const } : effect))
        : sentence),
    );
    const end = reader.mark();
    if (reader.token.kind === 'end' || reader.word === '"' || reader.word === '\n' || reader.word === '•')
      return effects;
    if (reader.word === 'activate' || (reader.word === 'this' && reader.ahead(1) === 'ability')) {
      reader.back(end);
      return effects;
    }
  }
}

function readSentence(reader: Reader): readonly Effect[] | No {
  const from = reader.mark();
  const words = wordsOfSentence(reader);
  for (const form of sentenceForms) {
    if (!words.has(form.word)) continue;
    const effects = form.read(reader, clauses);
    if (effects !== no && reader.take('.')) return effects;
    reader.back(from);
  }
  const effects = clauses.read(reader);
  return effects !== no && reader.take('.') ? effects : no;
}

/** The words up to the next full stop. */
function wordsOfSentence({ tokens, at }: Reader): ReadonlySet<string> {
  const words = new Set<string>();
  for (let i = at; i < tokens.length && tokens[i]!.word !== '.'; i++) words.add(tokens[i]!.word);
  return words;
}

/** The clauses of one sentence, without its full stop. */
const clauses = {
  read(reader: Reader): readonly Effect[] | No {
    const first = readClause(reader, false);
    if (first === no) return no;
    const effects: Effect[] = [first];
    for (;;) {
      const from = reader.mark();
      const joined = readJoint(reader);
      const next = joined === no ? no : readClause(reader, true);
      if (next === no) {
        reader.back(from);
        return readWhereX(reader, effects);
      }
      effects.push({ ...next, joined: joined as Joint });
    }
  },
  write(effects: readonly Effect[], writer: Writer): boolean {
    return (
      effects.every((effect, i) => {
        if (i > 0) writer.add(effect.joined === 'then' ? ', then ' : ' and ');
        return writeClause(effect, writer);
      }) && writeWhereX(writer)
    );
  },
};

function readJoint(reader: Reader): 'and' | 'then' | No {
  if (reader.take('and')) return 'and';
  if (!reader.take(',')) return no;
  if (reader.take('then')) return 'then';
  return reader.take('and') ? 'and' : no;
}

function sentencesOf(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const sentences: Effect[][] = [];
  for (const effect of effects) {
    const last = sentences[sentences.length - 1];
    if (last !== undefined && (effect.joined === 'and' || effect.joined === 'then')) last.push(effect);
    else sentences.push([effect]);
  }
  return sentences;
}

/** Sentences, with capitals and full stops. @param capital the first begins with one */
export function writeSentences(effects: readonly Effect[], writer: Writer, capital = true): boolean {
  return sentencesOf(effects).every((sentence, i) => {
    if (i > 0) writer.add(' ');
    const text = writer.capture(() => writeSentence(sentence, writer));
    if (text === undefined) return false;
    const whole = sentence[0]?.joined === 'new then' ? `Then ${text}` : text;
    return writer.add(i > 0 || capital ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole);
  });
}

function writeSentence(sentence: readonly Effect[], writer: Writer): boolean {
  const from = writer.mark();
  for (const form of sentenceForms) {
    if (form.write(sentence, writer, clauses)) return writer.add('.');
    writer.back(from);
  }
  return clauses.write(sentence, writer) && writer.add('.');
}
