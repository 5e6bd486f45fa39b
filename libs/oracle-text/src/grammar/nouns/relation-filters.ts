import { type Filter, type Objects, type Players, type SharedQuality, isSameTree } from '@stacktrail/card-tree';
import { attempt } from '../../syntax/attempt.js';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { without } from '../../syntax/without.js';
import { indefiniteHole, namedObjects, playersHole, singularHole } from '../basics/holes.js';
import { readName } from '../basics/names.js';
import { hereOrInGraveyard } from './here-or-in-graveyard.js';
import { readReferent, writeReferent } from './pronouns.js';

type Of<K> = Variant<Filter, 'is', K>;

/** “Your commander”, wherever it is (CR 903.3). */
const yourCommander = constant<Objects>('your commander', { objects: 'commanders', of: { players: 'you' } });

/** The objects of a relation: “it”, “this creature”, “a creature you control”. */
export const relatedObjects: Syntax<Objects> = {
  begins: null,
  fixedFields: { objects: 'each' },
  read(reader) {
    if (reader.word === 'your') return yourCommander.read(reader);
    if (reader.word !== 'a' && reader.word !== 'an' && reader.word !== 'another') return namedObjects.read(reader);
    const inEither = attempt(reader, hereOrInGraveyard);
    if (inEither !== undefined) return inEither;
    const filter = indefiniteHole.read(reader);
    return filter === no ? no : { objects: 'each', filter };
  },
  write(objects, writer) {
    if (objects.objects === 'commanders') return yourCommander.write(objects, writer);
    if (objects.objects === 'together') return hereOrInGraveyard.write(objects, writer);
    if (objects.objects !== 'each' || objects.called !== undefined) return namedObjects.write(objects, writer);
    return Object.keys(objects).length === 2 && indefiniteHole.write(objects.filter, writer);
  },
};

/** As `relatedObjects`, but read as a filter: `this` for “this creature”, `one of` for “it”. */
export const operand: Syntax<Filter> = {
  begins: null,
  read(reader) {
    if (reader.word === 'a' || reader.word === 'an' || reader.word === 'another') return indefiniteHole.read(reader);
    const objects = namedObjects.read(reader);
    return objects === no ? no : asFilter(objects);
  },
  write(filter, writer) {
    const objects = objectsIn(filter);
    return objects === undefined ? indefiniteHole.write(filter, writer) : namedObjects.write(objects, writer);
  },
};

function asFilter(objects: Objects): Filter {
  if (objects.called !== undefined) return { is: 'one of', objects };
  if (objects.objects === 'this') return { is: 'this' };
  return objects.objects === 'attached' ? { is: 'attached to by this' } : { is: 'one of', objects };
}

function objectsIn(filter: Filter): Objects | undefined {
  if (filter.is === 'this') return { objects: 'this' };
  if (filter.is === 'attached to by this') return { objects: 'attached' };
  return filter.is === 'one of' ? filter.objects : undefined;
}

/** “That shares a color with it.” */
const qualitiesThatAreShared: readonly SharedQuality[] = [
  'color',
  'card type',
  'permanent type',
  'creature type',
  'land type',
];
/** “With the same name as it.” */
const qualitiesThatAreTheSame: readonly SharedQuality[] = [
  'name',
  'mana value',
  'power',
  'toughness',
  'controller',
  'owner',
];

/** “That don't have the same name as this creature.” */
const otherNames: Syntax<Filter> = mapped<Pick<Of<'shares'>, 'with'>, Filter>(
  says<Pick<Of<'shares'>, 'with'>>({})` that don't have the same name as ${{ with: relatedObjects }}`,
  ({ with: other }) => ({ is: 'not', of: { is: 'shares', quality: 'name', with: other } }),
  (filter) =>
    filter.is === 'not' && filter.of.is === 'shares' && filter.of.quality === 'name' ? { with: filter.of.with } : no,
  { is: 'not' },
);

function shares(many: boolean): readonly Syntax<Filter>[] {
  const share = many ? 'that share' : 'that shares';
  return [
    ...qualitiesThatAreShared.map((quality) =>
      without(
        ['said'],
        says<Of<'shares'>>({
          is: 'shares',
          quality,
        })`${literally(` ${share} a ${quality} with `)}${{ with: relatedObjects }}`,
      ),
    ),
    ...qualitiesThatAreShared.map(
      (quality) =>
        says<Of<'shares'>>({
          is: 'shares',
          quality,
          said: 'at least one',
        })`${literally(` ${share} at least one ${quality} with `)}${{ with: relatedObjects }}`,
    ),
    ...(many ? [otherNames] : []),
    ...qualitiesThatAreTheSame.map(
      (quality) =>
        says<Of<'shares'>>({
          is: 'shares',
          quality,
        })`${literally(` with the same ${quality} as `)}${{ with: relatedObjects }}`,
    ),
  ];
}

