import type { AnyGameEvent, EventType, Revision } from '@stacktrail/game-events';
import {
  type Catalog,
  type GameState,
  initiativeIsHit,
  initiativeIsTaken,
  initiativeVentures,
  monarchDraws,
  monarchIsHit,
  radiation,
  speedIncreases,
} from '@stacktrail/game-state';
import { factsGiving } from '../occasions/occasions.js';

/** A fact and the state before it. */
export interface UncheckedFact {
  readonly event: AnyGameEvent;
  readonly before: GameState;
}

/** Memoised: the kinds of facts on which abilities of these definitions can trigger. */
const watched = new WeakMap<Catalog, ReadonlySet<EventType>>();

/** The events that abilities given by rules watch for (CR 723.2, 724.2, 726.1). */
const watchedByRules = [
  monarchDraws,
  monarchIsHit,
  initiativeIsHit,
  initiativeIsTaken,
  initiativeVentures,
  radiation,
  speedIncreases,
].flatMap(({ ability }) => (ability.kind === 'triggered' ? [ability.event.on] : []));

function watchedFacts(catalog: Catalog): ReadonlySet<EventType> {
  let known = watched.get(catalog);
  if (known === undefined) {
    known = factsGiving(new Set([...catalog.watched, ...watchedByRules]));
    watched.set(catalog, known);
  }
  return known;
}

/**
 * Facts for which no abilities have been checked yet (CR 603.2). Every recorded fact is added. Rules that make several
 * facts at once have abilities checked for all of them together; all other facts are checked one by one before anything
 * else happens.
 */
export class UncheckedFacts {
  private facts: UncheckedFact[] = [];
  private readonly watched: ReadonlySet<EventType>;

  constructor(catalog: Catalog) {
    this.watched = watchedFacts(catalog);
  }

  get isEmpty(): boolean {
    return this.facts.length === 0;
  }

  /** Whether abilities of these definitions can trigger on such a fact. */
  watches(type: EventType): boolean {
    return this.watched.has(type);
  }

  add(event: AnyGameEvent, before: GameState): void {
    // A repeated fact was checked when it first happened, and reversed facts count as never having happened.
    if (event.type === 'ActionReversed') this.facts = [];
    else if (this.watched.has(event.type) && event.repeats === null) this.facts.push({ event, before });
  }

  /** Takes the facts up to a revision, in order; those after it stay. */
  takeBefore(revision: Revision): readonly UncheckedFact[] {
    if (this.facts.length === 0) return this.facts;
    const taken = this.facts.filter(({ event }) => event.revision < revision);
    if (taken.length === 0) return taken;
    this.facts = this.facts.filter(({ event }) => event.revision >= revision);
    return taken;
  }

  /** Removes facts that are being checked together. */
  drop(from: Revision): void {
    if (this.facts.length > 0) this.facts = this.facts.filter(({ event }) => event.revision < from);
  }

  takeAll(): readonly UncheckedFact[] {
    const taken = this.facts;
    this.facts = [];
    return taken;
  }
}
