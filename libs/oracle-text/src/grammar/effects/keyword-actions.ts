import {
  type TargetSpec,
  type Amount,
  type Effect,
  type Filter,
  type ReferentNoun,
  creatureTypes,
  isSameTree,
} from '@stacktrail/card-tree';
import { capitalise, pluralise } from '../../english/words.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, type Syntax, no, oneOf } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { clauses } from '../basics/holes.js';
import { indefinite } from '../nouns/nouns.js';
import { numeralOrX } from '../basics/numerals.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { times } from '../counts/times.js';
import { theirOwn, verb } from '../basics/verbs.js';
import { manifestDread } from './manifest-dread.js';
import { acts, ofObjects, undergoes, imperative, type EffectOf, type Predicate } from './predicate.js';

/** Actions that keyword abilities of permanents bring, and their verbs (CR 702). */
const actions: readonly (readonly [action: string, base: string, rest: string])[] = [
  ['exploit', 'exploit', ' a creature'],
  ['evolve', 'evolve', ''],
  ['mentor', 'mentor', ' a creature'],
  ['train', 'train', ''],
  ['enlist', 'enlist', ' a creature'],
  ['champion', 'champion', ' a creature'],
];

/** What the special action does (CR 702.143c); a text that says so of a card that an effect exiled means no action. */
const foretelling: Syntax<EffectOf<'take action'>> = {
  ...says<EffectOf<'take action'>>({ do: 'take action', action: 'foretell' })`${verb('become')} foretold`,
  read: () => no,
};

/** The keyword actions of players (CR 701). */
export const keywordActionPredicates: readonly Predicate[] = [
  acts(says<EffectOf<'surveil'>>({ do: 'surveil' })`${verb('surveil')} ${{ count: numeralOrX }}`),
  acts(says<EffectOf<'fateseal'>>({ do: 'fateseal' })`${verb('fateseal')} ${{ count: numeralOrX }}`),
  acts(says<EffectOf<'incubate'>>({ do: 'incubate' })`${verb('incubate')} ${{ count: numeralOrX }}`),
  acts(says<EffectOf<'blight'>>({ do: 'blight' })`${verb('blight')} ${{ count: numeralOrX }}`),
  acts(says<EffectOf<'investigate'>>({ do: 'investigate' })`${verb('investigate')}${{ count: times }}`),
  acts(says<EffectOf<'proliferate'>>({ do: 'proliferate' })`${verb('proliferate')}`),
  acts(says<EffectOf<'recruit'>>({ do: 'recruit' })`${verb('recruit')}`),
  ofObjects('what', says<EffectOf<'explore'>>({ do: 'explore' })`${verb('explore')}`),
  ofObjects(
    'what',
    oneOf<EffectOf<'connive'>>(
      says<EffectOf<'connive'>>({ do: 'connive', count: 1 })`${verb('connive')}`,
      says<EffectOf<'connive'>>({ do: 'connive' })`${verb('connive')} ${{ count: numeralOrX }}`,
    ),
  ),
  ofObjects('what', says<EffectOf<'endure'>>({ do: 'endure' })`${verb('endure')} ${{ count: numeralOrX }}`),
  acts(says<EffectOf<'open an Attraction'>>({ do: 'open an Attraction' })`${verb('open')} an Attraction`),
  acts(
    says<EffectOf<'roll to visit Attractions'>>({
      do: 'roll to visit Attractions',
    })`${verb('roll')} to visit ${theirOwn} Attractions`,
  ),
  acts(says<EffectOf<'ante'>>({ do: 'ante' })`${verb('ante')} ${{ what: objectsAfterVerb }}`),
  ...actions.map(([action, base, rest]) =>
    ofObjects('what', says<EffectOf<'take action'>>({ do: 'take action', action })`${verb(base)}${literally(rest)}`),
  ),
  ofObjects('what', foretelling),
  acts(says<EffectOf<'roll the planar die'>>({ do: 'roll the planar die' })`${verb('roll')} the planar die`),
  undergoes(says<EffectOf<'manifest dread'>>({ do: 'manifest dread' })`manifests dread`),
  ofObjects('what', says<EffectOf<'phase out'>>({ do: 'phase out' })`${verb('phase')} out`),
];

