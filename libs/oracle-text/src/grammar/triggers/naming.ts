import {
  type Filter,
  type Objects,
  type Players,
  type ReferentNoun,
  isSameTree,
  referentNouns,
  type TriggerEvent,
  type Whoever,
} from '@stacktrail/card-tree';
import { isNamedAsTwo, nameOfAttached, type TextSource } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { nounsIn } from '../nouns/called-by.js';
import { conjuncts } from '../basics/filter-parts.js';
import { isToAnything } from './damage-to-anything.js';

const thatPlayer: Players = { players: 'that player' };
const anyPlayer: readonly ReferentNoun[] = ['player', 'opponent'];

/** The nouns that can follow “that” for what an object is attached to: “enchanted land” is a land. */
export function nounsOfAttached(textSource: TextSource): readonly ReferentNoun[] {
  const noun = nameOfAttached(textSource).split(' ').pop();
  const known = referentNouns.find((one) => one.toLowerCase() === noun);
  return known === undefined || known === 'permanent' ? ['permanent'] : [known, 'permanent'];
}

const ofPlayersOrAll: ReadonlySet<string> = new Set([
  'player',
  'opponent',
  'you',
  'enchanted player',
  'that player',
  'anything',
]);

/** Events whose “that object” is another object than their subject. */
function isAboutAnother(event: TriggerEvent): boolean {
  switch (event.on) {
    case 'blocks':
    case 'blocks a creature':
    case 'becomes blocked by a creature':
    case 'becomes the target':
      return true;
    case 'deals damage':
      if (event.that === 'source') return false;
      return event.damaged !== undefined || !ofPlayersOrAll.has(event.to);
    case 'enters':
    case 'becomes attached':
    case 'becomes unattached':
      return event.host !== undefined && event.what.is === 'this';
    case 'keyword action':
      return event.that === 'other';
    case 'any of':
      return event.of.some(isAboutAnother);
    default:
      return false;
  }
}

/** The nouns that can follow “that” for the other object. */
function nounsOfOther(event: TriggerEvent): readonly ReferentNoun[] {
  switch (event.on) {
    case 'blocks a creature':
    case 'becomes blocked by a creature':
      return ['creature', ...nounsIn(event.other)];
    case 'becomes the target':
      return event.of === 'spell or ability' ? ['spell', 'ability', 'spell or ability'] : ['spell', 'ability'];
    case 'deals damage':
      return event.damaged === undefined ? [event.to as ReferentNoun, 'permanent'] : nounsIn(event.damaged);
    case 'enters':
    case 'becomes attached':
    case 'becomes unattached':
      return event.host === undefined ? [] : [...nounsIn(event.host), 'permanent'];
    case 'keyword action':
      return event.action === 'crew' ? ['Vehicle', 'permanent'] : ['permanent'];
    case 'any of':
      return event.of[0] === undefined ? [] : nounsOfOther(event.of[0]);
    default:
      return [];
  }
}

/** Makes the subject of an event a referent, and the other object that takes part in it. */
export function addSubjectAsReferent(event: TriggerEvent, what: Filter, scope: Scope): void {
  if (isToAnything(event)) {
    scope.unsayable([...nounsIn(what), 'permanent', 'source', 'player']);
    scope.name({ objects: 'damaged' }, false, []);
    return;
  }
  const another = isAboutAnother(event);
  const unsaid = event.on === 'blocks';
  if (another && !unsaid) scope.name({ objects: 'that object' }, false, nounsOfOther(event));
  const before = what.is === 'one of' ? scope.referentOf(what.objects)?.nouns : undefined;
  const ofSource: readonly ReferentNoun[] = isDealing(event) && !another ? ['source'] : [];
  const [first] = conjuncts(what);
  const own = first?.is === 'attached to by this' ? nounsOfAttached(scope.textSource) : nounsIn(what);
  // CR 109.2: what has entered the battlefield isn't spoken of as a card.
  const asCard: readonly ReferentNoun[] = event.on === 'enters' ? [] : ['card'];
  const nouns: readonly ReferentNoun[] = [...(before ?? own), 'permanent', ...asCard, ...ofSource];
  if (first?.is === 'this') scope.name({ objects: 'this' }, isNamedAsTwo(scope.textSource), another ? [] : nouns);
  else if (another && first?.is === 'attached to by this')
    scope.name({ objects: 'attached' }, false, event.on === 'becomes the target' ? nouns : []);
  else if (another) scope.unsayable(unsaid || event.on === 'becomes the target' ? nouns : []);
  else if (event.oneOrMore) scope.name({ objects: 'those objects' }, true, nouns);
  else scope.name({ objects: 'that object' }, false, nouns);
  // In “a creature dealt damage by enchanted creature”, “that creature” could be either.
  if (namesAttached(what)) scope.unsayable(nouns.filter((noun) => noun !== 'card'));
}

function whatOf(event: TriggerEvent): Filter | undefined {
  return 'what' in event ? event.what : undefined;
}

const kindsOfSubjects: ReadonlySet<Filter['is']> = new Set<Filter['is']>(['this', 'attached to by this', 'one of']);

