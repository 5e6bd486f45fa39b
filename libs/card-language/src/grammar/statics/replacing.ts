import type { StaticEffect } from '../../abilities.js';
import type { Filter } from '../../filters.js';
import type { Replacement } from '../../replacements.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../filter-parts.js';
import { noun } from '../nouns.js';
import { self } from '../self.js';
import { attachedFilter } from '../triggers/subjects.js';

type Would<K> = Variant<Replacement, 'would', K>;
type Damage = Would<'be dealt damage'>;

const itself: Syntax<Filter> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : { is: 'this' }),
  write: (filter, writer) => filter.is === 'this' && self.write({ objects: 'this' }, writer),
};

const you = words<Damage['to']>('you', 'you', (to) => to === 'you');

/** Whom or what damage would be dealt to. */
const to: Syntax<Damage['to']> = oneOf<Damage['to']>(you, itself, attachedFilter, onlyFilters(noun(true)));

function onlyFilters(inner: Syntax<Filter>): Syntax<Damage['to']> {
  return {
    begins: inner.begins,
    read: (reader) => inner.read(reader),
    write: (value, writer) => typeof value !== 'string' && inner.write(value, writer),
  };
}

/** “Red sources”: sources of any kind; of one kind they are permanents. */
const anySource: Syntax<Filter> = {
  begins: null,
  read(reader) {
    const filter = noun(true, 'source').read(reader);
    return filter === no || saysKind(filter) ? no : filter;
  },
  write: (filter, writer) => !saysKind(filter) && noun(true, 'source').write(filter, writer),
};

function saysKind(filter: Filter): boolean {
  return conjuncts(filter).some((part) => ['type', 'subtype', 'permanent', 'spell', 'any'].includes(part.is));
}

const sources: Syntax<Filter> = oneOf<Filter>(itself, attachedFilter, anySource, noun(true));

const kinds: readonly (readonly [string, boolean | undefined])[] = [
  ['combat damage', true],
  ['noncombat damage', false],
  ['damage', undefined],
];

/** Nothing is asked besides. */
function without(fields: readonly string[], inner: Syntax<Replacement>): Syntax<Replacement> {
  return {
    begins: inner.begins,
    read: (reader) => inner.read(reader),
    write: (value, writer) => fields.every((field) => !(field in value)) && inner.write(value, writer),
  };
}

/** “Prevent all combat damage that would be dealt to this creature by red sources” (CR 615). */
const prevention = kinds.flatMap(([damage, combat]): readonly Syntax<Replacement>[] => {
  const fields: Partial<Damage> = {
    would: 'be dealt damage',
    ...(combat === undefined ? {} : { combat }),
    instead: { do: 'prevent all' },
  };
  const unasked = combat === undefined ? ['combat'] : [];
  return [
    without(
      unasked,
      says<Damage>(fields)`prevent all ${literally(damage)} that would be dealt to ${{ to }} by ${{ from: sources }}`,
    ),
    without(
      unasked,
      says<Damage>({
        ...fields,
        to: 'anything',
      })`prevent all ${literally(damage)} that would be dealt by ${{ from: sources }}`,
    ),
    without(
      [...unasked, 'from'],
      says<Damage>({ ...fields, to: 'anything' })`prevent all ${literally(damage)} that would be dealt`,
    ),
    without(
      [...unasked, 'from'],
      says<Damage>(fields)`prevent all ${literally(damage)} that would be dealt to ${{ to }}`,
    ),
  ];
});

const replacements: readonly Syntax<Replacement>[] = prevention;

type Static = Variant<StaticEffect, 'static', 'replacement'>;

/** Replacement and prevention effects of static abilities (CR 614, 615). */
export const replacingEffects: readonly Syntax<StaticEffect>[] = [
  says<Static>({ static: 'replacement' })`${{ replacement: oneOf<Replacement>(...replacements) }}`,
];
