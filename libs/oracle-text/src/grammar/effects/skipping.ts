import type { Effect, Skippable } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { verb } from '../basics/verbs.js';
import { imperative, undergoes, type EffectOf, type Predicate } from './predicate.js';

type Skip = EffectOf<'skip'>;

const parts: readonly (readonly [string, Skippable])[] = [
  ['turn', 'turn'],
  ['untap step', 'untap'],
  ['upkeep step', 'upkeep'],
  ['draw step', 'draw'],
  ['combat phase', 'combat phase'],
];

/** “Your”, “their”: the subject's own next turn, phase or step. */
const whose: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => (reader.take('your') || reader.take('their') ? {} : no),
  write(_, writer) {
    const means = writer.scope.subject?.means;
    return writer.add(means !== undefined && 'players' in means && means.players === 'you' ? 'your' : 'their');
  },
};

const several = numeral;

/** The next one of a player, not that of a turn named before. */
function next(...said: readonly Syntax<Skip>[]): Syntax<Skip> {
  const one = oneOf<Skip>(...said);
  return {
    begins: one.begins,
    read: (reader) => one.read(reader),
    write: (effect, writer) => effect.thatTurn === undefined && one.write(effect, writer),
  };
}

/** “Skip the untap step of that turn”: of the turn that the text added (CR 500.7). */
export const skippingImperatives: readonly Syntax<Effect>[] = parts
  .filter(([, what]) => what !== 'turn')
  .map(([text, what]) =>
    imperative(
      says<Skip>({
        do: 'skip',
        who: { players: 'you' },
        what,
        count: 1,
        thatTurn: true,
      })`skip the ${literally(text)} of that turn`,
    ),
  );

/** “You skip your next turn”, “target player skips their next draw step” (CR 500.11, 614.10a). */
export const skippingPredicates: readonly Predicate[] = parts.map(([text, what]) =>
  undergoes(
    next(
      says<Skip>({ do: 'skip', what, count: 1 })`${verb('skip')} ${whose} next ${literally(text)}`,
      says<Skip>({ do: 'skip', what })`${verb('skip')} ${whose} next ${{ count: several }} ${literally(`${text}s`)}`,
    ),
  ),
);