/** The event with its subject as “that object”, where that would be another object: “a creature blocks”. */
export function aboutItself(event: TriggerEvent): TriggerEvent | undefined {
  if (event.on === 'any of') {
    const of = event.of.map((one) => (isAboutAnother(one) ? aboutItself(one) : one));
    const [first] = event.of.map(whatOf);
    const ofTheSame = first !== undefined && event.of.every((one) => isSameTree(whatOf(one), first));
    return ofTheSame && isAboutAnother(event) && of.every((one) => one !== undefined) ? { ...event, of } : undefined;
  }
  if (event.on !== 'blocks' && event.on !== 'becomes the target') return undefined;
  if (event.oneOrMore || conjuncts(event.what).some(({ is }) => kindsOfSubjects.has(is))) return undefined;
  return { ...event, that: 'subject' };
}

/** The inverse of `aboutItself`: the event as the text words it; `undefined` if it isn't such an event. */
export function withoutItself(event: TriggerEvent): TriggerEvent | undefined {
  if (event.on === 'any of') {
    const of = event.of.map((one) => withoutItself(one) ?? one);
    return of.every((one, i) => one === event.of[i]) ? undefined : { ...event, of };
  }
  if ((event.on !== 'blocks' && event.on !== 'becomes the target') || event.that === undefined) return undefined;
  const { that: _, ...plain } = event;
  return plain;
}

export function nameItself(event: TriggerEvent, scope: Scope): void {
  const [first = event] = event.on === 'any of' ? event.of : [event];
  const what = whatOf(first);
  const nouns = what === undefined ? [] : nounsIn(what);
  if (first.on === 'becomes the target') scope.unsayable(['spell', 'ability', 'spell or ability']);
  scope.name({ objects: 'that object' }, false, [...nouns, 'permanent']);
}

/** Whether the event is one of dealing damage, whatever the recipient. */
export function isDealing(event: TriggerEvent): boolean {
  return event.on === 'any of' ? event.of.every(isDealing) : event.on === 'deals damage';
}

function namesAttached(filter: Filter): boolean {
  if (filter.is === 'all' || filter.is === 'any') return filter.of.some(namesAttached);
  return filter.is === 'in event' && 'what' in filter.event && filter.event.what.is === 'attached to by this';
}

function namePlayer(nouns: readonly ReferentNoun[], scope: Scope): void {
  scope.name(thatPlayer, false, nouns);
}

/** Makes the player of an event a referent. */
export function addWhoAsReferent(who: Whoever, scope: Scope): void {
  if (who !== 'you') namePlayer(who === 'an opponent' ? ['opponent', 'player'] : ['player'], scope);
}

/** Makes the player whom you attack a referent (CR 508.3e). Others who attack are “that player” themselves. */
export function addAttackedAsReferent(event: TriggerEvent, scope: Scope): void {
  if (event.on !== 'player attacks' || event.who !== 'you') return;
  if (event.whom?.as.includes('player') === true) namePlayer(anyPlayer, scope);
}

/**
 * Makes the creatures with which a player attacks a referent, and whom they attack, where that is an opponent (CR 508.3d,
 * 508.3e). `once`: several players can be attacked then.
 */
export function addAttackersAsReferent(event: TriggerEvent, scope: Scope): void {
  if (event.on !== 'player attacks' || event.what !== undefined || event.once) return;
  const attackers: Objects = { objects: 'those objects' };
  if ((event.atLeast ?? 0) > 1) scope.name(attackers, true, ['creature']);
  const { whom, who } = event;
  if (who === 'you' || whom?.who !== 'opponent' || whom.as.length !== 1 || whom.as[0] !== 'player') return;
  scope.name({ players: 'attacked by', objects: attackers }, false, ['opponent']);
}

/**
 * Makes a player in an event about objects a referent: the player who was dealt the damage, controlled the object, or
 * is attacked.
 */
export function addPlayerAsReferent(event: TriggerEvent, what: Filter, scope: Scope): void {
  const [first] = event.on === 'any of' ? event.of : [event];
  switch (first?.on) {
    case 'deals damage':
      if (first.toOneOrMore) return;
      if (first.to === 'player' || first.to === 'opponent') namePlayer(anyPlayer, scope);
      else if (first.to === 'enchanted player') namePlayer(['player'], scope);
      return;
    case 'attacks':
      if (first.onOneOrMore)
        scope.name({ players: 'attacked by', objects: { objects: 'those objects' } }, true, ['player']);
      else if (first.whom !== undefined && first.whom.who !== 'you') namePlayer(anyPlayer, scope);
      return;
    case 'becomes the target':
      if (first.by === 'an opponent') namePlayer(anyPlayer, scope);
      return;
    case 'moves':
      // A card is put into its owner's graveyard or hand, whoever controlled the permanent (CR 400.3).
      if (
        event === first &&
        !first.oneOrMore &&
        conjuncts(first.what).some((part) => part.is === 'owned by' && part.who === 'opponent')
      )
        scope.name({ players: 'owner of', objects: { objects: 'that object' } }, false, ['opponent', 'player']);
      return;
    case 'attacks and is not blocked':
    case 'enters':
    case 'dies':
    case 'leaves the battlefield':
      if (conjuncts(what).some((part) => part.is === 'controlled by' && part.who === 'opponent')) {
        namePlayer(['opponent', 'player'], scope);
      }
      return;
    default:
  }
}
