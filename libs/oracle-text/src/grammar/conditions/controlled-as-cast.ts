import { type Condition, type Filter, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';

type Controlled = Variant<Condition, 'if', 'controlled as cast'>;

const controlled = says<Controlled>({
  if: 'controlled as cast',
})`controlled ${{ filter: indefinite() }} as you cast this spell`;
const revealed = literally('you revealed ');
const or = literally(' or ');
const you = literally('you ');
const card = indefinite('card');
const paid: Condition = { if: 'cost was paid', keyword: 'additional' };

/** The filter for the card that the optional additional cost of the same text reveals from the hand. */
function revealedFor({ textSource }: Scope): Filter | undefined {
  const own = textSource.abilities.find(({ kind }) => kind === 'additional cost');
  const [cost, ...more] = own?.kind === 'additional cost' && own.optional ? own.cost : [];
  return cost?.cost === 'reveal from hand' && more.length === 0 ? cost.filter : undefined;
}

/** “You revealed a Dragon card or controlled a Dragon as you cast this spell.” */
const revealedOrControlled: Syntax<Condition> = {
  begins: you.begins,
  fixedFields: { if: 'any' },
  read(reader) {
    const filter = revealedFor(reader.scope);
    if (filter === undefined || revealed.read(reader) === no) return no;
    const said = card.read(reader);
    if (said === no || !isSameTree(said, filter) || or.read(reader) === no) return no;
    const second = controlled.read(reader);
    return second === no ? no : { if: 'any', of: [paid, second] };
  },
  write(condition, writer) {
    const filter = revealedFor(writer.scope);
    if (filter === undefined || condition.if !== 'any' || condition.of.length !== 2) return false;
    const [first, second] = condition.of;
    if (!isSameTree(first, paid) || second?.if !== 'controlled as cast') return false;
    return (
      revealed.write({}, writer) &&
      card.write(filter, writer) &&
      or.write({}, writer) &&
      controlled.write(second, writer)
    );
  },
};

const youControlled: Syntax<Condition> = says<Controlled>({
  if: 'controlled as cast',
})`you controlled ${{ filter: indefinite() }} as you cast this spell`;

export const asCastConditions: readonly Syntax<Condition>[] = [revealedOrControlled, youControlled];
