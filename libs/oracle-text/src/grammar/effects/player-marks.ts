import { type Ability, type Effect, type EmblemDescription, someNode } from '@stacktrail/card-tree';
import { theEmblem } from '../../english/text-source.js';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { choice } from '../objects/choices.js';
import { moreThanOne } from '../conditions/held.js';
import { onceForEach, things } from '../counts/counts.js';
import { energy } from '../counts/energy.js';
import { numeralOrX } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { energyPaid } from '../this-way/this-way.js';
import { quoted } from '../basics/quoted.js';
import { verb } from '../basics/verbs.js';
import { acts, ofObjects, imperative, undergoes, type EffectOf, type Predicate } from './predicate.js';
import { noLonger, unprepared } from './no-longer.js';

/** Counters that players get (CR 122.1f, 122.1i). */
const counters = ['poison', 'experience', 'rad', 'ticket'] as const;

type Put = EffectOf<'put player counters'>;
type Got = Pick<Put, 'counter' | 'count'>;

const gets: Syntax<Got> = oneOf<Got>(
  says<Got>({ counter: 'energy' })`${{ count: energy }}`,
  ...counters.map((counter) => says<Got>({ counter })`${{ count: things(`${counter} counter`) }}`),
);

const quotations = listed(quoted, 'and');

/** Whether an emblem's abilities refer to a choice; an emblem has none of its own (CR 607.2d). */
function asksForChosen(abilities: readonly Ability[]): boolean {
  return someNode(abilities, ({ is, objects, players }) => [is, objects, players].includes('chosen'));
}

/** “An emblem with "Creatures you control have haste."” */
const emblem: Syntax<EmblemDescription> = {
  begins: new Set(['an']),
  read(reader) {
    if (literally('an emblem with ').read(reader) === no) return no;
    const { scope } = reader;
    const before = scope.grantee;
    scope.grantee = theEmblem;
    const abilities = quotations.read(reader);
    scope.grantee = before;
    return abilities === no || asksForChosen(abilities) ? no : { abilities };
  },
  write({ name, abilities }, writer) {
    if (name !== undefined) return false;
    const { scope } = writer;
    const before = scope.grantee;
    scope.grantee = theEmblem;
    const could = writer.add('an emblem with ') && quotations.write(abilities, writer);
    scope.grantee = before;
    return could;
  },
};

/** A designation of players; the designated player is the subject. */
function designationOf(syntax: Syntax<EffectOf<'designate'>>): Predicate {
  return { ...undergoes(syntax), field: 'what' };
}

/** “This creature becomes monstrous.” */
const marked: readonly Predicate[] = (
  ['monstrous', 'renowned', 'saddled', 'plotted', 'goaded', 'prepared'] as const
).map((as) =>
  ofObjects<EffectOf<'designate'>>(
    'what',
    without(
      ['until', 'value'],
      says<EffectOf<'designate'>>({ do: 'designate', as })`${verb('become')} ${literally(as)}`,
    ),
  ),
);

/** “It becomes day”, “harness this artifact”, “your speed becomes 2” (CR 702.179, 731; 701.64 of CR 2026-08-07). */
export const markImperatives: readonly Syntax<Effect>[] = [
  ...(['day', 'night'] as const).map((as) =>
    imperative(says<EffectOf<'designate'>>({ do: 'designate', as, what: 'game' })`it becomes ${literally(as)}`),
  ),
  imperative(says<EffectOf<'designate'>>({ do: 'designate', as: 'harnessed' })`harness ${{ what: self }}`),
  imperative(
    says<EffectOf<'designate'>>({
      do: 'designate',
      as: 'speed',
      what: { players: 'you' },
    })`your speed becomes ${{ value: numeralOrX }}`,
  ),
];

/** CR 702.171b: an effect makes it saddled as its saddle ability would. */
const saddledThisTurn: Predicate = ofObjects<EffectOf<'designate'>>(
  'what',
  without(
    ['value'],
    says<EffectOf<'designate'>>({
      do: 'designate',
      as: 'saddled',
      until: 'this turn',
    })`${verb('become')} saddled until end of turn`,
  ),
);

/** A choice that the object remembers for its other abilities (CR 607.2d). */
const choosing: Predicate = acts(
  readsAndWrites(
    ({ choice: { choose } }) => choose !== 'player',
    without(
      ['label', 'atRandom'],
      says<EffectOf<'choose'>>({ do: 'choose' })`${verb('choose')} ${{ choice }} and note it`,
    ),
  ),
);

/** “Choose a color at random”: the object remembers it instead of what was chosen before (CR 607.2d). */
const choosingAtRandom: Predicate = acts(
  readsAndWrites(
    ({ choice: { choose } }) => choose === 'color',
    without(
      ['label'],
      says<EffectOf<'choose'>>({
        do: 'choose',
        atRandom: true,
      })`${verb('choose')} ${{ choice }} at random`,
    ),
  ),
);

type PayAny = EffectOf<'pay any player counters'>;

/** Labels the amount that is paid: “for each {E} paid this way”. */
const noted: Syntax<Pick<PayAny, 'label'>> = {
  begins: null,
  read({ scope }) {
    const label = scope.newLabel('energy');
    scope.thisWay = { ...scope.thisWay, [energyPaid]: label };
    return { label };
  },
  write({ label }, { scope }) {
    scope.thisWay = { ...scope.thisWay, [energyPaid]: label };
    return true;
  },
};

/**
 * What players get: counters, designations, emblems; and instructions that end the game for them (CR 104, 114, 122,
 * 701.49, 724–726).
 */
export const playerMarkPredicates: readonly Predicate[] = [
  undergoes(says<Put>({ do: 'put player counters' })`${verb('get')} ${gets}`),
  acts(says<PayAny>({ do: 'pay any player counters', counter: 'energy' })`${verb('pay')} any amount of {E}${noted}`),
  undergoes(says<EffectOf<'create emblem'>>({ do: 'create emblem' })`${verb('get')} ${{ emblem }}`),
  ...noLonger,
  unprepared,
  saddledThisTurn,
  ...marked,
  choosing,
  choosingAtRandom,
  designationOf(says<EffectOf<'designate'>>({ do: 'designate', as: 'monarch' })`${verb('become')} the monarch`),
  designationOf(says<EffectOf<'designate'>>({ do: 'designate', as: 'initiative' })`${verb('take')} the initiative`),
  acts(
    says<EffectOf<'venture into the dungeon'>>({ do: 'venture into the dungeon' })`${verb('venture')} into the dungeon`,
  ),
  acts(
    oneOf<EffectOf<'extra turn'>>(
      says<EffectOf<'extra turn'>>({ do: 'extra turn', count: 1 })`${verb('take')} an extra turn after this one`,
      says<EffectOf<'extra turn'>>({
        do: 'extra turn',
      })`${verb('take')} ${{ count: moreThanOne }} extra turns after this one`,
      says<EffectOf<'extra turn'>>({
        do: 'extra turn',
      })`${verb('take')} an extra turn after this one${{ count: onceForEach }}`,
    ),
  ),
  undergoes(says<EffectOf<'win the game'>>({ do: 'win the game' })`${verb('win')} the game`),
  undergoes(says<EffectOf<'lose the game'>>({ do: 'lose the game' })`${verb('lose')} the game`),
];
