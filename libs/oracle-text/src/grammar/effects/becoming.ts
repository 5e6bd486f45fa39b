import {
  type CardType,
  cardTypes,
  type Effect,
  type Modification,
  colorWords,
  type Color,
} from '@stacktrail/card-tree';
import { list, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, no, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { colorList } from '../colors.js';
import { durationOrNone } from '../durations.js';
import { grantedAbilities } from '../granted.js';
import { kindOfWord } from '../kinds.js';
import { verb } from '../verbs.js';
import { ofObjects, type Doing, type Predicate } from './predicate.js';

type Apply = Doing<'apply'>;

/** What something becomes: size, colors, types and abilities. */
interface Creature {
  readonly size: readonly [number, number];
  readonly colors: readonly Color[] | null;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
}

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const article = (reader: Reader): boolean => reader.take('a') || reader.take('an');

/** “A 3/3 green and white Wolf artifact creature”. */
function readCreature(reader: Reader): Creature | No {
  if (!article(reader) || reader.token.kind !== 'power/toughness') return no;
  const size = /^(\d+)\/(\d+)$/.exec(reader.next().word);
  if (size === null) return no;
  const from = reader.mark();
  const colorless = reader.take('colorless');
  const named = colorless ? [] : colorList.read(reader);
  if (named === no) reader.back(from);
  const subtypes: string[] = [];
  const types: CardType[] = [];
  for (;;) {
    const type = typeOf.get(reader.word);
    const kind = kindOfWord(reader.word)?.kind;
    if (type !== undefined) types.push(type);
    else if (kind?.filter.is === 'subtype' && types.length === 0) subtypes.push(kind.filter.subtype);
    else break;
    reader.next();
  }
  if (types[types.length - 1] !== 'Creature') return no;
  return { size: [Number(size[1]), Number(size[2])], colors: named === no ? null : named, subtypes, types };
}

function say({ size, colors, subtypes, types }: Creature): string {
  const color = colors === null ? [] : [colors.length === 0 ? 'colorless' : list(colors.map((one) => colorWords[one]))];
  return withArticle([size.join('/'), ...color, ...subtypes, ...types.map((type) => type.toLowerCase())].join(' '));
}

/** It keeps its other types where it becomes an artifact creature (CR 205.1b) or the text says so. */
function changesOf(creature: Creature, keepsTypes: boolean, abilities: Modification | null): readonly Modification[] {
  const { size, colors, types, subtypes } = creature;
  return [
    { change: keepsTypes ? 'add types' : 'set types', types, subtypes },
    ...(colors === null ? [] : [{ change: 'set colors' as const, colors }]),
    { change: 'set power and toughness', power: size[0], toughness: size[1] },
    ...(abilities === null ? [] : [abilities]),
  ];
}

function creatureOf(
  changes: readonly Modification[],
): (Creature & { readonly keepsTypes: boolean; readonly abilities: Modification | null }) | undefined {
  const [kind, ...rest] = changes;
  if (kind?.change !== 'add types' && kind?.change !== 'set types') return undefined;
  if (kind.change === 'add types' && kind.supertypes !== undefined) return undefined;
  const [color] = rest;
  const colors = color?.change === 'set colors' ? color.colors : null;
  const [size, abilities, ...more] = colors === null ? rest : rest.slice(1);
  if (size?.change !== 'set power and toughness' || more.length > 0) return undefined;
  if (typeof size.power !== 'number' || typeof size.toughness !== 'number') return undefined;
  if (abilities !== undefined && abilities.change !== 'add abilities') return undefined;
  const { types, subtypes } = kind;
  return {
    size: [size.power, size.toughness],
    colors,
    types,
    subtypes,
    keepsTypes: kind.change === 'add types',
    abilities: abilities ?? null,
  };
}

const allTypes: Modification = { change: 'add all creature types' };
const withEveryType = literally(' with all creature types');

const landsStill = literally(' that are still lands');

/** “Lands you control become 2/2 creatures that are still lands.” */
const becomeStill: Syntax<Apply> = {
  begins: new Set(['become']),
  read(reader) {
    if (!reader.take('become') || reader.token.kind !== 'power/toughness') return no;
    const size = /^(\d+)\/(\d+)$/.exec(reader.next().word);
    if (size === null) return no;
    const from = reader.mark();
    const colors = colorList.read(reader);
    if (colors === no) reader.back(from);
    const subtypes: string[] = [];
    for (
      let kind = kindOfWord(reader.word)?.kind;
      kind?.filter.is === 'subtype';
      kind = kindOfWord(reader.word)?.kind
    ) {
      subtypes.push(kind.filter.subtype);
      reader.next();
    }
    if (!reader.take('creatures')) return no;
    const here = reader.mark();
    const abilities = reader.take('with') ? grantedAbilities.read(reader) : no;
    if (abilities === no) reader.back(here);
    if (landsStill.read(reader) === no) return no;
    const until = durationOrNone.read(reader);
    if (until === no) return no;
    const creature: Creature = {
      size: [Number(size[1]), Number(size[2])],
      colors: colors === no ? null : colors,
      subtypes,
      types: ['Creature'],
    };
    const gained: Modification | null = abilities === no ? null : { change: 'add abilities', abilities };
    return { do: 'apply', to: { objects: 'this' }, changes: changesOf(creature, true, gained), until };
  },
  write(value, writer) {
    const creature = (value as Effect).do === 'apply' ? creatureOf(value.changes) : undefined;
    if (creature?.keepsTypes !== true || creature.types.join() !== 'Creature') return false;
    if (writer.scope.subject?.plural !== true) return false;
    const { size, colors, subtypes, abilities } = creature;
    const color = colors === null ? [] : [list(colors.map((one) => colorWords[one]))];
    writer.add(`become ${[size.join('/'), ...color, ...subtypes, 'creatures'].join(' ')}`);
    if (
      abilities?.change === 'add abilities' &&
      !(writer.add(' with ') && grantedAbilities.write(abilities.abilities, writer))
    )
      return false;
    return landsStill.write({}, writer) && durationOrNone.write(value.until, writer);
  },
};

const isArtifactCreature = ({ types }: Creature): boolean => types.includes('Artifact');
const stillALand = words(". It's still a land", true);
const otherTypes = literally(' in addition to its other types');

/** Whether the text calls what changes a land, which it then still is. */
function isLand(scope: Scope): boolean {
  const means = scope.subject?.means;
  if (means === undefined || 'players' in means) return false;
  if (means.objects === 'this') return scope.speaker.types.includes('Land');
  if (means.objects === 'attached') return false;
  return scope.nounOf(means) === 'land';
}

/** “Becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.” (CR 205.1) */
const becomes: Syntax<Apply> = {
  begins: new Set(['become', 'becomes']),
  read(reader) {
    if (!reader.take('becomes') && !reader.take('become')) return no;
    const creature = readCreature(reader);
    if (creature === no) return no;
    let from = reader.mark();
    const everyType = withEveryType.read(reader) !== no;
    if (!everyType) reader.back(from);
    const abilities = !everyType && reader.take('with') ? grantedAbilities.read(reader) : no;
    if (abilities === no && !everyType) reader.back(from);
    const gained: Modification | null = abilities === no ? null : { change: 'add abilities', abilities };
    from = reader.mark();
    const besides = otherTypes.read(reader) !== no;
    if (!besides) reader.back(from);
    const until = durationOrNone.read(reader);
    if (until === no) return no;
    from = reader.mark();
    const still = !besides && isLand(reader.scope) && stillALand.read(reader) !== no;
    if (!still) reader.back(from);
    const keeps = besides || still || isArtifactCreature(creature);
    return {
      do: 'apply',
      to: { objects: 'this' },
      changes: [...changesOf(creature, keeps, gained), ...(everyType ? [allTypes] : [])],
      until,
    };
  },
  write(value, writer) {
    if ((value as Effect).do !== 'apply') return false;
    const everyType = value.changes[value.changes.length - 1]?.change === 'add all creature types';
    const creature = creatureOf(everyType ? value.changes.slice(0, -1) : value.changes);
    if (creature === undefined) return false;
    const { abilities, keepsTypes } = creature;
    verb('become').write({}, writer);
    writer.add(` ${say(creature)}`);
    if (
      abilities?.change === 'add abilities' &&
      !(writer.add(' with ') && grantedAbilities.write(abilities.abilities, writer))
    )
      return false;
    if (everyType) withEveryType.write({}, writer);
    const land = isLand(writer.scope);
    if (keepsTypes && !land && !isArtifactCreature(creature)) otherTypes.write({}, writer);
    if (!keepsTypes && isArtifactCreature(creature)) return false;
    return durationOrNone.write(value.until, writer) && (!keepsTypes || !land || sayStill(writer));
  },
};

function sayStill(writer: Writer): boolean {
  return writer.add(". It's still a land");
}

const typeWord: Syntax<readonly Modification[]> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!article(reader)) return no;
    const type = typeOf.get(reader.word);
    const kind = kindOfWord(reader.word)?.kind;
    if (type === undefined && kind?.filter.is !== 'subtype') return no;
    reader.next();
    if (otherTypes.read(reader) === no) return no;
    const subtypes = kind?.filter.is === 'subtype' ? [kind.filter.subtype] : [];
    return [{ change: 'add types', types: type === undefined ? [] : [type], subtypes }];
  },
  write(changes, writer) {
    const [change, ...more] = changes;
    if (change?.change !== 'add types' || more.length > 0 || change.supertypes !== undefined) return false;
    const words = [...change.types.map((type) => type.toLowerCase()), ...change.subtypes];
    return words.length === 1 && writer.add(withArticle(words[0]!)) && otherTypes.write({}, writer);
  },
};

export const becomingPredicates: readonly Predicate[] = [
  ofObjects<Apply>('to', becomeStill),
  ofObjects<Apply>('to', becomes),
  ofObjects<Apply>(
    'to',
    says<Apply>({ do: 'apply' })`${verb('become')} ${{ changes: typeWord }}${{ until: durationOrNone }}`,
  ),
];
