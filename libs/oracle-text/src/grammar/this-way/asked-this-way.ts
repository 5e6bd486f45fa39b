import { type Amount, type Condition, type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { AffectedObjects, DoneBy } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { numeral, numberWords } from '../basics/numerals.js';
import { nounsIn } from '../nouns/called-by.js';
import { noun, type Head } from '../nouns/nouns.js';

type Compare = Extract<Condition, { readonly if: 'compare' }>;
type Said = Compare['said'];

/** How many of the things it was done to are asked for: “a land card”, “at least one”, “no creature cards”, “two or more”. */
interface Asked {
  readonly filter: Filter;
  readonly head: Head;
  readonly one: boolean;
  readonly compare: Compare['compare'];
  readonly right: Amount;
}

/** What can be done this way: its verb, and what stands behind its object; a move is spoken of under one head. */
interface Doing {
  readonly done: AffectedObjects['participle'];
  readonly verb: string;
  readonly third: string;
  readonly past: string;
  readonly behind: string;
  readonly theirs?: string;
  readonly head?: Head;
}

function regular(verb: string, done: AffectedObjects['participle'], past: string = done): Doing {
  return { done, verb, third: `${verb}s`, past, behind: '' };
}

const put = { verb: 'put', third: 'puts', past: 'put' };
const doings: readonly Doing[] = [
  regular('discard', 'discarded'),
  regular('sacrifice', 'sacrificed'),
  regular('exile', 'exiled'),
  regular('reveal', 'revealed'),
  regular('mill', 'milled'),
  regular('return', 'returned'),
  { done: 'put into hand', ...put, behind: ' into your hand', theirs: ' into their hand', head: 'card' },
  { done: 'put onto battlefield', ...put, behind: ' onto the battlefield', head: 'permanent' },
  { ...regular('return', 'returned to hand', 'returned'), behind: ' to your hand', head: 'card' },
];

/** Who is said to have done it, and in which tense; a passive has no doer. */
interface Voice {
  readonly said?: Said & string;
  readonly by?: DoneBy;
  readonly who: string;
  readonly verbOf: (doing: Doing) => string;
  readonly not?: true;
  /** It says this alone of all that can be done. */
  readonly only?: AffectedObjects['participle'];
}

const active: readonly Voice[] = [
  { said: 'you do', by: 'you', who: 'you', verbOf: ({ verb }) => verb },
  { said: 'you did', by: 'you', who: 'you', verbOf: ({ past }) => past },
  { said: 'you do', by: 'you', who: "you don't", verbOf: ({ verb }) => verb, not: true },
  { said: 'you did', by: 'you', who: "you didn't", verbOf: ({ verb }) => verb, not: true },
  { said: 'that player does', by: 'another', who: 'that player', verbOf: ({ third }) => third },
  { said: 'the player does', by: 'another', who: 'the player', verbOf: ({ third }) => third },
  { said: 'they do', by: 'another', who: 'they', verbOf: ({ verb }) => verb },
];

const heads: readonly Head[] = ['card', 'permanent'];
const thisWay = literally(' this way');

/** “Card” says what a permanent is after it was moved; of what was put onto the battlefield it is a card there, too. */
function isSaidUnder(head: Head, { head: only }: Doing, filter: Filter): boolean {
  if (only !== undefined) return head === only;
  return head === 'card' || !conjuncts(filter).some(({ is }) => is === 'card');
}

/** The only time that it was done: of two, “this way” would mean both. */
function onlyDeed(scope: Scope, done: AffectedObjects['participle']): AffectedObjects | undefined {
  const deed = scope.lastAffected(done);
  for (let other = deed?.before ?? null; other !== null; other = other.before)
    if (other.participle === done) return undefined;
  return deed;
}

/** “A”, “one or more”, “at least one”, “no”, “fewer than two”, “two or more”: how it is counted, and whether a plural follows. */
function readQuantity(reader: Reader): Pick<Asked, 'one' | 'compare' | 'right'> | No {
  if (reader.take('a') || reader.take('an')) return { one: true, compare: 'at least', right: 1 };
  if (reader.take('no')) return { one: false, compare: 'exactly', right: 0 };
  if (reader.word === 'at')
    return literally('at least one').read(reader) === no ? no : { one: true, compare: 'greater than', right: 0 };
  const fewer = reader.word === 'fewer';
  if (fewer && literally('fewer than').read(reader) === no) return no;
  const right = numeral.read(reader);
  if (right === no || (!fewer && literally(' or more').read(reader) === no)) return no;
  return { one: false, compare: fewer ? 'less than' : 'at least', right };
}

function writeQuantity({ one, compare, right }: Asked, things: string, writer: Writer): boolean {
  if (one && compare === 'greater than') return writer.add(`at least one ${things}`);
  if (one) return writer.add(withArticle(things));
  if (compare === 'exactly') return right === 0 && writer.add(`no ${things}`);
  if (compare === 'less than')
    return writer.add('fewer than ') && numeral.write(right, writer) && writer.add(` ${things}`);
  return compare === 'at least' && numeral.write(right, writer) && writer.add(` or more ${things}`);
}

/** Quantity and noun, of things under one head. */
function readAsked(reader: Reader, head: Head): Asked | No {
  const quantity = readQuantity(reader);
  const filter = quantity === no ? no : noun(!quantity.one, head).read(reader);
  return quantity === no || filter === no ? no : { ...quantity, filter, head };
}

/** Of what each of several players did it to, what you did it to. */
function yours({ by, participle: done }: AffectedObjects, voice: Voice): readonly Filter[] | No {
  if (voice.by === undefined || voice.by === by) return [];
  if (voice.by !== 'you' || by !== 'several') return no;
  if (done === 'sacrificed') return [{ is: 'controlled by', who: 'you' }];
  return done === 'discarded' || done === 'milled' || done === 'exiled' || done === 'revealed'
    ? [{ is: 'owned by', who: 'you' }]
    : no;
}

function objectsOf(deed: AffectedObjects, head: Head): Objects {
  if (deed.participle.includes(' ')) return deed.means;
  const called = `${deed.participle} ${head}` as NonNullable<Objects['called']>;
  return { ...(head === 'card' ? deed.means : deed.was), called };
}

const named: ReadonlySet<AffectedObjects['participle']> = new Set(['discarded', 'milled', 'revealed']);

/** The one that it was done to is “it” after that. */
function name(scope: Scope, deed: AffectedObjects, { one, head, filter }: Asked, means: Objects): void {
  if (one && !deed.plural && head === 'card' && named.has(deed.participle))
    scope.name(means, false, ['card', ...nounsIn(filter)], { put: true });
}

function conditionOf(reader: Reader, doing: Doing, voice: Voice, asked: Asked): Condition | No {
  const deed = onlyDeed(reader.scope, doing.done);
  const owned = deed === undefined ? no : yours(deed, voice);
  if (deed === undefined || owned === no || !isSaidUnder(asked.head, doing, asked.filter)) return no;
  const { compare, right, one } = asked;
  const filter = conjunction([...conjuncts(asked.filter), ...owned]);
  const means: Objects = { objects: 'matching', of: objectsOf(deed, asked.head), filter, ...(one && { one }) };
  if (voice.not !== true) name(reader.scope, deed, asked, means);
  const whole: Condition = {
    if: 'compare',
    left: { amount: 'how many', of: means },
    compare,
    right,
    ...(voice.said && { said: voice.said }),
  };
  return voice.not ? { if: 'not', of: whole } : whole;
}

/** What a condition asks, taken apart. */
function apart(condition: Condition, voice: Voice, scope: Scope): { doing: Doing; asked: Asked } | undefined {
  const whole = voice.not && condition.if === 'not' ? condition.of : condition;
  if ((voice.not === true) !== (condition.if === 'not') || whole.if !== 'compare' || whole.said !== voice.said)
    return undefined;
  const { left, compare, right } = whole;
  if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'matching') return undefined;
  const { of, filter, one = false } = left.of;
  for (const doing of doings) {
    if (!saysVerb(doing, voice)) continue;
    const deed = onlyDeed(scope, doing.done);
    const among = doing.head === undefined ? heads : [doing.head];
    const head = deed === undefined ? undefined : among.find((each) => isSameTree(objectsOf(deed, each), of));
    const owned = deed === undefined ? no : yours(deed, voice);
    if (deed === undefined || head === undefined || owned === no) continue;
    const parts = conjuncts(filter);
    const own = conjunction(parts.slice(0, parts.length - owned.length));
    const asked: Asked = { filter: own, head, one, compare, right };
    if (voice.not !== true) name(scope, deed, asked, left.of);
    return { doing, asked };
  }
  return undefined;
}

