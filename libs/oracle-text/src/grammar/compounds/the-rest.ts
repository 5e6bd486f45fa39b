import { type Effect, type Objects, isSameTree } from '@stacktrail/card-tree';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { movedCards } from '../objects/objects.js';
import { isRest, restIn, theRest } from '../nouns/the-rest.js';
import type { Scope } from '../../syntax/scope.js';
import type { Compound } from './compound.js';

type Move = Pick<EffectOf<'move'>, 'do' | 'to' | 'whose'>;
type IntoLibrary = Pick<EffectOf<'put into library'>, 'do' | 'position' | 'order' | 'whose' | 'back'>;
export type Moved = Move | IntoLibrary;

const places: readonly (readonly [string, Move['to'], Move['whose']?])[] = [
  ['into your hand', { zone: 'hand' }],
  ['into your graveyard', { zone: 'graveyard' }],
  ['into their hand', { zone: 'hand' }, 'they'],
  ['into their graveyard', { zone: 'graveyard' }, 'they'],
  ["into that player's hand", { zone: 'hand' }, 'that player'],
  ["into that player's graveyard", { zone: 'graveyard' }, 'that player'],
  ["into their owners' graveyards", { zone: 'graveyard' }, 'owner'],
  ["into their owners' hands", { zone: 'hand' }, 'owner'],
  ['onto the battlefield tapped under your control', { zone: 'battlefield', tapped: true, control: 'you' }],
  ['onto the battlefield tapped', { zone: 'battlefield', tapped: true }],
  ['onto the battlefield under your control', { zone: 'battlefield', control: 'you' }],
  ['onto the battlefield', { zone: 'battlefield' }],
];
const libraries: readonly (readonly [string, IntoLibrary['whose']?])[] = [
  ['your library'],
  ['their library', 'they'],
  ["that player's library", 'that player'],
  ['that library', 'that library'],
  ['the library', 'the library'],
];
const edges = [
  ['on top', 'top'],
  ['on the bottom', 'bottom'],
] as const;

const orders = [
  [' in a random order', 'random'],
  [' in any order', 'any'],
  ['', 'any'],
] as const;

/** Where in a library cards go, with the words for it. */
const inLibraries = edges.flatMap(([edge, position]) =>
  libraries.map(([library, whose]) => ({ text: `${edge} of ${library}`, edge, position, whose })),
);

/**
 * The destinations of cards.
 * @param short whether “on the bottom” of the library just named is read, too
 */
function destinations(short: boolean): Syntax<Moved> {
  const wordings: readonly (readonly [string, IntoLibrary])[] = [
    ...inLibraries.map(({ text, position, whose }) => [text, into(position, whose)] as const),
    ...(short ? edges.map(([edge, position]) => [edge, into(position, undefined)] as const) : []),
  ];
  return oneOf<Moved>(
    ...places.map(([text, to, whose]) => words<Moved>(text, { do: 'move', to, ...(whose && { whose }) })),
    ...wordings.flatMap(([text, where]) =>
      orders.map(([end, order]) => words<Moved>(`${text}${end}`, { ...where, order })),
    ),
    words<Moved>('back in any order', { do: 'put into library', position: 'top', order: 'any' }),
    words<Moved>('back', { do: 'put into library', position: 'top', order: 'any', whose: 'back' }),
    ...libraries.flatMap(([library, whose]) =>
      orders.map(([end, order]) =>
        words<Moved>(`back on top of ${library}${end}`, {
          ...into('top', whose),
          order,
          back: true,
        }),
      ),
    ),
  );
}

function into(position: IntoLibrary['position'], whose: IntoLibrary['whose']): IntoLibrary {
  return { do: 'put into library', position, order: 'any', ...(whose && { whose }) };
}

export const destination = destinations(false);
export const secondDestination = destinations(true);

interface Wording {
  readonly several: boolean;
  /** Whether the library was named just before. */
  readonly short?: boolean;
  /** Whether the cards return to where they were looked at. */
  readonly back?: boolean;
}

/** The words for a destination. */
export function say(moved: Moved, { several, short, back }: Wording): string | undefined {
  if (moved.do === 'move')
    return places.find(([, to, whose]) => isSameTree(to, moved.to) && whose === moved.whose)?.[0];
  const { position, order, whose } = moved;
  if (whose === 'back') return several ? undefined : 'back';
  if (back && position === 'top' && order === 'any' && whose === undefined && !moved.back) return 'back in any order';
  const found = inLibraries.find((one) => one.position === position && one.whose === whose);
  if (found === undefined) return undefined;
  const end = order === 'random' ? ' in a random order' : several ? ' in any order' : '';
  return `${moved.back ? 'back ' : ''}${short && whose === undefined ? found.edge : found.text}${end}`;
}

