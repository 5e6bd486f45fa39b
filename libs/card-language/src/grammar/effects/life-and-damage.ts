import { says } from '../../syntax/says.js';
import type { Recipients } from '../../references.js';
import { constant, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { much } from '../counts.js';
import { value } from '../holes.js';
import { each } from '../objects.js';
import { recipients } from '../recipients.js';
import { verb } from '../verbs.js';
import { ofObjects, undergoes, type Doing, type Predicate } from './predicate.js';

/** The amount is said here, where it isn't said last. */
const soMuch: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (value) => !('amountLast' in value),
};

const others = oneOf<Recipients>(
  constant<Recipients>('each player', { players: 'each player' }),
  constant<Recipients>('each opponent', { players: 'each opponent' }),
  each('each '),
);

/** What can come after whom damage is dealt to; behind anything else “and” begins another clause. */
const ends = new Set(['.', ',', 'and', 'where', '"', 'instead', 'if', 'at', 'for']);

/** “… and each player”: as much is dealt to these too. */
const also: Syntax<Pick<Doing<'deal damage'>, 'also'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (reader.take('and')) {
      const found = others.read(reader);
      if (found !== no && (ends.has(reader.word) || reader.token.kind === 'end')) return { also: found };
    }
    reader.back(from);
    return {};
  },
  write: ({ also: found }, writer) => found === undefined || (writer.add(' and ') && others.write(found, writer)),
};

/** CR 119, 120. */
export const lifeAndDamagePredicates: readonly Predicate[] = [
  undergoes(says<Doing<'gain life'>>({ do: 'gain life' })`${verb('gain')} ${{ amount: much('life') }}`),
  undergoes(says<Doing<'lose unspent mana'>>({ do: 'lose unspent mana' })`${verb('lose')} all unspent mana`),
  undergoes(says<Doing<'lose life'>>({ do: 'lose life' })`${verb('lose')} ${{ amount: much('life') }}`),
  ofObjects<Doing<'deal damage'>>(
    'source',
    says<Doing<'deal damage'>>({
      do: 'deal damage',
      amountLast: true,
    })`${verb('deal')} damage to ${{ to: recipients }} equal to ${{ amount: value }}`,
  ),
  ofObjects<Doing<'deal damage'>>(
    'source',
    says<Doing<'deal damage'>>({
      do: 'deal damage',
    })`${verb('deal')} ${soMuch}${{ amount: much('damage') }} to ${{ to: recipients }}${also}`,
  ),
];
