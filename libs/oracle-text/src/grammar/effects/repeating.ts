import type { Amount, Effect, KeywordName, Objects } from '@stacktrail/card-tree';
import { plainKeywords } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, table, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { clauses } from '../basics/holes.js';
import { forEach as eachCounted } from '../counts/counts.js';
import { indefinite } from '../nouns/nouns.js';
import { x } from '../basics/numerals.js';
import { each, objectsAfterVerb } from '../objects/objects.js';
import { allScaled } from '../basics/scaled.js';
import { imperative, type EffectOf } from './predicate.js';
import { votesForObjects } from './voting-for.js';

type Each = EffectOf<'for each'>;
type Repeat = EffectOf<'repeat'>;
type Vote = EffectOf<'vote'>;
type Share = EffectOf<'share keywords'>;

const eachOne: Objects = { objects: 'each one' };
const forEachOf = literally('for each of ');

/** Lets “it” mean the current object of “for each …”. */
export function addCurrentAsReferent(scope: Scope): void {
  scope.name(eachOne, false, ['creature', 'permanent', 'card', 'land', 'artifact', 'token', 'Aura', 'Equipment']);
}

/** “For each of those creatures, draw a card”: “it” is the current creature. */
const forEach: Syntax<Each> = {
  begins: new Set(['for']),
  fixedFields: { do: 'for each' },
  read(reader) {
    const of = forEachOf.read(reader) === no ? no : objectsAfterVerb.read(reader);
    if (of === no || !reader.take(',')) return no;
    addCurrentAsReferent(reader.scope);
    const effects = clauses.read(reader);
    return effects === no ? no : { do: 'for each', of, effects };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'for each' || !forEachOf.write({}, writer)) return false;
    if (!objectsAfterVerb.write(effect.of, writer) || !writer.add(', ')) return false;
    addCurrentAsReferent(writer.scope);
    return clauses.write(effect.effects, writer);
  },
};

const betweenOptions: ReadonlySet<string> = new Set(['or', ',', '.']);

/** An option of a vote, of one word or of several: “death”, “Mines of Moria”. */
const option: Syntax<string> = {
  begins: null,
  read(reader) {
    const words: string[] = [];
    while (reader.token.kind === 'word' && !betweenOptions.has(reader.word)) words.push(reader.next().text);
    return words.length === 0 ? no : words.join(' ');
  },
  write: (text, writer) => writer.add(text),
};

const startingWithYou = literally('starting with you, each player votes for ');

/** “Starting with you, each player votes for death or torture” (CR 701.38). */
const votes: Syntax<Vote> = {
  begins: new Set(['starting']),
  fixedFields: { do: 'vote' },
  read(reader) {
    const options = startingWithYou.read(reader) === no ? no : listed(option, 'or').read(reader);
    if (options === no || options.length < 2) return no;
    const label = reader.scope.newLabel('vote');
    reader.scope.vote = { label, options };
    return { do: 'vote', who: { players: 'each player' }, options, label };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'vote' || effect.who.players !== 'each player' || effect.secret) return false;
    const { options, label } = effect;
    if (isWords(options)) writer.scope.vote = { label, options };
    return isWords(options) && startingWithYou.write({}, writer) && listed(option, 'or').write(options, writer);
  },
};

function isWords(options: Vote['options']): options is readonly string[] {
  return Array.isArray(options);
}

/** Amounts that count objects, for each of which an instruction can be followed. */
const ofObjects: ReadonlySet<string> = new Set(['count', 'how many', 'number of']);

/**
 * Whether the amount counts objects that can be named. Drawn cards can't: “for each card drawn this way, discard a card
 * unless …”.
 */
function isOfObjects(times: Amount, { thisWay }: Scope): boolean {
  if (typeof times !== 'object' || !ofObjects.has(times.amount)) return false;
  return times.amount !== 'number of' || times.label !== thisWay['drawn'];
}

/**
 * What stands after “for each” and isn't an object: “for each +1/+1 counter on it”, “for each 1 damage prevented this
 * way”, “for each evidence vote”.
 */
export const timesOfNoObjects: Syntax<Amount> = {
  begins: new Set(['for']),
  read(reader) {
    const times = eachCounted.read(reader);
    return times === no || isOfObjects(times, reader.scope) ? no : times;
  },
  write(times, writer) {
    if (typeof times !== 'object' || isOfObjects(times, writer.scope)) return false;
    const text = writer.capture(() => eachCounted.write(times, writer));
    return text !== undefined && writer.add(text.trimStart());
  },
};

const counted = says<Repeat>({ do: 'repeat' })`${{ times: timesOfNoObjects }}, ${{ effects: clauses }}`;

/** “For each evidence vote, investigate”: one time for each vote. */
const forEachCounted: Syntax<Repeat> = {
  ...counted,
  read(reader) {
    const { length } = reader.scope.targets;
    const repeat = counted.read(reader);
    // “For each counter on it, exile target creature” has that many targets. “… unless you pay {1}” would apply each
    // time; that sentence has a form of its own.
    if (repeat === no || reader.scope.targets.length > length || !reader.endsSentence()) return no;
    // If the amounts of the instructions can be multiplied, they are followed once, not repeatedly (CR 608.2f).
    return allScaled(repeat.effects, repeat.times) === undefined ? repeat : no;
  },
};

const keyword = table<KeywordName>(Object.fromEntries(plainKeywords.map((name) => [name, name])));
const keywords = listed(keyword, 'and');
const sameFor = literally('. The same is true for ');

/** “Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for …” */
const sharing: Syntax<Share> = {
  begins: each('').begins,
  fixedFields: { do: 'share keywords' },
  read(reader) {
    const to = each('').read(reader);
    if (to === no || !reader.take('gain')) return no;
    const first = keyword.read(reader);
    const until = first === no ? no : duration.read(reader);
    if (first === no || until === no || !reader.take('if')) return no;
    const filter = indefinite().read(reader);
    if (filter === no || !reader.take('has') || keyword.read(reader) !== first) return no;
    const from = reader.mark();
    const others = sameFor.read(reader) === no ? no : keywords.read(reader);
    if (others === no) reader.back(from);
    const all = others === no ? [first] : [first, ...others];
    return { do: 'share keywords', keywords: all, of: { objects: 'each', filter }, to, until };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'share keywords' || effect.of.objects !== 'each') return false;
    const [first, ...others] = effect.keywords;
    return (
      first !== undefined &&
      each('').write(effect.to, writer) &&
      writer.add(` gain ${first}`) &&
      duration.write(effect.until, writer) &&
      writer.add(' if ') &&
      indefinite().write(effect.of.filter, writer) &&
      writer.add(` has ${first}`) &&
      (others.length === 0 || (sameFor.write({}, writer) && keywords.write(others, writer)))
    );
  },
};

/** Instructions that hold other instructions, or apply one text to several things (CR 608.2, 701.38, 702.1c). */
export const repeatingImperatives: readonly Syntax<Effect>[] = [
  imperative(sharing),
  imperative(votes),
  imperative(votesForObjects),
  imperative(forEach),
  imperative(forEachCounted),
  imperative(says<Repeat>({ do: 'repeat', effects: [{ do: 'populate' }] })`populate ${{ times: x }} times`),
];
