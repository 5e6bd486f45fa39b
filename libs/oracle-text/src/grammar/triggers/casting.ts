import {
  type Filter,
  type ReferentNoun,
  type TriggerEvent,
  type Whoever,
  type Zone,
  isSameTree,
} from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { self } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { attachedFilter } from './subjects.js';
import { ordinal } from '../basics/ordinals.js';

type Casts = Extract<TriggerEvent, { on: 'casts' }>;
type More = Pick<Casts, 'from' | 'targeting' | 'nth' | 'during'>;

const yours: Filter = { is: 'owned by', who: 'you' };
const notFromHand: Filter = { is: 'not', of: { is: 'cast from', zone: 'hand' } };
const notFromYours: Filter = { is: 'not', of: { is: 'all', of: [{ is: 'cast from', zone: 'hand' }, yours] } };

/** The zone from which a spell is cast, and the fields of the event and the filters that express it. */
interface Place {
  readonly text: string;
  readonly from?: Zone;
  readonly what?: Filter;
}

const anybodys: readonly Place[] = [
  { text: ' from a graveyard', from: 'graveyard' },
  { text: ' from exile', from: 'exile' },
];
const ofYou: readonly Place[] = [
  { text: ' from your hand', from: 'hand', what: yours },
  { text: ' from your graveyard', from: 'graveyard', what: yours },
  { text: ' from the top of your library', from: 'library', what: yours },
  { text: ' from anywhere other than your hand', what: notFromYours },
  ...anybodys,
];
/**
 * Zones of other players' own cards: a hand holds only its owner's cards (CR 402.1), and nobody casts others' cards
 * from the top of a library.
 */
const ofOthers: readonly Place[] = [
  { text: ' from their hand', from: 'hand' },
  { text: ' from anywhere other than their hand', what: notFromHand },
  { text: ' from anywhere other than your hand', what: notFromYours },
  ...anybodys,
];

function placesOf(who: Whoever): readonly Place[] {
  return who === 'you' ? ofYou : ofOthers;
}

const targeted: Syntax<Filter> = oneOf<Filter>(
  mapped(
    self,
    (): Filter => ({ is: 'this' }),
    (filter) => (filter.is === 'this' ? { objects: 'this' } : no),
  ),
  attachedFilter,
  indefinite(),
);
const thatTargets = literally(' that targets ');
const whose = { you: 'your', other: 'their' };

/** “Your second spell each turn”, “your first spell during each opponent's turn”. */
function readCounted(reader: Reader): { readonly what: Filter; readonly nth: number } | No {
  if (!reader.take('your') && !reader.take('their')) return no;
  const nth = ordinal.read(reader);
  if (nth === no) return no;
  const what = noun(false, 'spell').read(reader);
  return what === no ? no : { what, nth };
}

const turns: readonly (readonly [string, TriggerEvent['during']])[] = [
  [' each turn', undefined],
  [' during each of your turns', 'your turn'],
  [" during each opponent's turn", "an opponent's turn"],
];

/** Makes the cast spell a referent. */
export function addSpellAsReferent(scope: Scope, what: Filter): void {
  const kind = kindInFilter(what) as ReferentNoun;
  scope.name({ objects: 'that object' }, false, [kind, 'spell', 'permanent', 'card']);
}

const some = indefinite('spell');

interface Spell {
  readonly what: Filter;
  readonly more: More;
}

/** CR 903.3: “your commander” is the commander that you own, whoever controls it. */
const yourCommander: Syntax<Filter> = constant<Filter>('your commander', {
  is: 'all',
  of: [{ is: 'designated', as: 'commander' }, yours],
});

function readSpell(who: Whoever, reader: Reader): Spell | No {
  if (reader.word === 'your' && reader.ahead(1) === 'commander') {
    const what = yourCommander.read(reader);
    return what === no ? no : { what, more: {} };
  }
  if (reader.word === 'your' || reader.word === 'their') return readCountedSpell(who, reader);
  const what = some.read(reader);
  return what === no ? no : readPlace(who, { what, more: {} }, reader);
}

function readCountedSpell(who: Whoever, reader: Reader): Spell | No {
  const counted = readCounted(reader);
  if (counted === no) return no;
  const { what, nth } = counted;
  const spell = readPlace(who, { what, more: { nth } }, reader);
  const from = reader.mark();
  for (const [text, during] of turns) {
    if (literally(text).read(reader) !== no) return { ...spell, more: { ...spell.more, ...(during && { during }) } };
    reader.back(from);
  }
  return no;
}

