import { type Condition, costKeywords, type KeywordName, type Zone } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, mapped, no, table, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { Writer } from '../../syntax/writer.js';
import { indefinite } from '../nouns/nouns.js';
import { referent } from '../objects/objects.js';
import { manaConditions } from './mana.js';
import { ownAlternativePaid } from './own-alternative.js';
import { kickedWith } from './which-kicker.js';

type Of<K> = Variant<Condition, 'if', K>;

const it = referent('object');

function isSpell({ scope }: Writer): boolean {
  return scope.textSource.types.includes('Instant') || scope.textSource.types.includes('Sorcery');
}

type Matches = Of<'matches'>;

const zones: readonly (readonly [string, Zone])[] = [
  ['your hand', 'hand'],
  ['a graveyard', 'graveyard'],
  ['exile', 'exile'],
];

const keywords = table<KeywordName>(
  Object.fromEntries([...costKeywords, 'mayhem' as const].map((name) => [name, name])),
);
/**
 * “Evidence was collected”, “a Dragon was beheld”: the optional additional cost of the same text was paid (CR 701.4b,
 * 701.59c).
 */
const additionPaid: Syntax<Condition> = {
  begins: null,
  read(reader) {
    const words = wordsOfAddition(reader.scope);
    return words === undefined || literally(words).read(reader) === no
      ? no
      : { if: 'cost was paid', keyword: 'additional' };
  },
  write(condition, writer) {
    if (condition.if !== 'cost was paid' || condition.keyword !== 'additional') return false;
    const words = wordsOfAddition(writer.scope);
    return words !== undefined && writer.add(words);
  },
};

function wordsOfAddition(scope: Scope): string | undefined {
  const own = scope.textSource.abilities.find(
    (ability) => ability.kind === 'additional cost' && ability.optional === true,
  );
  const [cost, ...more] = own?.kind === 'additional cost' ? own.cost : [];
  if (own === undefined || cost === undefined) return undefined;
  if (more.length === 0 && cost.cost === 'exile with total mana value' && cost.action !== undefined)
    return 'evidence was collected';
  if (more.length > 0 || cost.cost !== 'behold' || cost.count !== 1)
    return isSpellItself(scope) ? "this spell's additional cost was paid" : 'its additional cost was paid';
  const writer = new Writer(scope.inside(scope.textSource));
  return indefinite().write(cost.filter, writer) ? `${writer.text} was beheld` : undefined;
}

function isSpellItself({ textSource: { types } }: Scope): boolean {
  return types.includes('Instant') || types.includes('Sorcery');
}

const costWasPaid = literally(' cost was paid');

/**
 * “This spell's surge cost was paid”; for a permanent, “its prowl cost was paid”: a cost of the object itself (CR
 * 607.2).
 */
const keywordPaid: Syntax<Condition> = {
  begins: null,
  fixedFields: { if: 'cost was paid' },
  read(reader) {
    const { scope } = reader;
    const spell = scope.textSource.types.includes('Instant') || scope.textSource.types.includes('Sorcery');
    if (spell ? literally("this spell's ").read(reader) === no : !readIts(reader)) return no;
    const keyword = keywords.read(reader);
    return keyword === no || costWasPaid.read(reader) === no ? no : { if: 'cost was paid', keyword };
  },
  write: (condition, writer) =>
    condition.if === 'cost was paid' &&
    condition.which === undefined &&
    condition.keyword !== 'additional' &&
    condition.keyword !== 'alternative' &&
    writer.add(isSpell(writer) ? "this spell's " : 'its ') &&
    keywords.write(condition.keyword, writer) &&
    writer.add(' cost was paid'),
};

function readIts(reader: Reader): boolean {
  const whose = referent('possessive').read(reader);
  return whose !== no && whose.objects === 'this';
}

function negated(inner: Syntax<Matches>): Syntax<Condition> {
  return mapped<Matches, Condition>(
    inner,
    (of) => ({ if: 'not', of }),
    (condition) => (condition.if === 'not' && condition.of.if === 'matches' ? condition.of : no),
    { if: 'not' },
  );
}

/** Conditions on how an object was cast, and what was paid for it (CR 601). */
export const castingConditions: readonly Syntax<Condition>[] = [
  constant('this spell was kicked', { if: 'kicked' }),
  {
    begins: new Set(['this']),
    fixedFields: { if: 'not' },
    read: (reader) =>
      literally("this spell wasn't kicked").read(reader) === no ? no : { if: 'not', of: { if: 'kicked' } },
    write: (condition, writer) =>
      condition.if === 'not' && condition.of.if === 'kicked' && writer.add("this spell wasn't kicked"),
  },
  ...zones.map(([text, zone]) => constant(`this spell was cast from ${text}`, { if: 'cast from', zone })),
  ...zones.map(
    ([text, zone]) =>
      says<Matches>({
        if: 'matches',
        filter: { is: 'cast from', zone },
      })`you cast ${{ objects: it }}${literally(` from ${text}`)}`,
  ),
  ...zones.map(([text, zone]) =>
    negated(
      says<Matches>({
        if: 'matches',
        filter: { is: 'cast from', zone },
      })`you didn't cast ${{ objects: it }}${literally(` from ${text}`)}`,
    ),
  ),
  says<Matches>({ if: 'matches', filter: { is: 'cast from' } })`you cast ${{ objects: it }}`,
  constant("tribute wasn't paid", { if: 'not', of: { if: 'chosen', word: 'paid', label: 'tribute' } }),
  constant('this spell was cast from anywhere other than your hand', {
    if: 'all',
    of: [
      { if: 'matches', objects: { objects: 'this' }, filter: { is: 'cast from' } },
      { if: 'not', of: { if: 'cast from', zone: 'hand' } },
    ],
  }),
  constant('you cast this spell during your main phase', {
    if: 'all',
    of: [
      { if: 'matches', objects: { objects: 'this' }, filter: { is: 'cast from' } },
      { if: 'during', steps: ['precombat main', 'postcombat main'], whose: { players: 'you' } },
    ],
  }),
  additionPaid,
  ownAlternativePaid,
  constant('this spell was foretold', {
    if: 'matches',
    objects: { objects: 'this' },
    filter: { is: 'designated', as: 'foretold' },
  }), // CR 702.143c
  constant('this spell was bargained', { if: 'cost was paid', keyword: 'bargain' }),
  constant('this spell was cast using teamwork', { if: 'cost was paid', keyword: 'teamwork' }),
  constant('the gift was promised', { if: 'cost was paid', keyword: 'gift' }),
  constant("the gift wasn't promised", { if: 'not', of: { if: 'cost was paid', keyword: 'gift' } }),
  keywordPaid,
  kickedWith,
  ...manaConditions,
] as readonly Syntax<Condition>[];
