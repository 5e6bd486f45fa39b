import type { StaticEffect } from '../../abilities.js';
import type { Condition } from '../../conditions.js';
import type { PlayableFrom, PlayPermission } from '../../permissions.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { paying } from '../costs.js';
import { time } from '../limits.js';
import { noun } from '../nouns.js';
import { costEffects } from './costs.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
/** “Cast this spell only during combat”, “… only if you control a creature” (CR 601.3). */
const castOnly: Syntax<StaticEffect> = says<Of<'cast this only'>>({
  static: 'cast this only',
})`cast this spell only ${{ if: oneOf<Condition>(time, inIf(condition)) }}`;

function inIf(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: new Set(['if']),
    read: (reader) => (reader.take('if') ? inner.read(reader) : no),
    write: (value, writer) => writer.add('if ') && inner.write(value, writer),
  };
}

type MayPlay = Of<'may play'>;

const places: readonly (readonly [string, PlayableFrom])[] = [
  ['the top of your library', 'top of library'],
  ['your graveyard', 'graveyard'],
  ['exile', 'exile'],
  ['your hand', 'hand'],
];

const lands: PlayPermission = { permit: 'play', filter: { is: 'type', type: 'Land' } };
const anything: PlayPermission = { permit: 'play', filter: { is: 'anything' } };
const thisCard: PlayPermission = { permit: 'cast', filter: { is: 'this' } };

const what = oneOf<PlayPermission>(
  constant('play lands and cast spells', anything),
  constant('play lands', lands),
  constant('cast this card', thisCard),
  onlyFilter(says<PlayPermission>({ permit: 'cast' })`cast ${{ filter: noun(true, 'spell') }}`),
);

function onlyFilter(inner: Syntax<PlayPermission>): Syntax<PlayPermission> {
  return {
    begins: inner.begins,
    read: (reader) => inner.read(reader),
    write: (how, writer) => how.filter.is !== 'this' && Object.keys(how).length === 2 && inner.write(how, writer),
  };
}

/** “You may play lands from your graveyard” (CR 601.3, 305.1). */
const mayPlay = places.map(
  ([text, from]) =>
    says<MayPlay>({
      static: 'may play',
      who: 'you',
      from,
    })`you may ${{ how: what }}${literally(` from ${text}`)}`,
);

/** “You may cast sorcery spells as though they had flash” (CR 601.3b). */
const flash: readonly Syntax<StaticEffect>[] = [
  says<Of<'as though flash'>>({
    static: 'as though flash',
    who: 'you',
  })`you may cast ${{ spells: noun(true, 'spell') }} as though they had flash`,
  says<Of<'as though flash'>>({
    static: 'as though flash',
    who: 'any player',
  })`players may cast ${{ spells: noun(true, 'spell') }} as though they had flash`,
];

/** “You may pay {0} rather than pay this spell's mana cost” (CR 118.9). */
const alternative = says<Of<'alternative cost'>>({
  static: 'alternative cost',
  who: 'you',
  spells: { is: 'this' },
})`you may ${{ cost: paying }} rather than pay this spell's mana cost`;

/** What static abilities say of casting and its costs. */
export const castingEffects: readonly Syntax<StaticEffect>[] = [
  castOnly,
  alternative,
  ...mayPlay,
  ...flash,
  ...costEffects,
];
