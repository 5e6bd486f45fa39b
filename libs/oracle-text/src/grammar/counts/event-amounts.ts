import type { Amount, TriggerEvent } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import { constant, lazy, no, words, type Syntax } from '../../syntax/syntax.js';

type EventAmount = Variant<Amount, 'amount', 'events'>;
type ThatMuch = Variant<Amount, 'amount', 'that much'>;

const lostByOpponents: TriggerEvent = { on: 'loses life', who: 'an opponent' };
const gainedByYou: TriggerEvent = { on: 'gains life', who: 'you' };
const lostByYou: TriggerEvent = { on: 'loses life', who: 'you' };
const toOpponents: TriggerEvent = { on: 'player is dealt damage', who: 'an opponent' };
const toYou: TriggerEvent = { on: 'player is dealt damage', who: 'you' };

function amountThisTurn(text: string, event: TriggerEvent, wording?: NonNullable<EventAmount['said']>): Syntax<Amount> {
  const amount: EventAmount = { amount: 'events', event, counting: 'amounts', ...(wording && { said: wording }) };
  return constant<EventAmount>(text, amount);
}

/** Totals over this turn (CR 608.2i): “the amount of life you gained this turn”. */
export const amountsThisTurn: readonly Syntax<Amount>[] = [
  lazy(() => greatestDealt),
  amountThisTurn('the amount of life you gained this turn', gainedByYou),
  amountThisTurn('the amount of life you lost this turn', lostByYou),
  amountThisTurn("the life you've lost this turn", lostByYou, 'have'),
  amountThisTurn('the total life lost by your opponents this turn', lostByOpponents),
  amountThisTurn('the total amount of life your opponents lost this turn', lostByOpponents, 'amount'),
  amountThisTurn('the total amount of life your opponents have lost this turn', lostByOpponents, 'have'),
  amountThisTurn('the total life lost by all players this turn', { on: 'loses life', who: 'any player' }),
  amountThisTurn('the damage dealt to you this turn', toYou),
  amountThisTurn('the damage dealt to your opponents this turn', toOpponents),
  amountThisTurn('the total amount of damage dealt to your opponents this turn', toOpponents, 'amount'),
  amountThisTurn(
    'the total amount of noncombat damage dealt to your opponents this turn',
    { ...toOpponents, combat: false },
    'amount',
  ),
];

/** CR 608.2i: the most that one source has dealt to one permanent or player. */
const greatestDealt: Syntax<Amount> = constant<EventAmount>(
  'the greatest amount of damage dealt by a source to a permanent or player this turn',
  {
    amount: 'events',
    event: {
      on: 'any of',
      of: [
        { on: 'deals damage', what: { is: 'anything' }, to: 'permanent' },
        { on: 'deals damage', what: { is: 'anything' }, to: 'player' },
      ],
    },
    counting: 'greatest of one to another',
  },
);

/** “For each 1 life you gained this turn.” */
export const forEachThisTurn: readonly Syntax<Amount>[] = [
  amountThisTurn(' for each 1 life your opponents have lost this turn', lostByOpponents),
  amountThisTurn(' for each 1 life you gained this turn', gainedByYou),
  amountThisTurn(' for each 1 life you lost this turn', lostByYou),
];

type ThatMuchWording = NonNullable<ThatMuch['called']>;

/** The amount of the event that triggered the ability: “the amount of life you gained”. */
function amountOfTriggerEvent(text: string, called: ThatMuchWording): Syntax<Amount> {
  const phrase = words<Amount>(
    text,
    { amount: 'that much', called },
    (amount) => typeof amount === 'object' && amount.amount === 'that much' && amount.called === called,
  );
  return { ...phrase, read: (reader) => (reader.scope.hasAmount ? phrase.read(reader) : no) };
}

export const amountsOfEvent: readonly Syntax<Amount>[] = [
  amountOfTriggerEvent('the amount of life you gained', 'life you gained'),
  amountOfTriggerEvent('the amount of life you lost', 'life you lost'),
  amountOfTriggerEvent('the amount of damage it dealt to that player', 'damage it dealt'),
  amountOfTriggerEvent('the damage dealt', 'damage dealt'),
  amountOfTriggerEvent('the number of cards looked at while scrying this way', 'looked at'),
];

/** “For each 1 life you gained.” */
export const forEachOfEvent: readonly Syntax<Amount>[] = [
  amountOfTriggerEvent(' for each 1 life you gained', 'life you gained'),
  amountOfTriggerEvent(' for each 1 life you lost', 'life you lost'),
  amountOfTriggerEvent(' for each card you looked at while scrying this way', 'looked at'),
];
