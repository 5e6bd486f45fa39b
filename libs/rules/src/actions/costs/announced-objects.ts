import type { Cost, CostReduction, ManaCost } from '@stacktrail/card-tree';
import { powerOf, evaluateAmount, manaValueOf, type TextContext } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure, contextOfStackObject } from '@stacktrail/engine';
import { seatBit, type ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState, type GameObject } from '@stacktrail/game-state';
import { candidatesFor, countersAvailable, type ObjectCost } from './cost-candidates.js';

/** A cost whose objects are chosen as it is announced, since they reduce the total cost. */
type AnnouncedCost = Exclude<ObjectCost, { readonly total: unknown }> & {
  readonly lessens?: CostReduction;
  readonly lessensBy?: ManaCost;
  readonly upTo?: true;
  readonly orMore?: true;
};

/** How much a chosen object reduces the total cost (CR 601.2f). */
export interface Reduction {
  readonly mana: ManaCost;
  readonly times: number;
}

export function isAnnounced(cost: Cost): cost is AnnouncedCost {
  return 'lessens' in cost || 'lessensBy' in cost;
}

/** The label under which a spell remembers the objects that were announced for such a cost. */
function labelOf({ cost, lessens }: AnnouncedCost): string {
  return `announced: ${cost}, ${lessens ?? 'each'}`;
}

/**
 * CR 601.2b: objects that reduce the total cost are chosen when the cost is announced (CR 702.48b, 702.119c, 702.180b).
 */
export function* announceObjects(game: Game, id: ObjectId, costs: readonly Cost[]): Procedure<void> {
  for (const cost of costs) {
    if (!isAnnounced(cost)) continue;
    const context = contextOfStackObject(game.state, id);
    const objects = yield* choose(game.state, cost, context);
    const reason = { rule: '601.2b', source: id, player: context.you };
    if (objects.length > 0) game.emit('ObjectsLinked', { source: id, label: labelOf(cost), objects }, reason);
  }
}

function* choose(state: GameState, cost: AnnouncedCost, context: TextContext): Procedure<readonly ObjectId[]> {
  const candidates = candidatesFor(state, cost, context).map(({ id }) => ({ is: 'object', id }) as const);
  const least = Math.min(candidates.length, evaluateAmount(state, cost.count, context));
  const most = cost.orMore === true ? candidates.length : least;
  if (most === 0) return [];
  const hidden = candidates.some(({ id }) => objectOf(state, id).zone === 'hand');
  const answer = yield* ask({
    form: 'select',
    kind: 'choose cost',
    rule: '601.2b',
    player: context.you,
    prompt: promptOf(cost),
    source: context.source,
    candidates,
    min: cost.upTo === true ? 0 : least,
    max: most,
    remarks: candidates.map(({ id }) => remarkOn(reductionOf(state, cost, objectOf(state, id)))),
    ...(hidden ? { seenBy: seatBit(context.you) } : {}),
  });
  return answer.chosen.map((ref) => ref.id as ObjectId);
}

function remarkOn({ mana, times }: Reduction): string {
  const less = mana.length === 1 && mana[0] === '1' ? [`${times}`] : mana;
  return `the cost is ${less.map((symbol) => `{${symbol}}`).join('')} less`;
}

function promptOf({ cost, lessens, lessensBy = [] }: AnnouncedCost): string {
  const verb = cost === 'tap permanents' ? 'tap' : cost === 'return to hand' ? 'return' : cost.split(' ')[0]!;
  const what = `Choose what you will ${verb} to pay for the spell`;
  if (lessens !== undefined) return `${what}; the cost is reduced by its ${lessens}.`;
  return `${what}; each reduces the cost by ${lessensBy.map((symbol) => `{${symbol}}`).join('')}.`;
}

/** The objects that were announced for a cost of a spell on the stack; nothing if none were. */
export function announcedFor(state: GameState, spell: ObjectId, cost: AnnouncedCost): readonly ObjectId[] {
  const linked = state.objects.get(spell)?.linked ?? [];
  return linked.filter(({ label }) => label === labelOf(cost)).at(-1)?.objects ?? [];
}

/**
 * The reductions of a spell's total cost by the objects that were chosen to pay with. For a card that isn't cast yet,
 * the best reduction is assumed, as a hint beside the option.
 */
export function reductionsFor(
  state: GameState,
  spell: GameObject,
  costs: readonly Cost[],
  you: () => TextContext,
): readonly Reduction[] {
  const byCounters = costs.flatMap((cost) => reductionByCounters(state, spell, cost, you));
  const byObjects = costs.filter(isAnnounced).flatMap((cost) => {
    if (spell.zone === 'stack') {
      return announcedFor(state, spell.id, cost).map((id) => reductionOf(state, cost, objectOf(state, id)));
    }
    const candidates = candidatesFor(state, cost, you());
    if (cost.lessensBy !== undefined) return candidates.map((object) => reductionOf(state, cost, object));
    const measure = (object: GameObject): number =>
      cost.lessens === 'power' ? powerOf(state, object) : manaValueOf(object);
    const best = candidates.reduce<GameObject | null>(
      (most, one) => (most === null || measure(one) > measure(most) ? one : most),
      null,
    );
    return best === null ? [] : [reductionOf(state, cost, best)];
  });
  return [...byCounters, ...byObjects];
}

/** The reduction by as many counters as are removed: X of the spell, or all that there are (CR 601.2b, 601.2f). */
function reductionByCounters(
  state: GameState,
  spell: GameObject,
  cost: Cost,
  you: () => TextContext,
): readonly Reduction[] {
  if (cost.cost !== 'remove counters from among' || cost.lessensByCounter === undefined) return [];
  const available = (): number =>
    candidatesFor(state, cost, you()).reduce((sum, object) => sum + countersAvailable(object, cost.counter), 0);
  const times = spell.zone === 'stack' ? spell.announced.x : available();
  return [{ mana: cost.lessensByCounter, times }];
}

function reductionOf(state: GameState, { lessens, lessensBy }: AnnouncedCost, object: GameObject): Reduction {
  if (lessensBy !== undefined) return { mana: lessensBy, times: 1 };
  if (lessens === 'mana cost') return { mana: reductionByManaCost(object), times: 1 };
  const amount = lessens === 'power' ? powerOf(state, object) : manaValueOf(object);
  return { mana: ['1'], times: Math.max(0, amount) };
}

/** The reduction by an object's mana cost, in which X is 0 (CR 107.3h). */
export function reductionByManaCost(object: GameObject): ManaCost {
  return (object.printed.manaCost ?? []).filter((symbol) => symbol !== 'X');
}