const sameController = literally(' with the same controller');

/** “Another target creature with the same controller”: as the target that the text named last. */
const ofTheSameController: Syntax<Filter> = {
  begins: sameController.begins,
  fixedFields: { is: 'shares', quality: 'controller' },
  read(reader) {
    if (sameController.read(reader) === no || reader.word === 'as') return no;
    const named = reader.scope.last(({ means }) => means !== null && 'objects' in means && means.objects === 'target');
    if (named === undefined) return no;
    return { is: 'shares', quality: 'controller', with: { ...(named.means as Objects), called: 'nothing' } };
  },
  write: (filter, writer) =>
    filter.is === 'shares' &&
    filter.quality === 'controller' &&
    filter.with.called === 'nothing' &&
    sameController.write({}, writer),
};

/** “Other than this creature”, “other than that creature”. */
const otherThan: Syntax<Filter> = {
  begins: new Set(['other']),
  fixedFields: { is: 'not' },
  read(reader) {
    if (!reader.take('other') || !reader.take('than')) return no;
    const of = operand.read(reader);
    return of === no || objectsIn(of) === undefined ? no : { is: 'not', of };
  },
  write: (filter, writer) =>
    filter.is === 'not' &&
    objectsIn(filter.of) !== undefined &&
    writer.add(' other than ') &&
    operand.write(filter.of, writer),
};

function otherThanBasicLand(many: boolean): Syntax<Filter> {
  return constant<Filter>(many ? ' other than basic land cards' : ' other than a basic land card', {
    is: 'not',
    of: {
      is: 'all',
      of: [
        { is: 'supertype', supertype: 'Basic' },
        { is: 'type', type: 'Land' },
      ],
    },
  });
}

function readNamed(reader: Reader, not: boolean): Filter | No {
  if (not && !reader.take('not')) return no;
  if (!reader.take('named')) return no;
  const name = readName(reader);
  if (name === no) return no;
  const filter: Filter = { is: 'named', name };
  return not ? { is: 'not', of: filter } : filter;
}

function writeNamed(filter: Filter, not: boolean, writer: Writer): boolean {
  const named = not && filter.is === 'not' ? filter.of : filter;
  if ((filter.is === 'not') !== not || named.is !== 'named') return false;
  return writer.add(`${not ? ' not' : ''} named ${named.name}`);
}

/** “Named Goblin Guide”. */
function named(not: boolean): Syntax<Filter> {
  return {
    begins: new Set([not ? 'not' : 'named']),
    read: (reader) => readNamed(reader, not),
    write: (filter, writer) => writeNamed(filter, not, writer),
  };
}

/** “Named Goblin Guide or Lightning Bolt.” */
const namedEither: Syntax<Filter> = {
  begins: new Set(['named']),
  fixedFields: { is: 'any' },
  read(reader) {
    const first = readNamed(reader, false);
    const second = first === no || !reader.take('or') ? no : readName(reader);
    return first === no || second === no ? no : { is: 'any', of: [first, { is: 'named', name: second }] };
  },
  write(filter, writer) {
    const [first, second, ...more] = filter.is === 'any' ? filter.of : [];
    if (first?.is !== 'named' || second?.is !== 'named' || more.length > 0) return false;
    return writer.add(` named ${first.name} or ${second.name}`);
  },
};

type Inner = Of<'attacks' | 'blocks' | 'is blocked by' | 'attached to' | 'has attached'>;

function relationTo(is: Inner['is'], before: string, behind = ''): Syntax<Filter> {
  return says<Inner>({ is })`${literally(before)}${{ what: operand }}${literally(behind)}`;
}

/** “Blocking or blocked by this creature.” */
const blockingOrBlockedBy: Syntax<Filter> = {
  begins: new Set(['blocking']),
  read(reader) {
    if (literally(' blocking or blocked by ').read(reader) === no) return no;
    const what = operand.read(reader);
    return what === no
      ? no
      : {
          is: 'any',
          of: [
            { is: 'blocks', what },
            { is: 'is blocked by', what },
          ],
        };
  },
  write(filter, writer) {
    const [first, second] = filter.is === 'any' && filter.of.length === 2 ? filter.of : [];
    if (first?.is !== 'blocks' || second?.is !== 'is blocked by') return false;
    if (!isSameTree(first.what, second.what)) return false;
    return writer.add(' blocking or blocked by ') && operand.write(first.what, writer);
  },
};

