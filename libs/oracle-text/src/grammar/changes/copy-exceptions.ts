import {
  type Ability,
  type Amount,
  type CopyException,
  type CopyWording,
  type Filter,
  isSameTree,
  namesGranter,
} from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { shortName } from '../../english/text-source.js';
import { takes } from '../../syntax/attempt.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { changesOf, descriptionOf, readDescription, sayDescription } from './copy-descriptions.js';
import { grantedAbilities } from '../keywords/granted.js';
import { indefinite } from '../nouns/nouns.js';
import { keywordInSentence } from '../keywords/keywords.js';
import { readName } from '../basics/names.js';
import { numeral, x } from '../basics/numerals.js';
import { nameSelf } from '../basics/self.js';
import { quoted, textSourceCalled } from '../basics/quoted.js';

type Change = Extract<CopyException, { readonly except: 'change' }>;
type Subject = 'it' | 'they' | 'token' | null;

type Had = readonly (Ability | 'this ability')[];

const thisAbility = words<Ability | 'this ability'>('this ability', 'this ability');
const had: Syntax<Had> = listed(oneOf<Ability | 'this ability'>(thisAbility, anAbility()), 'and');

function anAbility(): Syntax<Ability | 'this ability'> {
  const one = oneOf<Ability>(keywordInSentence, quoted);
  return {
    begins: null,
    read(reader) {
      const ability = one.read(reader);
      return ability === no || namesGranter(ability) ? no : ability; // a copy's abilities are its own
    },
    write: (value, writer) => value !== 'this ability' && one.write(value, writer),
  };
}

/** The abilities of a copy as exceptions; abilities in a row form one exception. */
function exceptionsOfHad(abilities: Had): readonly CopyException[] {
  const found: CopyException[] = [];
  let row: Ability[] = [];
  const close = (): void => {
    if (row.length > 0) found.push({ except: 'change', change: { change: 'add abilities', abilities: row } });
    row = [];
  };
  for (const ability of abilities) {
    if (ability !== 'this ability') row.push(ability);
    else {
      close();
      found.push({ except: 'has this ability' });
    }
  }
  close();
  return found;
}

function hadOf(exceptions: readonly CopyException[]): Had | undefined {
  const found: (Ability | 'this ability')[] = [];
  for (const exception of exceptions) {
    if (exception.except === 'has this ability') found.push('this ability');
    else if (exception.except === 'change' && exception.change.change === 'add abilities')
      found.push(...exception.change.abilities);
    else return undefined;
  }
  return found.length === 0 ? undefined : found;
}

const subjects: readonly (readonly [Exclude<Subject, null>, string])[] = [
  ['it', 'it'],
  ['they', 'they'],
  ['token', 'the token'],
];
const isText = { it: "it's", they: "they're", token: 'the token is' };
const notText = { it: "it isn't legendary", they: "they aren't legendary", token: "the token isn't legendary" };
const otherNot = { it: "it's not legendary", they: "they're not legendary", token: 'the token is not legendary' };

interface Group {
  readonly exceptions: readonly CopyException[];
  readonly said: readonly CopyWording[];
}

function readWithout(reader: Reader): Group | No {
  if (takes(reader, "isn't legendary")) return { exceptions: [{ except: "isn't legendary" }], said: [] };
  if (takes(reader, 'is')) return readIs(reader, false);
  return takes(reader, 'has') ? readHas(reader) : no;
}

function readHas(reader: Reader): Group | No {
  const abilities = had.read(reader);
  return abilities === no ? no : { exceptions: exceptionsOfHad(abilities), said: [] };
}

function readIs(reader: Reader, many: boolean): Group | No {
  const described = readDescription(reader, many);
  if (described === no) return no;
  const exceptions = changesOf(described).map((change): CopyException => ({ except: 'change', change }));
  const from = reader.mark();
  const abilities = takes(reader, 'with') ? grantedAbilities.read(reader) : no;
  if (abilities === no) {
    reader.back(from);
    return { exceptions, said: [] };
  }
  return {
    exceptions: [...exceptions, { except: 'change', change: { change: 'add abilities', abilities } }],
    said: [],
  };
}

