import { type Attacked, type Filter, type TriggerEvent, isSameTree } from '@stacktrail/card-tree';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { withMostLife } from '../players/players.js';
import { self } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { numeral } from '../basics/numerals.js';
import { eventWords, type EventWithoutSubject, type EventOn } from './predicate.js';

const attack = verb('attack');
const block = verb('block');
const become = verb('become');
const areNot = verb("aren't", "isn't");

/** Players or permanents that are attacked: “you or a planeswalker you control”. */
const attackedPhrases: readonly (readonly [string, Attacked])[] = [
  ['you or a planeswalker you control', { who: 'you', as: ['player', 'planeswalker'] }],
  ['you and/or planeswalkers you control', { who: 'you', as: ['player', 'planeswalker'] }],
  ['you', { who: 'you', as: ['player'] }],
  ['enchanted player', { who: 'enchanted player', as: ['player'] }],
  ['an opponent or a planeswalker they control', { who: 'opponent', as: ['player', 'planeswalker'] }],
  ['an opponent', { who: 'opponent', as: ['player'] }],
  ['a player', { who: 'any player', as: ['player'] }],
  ['a planeswalker', { who: 'any player', as: ['planeswalker'] }],
  ['a battle', { who: 'any player', as: ['battle'] }],
];

export const attacked: Syntax<Attacked> = oneOf(
  ...attackedPhrases.map(([text, whom]) => constant<Attacked>(text, whom)),
);

/** The creature that the subject blocks or is blocked by. */
const otherCreature: Syntax<Filter> = oneOf<Filter>(
  mapped(
    self,
    (): Filter => ({ is: 'this' }),
    (filter) => (filter.is === 'this' ? { objects: 'this' } : no),
  ),
  indefinite(),
);

const otherAttackers: Filter = {
  is: 'all',
  of: [{ is: 'other' }, { is: 'attacking' }, { is: 'type', type: 'Creature' }],
};

/** “And at least two other creatures attack”: at least `count` other creatures attack with the subject. */
function attacksWithOthers(count: number, text: string): Syntax<EventWithoutSubject> {
  const what: Filter = {
    is: 'where',
    condition: { if: 'compare', left: { amount: 'count', filter: otherAttackers }, compare: 'at least', right: count },
  };
  return eventWords<EventOn<'attacks'>>({ on: 'attacks', what })`${literally(text)}`;
}

type AnyOfEvent = Extract<TriggerEvent, { on: 'any of' }>;

/** “Blocks or becomes blocked by a creature”: either event, with the same filter for the other creature. */
const blocksOrBlockedBy: Syntax<EventWithoutSubject> = {
  begins: block.begins,
  fixedFields: { on: 'any of' },
  read(reader) {
    if (block.read(reader) === no || !reader.take('or') || become.read(reader) === no) return no;
    if (!reader.take('blocked') || !reader.take('by')) return no;
    const by = otherCreature.read(reader);
    if (by === no) return no;
    const of = (['blocks a creature', 'becomes blocked by a creature'] as const).map((on) => ({ on, other: by }));
    return { on: 'any of', of } as unknown as EventWithoutSubject;
  },
  write(event, writer) {
    if (event.on !== 'any of') return false;
    const [first, second] = (event as AnyOfEvent).of;
    if (first?.on !== 'blocks a creature' || second?.on !== 'becomes blocked by a creature') return false;
    if (!isSameTree(first.other, second.other)) return false;
    return (
      block.write({}, writer) &&
      writer.add(' or ') &&
      become.write({}, writer) &&
      writer.add(' blocked by ') &&
      otherCreature.write(first.other, writer)
    );
  },
};

const bySome = literally(' blocked by one or more ');
const number = numeral as Syntax<number>;

const someCreatures = noun(true);

/** “Blocks one or more black creatures”, “becomes blocked by one or more colorless creatures”: once for all of them. */
function withSome(
  on: 'blocks' | 'becomes blocked',
  is: 'blocks' | 'is blocked by',
  words: string,
): Syntax<EventWithoutSubject> {
  const opening = literally(words);
  const before = on === 'blocks' ? block : become;
  return {
    begins: before.begins,
    fixedFields: { on },
    read(reader) {
      if (before.read(reader) === no || opening.read(reader) === no) return no;
      const what = someCreatures.read(reader);
      return what === no ? no : { on, what: { is, what } };
    },
    write(event, writer) {
      const { what } = event as { readonly what?: Filter };
      return (
        event.on === on &&
        Object.keys(event).length === 2 &&
        what?.is === is &&
        before.write({}, writer) &&
        opening.write({}, writer) &&
        someCreatures.write(what.what, writer)
      );
    },
  };
}

