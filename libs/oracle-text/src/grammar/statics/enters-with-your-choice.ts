import { isSameTree, type EntersModification, type Replacement, type StaticEffect } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, type No, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';
import { counterCount } from '../costs/cost-parts.js';

type Enters = Variant<Replacement, 'would', 'enter'>;
type Counters = Pick<Variant<EntersModification, 'enters', 'with counters'>, 'counter' | 'count'>;

interface Kinds {
  readonly kinds: readonly Counters[];
}

const label = 'counter';

/** The choice is made before the permanent enters (CR 614.12a). */
function choosing({ kinds }: Kinds): Enters | No {
  const among = kinds.map(({ counter }) => counter);
  if (among.length < 2) return no;
  return {
    would: 'enter',
    what: { is: 'this' },
    instead: {
      enters: 'after',
      effects: [{ do: 'note choice', who: { players: 'you' }, choice: { choose: 'word', among }, label }],
      then: kinds.map(({ counter, count }) => ({
        enters: 'with counters',
        counter,
        count,
        if: { if: 'noted', label, word: counter },
      })),
    },
  };
}

function kindsIn({ instead }: Enters): Kinds | No {
  if (instead.enters !== 'after') return no;
  const kinds = instead.then.flatMap((one) =>
    one.enters === 'with counters' ? [{ counter: one.counter, count: one.count }] : [],
  );
  const found = choosing({ kinds });
  return found !== no && isSameTree(found, { would: 'enter', what: { is: 'this' }, instead }) ? { kinds } : no;
}

/** “This creature enters with your choice of a flying counter or a first strike counter on it.” */
export const entersWithYourChoice: Syntax<StaticEffect> = mapped<Kinds, StaticEffect>(
  says<Kinds>({})`${nameSelf} enters with your choice of ${{ kinds: listed(counterCount, 'or') }} on it`,
  (found) => {
    const replacement = choosing(found);
    return replacement === no ? no : { static: 'replacement', replacement };
  },
  (effect) =>
    effect.static === 'replacement' && effect.replacement.would === 'enter' ? kindsIn(effect.replacement) : no,
  { static: 'replacement' },
);
