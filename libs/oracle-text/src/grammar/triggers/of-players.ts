import type { Filter, ReferentNoun, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readCasts, writeCasts } from './casting.js';
import { addAttackedAsReferent, addAttackersAsReferent, addWhoAsReferent } from './naming.js';
import { playerPredicates } from './player-predicates.js';
import { readWhile, writeWhile } from './while.js';
import { readWhichTime, writeWhichTime } from './which-time.js';

const castingVerbs: ReadonlySet<string> = new Set(['cast', 'casts', 'copy', 'copies']);

const subject: Syntax<Whoever> = oneOf<Whoever>(
  words('you', 'you'),
  words('an opponent', 'an opponent'),
  words('a player', 'any player'),
  words('another player', 'another player'),
  words('enchanted player', 'enchanted player'),
);

const predicate: Syntax<TriggerEvent> = oneOf<TriggerEvent>(...playerPredicates);

function setSubject(who: Whoever, scope: Scope): void {
  const means = who === 'you' ? ({ players: 'you' } as const) : ({ players: 'that player' } as const);
  scope.subject = { means, plural: who === 'you' };
}

function whatOf(event: TriggerEvent): Filter | undefined {
  return 'what' in event ? event.what : undefined;
}

/** Makes the object of a player's action a referent. */
function addObjectAsReferent(event: TriggerEvent, scope: Scope): void {
  const [first] = event.on === 'any of' ? event.of : [event];
  if (event.on === 'any of' && event.of.some(({ on }) => on === 'activates') && first?.on === 'casts')
    return scope.name({ objects: 'that object' }, false, ['spell or ability']);
  if (first === undefined || first.on === 'casts' || first.on === 'copies') return;
  if (first.on === 'activates' && first.that === 'ability')
    return scope.name({ objects: 'that object' }, false, ['ability', 'spell or ability']);
  if (first.on === 'player becomes the target')
    return scope.name(
      { objects: 'that object' },
      false,
      first.of === 'spell or ability' ? ['spell', 'ability', first.of] : [first.of],
    );
  const what = first.on === 'discards' || first.on === 'draws' ? (first.what ?? { is: 'card' }) : whatOf(first);
  if (what === undefined) return;
  const noun = kindInFilter(what) as ReferentNoun;
  const head: readonly ReferentNoun[] =
    first.on === 'discards' || first.on === 'draws' ? ['card'] : ['permanent', 'card'];
  if ('oneOrMore' in first) scope.name({ objects: 'those objects' }, true, [noun, ...head]);
  else scope.name({ objects: 'that object' }, false, [noun, ...head]);
}

/** “You gain life”, “an opponent casts a creature spell”: an action of players. */
export function readPlayerEvent(reader: Reader): TriggerEvent | No {
  const who = subject.read(reader);
  if (who === no) return no;
  setSubject(who, reader.scope);
  const found: TriggerEvent[] = [];
  let end = reader.mark();
  do {
    const one = readPredicate(who, reader);
    if (one === no && found.length === 0) return no;
    if (one === no) {
      reader.back(end);
      break;
    }
    found.push(...(one.on === 'any of' ? one.of : [one]));
    end = reader.mark();
  } while (reader.word === 'or' && reader.take('or'));
  const event: TriggerEvent = found.length === 1 ? found[0]! : { on: 'any of', of: found };
  addObjectAsReferent(event, reader.scope);
  addAttackersAsReferent(event, reader.scope);
  addWhoAsReferent(who, reader.scope);
  addAttackedAsReferent(event, reader.scope);
  const timed = readWhichTime(event, reader);
  // After two actions it could belong to the last alone.
  return timed === no || (event.on === 'any of' && reader.word === 'while') ? no : readWhile(timed, reader);
}

function readPredicate(who: Whoever, reader: Reader): TriggerEvent | No {
  if (castingVerbs.has(reader.word)) return readCasts(who, reader);
  const event = predicate.read(reader);
  return event === no ? no : withWho(event, who);
}

/** The player who sacrifices an object controls it. */
const controllers: Readonly<Partial<Record<Whoever, Filter>>> = {
  you: { is: 'controlled by', who: 'you' },
  'an opponent': { is: 'controlled by', who: 'opponent' },
};

function withWho(event: TriggerEvent, who: Whoever): TriggerEvent {
  if (event.on === 'any of') return { ...event, of: event.of.map((one) => withWho(one, who)) };
  if (event.on === 'control changes') return 'from' in event ? { ...event, from: who } : { ...event, to: who };
  if (event.on !== 'is sacrificed') return { ...event, who } as TriggerEvent;
  const controller = controllers[who];
  return controller === undefined ? event : { ...event, what: { is: 'all', of: [event.what, controller] } };
}

function withoutWho(event: TriggerEvent): readonly [Whoever, TriggerEvent] | undefined {
  if (event.on === 'any of') {
    const parts = event.of.map(withoutWho);
    const [first] = parts;
    if (first === undefined || parts.some((part) => part?.[0] !== first[0])) return undefined;
    return [first[0], { ...event, of: parts.map((part) => part![1]) }];
  }
  if (event.on === 'is sacrificed') {
    if (event.what.is === 'all' && event.what.of.length === 2) {
      const [what, controller] = event.what.of;
      if (controller!.is === 'controlled by' && (controller.who === 'you' || controller.who === 'opponent')) {
        return [controller.who === 'you' ? 'you' : 'an opponent', { ...event, what: what! }];
      }
    }
    return ['any player', event];
  }
  if (event.on === 'control changes') return [event.from ?? event.to ?? 'any player', event];
  return 'who' in event ? [event.who, event] : undefined;
}

function writePredicates(event: TriggerEvent, bare: TriggerEvent, writer: Writer): boolean {
  const from = writer.mark();
  if (writeCasts(event, writer)) return true;
  writer.back(from);
  if (predicate.write(bare, writer)) return true;
  writer.back(from);
  if (event.on !== 'any of' || bare.on !== 'any of') return false;
  return event.of.every((one, i) => (i === 0 || writer.add(' or ')) && writePredicates(one, bare.of[i]!, writer));
}

/** Whether the words of the event itself say which time of the turn is meant. */
function countsInWords({ on }: TriggerEvent): boolean {
  return on === 'casts' || on === 'draws';
}

export function writeOfPlayers(event: TriggerEvent, writer: Writer): boolean {
  const from = writer.mark();
  if (writePlain(event, writer)) return true;
  writer.back(from);
  return writeWhile(event, writer, (plain) => writePlain(plain, writer));
}

function writePlain(event: TriggerEvent, writer: Writer): boolean {
  const parts = withoutWho(event);
  if (parts === undefined) return false;
  const [who, bare] = parts;
  if (!subject.write(who, writer) || !writer.add(' ')) return false;
  setSubject(who, writer.scope);
  if (!writePredicates(event, bare, writer)) return false;
  addObjectAsReferent(event, writer.scope);
  addAttackersAsReferent(event, writer.scope);
  addWhoAsReferent(who, writer.scope);
  addAttackedAsReferent(event, writer.scope);
  return event.nth !== undefined && countsInWords(event) ? true : writeWhichTime(event, writer);
}
