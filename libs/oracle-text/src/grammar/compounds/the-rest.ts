import { type Effect, type Objects, isSameTree } from '@stacktrail/card-tree';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { Doing } from '../effects/predicate.js';
import { movedCards } from '../objects.js';
import type { Compound } from './compound.js';

type Move = Pick<Doing<'move'>, 'do' | 'to'>;
type IntoLibrary = Pick<Doing<'put into library'>, 'do' | 'position' | 'order'>;
export type Moved = Move | IntoLibrary;

const places: readonly (readonly [string, Move['to']])[] = [
  ['into your hand', { zone: 'hand' }],
  ['into your graveyard', { zone: 'graveyard' }],
  ['onto the battlefield tapped', { zone: 'battlefield', tapped: true }],
  ['onto the battlefield under your control', { zone: 'battlefield', control: 'you' }],
  ['onto the battlefield', { zone: 'battlefield' }],
];
const edges = [
  ['on top of your library', 'on top', 'top'],
  ['on the bottom of your library', 'on the bottom', 'bottom'],
] as const;

const orders = [
  [' in a random order', 'random'],
  [' in any order', 'any'],
  ['', 'any'],
] as const;

/** Where cards go: how it is read, longest first. @param short also “on the bottom” of a library that was just named */
function destinations(short: boolean): Syntax<Moved> {
  return oneOf<Moved>(
    ...places.map(([text, to]) => words<Moved>(text, { do: 'move', to })),
    ...edges.flatMap(([long, brief, position]) =>
      (short ? [long, brief] : [long]).flatMap((text) =>
        orders.map(([end, order]) => words<Moved>(`${text}${end}`, { do: 'put into library', position, order })),
      ),
    ),
    words<Moved>('back in any order', { do: 'put into library', position: 'top', order: 'any' }),
  );
}

export const destination = destinations(false);
export const secondDestination = destinations(true);

interface Wording {
  readonly several: boolean;
  /** The library has been named just before. */
  readonly short?: boolean;
  /** The cards go back to where they were looked at. */
  readonly back?: boolean;
}

/** Where cards go, in words. */
export function say(moved: Moved, { several, short, back }: Wording): string | undefined {
  if (moved.do === 'move') return places.find(([, to]) => isSameTree(to, moved.to))?.[0];
  if (back && moved.position === 'top' && moved.order === 'any') return 'back in any order';
  const [long, brief] = edges.find(([, , position]) => position === moved.position)!;
  const end = moved.order === 'random' ? ' in a random order' : several ? ' in any order' : '';
  return `${short ? brief : long}${end}`;
}

/** Where an instruction moves cards, and nothing besides. */
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
  return (effect as Doing<'move'>).what;
}

const put = literally('put ');
const theRest = literally('the rest ');
const theOther = literally('the other ');

/** Of two cards the rest is “the other”. */
function restOf({ scope }: Writer): { readonly text: string; readonly several: boolean } | undefined {
  const { rest } = scope;
  if (rest === null) return undefined;
  if (rest.objects !== 'other than') return { text: 'the rest ', several: true };
  const [all, some] = [scope.factsOf(rest.of).count, scope.factsOf(rest.not).count];
  const one = all !== undefined && some !== undefined && all - some === 1;
  return { text: one ? 'the other ' : 'the rest ', several: !one };
}

function isRest(effect: Effect | undefined, { scope }: Writer): boolean {
  return effect !== undefined && scope.rest !== null && isSameTree(whatOf(effect), scope.rest);
}

const readRest = oneOf(theRest, theOther);

/** “Put one of them into your hand and the rest on the bottom of your library in any order.” */
const someAndTheRest: Compound = {
  begins: new Set(['put']),
  read(reader) {
    if (put.read(reader) === no) return no;
    const what = movedCards.read(reader);
    const first = what === no ? no : destination.read(reader);
    if (what === no || first === no || !reader.take('and') || readRest.read(reader) === no) return no;
    const { rest } = reader.scope;
    const second = rest === null ? no : secondDestination.read(reader);
    if (rest === null || second === no) return no;
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
    if (!movedCards.write(what, writer) || !isRest(effects[at + 1], writer)) return 0;
    const rest = restOf(writer);
    const text = say(first, { several: some?.max !== 1 });
    const short = first.do === 'put into library' && second.do === 'put into library';
    const other = rest && say(second, { several: rest.several, short });
    return text !== undefined && other !== undefined && writer.add(` ${text} and ${rest!.text}${other}`) ? 2 : 0;
  },
};

/** “Put the rest on the bottom of your library in a random order.” */
const restAlone: Compound = {
  begins: new Set(['put']),
  read(reader) {
    const { rest } = reader.scope;
    if (rest === null || put.read(reader) === no || readRest.read(reader) === no) return no;
    const where = destination.read(reader);
    return where === no ? no : [{ ...where, what: rest }];
  },
  write(effects, at, writer) {
    const moved = movedBy(effects[at]);
    const rest = restOf(writer);
    if (moved === undefined || rest === undefined || !isRest(effects[at], writer)) return 0;
    const text = say(moved, { several: rest.several });
    return text !== undefined && writer.add(`put ${rest.text}${text}`) ? 1 : 0;
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
    return where === no || where.do === 'move' ? no : [{ ...where, what }];
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