/** “That targets you or a creature you control.” @param verb the words before “you” */
export function targetsYouOr(verb: string): Syntax<Filter> {
  const you: Filter = { is: 'targets player', who: { players: 'you' } };
  return mapped<{ readonly what: Filter }, Filter>(
    says<{ readonly what: Filter }>({})`${literally(`${verb}you or `)}${{ what: operand }}`,
    ({ what }) => ({ is: 'any', of: [you, { is: 'targets', what }] }),
    (filter) => {
      const [first, second, ...more] = filter.is === 'any' ? filter.of : [];
      if (!isSameTree(first, you) || second?.is !== 'targets' || second.only || more.length > 0) return no;
      return { what: second.what };
    },
    { is: 'any' },
  );
}

/** CR 115.9c: “targets only …” needs exactly one object: “this creature”, “a single creature you control”. */
const onlyOne: Syntax<Filter> = {
  begins: null,
  read(reader) {
    if (reader.word !== 'a' || reader.ahead(1) !== 'single') return operand.read(reader);
    reader.next();
    reader.next();
    return singularHole.read(reader);
  },
  write: (filter, writer) =>
    objectsIn(filter) === undefined
      ? writer.add('a single ') && singularHole.write(filter, writer)
      : operand.write(filter, writer),
};

/** “That targets a player”, “that targets only a player” (CR 115.9b–c). */
function targetsAPlayer(verb: string): readonly Syntax<Filter>[] {
  const anyone: Filter = { is: 'targets player', who: { players: 'each player' } };
  return [
    constant<Filter>(`${verb}a player`, anyone),
    constant<Filter>(`${verb}only a player`, { ...anyone, only: true }),
  ];
}

/** “That targets a creature”, “that targets only this creature”. */
function targets(many: boolean): readonly Syntax<Filter>[] {
  const verb = many ? ' that target ' : ' that targets ';
  return [
    targetsYouOr(verb),
    says<Of<'targets'>>({ is: 'targets', only: true })`${literally(`${verb}only `)}${{ what: onlyOne }}`,
    {
      ...says<Of<'targets'>>({ is: 'targets' })`${literally(verb)}${{ what: operand }}`,
      write: (filter, writer) =>
        filter.is === 'targets' && filter.only === undefined && writer.add(verb) && operand.write(filter.what, writer),
    },
    says<Of<'targets player'>>({ is: 'targets player', who: { players: 'you' } })`${literally(`${verb}you`)}`,
    ...targetsAPlayer(verb),
  ];
}

/** “Them”: players named before. */
const themPlayers: Syntax<Players> = {
  begins: new Set(['them']),
  read: (reader) => readReferent(reader, 'players', 'object') as Players | No,
  write: (players, writer) => writeReferent(players, writer, 'object'),
};

/** The players who are attacked: “attacking you”, “attacking that player”. */
const attackedPlayers: Syntax<Filter> = oneOf<Filter>(
  says<Of<'attacks players'>>({
    is: 'attacks players',
    who: { players: 'each opponent' },
  })` attacking one of your opponents`,
  ...[playersHole, themPlayers].map((whom): Syntax<Filter> => ({
    ...says<Of<'attacks players'>>({ is: 'attacks players' })` attacking ${{ who: whom }}`,
    write: (filter, writer) =>
      filter.is === 'attacks players' &&
      filter.orPermanents === undefined &&
      filter.who.players !== 'each opponent' &&
      (filter.who.called === 'it') === (whom === themPlayers) &&
      writer.add(' attacking ') &&
      whom.write(filter.who, writer),
  })),
);

const attackedOrTheirs = says<Of<'attacks players'>>({
  is: 'attacks players',
  who: { players: 'you' },
  orPermanents: true,
})` attacking you or a planeswalker you control`;

/** Filters for objects in relation to other objects. */
export function related(many: boolean): readonly Syntax<Filter>[] {
  return [
    ofTheSameController,
    ...shares(many),
    otherThanBasicLand(many),
    otherThan,
    namedEither,
    named(false),
    named(true),
    blockingOrBlockedBy,
    relationTo('attacks', ' attacking '),
    relationTo('blocks', ' blocking '),
    relationTo('is blocked by', ' blocked by '),
    says<Of<'convoked'>>({ is: 'convoked' })` that convoked ${{ objects: namedObjects }}`,
    relationTo('attached to', ' attached to '),
    ...targets(many),
    attackedPlayers,
    ...(many ? [] : [attackedOrTheirs]),
  ];
}
