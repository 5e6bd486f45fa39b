import {
  type Filter,
  type ReferentNoun,
  type TriggerEvent,
  type Whoever,
  type Zone,
  isSameTree,
} from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/speaker.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts } from '../filter-parts.js';
import { indefinite, noun } from '../nouns.js';
import { self } from '../self.js';
import { verb } from '../verbs.js';
import { attachedFilter } from './subjects.js';
import { ordinal } from '../ordinals.js';

type Casts = Extract<TriggerEvent, { on: 'casts' }>;
type More = Pick<Casts, 'from' | 'targeting' | 'nth' | 'during'>;

/** Where a spell is cast from, and what that asks of it. */
const places: readonly (readonly [string, Zone, Filter | undefined])[] = [
  [' from your hand', 'hand', { is: 'owned by', who: 'you' }],
  [' from your graveyard', 'graveyard', { is: 'owned by', who: 'you' }],
  [' from a graveyard', 'graveyard', undefined],
  [' from exile', 'exile', undefined],
  [' from the top of your library', 'library', { is: 'owned by', who: 'you' }],
];

const elsewhere: Filter = {
  is: 'not',
  of: {
    is: 'all',
    of: [
      { is: 'cast from', zone: 'hand' },
      { is: 'owned by', who: 'you' },
    ],
  },
};

const fromElsewhere = literally(' from anywhere other than your hand');

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

const eachTurn = literally(' each turn');
const eachOpponents = literally(" during each opponent's turn");

/** The spell that is cast, for later words. */
export function nameSpell(scope: Scope, what: Filter): void {
  const kind = kindInFilter(what) as ReferentNoun;
  scope.name({ objects: 'that object' }, false, [kind, 'spell', 'permanent', 'card']);
}

const some = indefinite('spell');

function readSpell(reader: Reader): { readonly what: Filter; readonly more: More } | No {
  if (reader.word === 'your' || reader.word === 'their') {
    const counted = readCounted(reader);
    if (counted === no) return no;
    const { what, nth } = counted;
    const from = reader.mark();
    if (eachTurn.read(reader) !== no) return { what, more: { nth } };
    reader.back(from);
    return eachOpponents.read(reader) === no ? no : { what, more: { nth, during: "an opponent's turn" } };
  }
  let what = some.read(reader);
  if (what === no) return no;
  const from = reader.mark();
  for (const [text, zone, owned] of places) {
    if (literally(text).read(reader) !== no) {
      return {
        what: owned === undefined ? what : conjunction([...conjuncts(what), owned]),
        more: { from: zone },
      };
    }
    reader.back(from);
  }
  if (fromElsewhere.read(reader) !== no) what = conjunction([...conjuncts(what), elsewhere]);
  else reader.back(from);
  return { what, more: {} };
}

function without(what: Filter, part: Filter): Filter | undefined {
  const parts = conjuncts(what);
  return isSameTree(parts[parts.length - 1], part) ? conjunction(parts.slice(0, -1)) : undefined;
}

function writeSpell(event: Casts, writer: Writer): boolean {
  const { what, nth, during, from, targeting } = event;
  if (nth !== undefined) {
    return (
      writer.add(`${event.who === 'you' ? whose.you : whose.other} `) &&
      ordinal.write(nth, writer) &&
      writer.add(' ') &&
      noun(false, 'spell').write(what, writer) &&
      writer.add(during === undefined ? ' each turn' : " during each opponent's turn")
    );
  }
  const place = places.find(
    ([, zone, owned]) => zone === from && (owned === undefined || without(what, owned) !== undefined),
  );
  const other = from === undefined ? without(what, elsewhere) : undefined;
  const rest = other ?? (place?.[2] === undefined ? what : without(what, place[2])!);
  return (
    some.write(rest, writer) &&
    (targeting === undefined || (thatTargets.write({}, writer) && targeted.write(targeting, writer))) &&
    writer.add(other !== undefined ? ' from anywhere other than your hand' : (place?.[0] ?? ''))
  );
}

const cast = verb('cast');
const copy = literally(' or copy');

/** “Casts a creature spell”, “cast or copy an instant spell”. */
export function readCasts(who: Whoever, reader: Reader): TriggerEvent | No {
  if (cast.read(reader) === no) return no;
  if (reader.word === 'this') {
    return reader.ahead(1) === 'spell' && self.read(reader) !== no ? { on: 'casts', who, what: { is: 'this' } } : no;
  }
  const copies = reader.word === 'or';
  if (copies && copy.read(reader) === no) return no;
  const spell = readSpell(reader);
  if (spell === no) return no;
  const { what, more } = spell;
  nameSpell(reader.scope, what);
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

const thisSpell = words('this spell', true);

export function writeCasts(event: TriggerEvent, writer: Writer): boolean {
  if (event.on === 'any of') {
    const [first, second] = event.of;
    if (first?.on !== 'casts' || second?.on !== 'copies' || event.of.length !== 2) return false;
    const could = cast.write({}, writer) && writer.add(' or copy ') && some.write(first.what, writer);
    nameSpell(writer.scope, first.what);
    return could;
  }
  if (event.on !== 'casts' || !cast.write({}, writer)) return false;
  writer.add(' ');
  if (event.what.is === 'this') return thisSpell.write(true, writer);
  if (!writeSpell(event, writer)) return false;
  nameSpell(writer.scope, event.what);
  return true;
}
