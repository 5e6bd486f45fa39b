import type { Destination, Effect, Objects, Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { movedObjects, referent } from '../objects/objects.js';
import { verbOfOthers } from '../basics/verbs.js';
import { undergoes, type EffectOf, type Predicate } from './predicate.js';

type Choice = EffectOf<'choose one'>;
type Shuffle = EffectOf<'shuffle into library'>;

const it = referent('object');
const bottom: Destination = { zone: 'library', position: 'bottom' };

/** The places in their library where an owner may put a card. */
const places: readonly (readonly [string, Destination])[] = [
  ['on the top or bottom of their library', { zone: 'library', position: 'top' }],
  ['into their library second from the top or on the bottom', { zone: 'library', position: 'top', fromTop: 2 }],
];

function isTo({ to }: EffectOf<'move'>, place: Destination): boolean {
  return to.zone === place.zone && to.position === place.position && to.fromTop === place.fromTop;
}

/** “Puts it on the top or bottom of their library”: the player who does so chooses (CR 608.2d). */
function topOrBottom([text, top]: readonly [string, Destination]): Syntax<Choice> {
  const inner = says<{ readonly what: Objects }>({})`${verbOfOthers('put')} ${{ what: it }} ${literally(text)}`;
  return {
    begins: inner.begins,
    fixedFields: { do: 'choose one' },
    read(reader) {
      const found = inner.read(reader);
      if (found === no) return no;
      const moves = [top, bottom].map((to): Effect => ({ do: 'move', what: found.what, to }));
      reader.scope.unsayable(['card']);
      return { do: 'choose one', options: moves.map((move) => ({ effects: [move] })) } as object as Choice;
    },
    write(effect, writer) {
      if ((effect.do as string) !== 'choose one' || effect.options.length !== 2 || effect.atRandom) return false;
      const [first, second] = effect.options.map(({ effects }) => (effects.length === 1 ? effects[0] : undefined));
      if (first?.do !== 'move' || second?.do !== 'move' || !isTo(first, top) || !isTo(second, bottom)) return false;
      if (!inner.write(first, writer)) return false;
      writer.scope.unsayable(['card']);
      return true;
    },
  };
}

const top: Destination = { zone: 'library', position: 'top' };
const ofOwner = literally(" on the top or bottom of its owner's library");
const ofYours = literally(' on the top or bottom of your library');
const putThat = says<{ readonly what: Objects }>({})`put ${{ what: movedObjects }}`;

/** “Put target creature on the top or bottom of its owner's library”: you choose (CR 608.2d). */
export const ontoEitherEdge: Syntax<Effect> = {
  begins: new Set(['put']),
  fixedFields: { do: 'choose one' },
  read(reader) {
    const found = putThat.read(reader);
    if (found === no) return no;
    const from = reader.mark();
    if (ofOwner.read(reader) === no) {
      reader.back(from);
      if (ofYours.read(reader) === no) return no;
    }
    const [first, second] = [top, bottom].map((to): Effect => ({ do: 'move', what: found.what, to }));
    reader.scope.unsayable(['card']);
    return { do: 'choose one', who: { players: 'you' }, options: [{ effects: [first!] }, { effects: [second!] }] };
  },
  write(effect, writer) {
    if (effect.do !== 'choose one' || effect.who.players !== 'you' || effect.options.length !== 2) return false;
    const [first, second] = effect.options.map(({ effects }) => (effects.length === 1 ? effects[0] : undefined));
    if (first?.do !== 'move' || second?.do !== 'move' || !isTo(first, top) || !isTo(second, bottom)) return false;
    if (!putThat.write(first, writer)) return false;
    const yours = writer.scope.factsOf(first.what).yours === true;
    writer.scope.unsayable(['card']);
    return (yours ? ofYours : ofOwner).write({}, writer);
  },
};

function subjectOf({ subject }: Scope): Players | undefined {
  return subject !== null && 'players' in subject.means ? subject.means : undefined;
}

/** Whether the owner's card is the one that the subject just named, or “its owner” is the subject. */
function isNamedBySubject(who: Players, scope: Scope): boolean {
  if (who.players !== 'owner of') return false;
  if (who.objects.called !== undefined) return true;
  return scope.timesNamed(who.objects) === 1;
}

const shuffling = says<Pick<Shuffle, 'what'>>({})`${verbOfOthers('shuffle')} ${{ what: it }} into their library`;

/** “Target permanent's owner shuffles it into their library” (CR 701.24). */
const shufflesIn: Syntax<Shuffle> = {
  begins: shuffling.begins,
  fixedFields: { do: 'shuffle into library' },
  read(reader) {
    const who = subjectOf(reader.scope);
    if (who === undefined || !isNamedBySubject(who, reader.scope)) return no;
    const found = shuffling.read(reader);
    return found === no ? no : ({ do: 'shuffle into library', ...found } as Shuffle);
  },
  write: (effect, writer) =>
    (effect.do as string) === 'shuffle into library' &&
    isNamedBySubject(effect.who, writer.scope) &&
    shuffling.write(effect, writer),
};

type Put = EffectOf<'move'>;

/** “That player puts that card into their library third from the top” (CR 401.7). */
const putsThird: Syntax<Put> = says<Put>({
  do: 'move',
  to: { zone: 'library', position: 'top', fromTop: 3 },
})`${verbOfOthers('put')} ${{ what: it }} into their library third from the top`;

/** What owners do with their own cards. */
export const ownLibraryPredicates: readonly Predicate[] = [...places.map(topOrBottom), shufflesIn, putsThird].map(
  (words) => undergoes(words as Syntax<object>),
);
