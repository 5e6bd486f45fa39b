import { blockingAsThough } from './blocking-as-though.js';
import {
  isSameTree,
  type Attacked,
  type CombatRule,
  type Condition,
  type Cost,
  type Filter,
  type Modification,
} from '@stacktrail/card-tree';
import { readsAndWrites, readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { namedObjects as knownObjects } from '../basics/holes.js';
import { without } from '../../syntax/without.js';
import { condition } from '../conditions/index.js';
import { moreThanOne } from '../conditions/held.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { conjuncts } from '../basics/filter-parts.js';
import { numeral } from '../basics/numerals.js';
import { paying } from '../costs/costs.js';
import { paidFor } from '../costs/price.js';
import { verb } from '../basics/verbs.js';
import { isOfPlayerOfText } from './blockers-of-player.js';

type Of<K> = Variant<CombatRule, 'rule', K>;

const anyCreature: Filter = { is: 'type', type: 'Creature' };
const number = numeral as Syntax<number>;

/** “Can block only creatures with flying”: the rule's filter is for the other creatures, which it can't block. */
const others: Syntax<Filter> = mapped<Filter, Filter>(
  noun(true),
  (of) => ({ is: 'not', of }),
  (filter) => (filter.is === 'not' ? filter.of : no),
);

const fliers: Filter = { is: 'all', of: [anyCreature, { is: 'keyword', keyword: 'flying' }] };

/** Blockers other than creatures with flying, for which there is a rule of its own. */
const fewBlockers = readsOnly((filter) => !isSameTree(filter, fliers), noun(true));

/** The same syntax, but it doesn't write values with one of those fields. */
function plain<T extends CombatRule>(fields: readonly string[], inner: Syntax<T>): Syntax<CombatRule> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (rule, writer) => Object.keys(rule).every((key) => fields.includes(key)) && inner.write(rule as T, writer),
  };
}

/** “Its controller”, in the plural “their controller”. */
const controller: Syntax<object> = {
  begins: new Set(['its', 'their']),
  read: (reader) => ((reader.take('its') || reader.take('their')) && reader.take('controller') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'their controller' : 'its controller'),
};

const paysHole: Syntax<readonly Cost[]> = lazy(() => paidFor(''));

const youPay: Syntax<readonly Cost[]> = lazy(() => paying);

const attackedHere: Syntax<Attacked> = oneOf<Attacked>(
  constant<Attacked>('you or planeswalkers you control', { who: 'you', as: ['player', 'planeswalker'] }),
  constant<Attacked>('you', { who: 'you', as: ['player'] }),
  constant<Attacked>('planeswalkers you control', { who: 'you', as: ['planeswalker'] }),
);

type AttackCost = Of<'attack cost'>;
type BlockCost = Of<'block cost'>;

const ofThose = ' for each of those creatures';
const thatIs = (attacked: string): string => ` for each creature they control that's attacking ${attacked}`;

/** “This creature can't attack unless you sacrifice a land.” */
const costsYouPay: readonly Syntax<CombatRule>[] = [
  plain(
    ['rule', 'cost', 'said'],
    says<AttackCost>({ rule: 'attack cost', said: 'you' })`can't attack unless you ${{ cost: youPay }}`,
  ),
  says<BlockCost>({ rule: 'block cost', said: 'you' })`can't block unless you ${{ cost: youPay }}`,
];

/** The players or permanents that are attacked, and the words with which the text repeats them. */
const attackedAgain: readonly (readonly [string, Attacked, string])[] = [
  ['you or planeswalkers you control', { who: 'you', as: ['player', 'planeswalker'] }, ''],
  ['you', { who: 'you', as: ['player'] }, 'you'],
  ['planeswalkers you control', { who: 'you', as: ['planeswalker'] }, 'a planeswalker you control'],
];

/**
 * “Creatures can't attack you unless their controller pays {2} for each of those creatures”: a cost for each creature
 * (CR 508.1h).
 */
