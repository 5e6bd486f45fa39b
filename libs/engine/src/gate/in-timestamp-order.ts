import type { Modification } from '@stacktrail/card-tree';
import { partsOf } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playersInOrder, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { orderObjects } from '../choices/choose.js';
import type { Leaf } from './decide.js';

/** Changes that set or undo what others in their layer do. With one of them, the order within a layer can matter. */
const decisive: ReadonlySet<Modification['change']> = new Set<Modification['change']>([
  'control',
  'set types',
  'set land types',
  'set creature types',
  'take creature types',
  'lose types',
  'set name',
  'set colors',
  'become chosen color',
  'become chosen type',
  'lose all abilities',
  'lose keywords',
  'lose ability',
  'lose this ability',
  'set power and toughness',
  'set power',
  'set toughness',
  'switch power and toughness',
]);

interface Entering {
  readonly place: number;
  readonly id: ObjectId;
  readonly controller: PlayerId;
}

/**
 * CR 613.7m: permanents that enter at the same time get their timestamps in APNAP order of their controllers, and each
 * player chooses the order of theirs. The player is asked only if two of these have static abilities that change other
 * objects in one layer, one of them decisively. Only printed abilities count, not those of a copied object or of what
 * becomes attached at the same time.
 */
export function* inTimestampOrder(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  const entering = leaves.flatMap(({ occurrence }, place): readonly Entering[] => {
    if (occurrence.would !== 'move' || occurrence.to !== 'battlefield') return [];
    const { object: id, controller = objectOf(game.state, id).owner } = occurrence;
    return [{ place, id, controller }];
  });
  if (entering.length < 2) return leaves;
  const ordered: Entering[] = [];
  for (const player of playersInOrder(game.state)) {
    const own = entering.filter(({ controller }) => controller === player);
    ordered.push(...(couldMatter(game.state, own) ? yield* chosenOrder(game, player, own) : own));
  }
  if (ordered.length < entering.length) return leaves; // a player of theirs has left (CR 800.4b)
  const arranged = leaves.slice();
  entering.forEach(({ place }, i) => {
    arranged[place] = leaves[ordered[i]!.place]!;
  });
  return arranged;
}

function* chosenOrder(game: Game, player: PlayerId, own: readonly Entering[]): Procedure<readonly Entering[]> {
  const order = yield* orderObjects(
    {
      player,
      rule: '613.7m',
      prompt: 'These permanents enter at the same time. Put them in the order of their timestamps, the earliest first.',
      source: 0 as ObjectId,
      candidates: own.map(({ id }) => id),
      firstOne: 'the earliest timestamp',
      open: true,
    },
    (id) => objectOf(game.state, id).printed.name,
  );
  return order.map((id) => own.find((one) => one.id === id)!);
}

/** Whether two of them change objects in the same layer, and one does so decisively. */
function couldMatter(state: GameState, own: readonly Entering[]): boolean {
  if (own.length < 2) return false;
  const seen = new Map<number, boolean>();
  for (const { id } of own) {
    for (const [layer, decides] of layersOf(state, id)) {
      const before = seen.get(layer);
      if (before !== undefined && (before || decides)) return true;
      seen.set(layer, decides);
    }
  }
  return false;
}

/** The layers in which an object's static abilities change other objects, and whether they do so decisively. */
function layersOf(state: GameState, id: ObjectId): ReadonlyMap<number, boolean> {
  const { printed } = objectOf(state, id);
  const layers = new Map<number, boolean>();
  if (!printed.hasStatic) return layers;
  for (const { ability } of printed.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'continuous' || effect.affects.objects === 'this') continue;
      for (const { layer, changes } of partsOf(state.catalog, effect.changes)) {
        const decides = changes.some(({ change }) => decisive.has(change));
        layers.set(layer, decides || layers.get(layer) === true);
      }
    }
  }
  return layers;
}
