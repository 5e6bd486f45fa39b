import { type Condition, isSameTree, type ManaCost } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs/mana.js';

const paid: Condition = { if: 'cost was paid', keyword: 'alternative' };
const costWasPaid = literally(' cost was paid');

/** The mana of the one alternative cost that the text itself names (CR 118.9). */
function ownAlternative({ textSource }: Scope): ManaCost | undefined {
  const named = textSource.abilities.flatMap((ability) => (ability.kind === 'static' ? ability.effects : []));
  const own = named.flatMap((effect) =>
    effect.static === 'alternative cost' && effect.spells.is === 'this' ? [effect.cost] : [],
  );
  const [cost] = own[0] ?? [];
  return own.length === 1 && own[0]!.length === 1 && cost?.cost === 'mana' ? cost.mana : undefined;
}

/** “The {1}{B} cost was paid.” */
export const ownAlternativePaid: Syntax<Condition> = {
  begins: new Set(['the']),
  fixedFields: { if: 'cost was paid' },
  read(reader) {
    const cost = ownAlternative(reader.scope);
    if (cost === undefined || !reader.take('the')) return no;
    const said = mana.read(reader);
    return said === no || !isSameTree(said, cost) || costWasPaid.read(reader) === no ? no : paid;
  },
  write(condition, writer) {
    const cost = ownAlternative(writer.scope);
    if (cost === undefined || !isSameTree(condition, paid) || !writer.add('the ')) return false;
    return mana.write(cost, writer) && costWasPaid.write({}, writer);
  },
};
