import type { Objects, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { staticChanges } from '../changes/changes.js';

type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

/** The subject of the effect before it, without words: “… and doesn't untap during your untap step”. */
const sameSubject: Syntax<Objects> = {
  begins: null,
  read({ scope: { subject } }) {
    return subject !== null && 'objects' in subject.means ? { ...(subject.means as Objects), called: 'nothing' } : no;
  },
  write: ({ called }) => called === 'nothing',
};

const continued: Syntax<StaticEffect> = without(
  ['each'],
  says<Continuous>({ static: 'continuous' })`${{ affects: sameSubject }}${{ changes: staticChanges }}`,
);

/**
 * Whether the effect is one on how the object enters; only such an effect is continued without a subject. Other changes
 * belong to the same effect.
 */
function entersItself(effect: StaticEffect): boolean {
  return (
    effect.static === 'replacement' && effect.replacement.would === 'enter' && effect.replacement.what.is === 'this'
  );
}

function hasExceptions(effect: StaticEffect): boolean {
  if (effect.static !== 'replacement' || effect.replacement.would !== 'enter') return false;
  return 'except' in effect.replacement.instead;
}

/** The effects of one sentence of a static ability. */
export type Joined = Pick<StaticAbility, 'effects' | 'joined'>;

/**
 * Reads another effect after “and”: “this creature gets +2/+2 and other creatures you control get +1/+1”.
 * @param effects the effects read so far
 */
export function readJoinedTo(
  effects: readonly StaticEffect[],
  reader: Reader,
  one: Syntax<readonly StaticEffect[]>,
): Joined {
  const [first, ...others] = effects;
  if (first === undefined || others.length > 0 || (reader.word !== 'and' && reader.word !== ',')) return { effects };
  const more = reader.may<Joined | null>({ read: () => readMore(first, reader, one) }, null);
  return more ?? { effects };
}

function readMore(first: StaticEffect, reader: Reader, one: Syntax<readonly StaticEffect[]>): Joined | No {
  const comma = reader.take(',');
  // “You can't lose …” and “your opponents can't win …” are two prohibitions that aren't joined here.
  if (!reader.take('and') || first.static === "players can't") return no;
  nameAgain(first, reader.scope);
  if (entersItself(first)) {
    // What follows “except” belongs to the exceptions of the copy (CR 707.9).
    if (hasExceptions(first)) return no;
    const { textSource } = reader.scope;
    reader.scope.subject = { means: { objects: 'this' }, plural: textSource.types.length === 0 };
    const second = continued.read(reader);
    return second === no || comma ? no : { effects: [first, second], joined: 'and' };
  }
  const second = one.read(reader);
  return second === no ? no : { effects: [first, ...second], joined: comma ? 'comma and' : 'and' };
}

/** Lets “they” mean the affected objects: those that match at any time. */
function nameAgain(effect: StaticEffect, scope: Reader['scope']): void {
  if (effect.static !== 'continuous' || effect.affects.objects !== 'each') return;
  const named = scope.referentOf(effect.affects);
  if (named !== undefined)
    scope.name(effect.affects, named.plural, named.nouns, { ...named.facts, unchanged: 'but tapped' });
}

export function writeJoined(
  { effects, joined }: Joined,
  writer: Writer,
  one: Syntax<readonly StaticEffect[]>,
): boolean {
  const [first, second, ...others] = effects;
  if (first === undefined || second === undefined || others.length > 0) return false;
  if (!one.write([first], writer) || !writer.add(joined === 'and' ? ' and ' : ', and ')) return false;
  nameAgain(first, writer.scope);
  if (!entersItself(first)) return one.write([second], writer);
  writer.scope.subject = { means: { objects: 'this' }, plural: false };
  return continued.write(second, writer);
}