const costsForEach: readonly Syntax<CombatRule>[] = [
  ...attackedAgain.flatMap(([text, whom, again]): readonly Syntax<CombatRule>[] => [
    says<AttackCost>({
      rule: 'attack cost',
      whom,
      said: 'for each of those',
    })`can't attack ${literally(text)} unless ${controller} ${{ cost: paidFor(ofThose) }}`,
    ...(again === ''
      ? []
      : [
          says<AttackCost>({
            rule: 'attack cost',
            whom,
            said: 'for each that is',
          })`can't attack ${literally(text)} unless ${controller} ${{ cost: paidFor(thatIs(again)) }}`,
        ]),
  ]),
  plain(
    ['rule', 'cost', 'said'],
    says<AttackCost>({
      rule: 'attack cost',
      said: 'for each that is',
    })`can't attack unless ${controller} ${{ cost: paidFor(' for each attacking creature they control') }}`,
  ),
  says<BlockCost>({
    rule: 'block cost',
    said: 'for each of those',
  })`can't block unless ${controller} ${{ cost: paidFor(ofThose) }}`,
  says<BlockCost>({
    rule: 'block cost',
    said: 'for each that is',
  })`can't block unless ${controller} ${{ cost: paidFor(' for each blocking creature they control') }}`,
];

/** The object that has the text, or the object to which it is attached: “this creature”, “it”. */
const theOne: Syntax<Filter> = {
  begins: new Set(['~', 'this', 'it', 'enchanted', 'equipped']),
  read(reader) {
    const objects = reader.must(knownObjects);
    if (objects === no || (objects.objects !== 'this' && objects.objects !== 'attached')) return no;
    return objects.objects === 'this' && objects.called === undefined ? { is: 'this' } : { is: 'one of', objects };
  },
  write(filter, writer) {
    if (filter.is === 'this') return knownObjects.write({ objects: 'this' }, writer);
    return filter.is === 'one of' && knownObjects.write(filter.objects, writer);
  },
};

/** “If …”: the opposite of the condition that lifts the restriction. */
const negated: Syntax<Condition> = lazy(() =>
  mapped<Condition, Condition>(
    condition,
    (of) => ({ if: 'not', of }),
    (asked) => (asked.if === 'not' ? asked.of : no),
  ),
);

type Company = Of<'attacks only with'>;

/** “A black or green creature”; any creature at all is company for one that can't attack alone. */
const companion = readsAndWrites(
  (filter) => conjuncts(filter).some((part) => isSameTree(part, anyCreature)) && !isSameTree(filter, anyCreature),
  indefinite(),
);

/** “Can't attack unless a creature with greater power also attacks”, “unless at least two other creatures attack”. */
const inCompany: readonly Syntax<CombatRule>[] = (
  [
    ['attack', 'attacks only with'],
    ['block', 'blocks only with'],
  ] as const
).flatMap(([verbOfIt, rule]) => [
  says<Company>({
    rule: rule as 'attacks only with',
    count: 1,
  })`${literally(`can't ${verbOfIt} unless `)}${{ others: companion }}${literally(` also ${verbOfIt}s`)}`,
  says<Company>({
    rule: rule as 'attacks only with',
    others: anyCreature,
  })`${literally(`can't ${verbOfIt} unless at least `)}${{ count: moreThanOne as Syntax<number> }}${literally(` other creatures ${verbOfIt}`)}`,
]);

