import type { AnyGameEvent, CardIndex } from '@stacktrail/game-events';
import { fromHex, keyCommitment, toHex } from '@stacktrail/kernel';
import { commitmentToCard, saltOfCard } from '@stacktrail/rules';
import type { GameRecord } from '../game-record.js';
import {
  commitmentsIn,
  commitmentTo,
  noncesIn,
  type GameSecrets,
  type Seed,
  type SeedInUse,
} from '../storage/secrets.js';
import type { Findings, Problem } from './report.js';

/** Checks that each seed that was revealed, or that the reader holds among the secrets, is the one committed to. */
export function checkSeeds(record: GameRecord): Findings {
  const { events, secrets, setup } = record;
  const problems: Problem[] = [];
  let examined = 0;
  const examine = (seed: Seed, commitment: string, revision: number): void => {
    examined += 1;
    if (commitmentTo(seed) !== commitment) problems.push({ revision, problem: 'not the seed that was committed to' });
  };
  for (const { from, commitment, veilCommitment } of commitmentsIn(events)) {
    const secretSeed = secrets?.seeds.find((seed) => seed.from === from);
    for (const { key, revision } of knownKeys(events, from, secretSeed)) {
      examined += 1;
      const isCommitted = toHex(keyCommitment(key)) === veilCommitment;
      if (!isCommitted) problems.push({ revision, problem: 'not the key of veils that was committed to' });
      else if (from === 0) problems.push(...wrongCards(record, key));
    }
    if (secretSeed !== undefined) examine(secretSeed, commitment, from);
    const revealed = revealedSeed(events, from);
    if (revealed !== null) examine(revealed, commitment, revealed.at);
  }
  const nonces = noncesIn(events).length;
  if (nonces !== setup.seats.length) {
    problems.push({ revision: null, problem: `${nonces} nonces for ${setup.seats.length} seats` });
  }
  return { examined, problems };
}

/** The keys of veils that are known of those committed to at a revision: because the reader has them, or they were shown. */
function knownKeys(
  events: readonly AnyGameEvent[],
  from: number,
  kept: SeedInUse | undefined,
): readonly { readonly key: Uint8Array; readonly revision: number }[] {
  const found = kept?.veil === undefined ? [] : [{ key: kept.veil, revision: from }];
  const after = events.findIndex(({ type }, i) => i > from && type === 'SeedCommitted');
  for (const event of events.slice(from, after < 0 ? events.length : after)) {
    if (event.type === 'VeilOpened') found.push({ key: fromHex(event.data.key), revision: event.revision });
  }
  return found;
}

/** The cards of decks that aren't those which were committed to one by one. */
function wrongCards({ events, catalog }: GameRecord, key: Uint8Array): readonly Problem[] {
  let first = 0;
  return events.flatMap((event) => {
    if (event.type !== 'DeckBrought') return [];
    const { deck, commitments } = event.data;
    const start = first;
    first += deck.length;
    return deck.flatMap((definition, place) => {
      const card = (start + place) as CardIndex;
      if (commitments[place] === commitmentToCard(saltOfCard(key, card), catalog.pinnedDefinition(definition)))
        return [];
      return [{ revision: event.revision, problem: `card ${card} is not the one that was committed to` }];
    });
  });
}

/** The keys with which digests of states are salted, as far as they were shown or the reader holds them. */
export function keysOfStates({ events, secrets }: GameRecord): GameSecrets {
  const seeds = commitmentsIn(events).flatMap(({ from, veilCommitment }): SeedInUse[] => {
    const kept = secrets?.seeds.find((seed) => seed.from === from);
    const veil = knownKeys(events, from, kept)[0]?.key;
    const seed = kept ?? revealedSeed(events, from);
    if (veilCommitment !== '' && veil === undefined) return [];
    if (veil === undefined && seed === null) return [];
    const [main, hiding] = [seed?.seed ?? new Uint8Array(32), seed?.salt ?? new Uint8Array(16)];
    return [{ from, seed: main, salt: hiding, ...(veil !== undefined && { veil }) }];
  });
  return { seeds, nonces: [] };
}

/** The nonces of a game, and its seeds as far as they were revealed or the reader holds them. */
export function knownSecrets({ events, secrets }: GameRecord): GameSecrets {
  const seeds = commitmentsIn(events).flatMap(({ from }): SeedInUse[] => {
    const seed = revealedSeed(events, from) ?? secrets?.seeds.find((kept) => kept.from === from);
    return seed === undefined ? [] : [{ from, seed: seed.seed, salt: seed.salt }];
  });
  return { seeds, nonces: noncesIn(events) };
}

/**
 * Tells at which revisions the seed is known that was in use there. Where another took its place after it was revealed,
 * an earlier one says nothing.
 *
 * @param known the seeds that are known
 */
export function whereKnown({ events }: GameRecord, { seeds }: GameSecrets): (revision: number) => boolean {
  const committed = commitmentsIn(events);
  return (revision) => {
    const inUse = committed.findLast(({ from }) => from <= revision) ?? committed[0];
    return inUse !== undefined && inUse.from <= revision && seeds.some(({ from }) => from === inUse.from);
  };
}

/** The revealed seed of the commitment at a revision; `null` if that seed is still in use, or another took its place. */
function revealedSeed(events: readonly AnyGameEvent[], from: number): (Seed & { readonly at: number }) | null {
  for (let i = from + 1; i < events.length; i++) {
    const event = events[i];
    if (event?.type === 'SeedCommitted') return null;
    if (event?.type !== 'SeedRevealed') continue;
    return { seed: fromHex(event.data.seed), salt: fromHex(event.data.salt), at: i };
  }
  return null;
}
