import { type Effect, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, words, type Syntax } from '../../syntax/syntax.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { playersAsObject } from '../players/players.js';
import { newTarget } from '../targets/target-reference.js';
import { imperative, type EffectOf } from './predicate.js';

type Control = EffectOf<'exchange control'>;

const before = words('exchange control of ', true);
const exchange = literally(' exchange life totals');
const two = newTarget(['permanent']) as Syntax<Objects>;
const twoPlayers = newTarget(['player', 'opponent']) as Syntax<Players>;

/** “Exchange control of two target creatures”: both targets of one slot (CR 701.12b). */
const ofTwoTargets: Syntax<Control> = {
  begins: before.begins,
  read(reader) {
    const both = before.read(reader) === no ? no : two.read(reader);
    if (both === no || both.objects !== 'target') return no;
    const { min, max } = reader.scope.targets[both.slot]!;
    return min === 2 && max === 2 ? { do: 'exchange control', first: both, second: both } : no;
  },
  write: (effect, writer) =>
    (effect.do as string) === 'exchange control' &&
    isSameTree(effect.first, effect.second) &&
    before.write(true, writer) &&
    two.write(effect.first, writer),
};

/** “Two target players exchange life totals”: both targets of one slot (CR 701.12c). */
const lifeTotalsOfTwo: Syntax<EffectOf<'exchange life totals'>> = {
  begins: new Set(['two']),
  fixedFields: { do: 'exchange life totals' },
  read(reader) {
    const both = twoPlayers.read(reader);
    if (both === no || both.players !== 'target' || exchange.read(reader) === no) return no;
    const { min, max } = reader.scope.targets[both.slot]!;
    return min === 2 && max === 2 ? { do: 'exchange life totals', first: both, second: both } : no;
  },
  write: (effect, writer) =>
    (effect.do as string) === 'exchange life totals' &&
    isSameTree(effect.first, effect.second) &&
    twoPlayers.write(effect.first, writer) &&
    exchange.write({}, writer),
};

/** Instructions that exchange (CR 701.12). */
export const exchangeImperatives: readonly Syntax<Effect>[] = [
  imperative(ofTwoTargets),
  imperative(
    says<Control>({
      do: 'exchange control',
    })`exchange control of ${{ first: objectsAfterVerb }} and ${{ second: objectsAfterVerb }}`,
  ),
  imperative(lifeTotalsOfTwo),
  imperative(
    says<EffectOf<'exchange life totals'>>({
      do: 'exchange life totals',
      first: { players: 'you' },
    })`exchange life totals with ${{ second: playersAsObject }}`,
  ),
];
