import type { Filter } from '../filters.js';
import { plainKeywords, type KeywordName } from '../keywords.js';
import { says, type Variant } from '../syntax/says.js';
import { mapped, no, oneOf, table, words, type Syntax } from '../syntax/syntax.js';
import { quantity } from './quantities.js';

type Of<K> = Variant<Filter, 'is', K>;
type Compared = Of<'power' | 'toughness' | 'mana value'>;

const keyword: Syntax<KeywordName> = table(Object.fromEntries(plainKeywords.map((name) => [name, name])));

function fixed(text: string, filter: Filter): Syntax<Filter> {
  const key = JSON.stringify(filter);
  return words(text, filter, (other) => JSON.stringify(other) === key);
}

function controlled(text: string, who: Of<'controlled by'>['who']): Syntax<Filter> {
  return fixed(text, { is: 'controlled by', who });
}

const always: readonly Syntax<Filter>[] = [
  controlled(' you control', 'you'),
  fixed(" you don't control", { is: 'not', of: { is: 'controlled by', who: 'you' } }),
  controlled(' that player controls', 'that player'),
  controlled(' defending player controls', 'defending player'),
  fixed(' you own', { is: 'owned by', who: 'you' }),
  says<Of<'keyword'>>({ is: 'keyword' })` with ${{ keyword }}`,
  mapped<Of<'keyword'>, Filter>(
    says<Of<'keyword'>>({ is: 'keyword' })` without ${{ keyword }}`,
    (of) => ({ is: 'not', of }),
    (filter) => (filter.is === 'not' && filter.of.is === 'keyword' ? filter.of : no),
  ),
  says<Compared>({ is: 'power' })` with power ${quantity}`,
  says<Compared>({ is: 'toughness' })` with toughness ${quantity}`,
  says<Compared>({ is: 'mana value' })` with mana value ${quantity}`,
  ...(['color', 'creature type', 'card type'] as const)
    .map((quality) =>
      fixed(quality === 'color' ? ' of the chosen color' : ' of the chosen type', { is: 'chosen', quality }),
    )
    .slice(0, 2),
  fixed(' that entered this turn', { is: 'entered this turn' }),
] as readonly Syntax<Filter>[];

const one = oneOf(
  ...always,
  controlled(' an opponent controls', 'opponent'),
  fixed(' that was dealt damage this turn', { is: 'dealt damage this turn' }),
);
const several = oneOf(
  ...always,
  controlled(' your opponents control', 'opponent'),
  fixed(' that were dealt damage this turn', { is: 'dealt damage this turn' }),
);

/** What follows a noun: “you control”, “with flying”, “with power 2 or less”. */
export function afterNoun(many: boolean): Syntax<Filter> {
  return many ? several : one;
}
