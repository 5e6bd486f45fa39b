import type { Filter } from '../filters.js';
import type { TriggerEvent } from '../triggers.js';
import { kindInFilter, kindOfSelf, nameOfAttached, type Speaker } from '../printer/context.js';
import { creatureTypes } from '../subtypes.js';
import type { ReferentNoun } from '../references.js';
import type { Reader } from '../syntax/reader.js';
import { says, type Variant } from '../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, words, type No, type Syntax } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import type { Scope } from '../syntax/scope.js';
import { indefinite, type Head } from './nouns.js';
import { self } from './self.js';

type Of<K> = Variant<TriggerEvent, 'on', K>;

/** The subject of a trigger event: “this creature”, “a creature you control”. */
function subject(head: Head = 'permanent'): Syntax<Filter> {
  const some = indefinite(head);
  return oneOf<Filter>(
    thisOrAnother(some),
    mapped<import('../references.js').Objects, Filter>(
      self,
      () => ({ is: 'this' }),
      (filter) => (filter.is === 'this' ? { objects: 'this' } : no),
    ),
    {
      begins: some.begins,
      read(reader) {
        const filter = some.read(reader);
        if (filter !== no) nameEventObject(reader.scope, filter, head);
        return filter;
      },
      write(filter, writer) {
        if (filter.is === 'this' || !some.write(filter, writer)) return false;
        nameEventObject(writer.scope, filter, head);
        return true;
      },
    },
  );
}

/** “This creature or another creature you control”. */
function thisOrAnother(some: Syntax<Filter>): Syntax<Filter> {
  const or = literally(' or ');
  return {
    begins: self.begins,
    read(reader) {
      if (self.read(reader) === no || or.read(reader) === no || reader.word !== 'another') return no;
      const other = some.read(reader);
      if (other === no) return no;
      nameEventObject(reader.scope, other, 'permanent');
      return { is: 'any', of: [{ is: 'this' }, other] };
    },
    write(filter, writer) {
      if (filter.is !== 'any' || filter.of[0]?.is !== 'this' || filter.of.length !== 2) return false;
      const could =
        self.write({ objects: 'this' }, writer) && or.write({}, writer) && some.write(filter.of[1]!, writer);
      nameEventObject(writer.scope, filter.of[1]!, 'permanent');
      return could;
    },
  };
}

function nameEventObject(scope: Scope, filter: Filter, head: Head): void {
  const noun = kindInFilter(filter) as ReferentNoun;
  scope.name({ objects: 'that object' }, false, [noun, head, 'permanent', 'card']);
}

const permanent = lazy(() => subject());

/** Only of creatures and planeswalkers does rules text say that they die (CR 700.4). */
const creatureOnly: Syntax<Filter> = {
  begins: null,
  read: (reader) => permanent.read(reader),
  write: (filter, writer) => isCreature(filter, writer.scope.speaker) && permanent.write(filter, writer),
};

function isCreature(what: Filter, speaker: Speaker): boolean {
  if (what.is === 'this') return kindOfSelf(speaker) === 'creature';
  if (what.is === 'attached to by this') return nameOfAttached(speaker).endsWith('creature');
  if (what.is === 'all') return what.of.some((part) => isCreature(part, speaker));
  if (what.is === 'any') return what.of.every((part) => isCreature(part, speaker));
  return (
    (what.is === 'type' && what.type === 'Creature') ||
    (what.is === 'subtype' && (creatureTypes as readonly string[]).includes(what.subtype))
  );
}
const whenOrWhenever: readonly Syntax<TriggerEvent>[] = [
  says<Of<'enters'>>({ on: 'enters' })`${{ what: permanent }} enters`,
  says<Of<'dies'>>({ on: 'dies' })`${{ what: creatureOnly }} dies`,
  says<Of<'dies'>>({ on: 'dies' })`${{ what: permanent }} is put into a graveyard from the battlefield`,
  says<Of<'leaves the battlefield'>>({ on: 'leaves the battlefield' })`${{ what: permanent }} leaves the battlefield`,
  says<Of<'attacks'>>({ on: 'attacks' })`${{ what: permanent }} attacks`,
  says<Of<'blocks'>>({ on: 'blocks' })`${{ what: permanent }} blocks`,
  says<Of<'becomes blocked'>>({ on: 'becomes blocked' })`${{ what: permanent }} becomes blocked`,
  says<Of<'becomes tapped'>>({ on: 'becomes tapped' })`${{ what: permanent }} becomes tapped`,
  says<Of<'deals damage'>>({
    on: 'deals damage',
    combat: true,
    to: 'player',
  })`${{ what: permanent }} deals combat damage to a player`,
  says<Of<'casts'>>({ on: 'casts', who: 'you' })`you cast ${{ what: lazy(() => subject('spell')) }}`,
  says<Of<'casts'>>({ on: 'casts', who: 'an opponent' })`an opponent casts ${{ what: lazy(() => subject('spell')) }}`,
  says<Of<'casts'>>({ on: 'casts', who: 'any player' })`a player casts ${{ what: lazy(() => subject('spell')) }}`,
  ...(['spell or ability', 'spell', 'ability'] as const).flatMap((of) =>
    (
      [
        ['any player', ''],
        ['an opponent', ' an opponent controls'],
        ['you', ' you control'],
      ] as const
    )
      .map(
        ([by, text]) =>
          says<Of<'becomes the target'>>({
            on: 'becomes the target',
            of,
            by,
          })`${{ what: permanent }} becomes the target of ${literally(of === 'ability' ? 'an ability' : `a ${of}`)}${literally(text)}`,
      )
      .reverse(),
  ),
  says<Of<'draws'>>({ on: 'draws', who: 'you' })`you draw a card`,
  says<Of<'gains life'>>({ on: 'gains life', who: 'you' })`you gain life`,
] as readonly Syntax<TriggerEvent>[];
const happening = oneOf(...whenOrWhenever);

const beginnings: readonly Syntax<TriggerEvent>[] = (
  [
    ['upkeep', 'you', 'your upkeep'],
    ['upkeep', 'each player', 'each upkeep'],
    ['upkeep', 'each opponent', "each opponent's upkeep"],
    ['end', 'you', 'your end step'],
    ['end', 'each player', 'the end step'],
    ['upkeep', 'each player', "each player's upkeep"],
    ['end of combat', 'each player', 'each end of combat'],
    ['beginning of combat', 'you', 'combat on your turn'],
    ['draw', 'you', 'your draw step'],
    ['precombat main', 'you', 'your first main phase'],
  ] as const
).map(([step, whose, text]) =>
  words<TriggerEvent>(
    text,
    { on: 'beginning of step', step, whose },
    (other) => other.on === 'beginning of step' && other.step === step && other.whose === whose,
  ),
);
const beginning = oneOf(...beginnings);

/** The event of a triggered ability: “when this creature enters”, “whenever you cast a noncreature spell”. */
export function readTriggerEvent(reader: Reader): TriggerEvent | No {
  if (reader.take('at')) return literally('the beginning of ').read(reader) === no ? no : beginning.read(reader);
  return reader.take('when') || reader.take('whenever') ? happening.read(reader) : no;
}

export function writeTriggerEvent(event: TriggerEvent, writer: Writer): boolean {
  if (event.on === 'beginning of step') return writer.add('At the beginning of ') && beginning.write(event, writer);
  const once =
    'what' in event && event.what.is === 'this' && ['enters', 'dies', 'leaves the battlefield'].includes(event.on);
  return writer.add(once ? 'When ' : 'Whenever ') && happening.write(event, writer);
}
