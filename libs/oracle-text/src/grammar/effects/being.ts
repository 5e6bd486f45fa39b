import { type Ability, colorWords, type Modification, type Objects } from '@stacktrail/card-tree';
import { list, pluralise, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { readColors, readTypes } from '../changes/colors-and-types.js';
import { verb } from '../basics/verbs.js';
import { grantedAbilities } from '../keywords/granted.js';
import { forAsLongAs, soLong } from './as-long-as.js';
import { ofObjects, imperative, type EffectOf, type Predicate } from './predicate.js';

type Apply = EffectOf<'apply'>;

const otherTypes = literally(' in addition to its other types');
const otherColorsAndTypes = literally(' in addition to its other colors and types');

function readSize(reader: Reader): readonly [number, number] | null | No {
  if (reader.token.kind !== 'power/toughness') return null;
  const match = /^(\d+)\/(\d+)$/.exec(reader.next().word);
  return match === null ? no : [Number(match[1]), Number(match[2])];
}

const withKeywords = literally(' with ');

/** “With flying”, behind the types. */
function readKeywords(reader: Reader): readonly Ability[] | No {
  const from = reader.mark();
  if (withKeywords.read(reader) !== no) return grantedAbilities.read(reader);
  reader.back(from);
  return [];
}

type Kind = Modification['change'];

function ofKind<K extends Kind>(
  changes: readonly Modification[],
  kind: K,
): Variant<Modification, 'change', K> | undefined {
  return changes.find(({ change }) => change === kind) as Variant<Modification, 'change', K> | undefined;
}

/**
 * “A black Zombie in addition to its other colors and types”, “a 1/1 Spirit creature with flying in addition to its
 * other types” (CR 205.1b, 613.4b).
 */
const also: Syntax<readonly Modification[]> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!reader.take('a') && !reader.take('an')) return no;
    const sized = readSize(reader);
    if (sized === no) return no;
    const colors = readColors(reader);
    const { subtypes, types } = readTypes(reader);
    if (types.length + subtypes.length === 0) return no;
    const abilities = readKeywords(reader);
    if (abilities === no) return no;
    if ((colors === null ? otherTypes : otherColorsAndTypes).read(reader) === no) return no;
    return [
      { change: 'add types', types, subtypes, said: 'is' },
      ...(colors === null ? [] : [{ change: 'add colors', colors } as const]),
      ...(sized === null ? [] : [{ change: 'set power and toughness', power: sized[0], toughness: sized[1] } as const]),
      ...(abilities.length === 0 ? [] : [{ change: 'add abilities', abilities } as const]),
    ];
  },
  write(changes, writer) {
    const [added, ...others] = changes;
    if (added?.change !== 'add types' || added.supertypes !== undefined || added.said !== 'is') return false;
    const [colored, sized, gained] = [
      ofKind(others, 'add colors'),
      ofKind(others, 'set power and toughness'),
      ofKind(others, 'add abilities'),
    ];
    if ([colored, sized, gained].filter((one) => one !== undefined).length !== others.length) return false;
    const { types, subtypes } = added;
    if (types.length + subtypes.length === 0) return false;
    const { power, toughness } = sized ?? {};
    if (sized !== undefined && (typeof power !== 'number' || typeof toughness !== 'number' || sized.said !== undefined))
      return false;
    const color = colored === undefined ? [] : [list(colored.colors.map((one) => colorWords[one]))];
    const kinds = [...color, ...subtypes, ...types.map((type) => type.toLowerCase())];
    writer.add(
      withArticle([...(sized === undefined ? [] : [`${power as number}/${toughness as number}`]), ...kinds].join(' ')),
    );
    if (gained !== undefined && !(withKeywords.write({}, writer) && grantedAbilities.write(gained.abilities, writer)))
      return false;
    return (colored === undefined ? otherTypes : otherColorsAndTypes).write({}, writer);
  },
};

const is = verb('are', 'is');

const isAlso = says<Apply>({ do: 'apply', until: 'rest of the game' })`${is} ${{ changes: also }}`;
/** “Is an Island in addition to its other types for as long as it has a flood counter on it.” */
const alsoSoLong = forAsLongAs(says<Apply>({ do: 'apply' })`${is} ${{ changes: also }}`);
const contracted = literally("it's ");

/** “An enchantment”: these card types, in the place of all others (CR 205.1a). */
const plainly: Syntax<readonly Modification[]> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!reader.take('a') && !reader.take('an')) return no;
    const { subtypes, types } = readTypes(reader);
    if (types.length === 0 || subtypes.length > 0 || !reader.endsSentence()) return no;
    return [{ change: 'set types', types, subtypes, said: 'is' }];
  },
  write([change, ...more], writer) {
    if (change?.change !== 'set types' || change.said !== 'is' || more.length > 0) return false;
    return writer.add(withArticle(change.types.map((type) => type.toLowerCase()).join(' ')));
  },
};

