import type { Ability, StaticAbility } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { readStatic, writeStatic } from './index.js';
import { sentence } from './sentence.js';

const asLongAs = literally(' as long as ');

/** Whether the ability has only continuous effects of its own object, or of what that is attached to. */
function isOfOneObject({ effects, condition: asked, leads }: StaticAbility): boolean {
  if (asked !== undefined || leads !== undefined) return false;
  return effects.every(
    (effect) =>
      effect.static === 'continuous' && (effect.affects.objects === 'this' || effect.affects.objects === 'attached'),
  );
}

/** Whether all effects are of “it”. */
function isOfIt({ effects }: Pick<StaticAbility, 'effects'>): boolean {
  return effects.every((effect) => effect.static === 'continuous' && effect.affects.called === 'it');
}

/** “It gets -5/-5 instead as long as …”, “if it's a Warrior, it gets +2/+1 instead”: it holds instead of the first. */
function readInstead(reader: Reader, first: StaticAbility): readonly Ability[] | No {
  const leads = reader.take('if');
  const before = leads ? condition.read(reader) : undefined;
  if (before === no || (leads && !reader.take(','))) return no;
  const effects = sentence.read(reader);
  if (effects === no || !isOfIt({ effects }) || !reader.take('instead')) return no;
  const asked = before ?? (asLongAs.read(reader) === no ? no : condition.read(reader));
  if (asked === no || !reader.stop()) return no;
  return [
    { ...first, condition: { if: 'not', of: asked }, said: 'instead' },
    { kind: 'static', effects, condition: asked, ...(leads && { leads }), said: 'instead', sameParagraph: true },
  ];
}

function readAnother(reader: Reader, first: StaticAbility): readonly Ability[] | No {
  const second = reader.word === 'it' ? readStatic(reader) : no;
  return second === no || !isOfIt(second) ? no : [first, { ...second, sameParagraph: true }];
}

/** Reads a second sentence about the object of the first: “It gets an additional +0/+2 as long as …” (CR 611.3a). */
export function readMoreOfIt(reader: Reader, first: StaticAbility): readonly Ability[] | No {
  if (reader.token.kind === 'end' || reader.word === '"' || !isOfOneObject(first)) return [first];
  return reader.any([
    { read: () => readInstead(reader, first) },
    { read: () => readAnother(reader, first) },
    { read: () => [first] },
  ]);
}

/** Writes such a sentence, or the one before “instead”; `undefined` for other abilities. */
export function writeMoreOfIt(ability: StaticAbility, writer: Writer): boolean | undefined {
  const { condition: asked, said, sameParagraph, leads, ...plain } = ability;
  if (said === 'instead' && !sameParagraph) return asked?.if === 'not' && writeStatic(plain, writer);
  if (!sameParagraph || said === 'otherwise' || !isOfIt(ability)) return undefined;
  const [first] = ability.effects;
  if (first?.static !== 'continuous') return undefined;
  writer.scope.name({ objects: first.affects.objects } as typeof first.affects, false, ['creature', 'permanent']);
  if (said !== 'instead') {
    const { sameParagraph: _, ...alone } = ability;
    return writeStatic(alone, writer);
  }
  if (asked === undefined) return false;
  const opening = !leads || (writer.add('if ') && condition.write(asked, writer) && writer.add(', '));
  if (!opening || !sentence.write(ability.effects, writer) || !writer.add(' instead')) return false;
  return (leads === true || (asLongAs.write({}, writer) && condition.write(asked, writer))) && writer.stop();
}
