import type { Effect, Filter, Recipients, TargetSpec } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { noun } from '../nouns/nouns.js';
import { numeralOrX } from '../basics/numerals.js';
import { recipients } from '../players/recipients.js';
import { target } from '../targets/targets.js';
import { preventedByColor } from './prevention-by-color.js';
import { imperative, type EffectOf } from './predicate.js';

type Prevent = EffectOf<'prevent damage'>;
const thisTurn: Partial<Prevent> = { do: 'prevent damage', until: 'this turn' };

const opening = literally('prevent the next ');
const among = literally(' damage that would be dealt this turn to ');
const closing = literally(', divided as you choose');
const spec = target('in');

/** “Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose” (CR 601.2d). */
const divided: Syntax<Prevent> = {
  begins: opening.begins,
  fixedFields: { do: 'prevent damage' },
  read(reader) {
    const amount = opening.read(reader) === no ? no : numeralOrX.read(reader);
    if (amount === no || among.read(reader) === no) return no;
    const targets = spec.read(reader);
    if (targets === no || targets.max === 1 || closing.read(reader) === no) return no;
    const slot = reader.scope.addTarget({ ...targets, divide: amount });
    return { do: 'prevent damage', to: { objects: 'target', slot }, amount, until: 'this turn', divided: true };
  },
  write({ do: what, to, amount, divided: isDivided }, writer) {
    if ((what as string) !== 'prevent damage' || !isDivided || amount === 'all') return false;
    if (to === 'anything' || !('slot' in to)) return false;
    const { divide, ...targets } = writer.scope.targets[to.slot] ?? ({} as TargetSpec);
    if (divide === undefined || !opening.write({}, writer) || !numeralOrX.write(amount, writer)) return false;
    return among.write({}, writer) && spec.write(targets, writer) && closing.write({}, writer);
  },
};

const orToYours = says<Pick<Prevent, 'to' | 'orTo'>>({
  to: { players: 'you' },
})`you and/or ${{ orTo: noun(true) }}`;

const ofYourChoice = constant<Filter>('a source of your choice', { is: 'anything' });

/** Other recipients of all damage are read as those of another instruction. */
const targets = readsAndWrites<Recipients>((to) => 'slot' in to, recipients);

const plain = without(
  ['orTo', 'source', 'then'],
  oneOf<Prevent>(
    says<Prevent>({
      ...thisTurn,
      to: 'anything',
      amount: 'all',
      combatOnly: true,
    })`prevent all combat damage that would be dealt this turn`,
    says<Prevent>({ ...thisTurn, to: 'anything', amount: 'all' })`prevent all damage that would be dealt this turn`,
    says<Prevent>({
      ...thisTurn,
      amount: 'all',
      combatOnly: true,
    })`prevent all combat damage that would be dealt to ${{ to: recipients }} this turn`,
    says<Prevent>({
      ...thisTurn,
      amount: 'all',
    })`prevent all damage that would be dealt to ${{ to: recipients }} this turn`,
    divided,
    says<Prevent>(
      thisTurn,
    )`prevent the next ${{ amount: numeralOrX }} damage that would be dealt to ${{ to: recipients }} this turn`,
  ),
);

/** “Prevent the next 3 damage that would be dealt to any target this turn” (CR 615.7). */
export const prevention: Syntax<Prevent> = oneOf<Prevent>(
  plain,
  without(
    ['source', 'then'],
    says<Prevent>(
      thisTurn,
    )`prevent the next ${{ amount: numeralOrX }} damage that would be dealt to ${orToYours} this turn`,
  ),
  without(
    ['then', 'orTo'],
    says<Prevent>(
      thisTurn,
    )`prevent the next ${{ amount: numeralOrX }} damage that would be dealt to ${{ to: recipients }} this turn by ${{
      source: ofYourChoice,
    }}`,
  ),
  without(
    ['then', 'orTo'],
    says<Prevent>({
      ...thisTurn,
      amount: 'all',
    })`prevent all damage that would be dealt to ${{ to: targets }} this turn by ${{ source: ofYourChoice }}`,
  ),
  without(
    ['then'],
    says<Prevent>(
      thisTurn,
    )`prevent the next ${{ amount: numeralOrX }} damage that ${{ source: ofYourChoice }} would deal to ${orToYours} this turn`,
  ),
);

/** Instructions that prevent damage (CR 615). */
export const preventionImperatives: readonly Syntax<Effect>[] = [preventedByColor, imperative(prevention)];
