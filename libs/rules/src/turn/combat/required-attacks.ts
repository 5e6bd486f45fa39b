import {
  attackCosts,
  attackDemands,
  legalAttackers,
  requirementsObeyed,
  type LegalAttacker,
} from '@stacktrail/characteristics';
import type { Attack, ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { attackLimits, isUnder, type AttackLimit } from './attack-limits.js';
import {
  groupRestrictionsOf,
  obeysGroupRestriction,
  thatCanObey,
  type GroupRestriction,
} from './group-restrictions.js';

interface Option {
  readonly defender: Ref;
  readonly obeys: number;
  /** The limits that it counts against, as indexes. */
  readonly under: readonly number[];
}

interface Candidate {
  readonly object: ObjectId;
  /** What it can attack without a cost (CR 508.1d), those that obey most requirements first. */
  readonly options: readonly Option[];
  /** Creatures with the same sign are alike for the search; empty if there is nothing to search for. */
  readonly sign: string;
}

/** The most ways to attack that the search tries before it is content with the best so far. */
const budget = 20_000;

/** How many requirements a declaration of attackers obeys (CR 508.1d). */
export function obeyedBy(state: GameState, attacks: readonly Attack[]): number {
  return attacks.reduce(
    (sum, { attacker, defender }) => sum + requirementsObeyed(state, objectOf(state, attacker), defender),
    attacks.length > 0 ? attackDemands(state).length : 0,
  );
}

/**
 * A declaration of attackers that obeys as many requirements as can be without disobeying a restriction (CR 508.1d), and
 * few creatures more than that takes. No cost is paid for it.
 *
 * Without a limit on how many attack, every creature that can obey its group restrictions may attack, each whatever
 * obeys most: nothing speaks against all at once. With limits, creatures are chosen by branch and bound: what is gained
 * so far and at most still to be gained decides whether to go on, and creatures that are alike are tried in one order
 * alone. That is exact up to `budget` declarations.
 */
export function requiredAttacks(state: GameState): readonly Attack[] {
  const limits = attackLimits(state);
  const isDemanded = attackDemands(state).length > 0;
  const able = candidatesOf(state, limits, isDemanded);
  if (!isDemanded && !able.some(({ options }) => options[0]!.obeys > 0)) return [];
  const groupRestrictions = groupRestrictionsOf(
    state,
    able.map(({ object }) => object),
    'attacks only with',
  );
  const possible = thatCanObey(
    able.map(({ object }) => object),
    groupRestrictions,
  );
  const candidates = able.filter(({ object }) => possible.has(object));
  const best = attacksObeyingMost(candidates, limits, groupRestrictions);
  return best.length > 0 || !isDemanded ? best : someAttack(candidates, limits, groupRestrictions);
}

function attacksObeyingMost(
  candidates: readonly Candidate[],
  limits: readonly AttackLimit[],
  groupRestrictions: readonly GroupRestriction[],
): readonly Attack[] {
  if (limits.length > 0) return new Search(candidates, limits, groupRestrictions).best;
  return attacksInPermittedGroups(candidates, groupRestrictions);
}

/**
 * An attack with at least one creature, where no creature is required to attack itself: of a single creature unless it
 * can't attack alone.
 */
function someAttack(
  candidates: readonly Candidate[],
  limits: readonly AttackLimit[],
  groupRestrictions: readonly GroupRestriction[],
): readonly Attack[] {
  const equal = candidates.map((candidate) => ({
    ...candidate,
    options: candidate.options.map((option) => ({ ...option, obeys: 1 })),
  }));
  const all = attacksObeyingMost(equal, limits, groupRestrictions);
  const alone = all.find(({ attacker }) => obeysAll(groupRestrictions, new Set([attacker])));
  return alone === undefined ? all : [alone];
}

function obeysAll(groupRestrictions: readonly GroupRestriction[], attacking: ReadonlySet<ObjectId>): boolean {
  return groupRestrictions.every((each) => obeysGroupRestriction(each, attacking));
}

/** @param isDemanded whether some creature has to attack, whichever it is */
function candidatesOf(state: GameState, limits: readonly AttackLimit[], isDemanded: boolean): readonly Candidate[] {
  const found: Candidate[] = [];
  const attackers = legalAttackers(state);
  if (!isDemanded && !attackers.some((attacker) => isRequired(state, attacker))) return found;
  const searched = limits.length > 0;
  for (const { object: id, defenders } of attackers) {
    const object = objectOf(state, id);
    const options = defenders
      .filter((defender) => attackCosts(state, object, defender).length === 0)
      .map((defender): Option => {
        const under = limits.flatMap((limit, i) => (isUnder(state, limit, { attacker: id, defender }) ? [i] : []));
        return { defender, obeys: requirementsObeyed(state, object, defender), under };
      })
      .sort((a, b) => b.obeys - a.obeys);
    if (options.length > 0) found.push({ object: id, options, sign: searched ? JSON.stringify(options) : '' });
  }
  return found;
}

function isRequired(state: GameState, { object, defenders }: LegalAttacker): boolean {
  return defenders.some((defender) => requirementsObeyed(state, objectOf(state, object), defender) > 0);
}

const attackOf = ({ object, options }: Candidate): Attack => ({ attacker: object, defender: options[0]!.defender });

/** The attacks that obey a requirement, and those that their group restrictions need. */
function attacksInPermittedGroups(
  candidates: readonly Candidate[],
  groupRestrictions: readonly GroupRestriction[],
): readonly Attack[] {
  const chosen = new Set(candidates.filter(({ options }) => options[0]!.obeys > 0).map(({ object }) => object));
  const all = new Set(candidates.map(({ object }) => object));
  for (let lonely = find(chosen); lonely !== undefined; lonely = find(chosen)) {
    const more = [...lonely.fitting].find((id) => all.has(id) && !chosen.has(id));
    if (more === undefined) break;
    chosen.add(more);
  }
  return candidates.filter(({ object }) => chosen.has(object)).map(attackOf);

  function find(attacking: ReadonlySet<ObjectId>): GroupRestriction | undefined {
    return groupRestrictions.find((each) => !obeysGroupRestriction(each, attacking));
  }
}

/** Branch and bound over creatures, each attacking one thing or not at all. */
class Search {
  best: readonly Attack[] = [];
  private most = 0;
  private tried = 0;
  private readonly candidates: readonly Candidate[];
  private readonly used: number[];
  private readonly chosen: Attack[] = [];

  constructor(
    candidates: readonly Candidate[],
    private readonly limits: readonly AttackLimit[],
    private readonly groupRestrictions: readonly GroupRestriction[],
  ) {
    const gain = ({ options }: Candidate): number => options[0]!.obeys;
    this.candidates = candidates
      .filter((candidate) => gain(candidate) > 0 || groupRestrictions.length > 0)
      .sort((a, b) => gain(b) - gain(a) || (a.sign < b.sign ? -1 : a.sign > b.sign ? 1 : 0));
    this.used = limits.map(() => 0);
    this.from(0, 0, 0);
  }

  /** @param first the first option of this creature that is to be tried: those before it were, for one that is alike */
  private from(i: number, gained: number, first: number): void {
    if (this.tried >= budget) return;
    this.tried += 1;
    if (gained > this.most && this.obeysGroupRestrictions()) {
      this.most = gained;
      this.best = this.chosen.slice();
    }
    const candidate = this.candidates[i];
    if (candidate === undefined || gained + this.stillToGain(i) <= this.most) return;
    const { options, object: attacker, sign } = candidate;
    const alike = this.groupRestrictions.length === 0 && this.candidates[i + 1]?.sign === sign;
    for (let at = first; at < options.length; at++) {
      const { defender, obeys, under } = options[at]!;
      if (obeys === 0 && this.groupRestrictions.length === 0) break;
      if (under.some((limit) => this.used[limit]! >= this.limits[limit]!.count)) continue;
      for (const limit of under) this.used[limit]! += 1;
      this.chosen.push({ attacker, defender });
      this.from(i + 1, gained + obeys, alike ? at : 0);
      this.chosen.pop();
      for (const limit of under) this.used[limit]! -= 1;
    }
    this.from(i + 1, gained, alike ? options.length : 0);
  }

  /** At most, by the creatures that are left and the limits on all attackers. */
  private stillToGain(i: number): number {
    const room = this.limits.reduce(
      (least, { count, whom, before }, at) =>
        whom === undefined && before.size === 0 ? Math.min(least, count - this.used[at]!) : least,
      Infinity,
    );
    let sum = 0;
    for (let j = i; j < this.candidates.length && j - i < room; j++) sum += this.candidates[j]!.options[0]!.obeys;
    return sum;
  }

  private obeysGroupRestrictions(): boolean {
    if (this.groupRestrictions.length === 0) return true;
    const attacking = new Set(this.chosen.map(({ attacker }) => attacker));
    return obeysAll(this.groupRestrictions, attacking);
  }
}
