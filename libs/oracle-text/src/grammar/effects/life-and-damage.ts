import { type Condition, isSameTree, someNode, type Recipients } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { readsOnly } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { condition } from '../conditions/index.js';
import { forEach, amountOf } from '../counts/counts.js';
import { conjuncts } from '../basics/filter-parts.js';
import { halfOf } from '../amounts/halves.js';
import { value } from '../basics/holes.js';
import { digits } from '../basics/numerals.js';
import { recipients } from '../players/recipients.js';
import { replacedBy } from './replaced-instructions.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, undergoes, type EffectOf, type Predicate } from './predicate.js';

/** The amount stands before the recipients, not after them. */
const amountFirst: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (value) => !('amountLast' in value),
};

type More = NonNullable<EffectOf<'deal damage'>['also']>[number];

const damage = amountOf('damage');
const to = literally(' to ');
/** Words that can stand after the recipients of damage; before other words, “and” begins another clause. */
const endsDamage = new Set(['.', ',', 'and', 'where', '"', 'instead', 'if', 'at', 'for', 'equal', '']);

/** Reads further recipients of the same damage event: “and 2 damage to you”, “and each player”. */
function readMore(reader: Reader): readonly More[] | undefined {
  const found: More[] = [];
  for (;;) {
    const from = reader.mark();
    const comma = reader.take(',');
    const last = reader.take('and');
    const one = comma || last ? readOneMore(reader) : undefined;
    if (one === undefined) {
      reader.back(from);
      return comma && found.length > 0 && !last ? undefined : found;
    }
    found.push(one);
    if (last) return found;
  }
}

function readOneMore(reader: Reader): More | undefined {
  const from = reader.mark();
  const amount = damage.read(reader);
  if (amount !== no && to.read(reader) !== no) {
    const whom = recipients.read(reader);
    return whom === no ? undefined : { amount, to: whom };
  }
  reader.back(from);
  if (reader.word !== 'each' && reader.word !== 'you') return undefined;
  const whom = recipients.read(reader);
  return whom === no || !endsDamage.has(reader.word) ? undefined : { to: whom };
}

const more: Syntax<Pick<EffectOf<'deal damage'>, 'also'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const also = readMore(reader);
    if (also !== undefined && also.length > 0) return { also };
    reader.back(from);
    return {};
  },
  write({ also = [] }, writer) {
    return also.every((one, i) => {
      writer.add(also.length === 1 ? ' and ' : i === also.length - 1 ? ', and ' : ', ');
      const amounts = one.amount === undefined || (damage.write(one.amount, writer) && writer.add(' to '));
      return amounts && recipients.write(one.to, writer);
    });
  },
};

/**
 * “Each creature and each planeswalker that player controls”: it is unclear whether the last words belong to both
 * nouns.
 */
function isOfOnlyTheLast({ to: first, also = [] }: EffectOf<'deal damage'>): boolean {
  return (
    isOfAnyone(first) && also.some((one) => one.amount === undefined && 'objects' in one.to && !isOfAnyone(one.to))
  );
}

function isOfAnyone(recipient: Recipients): boolean {
  if (!('objects' in recipient) || recipient.objects !== 'each') return false;
  return !conjuncts(recipient.filter).some(
    (part) => part.is === 'controlled by' || part.is === 'controlled by players',
  );
}

/** “And the damage can't be prevented”, or a sentence with that meaning (CR 615.12). */
const unpreventable: Syntax<Pick<EffectOf<'deal damage'>, 'unpreventable'>> = oneOf<
  Pick<EffectOf<'deal damage'>, 'unpreventable'>
>(
  says<Pick<EffectOf<'deal damage'>, 'unpreventable'>>({ unpreventable: 'and' })` and the damage can't be prevented`,
  says<Pick<EffectOf<'deal damage'>, 'unpreventable'>>({ unpreventable: 'sentence' })`. The damage can't be prevented`,
  says<Pick<EffectOf<'deal damage'>, 'unpreventable'>>({})``,
);

type Excess = Pick<EffectOf<'deal damage'>, 'excessTo' | 'excessIf'>;

/**
 * In a condition before the damage, “that creature” isn't changed as a referent; afterwards it is the creature that is
 * dealt damage.
 */
const conditionBefore: Syntax<Condition> = {
  begins: null,
  read(reader) {
    const { soFar } = reader.scope;
    const asked = condition.read(reader);
    reader.scope.soFar = soFar;
    return asked;
  },
  write(asked, writer) {
    const { soFar } = writer.scope;
    const could = condition.write(asked, writer);
    writer.scope.soFar = soFar;
    return could;
  },
};

/** “Excess damage is dealt to that creature's controller instead” (CR 120.4a). */
const excess: Syntax<Excess> = oneOf<Excess>(
  without(['excessIf'], says<Excess>({})`. Excess damage is dealt to ${{ excessTo: recipients }} instead`),
  says<Excess>(
    {},
  )`. If ${{ excessIf: conditionBefore }}, excess damage is dealt to ${{ excessTo: recipients }} instead`,
  says<Excess>({})``,
);

