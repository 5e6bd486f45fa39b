import type { Objects, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { staticChanges } from '../changes/changes.js';

type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

/** The subject of the effect before, left out: “… and doesn't untap during your untap step”. */
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

/** Only of what enters is more said without a subject; otherwise it is one more change of the same effect. */
function entersItself(effect: StaticEffect): boolean {
  return (
    effect.static === 'replacement' && effect.replacement.would === 'enter' && effect.replacement.what.is === 'this'
  );
}

/** What a static ability says in one sentence. */
export type Joined = Pick<StaticAbility, 'effects' | 'joined'>;

/**
 * Goes on with another effect: “this creature gets +2/+2 and other creatures you control get +1/+1”.
 *
 * @param effects what was read
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
  // “You can't lose …” and “your opponents can't win …” are two prohibitions, which nothing has to join.
  if (!reader.take('and') || first.static === "players can't") return no;
  nameAgain(first, reader.scope);
  if (entersItself(first)) {
    const { textSource } = reader.scope;
    reader.scope.subject = { means: { objects: 'this' }, plural: textSource.types.length === 0 };
    const second = continued.read(reader);
    return second === no || comma ? no : { effects: [first, second], joined: 'and' };
  }
  const second = one.read(reader);
  return second === no ? no : { effects: [first, ...second], joined: comma ? 'comma and' : 'and' };
}

/** What a static ability affects fits its description all the time: “they” are those which do. */
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