/** Restrictions and requirements of combat (CR 508.1c, 508.1d, 509.1b, 509.1c). */
const one: Syntax<CombatRule> = oneOf<CombatRule>(
  ...costsForEach,
  ...costsYouPay,
  ...blockingAsThough,
  plain(
    ['rule', 'cost', 'whom'],
    says<Of<'attack cost'>>({
      rule: 'attack cost',
    })`can't attack ${{ whom: attackedHere }} unless ${controller} ${{ cost: paysHole }}`,
  ),
  plain(
    ['rule', 'cost'],
    says<Of<'attack cost'>>({ rule: 'attack cost' })`can't attack unless ${controller} ${{ cost: paysHole }}`,
  ),
  constant<CombatRule>("can't be blocked by more than one creature", { rule: 'blocked by at most', count: 1 }),
  says<Of<'blocked by at least'>>({
    rule: 'blocked by at least',
  })`can't be blocked except by ${{ count: number }} or more creatures`,
  plain(
    ['rule', 'except'],
    says<Of<"can't be blocked">>({ rule: "can't be blocked" })`can't be blocked except by ${{ except: fewBlockers }}`,
  ),
  plain(
    ['rule', 'by'],
    says<Of<"can't be blocked">>({
      rule: "can't be blocked",
    })`can't be blocked by ${{ by: readsAndWrites((filter) => !isOfPlayerOfText(filter), noun(true)) }}`,
  ),
  says<Of<"can't be blocked">>({ rule: "can't be blocked" })`can't be blocked unless ${{ unless: condition }}`,
  without(['said'], says<Of<"can't attack">>({ rule: "can't attack" })`can't attack unless ${{ unless: condition }}`),
  without(['said'], says<Of<"can't block">>({ rule: "can't block" })`can't block unless ${{ unless: condition }}`),
  constant<CombatRule>("can't attack you or planeswalkers you control", {
    rule: "can't attack",
    whom: { who: 'you', as: ['player', 'planeswalker'] },
  }),
  constant<CombatRule>("can't attack you", { rule: "can't attack", whom: { who: 'you', as: ['player'] } }),
  ...(
    [
      ['', ['player']],
      [' or planeswalkers its owner controls', ['player', 'planeswalker']],
    ] as const
  ).map(([more, as]) =>
    constant<CombatRule>(`can't attack its owner${more}`, { rule: "can't attack", whom: { who: 'owner', as } }),
  ),
  constant<CombatRule>("can't attack a player it has already attacked this turn", {
    rule: "can't attack",
    whom: { who: 'attacked by this', as: ['player'] },
  }),
  constant<CombatRule>("can attack players who attacked you during their last turn as though it didn't have defender", {
    rule: 'attacks despite defender',
    whom: { who: 'attacked you', as: ['player'] },
  }),
  constant<CombatRule>("can't attack alone", { rule: 'attacks only with', others: anyCreature, count: 1 }),
  constant<CombatRule>("can't block alone", { rule: 'blocks only with', others: anyCreature, count: 1 }),
  ...inCompany,
  plain(['rule', 'what'], says<Of<"can't block">>({ rule: "can't block" })`can block only ${{ what: others }}`),
  plain(['rule', 'what'], says<Of<"can't block">>({ rule: "can't block" })`can't block ${{ what: noun(true) }}`),
  plain(['rule', 'what'], says<Of<"can't block">>({ rule: "can't block" })`can't block ${{ what: theOne }}`),
  says<Of<"can't attack">>({ rule: "can't attack", said: 'if' })`can't attack if ${{ unless: negated }}`,
  says<Of<"can't block">>({ rule: "can't block", said: 'if' })`can't block if ${{ unless: negated }}`,
  says<Of<'can block additional'>>({
    rule: 'can block additional',
  })`can block an additional ${{ count: moreThanOne }} creatures each combat`,
  constant<CombatRule>('can block any number of creatures', { rule: 'can block additional', count: 'any number' }),
  plain(
    ['rule', 'by'],
    says<Of<'must be blocked'>>({ rule: 'must be blocked' })`must be blocked by ${{ by: indefinite() }} if able`,
  ),
  constant<CombatRule>('must be blocked if able', { rule: 'must be blocked' }),
  constant<CombatRule>('must be blocked by exactly one creature if able', {
    rule: 'must be blocked',
    exactlyOne: true,
  }),
  says<Of<'blocks if able'>>({ rule: 'blocks if able' })`${verb('block')} each combat if able`,
  plain(
    ['rule', 'cost'],
    says<Of<'block cost'>>({ rule: 'block cost' })`can't block unless ${controller} ${{ cost: paysHole }}`,
  ),
  says<Of<'attacks if able'>>({
    rule: 'attacks if able',
    whom: { who: 'not you', as: ['player'] },
  })`${verb('attack')} a player other than you if able`,
  says<Of<'goaded'>>({ rule: 'goaded' })`${verb('are', 'is')} goaded`,
);

type Change = Variant<Modification, 'change', 'combat rule'>;

const single: Syntax<readonly Modification[]> = mapped<CombatRule, readonly Modification[]>(
  one,
  (combat) => [{ change: 'combat rule', combat }],
  ([change, ...more]) => (change?.change === 'combat rule' && more.length === 0 ? change.combat : no),
);

const alone: readonly Change[] = [
  { change: 'combat rule', combat: { rule: 'attacks only with', others: anyCreature, count: 1 } },
  { change: 'combat rule', combat: { rule: 'blocks only with', others: anyCreature, count: 1 } },
];

