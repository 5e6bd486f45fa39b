import { paidOnce } from './paid-once.js';
import type { StaticEffect, Condition } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { constant, lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { paying } from '../costs/costs.js';
import { time } from '../conditions/limits.js';
import { spentOnX } from '../costs/spent-on-x.js';
import { costEffects } from './costs.js';
import { costsYouPayLess } from './costs-you-pay.js';
import { additionalLife } from './additional-life.js';
import { nthSpellCast, spellKinds } from '../nouns/cast-spells.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
/** “Cast this spell only during combat”, “… only if you control a creature” (CR 601.3). */
const castOnly: Syntax<StaticEffect> = says<Of<'cast this only'>>({
  static: 'cast this only',
})`cast this spell only ${{ if: lazy(() => oneOf<Condition>(time, inIf(condition), timeAndMore)) }}`;

interface TwoLimits {
  readonly when: Condition;
  readonly and: Condition;
}

/** “During the declare attackers step and only if you've been attacked this step”, “during your turn and only during combat”. */
const timeAndMore: Syntax<Condition> = mapped<TwoLimits, Condition>(
  says<TwoLimits>({})`${{ when: time }} and only ${{ and: oneOf<Condition>(time, inIf(condition)) }}`,
  ({ when, and }) => ({ if: 'all', of: [when, and] }),
  (value) => {
    const [when, and, ...more] = value.if === 'all' ? value.of : [];
    return when === undefined || and === undefined || more.length > 0 ? no : { when, and };
  },
  { if: 'all' },
);

function inIf(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: new Set(['if']),
    read: (reader) => (reader.take('if') ? inner.read(reader) : no),
    write: (value, writer) => writer.add('if ') && inner.write(value, writer),
  };
}

const become = { objects: 'become of', of: { objects: 'kept' } } as const;

/**
 * The last words of cards that can be cast with flash so: the permanent is sacrificed at the end of the turn (CR
 * 603.7g).
 */
const sacrificedLater: StaticEffect = {
  static: 'as though flash',
  who: 'you',
  spells: { is: 'this' },
  then: [
    {
      do: 'delayed trigger',
      ability: {
        kind: 'triggered',
        event: { on: 'beginning of step', step: 'cleanup', whose: 'each player' },
        modes: [
          {
            targets: [],
            effects: [{ do: 'sacrifice', what: become, who: { players: 'controller of', objects: become } }],
          },
        ],
      },
      keep: { objects: 'this' },
    },
  ],
};

/** “You may cast sorcery spells as though they had flash” (CR 601.3b). */
const flash: readonly Syntax<StaticEffect>[] = [
  constant<StaticEffect>(
    "you may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
    sacrificedLater,
  ),
  constant<StaticEffect>('you may cast this spell as though it had flash', {
    static: 'as though flash',
    who: 'you',
    spells: { is: 'this' },
  }),
  says<Of<'as though flash'>>({
    static: 'as though flash',
    who: 'you',
  })`you may cast ${{ spells: spellKinds }} as though they had flash`,
  says<Of<'as though flash'>>({
    static: 'as though flash',
    who: 'any player',
  })`any player may cast ${{ spells: spellKinds }} as though they had flash`,
];

/** “You may pay {0} rather than pay this spell's mana cost” (CR 118.9). */
const alternative = without(
  ['leads'],
  says<Of<'alternative cost'>>({
    static: 'alternative cost',
    who: 'you',
    spells: { is: 'this' },
  })`you may ${{ cost: paying }} rather than pay this spell's mana cost`,
);

/** “Rather than pay this spell's mana cost, you may have an opponent gain 3 life.” */
const ratherThan = says<Of<'alternative cost'>>({
  static: 'alternative cost',
  who: 'you',
  spells: { is: 'this' },
  leads: true,
})`rather than pay this spell's mana cost, you may ${{ cost: paying }}`;

/** “You may cast this spell without paying its mana cost”: an alternative cost of nothing. */
const free = constant<StaticEffect>('you may cast this spell without paying its mana cost', {
  static: 'alternative cost',
  who: 'you',
  spells: { is: 'this' },
  cost: [],
});

/** “You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells that you cast.” */
const alternatives: readonly Syntax<StaticEffect>[] = [
  says<Of<'alternative cost'>>({
    static: 'alternative cost',
    who: 'you',
    spells: { is: 'anything' },
  })`you may ${{ cost: paying }} rather than pay the mana cost for spells that you cast`,
  says<Of<'alternative cost'>>({
    static: 'alternative cost',
    who: 'you',
  })`you may ${{ cost: paying }} rather than pay the mana cost for ${{ spells: spellKinds }} you cast`,
];

const nthFlash = nthSpellCast;

/** “You may cast the first creature spell you cast each turn as though it had flash.” */
const firstWithFlash: Syntax<StaticEffect> = {
  begins: new Set(['you']),
  fixedFields: { static: 'as though flash' },
  read(reader) {
    const found = literally('you may cast ').read(reader) === no ? no : nthFlash.read(reader);
    if (found === no || asThoughIt.read(reader) === no) return no;
    return { static: 'as though flash', who: 'you', spells: found.spells };
  },
  write: (effect, writer) =>
    effect.static === 'as though flash' &&
    effect.who === 'you' &&
    effect.then === undefined &&
    effect.spells.is === 'nth cast this turn' &&
    writer.add('you may cast ') &&
    nthFlash.write({ spells: effect.spells, who: 'you' }, writer) &&
    asThoughIt.write({}, writer),
};
const asThoughIt = literally(' as though it had flash');

/** Effects of static abilities on casting and its costs. */
export const castingEffects: readonly Syntax<StaticEffect>[] = [
  castOnly,
  free,
  alternative,
  ratherThan,
  ...alternatives,
  says<Of<'spend only on X'>>({ static: 'spend only on X' })`${spentOnX}`,
  ...flash,
  firstWithFlash,
  paidOnce,
  additionalLife,
  ...costEffects,
  costsYouPayLess,
];