/** “It enters with an additional +1/+1 counter on it” (CR 707.9e). */
function readEnters(reader: Reader): Group | No {
  const one = takes(reader, 'an');
  const count: Amount | No = one ? 1 : oneOf<Amount>(numeral, x).read(reader);
  if (count === no || !takes(reader, 'additional')) return no;
  const { text, kind } = reader.next();
  if (kind !== 'word' && kind !== 'power/toughness') return no;
  if (!takes(reader, one ? 'counter on it' : 'counters on it')) return no;
  return { exceptions: [{ except: 'enters with counters', counter: text, count }], said: [] };
}

function readWithSubject(reader: Reader): Group | No {
  for (const [subject] of subjects) {
    const more: readonly CopyWording[] = subject === 'it' ? [] : [subject];
    if (takes(reader, otherNot[subject]))
      return { exceptions: [{ except: "isn't legendary" }], said: ['not', ...more] };
    if (takes(reader, notText[subject])) return { exceptions: [{ except: "isn't legendary" }], said: more };
    const begun = reader.mark();
    const costless = `${subjects.find(([one]) => one === subject)![1]} has no mana cost`;
    if (takes(reader, costless)) return { exceptions: [{ except: 'has no mana cost' }], said: more };
    const group = readOf(reader, subject);
    if (group === undefined) reader.back(begun);
    if (group !== undefined) return group === no ? no : { ...group, said: [...group.said, ...more] };
  }
  if (takes(reader, 'its name is ~')) return { exceptions: [{ except: 'keeps', what: ['name'] }], said: [] };
  if (!takes(reader, 'its name is')) return no;
  const name = readName(reader);
  return name === no ? no : { exceptions: [{ except: 'named', name }], said: [] };
}

function readOf(reader: Reader, subject: Exclude<Subject, null>): Group | No | undefined {
  const many = subject === 'they';
  if (takes(reader, isText[subject])) return readIs(reader, many);
  if (takes(reader, `${subjects.find(([one]) => one === subject)![1]} ${many ? 'have' : 'has'}`))
    return readHas(reader);
  return subject === 'it' && takes(reader, 'it enters with') ? readEnters(reader) : undefined;
}

const joints = [', and ', ' and ', ', '] as const;

const legendary: Filter = { is: 'supertype', supertype: 'Legendary' };
const ifLegendary = [
  [' if equipped creature is legendary', 'if attached'],
  [' if that creature is legendary', 'if that creature'],
] as const;

/** “If that creature is legendary”, after “it isn't legendary” (CR 707.9f). */
function readIfLegendary(reader: Reader, group: Group): Group | No {
  if (reader.word !== 'if') return group;
  const [first] = group.exceptions;
  const found = first?.except === "isn't legendary" ? ifLegendary.find(([text]) => takes(reader, text)) : undefined;
  if (found === undefined) return no;
  return { exceptions: [{ ...first!, if: legendary }], said: [...group.said, found[1]] };
}

/** “Except it isn't legendary and has haste” (CR 707.9). */
function readExceptions(reader: Reader): readonly CopyException[] | No {
  const all: CopyException[] = [];
  for (let first = true; ; first = false) {
    const from = reader.mark();
    const joint = first ? '' : joints.find((text) => takes(reader, text));
    const conditional = joint === ' and ' && reader.word === ',' ? readConditional(reader) : undefined;
    if (conditional === no) return no;
    if (conditional !== undefined) return [...all, ...conditional];
    let group: Group | No = no;
    let subject = false;
    if (joint !== undefined) {
      group = readWithSubject(reader);
      subject = group !== no;
      if (group === no && !first) {
        reader.back(from);
        takes(reader, joint);
        group = readWithout(reader);
      }
    }
    if (group === no) {
      reader.back(from);
      return first ? no : all;
    }
    const asked = readIfLegendary(reader, group);
    if (asked === no) return no;
    group = asked;
    const said: readonly CopyWording[] = [
      ...(!first && subject ? (['subject'] as const) : []),
      ...(joint === ', and ' ? (['comma'] as const) : joint === ', ' ? (['list'] as const) : []),
      ...group.said,
    ];
    all.push(...group.exceptions.map((each, i) => worded(each, i === 0 ? said : ['with'])));
  }
}