function behindOf(doing: Doing, voice: Voice): string {
  return voice.by === 'another' ? (doing.theirs ?? doing.behind) : doing.behind;
}

/** “You discard a land card this way”, “you didn't put a card into your hand this way”. */
function activeOf(voice: Voice): Syntax<Condition> {
  const who = literally(`${voice.who} `);
  return {
    begins: who.begins,
    fixedFields: { if: voice.not ? 'not' : 'compare' },
    read(reader) {
      if (who.read(reader) === no) return no;
      const from = reader.mark();
      for (const doing of doings) {
        for (const head of heads) {
          reader.back(from);
          if (!saysVerb(doing, voice) || !reader.take(voice.verbOf(doing))) break;
          const asked = readAsked(reader, head);
          if (asked === no || literally(behindOf(doing, voice)).read(reader) === no) continue;
          if (thisWay.read(reader) === no) continue;
          const condition = conditionOf(reader, doing, voice, asked);
          if (condition !== no) return condition;
        }
      }
      return no;
    },
    write(condition, writer) {
      const { doing, asked } = apart(condition, voice, writer.scope) ?? {};
      if (doing === undefined || asked === undefined) return false;
      const things = writer.capture(() => noun(!asked.one, asked.head).write(asked.filter, writer));
      return (
        things !== undefined &&
        writer.add(`${voice.who} ${voice.verbOf(doing)} `) &&
        writeQuantity(asked, things, writer) &&
        writer.add(`${behindOf(doing, voice)} this way`)
      );
    },
  };
}

