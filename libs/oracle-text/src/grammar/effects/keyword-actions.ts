import {
  type TargetSpec,
  type Amount,
  type Effect,
  type Filter,
  creatureTypes,
  isSameTree,
} from '@stacktrail/card-tree';
import { capitalise, pluralise } from '../../english/words.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, type Syntax, no, oneOf } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { clauses } from '../holes.js';
import { indefinite } from '../nouns.js';
import { plainValue } from '../numerals.js';
import { objectsAsObject } from '../objects.js';
import { times } from '../times.js';
import { theirOwn, verb } from '../verbs.js';
import { acts, ofObjects, order, type Doing, type Predicate } from './predicate.js';

const you = { players: 'you' } as const;

/** “Proliferate twice” (CR 701.34): one after the other. */
export const proliferateOften: Syntax<Effect> = order({
  begins: new Set(['proliferate']),
  marks: { do: 'repeat' },
  read(reader) {
    if (!reader.take('proliferate')) return no;
    const often = times.read(reader);
    return often === no || often === 1
      ? no
      : { do: 'repeat', times: often, effects: [{ do: 'proliferate', who: you }] };
  },
  write(effect, writer) {
    const [one, ...more] = effect.effects;
    if ((effect.do as string) !== 'repeat' || one?.do !== 'proliferate' || more.length > 0) return false;
    return (
      one.who.players === 'you' && effect.times !== 1 && writer.add('proliferate') && times.write(effect.times, writer)
    );
  },
} satisfies Syntax<Doing<'repeat'>>);

/** What permanents do by their keyword abilities, and how it is said of them (CR 702). */
const actions: readonly (readonly [action: string, base: string, rest: string])[] = [
  ['exploit', 'exploit', ' a creature'],
  ['evolve', 'evolve', ''],
  ['mentor', 'mentor', ' a creature'],
  ['train', 'train', ''],
  ['enlist', 'enlist', ' a creature'],
  ['champion', 'champion', ' a creature'],
  ['foretell', 'become', ' foretold'],
];

/** The keyword actions of players (CR 701). */
export const keywordActionPredicates: readonly Predicate[] = [
  acts(says<Doing<'surveil'>>({ do: 'surveil' })`${verb('surveil')} ${{ count: plainValue }}`),
  acts(says<Doing<'fateseal'>>({ do: 'fateseal' })`${verb('fateseal')} ${{ count: plainValue }}`),
  acts(says<Doing<'incubate'>>({ do: 'incubate' })`${verb('incubate')} ${{ count: plainValue }}`),
  acts(says<Doing<'blight'>>({ do: 'blight' })`${verb('blight')} ${{ count: plainValue }}`),
  acts(says<Doing<'investigate'>>({ do: 'investigate' })`${verb('investigate')}${{ count: times }}`),
  acts(says<Doing<'proliferate'>>({ do: 'proliferate' })`${verb('proliferate')}`),
  ofObjects('what', says<Doing<'explore'>>({ do: 'explore' })`${verb('explore')}`),
  ofObjects(
    'what',
    oneOf<Doing<'connive'>>(
      says<Doing<'connive'>>({ do: 'connive', count: 1 })`${verb('connive')}`,
      says<Doing<'connive'>>({ do: 'connive' })`${verb('connive')} ${{ count: plainValue }}`,
    ),
  ),
  ofObjects('what', says<Doing<'endure'>>({ do: 'endure' })`${verb('endure')} ${{ count: plainValue }}`),
  acts(says<Doing<'open an Attraction'>>({ do: 'open an Attraction' })`${verb('open')} an Attraction`),
  acts(
    says<Doing<'roll to visit Attractions'>>({
      do: 'roll to visit Attractions',
    })`${verb('roll')} to visit ${theirOwn} Attractions`,
  ),
  acts(says<Doing<'ante'>>({ do: 'ante' })`${verb('ante')} ${{ what: objectsAsObject }}`),
  ...actions.map(([action, base, rest]) =>
    ofObjects('what', says<Doing<'take action'>>({ do: 'take action', action })`${verb(base)}${literally(rest)}`),
  ),
  acts(says<Doing<'roll the planar die'>>({ do: 'roll the planar die' })`${verb('roll')} the planar die`),
  ofObjects('what', says<Doing<'phase out'>>({ do: 'phase out' })`${verb('phase')} out`),
];

