import { namesGranter, someNode, type Amount, type Modification, type StaticEffect } from '@stacktrail/card-tree';
import { type AbilityDefinition, type Catalog, setsBasicLandType } from '@stacktrail/game-state';
import { asksForChosenColor } from './chosen-color.js';
import { layerOf, layers, type Layer } from './layer.js';
import { readsOfAmount, readsOfPlayers } from '../meanings/reads-of.js';
import { aspects, everything } from '../reading/aspects.js';

/** The part of an effect that applies in one layer (CR 613.6). */
export interface Part {
  readonly layer: Layer;
  readonly changes: readonly Modification[];
  /** Powers and toughnesses in the order of the changes, and the index of each among the effect's locked-in numbers. */
  readonly amounts: readonly Amount[];
  readonly places: readonly number[];
  /** The abilities that each change adds, with those that their keywords stand for. */
  readonly granted: readonly (readonly AbilityDefinition[])[];
  /** Whether it grants static abilities, so that applying it adds effects (CR 613.7a). */
  readonly grantsStatic: boolean;
  /** Whether its numbers differ between the objects that it applies to. */
  readonly perObject: boolean;
  /** Masks of `aspects`: what its changes read, and the kinds of characteristics that it writes. */
  readonly reads: number;
  readonly writes: number;
  /** Whether something in it was chosen for the object whose text it is (CR 607.2d). */
  readonly asksForChoice: boolean;
  /** Whether the abilities that it adds refer to the object that gives them (CR 201.5a). */
  readonly namesGranter: boolean;
  /** Whether it removes abilities. */
  readonly removes: boolean;
}

const known = new WeakMap<readonly Modification[], readonly Part[]>();

/**
 * Sorts an effect's changes into the layers in which they are applied. The trees are pinned, so this is computed once
 * for each.
 */
export function partsOf(catalog: Catalog, changes: readonly Modification[]): readonly Part[] {
  let parts = known.get(changes);
  if (parts === undefined) {
    parts = [...new Set(changes.map(layerOf))].sort((a, b) => a - b).map((layer) => partIn(catalog, changes, layer));
    known.set(changes, parts);
  }
  return parts;
}

function partIn(catalog: Catalog, all: readonly Modification[], layer: Layer): Part {
  const changes = all.filter((change) => layerOf(change) === layer);
  const amounts = changes.flatMap(numbersOf);
  const granted = changes.map((change) => {
    return change.change === 'add abilities' ? catalog.abilitiesOf(change.abilities) : [];
  });
  const numbered = all.flatMap((change) => numbersOf(change).map(() => change));
  return {
    layer,
    changes,
    amounts,
    places: numbered.flatMap((change, i) => (layerOf(change) === layer ? [i] : [])),
    granted,
    grantsStatic: granted.flat().some(({ ability }) => ability.kind === 'static'),
    perObject: amounts.some(asksAboutThatObject),
    reads: [...amounts.map(readsOfAmount), ...changes.map(readsOfChange)].reduce((mask, part) => mask | part, 0),
    writes: changes.map((change) => writesOf(change, layer)).reduce((mask, part) => mask | part, 0),
    namesGranter: granted.flat().some(({ ability }) => namesGranter(ability)),
    asksForChoice: changes.some(asksForChoice),
    removes: changes.some(removesAbilities),
  };
}

/** What a change reads besides its numbers: what other objects have so far, who gets control, or what was chosen. */
function readsOfChange(change: Modification): number {
  if (change.change === 'add activated abilities' || change.change === 'take creature types') return everything;
  if (change.change === 'control') return readsOfPlayers(change.to);
  return asksForChoice(change) ? aspects.marks : 0;
}

function asksForChoice(change: Modification): boolean {
  return change.change === 'become chosen type' || asksForChosenColor(change);
}

/** Whether a combat rule is about “that player”, who is locked in when the effect begins. */
export function namesThatPlayer(change: Modification): boolean {
  if (change.change !== 'combat rule') return false;
  return 'named' in change.combat || ('whom' in change.combat && change.combat.whom.who === 'that player');
}

/**
 * Whether a player other than “you” gets control, who is locked in when the effect of a spell or ability begins (CR
 * 611.2c).
 */
export function givesAway(change: Modification): change is Extract<Modification, { readonly change: 'control' }> {
  return change.change === 'control' && change.to.players !== 'you';
}

/**
 * The power and the toughness that a change sets or adds, or the index of the player that it locks in; empty for other
 * changes.
 */
export function numbersOf(change: Modification): readonly Amount[] {
  if (namesThatPlayer(change) || givesAway(change)) return [0];
  if (change.change === 'set power') return [change.to, 0];
  if (change.change === 'set toughness') return [0, change.to];
  return change.change === 'set power and toughness' || change.change === 'modify power and toughness'
    ? [change.power, change.toughness]
    : [];
}

function writesOf(change: Modification, layer: Layer): number {
  switch (layer) {
    case layers.control:
      return aspects.control;
    case layers.type:
      return aspects.types | (removesAbilities(change) ? aspects.abilities : 0);
    case layers.color:
      return aspects.colors;
    case layers.ability:
      return aspects.abilities;
    case layers.setting:
    case layers.modifying:
    case layers.switching:
      return aspects.power;
    default:
      return 0;
  }
}

function removesAbilities(change: Modification): boolean {
  if (change.change === 'set land types') return setsBasicLandType(change.subtypes); // CR 305.7
  if (change.change === 'become chosen type') return change.quality === 'basic land type' && change.also !== true;
  return change.change === 'lose all abilities';
}

/** Whether the number is about “that object”, which is each of the objects that the effect applies to. */
function asksAboutThatObject(amount: Amount): boolean {
  return typeof amount === 'object' && someNode(amount, ({ objects }) => objects === 'that object');
}

/** A part that grants these abilities in layer 6 and does nothing else. */
export function grantOf(change: Modification, granted: readonly AbilityDefinition[]): Part {
  return {
    layer: layers.ability,
    changes: [change],
    amounts: [],
    places: [],
    granted: [granted],
    grantsStatic: false,
    perObject: false,
    reads: 0,
    writes: aspects.abilities,
    asksForChoice: false,
    namesGranter: false,
    removes: false,
  };
}

type Defines = Extract<StaticEffect, { readonly static: 'defines power and toughness' }>;

/** A part that sets power, toughness or both in layer 7b and does nothing else. */
export function settingPart({ power: onlyPower, toughness: onlyToughness }: Defines): Part {
  const [power, toughness] = [onlyPower ?? 0, onlyToughness ?? 0];
  const change: Modification =
    onlyToughness === undefined
      ? { change: 'set power', to: power }
      : onlyPower === undefined
        ? { change: 'set toughness', to: toughness }
        : { change: 'set power and toughness', power, toughness };
  const changes: readonly Modification[] = [change];
  return {
    layer: layers.setting,
    changes,
    amounts: [power, toughness],
    places: [0, 1],
    granted: [[]],
    grantsStatic: false,
    perObject: false,
    reads: readsOfAmount(power) | readsOfAmount(toughness),
    writes: aspects.power,
    asksForChoice: false,
    namesGranter: false,
    removes: false,
  };
}