/** Records the outcome, if later words say “if you win”. */
const won: Syntax<object> = {
  begins: null,
  read({ scope }) {
    scope.choice = scope.newLabel('won');
    return { label: scope.choice };
  },
  write(value, { scope }) {
    scope.choice = (value as EffectOf<'clash'>).label ?? null;
    return true;
  },
};

/** “Amass Zombies 2” (CR 701.47). */
const amass: Syntax<Effect> = imperative({
  begins: new Set(['amass']),
  read(reader) {
    const subtype = reader.take('amass') ? subtypeOf.get(reader.word) : undefined;
    if (subtype === undefined) return no;
    reader.next();
    const count = numeralOrX.read(reader);
    if (count === no) return no;
    if (!reader.tokens.some(({ word }, at) => at >= reader.at && word === 'amassed'))
      return { do: 'amass', subtype, count };
    const label = reader.scope.newLabel('amassed');
    noteArmy(reader.scope, label);
    return { do: 'amass', subtype, count, label };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'amass' || !writer.add(`amass ${pluralise(effect.subtype)} `)) return false;
    if (effect.label !== undefined) noteArmy(writer.scope, effect.label);
    return numeralOrX.write(effect.count, writer);
  },
} satisfies Syntax<EffectOf<'amass'>>);

/** The Army that was chosen for it is “the amassed Army” (CR 701.47b). */
function noteArmy(scope: Scope, label: string): void {
  scope.recordAffected('amassed', { objects: 'result', label }, false);
}

const subtypeOf = new Map(creatureTypes.map((subtype) => [pluralise(subtype).toLowerCase(), subtype]));

