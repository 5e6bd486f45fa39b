import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import type { ManaDue } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import type { ManaYield } from './yields.js';

interface Need {
  generic: number;
  snow: number;
  typed: Record<ManaType, number>;
}

/** After how many steps a search is given up. */
const mostSteps = 20_000;

/**
 * The mana abilities that pay what is due together with the pool, each object used once. The colors that the fewest
 * sources make come first.
 *
 * @param sources in the order in which they are to be used
 * @returns `null` if none do
 */
export function planPayment(
  due: ManaDue,
  pool: readonly ManaType[],
  sources: readonly ManaYield[],
): readonly ManaYield[] | null {
  const need = remainingAfter(due, pool);
  const steps = { left: mostSteps };
  return search(need, sources, new Set(), steps);
}

/** What is still due once the pool is spent. */
function remainingAfter(due: ManaDue, pool: readonly ManaType[]): Need {
  const any = due.spendAs !== undefined;
  const typed = { ...due.typed };
  let generic = due.generic;
  if (any) {
    for (const type of manaTypes) {
      generic += typed[type];
      typed[type] = 0;
    }
  }
  const need: Need = { generic, snow: due.snow ?? 0, typed };
  let spare = 0;
  for (const type of pool) {
    if (need.typed[type] > 0) need.typed[type] -= 1;
    else spare += 1;
  }
  need.generic = Math.max(0, need.generic - spare);
  return need;
}

function search(
  need: Need,
  sources: readonly ManaYield[],
  used: ReadonlySet<ObjectId>,
  steps: { left: number },
): readonly ManaYield[] | null {
  const type = scarcest(need, sources, used);
  if (type === null && need.generic <= 0 && need.snow <= 0) return [];
  for (const source of sources) {
    if (steps.left-- <= 0) return null;
    if (used.has(source.object) || !helps(source, type, need)) continue;
    const rest = search(
      after(need, source),
      sources,
      source.isRepeatable ? used : new Set([...used, source.object]),
      steps,
    );
    if (rest !== null) return [source, ...rest];
  }
  return null;
}

function helps({ mana, costs, snow }: ManaYield, type: ManaType | null, need: Need): boolean {
  if (type !== null) return mana.includes(type);
  if (need.snow > 0 && snow) return true;
  return need.generic > 0 && mana.length > costs;
}

/** The type still needed that the fewest sources give. */
function scarcest(need: Need, sources: readonly ManaYield[], used: ReadonlySet<ObjectId>): ManaType | null {
  let found: ManaType | null = null;
  let fewest = Infinity;
  for (const type of manaTypes) {
    if (need.typed[type] <= 0) continue;
    const makers = sources.filter(({ object, mana }) => !used.has(object) && mana.includes(type)).length;
    if (makers < fewest) [found, fewest] = [type, makers];
  }
  return found;
}

function after(need: Need, { mana, costs, snow }: ManaYield): Need {
  const typed = { ...need.typed };
  let generic = need.generic + costs;
  let snowy = need.snow;
  for (const type of mana) {
    if (typed[type] > 0) typed[type] -= 1;
    else if (snow && snowy > 0) snowy -= 1;
    else generic -= 1;
  }
  return { typed, generic: Math.max(0, generic), snow: snowy };
}
