import type { Effect, ExchangedValue, Players } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { value } from '../basics/holes.js';
import { areSeveral } from '../basics/one-by-one.js';
import { numeralOrX } from '../basics/numerals.js';
import { possessive } from '../objects/objects.js';
import { possessivePlayers } from '../players/players.js';
import { theirOwn, verb } from '../basics/verbs.js';
import { becomeOrBecomes } from './become-or-becomes.js';
import { acts, imperative, type EffectOf, type Predicate } from './predicate.js';

type Exchanged<K> = Variant<ExchangedValue, 'value', K>;
type Exchange = EffectOf<'exchange values'>;
type Zones = EffectOf<'exchange zones'>;
type Life = EffectOf<'set life total'>;
type Multiply = EffectOf<'multiply life total'>;
type Random = EffectOf<'note random number'>;

/** “Your life total”, “this creature's power” (CR 701.12g). */
const exchanged: Syntax<ExchangedValue> = oneOf<ExchangedValue>(
  says<Exchanged<'life total'>>({ value: 'life total' })`${{ of: possessivePlayers }} life total`,
  says<Exchanged<'power'>>({ value: 'power' })`${{ of: possessive }} power`,
  says<Exchanged<'toughness'>>({ value: 'toughness' })`${{ of: possessive }} toughness`,
);

/** The duration; without one, the exchange lasts for the rest of the game (CR 701.12g). */
const maybeUntil: Syntax<Pick<Exchange, 'until'>> = oneOf<Pick<Exchange, 'until'>>(
  says<Pick<Exchange, 'until'>>({})`${{ until: duration }}`,
  {
    begins: null,
    read: () => ({}),
    write: (held) => held.until === undefined,
  },
);

const factors: readonly (readonly [string, 2 | 3])[] = [
  ['double', 2],
  ['triple', 3],
];

const thatPlayer: Players = { players: 'that player' };

const zone = table({ hand: 'hand', graveyard: 'graveyard', library: 'library' } as const);

/** “Each player's”: “they” is each of the players in the number that follows. */
const eachOrOne: Syntax<Players> = {
  begins: possessivePlayers.begins,
  read(reader) {
    const who = possessivePlayers.read(reader);
    if (who !== no && areSeveral(who)) reader.scope.name(thatPlayer, false, ['player']);
    return who;
  },
  write(who, writer) {
    if (!possessivePlayers.write(who, writer)) return false;
    if (areSeveral(who)) writer.scope.name(thatPlayer, false, ['player']);
    return true;
  },
};

/** Instructions about numbers: life totals, noted numbers (CR 119.5, 701.10d, 701.12). */
export const numberImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Exchange>({
      do: 'exchange values',
    })`exchange ${{ first: exchanged }} and ${{ second: exchanged }}${maybeUntil}`,
  ),
  imperative(
    says<Life>({ do: 'set life total' })`${{ who: eachOrOne }} life total ${becomeOrBecomes} ${{ to: value }}`,
  ),
  ...factors.map(([word, by]) =>
    imperative(
      says<Multiply>({ do: 'multiply life total', by })`${literally(word)} ${{ who: possessivePlayers }} life total`,
    ),
  ),
  imperative(
    noting(
      says<Random>({
        do: 'note random number',
      })`choose a number between ${{ least: numeralOrX }} and ${{ most: numeralOrX }} at random`,
    ),
  ),
  imperative(noting(says<EffectOf<'note number'>>({ do: 'note number' })`note ${{ amount: value }}`)),
];

/** Labels the number, which later text calls “the noted number”. */
function noting<T extends { readonly label: string }>(inner: Syntax<T>): Syntax<T> {
  return {
    ...inner,
    read(reader) {
      const found = inner.read(reader);
      if (typeof found === 'symbol') return found;
      const label = reader.scope.newLabel('number');
      reader.scope.lastNumber = label;
      return { ...found, label };
    },
    write(effect, writer) {
      if (!inner.write(effect, writer)) return false;
      writer.scope.lastNumber = effect.label;
      return true;
    },
  };
}

/** “Exchange your hand and graveyard” (CR 701.12). */
export const zoneExchangePredicates: readonly Predicate[] = [
  acts(
    says<Zones>({
      do: 'exchange zones',
    })`${verb('exchange')} ${theirOwn} ${{ first: zone }} and ${{ second: zone }}`,
  ),
];
