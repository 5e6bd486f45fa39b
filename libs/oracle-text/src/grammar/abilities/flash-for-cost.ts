import type { AdditionalCost, Cost } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { paying } from '../costs/costs.js';
import { mana } from '../costs/mana.js';

type Paid = Pick<AdditionalCost, 'cost'>;

const more: Syntax<readonly Cost[]> = mapped<
  { readonly mana: Extract<Cost, { cost: 'mana' }>['mana'] },
  readonly Cost[]
>(
  says<{ readonly mana: Extract<Cost, { cost: 'mana' }>['mana'] }>({})`pay ${{ mana }} more to cast it`,
  ({ mana: symbols }) => [{ cost: 'mana', mana: symbols }],
  ([first, ...others]) => (first?.cost === 'mana' && others.length === 0 ? { mana: first.mana } : no),
);

const opening = literally('you may cast this spell as though it had flash if you ');

/** “You may cast this spell as though it had flash if you pay {2} more to cast it” (CR 601.3c). */
export const flashForCost: Syntax<AdditionalCost> = {
  begins: opening.begins,
  fixedFields: { kind: 'additional cost' },
  read(reader) {
    const found = opening.read(reader) === no ? no : oneOf<Paid>(...forms).read(reader);
    if (found === no || !reader.take('.')) return no;
    return { kind: 'additional cost', optional: true, flash: true, cost: found.cost };
  },
  write: ({ cost }, writer) =>
    opening.write({}, writer) && oneOf<Paid>(...forms).write({ cost }, writer) && writer.add('.'),
};

const forms: readonly Syntax<Paid>[] = [
  says<Paid>({})`${{ cost: more }}`,
  says<Paid>({})`${{ cost: paying }} as an additional cost to cast it`,
];
