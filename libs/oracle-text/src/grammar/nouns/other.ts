import {
  type Ability,
  type StaticEffect,
  type CardType,
  type Filter,
  type Objects,
  artifactTypes,
  creatureTypes,
  enchantmentTypes,
  landTypes,
  planeswalkerTypes,
  someNode,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import { no, type No } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';

type Kinds = ReadonlySet<CardType> | null;

/** An object besides its own that a text is about; “other” can mean other than that object. */
interface Topic {
  readonly objects: Objects | null;
  readonly kinds: Kinds;
  /** The object has left the battlefield, so it needn't be excluded among permanents. */
  readonly gone?: true;
}

interface About {
  readonly own: Kinds;
  /** The subtypes of the text's own object. */
  readonly subtypes: readonly string[];
  readonly topic: Topic | null;
  /** If “other” could mean either object, it means other than the text's own object. */
  readonly ownFirst?: true;
  /** For targets, “other” means other than the text's own object. */
  readonly butTargets?: true;
}

const thatObject: Objects = { objects: 'that object', called: 'nothing' };
const attached: Objects = { objects: 'attached', called: 'nothing' };
const aboutAnother: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
  'blocks', 'blocks a creature', 'becomes blocked by a creature', 'becomes the target', 'deals damage',
]); // prettier-ignore

const leaving: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
  'dies', 'leaves the battlefield', 'is sacrificed',
]); // prettier-ignore

const bySubtype: readonly (readonly [readonly string[], CardType])[] = [
  [creatureTypes, 'Creature'],
  [artifactTypes, 'Artifact'],
  [enchantmentTypes, 'Enchantment'],
  [landTypes, 'Land'],
  [planeswalkerTypes, 'Planeswalker'],
];

/** The card types that a filter demands; `null` if it demands none. */
function kindsIn(filter: Filter): Kinds {
  const found = conjuncts(filter).flatMap((part): readonly CardType[] => {
    if (part.is === 'type') return [part.type];
    if (part.is === 'subtype')
      return bySubtype.flatMap(([names, type]) => (names.includes(part.subtype) ? [type] : []));
    if (part.is !== 'any') return [];
    const each = part.of.map(kindsIn);
    return each.includes(null) ? [] : each.flatMap((kinds) => [...kinds!]);
  });
  return found.length === 0 ? null : new Set(found);
}

function canBe(kinds: Kinds, others: Kinds): boolean {
  return kinds === null || others === null || [...kinds].some((kind) => others.has(kind));
}

function kindsOf({ types, subtypes }: TextSource): Kinds {
  return new Set([
    ...types,
    ...(subtypes.some((one) => one === 'Vehicle' || one === 'Spacecraft') ? (['Creature'] as const) : []),
  ]);
}

/** The object that an event is about; `undefined` if it is the text's own object, `null` if there is no object. */
function topicOf(event: TriggerEvent): Topic | null | undefined {
  if (event.on === 'any of') {
    const topics = event.of.map(topicOf);
    return topics.includes(undefined) ? undefined : (topics.find((topic) => topic !== null) ?? null);
  }
  if (!('what' in event)) return null;
  const [first] = conjuncts(event.what);
  const parts = first?.is === 'any' ? first.of : [first];
  if (parts.some((part) => part?.is === 'this')) return undefined;
  if ('who' in event) return null;
  if (event.on === 'deals damage' && event.damaged !== undefined)
    return { objects: thatObject, kinds: kindsIn(event.damaged) };
  if (first?.is === 'attached to by this') return { objects: attached, kinds: null };
  return {
    objects: aboutAnother.has(event.on) ? null : thatObject,
    kinds: kindsIn(event.what),
    ...(leaving.has(event.on) && { gone: true }),
  };
}

const ofHost: Topic = { objects: attached, kinds: new Set(['Creature']) };

/** What an attachment is attached to, or what it entered attached to, wherever it is when its ability resolves. */
function hostIn(event: TriggerEvent): Topic {
  return event.on === 'enters' && event.host !== undefined ? { ...ofHost, objects: thatObject } : ofHost;
}

function isAttached({ subtypes }: TextSource): boolean {
  return subtypes.some((one) => one === 'Aura' || one === 'Equipment');
}

/**
 * Finds out what “other” means in an ability: other than the text's own object, if that object could match; else other
 * than the object that the ability is about. In the text of an Equipment, “other creatures” are those besides the
 * equipped one; in that of an enchantment, those besides the event's object.
 * @returns the ability with explicit filters; `no` if the meaning is unclear
 */
