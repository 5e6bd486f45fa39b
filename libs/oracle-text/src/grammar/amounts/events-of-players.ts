import { type Amount, type Filter, isSameTree, type Players, type TriggerEvent } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { whose } from '../basics/holes.js';
import { noun, nounOfEach } from '../nouns/nouns.js';
import { playersAsObject, playersAsSubject, takesPluralVerb } from '../players/players.js';

type Events = Variant<Amount, 'amount', 'events'>;
type OfPlayer = Events & { readonly of: Players };

/** Whether it is one player whom the text names: “you” and “your opponents” have their own events. */
function isOnePlayer({ players }: Players): boolean {
  return players !== 'you' && !players.startsWith('each') && players !== 'together' && players !== 'those who';
}

function isOfOne(amount: Amount): amount is OfPlayer {
  return typeof amount === 'object' && amount.amount === 'events' && amount.of !== undefined && isOnePlayer(amount.of);
}

const ofOne = (inner: Syntax<OfPlayer>): Syntax<Amount> => readsAndWrites<Amount>(isOfOne, inner);

const damaged: TriggerEvent = { on: 'player is dealt damage', who: 'that player' };
const loses: TriggerEvent = { on: 'loses life', who: 'that player' };
const discards: TriggerEvent = { on: 'discards', who: 'that player' };
const draws: TriggerEvent = { on: 'draws', who: 'that player' };
const buried: TriggerEvent = {
  on: 'moves',
  to: ['graveyard'],
  what: { is: 'all', of: [{ is: 'card' }, { is: 'owned by', who: 'that player' }] },
};

const yoursBuried: Events = {
  amount: 'events',
  event: {
    on: 'moves',
    from: ['hand', 'library'],
    to: ['graveyard'],
    what: { is: 'all', of: [{ is: 'card' }, { is: 'owned by', who: 'you' }] },
  },
  counting: 'times',
};

const objectOfVerb = lazy(() => playersAsObject);
const subject = lazy(() => playersAsSubject);

/** Totals of one player over this turn (CR 608.2i): “the damage dealt to target opponent this turn”. */
export const amountsOfPlayers: readonly Syntax<Amount>[] = [
  ofOne(
    says<OfPlayer>({
      amount: 'events',
      event: damaged,
      counting: 'amounts',
    })`the damage dealt to ${{ of: objectOfVerb }} this turn`,
  ),
  ofOne(
    says<OfPlayer>({
      amount: 'events',
      event: loses,
      counting: 'amounts',
      said: 'amount',
    })`the amount of life ${{ of: subject }} lost this turn`,
  ),
  ofOne(
    readsAndWrites<OfPlayer>(
      ({ said }) => said === undefined,
      says<OfPlayer>({
        amount: 'events',
        event: loses,
        counting: 'amounts',
      })`the life ${{ of: subject }} lost this turn`,
    ),
  ),
];

/** “Have”, “has”: as the player's verb stands. */
function have(done: string): (things: Syntax<object>, event: TriggerEvent) => readonly Syntax<Amount>[] {
  return (things, event) =>
    [true, false].map((plural) =>
      readsAndWrites<Amount>(
        (amount) => isOfOne(amount) && takesPluralVerb(amount.of) === plural,
        says<OfPlayer>({
          amount: 'events',
          event,
          counting: 'times',
        })`${things} ${{ of: subject }} ${literally(`${plural ? 'have' : 'has'} ${done} this turn`)}` as Syntax<Amount>,
      ),
    );
}

interface Casts {
  readonly what: Filter;
  readonly of: Players;
}

/** “Noncreature spells they have cast this turn.” */
function spellsCast(many: boolean): readonly Syntax<Amount>[] {
  const spells = many ? noun(true, 'spell') : nounOfEach('spell');
  return [true, false].map((plural) =>
    mapped<Casts, Amount>(
      readsAndWrites(
        ({ of }) => isOnePlayer(of) && takesPluralVerb(of) === plural,
        says<Casts>(
          {},
        )`${{ what: spells }} ${{ of: subject }} ${literally(plural ? 'have cast this turn' : 'has cast this turn')}`,
      ),
      ({ what, of }) => ({ amount: 'events', event: { on: 'casts', who: 'that player', what }, counting: 'times', of }),
      (amount) => {
        if (typeof amount !== 'object' || amount.amount !== 'events' || amount.of === undefined) return no;
        const { event, of } = amount;
        if (event.on !== 'casts') return no;
        const plain = {
          amount: 'events',
          event: { on: 'casts', who: 'that player', what: event.what },
          counting: 'times',
          of,
        };
        return isSameTree(amount, plain) ? { what: event.what, of } : no;
      },
      { amount: 'events' },
    ),
  );
}

/** A player who was dealt damage counts also after losing the game. */
const dealtDamage: Extract<Amount, object> = {
  amount: 'events',
  event: { on: 'player is dealt damage', who: 'an opponent', combat: true },
  counting: 'players',
};

/** Counts of what one player did this turn: “cards target opponent discarded this turn”. */
export function eventsOfPlayers(many: boolean): readonly Syntax<Amount>[] {
  const cards = literally(many ? 'cards' : 'card');
  return [
    ofOne(
      says<OfPlayer>({
        amount: 'events',
        event: discards,
        counting: 'times',
      })`${cards} ${{ of: subject }} discarded this turn`,
    ),
    ...have('drawn')(cards, draws),
    ofOne(
      says<OfPlayer>({
        amount: 'events',
        event: buried,
        counting: 'times',
      })`${cards} put into ${{ of: whose }} graveyard from anywhere this turn`,
    ),
    ...spellsCast(many),
    constant<Amount>(
      `opponent${many ? 's' : ''} that ${many ? 'were' : 'was'} dealt combat damage this turn`,
      dealtDamage,
    ),
    constant<Amount>(
      many
        ? 'cards that were put into your graveyard from your hand or library this turn'
        : 'card that was put into your graveyard from your hand or library this turn',
      yoursBuried,
    ),
  ];
}
