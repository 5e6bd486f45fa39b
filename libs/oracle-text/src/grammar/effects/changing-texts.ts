import {
  type Effect,
  type Objects,
  creatureTypes,
  type TextInstruction,
  type WordKind,
  isSameTree,
} from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { newTarget } from '../targets/target-reference.js';
import { imperative, type EffectOf } from './predicate.js';

type Changes = EffectOf<'change text'>;
type Exchange = EffectOf<'exchange text boxes'>;
type Until = Pick<TextInstruction, 'until'>;

const lasting = says<Until>({})`${{ until: duration }}`;

/** The duration; without one, the change lasts for the rest of the game (CR 611.2a). */
const maybeUntil: Syntax<Until> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const until = lasting.read(reader);
    if (until !== no) return until;
    reader.back(from);
    return {};
  },
  write: (value, writer) => value.until === undefined || lasting.write(value, writer),
};

const creatureType = table(Object.fromEntries(creatureTypes.map((type) => [type, type])));
const wall = table({ Wall: 'Wall' });
const exceptWall: Syntax<readonly string[]> = {
  begins: wall.begins,
  read: (reader) => (wall.read(reader) === no ? no : ['Wall']),
  write: (except, writer) => except.length === 1 && except[0] === 'Wall' && wall.write('Wall', writer),
};

const colors: readonly WordKind[] = ['color word'];
const lands: readonly WordKind[] = ['basic land type'];
const creatures: readonly WordKind[] = ['creature type'];

/** The replaced words and their replacement: “one color word with another”. */
const replaced = oneOf<Partial<Changes>>(
  says<Partial<Changes>>({
    words: creatures,
  })`one creature type with another. The new creature type can't be ${{ except: exceptWall }}`,
  says<Partial<Changes>>({ words: creatures })`one creature type with ${{ to: creatureType }}`,
  says<Partial<Changes>>({ words: creatures })`one creature type with another`,
  says<Partial<Changes>>({
    words: [...colors, ...lands],
  })`one color word with another or one basic land type with another`,
  says<Partial<Changes>>({ words: colors })`one color word with another`,
  says<Partial<Changes>>({ words: lands })`one basic land type with another`,
);

const before = words('exchange the text boxes of ', true);
const two = newTarget(['permanent']) as Syntax<Objects>;

/** “Exchange the text boxes of two target creatures”: both targets of one slot (CR 701.12h). */
const ofBoth: Syntax<Pick<Exchange, 'first' | 'second'>> = {
  begins: before.begins,
  read(reader) {
    if (before.read(reader) === no) return no;
    const from = reader.mark();
    let both = two.read(reader);
    if (both === no) {
      reader.back(from);
      both = objectsAfterVerb.read(reader);
    }
    if (both === no || both.objects !== 'target') return no;
    const { min, max } = reader.scope.targets[both.slot]!;
    return min === 2 && max === 2 ? { first: both, second: both } : no;
  },
  write: ({ first, second }, writer) =>
    isSameTree(first, second) &&
    before.write(true, writer) &&
    (two.write(first, writer) || objectsAfterVerb.write(first, writer)),
};

/** Instructions that change texts (CR 612). */
export const textChangingImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Changes>({
      do: 'change text',
    })`change the text of ${{ what: objectsAfterVerb }} by replacing all instances of ${replaced}${maybeUntil}`,
  ),
  imperative(says<Exchange>({ do: 'exchange text boxes' })`${ofBoth}${maybeUntil}`),
  imperative(
    says<Exchange>({
      do: 'exchange text boxes',
    })`exchange the text boxes of ${{ first: objectsAfterVerb }} and ${{ second: objectsAfterVerb }}${maybeUntil}`,
  ),
];