/** Where a verb is the same in both tenses, the text is taken to be in the present. */
function saysVerb(doing: Doing, { said, not, verbOf, only }: Voice): boolean {
  if (only !== undefined && doing.done !== only) return false;
  return said !== 'you did' || not === true || verbOf(doing) !== doing.verb;
}

const passive = [
  { voice: { said: 'is', who: '', verbOf: ({ past }) => past }, one: 'is', many: 'are' },
  { voice: { who: '', verbOf: ({ past }) => past }, one: 'was', many: 'were' },
  {
    voice: { said: 'is put into exile', who: '', verbOf: () => 'put into exile', only: 'exiled' },
    one: 'is',
    many: 'are',
  },
] as const satisfies readonly { voice: Voice; one: string; many: string }[];

/** “A card was milled this way” and “one or more” are said of a participle elsewhere. */
function isPlain({ done }: Doing, voice: Voice, { compare, right }: Pick<Asked, 'compare' | 'right'>): boolean {
  return voice.said === undefined && !done.includes(' ') && compare === 'at least' && right === 1;
}

const quantities = { has: (word: string) => ['a', 'an', 'at', 'no', 'fewer'].includes(word) || numberWords.has(word) };

/** “A creature is put onto the battlefield this way”, “no cards were revealed this way”. */
function passiveOf({ voice, one, many }: (typeof passive)[number]): Syntax<Condition> {
  return {
    begins: quantities,
    fixedFields: { if: 'compare' },
    read(reader) {
      const from = reader.mark();
      for (const head of heads) {
        reader.back(from);
        const asked = readAsked(reader, head);
        if (asked === no || !reader.take(asked.one ? one : many)) continue;
        const verbed = reader.mark();
        for (const doing of doings) {
          reader.back(verbed);
          if (!saysVerb(doing, voice) || isPlain(doing, voice, asked)) continue;
          if (literally(voice.verbOf(doing)).read(reader) === no) continue;
          if (literally(doing.behind).read(reader) === no || thisWay.read(reader) === no) continue;
          const condition = conditionOf(reader, doing, voice, asked);
          if (condition !== no) return condition;
        }
      }
      return no;
    },
    write(condition, writer) {
      const { doing, asked } = apart(condition, voice, writer.scope) ?? {};
      if (doing === undefined || asked === undefined || isPlain(doing, voice, asked)) return false;
      const things = writer.capture(() => noun(!asked.one, asked.head).write(asked.filter, writer));
      return (
        things !== undefined &&
        writeQuantity(asked, things, writer) &&
        writer.add(` ${asked.one ? one : many} ${voice.verbOf(doing)}${doing.behind} this way`)
      );
    },
  };
}

/** What a later sentence asks of what an earlier instruction did (CR 608.2c). */
export const askedThisWay: readonly Syntax<Condition>[] = [...active.map(activeOf), ...passive.map(passiveOf)];
