import type { Attacked, Filter, Objects, ReferentNoun, TriggerEvent } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { readsAndWrites, readsOnly } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { nameSelf, self } from '../basics/self.js';
import { addsMana } from './adding-mana.js';
import { attacked } from './combat.js';
import { addWhoAsReferent } from './naming.js';
import { attachedFilter } from './subjects.js';
import { youOrYours } from './targeting.js';

type EventOn<K> = Variant<TriggerEvent, 'on', K>;

const designated = (as: 'day' | 'night'): TriggerEvent => ({ on: 'is designated', as });
const dayOrNight: TriggerEvent = { on: 'any of', of: [designated('night'), designated('day')] };

const unlockThisDoor = literally('you unlock this door');

/** CR 709.5h, 709.5j: the door is the half of a Room that has the text. */
const thisDoor: Syntax<TriggerEvent> = {
  begins: new Set(['you']),
  fixedFields: { on: 'is designated' },
  read(reader) {
    const { half } = reader.scope.textSource;
    if (half === undefined || unlockThisDoor.read(reader) === no) return no;
    return { on: 'is designated', as: `${half} half unlocked`, what: { is: 'this' } };
  },
  write: (event, writer) =>
    event.on === 'is designated' &&
    (event.as === 'left half unlocked' || event.as === 'right half unlocked') &&
    event.what?.is === 'this' &&
    unlockThisDoor.write({}, writer),
};

const intoThisRoom = literally('you move your venture marker into this room');

/**
 * CR 309.4c: the nth ability of a dungeon is that of its nth room, so the number of abilities read so far is the room's
 * index.
 */
const thisRoom: Syntax<TriggerEvent> = {
  begins: new Set(['you']),
  fixedFields: { on: 'enters room' },
  read(reader) {
    const { textSource } = reader.scope;
    return intoThisRoom.read(reader) === no ? no : { on: 'enters room', room: textSource.abilities.length };
  },
  write: (event, writer) => event.on === 'enters room' && intoThisRoom.write({}, writer),
};

const tappedPermanent = oneOf(attachedFilter, indefinite());

const numeralAboveOne = readsOnly((count) => count !== 1, numeral as Syntax<number>);

/** “This card”, “this creature”, a name. */
const itself: Syntax<Filter> = mapped<Objects, Filter>(
  self,
  ({ called }) => ({ is: 'this', ...(called !== undefined && { called: called as ReferentNoun }) }),
  (filter) => (filter.is === 'this' ? { objects: 'this', ...(filter.called && { called: filter.called }) } : no),
);

/** CR 701.9: a spell or ability of an opponent causes you to discard a card, or this card. */
function discardedByOpponent(which: 'a card' | 'itself', event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  const isThat = which === 'a card';
  const discarded: Objects = { objects: isThat ? 'that object' : 'this' };
  return naming(
    event,
    (scope) => scope.name(discarded, false, ['card']),
    (value) => value.on === 'discards' && isThat === (value.what === undefined),
  );
}

/** “An untapped creature an opponent controls”: it is untapped before the event. */
function wasUntapped(inner: Syntax<Filter>): Syntax<Filter> {
  return mapped<Filter, Filter>(
    inner,
    (filter) => {
      const [first, ...rest] = conjuncts(filter);
      return first?.is === 'untapped' && rest.length > 0 ? conjunction(rest) : no;
    },
    (filter) => conjunction([{ is: 'untapped' }, ...conjuncts(filter)]),
  );
}

type Taps = EventOn<'becomes tapped'>;

/** “You tap an untapped creature an opponent controls.” */
const youTap: Syntax<TriggerEvent> = oneOf<Taps>(
  says<Taps>({
    on: 'becomes tapped',
    by: 'you',
    oneOrMore: true,
  })`you tap one or more ${{ what: wasUntapped(noun(true)) }}`,
  without(
    ['oneOrMore'],
    says<Taps>({ on: 'becomes tapped', by: 'you' })`you tap ${{ what: wasUntapped(indefinite()) }}`,
  ),
);

const attackedExceptEnchantedPlayer = readsAndWrites<Attacked>(({ who }) => who !== 'enchanted player', attacked);
const enchantedPlayer = constant<Attacked>('enchanted player', { who: 'enchanted player', as: ['player'] });