/**
 * “Can't attack or block unless you control another Goblin”: each of the two restrictions has the condition (CR 508.1c,
 * 509.1b).
 */
const neitherUnless: Syntax<readonly Modification[]> = mapped<{ readonly unless: Condition }, readonly Modification[]>(
  says<{ readonly unless: Condition }>({})`can't attack or block unless ${{ unless: condition }}`,
  ({ unless }) => neither(unless),
  ([first, ...others]) => {
    const unless = first?.change === 'combat rule' && first.combat.rule === "can't attack" && first.combat.unless;
    return unless && isSameTree([first, ...others], neither(unless)) ? { unless } : no;
  },
);

/**
 * “Can't attack or block unless its controller pays {3}”, “unless you pay {2}”: each of the two restrictions has the
 * cost (CR 508.1h, 509.1d).
 */
function neitherUnpaid(
  inner: Syntax<{ readonly cost: readonly Cost[] }>,
  said?: 'you',
): Syntax<readonly Modification[]> {
  return mapped<{ readonly cost: readonly Cost[] }, readonly Modification[]>(
    inner,
    ({ cost }) => costly(cost, said),
    ([first, ...others]) => {
      const cost = first?.change === 'combat rule' && first.combat.rule === 'attack cost' && first.combat.cost;
      return cost && isSameTree([first, ...others], costly(cost, said)) ? { cost } : no;
    },
  );
}

function costly(cost: readonly Cost[], said?: 'you'): readonly Change[] {
  return (['attack cost', 'block cost'] as const).map((rule) => ({
    change: 'combat rule',
    combat: { rule, cost, ...(said && { said }) },
  }));
}

function neither(unless: Condition): readonly Change[] {
  return (
    [
      { rule: "can't attack", unless },
      { rule: "can't block", unless },
    ] as const
  ).map((combat) => ({
    change: 'combat rule',
    combat,
  }));
}

/** “Can't block or be blocked by creatures with flying.” */
const blocksNorBlockedBy: Syntax<readonly Modification[]> = mapped<{ readonly what: Filter }, readonly Modification[]>(
  says<{ readonly what: Filter }>({})`can't block or be blocked by ${{ what: noun(true) }}`,
  ({ what }) => [
    { change: 'combat rule', combat: { rule: "can't block", what } },
    { change: 'combat rule', combat: { rule: "can't be blocked", by: what } },
  ],
  ([first, second, ...more]) => {
    if (first?.change !== 'combat rule' || second?.change !== 'combat rule' || more.length > 0) return no;
    const { combat: shunned } = first;
    const { combat: evaded } = second;
    if (shunned.rule !== "can't block" || evaded.rule !== "can't be blocked") return no;
    if (shunned.what === undefined || shunned.unless || evaded.except || evaded.unless) return no;
    return isSameTree(shunned.what, evaded.by) ? { what: shunned.what } : no;
  },
);

const bothRequired: readonly Modification[] = [
  { change: 'rule', rule: 'attacks each combat if able' },
  { change: 'combat rule', combat: { rule: 'blocks if able' } },
];

/** “Attacks or blocks each combat if able”: a requirement for attacking and one for blocking (CR 508.1d, 509.1c). */
const attacksOrBlocks: Syntax<readonly Modification[]> = mapped<object, readonly Modification[]>(
  says<object>({})`${verb('attack')} or ${verb('block')} each combat if able`,
  () => bothRequired,
  (changes) => (isSameTree(changes, bothRequired) ? {} : no),
);

/** “Can't be blocked by creatures with power 2 or less”, “can't attack or block alone”. */
export const combatRules: Syntax<readonly Modification[]> = oneOf<readonly Modification[]>(
  constant<readonly Modification[]>("can't attack or block alone", alone),
  attacksOrBlocks,
  blocksNorBlockedBy,
  neitherUnless,
  neitherUnpaid(
    says<{ readonly cost: readonly Cost[] }>({})`can't attack or block unless ${controller} ${{ cost: paysHole }}`,
  ),
  neitherUnpaid(
    says<{ readonly cost: readonly Cost[] }>({})`can't attack or block unless you ${{ cost: youPay }}`,
    'you',
  ),
  single,
);
