import {
  type Destination,
  type Effect,
  type Objects,
  type Participle,
  type ReferentNoun,
  type TargetSpec,
  someNode,
} from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import type { MoveDone } from '../../syntax/text-so-far.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax, oneOf } from '../../syntax/syntax.js';
import { theRest } from '../nouns/the-rest.js';
import { graveyardsOfTargets } from '../objects/graveyards-of-targets.js';
import { movedObjects } from '../objects/objects.js';
import { self } from '../basics/self.js';
import { arrival } from './arrivals.js';
import { beneathTheTop } from './beneath-the-top.js';
import { commanderToHand } from './commander-to-hand.js';
import { exiledWithCounters } from './exiled-with-counters.js';
import { imperative, type EffectOf } from './predicate.js';

export type Move = EffectOf<'move'>;

const ownersSaid: readonly Move['whose'][] = ['you', 'owner', 'owner', 'that player', 'they'];

/** The owner of the zone that objects move to: “your hand”, “its owner's hand”, “their owners' hands”. */
function owners(zone: 'hand' | 'library' | 'graveyard'): Syntax<object> {
  const plural = zone === 'library' ? 'libraries' : `${zone}s`;
  const wordings = [
    `your ${zone}`,
    `its owner's ${zone}`,
    `their owners' ${plural}`,
    `that player's ${zone}`,
    `their ${zone}`,
  ].map(literally);
  return {
    begins: null,
    read(reader) {
      const from = reader.mark();
      for (const [i, wording] of wordings.entries()) {
        if (wording.read(reader) !== no) return { whose: ownersSaid[i] };
        reader.back(from);
      }
      return no;
    },
    write(value, writer) {
      const { what, whose } = value as Move;
      const guess = ownership(what, writer.scope);
      const said =
        whose === undefined ? guess : whose === 'owner' ? numberOf(what, writer.scope) : ownersSaid.indexOf(whose);
      return wordings[said]!.write({}, writer);
    },
  };
}

function ownership(what: Objects, scope: Scope): 0 | 1 | 2 {
  const target = what.objects === 'target' ? scope.targets[what.slot] : undefined;
  const own = target !== undefined && someNode(target.filter, ({ is, who }) => is === 'owned by' && who === 'you');
  if (what.objects === 'this' && scope.inGraveyard) return 0;
  if (own || scope.factsOf(what).yours || (what.objects === 'top of library' && what.of.players === 'you')) return 0;
  return numberOf(what, scope);
}

/** Whether the words are “its owner's” (1) or “their owners'” (2). */
function numberOf(what: Objects, scope: Scope): 1 | 2 {
  if (what.objects === 'linked') return what.all ? 2 : 1;
  const one = (what.objects === 'each' || what.objects === 'matching') && what.one === true;
  return one || !scope.isPlural(what) ? 1 : 2;
}

/** A move whose `said` is left out if the words are the usual ones. */
function worded(verb: 'put' | 'return' | 'either', inner: Syntax<Move>): Syntax<Move> {
  return {
    begins: inner.begins,
    fixedFields: { do: 'move' },
    read(reader) {
      const move = inner.read(reader);
      if (move === no) return no;
      const { whose, ...plain } = move;
      const { what } = plain;
      const isGuess = whose === undefined || whose === (ownership(what, reader.scope) === 0 ? 'you' : 'owner');
      const worded = isGuess ? plain : { ...plain, whose };
      if (verb === 'either' || isPut(move, reader.scope) === (verb === 'put')) return worded;
      return { ...worded, verb };
    },
    write(move, writer) {
      if ((move.do as string) !== 'move') return false;
      const wanted = move.verb ?? (isPut(move, writer.scope) ? 'put' : 'return');
      return (verb === 'either' || wanted === verb) && inner.write(move, writer);
    },
  };
}

/**
 * After a move, “it”, “them” and “that card” mean what the objects became. If later words treat the object as a
 * permanent that was moved away, its last known information is used (CR 608.2h).
 */
