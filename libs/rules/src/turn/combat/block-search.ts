import type { Block, ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  fewestBlockers,
  mostAttackers,
  mostBlockers,
  mostCreaturesBlocking,
  type LegalBlocker,
} from './block-options.js';
import { obeyedByBlocker, type BlockRequirements } from './block-requirements.js';
import { hasCompany, type Companionship } from './companions.js';

/** The most declarations that the search tries before it is content with the best so far. */
const budget = 20_000;
/** The most sets of attackers that are tried for one creature that can block several. */
const mostSets = 128;

interface Option {
  readonly attackers: readonly ObjectId[];
  readonly gain: number;
}

interface Candidate {
  readonly object: ObjectId;
  readonly options: readonly Option[];
  readonly sign: string;
}

/**
 * Finds blocks that obey as many requirements as can be without disobeying a restriction (CR 509.1c), by branch and
 * bound: creature by creature, what has been obeyed and at most still can be decides whether to go on, and creatures
 * that are alike are tried in one order alone. Exact up to `budget` declarations.
 */
export class BlockSearch {
  best: readonly Block[] = [];
  private most = 0;
  private tried = 0;
  private readonly candidates: readonly Candidate[];
  private readonly fewest = new Map<ObjectId, number>();
  private readonly room = new Map<ObjectId, number>();
  private readonly blockedBy = new Map<ObjectId, ObjectId[]>();
  private readonly limit: number;
  private blocking = 0;

  constructor(
    state: GameState,
    blockers: readonly LegalBlocker[],
    private readonly requirements: BlockRequirements,
    private readonly companionships: readonly Companionship[],
  ) {
    this.limit = mostCreaturesBlocking(state);
    for (const id of new Set(blockers.flatMap(({ attackers }) => attackers))) {
      const attacker = objectOf(state, id);
      this.fewest.set(id, fewestBlockers(state, attacker));
      this.room.set(id, mostBlockers(state, attacker));
      this.blockedBy.set(id, []);
    }
    this.candidates = blockers
      .map((blocker) => this.candidate(blocker, mostAttackers(state, objectOf(state, blocker.object))))
      .filter(({ options }) => options.length > 0)
      .sort((a, b) => b.options[0]!.gain - a.options[0]!.gain || (a.sign < b.sign ? -1 : a.sign > b.sign ? 1 : 0));
    this.from(0, 0, 0);
  }

  /** What a creature can block; where nobody needs its help, only what obeys a requirement. */
  private candidate({ object, attackers }: LegalBlocker, capacity: number): Candidate {
    const { covered } = this.requirements;
    const covers = (id: ObjectId): boolean => covered.some(({ attacker, by }) => attacker === id && by.has(object));
    const isHelp = this.companionships.length > 0 || attackers.some((id) => this.fewest.get(id)! > 1);
    const useful = attackers.filter(
      (id) => isHelp || covers(id) || obeyedByBlocker(this.requirements, object, [id]) > 0,
    );
    const options = setsOf(useful, capacity).map((set): Option => {
      return { attackers: set, gain: obeyedByBlocker(this.requirements, object, set) };
    });
    options.sort((a, b) => b.gain - a.gain || b.attackers.filter(covers).length - a.attackers.filter(covers).length);
    const asked = covered.flatMap(({ by }, i) => (by.has(object) ? [i] : []));
    return { object, options, sign: JSON.stringify([options, asked]) };
  }

  private from(i: number, gained: number, first: number): void {
    if (this.tried >= budget) return;
    this.tried += 1;
    const now = gained + this.coveredNow();
    if (now > this.most && this.isLegal()) {
      this.most = now;
      this.best = this.blocks();
    }
    const candidate = this.candidates[i];
    if (candidate === undefined || gained + this.stillToGain(i) <= this.most) return;
    const alike = this.companionships.length === 0 && this.candidates[i + 1]?.sign === candidate.sign;
    for (let at = first; at < candidate.options.length && this.blocking < this.limit; at++) {
      const { attackers, gain } = candidate.options[at]!;
      if (attackers.some((id) => this.blockedBy.get(id)!.length >= this.room.get(id)!)) continue;
      for (const id of attackers) this.blockedBy.get(id)!.push(candidate.object);
      this.blocking += 1;
      this.from(i + 1, gained + gain, alike ? at : 0);
      this.blocking -= 1;
      for (const id of attackers) this.blockedBy.get(id)!.pop();
    }
    this.from(i + 1, gained, alike ? candidate.options.length : 0);
  }

  private coveredNow(): number {
    return this.requirements.covered.filter(({ attacker, by }) =>
      (this.blockedBy.get(attacker) ?? []).some((blocker) => by.has(blocker)),
    ).length;
  }

  /** At most, by the creatures that are left; with every attacker that they could still see to. */
  private stillToGain(i: number): number {
    const room = this.limit - this.blocking;
    let sum = 0;
    const left = new Set<ObjectId>();
    for (let j = i; j < this.candidates.length; j++) {
      if (j - i < room) sum += this.candidates[j]!.options[0]!.gain;
      left.add(this.candidates[j]!.object);
    }
    for (const { attacker, by } of this.requirements.covered) {
      const seen = (this.blockedBy.get(attacker) ?? []).some((blocker) => by.has(blocker));
      if (seen || [...by].some((blocker) => left.has(blocker))) sum += 1;
    }
    return sum;
  }

  private isLegal(): boolean {
    for (const [id, blockers] of this.blockedBy) {
      if (blockers.length > 0 && blockers.length < this.fewest.get(id)!) return false;
    }
    if (this.companionships.length === 0) return true;
    const blocking = new Set([...this.blockedBy.values()].flat());
    return this.companionships.every((each) => hasCompany(each, blocking));
  }

  private blocks(): readonly Block[] {
    return [...this.blockedBy].flatMap(([attacker, blockers]) => blockers.map((blocker) => ({ blocker, attacker })));
  }
}

/** The sets of at most so many of these, small ones first, as far as there are few enough. */
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
