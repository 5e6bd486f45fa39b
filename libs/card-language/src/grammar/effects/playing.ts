import type { Duration } from '../../durations.js';
import type { PlayPermission } from '../../permissions.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { objectsAsObject } from '../objects.js';
import { acts, type Doing, type Predicate } from './predicate.js';

type MayPlay = Doing<'may play'>;
type Cast = Doing<'cast'>;

const anything = { is: 'anything' } as const;

const lasting: Syntax<Duration> = oneOf<Duration>(
  {
    begins: null,
    read: (reader) => (reader.scope.leadingDuration === null ? no : reader.scope.leadingDuration),
    write: (duration, writer) => writer.scope.leadingDuration === duration,
  },
  words<Duration>(' this turn', 'this turn'),
  words<Duration>(' until the end of your next turn', 'until end of your next turn'),
  words<Duration>(' until your next end step', 'until your next end step'),
  words<Duration>(' until your next turn', 'until your next turn'),
  words<Duration>(' for as long as it remains exiled', 'rest of the game'),
);

const how = (permit: 'play' | 'cast', more: Partial<PlayPermission> = {}): PlayPermission => ({
  permit,
  filter: anything,
  ...more,
});

/** “You may play that card this turn” (CR 601.3). It is no “may” of the game: nobody decides anything now. */
export const mayPlayPredicates: readonly Predicate[] = (
  [
    ['play', '', {}],
    ['cast', '', {}],
    ['cast', ' without paying its mana cost', { pay: 'nothing' }],
    ['play', ' without paying its mana cost', { pay: 'nothing' }],
  ] as const
)
  .flatMap(([permit, text, more]) =>
    // Longer endings first.
    [
      acts(
        says<MayPlay>({
          do: 'may play',
          how: how(permit, more),
        })`may ${literally(permit)} ${{ what: objectsAsObject }}${{ until: lasting }}${literally(text)}`,
      ),
      acts(
        says<MayPlay>({
          do: 'may play',
          how: how(permit, { ...more, spendAs: 'any type' }),
        })`may ${literally(permit)} ${{ what: objectsAsObject }}${{ until: lasting }}${literally(text)}, and mana of any type can be spent to cast it`,
      ),
    ].reverse(),
  )
  .map((predicate) => ({ ...predicate, imperative: false }));

/** “Cast it without paying its mana cost”: now (CR 608.2g). */
export const castPredicates: readonly Predicate[] = [
  acts(
    says<Cast>({
      do: 'cast',
      how: how('cast', { pay: 'nothing' }),
    })`cast ${{ what: objectsAsObject }} without paying its mana cost`,
  ),
];
