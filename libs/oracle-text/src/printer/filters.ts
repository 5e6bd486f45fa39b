import { type Filter, type RelationFilter, colorWords } from '@stacktrail/card-tree';
import { nameOfAttached, nameOfSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { list, pluralise, withArticle } from '../english/words.js';
import { printRelation } from './relation-filters.js';

/** The places of a noun phrase, in the order in which rules text fills them. */
const ranks = ['status', 'token', 'quality', 'supertype', 'color', 'not', 'subtype', 'type', 'head'] as const;
type Rank = (typeof ranks)[number];

/** One word of a noun phrase, or what follows its noun. */
type Part =
  | { readonly place: Rank; readonly words: readonly string[] }
  | { readonly place: 'after'; readonly singular: string; readonly plural: string }
  | { readonly place: 'other' | 'whole'; readonly text: string }
  | { readonly place: 'nothing' };

function word(place: Rank, text: string): Part {
  return { place, words: [text] };
}

function after(singular: string, plural = singular): Part {
  return { place: 'after', singular, plural };
}

function controlledBy(who: string, verb: 'control' | 'own'): Part {
  if (who === 'you') return after(`you ${verb}`);
  if (who === 'opponent') return after(`an opponent ${verb}s`, `your opponents ${verb}`);
  return after(`${who} ${verb}s`);
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** The part that one filter contributes. */
function partOf(filter: Filter, ctx: Context): Part {
  switch (filter.is) {
    case 'anything':
      return { place: 'nothing' };
    case 'all':
      return { place: 'whole', text: indefinite(filter, ctx) };
    case 'any':
      return alternatives(filter.of, ctx);
    case 'not':
      return negated(filter.of, ctx);
    case 'type':
      return word('type', filter.type.toLowerCase());
    case 'supertype':
      return word('supertype', filter.supertype.toLowerCase());
    case 'subtype':
      return word('subtype', filter.subtype);
    case 'color':
      return word('color', colorWords[filter.color]);
    case 'colorless':
    case 'monocolored':
    case 'multicolored':
      return word('color', filter.is);
    case 'controlled by':
      return controlledBy(filter.who, 'control');
    case 'owned by':
      return controlledBy(filter.who, 'own');
    case 'keyword':
      return after(`with ${filter.keyword}`);
    case 'power':
    case 'toughness':
    case 'mana value':
      return after(`with ${filter.is} ${ctx.grammar.quantity(filter.to, filter.compare, ctx)}`);
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      return word('status', filter.is);
    case 'token':
    case 'permanent':
    case 'spell':
    case 'card':
    case 'ability':
      return word('head', filter.is);
    case 'kicked':
    case 'historic':
      return word('quality', filter.is);
    case 'came under control since last upkeep':
      return after("that came under its controller's control since the beginning of their last upkeep");
    case 'other':
      return { place: 'other', text: 'other' };
    case 'this':
      return { place: 'whole', text: nameOfSelf(ctx.speaker) };
    case 'bears this':
      return { place: 'whole', text: `the creature ${nameOfSelf(ctx.speaker)} is encoded on` };
    case 'haunted by this':
      return { place: 'whole', text: `the creature ${nameOfSelf(ctx.speaker)} haunts` };
    case 'attached to by this':
      return { place: 'whole', text: nameOfAttached(ctx.speaker) };
    case 'named':
      return after(`named ${filter.name}`);
    case 'has counter':
      return after(`with ${withArticle(filter.counter)} counter on it`, `with ${filter.counter} counters on them`);
    case 'designated':
      return designated(filter);
    case 'chosen':
      return ofChosen(filter.quality);
    case 'cost was paid':
      return after(`whose ${filter.keyword} cost was paid`);
    case 'in event':
      return printInEvent(filter, ctx);
    case 'nth cast this turn':
      return {
        place: 'whole',
        text: `the ${ordinals[filter.nth] ?? `${filter.nth}th`} ${singular(filter.what, ctx, 'spell')}`,
      };
    case 'controlled since turn began':
      return after('that has been under your control continuously since this turn began');
    case 'had to attack':
      return after('that had to attack this combat');
    case 'entered this turn':
      return after('that entered this turn');
    case 'dealt damage this turn':
      return after('that was dealt damage this turn', 'that were dealt damage this turn');
    default:
      return relation(filter, ctx);
  }
}

function designated({ as, by }: Extract<Filter, { is: 'designated' }>): Part {
  if (by !== undefined) return after(`that's ${as} by you`, `that are ${as} by you`);
  return /^[a-z]+$/.test(as) && as !== 'level' ? word('status', as) : after(`that is ${as}`, `that are ${as}`);
}

/** “Of the chosen color”, “with the chosen name”. */
function ofChosen(quality: Extract<Filter, { is: 'chosen' }>['quality']): Part {
  switch (quality) {
    case 'color':
      return after('of the chosen color');
    case 'card name':
      return after('with the chosen name');
    case 'number':
      return after('with mana value equal to the chosen number');
    case 'player':
      return after('the chosen player controls');
    case 'permanent':
      return { place: 'whole', text: 'the chosen permanent' };
    default:
      return after('of the chosen type');
  }
}

function relation(filter: RelationFilter, ctx: Context): Part {
  const { place, singular: one, plural: several } = printRelation(filter, ctx, { indefinite });
  return place === 'after' ? after(one, several) : word(place, one);
}

/** “That attacked this turn”, “dealt damage by this creature this turn”. */
function printInEvent(filter: Extract<Filter, { is: 'in event' }>, ctx: Context): Part {
  const when = filter.turn ?? 'this turn';
  if (filter.as === 'object') {
    const said = ctx.grammar.happened(filter.event, ctx);
    const verbs = said.replace(/^(an?|another) \S+ /, '');
    return after(`that ${verbs} ${when}`);
  }
  if (filter.event.on === 'deals damage') return after(`dealt damage by ${indefinite(filter.event.what, ctx)} ${when}`);
  return after(`of which it is true that ${ctx.grammar.happened(filter.event, ctx)} ${when}`);
}

function negated(filter: Filter, ctx: Context): Part {
  if (filter.is === 'controlled by' && filter.who === 'you') return after("you don't control");
  if (filter.is === 'keyword') return after(`without ${filter.keyword}`);
  const part = partOf(filter, ctx);
  if (part.place === 'after') return after(`not ${part.singular}`, `not ${part.plural}`);
  if (!('words' in part)) return { place: 'nothing' };
  const text = list(part.words, 'or');
  if (part.place === 'subtype') return word('not', `non-${text}`);
  const place = part.place === 'type' ? 'not' : part.place === 'head' ? 'token' : part.place;
  return word(place, `non${text}`);
}

function alternatives(filters: readonly Filter[], ctx: Context): Part {
  const parts = filters.map((filter) => partOf(filter, ctx));
  const words = parts.flatMap((part) => ('words' in part ? part.words : []));
  if (words.length === parts.length) {
    const last = parts.reduce((best, part) => Math.max(best, ranks.indexOf(part.place as Rank)), 0);
    return { place: ranks[last] ?? 'head', words };
  }
  return {
    place: 'whole',
    text: list(
      filters.map((filter) => indefinite(filter, ctx)),
      'or',
    ),
  };
}

interface Phrase {
  readonly whole: string | undefined;
  readonly other: boolean;
  readonly before: readonly string[];
  readonly head: readonly string[];
  readonly after: readonly { readonly singular: string; readonly plural: string }[];
}

function conjuncts(filter: Filter): readonly Filter[] {
  return filter.is === 'all' ? filter.of.flatMap(conjuncts) : [filter];
}

/** @param noun what such things are called where the filter itself has no noun: “permanent”, “card”, “spell” */
function phrase(filter: Filter, ctx: Context, noun: string): Phrase {
  const parts = conjuncts(filter).map((part) => partOf(part, ctx));
  const words = parts.flatMap((part) => ('words' in part ? [part] : []));
  words.sort((a, b) => ranks.indexOf(a.place) - ranks.indexOf(b.place));
  const last = words[words.length - 1];
  const hasHead =
    last !== undefined && (last.place === 'head' || (noun === 'permanent' && ['type', 'subtype'].includes(last.place)));
  const before = (hasHead ? words.slice(0, -1) : words).map((part) => list(part.words, 'or'));
  return {
    whole: parts.flatMap((part) => (part.place === 'whole' && 'text' in part ? [part.text] : []))[0],
    other: parts.some((part) => part.place === 'other'),
    before,
    head: hasHead ? last.words : [noun],
    after: parts.flatMap((part) => (part.place === 'after' ? [part] : [])),
  };
}

function assemble(before: readonly string[], head: string, following: readonly string[]): string {
  return [...before, head, ...following].join(' ');
}

/** One such thing without an article: “nontoken creature you control”. */
export function singular(filter: Filter, ctx: Context, noun = 'permanent'): string {
  const parts = phrase(filter, ctx, noun);
  if (parts.whole !== undefined) return parts.whole;
  return assemble(
    parts.before,
    list(parts.head, 'or'),
    parts.after.map((part) => part.singular),
  );
}

/** One such thing with its article: “an Elf you control”, “another creature”, “enchanted land”. */
export function indefinite(filter: Filter, ctx: Context, noun = 'permanent'): string {
  const parts = phrase(filter, ctx, noun);
  if (parts.whole !== undefined) return parts.whole;
  const text = singular(filter, ctx, noun);
  return parts.other ? `another ${text}` : withArticle(text);
}

/** All such things: “other creatures you control”. */
export function pluralPhrase(filter: Filter, ctx: Context, noun = 'permanent'): string {
  const parts = phrase(filter, ctx, noun);
  if (parts.whole !== undefined) return parts.whole;
  const before = parts.other ? ['other', ...parts.before] : parts.before;
  return assemble(
    before,
    list(parts.head.map(pluralise)),
    parts.after.map((part) => part.plural),
  );
}

/** Whether the filter says “another” or “other”. */
export function saysOther(filter: Filter): boolean {
  return conjuncts(filter).some((part) => part.is === 'other');
}
