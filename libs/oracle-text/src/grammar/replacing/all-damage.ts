import {
  type StaticEffect,
  type Effect,
  type Filter,
  type Objects,
  type Replacement,
  type ReplacementWording,
  isSameTree,
  withNodes,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { recipients } from '../players/recipients.js';
import { self } from '../basics/self.js';
import { attachedFilter } from '../triggers/subjects.js';
import { saysKind } from './damage-events.js';
import { withoutUnusedLabels } from '../this-way/unused-labels.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, type Of } from './draft.js';
import { canFollowPrevention } from './follows-prevention.js';
import { readRest, writeRest } from './instructions-instead.js';

type Damage = Of<'be dealt damage'>;
type Replace = Extract<Effect, { readonly do: 'replace' }>;
type To = Pick<Damage, 'to' | 'orTo'>;

const kinds: readonly (readonly [string, boolean | undefined])[] = [
  ['combat damage', true],
  ['noncombat damage', false],
  ['damage', undefined],
];

function readKind(reader: Reader): Pick<Damage, 'combat'> | undefined {
  const found = kinds.find(([text]) => takes(reader, text));
  if (found === undefined) return undefined;
  return found[1] === undefined ? {} : { combat: found[1] };
}

function kindOf({ combat }: Pick<Damage, 'combat'>): string {
  return kinds.find(([, kind]) => kind === combat)![0];
}

const itself: Syntax<Filter> = {
  begins: self.begins,
  fixedFields: { is: 'this' },
  read: (reader) => (self.read(reader) === no ? no : { is: 'this' }),
  write: (filter, writer) => filter.is === 'this' && self.write({ objects: 'this' }, writer),
};

const things = oneOf<Filter>(itself, attachedFilter, noun(true));

/** Reads the recipients of the damage: “you”, “you and creatures you control”, “players”, “creatures you control”. */
function readTo(reader: Reader): To | undefined {
  if (takes(reader, 'players')) return { to: 'any player' };
  if (!takes(reader, 'you')) {
    const to = attempt(reader, things);
    return to === undefined ? undefined : { to };
  }
  if (!takes(reader, 'and')) return { to: 'you' };
  const orTo = attempt(reader, noun(true));
  return orTo === undefined ? undefined : { to: 'you', orTo };
}

function writeTo({ to, orTo }: To, writer: Writer): boolean {
  if (to === 'you')
    return writer.add('you') && (orTo === undefined || (writer.add(' and ') && noun(true).write(orTo, writer)));
  if (orTo !== undefined) return false;
  if (to === 'any player') return writer.add('players');
  return typeof to !== 'string' && things.write(to, writer);
}

/** “Red sources” can be of any kind; with a type, they are permanents. */
const anySource: Syntax<Filter> = {
  begins: noun(true, 'source').begins,
  read(reader) {
    const filter = noun(true, 'source').read(reader);
    return filter === no || saysKind(filter) ? no : filter;
  },
  write: (filter, writer) => !saysKind(filter) && noun(true, 'source').write(filter, writer),
};

/** “Artifact sources”: with the noun “sources”, though it could be left out. */
const kindOfSource: Syntax<Filter> = {
  begins: noun(true, 'source').begins,
  read(reader) {
    const filter = noun(true, 'source').read(reader);
    return filter === no || !saysKind(filter) ? no : filter;
  },
  write: (filter, writer) => saysKind(filter) && noun(true, 'source').write(filter, writer),
};

interface From {
  readonly from: Filter;
  readonly said: readonly ReplacementWording[];
}

function readFrom(reader: Reader): From | undefined {
  const asSource = attempt(reader, kindOfSource);
  if (asSource !== undefined) return { from: asSource, said: ['source'] };
  const from = attempt(reader, oneOf<Filter>(itself, attachedFilter, anySource, noun(true)));
  return from === undefined ? undefined : { from, said: [] };
}

function writeFrom(replacement: Damage, writer: Writer): boolean {
  const { from } = replacement;
  if (from === undefined) return false;
  if (isSaid(replacement, 'source')) return kindOfSource.write(from, writer);
  return oneOf<Filter>(itself, attachedFilter, anySource, noun(true)).write(from, writer);
}

function asDamage(replacement: Replacement): Damage | undefined {
  if (replacement.would !== 'be dealt damage' || replacement.much !== undefined || replacement.while !== undefined)
    return undefined;
  return replacement.instead.do === 'prevent all' ? replacement : undefined;
}

function plain(means: Omit<Damage, 'would' | 'instead'>, said: readonly ReplacementWording[] = []): Damage {
  return {
    would: 'be dealt damage',
    ...means,
    instead: { do: 'prevent all' },
    ...(said.length > 0 && { said }),
  };
}

function asStatic(replacement: Replacement): StaticEffect {
  return { static: 'replacement', replacement };
}

/** “Prevent all combat damage that would be dealt to and dealt by this creature” (CR 615.1): two effects in one sentence. */
export const preventsAll: Syntax<readonly StaticEffect[]> = {
  begins: new Set(['prevent']),
  read(reader) {
    const combat = takes(reader, 'prevent all') ? readKind(reader) : undefined;
    if (combat === undefined || !takes(reader, 'that would be dealt')) return no;
    if (takes(reader, 'to and dealt by')) {
      const what = attempt(reader, things);
      if (what === undefined) return no;
      return [plain({ ...combat, to: what }), plain({ ...combat, to: 'anything', from: what })].map(asStatic);
    }
    const to: To | undefined = takes(reader, 'to') ? readTo(reader) : { to: 'anything' };
    if (to === undefined) return no;
    if (!takes(reader, 'by')) return [asStatic(plain({ ...to, ...combat }))];
    const from = readFrom(reader);
    return from === undefined ? no : [asStatic(plain({ ...to, from: from.from, ...combat }, from.said))];
  },
  write(effects, writer) {
    const [first, second, ...more] = effects.map((effect) =>
      effect.static === 'replacement' ? asDamage(effect.replacement) : undefined,
    );
    if (first === undefined || more.length > 0 || 'then' in first.instead) return false;
    writer.add(`prevent all ${kindOf(first)} that would be dealt`);
    if (effects.length === 2) return second !== undefined && writeBoth(first, second, writer);
    if (first.to !== 'anything' && !(writer.add(' to ') && writeTo(first, writer))) return false;
    return first.from === undefined || (writer.add(' by ') && writeFrom(first, writer));
  },
};

function writeBoth(first: Damage, second: Damage, writer: Writer): boolean {
  const { to } = first;
  if (typeof to === 'string' || second.to !== 'anything' || !isSameTree(second.from, to)) return false;
  return first.combat === second.combat && writer.add(' to and dealt by ') && things.write(to, writer);
}

/** Lets “it” mean the enchanted creature. */
function nameAttached({ to }: To, scope: Scope): void {
  if (typeof to === 'object' && to.is === 'attached to by this')
    scope.name({ objects: 'attached' }, false, ['creature', 'permanent']);
}

/** “All damage that would be dealt to you is dealt to this creature instead” (CR 614.9). */
export const redirectsAll: Syntax<StaticEffect> = {
  begins: new Set(['all']),
  fixedFields: { static: 'replacement' },
  read(reader) {
    const combat = takes(reader, 'all') ? readKind(reader) : undefined;
    if (combat === undefined || !takes(reader, 'that would be dealt to')) return no;
    const whom = readTo(reader);
    if (whom === undefined || !takes(reader, 'is dealt to')) return no;
    nameAttached(whom, reader.scope);
    const to = attempt(reader, recipients);
    if (to === undefined || !takes(reader, 'instead')) return no;
    return asStatic({ would: 'be dealt damage', ...whom, ...combat, instead: { do: 'redirect', to }, said: ['all'] });
  },
  write(effect, writer) {
    if (effect.static !== 'replacement' || effect.replacement.would !== 'be dealt damage') return false;
    const { replacement } = effect;
    if (replacement.instead.do !== 'redirect' || !isSaid(replacement, 'all') || replacement.from !== undefined)
      return false;
    if (!writer.add(`all ${kindOf(replacement)} that would be dealt to `) || !writeTo(replacement, writer))
      return false;
    nameAttached(replacement, writer.scope);
    return writer.add(' is dealt to ') && recipients.write(replacement.instead.to, writer) && writer.add(' instead');
  },
};

const kept = { is: 'one of', objects: { objects: 'kept' } } as const;

function isKept(filter: Damage['to'] | undefined): boolean {
  return typeof filter === 'object' && filter.is === 'one of' && filter.objects.objects === 'kept';
}

interface Shield {
  readonly means: Omit<Damage, 'would' | 'instead'>;
  readonly said: readonly ReplacementWording[];
  readonly keep?: Objects;
  readonly source?: Filter;
}

/**
 * Reads the sources of the damage: “a red source of your choice”, “creatures with power 3 or less”, “target creature”.
 */
function readDealers(
  reader: Reader,
): (Pick<Shield, 'keep' | 'source' | 'said'> & { readonly from?: Filter }) | undefined {
  const from = reader.mark();
  const asSource = attempt(reader, indefinite('source'));
  const chosen = asSource ?? attempt(reader, indefinite());
  if (chosen !== undefined && takes(reader, 'of your choice')) {
    return { source: chosen, said: asSource !== undefined && saysKind(chosen) ? ['source'] : [] };
  }
  reader.back(from);
  if (reader.word !== '~' && reader.word !== 'this') {
    const several = readFrom(reader);
    if (several !== undefined) return withKept(several);
  }
  const keep = attempt(reader, objectsAfterVerb);
  return keep === undefined || keep.objects === 'each' ? undefined : { keep, from: kept, said: [] };
}

/** “Creatures other than target creature”: the effect keeps the target. */
function withKept(dealers: From): From & { readonly keep?: Objects } {
  const targets: Objects[] = [];
  const from = withNodes(dealers.from, (node) => {
    if (node['objects'] !== 'target') return undefined;
    targets.push(node as object as Objects);
    return kept.objects;
  });
  const [keep] = targets;
  return keep === undefined || targets.length > 1 ? dealers : { ...dealers, from, keep };
}

/** Reads the words after “that would be dealt”, among which “this turn” stands. */
function readDealt(reader: Reader, leads: boolean): Shield | undefined {
  if (takes(reader, 'to and dealt by')) {
    const keep = attempt(reader, objectsAfterVerb);
    if (keep === undefined || keep.objects === 'each' || (!leads && !takes(reader, 'this turn'))) return undefined;
    return { means: { to: kept }, keep, said: ['of each'] };
  }
  const early = leads || takes(reader, 'this turn');
  const to = takes(reader, 'to') ? readTo(reader) : ({ to: 'anything' } as const);
  if (to === undefined || (to.to !== 'anything' && typeof to.to !== 'string' && isSingle(to.to))) return undefined;
  const middle = !early && to.to !== 'anything' && takes(reader, 'this turn');
  const dealers = takes(reader, 'by') ? readDealers(reader) : undefined;
  const late = !early && !middle && takes(reader, 'this turn');
  if (!early && !middle && !late) return undefined;
  // Shorter sentences are read as another instruction.
  if (dealers === undefined && (to.to === 'anything' || (to.to === 'you' && to.orTo === undefined))) return undefined;
  const { from, keep, source, said = [] } = dealers ?? {};
  return {
    means: { ...to, ...(from && { from }) },
    ...(keep && { keep }),
    ...(source && { source }),
    said: [
      ...said,
      ...(early && !leads ? (['leads'] as const) : middle && dealers !== undefined ? (['during'] as const) : []),
    ],
  };
}

function isSingle({ is }: Filter): boolean {
  return is === 'this' || is === 'attached to by this';
}

/**
 * “Prevent all combat damage that would be dealt by target creature this turn”, “until your next turn, prevent all
 * damage …” (CR 615.1), with its full stops.
 */
export function readPreventsAll(reader: Reader): readonly Effect[] | No {
  const before = reader.scope.soFar;
  const leads = takes(reader, untilYourNextTurn);
  const combat = takes(reader, 'prevent all') ? readKind(reader) : undefined;
  if (combat === undefined) return no;
  const dealt = takes(reader, 'that would be dealt');
  let shield: Shield | undefined;
  if (dealt) shield = readDealt(reader, leads);
  else {
    if (leads) return no;
    const dealers = readDealers(reader);
    if (dealers === undefined || !takes(reader, 'would deal this turn')) return no;
    const { from, ...more } = dealers;
    shield = { ...more, means: { to: 'anything', ...(from && { from }) }, said: [...more.said, 'that'] };
  }
  if (shield === undefined || !reader.stop()) return no;
  const { soFar } = reader.scope;
  reader.scope.prevents = true;
  reader.scope.hasAmount = true;
  const rest = readRest(reader, { isEntireAbility: false });
  const then = rest && withoutUnusedLabels(rest);
  reader.scope.prevents = soFar.prevents;
  reader.scope.hasAmount = soFar.hasAmount;
  if (then === undefined || (then.length > 0 && shield.said.includes('of each'))) return no;
  // The effect applies later, when choices and referents of this text are no longer known.
  if (/"(?:slot|label)":|"X"/.test(JSON.stringify([shield.means, shield.source]))) return no;
  if (!canFollowPrevention(then, before)) return no;
  return effectsOf(shield, combat, then, leads ? 'until your next turn' : 'this turn');
}

function effectsOf(
  { means, said, keep, source }: Shield,
  combat: object,
  then: readonly Effect[],
  until: Replace['until'],
): readonly Effect[] {
  const one = (replaced: Omit<Damage, 'would' | 'instead'>): Replace => ({
    do: 'replace',
    replacement: {
      ...plain({ ...replaced, ...combat }, said),
      instead: { do: 'prevent all', ...(then.length > 0 && { then }) },
    },
    until,
    ...(keep && { keep }),
    ...(source && { source }),
  });
  if (!said.includes('of each')) return [one(means)];
  return [one(means), { ...one({ to: 'anything', from: kept }), joined: 'and' }];
}

function writeDealers({ keep, source, replacement }: Replace, writer: Writer): boolean {
  const damage = replacement as Damage;
  if (source !== undefined) {
    const head = isSaid(damage, 'source') || !saysKind(source) ? 'source' : 'permanent';
    return indefinite(head).write(source, writer) && writer.add(' of your choice');
  }
  if (keep === undefined) return writeFrom(damage, writer);
  if (isKept(damage.from)) return objectsAfterVerb.write(keep, writer);
  const from = withNodes(damage.from, (node) => (node['objects'] === 'kept' ? keep : undefined));
  return writeFrom({ ...damage, ...(from && { from }) }, writer);
}

export function writePreventsAll(sentence: readonly Effect[], writer: Writer): boolean {
  const [first, second] = sentence;
  if (first?.do !== 'replace' || first.next === true) return false;
  const leads = first.until === 'until your next turn';
  if (!leads && first.until !== 'this turn') return false;
  const damage = asDamage(first.replacement);
  if (damage === undefined || sentence.length > (isSaid(damage, 'of each') ? 2 : 1)) return false;
  if (isSaid(damage, 'of each') && second?.do !== 'replace') return false;
  if (leads && !writer.add(untilYourNextTurn)) return false;
  if (!writeShield(first, damage, writer) || !writer.stop()) return false;
  return writeRest('then' in damage.instead ? (damage.instead.then ?? []) : [], writer);
}

const untilYourNextTurn = 'until your next turn, ';

function writeShield(effect: Replace, damage: Damage, writer: Writer): boolean {
  const thisTurn = effect.until === 'this turn' ? ' this turn' : '';
  writer.add(`prevent all ${kindOf(damage)} `);
  const { to, from } = damage;
  if (isSaid(damage, 'that') && thisTurn === '') return false;
  if (isSaid(damage, 'that')) return writeDealers(effect, writer) && writer.add(' would deal this turn');
  writer.add('that would be dealt');
  if (isSaid(damage, 'of each')) {
    const { keep } = effect;
    return (
      keep !== undefined &&
      writer.add(' to and dealt by ') &&
      objectsAfterVerb.write(keep, writer) &&
      writer.add(thisTurn)
    );
  }
  const early = isSaid(damage, 'leads');
  const middle = isSaid(damage, 'during');
  if (early) writer.add(' this turn');
  if (isKept(to) || (to !== 'anything' && !(writer.add(' to ') && writeTo(damage, writer)))) return false;
  if (middle) writer.add(' this turn');
  const dealt = from !== undefined || effect.source !== undefined;
  if (dealt && !(writer.add(' by ') && writeDealers(effect, writer))) return false;
  return early || middle || writer.add(thisTurn);
}