/** The destination of an instruction that only moves cards. */
export function movedBy(effect: Effect | undefined): Moved | undefined {
  if (effect?.do === 'move') {
    const { label, link, until } = effect;
    return label === undefined && link === undefined && until === undefined ? effect : undefined;
  }
  return effect?.do === 'put into library' && effect.below === undefined && effect.who === undefined
    ? effect
    : undefined;
}

function whatOf(effect: Effect): Objects {
  return (effect as EffectOf<'move'>).what;
}

/** Lets later words call the cards “put into your graveyard this way”. */
function recordBuried(scope: Scope, moved: Moved, rest: Objects): void {
  if (moved.do === 'move' && moved.to.zone === 'graveyard') scope.recordAffected('put into graveyard', rest, true);
}

const put = literally('put ');
/** “Put one of them into your hand and the rest on the bottom of your library in any order.” */
const someAndTheRest: Compound = {
  begins: new Set(['put']),
  read(reader) {
    if (put.read(reader) === no) return no;
    const what = movedCards.read(reader);
    const first = what === no ? no : destination.read(reader);
    if (what === no || first === no || !reader.take('and')) return no;
    const rest = theRest.read(reader);
    const second = rest === no ? no : secondDestination.read(reader);
    if (rest === no || second === no) return no;
    recordBuried(reader.scope, second, rest);
    return [
      { ...first, what },
      { ...second, what: rest, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const first = movedBy(effects[at]);
    const second = movedBy(effects[at + 1]);
    if (first === undefined || second === undefined || effects[at + 1]!.joined !== 'and') return 0;
    const what = whatOf(effects[at]!);
    const some = writer.scope.choices[0];
    put.write({}, writer);
    if (!movedCards.write(what, writer) || !isRest(whatOf(effects[at + 1]!), writer.scope)) return 0;
    const rest = restIn(writer.scope);
    const text = say(first, { several: some === undefined ? writer.scope.isPlural(what) : some.max !== 1 });
    const short = first.do === 'put into library' && second.do === 'put into library';
    const other = rest && say(second, { several: rest.several, short });
    if (text === undefined || other === undefined || !writer.add(` ${text} and `)) return 0;
    if (!theRest.write(whatOf(effects[at + 1]!), writer) || !writer.add(` ${other}`)) return 0;
    recordBuried(writer.scope, second, whatOf(effects[at + 1]!));
    return 2;
  },
};

/** “Put the rest on the bottom of your library in a random order.” */
const restAlone: Compound = {
  begins: new Set(['put']),
  read(reader) {
    const rest = put.read(reader) === no ? no : theRest.read(reader);
    const where = rest === no ? no : destination.read(reader);
    return rest === no || where === no ? no : [{ ...where, what: rest }];
  },
  write(effects, at, writer) {
    const moved = movedBy(effects[at]);
    const rest = restIn(writer.scope);
    if (moved === undefined || rest === undefined || !isRest(whatOf(effects[at]!), writer.scope)) return 0;
    const text = say(moved, { several: rest.several });
    if (text === undefined || !put.write({}, writer)) return 0;
    return theRest.write(whatOf(effects[at]!), writer) && writer.add(` ${text}`) ? 1 : 0;
  },
};

/** “Put them back in any order.” */
const intoLibrary: Compound = {
  begins: new Set(['put']),
  read(reader) {
    if (put.read(reader) === no) return no;
    const what = movedCards.read(reader);
    if (what === no) return no;
    const where = destination.read(reader);
    if (where === no || where.do === 'move') return no;
    // For one card that is moved to a library, there is no order.
    const isOfPlayer = where.whose === 'they' || where.whose === 'that player';
    return isOfPlayer && reader.tokens[reader.at - 1]!.word === 'library' ? no : [{ ...where, what }];
  },
  write(effects, at, writer) {
    const moved = movedBy(effects[at]);
    if (moved?.do !== 'put into library') return 0;
    const what = whatOf(effects[at]!);
    const chosen = writer.scope.choices[0]?.max;
    put.write({}, writer);
    if (!movedCards.write(what, writer)) return 0;
    const several = chosen === undefined ? what.objects !== 'target' && writer.scope.isPlural(what) : chosen !== 1;
    const back = several && what.called === 'it' && writer.scope.factsOf(what).put === true;
    const text = say(moved, { several, back });
    return text !== undefined && writer.add(` ${text}`) ? 1 : 0;
  },
};

export const puttingCards: readonly Compound[] = [someAndTheRest, restAlone, intoLibrary];
