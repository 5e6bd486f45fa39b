import {
  basicLandTypes,
  type BasicLandType,
  type CardDefinition,
  type CardType,
  type Color,
} from '@stacktrail/card-tree';
import { colorIdentityOf, combinedIdentity } from '@stacktrail/characteristics';
import type { DeckRules } from '@stacktrail/game-state';
import type { DeckFault } from './deck-construction.js';
import { partnersAs } from './two-commanders.js';

type CommanderRules = NonNullable<DeckRules['commander']>;

/** The faults of a deck's commanders (CR 903.3, 702.124), and of its cards for these commanders (CR 903.5c, 903.5d). */
export function commanderFaults(
  rules: CommanderRules | undefined,
  commanders: readonly CardDefinition[],
  cards: readonly CardDefinition[],
): readonly DeckFault[] {
  if (rules === undefined) {
    const message = 'it has a commander, which only decks of formats with commanders have';
    return commanders.length === 0 ? [] : [{ rule: '903.1', message }];
  }
  const wrong = wrongCommanders(rules, commanders);
  return wrong === null ? colorFaults(rules, combinedIdentity(commanders), cards) : [wrong];
}

function wrongCommanders({ rule, types }: CommanderRules, commanders: readonly CardDefinition[]): DeckFault | null {
  const [first, second, third] = commanders;
  if (first === undefined) return { rule, message: 'it has no commander' };
  if (third !== undefined) return { rule: '702.124g', message: `it has ${commanders.length} commanders` };
  if (second === undefined) {
    if (canBeCommander(first, types)) return null;
    return { rule, message: `${first.faces[0].name} can’t be a commander` };
  }
  if (partnersAs(first, second) !== null) return null;
  const names = `${first.faces[0].name} and ${second.faces[0].name}`;
  return { rule: '702.124a', message: `${names} can’t be its commanders together` };
}

function canBeCommander({ faces: [face] }: CardDefinition, allowed: readonly CardType[]): boolean {
  const says = face.abilities.some(
    (ability) =>
      ability.kind === 'static' && ability.effects.some((effect) => effect.static === 'can be your commander'),
  );
  if (says) return true; // CR 903.3a
  return face.supertypes.includes('Legendary') && face.types.some((type) => allowed.includes(type));
}

/** CR 903.5c, 903.5d, 903.12e: each card that isn’t of the commanders’ colors, once. */
function colorFaults(
  { colorlessLands }: CommanderRules,
  identity: readonly Color[],
  cards: readonly CardDefinition[],
): readonly DeckFault[] {
  const free = colorlessLands && identity.length === 0 ? someBasicType(cards) : undefined;
  const faults = new Map<string, DeckFault>();
  for (const card of cards) {
    const { name } = card.faces[0];
    if (faults.has(name)) continue;
    const outside = [...colorIdentityOf(card)].find((color) => !identity.includes(color));
    const types = basicTypesOf(card);
    const type = types.find((one) => !identity.includes(basicLandTypes[one]) && !(isBasic(card) && one === free));
    if (outside !== undefined) {
      faults.set(name, { rule: '903.5c', message: `${name} is not of its commander’s color identity` });
    } else if (type !== undefined) {
      const message = `${name} has the land type ${type}, whose color is not in its commander’s color identity`;
      faults.set(name, { rule: '903.5d', message });
    }
  }
  return [...faults.values()];
}

function basicTypesOf({ faces }: CardDefinition): readonly BasicLandType[] {
  const all = Object.keys(basicLandTypes) as BasicLandType[];
  return all.filter((type) => faces.some(({ subtypes }) => subtypes.includes(type)));
}

function isBasic({ faces: [{ supertypes }] }: CardDefinition): boolean {
  return supertypes.includes('Basic');
}

/** CR 903.12e: the one type of the player's choice, for which the type of the first basic land stands. */
function someBasicType(cards: readonly CardDefinition[]): BasicLandType | undefined {
  const land = cards.find((card) => isBasic(card) && basicTypesOf(card).length > 0);
  return land === undefined ? undefined : basicTypesOf(land)[0];
}
