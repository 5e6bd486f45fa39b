import type { Filter } from '@stacktrail/card-tree';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { afterNoun } from './after-noun.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from './nouns.js';
import { ordinal } from '../basics/ordinals.js';

export type Who = 'you' | 'opponent' | 'any player';

/** Spells of a kind, and the player who casts them. */
export interface Spells {
  readonly spells: Filter;
  readonly who: Who;
}

const casters: readonly (readonly [string, Who])[] = [
  [' you cast', 'you'],
  [' your opponents cast', 'opponent'],
  ['', 'any player'],
];

const graveyard: Filter = { is: 'cast from', zone: 'graveyard' };
const exile: Filter = { is: 'cast from', zone: 'exile' };
const hand: Filter = { is: 'cast from', zone: 'hand' };

/** The zones that spells are cast from, and other filters that stand after their caster. */
const places: readonly (readonly [string, Filter])[] = [
  [' from your graveyard or from exile', { is: 'any', of: [graveyard, exile] }],
  [' from graveyards or from exile', { is: 'any', of: [graveyard, exile] }],
  [' from your graveyard', graveyard],
  [' from exile', exile],
  [' from your hand', hand],
  [' from anywhere other than your hand', { is: 'not', of: hand }],
];

function placeOf(who: Who): Syntax<Filter> {
  return oneOf<Filter>(
    ...places
      .filter(([text]) => (who === 'opponent') === text.includes('graveyards'))
      .map(([text, filter]) => {
        return constant<Filter>(text, filter);
      }),
  );
}

const after = afterNoun('several');
const measured: ReadonlySet<Filter['is']> = new Set(['power', 'toughness', 'mana value']);

/** Whether the words “of the chosen type” or “that share a card type with …” express the filter. */
function isOfChosenType(filter: Filter): boolean {
  return filter.is === 'shares' || (filter.is === 'chosen' && filter.quality === 'creature type');
}

/** “With mana value 5 or greater”, “of the chosen type”: words that can stand after the caster. */
const afterCaster: Syntax<Filter> = {
  begins: after.begins,
  read(reader) {
    const filter = after.read(reader);
    return filter !== no && (measured.has(filter.is) || isOfChosenType(filter)) ? filter : no;
  },
  write: (filter, writer) => (measured.has(filter.is) || isOfChosenType(filter)) && after.write(filter, writer),
};

/** “Creature spells you cast with mana value 5 or greater”, “spells your opponents cast from exile”. */
export function castBy([text, who]: readonly [string, Who], many = true): Syntax<Filter> {
  const things = noun(many, 'spell');
  const caster = literally(text);
  const more = oneOf<Filter>(placeOf(who), afterCaster);
  const isBehind = (part: Filter): boolean =>
    text !== '' && (measured.has(part.is) || isOfChosenType(part) || isPlace(part));
  return {
    begins: things.begins,
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || caster.read(reader) === no) return no;
      if (text === '') return filter;
      const parts = [...conjuncts(filter)];
      if (parts.some(isBehind)) return no;
      for (;;) {
        const from = reader.mark();
        const part = more.read(reader);
        if (part === no) {
          reader.back(from);
          return conjunction(parts);
        }
        parts.push(part);
      }
    },
    write(filter, writer) {
      const parts = conjuncts(filter);
      const front = conjunction(parts.filter((part) => !isBehind(part)));
      return (
        things.write(front, writer) &&
        writer.add(text) &&
        parts.filter(isBehind).every((part) => more.write(part, writer))
      );
    },
  };
}

function isPlace(part: Filter): boolean {
  const asked = part.is === 'not' ? part.of : part.is === 'any' ? part.of[0]! : part;
  return asked.is === 'cast from';
}

/** “Blue spells and red spells”: spells of either kind. */
function twoKinds([text, who]: readonly [string, Who]): Syntax<Filter> {
  const things = noun(true, 'spell');
  const caster = literally(text);
  return {
    begins: things.begins,
    fixedFields: { is: 'all' },
    read(reader) {
      const first = things.read(reader);
      if (first === no || !reader.take('and')) return no;
      const second = things.read(reader);
      if (second === no || caster.read(reader) === no) return no;
      return who === 'any player' && text === '' && second.is === 'anything'
        ? no
        : { is: 'all', of: [{ is: 'spell' }, { is: 'any', of: [first, second] }] };
    },
    write(filter, writer) {
      if (filter.is !== 'all' || filter.of.length !== 2 || filter.of[0]!.is !== 'spell') return false;
      const either = filter.of[1]!;
      if (either.is !== 'any' || either.of.length !== 2) return false;
      return (
        things.write(either.of[0]!, writer) &&
        writer.add(' and ') &&
        things.write(either.of[1]!, writer) &&
        writer.add(text)
      );
    },
  };
}

/** “Spells”, “creature spells”, “Aura spells and Equipment spells”. */
export const spellKinds: Syntax<Filter> = oneOf<Filter>(twoKinds(['', 'any player']), noun(true, 'spell'));

/** “Creature spells you cast”: spells in the plural, and their caster. */
export const spellsCast: Syntax<Spells> = oneOf<Spells>(
  ...casters.flatMap((caster) =>
    [twoKinds(caster), castBy(caster)].map((spells): Syntax<Spells> => ({
      begins: spells.begins,
      read(reader) {
        const filter = spells.read(reader);
        return filter === no ? no : { spells: filter, who: caster[1] };
      },
      write: (value, writer) =>
        value.who === caster[1] && value.spells.is !== 'nth cast this turn' && spells.write(value.spells, writer),
    })),
  ),
);

/** “Noncreature spell you cast from exile”, after “each”. */
export const eachSpellYouCast: Syntax<Filter> = castBy([' you cast', 'you'], false);

const youCast = literally(' you cast');
const eachTurn = literally(' each turn');

/** “The first creature spell you cast each turn”, “the first spell you cast from exile each turn”. */
export const nthSpellCast: Syntax<Spells> = {
  begins: new Set(['the']),
  read(reader) {
    if (!reader.take('the')) return no;
    const nth = ordinal.read(reader);
    const noun = nth === no ? no : nthNoun.read(reader);
    if (nth === no || noun === no || youCast.read(reader) === no) return no;
    const from = reader.mark();
    const place = placeOf('you').read(reader);
    if (place === no) reader.back(from);
    if (eachTurn.read(reader) === no) return no;
    const what = place === no ? noun : conjunction([...conjuncts(noun), place]);
    return { spells: { is: 'nth cast this turn', nth, what }, who: 'you' };
  },
  write({ spells, who }, writer) {
    if (spells.is !== 'nth cast this turn' || who !== 'you') return false;
    const parts = conjuncts(spells.what);
    return (
      writer.add('the ') &&
      ordinal.write(spells.nth, writer) &&
      writer.add(' ') &&
      nthNoun.write(conjunction(parts.filter((part) => !isPlace(part))), writer) &&
      writer.add(' you cast') &&
      parts.filter(isPlace).every((part) => placeOf('you').write(part, writer)) &&
      writer.add(' each turn')
    );
  },
};

const nthNoun = noun(false, 'spell');
