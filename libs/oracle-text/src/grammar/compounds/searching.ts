import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no, words, type Syntax } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { addFoundAsReferent, searching } from '../effects/search.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say } from './the-rest.js';

type Search = EffectOf<'search library'>;

const thenShuffle = literally(', then shuffle and put ');
const cardOnTop = literally('that card on top');
const cardsOnTop = literally('those cards on top in any order');
const cardThird = literally('that card third from the top');
const toTop: Search['to'] = { zone: 'library', position: 'top' };
const toThird: Search['to'] = { zone: 'library', position: 'top', fromTop: 3 };
const places: readonly (readonly [Syntax<object>, Search['to']])[] = [
  [cardOnTop, toTop],
  [cardsOnTop, toTop],
  [cardThird, toThird],
];
const you = { players: 'you' } as const;

/** “Search your library for a card, then shuffle and put that card on top” (CR 701.24b): the card isn't shuffled. */
const toTheTop: Compound = {
  begins: new Set(['search']),
  read(reader) {
    reader.scope.subject = { means: you, plural: true };
    const search = searching.read(reader);
    if (search === no || thenShuffle.read(reader) === no) return no;
    const from = reader.mark();
    for (const [text, to] of places) {
      reader.back(from);
      if (text.read(reader) === no) continue;
      const found = { ...search, to, who: you, label: reader.scope.newLabel('found') };
      addFoundAsReferent(reader.scope, found);
      return [found, { do: 'shuffle', who: { ...you, called: 'nothing' }, joined: 'then' }];
    }
    return no;
  },
  write(effects, at, writer) {
    const [search, shuffle] = [effects[at], effects[at + 1]];
    if (search?.do !== 'search library' || shuffle?.do !== 'shuffle' || shuffle.joined !== 'then') return 0;
    const { who, to, count, also } = search;
    if (who.players !== 'you' || to.zone !== 'library' || to.position !== 'top') return 0;
    writer.scope.subject = { means: who, plural: true };
    if (!searching.write(search, writer)) return 0;
    const several = count !== 1 || also !== undefined;
    const place = to.fromTop === 3 ? cardThird : several ? cardsOnTop : cardOnTop;
    if (to.fromTop !== undefined && to.fromTop !== 3) return 0;
    thenShuffle.write({}, writer);
    place.write({}, writer);
    addFoundAsReferent(writer.scope, search);
    return 2;
  },
};

const thenTheyShuffle = literally(', then shuffles and puts that card on top');

/** “Target player searches their library for a card, then shuffles and puts that card on top” (CR 701.24b). */
const toTheirTop: Compound = {
  begins: null,
  words: ['searches'],
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players === 'you') return no;
    reader.scope.subject = { means: who, plural: takesPluralVerb(who) };
    const search = searching.read(reader);
    if (search === no || search.count !== 1 || search.also !== undefined || thenTheyShuffle.read(reader) === no)
      return no;
    const found = { ...search, to: toTop, who, label: reader.scope.newLabel('found') };
    addFoundAsReferent(reader.scope, found);
    return [found, { do: 'shuffle', who: { ...unnamed(who), called: 'nothing' }, joined: 'then' }];
  },
  write(effects, at, writer) {
    const [search, shuffle] = [effects[at], effects[at + 1]];
    if (search?.do !== 'search library' || shuffle?.do !== 'shuffle' || shuffle.joined !== 'then') return 0;
    const { who, to, count, also } = search;
    if (who.players === 'you' || !isSameTree(to, toTop) || count !== 1 || also !== undefined) return 0;
    if (!isSameTree(shuffle.who, { ...unnamed(who), called: 'nothing' })) return 0;
    if (!playersAsSubject.write(who, writer) || !writer.add(' ')) return 0;
    writer.scope.subject = { means: who, plural: takesPluralVerb(who) };
    if (!searching.write(search, writer) || !thenTheyShuffle.write({}, writer)) return 0;
    addFoundAsReferent(writer.scope, search);
    return 2;
  },
};

function unnamed({ called: _, ...who }: Players): Players {
  return who;
}

const putOne = literally(', put one ');
const andTheOther = words(' and the other ', true);
const andTheRest = words(' and the rest ', true);

/** “…, put one onto the battlefield tapped and the other into your hand”. */
const divided: Compound = {
  begins: new Set(['search']),
  read(reader) {
    reader.scope.subject = { means: you, plural: true };
    const search = searching.read(reader);
    if (search === no || putOne.read(reader) === no) return no;
    const { filter, count, reveal, also, together } = search;
    if (also !== undefined || together !== undefined || typeof count !== 'number' || count < 2) return no;
    const first = destination.read(reader);
    if (first === no || (count === 2 ? andTheOther : andTheRest).read(reader) === no) return no;
    const second = destination.read(reader);
    if (second === no) return no;
    const [label, chosen] = [reader.scope.newLabel('found'), reader.scope.newLabel('chosen')];
    const all: Objects = { objects: 'result', label };
    const one: Objects = { objects: 'result', label: chosen };
    const optional = filter.is !== 'anything';
    const effects: readonly Effect[] = [
      {
        do: 'search zones',
        who: you,
        whose: you,
        zones: ['library'],
        filter,
        min: optional ? 0 : count,
        max: count,
        label,
        ...(reveal && { reveal }),
      },
      { do: 'choose objects', who: you, from: all, min: 1, max: 1, label: chosen, joined: 'and' },
      { ...first, what: one, joined: 'and' },
      { ...second, what: { objects: 'other than', of: all, not: one }, joined: 'and' },
    ];
    return effects;
  },
  write(effects, at, writer) {
    const [search, choice, first, second] = effects.slice(at, at + 4);
    if (search?.do !== 'search zones' || choice?.do !== 'choose objects' || typeof search.max !== 'number') return 0;
    if (choice.from.objects !== 'result' || choice.from.label !== search.label || choice.max !== 1) return 0;
    const [one, other] = [movedBy(first), movedBy(second)];
    if (one === undefined || other === undefined || search.whose.players !== 'you') return 0;
    const { filter, max: count, reveal } = search;
    writer.scope.subject = { means: you, plural: true };
    const asSearch: Search = { do: 'search library', who: you, filter, count, to: toTop, ...(reveal && { reveal }) };
    if (!searching.write(asSearch, writer)) return 0;
    const several = { several: false };
    const texts = [say(one, several), say(other, { several: count > 2 })];
    if (!texts.every((text) => text !== undefined)) return 0;
    writer.add(`, put one ${texts[0]} and the ${count === 2 ? 'other' : 'rest'} ${texts[1]}`);
    return 4;
  },
};

export const searches: readonly Compound[] = [toTheTop, toTheirTop, divided];