export function withOthers(ability: Ability, textSource: TextSource): Ability | No {
  if (!someNode(ability, ({ is }) => is === 'other', ofAnother)) return ability;
  const own = kindsOf(textSource);
  switch (ability.kind) {
    case 'triggered': {
      const ofEvent = topicOf(ability.event);
      const ofOwnEvent = ofEvent === undefined && isAttached(textSource);
      const topic = ofOwnEvent ? hostIn(ability.event) : ofEvent;
      if (topic === undefined) return ability;
      const { event: _, ...rest } = ability;
      const about: About = { own, subtypes: textSource.subtypes, topic };
      const said = withOtherReplaced(rest, ofOwnEvent ? { ...about, ownFirst: true, butTargets: true } : about);
      return said === no ? no : { ...ability, ...said };
    }
    case 'static': {
      const topic = isAttached(textSource) ? ofHost : null;
      const effects = ability.effects.map(thanEachOne);
      const whole = effects.every((effect, i) => effect === ability.effects[i]) ? ability : { ...ability, effects };
      return withOtherReplaced(whole, { own, subtypes: textSource.subtypes, topic, ownFirst: true });
    }
    case 'activated':
      return withOtherReplaced(ability, { own, subtypes: textSource.subtypes, topic: null });
    case 'keyword':
      if (ability.keyword !== 'visit') return ability;
      return withOtherReplaced(ability, { own, subtypes: textSource.subtypes, topic: null });
    default:
      return ability;
  }
}

/** “Each Rat gets +1/+1 for each other Rat”: other than each of these Rats (CR 613.4c). */
function thanEachOne(effect: StaticEffect): StaticEffect {
  if (effect.static !== 'continuous' || effect.affects.objects !== 'each') return effect;
  const changes = effect.changes.map((change) =>
    change.change === 'modify power and toughness' ? thanThatObject(change) : change,
  );
  return changes.every((change, i) => change === effect.changes[i]) ? effect : { ...effect, changes };
}

/** Replaces “other” by other than that object. */
function thanThatObject<T>(node: T): T {
  if (typeof node !== 'object' || node === null || !someNode(node, ({ is }) => is === 'other')) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => thanThatObject(item)) as T;
  if ((node as { readonly is?: unknown }).is === 'other')
    return { is: 'not', of: { is: 'one of', objects: thatObject } } as T;
  return Object.fromEntries(Object.entries(node).map(([name, held]) => [name, thanThatObject(held)])) as T;
}

/** Fields with abilities that belong to another object. */
const ofAnother: ReadonlySet<string> = new Set(['abilities', 'token']);

/** Replaces “other” by its meaning. */
function withOtherReplaced<T>(node: T, about: About): T | No {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const items = node.map((item: unknown) => withOtherReplaced(item, about));
    if (items.includes(no)) return no;
    return items.every((item, i) => item === node[i]) ? node : (items as T);
  }
  const record = node as Readonly<Record<string, unknown>>;
  if (record['is'] === 'other') return replaced(null, [], about) as T | No;
  if (record['is'] === 'all') {
    const all = node as unknown as Extract<Filter, { is: 'all' }>;
    if (all.of.some(({ is }) => is === 'other')) {
      const other = replaced(kindsIn(all), all.of, about);
      if (other === no) return no;
      return { ...all, of: all.of.map((part) => (part.is === 'other' ? other : part)) } as T;
    }
  }
  const fields: [string, unknown][] = [];
  for (const [name, held] of Object.entries(record)) {
    const inner = name === 'ability' || isElsewhere(record) ? { ...about, topic: null } : about;
    const isKept = ofAnother.has(name) || (about.butTargets === true && name === 'targets');
    const value = isKept ? held : withOtherReplaced(held, inner);
    if (value === no) return no;
    fields.push([name, value]);
  }
  return fields.every(([name, value]) => value === record[name]) ? node : (Object.fromEntries(fields) as T);
}

/** Whether the filter is for objects in another zone; an object that moved there is a new one (CR 400.7). */
function isElsewhere({ kind, zone }: Readonly<Record<string, unknown>>): boolean {
  return (
    (typeof kind === 'string' && kind.includes('graveyard')) || (typeof zone === 'string' && zone !== 'battlefield')
  );
}

/** Whether the text's own land lacks the land type, so that it can't be the one that “other Mountains” excludes. */
function lacksLandType(parts: readonly Filter[], subtypes: readonly string[]): boolean {
  return parts.some(
    (part) =>
      part.is === 'subtype' &&
      (landTypes as readonly string[]).includes(part.subtype) &&
      !subtypes.includes(part.subtype),
  );
}

function replaced(kinds: Kinds, parts: readonly Filter[], { own, subtypes, topic, ownFirst }: About): Filter | No {
  const isOwn = canBe(kinds, own) && !(topic !== null && lacksLandType(parts, subtypes));
  const isTopic = topic !== null && canBe(kinds, topic.kinds);
  if (isOwn) return isTopic && !ownFirst && topic.gone !== true ? no : { is: 'other' };
  return !isTopic || topic.objects === null ? no : { is: 'not', of: { is: 'one of', objects: topic.objects } };
}
