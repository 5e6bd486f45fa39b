import type { StaticEffect } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { paying } from '../costs/costs.js';
import { digits, numeral } from '../basics/numerals.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Who = 'you' | 'opponent' | 'any player';
type Votes = Of<'additional votes'>;
type Flips = Of<'coin flips'>;
type Rolls = Of<'modifies rolls'>;
type Rerolls = Of<'may reroll'>;

const number = numeral as Syntax<number>;
const moreThanOne: Syntax<number> = { ...number, write: (count, writer) => count > 1 && number.write(count, writer) };

const players: readonly (readonly [they: string, who: Who])[] = [
  ['you', 'you'],
  ['your opponents', 'opponent'],
  ['players', 'any player'],
];

/** “While voting, you may vote an additional time” (CR 701.38d). */
const votes: readonly Syntax<StaticEffect>[] = players.flatMap(([they, who]) => [
  says<Votes>({
    static: 'additional votes',
    who,
    count: 1,
  })`while voting, ${literally(they)} may vote an additional time`,
  says<Votes>({
    static: 'additional votes',
    who,
  })`while voting, ${literally(they)} may vote ${{ count: moreThanOne }} additional times`,
]);

/** “If you would flip a coin, instead flip two coins and ignore one.” */
const twoCoins = says<Of<'flips two coins'>>({
  static: 'flips two coins',
  who: 'you',
})`if you would flip a coin, instead flip two coins and ignore one`;

/** “If you would flip a coin, it comes up heads” (CR 705.3). */
const flips: readonly Syntax<StaticEffect>[] = players.flatMap(([they, who]) => [
  says<Flips>({
    static: 'coin flips',
    who,
    are: 'won',
  })`if ${literally(they)} would flip a coin, ${literally(they)} win that flip`,
  ...(['heads', 'tails'] as const).map(
    (are) =>
      says<Flips>({
        static: 'coin flips',
        who,
        are,
      })`if ${literally(they)} would flip a coin, it comes up ${literally(are)}`,
  ),
]);

/** “Add 1 to the result”, “subtract 2 from the result” (CR 706.2). */
const added: Syntax<number> = oneOf<number>(
  mapped<{ readonly by: number }, number>(
    says<{ readonly by: number }>({})`add ${{ by: digits as Syntax<number> }} to the result`,
    ({ by }) => by,
    (by) => (by < 0 ? no : { by }),
  ),
  mapped<{ readonly by: number }, number>(
    says<{ readonly by: number }>({})`subtract ${{ by: digits as Syntax<number> }} from the result`,
    ({ by }) => -by,
    (by) => (by < 0 ? { by: -by } : no),
  ),
);

const rolls: readonly Syntax<StaticEffect>[] = players.flatMap(([they, who]) => [
  says<Rolls>({
    static: 'modifies rolls',
    who,
    may: true,
  })`whenever ${literally(they)} roll a die, ${literally(they)} may ${{ cost: paying }} and ${{ by: added }}`,
  without(
    ['cost'],
    says<Rolls>({
      static: 'modifies rolls',
      who,
      may: true,
    })`whenever ${literally(they)} roll a die, ${literally(they)} may ${{ by: added }}`,
  ),
  without(
    ['cost', 'may'],
    says<Rolls>({ static: 'modifies rolls', who })`whenever ${literally(they)} roll a die, ${{ by: added }}`,
  ),
]);

const sides: readonly number[] = [4, 6, 8, 10, 12, 20];
const results = listed(digits as Syntax<number>, 'or');

/** “If you roll a 3 on a six-sided die, you may reroll that die.” */
const rerolls: readonly Syntax<StaticEffect>[] = players.flatMap(([they, who]) =>
  [undefined, ...sides].flatMap((many) => {
    const d = many === undefined ? '' : ` on a d${many}`;
    const constants = { static: 'may reroll', who, ...(many !== undefined && { sides: many }) } as const;
    const noResults = (inner: Syntax<Rerolls>): Syntax<Rerolls> => ({
      ...inner,
      write: (effect, writer) => effect.results === undefined && effect.sides === many && inner.write(effect, writer),
    });
    const some = (inner: Syntax<Rerolls>): Syntax<Rerolls> => ({
      ...inner,
      write: (effect, writer) => effect.sides === many && inner.write(effect, writer),
    });
    return [
      some(
        says<Rerolls>(
          constants,
        )`if ${literally(they)} roll a ${{ results }}${literally(d)}, ${literally(they)} may reroll that die`,
      ),
      noResults(
        says<Rerolls>(
          constants,
        )`if ${literally(they)} roll a die${literally(d)}, ${literally(they)} may reroll that die`,
      ),
    ];
  }),
);

/** “If you would copy a spell one or more times, instead copy it that many times plus an additional time” (CR 614.1a). */
const copies = says<Of<'additional copies'>>({
  static: 'additional copies',
  who: 'you',
  count: 1,
})`if you would copy a spell one or more times, instead copy it that many times plus an additional time. You may choose new targets for the additional copy`;

/** Effects on the outcomes of players' votes, coin flips and die rolls. */
export const chanceEffects: readonly Syntax<StaticEffect>[] = [
  ...votes,
  copies,
  twoCoins,
  ...flips,
  ...rolls,
  ...rerolls,
];
