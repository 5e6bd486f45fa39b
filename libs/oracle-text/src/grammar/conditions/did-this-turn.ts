import type { Amount, Condition, Filter, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { countersPutThisTurn } from './counters-put-this-turn.js';
import { indefinite } from '../nouns/nouns.js';
import { digits, numeral } from '../basics/numerals.js';

type Happened = Variant<Condition, 'if', 'happened'>;
type Compared = Variant<Condition, 'if', 'compare'>;
type Who = Extract<Whoever, 'you' | 'an opponent' | 'any player'>;

const subjects: readonly (readonly [text: string, who: Who])[] = [
  ['you', 'you'],
  ['an opponent', 'an opponent'],
  ['a player', 'any player'],
];

/** A player's action in the past tense, and its base form after “didn't”. */
type PlayerAction = readonly [past: string, base: string, event: (who: Who) => TriggerEvent];

const deeds: readonly PlayerAction[] = [
  ['attacked with a creature', 'attack with a creature', (who) => ({ on: 'player attacks', who, atLeast: 1 })],
  ['played a land', 'play a land', (who) => ({ on: 'plays a land', who, what: { is: 'anything' } })],
  ['cast a spell', 'cast a spell', (who) => ({ on: 'casts', who, what: { is: 'anything' } })],
  ['discarded a card', 'discard a card', (who) => ({ on: 'discards', who })],
  ['gained life', 'gain life', (who) => ({ on: 'gains life', who })],
  ['lost life', 'lose life', (who) => ({ on: 'loses life', who })],
  ['searched their library', 'search their library', (who) => ({ on: 'keyword action', action: 'search', who })],
  ['created a token', 'create a token', (who) => ({ on: 'keyword action', action: 'create', who })],
];

/**
 * Phrases that other syntaxes read: “you discarded a card this turn”, “you lost life this turn”, “an opponent lost life
 * this turn”.
 */
const readElsewhere: ReadonlySet<string> = new Set([
  'you discarded a card',
  'you gained life',
  'you lost life',
  'an opponent lost life',
]);

const did = subjects.flatMap(([they, who]) =>
  deeds.flatMap(([past, base, event]): readonly Syntax<Condition>[] => {
    const of: Condition = { if: 'happened', event: event(who) };
    const positive = `${they} ${past}`;
    return [
      ...(readElsewhere.has(positive) || (who === 'you' && past.includes('their'))
        ? []
        : [constant<Condition>(`${positive} this turn`, of)]),
      ...(who === 'you' && !base.includes('their')
        ? [constant<Condition>(`you didn't ${base} this turn`, { if: 'not', of })]
        : []),
    ];
  }),
);

/** CR 702.185c: a spell was cast for its warp cost. */
const warped = constant<Condition>('a spell was warped this turn', {
  if: 'happened',
  event: { on: 'casts', who: 'any player', what: { is: 'cost was paid', keyword: 'warp' } },
});

/** “You drew two or more cards this turn.” */
const soMany = (
  [
    ['drew', (who: Who): TriggerEvent => ({ on: 'draws', who })],
    ['discarded', (who: Who): TriggerEvent => ({ on: 'discards', who })],
    ['cycled', (who: Who): TriggerEvent => ({ on: 'keyword action', action: 'cycle', who })],
  ] as const
).map(
  ([verb, event]) =>
    says<Happened>({
      if: 'happened',
      event: event('you'),
      ...(verb === 'drew' && { said: 'past' }),
    })`${literally(`you ${verb} `)}${{ atLeast: numeral }} or more cards this turn`,
);

const yours: Filter = { is: 'controlled by', who: 'you' };
/** A creature that attacked in two combats counts once. */
const attackers: Amount = { amount: 'events', event: { on: 'attacks', what: yours }, counting: 'objects' };

const attackersOfAll: Amount = {
  amount: 'events',
  event: { on: 'attacks', what: { is: 'anything' } },
  counting: 'objects',
};

/** Attackers are always creatures (CR 506.3). */
const notAnyCreature = readsOnly((what) => what.is !== 'type' || what.type !== 'Creature', indefinite());

type PlayerAttacks = Variant<TriggerEvent, 'on', 'player attacks'>;

/** “You attacked with a Spacecraft this turn.” */
const attackedWith: Syntax<Condition> = mapped<Filter, Condition>(
  notAnyCreature,
  (what) => ({ if: 'happened', event: { on: 'player attacks', who: 'you', atLeast: 1, what } }),
  (condition) => {
    const { on, who, atLeast, what, ...more } =
      condition.if === 'happened' && condition.event.on === 'player attacks'
        ? condition.event
        : ({} as Partial<PlayerAttacks>);
    const isPlain = on !== undefined && who === 'you' && atLeast === 1 && Object.keys(more).length === 0;
    return isPlain && what !== undefined ? what : no;
  },
  { if: 'happened' },
);

/** Conditions on what players did this turn (CR 608.2i). */
export const didThisTurn: readonly Syntax<Condition>[] = [
  ...did,
  ...soMany,
  ...countersPutThisTurn,
  warped,
  constant<Condition>("you've gained life this turn", {
    if: 'happened',
    event: { on: 'gains life', who: 'you' },
    said: 'have',
  }),
  constant<Condition>("you've lost life this turn", {
    if: 'happened',
    event: { on: 'loses life', who: 'you' },
    said: 'have',
  }),
  constant<Condition>('a land entered the battlefield under your control this turn', {
    if: 'happened',
    event: { on: 'enters', what: { is: 'all', of: [{ is: 'type', type: 'Land' }, yours] } },
    said: 'entered',
  }),
  says<Compared>({
    if: 'compare',
    left: attackers,
    compare: 'at least',
  })`you attacked with ${{ right: numeral }} or more creatures this turn`,
  says<Compared>({
    if: 'compare',
    left: attackersOfAll,
    compare: 'at least',
  })`${{ right: numeral }} or more creatures attacked this turn`,
  // An ability that asks this triggered in that combat's declaration of attackers.
  says<Compared>({
    if: 'compare',
    left: { amount: 'power attacked with' },
    compare: 'at least',
  })`you attacked with creatures with total power ${{ right: digits }} or greater this combat`,
  says<Happened>({})`you attacked with ${attackedWith as Syntax<object>} this turn`,
];
