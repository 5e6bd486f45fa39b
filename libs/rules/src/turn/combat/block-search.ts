import type { Block, ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  fewestBlockers,
  mostAttackers,
  mostBlockers,
  mostCreaturesBlocking,
  type LegalBlocker,
} from './block-options.js';
import { isBlockedAsRequired, obeyedByBlocker, type BlockRequirements } from './block-requirements.js';
import { obeysGroupRestriction, type GroupRestriction } from './group-restrictions.js';

/** The most declarations that the search tries before it is content with the best so far. */
const budget = 20_000;
/** The most sets of attackers that are tried for one creature that can block several. */
const mostSets = 128;

interface Option {
  readonly attackers: readonly ObjectId[];
  readonly gain: number;
}

/** A creature that can block. Creatures with the same `likenessKey` are interchangeable. */
interface Candidate {
  readonly object: ObjectId;
  readonly options: readonly Option[];
  readonly likenessKey: string;
}

/**
 * Finds blocks that obey as many requirements as can be without disobeying a restriction (CR 509.1c), by branch and
 * bound. It goes creature by creature, and stops a branch whose obeyed requirements plus the most it could still obey
 * don't beat the best; creatures that are alike are tried in one order only. Exact up to `budget` declarations.
 */
export class BlockSearch {
  best: readonly Block[] = [];
  private bestScore = 0;
  private tried = 0;
  private readonly candidates: readonly Candidate[];
  private readonly fewest = new Map<ObjectId, number>();
  private readonly most = new Map<ObjectId, number>();
  private readonly blockersOf = new Map<ObjectId, ObjectId[]>();
  private readonly limit: number;
  private blocking = 0;

  constructor(
    state: GameState,
    blockers: readonly LegalBlocker[],
    private readonly requirements: BlockRequirements,
    private readonly groupRestrictions: readonly GroupRestriction[],
  ) {
    this.limit = mostCreaturesBlocking(state);
    for (const id of new Set(blockers.flatMap(({ attackers }) => attackers))) {
      const attacker = objectOf(state, id);
      this.fewest.set(id, fewestBlockers(state, attacker));
      this.most.set(id, mostBlockers(state, attacker));
      this.blockersOf.set(id, []);
    }
    this.candidates = blockers
      .map((blocker) => this.candidate(blocker, mostAttackers(state, objectOf(state, blocker.object))))
      .filter(({ options }) => options.length > 0)
      .sort(
        (a, b) =>
          b.options[0]!.gain - a.options[0]!.gain ||
          (a.likenessKey < b.likenessKey ? -1 : a.likenessKey > b.likenessKey ? 1 : 0),
      );
    this.search(0, 0, 0);
  }

  /** The sets of attackers a creature may block. If no other creature depends on it, only sets that obey a requirement. */
  private candidate({ object, attackers }: LegalBlocker, capacity: number): Candidate {
    const { mustBeBlocked } = this.requirements;
    const covers = (id: ObjectId): boolean =>
      mustBeBlocked.some(({ attacker, by }) => attacker === id && by.has(object));
    const canHelpOthers = this.groupRestrictions.length > 0 || attackers.some((id) => this.fewest.get(id)! > 1);
    const useful = attackers.filter(
      (id) => canHelpOthers || covers(id) || obeyedByBlocker(this.requirements, object, [id]) > 0,
    );
    const options = setsOf(useful, capacity).map((set): Option => {
      return { attackers: set, gain: obeyedByBlocker(this.requirements, object, set) };
    });
    options.sort((a, b) => b.gain - a.gain || b.attackers.filter(covers).length - a.attackers.filter(covers).length);
    const requirementIndexes = mustBeBlocked.flatMap(({ by }, i) => (by.has(object) ? [i] : []));
    return { object, options, likenessKey: JSON.stringify([options, requirementIndexes]) };
  }

  private search(i: number, obeyed: number, firstOption: number): void {
    if (this.tried >= budget) return;
    this.tried += 1;
    const score = obeyed + this.coveredNow();
    if (score > this.bestScore && this.isLegal()) {
      this.bestScore = score;
      this.best = this.blocks();
    }
    const candidate = this.candidates[i];
    if (candidate === undefined || obeyed + this.mostStillObeyed(i) <= this.bestScore) return;
    const alike = this.groupRestrictions.length === 0 && this.candidates[i + 1]?.likenessKey === candidate.likenessKey;
    for (let at = firstOption; at < candidate.options.length && this.blocking < this.limit; at++) {
      const { attackers, gain } = candidate.options[at]!;
      if (attackers.some((id) => this.blockersOf.get(id)!.length >= this.most.get(id)!)) continue;
      for (const id of attackers) this.blockersOf.get(id)!.push(candidate.object);
      this.blocking += 1;
      this.search(i + 1, obeyed + gain, alike ? at : 0);
      this.blocking -= 1;
      for (const id of attackers) this.blockersOf.get(id)!.pop();
    }
    this.search(i + 1, obeyed, alike ? candidate.options.length : 0);
  }

  private coveredNow(): number {
    return this.requirements.mustBeBlocked.filter((required) =>
      isBlockedAsRequired(required, this.blockersOf.get(required.attacker) ?? []),
    ).length;
  }

  /** An upper bound on the requirements that the candidates from `i` on can still obey. */
  private mostStillObeyed(i: number): number {
    const stillAllowed = this.limit - this.blocking;
    let sum = 0;
    const remaining = new Set<ObjectId>();
    for (let j = i; j < this.candidates.length; j++) {
      if (j - i < stillAllowed) sum += this.candidates[j]!.options[0]!.gain;
      remaining.add(this.candidates[j]!.object);
    }
    for (const required of this.requirements.mustBeBlocked) {
      const blockers = this.blockersOf.get(required.attacker) ?? [];
      if (required.exactlyOne && blockers.length > 1) continue;
      const covered = isBlockedAsRequired(required, blockers);
      if (covered || [...required.by].some((blocker) => remaining.has(blocker))) sum += 1;
    }
    return sum;
  }

  private isLegal(): boolean {
    for (const [id, blockers] of this.blockersOf) {
      if (blockers.length > 0 && blockers.length < this.fewest.get(id)!) return false;
    }
    if (this.groupRestrictions.length === 0) return true;
    const blocking = new Set([...this.blockersOf.values()].flat());
    return this.groupRestrictions.every((each) => obeysGroupRestriction(each, blocking));
  }

  private blocks(): readonly Block[] {
    return [...this.blockersOf].flatMap(([attacker, blockers]) => blockers.map((blocker) => ({ blocker, attacker })));
  }
}

/** The sets of up to `capacity` of these, smallest first, at most {@link mostSets} of them; and the set of all, if it is not too large. */
function setsOf(ids: readonly ObjectId[], capacity: number): readonly (readonly ObjectId[])[] {
  const sets: (readonly ObjectId[])[] = ids.map((id) => [id]);
  for (let i = 0; i < sets.length && sets.length < mostSets; i++) {
    const set = sets[i]!;
    if (set.length >= capacity) break;
    const last = ids.indexOf(set.at(-1)!);
    for (let next = last + 1; next < ids.length && sets.length < mostSets; next++) sets.push([...set, ids[next]!]);
  }
  if (capacity >= ids.length && ids.length > 1) sets.push(ids);
  return sets;
}
