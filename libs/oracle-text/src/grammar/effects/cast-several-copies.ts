import type { Amount, Effect, PlayPermission } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { numeral } from '../basics/numerals.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { withoutPaying } from './manners.js';
import type { EffectOf } from './predicate.js';

type Cast = EffectOf<'cast'>;
type HowMany = Pick<Cast, 'count' | 'upTo'>;

const you = { players: 'you' } as const;
const paying = withoutPaying(true);
const times = oneOf<number>(
  words(' twice', 2),
  words(' three times', 3),
  words(' four times', 4),
  words(' five times', 5),
);

const endings: readonly (readonly [string, HowMany])[] = [
  ['. You may cast the copies', { upTo: true }],
  ['. You may cast any number of the copies', { upTo: true, count: { amount: 'any number' } }],
  ['. Cast the copies if able', {}],
];
const upTo = literally('. You may cast up to ');
const ofThem = literally(' of the copies');

/** Reads how many of the copies may be cast; no words for all of them. */
function readHowMany(reader: Reader): HowMany | typeof no {
  const from = reader.mark();
  for (const [text, howMany] of endings) {
    if (literally(text).read(reader) !== no) return howMany;
    reader.back(from);
  }
  const most: Amount | typeof no = upTo.read(reader) === no ? no : numeral.read(reader);
  return most === no || ofThem.read(reader) === no ? no : { upTo: true, count: most };
}

function writeHowMany({ count, upTo: optional }: HowMany, writer: Writer): boolean {
  if (typeof count === 'number')
    return optional === true && upTo.write({}, writer) && numeral.write(count, writer) && ofThem.write({}, writer);
  const found = endings.find(
    ([, howMany]) => howMany.upTo === optional && (howMany.count === undefined) === (count === undefined),
  );
  return found !== undefined && writer.add(found[0]);
}

/** “Copy those cards. You may cast the copies without paying their mana costs” (CR 707.12); also “copy it three times. …”. */
export const castingCopies: Syntax<Effect> = {
  begins: new Set(['copy']),
  fixedFields: { do: 'cast' },
  read(reader) {
    const what = reader.take('copy') ? objectsAfterVerb.read(reader) : no;
    if (what === no) return no;
    const often = reader.may<number | null>(times, null);
    if (often === null && !reader.scope.isPlural(what) && what.objects !== 'matching') return no;
    const howMany = readHowMany(reader);
    const paid = howMany === no ? no : paying.read(reader);
    if (howMany === no || paid === no) return no;
    reader.scope.unsayable(['spell', 'card']);
    const how: PlayPermission = { ...paid, permit: 'cast', filter: { is: 'anything' } };
    return {
      do: 'cast',
      who: you,
      what,
      how,
      copies: true,
      ...(often !== null && { copiesOfEach: often }),
      ...howMany,
    };
  },
  write(effect, writer) {
    if (effect.do !== 'cast' || !effect.copies || effect.copied !== undefined || effect.label !== undefined)
      return false;
    const { who, what, how, copiesOfEach, count, upTo: optional } = effect;
    const { permit, filter, ...paid } = how;
    if (who.players !== 'you' || permit !== 'cast' || filter.is !== 'anything') return false;
    writer.add('copy ');
    if (!objectsAfterVerb.write(what, writer)) return false;
    if (copiesOfEach === undefined && !writer.scope.isPlural(what) && what.objects !== 'matching') return false;
    if (copiesOfEach !== undefined && !times.write(copiesOfEach, writer)) return false;
    const howMany = { ...(count !== undefined && { count }), ...(optional && { upTo: optional }) };
    if (!writeHowMany(howMany, writer) || !paying.write(paid, writer)) return false;
    writer.scope.unsayable(['spell', 'card']);
    return true;
  },
};
