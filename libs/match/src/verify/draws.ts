import { RandomWordSequence } from '@stacktrail/kernel';
import type { GameRecord } from '../game-record.js';
import { seedAt, type GameSecrets } from '../storage/secrets.js';
import { agreesWithRandomWords } from './random-facts.js';
import { mostProblems, nothingExamined, type Findings, type Problem, type Progress } from './report.js';
import { knownSecrets, whereKnown } from './seeds.js';
import { isToldGame } from './told.js';
import { stepsOf } from './steps.js';

/**
 * Checks that every shuffle and random choice follows from the seed, the nonces and the number of the draw
 * (docs/decisions.md D8). Draws of an unknown seed can't be checked.
 */
export function checkDraws(record: GameRecord, progress: Progress): Findings {
  if (isToldGame(record)) return nothingExamined('chance of this game was told, and no seed has to do with it');
  const secrets = knownSecrets(record);
  if (secrets.seeds.length === 0) return nothingExamined('no seed has been revealed');
  const draws = new Draws(secrets);
  const isKnown = whereKnown(record, secrets);
  const problems: Problem[] = [];
  let examined = 0;
  for (const { before, event } of stepsOf(record.catalog, record.events)) {
    const random = isKnown(event.revision) ? draws.at(event.revision) : null;
    const asDrawn = random === null ? null : agreesWithRandomWords(before, event, random);
    if (asDrawn === null) continue;
    progress(event.revision, record.events.length);
    examined += 1;
    if (!asDrawn) problems.push({ revision: event.revision, problem: notDrawn });
    if (problems.length >= mostProblems) break;
  }
  return { examined, problems };
}

const notDrawn = 'not what the seed, the nonces and the number of the draw give';

/** The draw sequences of the seeds that are known. */
class Draws {
  private readonly sequences = new Map<Uint8Array, RandomWordSequence>();

  constructor(private readonly secrets: GameSecrets) {}

  at(revision: number): RandomWordSequence | null {
    const inUse = seedAt(this.secrets, revision);
    if (inUse === undefined) return null;
    const known = this.sequences.get(inUse.seed);
    if (known !== undefined) return known;
    const sequence = RandomWordSequence.create(inUse.seed, this.secrets.nonces);
    this.sequences.set(inUse.seed, sequence);
    return sequence;
  }
}
