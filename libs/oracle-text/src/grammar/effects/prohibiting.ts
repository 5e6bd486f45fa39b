import type { Effect, Filter, PlayerProhibition, Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { durationOfRule } from '../basics/durations.js';
import { noun } from '../nouns/nouns.js';
import { spellsFromZones } from '../nouns/spells-from-zones.js';
import { verb } from '../basics/verbs.js';
import { possessivePlayers } from '../players/players.js';
import { imperative, undergoes, type EffectOf, type Predicate } from './predicate.js';

type Prohibit = EffectOf<'prohibit'>;
type What = Pick<Prohibit, 'what' | 'filter'>;

const plain: readonly (readonly [string, PlayerProhibition])[] = [
  ['gain life', 'gain life'],
  ['lose life', 'lose life'],
  ["activate abilities that aren't mana abilities", 'activate nonmana abilities'],
  ['search libraries', 'search libraries'],
  ['draw cards', 'draw cards'],
  ['play lands', 'play lands'],
  ['lose the game', 'lose the game'],
  ['win the game', 'win the game'],
];

const anything: Filter = { is: 'anything' };
const spells = oneOf(spellsFromZones, noun(true, 'spell'));

/** The actions that a player can't take: “gain life”, “cast noncreature spells”. */
const what: Syntax<What> = oneOf<What>(
  ...plain.map(([text, prohibition]) => says<What>({ what: prohibition })`${literally(text)}`),
  {
    begins: new Set(['cast']),
    fixedFields: { what: 'cast spells' },
    read(reader) {
      const filter = reader.take('cast') ? spells.read(reader) : no;
      // The prohibition is checked later, when referents of this text are no longer known.
      return filter === no || /"(?:slot|label|objects)":/.test(JSON.stringify(filter))
        ? no
        : { what: 'cast spells', ...(filter.is !== 'anything' && { filter }) };
    },
    write: (value, writer) =>
      value.what === 'cast spells' && writer.add('cast ') && spells.write(value.filter ?? anything, writer),
  },
);

/** “Target player can't cast spells this turn” (CR 101.2, 611.2). */
export const prohibitingPredicates: readonly Predicate[] = [
  undergoes(
    says<Prohibit>({
      do: 'prohibit',
      what: 'have a maximum hand size',
    })`${verb('have', 'has')} no maximum hand size${{ until: durationOfRule }}`,
  ),
  undergoes(ofSome(says<Prohibit>({ do: 'prohibit' })`can't ${what}${{ until: durationOfRule }}`)),
];

/** The verb is plural if the prohibition is for all players or all opponents. */
function ofSome(inner: Syntax<Prohibit>): Syntax<Prohibit> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (effect, writer) =>
      !groups.some(([, { players }]) => players === effect.who.players) && inner.write(effect, writer),
  };
}

const groups: readonly (readonly [string, Players])[] = [
  ['players', { players: 'each player' }],
  ['your opponents', { players: 'each opponent' }],
];

const damage: Prohibit = {
  do: 'prohibit',
  who: { players: 'each player' },
  what: 'prevent damage',
  until: 'this turn',
};

/** “Players can't gain life this turn”, “damage can't be prevented this turn” (CR 615.12). */
export const prohibitingImperatives: readonly Syntax<Effect>[] = [
  imperative(
    words<Prohibit>("damage can't be prevented this turn", damage, (effect) => {
      return effect.what === 'prevent damage' && effect.until === 'this turn';
    }),
  ),
  imperative(
    says<Prohibit>({
      do: 'prohibit',
      what: 'change life totals',
    })`${{ who: possessivePlayers }} life total can't change${{ until: durationOfRule }}`,
  ),
  ...groups.map(([text, who]) =>
    imperative(says<Prohibit>({ do: 'prohibit', who })`${literally(text)} can't ${what}${{ until: durationOfRule }}`),
  ),
];
