import type { Attacked, Filter, Objects, ReferentNoun, TriggerEvent } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { readsAndWrites, readsOnly } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { nameSelf, self } from '../basics/self.js';
import { attacked } from './combat.js';
import { nameWho } from './naming.js';
import { attachedFilter } from './subjects.js';
import { youOrYours } from './targeting.js';

type Of<K> = Variant<TriggerEvent, 'on', K>;

const designated = (as: 'day' | 'night'): TriggerEvent => ({ on: 'is designated', as });
const dayOrNight: TriggerEvent = { on: 'any of', of: [designated('night'), designated('day')] };

const unlockThisDoor = literally('you unlock this door');

/** CR 709.5h, 709.5j: a door is the half of a Room whose text it is. */
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

/** CR 309.4c: the rooms of a dungeon have one ability each, in their order. */
const thisRoom: Syntax<TriggerEvent> = {
  begins: new Set(['you']),
  fixedFields: { on: 'enters room' },
  read(reader) {
    const { textSource } = reader.scope;
    return intoThisRoom.read(reader) === no ? no : { on: 'enters room', room: textSource.abilities.length };
  },
  write: (event, writer) => event.on === 'enters room' && intoThisRoom.write({}, writer),
};

const tapped = oneOf(attachedFilter, indefinite());

const severalOf = readsOnly((count) => count !== 1, numeral as Syntax<number>);

/** “This card”, “this creature”, a name. */
const itself: Syntax<Filter> = mapped<Objects, Filter>(
  self,
  ({ called }) => ({ is: 'this', ...(called !== undefined && { called: called as ReferentNoun }) }),
  (filter) => (filter.is === 'this' ? { objects: 'this', ...(filter.called && { called: filter.called }) } : no),
);

/** CR 701.9: what a card does that an opponent has you discard. */
function discardedByThem(which: 'a card' | 'itself', event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  const isThat = which === 'a card';
  const discarded: Objects = { objects: isThat ? 'that object' : 'this' };
  return naming(
    event,
    (scope) => scope.name(discarded, false, ['card']),
    (value) => value.on === 'discards' && isThat === (value.what === undefined),
  );
}

const others = readsAndWrites<Attacked>(({ who }) => who !== 'enchanted player', attacked);
const enchantedPlayer = constant<Attacked>('enchanted player', { who: 'enchanted player', as: ['player'] });

/** Events whose words are like no others'. */
export const otherEvents: Syntax<TriggerEvent> = oneOf<TriggerEvent>(
  same('day becomes night or night becomes day', dayOrNight),
  thisDoor,
  discardedByThem(
    'a card',
    says<Of<'discards'>>({
      on: 'discards',
      who: 'you',
      causedBy: 'an opponent',
    })`a spell or ability an opponent controls causes you to discard a card`,
  ),
  discardedByThem(
    'itself',
    says<Of<'discards'>>({
      on: 'discards',
      who: 'you',
      causedBy: 'an opponent',
    })`a spell or ability an opponent controls causes you to discard ${{ what: itself }}`,
  ),
  youOrYours,
  same('chaos ensues', { on: 'keyword action', action: 'chaos ensues', who: 'any player' }),
  same('the Ring tempts you', { on: 'keyword action', action: 'the Ring tempts you', who: 'you' }),
  says<Of<'player is dealt damage'>>({
    on: 'player is dealt damage',
    who: 'you',
    combat: true,
  })`you're dealt combat damage`,
  {
    ...says<Of<'player is dealt damage'>>({ on: 'player is dealt damage', who: 'you' })`you're dealt damage`,
    write: (event, writer) =>
      event.on === 'player is dealt damage' &&
      event.who === 'you' &&
      !('combat' in event) &&
      event.by === undefined &&
      writer.add("you're dealt damage"),
  },
  says<Of<'keyword action'>>({
    on: 'keyword action',
    action: 'champion',
    who: 'any player',
    what: { is: 'this' },
  })`${{ championed: indefinite() }} is championed with ${nameSelf}`,
  says<Of<'ability triggers'>>({
    on: 'ability triggers',
    who: 'any player',
  })`a triggered ability of ${{ what: indefinite() }} triggers`,
  says<Of<'reveals this way'>>({ on: 'reveals this way' })`you reveal ${{ what: indefinite('card') }} this way`,
  thisRoom,
  namingEnchanted(
    without(['what'], says<Of<'is attacked'>>({ on: 'is attacked' })`${{ whom: enchantedPlayer }} is attacked`),
  ),
  without(['what'], says<Of<'is attacked'>>({ on: 'is attacked' })`${{ whom: others }} is attacked`),
  says<Of<'is attacked'>>({
    on: 'is attacked',
  })`${{ atLeast: severalOf }} or more ${{ what: noun(true) }} attack ${{ whom: attacked }}`,
  namingWhoTaps(
    says<Of<'tapped for mana'>>({ on: 'tapped for mana', who: 'any player' })`${{ what: tapped }} is tapped for mana`,
  ),
);

/** Whoever taps it is “that player”. */
function namingWhoTaps(event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  return naming(event, (scope) => {
    scope.name({ objects: 'that object' }, false, ['land', 'permanent', 'creature', 'artifact']);
    nameWho('any player', scope);
  });
}

/** “Enchanted player is attacked”: that is “that player”. */
function namingEnchanted(event: Syntax<TriggerEvent>): Syntax<TriggerEvent> {
  return naming(event, (scope) => scope.name({ players: 'enchanted player' }, false, ['player']));
}

/** The event, after which a text can speak of what that names. */
function naming(
  event: Syntax<TriggerEvent>,
  name: (scope: Scope) => void,
  isOne: (value: TriggerEvent) => boolean = () => true,
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
      if (!isOne(value) || !event.write(value, writer)) return false;
      name(writer.scope);
      return true;
    },
  };
}

/** A game state (CR 603.8): “you control no Islands”. */
export const stateEvent: Syntax<TriggerEvent> = says<Of<'state'>>({ on: 'state' })`${{ condition }}`;

function same(text: string, event: TriggerEvent): Syntax<TriggerEvent> {
  return constant(text, event);
}