export function becoming(
  nouns: readonly ('card' | 'creature' | 'permanent')[],
  says: Syntax<Move>,
  done?: Participle,
): Syntax<Move> {
  const name = (scope: Scope, move: Move, label: string, origin: Origin): void => {
    const {
      what,
      to: { zone },
      was: before,
    } = move;
    addOwnerAsReferent(scope, move);
    const { count } = scope.factsOf(what);
    const left = origin === 'battlefield' && zone !== 'battlefield';
    const was = what.objects === 'each' ? null : unnamed(what);
    const facts = { ...(count !== undefined && { count }), ...(left && { was }) };
    const means: Objects = { objects: 'result', label };
    const plural =
      scope.isPlural(what) || (what.objects === 'matching' && what.one === true && scope.isPlural(what.of));
    if (done !== undefined)
      scope.recordAffected(done, means, plural, before === undefined ? means : { objects: 'result', label: before });
    const moved = movedDone(zone, done);
    if (moved !== undefined) scope.recordAffected(moved, means, plural);
    scope.name(means, plural, zone === 'battlefield' ? [...kindsOf(what, scope), ...nouns] : nouns, facts);
  };
  return {
    begins: says.begins,
    fixedFields: { do: 'move' },
    read(reader) {
      const { scope } = reader;
      const move = says.read(reader);
      if (move === no) return no;
      const origin = originOf(move.what, scope);
      const label = scope.newLabel('moved');
      const made = { ...move, label, ...(done !== undefined && { was: scope.newLabel('done') }) };
      name(scope, made, label, origin);
      return made;
    },
    write(move, writer) {
      if ((move.do as string) !== 'move') return false;
      const { scope } = writer;
      const origin = originOf(move.what, scope);
      const { label, ...rest } = move;
      if (!says.write(rest, writer)) return false;
      if (label !== undefined) name(scope, move, label, origin);
      return true;
    },
  };
}

/** What “this way” says of it, beside its participle. */
function movedDone(zone: Destination['zone'], done: Participle | undefined): MoveDone | undefined {
  if (zone === 'hand') return done === 'returned' ? 'returned to hand' : 'put into hand';
  return zone === 'battlefield' && done !== 'returned' ? 'put onto battlefield' : undefined;
}

const kinds: ReadonlySet<ReferentNoun> = new Set(['land', 'artifact', 'enchantment', 'planeswalker']);

/** The nouns that stay valid: a land card that is put onto the battlefield is “that land” there. */
function kindsOf(what: Objects, scope: Scope): readonly ReferentNoun[] {
  return (scope.referentOf(what)?.nouns ?? []).filter((noun) => kinds.has(noun));
}

/** “Return target permanent to its owner's hand. Then that player …”: the owner becomes a referent. */
function addOwnerAsReferent(scope: Scope, { what, to: { zone, control }, whose }: Move): void {
  if (zone === 'battlefield' && control === 'owner' && what.objects === 'result' && !scope.isPlural(what))
    scope.name({ players: 'owner of', objects: unnamed(what) }, false, ['player']);
  if (what.objects === 'target' && zone === 'battlefield' && isOfOpponent(scope.targets[what.slot]))
    scope.name({ players: 'owner of', objects: unnamed(what) }, false, ['player']);
  if ((zone !== 'hand' && zone !== 'library') || what.objects !== 'target' || ownership(what, scope) !== 1) return;
  if (whose === undefined || whose === 'owner')
    scope.name({ players: 'owner of', objects: unnamed(what) }, false, ['player']);
}

/** Whether the target is “a card from an opponent's graveyard”, which makes that opponent a referent. */
function isOfOpponent(target: TargetSpec | undefined): boolean {
  if (target?.kind !== 'card in graveyard' || target.max !== 1) return false;
  return someNode(target.filter, ({ is, who }) => is === 'owned by' && who === 'opponent');
}

function unnamed(objects: Objects): Objects {
  return Object.fromEntries(Object.entries(objects).filter(([field]) => field !== 'called')) as Objects;
}

export const moveTo = (destination: Destination): Pick<Move, 'do' | 'to'> => ({ do: 'move', to: destination });

type Origin = 'your graveyard' | 'graveyard' | 'battlefield' | 'elsewhere';

function originOf(what: Objects, scope: Scope): Origin {
  if (what.objects === 'this' && scope.inGraveyard) return 'your graveyard';
  if (what.objects === 'target') {
    const target = scope.targets[what.slot];
    if (target?.kind !== 'card in graveyard') return 'battlefield';
    return someNode(target.filter, ({ is, who }) => is === 'owned by' && who === 'you')
      ? 'your graveyard'
      : 'graveyard';
  }
  if (what.objects === 'each') {
    if (what.zone === 'graveyard') return what.of?.players === 'you' ? 'your graveyard' : 'graveyard';
    return what.zone === undefined || what.zone === 'battlefield' ? 'battlefield' : 'elsewhere';
  }
  const [one] = what.objects === 'together' ? what.of : [what];
  const choice = scope.choices.find(({ label }) => one?.objects === 'result' && one.label === label);
  if (choice !== undefined) return originOf(choice.from, scope);
  const isElsewhere = what.objects === 'top of library' || what.objects === 'matching';
  return isElsewhere || (what.objects === 'linked' && !what.all) || scope.factsOf(what).put === true
    ? 'elsewhere'
    : 'battlefield';
}

/** Whether objects are “put” there, not “returned”, because they haven't been in that zone before. */
function isPut({ what, to: { zone } }: Move, scope: Scope): boolean {
  const origin = originOf(what, scope);
  return origin === 'elsewhere' || (origin === 'graveyard' && zone === 'battlefield');
}