/** Makes the beheld object the next referent of “it” (CR 701.4). */
function withBeheldAsReferent(inner: Syntax<EffectOf<'behold'>>): Syntax<EffectOf<'behold'>> {
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

/** Clauses after “Prize —”, which begin with a capital letter (CR 702.159b). */
const capitalised: Syntax<readonly Effect[]> = {
  begins: null,
  read: (reader) => clauses.read(reader),
  write(effects, writer) {
    const text = writer.capture(() => clauses.write(effects, writer));
    return text !== undefined && writer.add(capitalise(text));
  },
};

function isSpell({ textSource }: Scope): boolean {
  return textSource.types.includes('Instant') || textSource.types.includes('Sorcery');
}

/** “Support 2” has up to two targets other than the permanent with the ability (CR 701.41a). */
function supported(max: Amount, scope: Scope): TargetSpec {
  const creature: Filter = { is: 'type', type: 'Creature' };
  const filter: Filter = isSpell(scope) ? creature : { is: 'all', of: [{ is: 'other' }, creature] };
  return { kind: 'permanent', filter, min: 0, max };
}

const support: Syntax<Effect> = imperative({
  begins: new Set(['support']),
  read(reader) {
    const max = reader.take('support') ? numeralOrX.read(reader) : no;
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
    return writer.add('support ') && numeralOrX.write(target.max, writer);
  },
} satisfies Syntax<EffectOf<'support'>>);

/** “Earthbend 2” has a target (CR 701.66a), which later words call “that land”. */
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

const earthbend: Syntax<Effect> = imperative({
  begins: new Set(['earthbend']),
  read(reader) {
    const count = reader.take('earthbend') ? numeralOrX.read(reader) : no;
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
    return writer.add('earthbend ') && numeralOrX.write(count, writer);
  },
} satisfies Syntax<EffectOf<'earthbend'>>);

const populates = literally('populate');
const theToken = ['.', 'the', 'token'];

/** “Populate”; if the next sentence refers to the token, the instruction gets a label. */
const populate: Syntax<EffectOf<'populate'>> = {
  begins: populates.begins,
  fixedFields: { do: 'populate' },
  read(reader) {
    if (populates.read(reader) === no) return no;
    const isSpokenOf = theToken.every((word, i) => reader.ahead(i) === word) && reader.ahead(3) !== 'enters';
    if (!isSpokenOf) return { do: 'populate' };
    const label = reader.scope.newLabel('tokens');
    reader.scope.name({ objects: 'result', label }, false, tokenNouns);
    return { do: 'populate', label };
  },
  write({ do: what, attacking, label }, writer) {
    if ((what as string) !== 'populate' || attacking !== undefined) return false;
    if (label !== undefined) writer.scope.name({ objects: 'result', label }, false, tokenNouns);
    return populates.write({}, writer);
  },
};
const tokenNouns: readonly ReferentNoun[] = ['token', 'creature', 'permanent'];

export const keywordActionImperatives: readonly Syntax<Effect>[] = [
  amass,
  support,
  earthbend,
  imperative(says<EffectOf<'airbend'>>({ do: 'airbend' })`airbend ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'goad'>>({ do: 'goad' })`goad ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'detain'>>({ do: 'detain' })`detain ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'suspect'>>({ do: 'suspect' })`suspect ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'exert'>>({ do: 'exert' })`exert ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'transform'>>({ do: 'transform' })`transform ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'flip'>>({ do: 'flip' })`flip ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'convert'>>({ do: 'convert' })`convert ${{ what: objectsAfterVerb }}`),
  imperative(populate),
  imperative(
    says<EffectOf<'populate'>>({ do: 'populate', attacking: true })`populate. The token enters tapped and attacking`,
  ),
  imperative(says<EffectOf<'learn'>>({ do: 'learn' })`learn`),
  imperative(manifestDread),
  imperative(says<EffectOf<'the Ring tempts you'>>({ do: 'the Ring tempts you' })`the Ring tempts you`),
  imperative(says<EffectOf<'time travel'>>({ do: 'time travel' })`time travel`),
  imperative(says<EffectOf<'adapt'>>({ do: 'adapt' })`adapt ${{ count: numeralOrX }}`),
  imperative(says<EffectOf<'monstrosity'>>({ do: 'monstrosity' })`monstrosity ${{ count: numeralOrX }}`),
  imperative(says<EffectOf<'bolster'>>({ do: 'bolster' })`bolster ${{ count: numeralOrX }}`),
  imperative(says<EffectOf<'discover'>>({ do: 'discover' })`discover ${{ count: numeralOrX }}`),
  imperative(says<EffectOf<'clash'>>({ do: 'clash' })`clash with an opponent${won}`),
  imperative(says<EffectOf<'forage'>>({ do: 'forage' })`forage`),
  imperative(says<EffectOf<'collect evidence'>>({ do: 'collect evidence' })`collect evidence ${{ count: numeralOrX }}`),
  imperative(withBeheldAsReferent(says<EffectOf<'behold'>>({ do: 'behold' })`behold ${{ filter: indefinite() }}`)),
  imperative(says<EffectOf<'roll again'>>({ do: 'roll again' })`roll again`),
  imperative(
    says<EffectOf<'claim the prize'>>({ do: 'claim the prize' })`claim the prize. Prize — ${{ effects: capitalised }}`,
  ),
  imperative(says<EffectOf<'end effects'>>({ do: 'end effects' })`end this effect`),
  imperative(
    says<EffectOf<'remove from combat'>>({
      do: 'remove from combat',
    })`remove ${{ what: objectsAfterVerb }} from combat`,
  ),
  imperative(says<EffectOf<'planeswalk'>>({ do: 'planeswalk' })`planeswalk`),
  imperative(says<EffectOf<'chaos ensues'>>({ do: 'chaos ensues' })`chaos ensues`),
  imperative(says<EffectOf<'abandon'>>({ do: 'abandon' })`abandon ${{ what: objectsAfterVerb }}`),
  imperative(says<EffectOf<'set in motion'>>({ do: 'set in motion' })`set ${{ what: objectsAfterVerb }} in motion`),
  imperative(says<EffectOf<'end the turn'>>({ do: 'end the turn' })`end the turn`),
];