/** Adds the zone from which the spell is cast, if the text names one. */
function readPlace(who: Whoever, spell: Spell, reader: Reader): Spell {
  const from = reader.mark();
  for (const { text, from: zone, what: owned } of placesOf(who)) {
    if (literally(text).read(reader) !== no) {
      return {
        what: owned === undefined ? spell.what : conjunction([...conjuncts(spell.what), owned]),
        more: { ...spell.more, ...(zone && { from: zone }) },
      };
    }
    reader.back(from);
  }
  return spell;
}

function without(what: Filter, part: Filter): Filter | undefined {
  const parts = conjuncts(what);
  return isSameTree(parts[parts.length - 1], part) ? conjunction(parts.slice(0, -1)) : undefined;
}

function writeSpell(event: Casts, writer: Writer): boolean {
  const { what, nth, during, from, targeting, who } = event;
  const place = placesOf(who).find(
    ({ from: zone, what: owned }) => zone === from && (owned === undefined || without(what, owned) !== undefined),
  );
  if (from !== undefined && place === undefined) return false;
  const rest = place?.what === undefined ? what : without(what, place.what)!;
  const where = place?.text ?? '';
  if (nth !== undefined) {
    const turn = turns.find(([, time]) => time === during);
    return (
      writer.add(`${who === 'you' ? whose.you : whose.other} `) &&
      ordinal.write(nth, writer) &&
      writer.add(' ') &&
      noun(false, 'spell').write(rest, writer) &&
      turn !== undefined &&
      writer.add(`${where}${turn[0]}`)
    );
  }
  const start = writer.mark();
  if (from === undefined && targeting === undefined && yourCommander.write(what, writer)) return true;
  writer.back(start);
  return (
    some.write(rest, writer) &&
    (targeting === undefined || (thatTargets.write({}, writer) && targeted.write(targeting, writer))) &&
    writer.add(where)
  );
}

const cast = verb('cast');
const copy = verb('copy', 'copies');

/** “Casts a creature spell”, “cast or copy an instant spell”. */
export function readCasts(who: Whoever, reader: Reader): TriggerEvent | No {
  if (reader.word === 'copy' || reader.word === 'copies') return readCopies(who, reader);
  if (cast.read(reader) === no) return no;
  if (reader.word === 'this') {
    if (reader.ahead(1) !== 'spell' || self.read(reader) === no) return no;
    return { on: 'casts', who, what: { is: 'this' }, ...reader.may(fromYourHand, {}) };
  }
  const copies = reader.word === 'or';
  if (copies && (!reader.take('or') || copy.read(reader) === no)) return no;
  const spell = readSpell(who, reader);
  if (spell === no) return no;
  const { what, more } = spell;
  addSpellAsReferent(reader.scope, what);
  if (!copies) return { on: 'casts', who, what, ...more };
  return Object.keys(more).length > 0
    ? no
    : {
        on: 'any of',
        of: [
          { on: 'casts', who, what },
          { on: 'copies', who, what },
        ],
      };
}

/** “Copy an instant spell” (CR 707.10). */
function readCopies(who: Whoever, reader: Reader): TriggerEvent | No {
  const what = copy.read(reader) === no ? no : some.read(reader);
  if (what === no) return no;
  addSpellAsReferent(reader.scope, what);
  return { on: 'copies', who, what };
}

const thisSpell = words('this spell', true);
/** Only the owner can have the card in hand (CR 402.1). */
const fromYourHand = words<Pick<Casts, 'from'>>(' from your hand', { from: 'hand' });

export function writeCasts(event: TriggerEvent, writer: Writer): boolean {
  if (event.on === 'any of') {
    const [first, second] = event.of;
    if (first?.on !== 'casts' || second?.on !== 'copies' || event.of.length !== 2) return false;
    const could =
      cast.write({}, writer) &&
      writer.add(' or ') &&
      copy.write({}, writer) &&
      writer.add(' ') &&
      some.write(first.what, writer);
    addSpellAsReferent(writer.scope, first.what);
    return could;
  }
  if (event.on === 'copies') {
    const could = copy.write({}, writer) && writer.add(' ') && some.write(event.what, writer);
    addSpellAsReferent(writer.scope, event.what);
    return could;
  }
  if (event.on !== 'casts' || !cast.write({}, writer)) return false;
  writer.add(' ');
  if (event.what.is === 'this')
    return thisSpell.write(true, writer) && (event.from === undefined || writer.add(' from your hand'));
  if (!writeSpell(event, writer)) return false;
  addSpellAsReferent(writer.scope, event.what);
  return true;
}
