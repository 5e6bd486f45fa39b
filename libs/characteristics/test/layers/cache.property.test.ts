import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import {
  all,
  alsoBecomes,
  always,
  any,
  artifacts,
  asLongAs,
  attached,
  attacking,
  base,
  basics,
  becomesColor,
  blocking,
  color,
  controlledBy,
  creature,
  creatures,
  each,
  enchantment,
  gains,
  gets,
  keywords,
  lands,
  losesAllAbilities,
  measured,
  not,
  others,
  powerAndToughnessAre,
  sorcery,
  spell,
  subtype,
  switched,
  tapped,
  thatObject,
  thisObject,
  untapped,
  withCounter,
  withKeyword,
  you,
  youControl,
  type Amount,
  type CardDefinition,
  type Condition,
} from '@stacktrail/card-tree';
import type { DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import {
  after,
  afresh,
  afterMove,
  alice,
  bob,
  position,
  aura,
  equipment,
  forestWithoutPool,
  nonbasic,
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';
import { characteristicsOf } from '../../src/layers/characteristics.js';
import { controllerUnderEffects } from '../../src/queries/controller.js';

const count = (filter: Parameters<typeof each>[0], zone?: 'graveyard' | 'hand' | 'stack'): Amount =>
  zone === undefined ? { amount: 'count', filter } : { amount: 'count', filter, zone };
const about = (amount: 'life' | 'hand size' | 'graveyard size'): Amount => ({ amount, of: you });
const compare = (left: Amount, right: number): Condition => ({ if: 'compare', left, compare: 'at least', right });
const when = (condition: Condition, card: CardDefinition): CardDefinition => {
  const [face] = card.faces;
  const abilities = face.abilities.map((text) => (text.kind === 'static' ? asLongAs(condition, text) : text));
  return { ...card, faces: [{ ...face, abilities }] };
};

/** One text for each thing that effects can read, and for each way in which they can change each other. */
const texts: readonly CardDefinition[] = [
  aura(gets(count(all(creatures, youControl)), 0)),
  aura(controlledBy(you)),
  equipment(gets(1, 1), gains(...keywords('trample'))),
  saying(all(creatures, tapped), gets(0, 1)),
  saying(all(creatures, attacking), gets(1, 0)),
  saying(all(creatures, any(blocking, { is: 'unblocked' }, { is: 'blocked' })), gets(0, 2)),
  saying(withCounter('+1/+1'), gains(...keywords('flying'))),
  saying(withKeyword('flying'), becomesColor('U'), gains(...keywords('vigilance'))),
  saying(all(creatures, color('U')), gets(1, 1)),
  saying(all(creatures, measured('power', 'at least', 3)), gets(1, 0)),
  saying(all(creatures, measured('toughness', 'at most', count(tapped))), switched),
  saying(all(creatures, { is: 'entered this turn' }), gains(...keywords('haste'))),
  saying(all(creatures, { is: 'dealt damage this turn' }), gets(2, 0)),
  saying(all(artifacts, not(creatures)), alsoBecomes(['Creature'], []), base(2, 2)),
  saying(all(artifacts, untapped), losesAllAbilities),
  saying(all(creatures, untapped), gains(always(each(all(others, creatures)), gets(1, 0)))),
  saying(all(lands, not(basics)), { change: 'set land types', subtypes: ['Mountain'] }),
  nonbasic(always(each(lands), alsoBecomes([], ['Swamp']))),
  saying(subtype('Bear'), { change: 'set creature types', subtypes: ['Elf'] }),
  saying(subtype('Elf'), { change: 'set creature types', subtypes: ['Bear'] }),
  saying(creatures, gets({ amount: 'counters', counter: '+1/+1', on: thatObject }, 0)),
  when(compare(about('life'), 20), saying(creatures, gets(1, 0))),
  when(compare(about('hand size'), 2), saying(creatures, gets(0, 1))),
  when({ if: 'your turn' }, saying(creatures, gains(...keywords('first strike')))),
  when(compare({ amount: 'spells cast this turn', by: you }, 1), saying(creatures, gets(3, 0))),
  when({ if: 'matches', objects: thisObject, filter: untapped }, saying(creatures, gets(0, 3))),
  creature('Bones', '{B}', ['Spirit'], '*', '*', powerAndToughnessAre(count(creatures, 'graveyard'))),
  creature('Crowd', '{G}', ['Elf'], '*', '*', powerAndToughnessAre(count(all(creatures, tapped)))),
  creature('Rider', '{G}', ['Bear'], 1, 1, always(thisObject, gets({ amount: 'power', of: attached }, 0))),
  enchantment('Deep', '{U}', [], always(each(creatures, 'graveyard'), becomesColor('B'))),
];

const plain = [
  vanilla(),
  vanilla(3, 1, ['Elf'], '{R}'),
  plainArtifact,
  forestWithoutPool,
  vanilla(0, 4, ['Wall'], '{U}'),
];
const lasting = [[losesAllAbilities], [gets(2, -1), becomesColor('B')], [controlledBy(you)], [base(0, 4), switched]];

/** A few permanents, some with these texts, and cards elsewhere. */
function start(chosen: readonly number[]): GameState {
  const p = position();
  for (const changes of lasting) {
    const apply = { do: 'apply', to: thisObject, changes, until: 'this turn' } as const;
    p.library(alice, sorcery('Spell', '', spell(apply)));
  }
  const first = p.battlefield(alice, plain[0]!);
  for (const at of chosen) {
    const elsewhere = at % 5 === 0 ? 'hand' : 'battlefield';
    p[elsewhere](at % 2 === 0 ? alice : bob, texts[at % texts.length]!, { attachedTo: first });
  }
  for (const [at, card] of plain.entries()) p[at % 3 === 2 ? 'hand' : 'battlefield'](at % 2 === 0 ? bob : alice, card);
  p.graveyard(bob, plain[0]!);
  return p.state();
}

type Move = readonly [kind: number, first: number, second: number];

/** One fact of the kind that the numbers pick; what they pick need not make sense by the rules. */
function play(state: GameState, [kind, first, second]: Move): GameState {
  const present = [...state.objects.values()].filter((object) => !object.left && object.zone !== 'library');
  const object = present[first % present.length]!.id;
  const permanents = state.battlefield.length === 0 ? [object] : state.battlefield;
  const permanent = permanents[first % permanents.length]!;
  const other = permanents[second % permanents.length]!;
  const player = (second % 2) as PlayerId;
  const attacked = { is: 'player', id: player } as const;
  const zones = ['battlefield', 'graveyard', 'hand', 'exile', 'stack', 'battlefield'] as const;
  const counter = ['+1/+1', '-1/-1', 'flying'][second % 3]!;
  switch (kind % 18) {
    case 0:
    case 1:
    case 2:
      return afterMove(state, object, zones[second % zones.length]!);
    case 3:
      return after(state, 'Tapped', { object: permanent });
    case 4:
      return after(state, 'Untapped', { object: permanent });
    case 5:
      return after(state, 'CountersPut', { object: permanent, kind: counter, count: 1 + (first % 2) });
    case 6:
      return after(state, 'CountersRemoved', { object: permanent, kind: counter, count: 1 });
    case 7:
      return permanent === other ? state : after(state, 'Attached', { object: permanent, to: other });
    case 8:
      return after(state, 'ControlChanged', { object: permanent, from: alice, to: player });
    case 9:
      return after(state, 'LifeLost', { player, amount: 1, life: 18 + (first % 4) });
    case 10:
      return after(state, 'TurnBegan', { player, number: state.turn + 1 });
    case 11:
      return after(state, 'StepBegan', { step: first % 2 === 0 ? 'declare blockers' : 'declare attackers' });
    case 12:
      return after(state, 'AttackersDeclared', { attacks: [{ attacker: permanent, defender: attacked }] });
    case 13:
      return after(state, 'BlockersDeclared', { blocks: [{ blocker: permanent, attacker: other }] });
    case 14:
      return after(state, 'CombatEnded', {});
    case 15:
      return after(state, 'SpellCast', { object, player });
    case 16: {
      const pointer = `/${first % lasting.length}/faces/0/abilities/0/modes/0/effects/0`;
      return after(state, 'ContinuousEffectBegan', {
        effect: state.nextEffect,
        instruction: pointer as DefinitionPointer,
        source: object,
        controller: player,
        objects: [permanent, object],
        values: [2, -1, 0, 4],
        duration: 'this turn',
      });
    }
    default:
      return second % 2 === 0
        ? after(state, 'EffectEnded', { effect: 1 + (first % state.nextEffect) })
        : after(state, 'DamageDealtToPermanent', {
            source: other,
            object: permanent,
            amount: 1,
            marked: 1,
            combat: false,
            deathtouch: false,
          });
  }
}

/** All that is computed about a state, as text. */
function everything(state: GameState): readonly string[] {
  return [...state.objects.values()].map((object) => {
    const {
      name,
      colors,
      types,
      subtypes,
      power,
      toughness,
      abilities,
      keywords: names,
      rules,
    } = characteristicsOf(state, object);
    const pointers = abilities.map(({ pointer }) => pointer);
    const sets = [[...names].sort(), [...rules].sort()];
    const controller = controllerUnderEffects(state, object);
    return JSON.stringify([object.id, name, colors, types, subtypes, power, toughness, pointers, sets, controller]);
  });
}

function look(state: GameState, id: number): void {
  const object = state.objects.get(id % state.nextObject);
  if (object !== undefined) characteristicsOf(state, object);
}

const move = fc.tuple(fc.nat(17), fc.nat(200), fc.nat(200));
const moves = fc.array(fc.tuple(move, fc.nat(60), fc.nat(9)), { minLength: 3, maxLength: 25 });
const chosen = fc.array(fc.nat(10 * texts.length), { minLength: 1, maxLength: 4 });

test('CR 613.5: kept characteristics are those worked out from scratch, on every line of play', () => {
  fc.assert(
    fc.property(chosen, moves, (these, line) => {
      const states = [start(these)];
      for (const [next, looked, back] of line) {
        // Now and then play goes on from an older state, whose set of effects may be shared with a younger one.
        const from = states[back === 0 ? looked % states.length : states.length - 1]!;
        const state = play(from, next);
        look(state, looked);
        states.push(state);
      }
      for (const state of states) expect(everything(state)).toEqual(everything(afresh(state)));
    }),
    { numRuns: 1000 },
  );
});