const ifItIs = ", if it's";

/** “, if it's a creature, it enters with …”: all further exceptions are asked (CR 707.9f). */
function readConditional(reader: Reader): readonly CopyException[] | No {
  const filter = takes(reader, ifItIs) ? indefinite().read(reader) : no;
  const rest = filter === no || !takes(reader, ',') ? no : readExceptions(reader);
  if (filter === no || rest === no || rest.some((each) => each.if !== undefined)) return no;
  return rest.map((each, i) => ({
    ...each,
    if: filter,
    ...(i === 0 && { said: ['if first' as const, ...(each.said ?? [])] }),
  }));
}

/** Where exceptions begin that “if it's a creature” is said before; -1 if there are none. */
function startOfConditional(exceptions: readonly CopyException[]): number {
  return exceptions.findIndex(({ said }) => said?.includes('if first') === true);
}

function writeConditional(exceptions: readonly CopyException[], writer: Writer): boolean {
  const asked = exceptions[0]!.if;
  if (asked === undefined || !exceptions.every((each) => isSameTree(each.if, asked))) return false;
  if (!writer.add(` and${ifItIs} `) || !indefinite().write(asked, writer) || !writer.add(', ')) return false;
  const plain = exceptions.map(({ if: _, said = [], ...each }) =>
    worded(
      each as CopyException,
      said.filter((word) => word !== 'if first'),
    ),
  );
  return groupsOf(plain).every((group, i) => writeGroup(group, i === 0, writer));
}

function worded(exception: CopyException, said: readonly CopyWording[]): CopyException {
  return said.length === 0 ? exception : { ...exception, said };
}

function groupsOf(exceptions: readonly CopyException[]): readonly (readonly CopyException[])[] {
  const groups: CopyException[][] = [];
  for (const exception of exceptions) {
    if (exception.said?.includes('with') && groups.length > 0) groups[groups.length - 1]!.push(exception);
    else groups.push([exception]);
  }
  return groups;
}

function writeGroup(group: readonly CopyException[], first: boolean, writer: Writer): boolean {
  const [{ said = [], ...head }] = group as [CopyException];
  if (!first) writer.add(said.includes('comma') ? ', and ' : said.includes('list') ? ', ' : ' and ');
  const subject: Subject = said.includes('they')
    ? 'they'
    : said.includes('token')
      ? 'token'
      : first || said.includes('subject')
        ? 'it'
        : null;
  if (head.except !== "isn't legendary" && group.some((each) => each.if !== undefined)) return false;
  switch (head.except) {
    case "isn't legendary": {
      const asked = ifLegendary.find(([, word]) => said.includes(word));
      if ((head.if === undefined) !== (asked === undefined)) return false;
      const text = subject === null ? "isn't legendary" : (said.includes('not') ? otherNot : notText)[subject];
      return writer.add(`${text}${asked?.[0] ?? ''}`);
    }
    case 'keeps':
      return (
        subject !== null &&
        head.what.join() === 'name' &&
        writer.add(`its name is ${shortName(writer.scope.textSource.name)}`)
      );
    case 'named':
      return subject !== null && writer.add(`its name is ${head.name}`);
    case 'has no mana cost':
      return subject !== null && writer.add(`${subjects.find(([one]) => one === subject)![1]} has no mana cost`);
    case 'enters with counters':
      return subject === 'it' && writeEnters(head.counter, head.count, writer);
    default:
      return writeChange(group, subject, writer);
  }
}

