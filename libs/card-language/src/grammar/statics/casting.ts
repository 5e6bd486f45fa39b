import type { StaticEffect } from '../../abilities.js';
import type { Amount } from '../../amounts.js';
import type { Condition } from '../../conditions.js';
import type { Filter } from '../../filters.js';
import type { PlayableFrom, PlayPermission } from '../../permissions.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { mana, paying } from '../costs.js';
import { forEach } from '../counts.js';
import { time } from '../limits.js';
import { noun } from '../nouns.js';
import { self } from '../self.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Who = 'you' | 'opponent' | 'any player';

const casters: readonly (readonly [string, Who])[] = [
  [' you cast', 'you'],
  [' your opponents cast', 'opponent'],
  ['', 'any player'],
];

/** “Creature spells you cast cost {1} less to cast.” */
const costChanges = (['less', 'more'] as const).flatMap((direction) =>
  casters.map(
    ([text, who]) =>
      says<Of<'cost change'>>({
        static: 'cost change',
        direction,
        who,
      })`${{ spells: noun(true, 'spell') }}${literally(text)} cost ${{ mana }} ${literally(direction)} to cast`,
  ),
);

const targeted: Syntax<Filter> = oneOf<Filter>({
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : { is: 'this' }),
  write: (filter, writer) => filter.is === 'this' && self.write({ objects: 'this' }, writer),
});

/** “Spells your opponents cast that target this creature cost {2} more to cast.” */
const targetChanges = (['less', 'more'] as const).flatMap((change) =>
  casters.map(
    ([text, who]) =>
      says<Of<'cost modification'>>({
        static: 'cost modification',
        of: 'spells',
        who,
        change,
      })`${{ filter: noun(true, 'spell') }}${literally(`${text} that target `)}${{ targeting: targeted }} cost ${{ mana }} ${literally(change)} to cast`,
  ),
);

const thisSpellCosts = literally('this spell costs ');
const lessToCast = literally(' less to cast');
const ifWord = literally(' if ');

type Own = Of<'own cost reduction'>;

/** “This spell costs {2} less to cast if …”, “… for each …”, “{X} less to cast, where X is …” (CR 601.2f). */
const ownReduction: Syntax<StaticEffect> = {
  begins: new Set(['this']),
  read(reader) {
    if (thisSpellCosts.read(reader) === no) return no;
    const cost = mana.read(reader);
    if (cost === no || cost.length !== 1 || lessToCast.read(reader) === no) return no;
    if (cost[0] === 'X') return { static: 'own cost reduction', generic: { amount: 'X' } };
    const generic = Number(cost[0]);
    if (!Number.isInteger(generic)) return no;
    if (reader.word === 'if') {
      const asked = ifWord.read(reader) === no ? no : condition.read(reader);
      if (asked === no) return no;
      return {
        static: 'own cost reduction',
        generic: { amount: 'either', condition: asked, then: generic, otherwise: 0 },
      };
    }
    const from = reader.mark();
    const each = forEach.read(reader);
    if (each !== no) {
      const times: Amount = generic === 1 ? each : { amount: 'product', of: [generic, each] };
      return { static: 'own cost reduction', generic: times };
    }
    reader.back(from);
    return { static: 'own cost reduction', generic };
  },
  write(effect, writer) {
    if (effect.static !== 'own cost reduction') return false;
    return writeReduction(effect, writer);
  },
};

function writeReduction({ generic }: Own, writer: Parameters<typeof forEach.write>[1]): boolean {
  const costs = (count: number | string): boolean => writer.add(`this spell costs {${count}} less to cast`);
  if (typeof generic === 'number') return costs(generic);
  if (generic.amount === 'X') {
    if (generic.is !== undefined) writer.scope.whereX = generic.is;
    return costs('X');
  }
  if (generic.amount === 'either') {
    if (typeof generic.then !== 'number' || generic.otherwise !== 0) return false;
    return costs(generic.then) && ifWord.write({}, writer) && condition.write(generic.condition, writer);
  }
  const [count, each] = generic.amount === 'product' ? [generic.of[0]!, generic.of[1]!] : [1, generic];
  return typeof count === 'number' && costs(count) && forEach.write(each, writer);
}

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
  ownReduction,
  castOnly,
  alternative,
  ...mayPlay,
  ...flash,
  ...costChanges,
  ...targetChanges,
];