/** Later words ask whether you won: “if you win”. */
const won: Syntax<object> = {
  begins: null,
  read({ scope }) {
    scope.choice = scope.newLabel('won');
    return { label: scope.choice };
  },
  write(value, { scope }) {
    scope.choice = (value as Doing<'clash'>).label ?? null;
    return true;
  },
};

/** “Amass Zombies 2” (CR 701.47). */
const amass: Syntax<Effect> = order({
  begins: new Set(['amass']),
  read(reader) {
    const subtype = reader.take('amass') ? subtypeOf.get(reader.word) : undefined;
    if (subtype === undefined) return no;
    reader.next();
    const count = plainValue.read(reader);
    return count === no ? no : { do: 'amass', subtype, count };
  },
  write: (effect, writer) =>
    (effect.do as string) === 'amass' &&
    effect.label === undefined &&
    writer.add(`amass ${pluralise(effect.subtype)} `) &&
    plainValue.write(effect.count, writer),
} satisfies Syntax<Doing<'amass'>>);

const subtypeOf = new Map(creatureTypes.map((subtype) => [pluralise(subtype).toLowerCase(), subtype]));

/** What was beheld is named last: “it” (CR 701.4). */
function beheld(inner: Syntax<Doing<'behold'>>): Syntax<Doing<'behold'>> {
  const name = (label: string, scope: Scope): void =>
    scope.name({ objects: 'result', label }, false, ['card', 'creature', 'permanent']);
  return {
    ...inner,
    read(reader) {
      const found = inner.read(reader);
      if (found === no) return no;
      const label = reader.scope.newLabel('beheld');
      name(label, reader.scope);
      return { ...found, label };
    },
    write(effect, writer) {
      if (!inner.write(effect, writer)) return false;
      name(effect.label, writer.scope);
      return true;
    },
  };
}

/** Clauses that begin with a capital letter: what stands behind “Prize —” (CR 702.159b). */
const capitalised: Syntax<readonly Effect[]> = {
  begins: null,
  read: (reader) => clauses.read(reader),
  write(effects, writer) {
    const text = writer.capture(() => clauses.write(effects, writer));
    return text !== undefined && writer.add(capitalise(text));
  },
};

function isSpell({ speaker }: Scope): boolean {
  return speaker.types.includes('Instant') || speaker.types.includes('Sorcery');
}

/** “Support 2” has up to two targets, others than the permanent that says so (CR 701.41a). */
function supported(max: Amount, scope: Scope): TargetSpec {
  const creature: Filter = { is: 'type', type: 'Creature' };
  const filter: Filter = isSpell(scope) ? creature : { is: 'all', of: [{ is: 'other' }, creature] };
  return { kind: 'permanent', filter, min: 0, max };
}

const support: Syntax<Effect> = order({
  begins: new Set(['support']),
  read(reader) {
    const max = reader.take('support') ? plainValue.read(reader) : no;
    if (max === no) return no;
    const { scope } = reader;
    const slot = scope.addTarget(supported(max, scope));
    scope.name({ objects: 'target', slot }, true, ['creature', 'permanent']);
    return { do: 'support', slot };
  },
  write(effect, writer) {
    const { scope } = writer;
    const target = (effect.do as string) === 'support' ? scope.targets[effect.slot] : undefined;
    if (target === undefined || !isSameTree(target, supported(target.max, scope))) return false;
    scope.name({ objects: 'target', slot: effect.slot }, true, ['creature', 'permanent']);
    return writer.add('support ') && plainValue.write(target.max, writer);
  },
} satisfies Syntax<Doing<'support'>>);

/** “Earthbend 2” has a target (CR 701.66a), which is “that land” behind it. */
const earthbent: TargetSpec = {
  kind: 'permanent',
  filter: {
    is: 'all',
    of: [
      { is: 'type', type: 'Land' },
      { is: 'controlled by', who: 'you' },
    ],
  },
  min: 1,
  max: 1,
};

