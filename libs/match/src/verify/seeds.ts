import type { AnyGameEvent } from '@stacktrail/game-events';
import { fromHex } from '@stacktrail/kernel';
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

/** Every seed that is known, by revelation or because the reader has the secrets, is the one committed to (design D8). */
export function checkSeeds({ events, secrets, setup }: GameRecord): Findings {
  const problems: Problem[] = [];
  let examined = 0;
  const examine = (seed: Seed, commitment: string, revision: number): void => {
    examined += 1;
    if (commitmentTo(seed) !== commitment) problems.push({ revision, problem: 'not the seed that was committed to' });
  };
  for (const { from, commitment } of commitmentsIn(events)) {
    const kept = secrets?.seeds.find((seed) => seed.from === from);
    if (kept !== undefined) examine(kept, commitment, from);
    const revealed = revelationOf(events, from);
    if (revealed !== null) examine(revealed, commitment, revealed.at);
  }
  const nonces = noncesIn(events).length;
  if (nonces !== setup.seats.length) {
    problems.push({ revision: null, problem: `${nonces} nonces for ${setup.seats.length} seats` });
  }
  return { examined, problems };
}

/** What is known of a game's randomness: what was revealed, and what the reader has of the rest. */
export function knownSecrets({ events, secrets }: GameRecord): GameSecrets {
  const seeds = commitmentsIn(events).flatMap(({ from }): SeedInUse[] => {
    const seed = revelationOf(events, from) ?? secrets?.seeds.find((kept) => kept.from === from);
    return seed === undefined ? [] : [{ from, seed: seed.seed, salt: seed.salt }];
  });
  return { seeds, nonces: noncesIn(events) };
}

/** The seed that was revealed of those committed to at a revision; `null` where it is still in use, or was given up. */
function revelationOf(events: readonly AnyGameEvent[], from: number): (Seed & { readonly at: number }) | null {
  for (let i = from + 1; i < events.length; i++) {
    const event = events[i];
    if (event?.type === 'SeedCommitted') return null;
    if (event?.type !== 'SeedRevealed') continue;
    return { seed: fromHex(event.data.seed), salt: fromHex(event.data.salt), at: i };
  }
  return null;
}
