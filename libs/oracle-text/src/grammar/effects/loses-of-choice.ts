import { type Duration, type Effect, isSameTree, type Modification } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { durationOrNone } from '../basics/durations.js';
import { verb } from '../basics/verbs.js';
import { lost } from '../changes/lost-keywords.js';
import { ofObjects, type EffectOf, type Predicate } from './predicate.js';

type ChooseOne = EffectOf<'choose one'>;
type Apply = EffectOf<'apply'>;

/** The losses of which the player chooses one. */
interface Losses {
  readonly losses: readonly Modification[];
  readonly until: Duration;
}

const single = oneOf<Modification>(...lost);

/** The two wordings of the choice: “your choice of flying or trample”, “first strike or swampwalk”. */
const wordings: readonly Syntax<Losses>[] = [
  says<Losses>({})`${verb('lose')} your choice of ${{ losses: listed(single, 'or') }}${{ until: durationOrNone }}`,
  without([], says<Losses>({})`${verb('lose')} ${{ losses: listed(single, 'or') }}${{ until: durationOrNone }}`),
];

function optionsOf({ losses, until }: Losses): ChooseOne | No {
  if (losses.length < 2) return no;
  // `to` is missing here: `ofObjects` fills in the subject of the clause.
  const options = losses.map((change) => ({
    effects: [{ do: 'apply', changes: [change], until } as object as Effect],
  }));
  return { do: 'choose one', who: { players: 'you' }, options };
}

function lossesIn(least: number): (effect: ChooseOne) => Losses | No {
  return (effect) => {
    const applied = effect.options.flatMap(({ effects: [one] }) => (one?.do === 'apply' ? [one] : []));
    const losses = applied.flatMap(({ changes: [change] }) => (change === undefined ? [] : [change]));
    const [first] = applied;
    const said = first === undefined || losses.length < least ? no : optionsOf({ losses, until: first.until });
    if (first === undefined || said === no) return no;
    const options = said.options.map(({ effects }) => ({
      effects: effects.map((one) => ({ ...one, to: first.to }) as Apply),
    }));
    return isSameTree({ options: effect.options }, { options }) ? { losses, until: first.until } : no;
  };
}

/** “Loses your choice of flying, first strike, or trample until end of turn” (CR 608.2d). */
export const losesOfChoice: readonly Predicate[] = wordings.map((words, i) =>
  ofObjects<ChooseOne>(
    'options',
    mapped<Losses, ChooseOne>(words, optionsOf, lossesIn(i === 0 ? 3 : 2), { do: 'choose one' }),
  ),
);