/** Damage by a target to a recipient that can be a player; “it” in later words then means the source. */
const soMuchDamage: Syntax<EffectOf<'deal damage'>> = (() => {
  const said = says<EffectOf<'deal damage'>>({
    do: 'deal damage',
  })`${verb('deal')} ${amountFirst}${{ amount: amountOf('damage') }} to ${{ to: recipients }}${more}${unpreventable}${excess}`;
  return {
    ...said,
    write: (doing, writer) => !refersToSingleSource(doing) && said.write(doing, writer),
    read(reader) {
      const { subject } = reader.scope;
      const doing = said.read(reader);
      if (doing === no || isOfOnlyTheLast(doing)) return no;
      const { scope } = reader;
      if (
        subject !== null &&
        'objects' in subject.means &&
        subject.means.objects === 'target' &&
        isOfAnyTarget(scope, doing)
      ) {
        const named = scope.referentOf(subject.means);
        if (named !== undefined) scope.nameAgain(named);
      }
      return doing;
    },
  };
})();

/** Whether the amount refers to each of several sources, though the instruction has one amount for all of them. */
function refersToSingleSource({ source, each, amount }: EffectOf<'deal damage'>): boolean {
  return each !== true && source?.objects === 'each' && someNode(amount, ({ objects }) => objects === 'each one');
}

function isOfAnyTarget({ targets }: Scope, { to: whom }: EffectOf<'deal damage'>): boolean {
  return 'objects' in whom && whom.objects === 'target' && targets[whom.slot]?.kind === 'any target';
}

const plainDamage = says<EffectOf<'deal damage'>>({
  do: 'deal damage',
})`${verb('deal')} ${amountFirst}${{ amount: damage }}`;

const damageTo = literally(' damage to ');

/** “Deals 1 damage to target opponent for each creature card in your graveyard”: the count stands last. */
const forEachLast: Syntax<EffectOf<'deal damage'>> = {
  begins: new Set(['deal', 'deals']),
  fixedFields: { do: 'deal damage', amountLast: true },
  read(reader) {
    const number = verb('deal').read(reader) === no ? no : digits.read(reader);
    const whom = number === no || damageTo.read(reader) === no ? no : recipients.read(reader);
    const each = whom === no ? no : forEach.read(reader);
    if (number === no || whom === no || each === no || typeof each === 'number') return no;
    return { do: 'deal damage', amount: { amount: 'product', of: [each, number] }, to: whom, amountLast: true };
  },
  write(doing, writer) {
    if ((doing.do as string) !== 'deal damage' || doing.amountLast !== true || doing.also !== undefined) return false;
    const { amount, to: whom } = doing;
    const [each, number] = typeof amount === 'object' && amount.amount === 'product' ? amount.of : [];
    if (typeof each !== 'object' || typeof number !== 'number' || doing.excessTo !== undefined) return false;
    return (
      verb('deal').write({}, writer) &&
      writer.add(' ') &&
      digits.write(number, writer) &&
      damageTo.write({}, writer) &&
      recipients.write(whom, writer) &&
      forEach.write(each, writer)
    );
  },
};

/** “It deals 4 damage instead”: from the source of the replaced instruction, and to its recipients. */
export const dealtInstead: Syntax<EffectOf<'deal damage'>> = {
  ...plainDamage,
  read(reader) {
    const { subject } = reader.scope;
    const replaced = replacedBy(reader, 'deal damage');
    if (replaced === undefined || replaced.also !== undefined) return no;
    if (subject === null || !isSameTree(subject.means, replaced.source ?? { objects: 'this' }, 'called')) return no;
    const doing = plainDamage.read(reader);
    return doing === no ? no : { ...doing, to: { ...replaced.to, called: 'nothing' } };
  },
  write: (doing, writer) =>
    plainDamage.write(doing, writer) && doing.to.called === 'nothing' && doing.also === undefined,
};

/** Instructions about life and damage (CR 119, 120). */
export const lifeAndDamagePredicates: readonly Predicate[] = [
  undergoes(says<EffectOf<'gain life'>>({ do: 'gain life' })`${verb('gain')} ${{ amount: amountOf('life') }}`),
  undergoes(says<EffectOf<'lose unspent mana'>>({ do: 'lose unspent mana' })`${verb('lose')} all unspent mana`),
  undergoes(says<EffectOf<'lose life'>>({ do: 'lose life' })`${verb('lose')} ${{ amount: halfOf('life', 'life') }}`),
  undergoes(says<EffectOf<'lose life'>>({ do: 'lose life' })`${verb('lose')} ${{ amount: amountOf('life') }}`),
  ofObjects<EffectOf<'deal damage'>>(
    'source',
    readsOnly(
      (doing) => !isOfOnlyTheLast(doing),
      says<EffectOf<'deal damage'>>({
        do: 'deal damage',
        amountLast: true,
      })`${verb('deal')} damage to ${{ to: recipients }}${more} equal to ${{ amount: value }}${excess}`,
    ),
  ),
  ofObjects<EffectOf<'deal damage'>>('source', forEachLast),
  ofObjects<EffectOf<'deal damage'>>('source', dealtInstead),
  ofObjects<EffectOf<'deal damage'>>('source', soMuchDamage),
];