/** “It's a Spirit in addition to its other types”, “… for as long as it has a counter on it”; “it's an enchantment”. */
const itIsAlsoForAWhile: Syntax<Apply> = itsBeing(true, also);
const itIsAlsoForGood: Syntax<Apply> = itsBeing(false, also);
const itIsForGood: Syntax<Apply> = itsBeing(false, plainly);

function itsBeing(isTimed: boolean, what: Syntax<readonly Modification[]>): Syntax<Apply> {
  const untilOf = (led: boolean): Apply['until'] => (isTimed || led ? soLong : 'rest of the game');
  return {
    begins: new Set(["it's"]),
    fixedFields: { do: 'apply' },
    read(reader) {
      const joined = reader.tokens[reader.at - 1]?.word === 'and';
      if (contracted.read(reader) === no) return no;
      const named = reader.scope.last(({ means }) => means === null || 'objects' in means);
      if (named === undefined || named.means === null || named.plural) return no;
      reader.scope.nameAgain(named);
      const changes = what.read(reader);
      // “… and it's a 2/2 Zombie …” goes on with what a copy is.
      if (changes === no || (joined && ofKind(changes, 'set power and toughness') !== undefined)) return no;
      const to = { ...named.means, called: 'it' } as Objects;
      return { do: 'apply', to, changes, until: untilOf(reader.scope.leadingDuration === soLong) };
    },
    write(effect, writer) {
      if (effect.until !== untilOf(writer.scope.leadingDuration === soLong) || effect.to.called !== 'it') return false;
      const named = writer.scope.referentOf(effect.to);
      if (named === undefined || named.plural) return false;
      writer.scope.nameAgain(named);
      return contracted.write({}, writer) && what.write(effect.changes, writer);
    },
  };
}

const theirOtherTypes = literally(' in addition to their other types');
const theirOtherColorsAndTypes = literally(' in addition to their other colors and types');
const theyAre = literally("they're ");

/** “Black Zombies in addition to their other colors and types”, “artifacts in addition to their other types”. */
const alsoOfSeveral: Syntax<readonly Modification[]> = {
  begins: null,
  read(reader) {
    const colors = readColors(reader);
    const { subtypes, types } = readTypes(reader, true);
    if (types.length + subtypes.length === 0) return no;
    if ((colors === null ? theirOtherTypes : theirOtherColorsAndTypes).read(reader) === no) return no;
    const added: Modification = { change: 'add types', types, subtypes, said: 'is' };
    return colors === null ? [added] : [added, { change: 'add colors', colors }];
  },
  write(changes, writer) {
    const [added, colored, ...more] = changes;
    if (added?.change !== 'add types' || added.supertypes !== undefined || added.said !== 'is') return false;
    if (more.length > 0 || (colored !== undefined && colored.change !== 'add colors')) return false;
    const words = [...added.subtypes, ...added.types.map((type) => type.toLowerCase())];
    if (words.length === 0) return false;
    const color = colored === undefined ? [] : [list(colored.colors.map((one) => colorWords[one]))];
    writer.add([...color, ...words.slice(0, -1), pluralise(words.at(-1)!)].join(' '));
    return (colored === undefined ? theirOtherTypes : theirOtherColorsAndTypes).write({}, writer);
  },
};

/** “They're Zombies in addition to their other types.” */
const theyAreAlso: Syntax<Apply> = {
  begins: new Set(["they're"]),
  fixedFields: { do: 'apply' },
  read(reader) {
    if (theyAre.read(reader) === no) return no;
    const named = reader.scope.last(({ means }) => means === null || 'objects' in means);
    if (named === undefined || named.means === null || !named.plural) return no;
    reader.scope.nameAgain(named);
    const changes = alsoOfSeveral.read(reader);
    if (changes === no) return no;
    return { do: 'apply', to: { ...named.means, called: 'it' } as Objects, changes, until: 'rest of the game' };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'apply' || effect.until !== 'rest of the game' || effect.to.called !== 'it')
      return false;
    const named = writer.scope.referentOf(effect.to);
    if (named?.plural !== true) return false;
    writer.scope.nameAgain(named);
    return theyAre.write({}, writer) && alsoOfSeveral.write(effect.changes, writer);
  },
};

/** Qualities that an object has from then on, in addition to its others. */
export const beingPredicates: readonly Predicate[] = [
  ofObjects<Apply>('to', {
    ...isAlso,
    // “It is” is written as “it's” by another syntax.
    write: (effect, writer) => !isCalledIt(effect) && isAlso.write(effect, writer),
  }),
  ofObjects<Apply>('to', {
    ...alsoSoLong,
    write: (effect, writer) => !isCalledIt(effect) && alsoSoLong.write(effect, writer),
  }),
];

export const beingClauses = [
  imperative(itIsAlsoForGood),
  imperative(itIsForGood),
  imperative(forAsLongAs(itIsAlsoForAWhile)),
  imperative(theyAreAlso),
];

function isCalledIt({ to }: Apply): boolean {
  return to.called === 'it';
}