/** Events that share no words with other events. */
export const otherEvents: Syntax<TriggerEvent> = oneOf<TriggerEvent>(
  constant<TriggerEvent>('a spell or ability you control exiles one or more permanents from the battlefield', {
    on: 'moves',
    what: { is: 'permanent' },
    from: ['battlefield'],
    to: ['exile'],
    how: 'exile',
    causedBy: 'you',
    oneOrMore: true,
  }),
  fixedWords('day becomes night or night becomes day', dayOrNight),
  thisDoor,
  discardedByOpponent(
    'a card',
    says<EventOn<'discards'>>({
      on: 'discards',
      who: 'you',
      causedBy: 'an opponent',
    })`a spell or ability an opponent controls causes you to discard a card`,
  ),
  discardedByOpponent(
    'itself',
    says<EventOn<'discards'>>({
      on: 'discards',
      who: 'you',
      causedBy: 'an opponent',
    })`a spell or ability an opponent controls causes you to discard ${{ what: itself }}`,
  ),
  says<EventOn<'is countered'>>({
    on: 'is countered',
    causedBy: 'you',
  })`a spell or ability you control counters ${{ what: indefinite('spell') }}`,
  youTap,
  youOrYours,
  addsMana,
  fixedWords('chaos ensues', { on: 'keyword action', action: 'chaos ensues', who: 'any player' }),
  fixedWords('the Ring tempts you', { on: 'keyword action', action: 'the Ring tempts you', who: 'you' }),
  says<EventOn<'player is dealt damage'>>({
    on: 'player is dealt damage',
    who: 'you',
    combat: true,
  })`you're dealt combat damage`,
  {
    ...says<EventOn<'player is dealt damage'>>({ on: 'player is dealt damage', who: 'you' })`you're dealt damage`,
    write: (event, writer) =>
      event.on === 'player is dealt damage' &&
      event.who === 'you' &&
      !('combat' in event) &&
      event.by === undefined &&
      writer.add("you're dealt damage"),
  },
  says<EventOn<'keyword action'>>({
    on: 'keyword action',
    action: 'champion',
    who: 'any player',
    what: { is: 'this' },
  })`${{ championed: indefinite() }} is championed with ${nameSelf}`,
  says<EventOn<'ability triggers'>>({
    on: 'ability triggers',
    who: 'any player',
  })`a triggered ability of ${{ what: indefinite() }} triggers`,
  says<EventOn<'reveals this way'>>({ on: 'reveals this way' })`you reveal ${{ what: indefinite('card') }} this way`,
  thisRoom,
  namingEnchanted(
    without(['what'], says<EventOn<'is attacked'>>({ on: 'is attacked' })`${{ whom: enchantedPlayer }} is attacked`),
  ),
  without(
    ['what'],
    says<EventOn<'is attacked'>>({ on: 'is attacked' })`${{ whom: attackedExceptEnchantedPlayer }} is attacked`,
  ),
  says<EventOn<'is attacked'>>({
    on: 'is attacked',
  })`${{ atLeast: numeralAboveOne }} or more ${{ what: noun(true) }} attack ${{ whom: attacked }}`,
  namingWhoTaps(
    says<EventOn<'tapped for mana'>>({
      on: 'tapped for mana',
      who: 'any player',
    })`${{ what: tappedPermanent }} is tapped for mana`,
  ),
);

/** After “is tapped for mana”, “that player” is the player who taps the permanent. */
function namingWhoTaps(event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  return naming(event, (scope) => {
    scope.name({ objects: 'that object' }, false, ['land', 'permanent', 'creature', 'artifact']);
    addWhoAsReferent('any player', scope);
  });
}

/** After “enchanted player is attacked”, “that player” is the enchanted player. */
function namingEnchanted(event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  return naming(event, (scope) => scope.name({ players: 'enchanted player' }, false, ['player']));
}

/** Reads or writes the event, then names what later words (“that player”) refer to. */
function naming(
  event: Syntax<TriggerEvent>,
  name: (scope: Scope) => void,
  accepts: (value: TriggerEvent) => boolean = () => true,
): Syntax<TriggerEvent> {
  return {
    begins: event.begins,
    fixedFields: event.fixedFields ?? {},
    read(reader) {
      const found = event.read(reader);
      if (found !== no) name(reader.scope);
      return found;
    },
    write(value, writer) {
      if (!accepts(value) || !event.write(value, writer)) return false;
      name(writer.scope);
      return true;
    },
  };
}

/** A game state (CR 603.8): “you control no Islands”. */
export const stateEvent: Syntax<TriggerEvent> = says<EventOn<'state'>>({ on: 'state' })`${{ condition }}`;

function fixedWords(text: string, event: TriggerEvent): Syntax<TriggerEvent> {
  return constant(text, event);
}
