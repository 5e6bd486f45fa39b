import type { Amount, TriggerEvent } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import { constant, no, words, type Syntax } from '../../syntax/syntax.js';

type Events = Variant<Amount, 'amount', 'events'>;
type ThatMuch = Variant<Amount, 'amount', 'that much'>;

const lostByOpponents: TriggerEvent = { on: 'loses life', who: 'an opponent' };
const gainedByYou: TriggerEvent = { on: 'gains life', who: 'you' };
const lostByYou: TriggerEvent = { on: 'loses life', who: 'you' };
const toOpponents: TriggerEvent = { on: 'player is dealt damage', who: 'an opponent' };
const toYou: TriggerEvent = { on: 'player is dealt damage', who: 'you' };

function ofTurn(text: string, event: TriggerEvent, said?: NonNullable<Events['said']>): Syntax<Amount> {
  const amount: Events = { amount: 'events', event, counting: 'amounts', ...(said && { said }) };
  return constant<Events>(text, amount);
}

/** How much something was this turn altogether (CR 608.2i). */
export const amountsThisTurn: readonly Syntax<Amount>[] = [
  ofTurn('the amount of life you gained this turn', gainedByYou),
  ofTurn('the amount of life you lost this turn', lostByYou),
  ofTurn("the life you've lost this turn", lostByYou, 'have'),
  ofTurn('the total life lost by your opponents this turn', lostByOpponents),
  ofTurn('the total amount of life your opponents lost this turn', lostByOpponents, 'amount'),
  ofTurn('the total amount of life your opponents have lost this turn', lostByOpponents, 'have'),
  ofTurn('the total life lost by all players this turn', { on: 'loses life', who: 'any player' }),
  ofTurn('the damage dealt to you this turn', toYou),
  ofTurn('the damage dealt to your opponents this turn', toOpponents),
  ofTurn('the total amount of damage dealt to your opponents this turn', toOpponents, 'amount'),
  ofTurn(
    'the total amount of noncombat damage dealt to your opponents this turn',
    { ...toOpponents, combat: false },
    'amount',
  ),
];

/** “For each 1 life you gained this turn.” */
export const forEachThisTurn: readonly Syntax<Amount>[] = [
  ofTurn(' for each 1 life your opponents have lost this turn', lostByOpponents),
  ofTurn(' for each 1 life you gained this turn', gainedByYou),
  ofTurn(' for each 1 life you lost this turn', lostByYou),
];

type Called = NonNullable<ThatMuch['called']>;

/** What the event counted, said again: “the amount of life you gained”. */
function again(text: string, called: Called): Syntax<Amount> {
  const said = words<Amount>(
    text,
    { amount: 'that much', called },
    (amount) => typeof amount === 'object' && amount.amount === 'that much' && amount.called === called,
  );
  return { ...said, read: (reader) => (reader.scope.hasAmount ? said.read(reader) : no) };
}

export const amountsOfEvent: readonly Syntax<Amount>[] = [
  again('the amount of life you gained', 'life you gained'),
  again('the amount of life you lost', 'life you lost'),
  again('the amount of damage it dealt to that player', 'damage it dealt'),
  again('the damage dealt', 'damage dealt'),
  again('the number of cards looked at while scrying this way', 'looked at'),
];

/** “For each 1 life you gained.” */
export const forEachOfEvent: readonly Syntax<Amount>[] = [
  again(' for each 1 life you gained', 'life you gained'),
  again(' for each 1 life you lost', 'life you lost'),
  again(' for each card you looked at while scrying this way', 'looked at'),
];