/** “Blocks or becomes blocked by one or more black creatures.” */
const blocksOrBlockedBySome: Syntax<EventWithoutSubject> = {
  begins: block.begins,
  fixedFields: { on: 'any of' },
  read(reader) {
    if (block.read(reader) === no || !reader.take('or') || become.read(reader) === no) return no;
    if (bySome.read(reader) === no) return no;
    const what = someCreatures.read(reader);
    if (what === no) return no;
    const of = [
      { on: 'blocks', what: { is: 'blocks', what } },
      { on: 'becomes blocked', what: { is: 'is blocked by', what } },
    ];
    return { on: 'any of', of } as unknown as EventWithoutSubject;
  },
  write(event, writer) {
    if (event.on !== 'any of') return false;
    // The subject of each of the events has been taken out, so that they need not have a description any more.
    const [first, second] = (event as { readonly of: readonly { readonly on: string; readonly what?: Filter }[] }).of;
    if (first?.on !== 'blocks' || second?.on !== 'becomes blocked') return false;
    if (first.what?.is !== 'blocks' || second.what?.is !== 'is blocked by') return false;
    if (!isSameTree(first.what.what, second.what.what)) return false;
    return (
      block.write({}, writer) &&
      writer.add(' or ') &&
      become.write({}, writer) &&
      bySome.write({}, writer) &&
      someCreatures.write(first.what.what, writer)
    );
  },
};

/** Events of declaring attackers and blockers (CR 508.3, 509.3). */
export const combatPredicates: readonly Syntax<EventWithoutSubject>[] = [
  blocksOrBlockedBySome,
  blocksOrBlockedBy,
  withSome('blocks', 'blocks', ' one or more '),
  withSome('becomes blocked', 'is blocked by', ' blocked by one or more '),
  eventWords<EventOn<'attacks and is not blocked'>>({
    on: 'attacks and is not blocked',
    alone: true,
  })`${attack} alone and isn't blocked`,
  eventWords<EventOn<'attacks and is not blocked'>>({
    on: 'attacks and is not blocked',
  })`${attack} and ${areNot} blocked`,
  eventWords<EventOn<'attacks and is not blocked'>>({
    on: 'attacks and is not blocked',
  })`${attack} ${{ whom: attacked }} and ${areNot} blocked`,
  eventWords<EventOn<'attacks'>>({ on: 'attacks', alone: true })`${attack} alone`,
  eventWords<EventOn<'attacks'>>({ on: 'attacks', what: { is: 'designated', as: 'saddled' } })`${attack} while saddled`,
  eventWords<EventOn<'attacks'>>({ on: 'attacks' })`${attack} ${{ whom: attacked }}`,
  eventWords<EventOn<'attacks'>>({
    on: 'attacks',
    what: { is: 'attacks players', who: withMostLife },
  })`${attack} the player with the most life or tied for most life`,
  eventWords<EventOn<'attacks'>>({
    on: 'attacks',
    whom: { who: 'any player', as: ['player'] },
    onOneOrMore: true,
  })`${attack} one or more players`,
  attacksWithOthers(1, 'and at least one other creature attack'),
  attacksWithOthers(2, 'and at least two other creatures attack'),
  attacksWithOthers(3, 'and at least three other creatures attack'),
  eventWords<EventOn<'attacks'>>({ on: 'attacks' })`${attack}`,
  eventWords<EventOn<'blocks'>>({ on: 'blocks' })`${block} ${{ atLeast: number }} or more creatures`,
  eventWords<EventOn<'blocks a creature'>>({ on: 'blocks a creature' })`${block} ${{ other: otherCreature }}`,
  eventWords<EventOn<'blocks'>>({ on: 'blocks' })`${block}`,
  eventWords<EventOn<'becomes blocked'>>({
    on: 'becomes blocked',
  })`${become} blocked by ${{ atLeast: number }} or more creatures`,
  eventWords<EventOn<'becomes blocked by a creature'>>({
    on: 'becomes blocked by a creature',
  })`${become} blocked by ${{ other: otherCreature }}`,
  eventWords<EventOn<'becomes blocked'>>({ on: 'becomes blocked' })`${become} blocked`,
];