const ontoBattlefield = (['return', 'put'] as const).map((verb) => {
  const end = literally(`${verb === 'return' ? ' to' : ' onto'} the battlefield`);
  return becoming(
    ['creature', 'permanent', 'card'],
    worded(
      verb,
      says<Move>({
        do: 'move',
      })`${literally(verb)} ${{ what: verb === 'return' ? oneOf(movedObjects, theRest) : movedObjects }}${end}${arrival}`,
    ),
    verb === 'return' ? 'returned' : undefined,
  );
});

/** “Into its owner's library third from the top” (CR 401.7). */
const belowTop: Syntax<Pick<Move, 'to'>> = {
  begins: new Set(['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']),
  read(reader) {
    const fromTop = ordinals.indexOf(reader.word) + 1;
    if (fromTop < 2) return no;
    reader.next();
    return fromTheTop.read(reader) === no ? no : { to: { zone: 'library', position: 'top', fromTop } };
  },
  write({ to: { zone, position, fromTop } }, writer) {
    if (zone !== 'library' || position !== 'top' || typeof fromTop !== 'number') return false;
    const ordinal = ordinals[fromTop - 1];
    return ordinal !== undefined && writer.add(`${ordinal} from the top`);
  },
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const fromTheTop = literally(' from the top');

/** The object that has the text. */
const theSelf: Syntax<object> = mapped<Objects, object>(
  self,
  () => ({}),
  () => ({ objects: 'this' }),
);

const toGraveyard = worded(
  'either',
  says<Move>({
    ...moveTo({ zone: 'graveyard' }),
    verb: 'return',
  })`return ${{ what: movedObjects }} to ${owners('graveyard')}`,
);

/**
 * “Return each other card exiled with this artifact to its owner's graveyard”: usually cards are put there, not
 * returned.
 */
const returnedToGraveyard: Syntax<Move> = {
  ...toGraveyard,
  write: (move, writer) => move.verb === 'return' && toGraveyard.write(move, writer),
};

/** Moving objects between zones (CR 400.7). */
export const moveImperatives: readonly Syntax<Effect>[] = [
  imperative(becoming(['card'], returnedToGraveyard, 'returned')),
  imperative(
    becoming(
      ['card'],
      says<Move>({
        ...moveTo({ zone: 'exile' }),
        until: 'this leaves the battlefield',
      })`exile ${{ what: movedObjects }} until ${theSelf} leaves the battlefield`,
      'exiled',
    ),
  ),
  imperative(
    becoming(
      ['card'],
      says<Move>({
        ...moveTo({ zone: 'exile' }),
        until: { on: 'is designated', as: 'monarch', who: 'an opponent' },
      })`exile ${{ what: movedObjects }} until an opponent becomes the monarch`,
      'exiled',
    ),
  ),
  imperative(
    becoming(
      ['card'],
      says<Move>(moveTo({ zone: 'exile', faceDown: 'effect' }))`exile ${{ what: movedObjects }} face down`,
      'exiled',
    ),
  ),
  imperative(
    becoming(['card'], says<Move>(moveTo({ zone: 'exile' }))`exile ${{ what: graveyardsOfTargets }}`, 'exiled'),
  ),
  imperative(becoming(['card'], says<Move>(moveTo({ zone: 'exile' }))`exile ${{ what: movedObjects }}`, 'exiled')),

  imperative(becoming(['card'], exiledWithCounters, 'exiled')),
  ...(
    [
      [
        'return',
        says<Move>(moveTo({ zone: 'hand' }))`return ${{ what: oneOf(movedObjects, theRest) }} to ${owners('hand')}`,
      ],
      ['put', says<Move>(moveTo({ zone: 'hand' }))`put ${{ what: movedObjects }} into ${owners('hand')}`],
      [
        'either',
        says<Move>(
          moveTo({ zone: 'library', position: 'top' }),
        )`put ${{ what: movedObjects }} on top of ${owners('library')}`,
      ],
      [
        'either',
        says<Move>(
          moveTo({ zone: 'library', position: 'bottom' }),
        )`put ${{ what: movedObjects }} on the bottom of ${owners('library')}`,
      ],
      ['either', says<Move>(moveTo({ zone: 'graveyard' }))`put ${{ what: movedObjects }} into ${owners('graveyard')}`],
      ['either', says<Move>({ do: 'move' })`put ${{ what: movedObjects }} into ${owners('library')} ${belowTop}`],
    ] as const
  ).map(([verb, words]) =>
    imperative(becoming(['card'], worded(verb, words), verb === 'return' ? 'returned' : undefined)),
  ),
  ...ontoBattlefield.map(imperative),
  imperative(
    becoming(
      ['card'],
      worded('return', says<Move>(moveTo({ zone: 'command' }))`return ${{ what: movedObjects }} to the command zone`),
      'returned',
    ),
  ),
  beneathTheTop,
  commanderToHand,
];