function writeEnters(counter: string, count: Amount, writer: Writer): boolean {
  writer.add('it enters with ');
  if (count === 1) return writer.add(`an additional ${counter} counter on it`);
  if (typeof count === 'number') writer.add(numberWord(count));
  else if (!x.write(count, writer)) return false;
  return writer.add(` additional ${counter} counters on it`);
}

function writeChange(group: readonly CopyException[], subject: Subject, writer: Writer): boolean {
  const abilities = hadOf(group);
  const many = subject === 'they';
  if (abilities !== undefined) {
    const name = subject === null ? '' : `${subjects.find(([one]) => one === subject)![1]} `;
    return writer.add(`${name}${many ? 'have' : 'has'} `) && had.write(abilities, writer);
  }
  const changes = group.map((each) => (each as Change).change);
  const last = changes[changes.length - 1];
  const given = last?.change === 'add abilities' ? last.abilities : null;
  const described = descriptionOf(given === null ? changes : changes.slice(0, -1));
  if (described === undefined || group.some(({ except }) => except !== 'change')) return false;
  writer.add(`${subject === null ? 'is' : isText[subject]} ${sayDescription(described, many)}`);
  return given === null || (writer.add(' with ') && grantedAbilities.write(given, writer));
}

const plainExceptions: Syntax<readonly CopyException[]> = {
  begins: null,
  read: readExceptions,
  write(exceptions, writer) {
    const at = startOfConditional(exceptions);
    const always = at < 0 ? exceptions : exceptions.slice(0, at);
    return (
      groupsOf(always).every((group, i) => writeGroup(group, i === 0, writer)) &&
      (at < 0 || writeConditional(exceptions.slice(at), writer))
    );
  },
};

const ifEmbalmed = says<object>({})`if ${nameSelf} was embalmed, `;
const embalmed: Filter = { is: 'created by', keyword: 'embalm' };

/** “If this creature was embalmed, the token has no mana cost and it's white”: all exceptions are asked (CR 707.9f). */
const copyExceptions: Syntax<readonly CopyException[]> = {
  begins: null,
  read(reader) {
    if (reader.word !== 'if') return plainExceptions.read(reader);
    const all = ifEmbalmed.read(reader) === no ? no : plainExceptions.read(reader);
    return all === no || all.some((each) => each.if !== undefined)
      ? no
      : all.map((each) => ({ ...each, if: embalmed }));
  },
  write(exceptions, writer) {
    if (!exceptions.every((each) => isSameTree(each.if, embalmed))) return plainExceptions.write(exceptions, writer);
    const plain = exceptions.map(({ if: _, ...each }) => each as CopyException);
    return ifEmbalmed.write({}, writer) && plainExceptions.write(plain, writer);
  },
};

/** Reads or writes abilities as texts of the copy, whose noun is that of the object named last. */
function withGrantee<T>(scope: Scope, act: () => T): T {
  const before = scope.grantee;
  const named = scope.last(({ means }) => means !== null && 'objects' in means);
  if (before === null && named?.nouns[0] !== undefined) scope.grantee = textSourceCalled(named.nouns[0]);
  const result = act();
  scope.grantee = before;
  return result;
}

/** “, except …”, or nothing. */
export const maybeExcept: Syntax<{ readonly except?: readonly CopyException[] }> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const found = takes(reader, ', except') ? withGrantee(reader.scope, () => copyExceptions.read(reader)) : no;
    if (found !== no) return { except: found };
    reader.back(from);
    return {};
  },
  write({ except }, writer) {
    if (except === undefined) return true;
    return writer.add(', except ') && withGrantee(writer.scope, () => copyExceptions.write(except, writer));
  },
};