const earthbend: Syntax<Effect> = order({
  begins: new Set(['earthbend']),
  read(reader) {
    const count = reader.take('earthbend') ? plainValue.read(reader) : no;
    if (count === no) return no;
    const { scope } = reader;
    const slot = scope.addTarget(earthbent);
    scope.name({ objects: 'target', slot }, false, ['land', 'creature', 'permanent']);
    return { do: 'earthbend', slot, count };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'earthbend') return false;
    const { scope } = writer;
    const { slot, count } = effect;
    if (!isSameTree(scope.targets[slot], earthbent)) return false;
    scope.name({ objects: 'target', slot }, false, ['land', 'creature', 'permanent']);
    return writer.add('earthbend ') && plainValue.write(count, writer);
  },
} satisfies Syntax<Doing<'earthbend'>>);

export const keywordActionOrders: readonly Syntax<Effect>[] = [
  amass,
  support,
  earthbend,
  order(says<Doing<'airbend'>>({ do: 'airbend' })`airbend ${{ what: objectsAsObject }}`),
  order(says<Doing<'goad'>>({ do: 'goad' })`goad ${{ what: objectsAsObject }}`),
  order(says<Doing<'detain'>>({ do: 'detain' })`detain ${{ what: objectsAsObject }}`),
  order(says<Doing<'suspect'>>({ do: 'suspect' })`suspect ${{ what: objectsAsObject }}`),
  order(says<Doing<'exert'>>({ do: 'exert' })`exert ${{ what: objectsAsObject }}`),
  order(says<Doing<'transform'>>({ do: 'transform' })`transform ${{ what: objectsAsObject }}`),
  order(says<Doing<'flip'>>({ do: 'flip' })`flip ${{ what: objectsAsObject }}`),
  order(says<Doing<'convert'>>({ do: 'convert' })`convert ${{ what: objectsAsObject }}`),
  order(without(['attacking'], says<Doing<'populate'>>({ do: 'populate' })`populate`)),
  order(says<Doing<'populate'>>({ do: 'populate', attacking: true })`populate. The token enters tapped and attacking`),
  order(says<Doing<'learn'>>({ do: 'learn' })`learn`),
  order(says<Doing<'manifest dread'>>({ do: 'manifest dread' })`manifest dread`),
  order(says<Doing<'the Ring tempts you'>>({ do: 'the Ring tempts you' })`the Ring tempts you`),
  order(says<Doing<'time travel'>>({ do: 'time travel' })`time travel`),
  order(says<Doing<'adapt'>>({ do: 'adapt' })`adapt ${{ count: plainValue }}`),
  order(says<Doing<'monstrosity'>>({ do: 'monstrosity' })`monstrosity ${{ count: plainValue }}`),
  order(says<Doing<'bolster'>>({ do: 'bolster' })`bolster ${{ count: plainValue }}`),
  order(says<Doing<'discover'>>({ do: 'discover' })`discover ${{ count: plainValue }}`),
  order(says<Doing<'clash'>>({ do: 'clash' })`clash with an opponent${won}`),
  order(says<Doing<'forage'>>({ do: 'forage' })`forage`),
  order(says<Doing<'collect evidence'>>({ do: 'collect evidence' })`collect evidence ${{ count: plainValue }}`),
  order(beheld(says<Doing<'behold'>>({ do: 'behold' })`behold ${{ filter: indefinite() }}`)),
  order(says<Doing<'roll again'>>({ do: 'roll again' })`roll again`),
  order(
    says<Doing<'claim the prize'>>({ do: 'claim the prize' })`claim the prize. Prize — ${{ effects: capitalised }}`,
  ),
  order(says<Doing<'end effects'>>({ do: 'end effects' })`end this effect`),
  order(
    says<Doing<'remove from combat'>>({ do: 'remove from combat' })`remove ${{ what: objectsAsObject }} from combat`,
  ),
  order(says<Doing<'planeswalk'>>({ do: 'planeswalk' })`planeswalk`),
  order(says<Doing<'chaos ensues'>>({ do: 'chaos ensues' })`chaos ensues`),
  order(says<Doing<'abandon'>>({ do: 'abandon' })`abandon ${{ what: objectsAsObject }}`),
  order(says<Doing<'set in motion'>>({ do: 'set in motion' })`set ${{ what: objectsAsObject }} in motion`),
  order(says<Doing<'end the turn'>>({ do: 'end the turn' })`end the turn`),
];
