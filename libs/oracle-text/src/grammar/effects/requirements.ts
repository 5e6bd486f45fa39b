import {
  type Amount,
  type AttackedByRule,
  type CombatRule,
  type Duration,
  type Filter,
  type Effect,
  type Modification,
  type Objects,
  type Players,
  isSameTree,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { noun } from '../nouns/nouns.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { playersAsObject } from '../players/players.js';
import { self } from '../basics/self.js';
import { operand } from '../nouns/relation-filters.js';
import { numeral } from '../basics/numerals.js';
import { verb } from '../basics/verbs.js';
import { durationOfRule } from '../basics/durations.js';
import { blockersOfPlayer } from '../changes/blockers-of-player.js';
import { imperative, type EffectOf } from './predicate.js';

type Apply = EffectOf<'apply'>;
type Rule<K> = Variant<CombatRule, 'rule', K>;

/** How often creatures must attack or block: in a turn, only once. */
const times = [
  ['turn', 'this turn', { once: true }],
  ['combat', 'until end of combat', {}],
] as const;

/** An effect that changes only combat rules, with its duration. */
function lasting(until: Duration, rules: Syntax<readonly CombatRule[]>): Syntax<Apply> {
  const changes = mapped<readonly CombatRule[], readonly Modification[]>(
    rules,
    (all) => all.map((combat) => ({ change: 'combat rule', combat })),
    (all) => {
      const found = all.flatMap((change) => (change.change === 'combat rule' ? [change.combat] : []));
      return found.length === all.length ? found : no;
    },
  );
  return says<Apply>({ do: 'apply', until })`${{ changes }}`;
}

function one<T extends CombatRule>(rule: Syntax<T>): Syntax<readonly CombatRule[]> {
  return mapped<T, readonly CombatRule[]>(
    rule,
    (found) => [found],
    (all) => (all.length === 1 ? (all[0] as T) : no),
  );
}

/** “This planeswalker”: only it must be attacked. */
const itselfAttacked = mapped<Objects, AttackedByRule>(
  self,
  (means) => (means.objects === 'this' && means.called === undefined ? thisAlone : no),
  (attacked) => (isSameTree(attacked, thisAlone) ? { objects: 'this' } : no),
);

const thisAlone: AttackedByRule = { who: 'any player', as: ['planeswalker'], only: 'this' };

/** The player who must be attacked: “you”, “target opponent”, “that player”. */
const playerAttacked: Syntax<AttackedByRule> = mapped(
  playersAsObject,
  (named): AttackedByRule | typeof no => {
    if (named.players === 'you') return { who: 'you', as: ['player'] };
    return named.players.startsWith('each') ? no : { who: 'that player', as: ['player'], named };
  },
  ({ who, named, as }): Players | typeof no => {
    if (as.join() !== 'player') return no;
    return who === 'you' ? { players: 'you' } : (named ?? no);
  },
);

export const whom = oneOf(playerAttacked, itselfAttacked);

/** A lasting rule can refer only to the object that has the text, because it couldn't find others again. */
const itself: Syntax<Filter> = {
  begins: operand.begins,
  read(reader) {
    const { scope } = reader;
    const { except, subject } = scope;
    // No creature blocks itself, so “it” is another object than the subject.
    if (subject !== null && 'objects' in subject.means) scope.except = subject.means as Objects;
    const filter = operand.read(reader);
    scope.except = except;
    return filter !== no && isOfItself(filter) ? filter : no;
  },
  write: (filter, writer) => isOfItself(filter) && operand.write(filter, writer),
};

function isOfItself(filter: Filter): boolean {
  return filter.is === 'this' || (filter.is === 'one of' && filter.objects.objects === 'this');
}

/** “Attacks this turn if able”, “must be blocked this turn if able” (CR 508.1d, 509.1c). */
const required = times.flatMap(([period, until, once]): readonly Syntax<Apply>[] => {
  const end = literally(` this ${period} if able`);
  const both: readonly CombatRule[] = [
    { rule: 'attacks if able', ...once },
    { rule: 'blocks if able', ...once },
  ];
  const plain = <T extends CombatRule>(rule: Syntax<T>): Syntax<Apply> =>
    lasting(until, one(without(['whom', 'what', 'by', ...(period === 'turn' ? [] : ['once'])] as never, rule)));
  return [
    plain(says<Rule<'attacks if able'>>({ rule: 'attacks if able', ...once })`${verb('attack')}${end}`),
    plain(says<Rule<'blocks if able'>>({ rule: 'blocks if able', ...once })`${verb('block')}${end}`),
    plain(says<Rule<'must be blocked'>>({ rule: 'must be blocked', ...once })`must be blocked${end}`),
    lasting(
      until,
      one(says<Rule<'attacks if able'>>({ rule: 'attacks if able', ...once })`${verb('attack')} ${{ whom }}${end}`),
    ),
    lasting(
      until,
      one(
        says<Rule<'blocks if able'>>({ rule: 'blocks if able', ...once })`${verb('block')} ${{ what: itself }}${end}`,
      ),
    ),
    lasting(
      until,
      mapped<object, readonly CombatRule[]>(
        says<object>({})`${verb('attack')} or ${verb('block')}${end}`,
        () => both,
        (all) => (isSameTree(all, both) ? {} : no),
      ),
    ),
  ];
});

type Unblockable = Rule<"can't be blocked">;

/** “Can't be blocked this turn except by creatures with haste” (CR 509.1b). */
const evasive: readonly Syntax<Apply>[] = [
  lasting(
    'this turn',
    one(
      without(
        ['by', 'unless'],
        says<Unblockable>({ rule: "can't be blocked" })`can't be blocked this turn except by ${{ except: noun(true) }}`,
      ),
    ),
  ),
];

/** “Can't be blocked by creatures that player controls this turn” (CR 509.1b, 611.2c). */
const evadingPlayer = says<Apply>({ do: 'apply' })`${{
  changes: mapped<Unblockable, readonly Modification[]>(
    blockersOfPlayer,
    (combat) => [{ change: 'combat rule', combat }],
    ([change, ...more]) =>
      change?.change === 'combat rule' && change.combat.rule === "can't be blocked" && more.length === 0
        ? change.combat
        : no,
  ),
}}${{ until: durationOfRule }}`;

/** “Must be blocked each combat this turn if able”: in each combat, however often it was blocked before (CR 509.1c). */
const eachCombat = lasting(
  'this turn',
  one(
    without(
      ['by', 'once'],
      says<Rule<'must be blocked'>>({ rule: 'must be blocked' })`must be blocked each combat this turn if able`,
    ),
  ),
);

const severalNumber = mapped<Amount, Amount | 'any number'>(
  numeral,
  (count) => (typeof count === 'number' && count > 1 ? count : no),
  (count) => (typeof count === 'number' ? count : no),
);

const additional = constant<Apply['changes']>('can block an additional creature this turn', [
  { change: 'rule', rule: 'can block an additional creature' },
]);

/** Requirements and permissions in combat with a duration (CR 508.1d, 509.1b, 509.1c). */
export const requirements: readonly Syntax<Apply>[] = [
  ...required,
  ...evasive,
  eachCombat,
  evadingPlayer,
  says<Apply>({ do: 'apply', until: 'this turn' })`${{ changes: additional }}`,
  lasting(
    'this turn',
    one(
      says<Rule<'can block additional'>>({
        rule: 'can block additional',
      })`can block up to ${{ count: severalNumber }} additional creatures this turn`,
    ),
  ),
];

/** “All creatures able to block target creature this turn do so.” */
export const requirementImperatives: readonly Syntax<Effect>[] = [
  says<Apply>({
    do: 'apply',
    until: 'this turn',
    changes: [{ change: 'combat rule', combat: { rule: 'must be blocked by all', once: true } }],
  })`all creatures able to block ${{ to: objectsAfterVerb }} this turn do so`,
].map((said) => imperative(said));
