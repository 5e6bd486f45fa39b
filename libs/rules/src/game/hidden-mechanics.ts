import { forEachNode, isSameTree, type Ability, type CardDefinition, type Node } from '@stacktrail/card-tree';
import type { HiddenMechanic } from '@stacktrail/game-events';
import type { NewGame } from './new-game.js';

/** The mechanics of hidden cards of one card: those of its own abilities, and those that it gives to other cards. */
interface Brought {
  readonly own: readonly HiddenMechanic[];
  readonly given: readonly HiddenMechanic[];
}

const openings: ReadonlySet<unknown> = new Set([
  'may begin on the battlefield',
  'may reveal from opening hand',
  'any time you could mulligan',
]);

const ontoArcane = { is: 'subtype', subtype: 'Arcane' } as const;

/** The mechanic of hidden cards that a record of a card's tree is, if it is one. */
function mechanicOf(node: Node): HiddenMechanic | undefined {
  const { kind, keyword, static: effect } = node;
  if (openings.has(effect)) return 'opening hand';
  if (effect === 'may reveal as it is drawn') {
    return node['firstEachTurn'] === true ? 'miracle' : 'revealed as it is drawn';
  }
  if (kind !== 'keyword') return undefined;
  if (keyword === 'miracle' || keyword === 'companion') return keyword;
  if (keyword === 'splice') return isSameTree(node['onto'], ontoArcane) ? 'splice onto Arcane' : 'splice';
  return undefined;
}

const known = new WeakMap<CardDefinition, Brought>();

function broughtBy(definition: CardDefinition): Brought {
  const found = known.get(definition) ?? readBrought(definition);
  known.set(definition, found);
  return found;
}

function readBrought({ faces }: CardDefinition): Brought {
  const own = new Set<HiddenMechanic>();
  const given = new Set<HiddenMechanic>();
  for (const ability of faces.flatMap(({ abilities }) => abilities)) {
    const ofTheCard = new Set<unknown>(ownNodes(ability));
    forEachNode(ability, (node) => {
      const mechanic = mechanicOf(node);
      if (mechanic !== undefined) (ofTheCard.has(node) ? own : given).add(mechanic);
    });
  }
  return { own: [...own], given: [...given] };
}

/** The parts of an ability that are about its own card. Abilities deeper inside are given to others. */
function ownNodes(ability: Ability): readonly unknown[] {
  return ability.kind === 'static' ? [ability, ...ability.effects] : [ability];
}

/**
 * The mechanics that the setup declares for each seat: those of its deck list, those that any card of the game gives to
 * others, and those that the seat adds. If cards aren't hidden from anybody, there are none.
 */
export function namedMechanics({ seats, handNumbers }: NewGame): readonly (readonly HiddenMechanic[])[] {
  if (handNumbers === 0) return [];
  const ofSeats = seats.map(({ deck, commanders = [], sideboard = [] }) => ({
    list: [...deck, ...commanders, ...sideboard],
    sideboard,
  }));
  const given = ofSeats.flatMap(({ list }) => list.flatMap((definition) => broughtBy(definition).given));
  return ofSeats.map(({ list, sideboard }, seat) => {
    // CR 702.139a: a companion begins the game outside of it.
    const own = list.flatMap((each) => broughtBy(each).own.filter((mechanic) => mechanic !== 'companion'));
    const outside = sideboard.flatMap((each) => broughtBy(each).own.filter((mechanic) => mechanic === 'companion'));
    return [...new Set([...own, ...outside, ...given, ...(seats[seat]?.mechanics ?? [])])].sort();
  });
}
