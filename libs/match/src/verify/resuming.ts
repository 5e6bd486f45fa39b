import { foldInPlay } from '@stacktrail/engine';
import { readFromVersion, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { isResumePoint, runFrom, type Difference } from '@stacktrail/rules';
import type { GameRecord } from '../game-record.js';
import { secretsAt } from '../storage/secrets.js';
import { mostProblems, nothingExamined, type Findings, type Problem, type Progress } from './report.js';
import { knownSecrets, whereKnown } from './seeds.js';

/**
 * Checks that today's rules, run with the recorded decisions from every point at which play can be resumed, make the
 * recorded facts up to the next such point (docs/decisions.md D5). Points in reversed stretches count too.
 */
export function checkResuming(record: GameRecord, progress: Progress): Findings {
  const { catalog, events } = record;
  const known = knownSecrets(record);
  const isKnown = whereKnown(record, known);
  const timeline = foldInPlay(catalog, events);
  const points = events.flatMap((_, i) => (isResumePoint(events, i) ? [i] : []));
  const inItsVersion = (made: AnyGameEvent, recorded: AnyGameEvent): AnyGameEvent => asStored(record, made, recorded);
  const problems: Problem[] = [];
  let examined = 0;
  for (const [i, point] of points.entries()) {
    const secrets = secretsAt(known, point);
    if (secrets === undefined || !isKnown(point)) continue;
    examined += 1;
    try {
      const count = (points[i + 1] ?? events.length) - point - 1;
      const options = { count, asStored: inItsVersion };
      const { difference } = runFrom(timeline.at(point as Revision), events.slice(point + 1), secrets, options);
      if (difference !== null) problems.push(problemOf(difference, point));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push({ revision: point, problem: `the rules fail from here: ${why}` });
    }
    if (problems.length >= mostProblems) break;
    if (examined % 16 === 0) progress(i, points.length);
  }
  return examined === 0 ? nothingExamined('no seed is known') : { examined, problems };
}

/** What the rules make today, as the build that recorded the fact could store it: in that version of its type. */
function asStored({ stored }: GameRecord, made: AnyGameEvent, { type, revision }: AnyGameEvent): AnyGameEvent {
  const version = stored[revision]?.envelope.schemaVersion;
  return version === undefined || made.type !== type ? made : readFromVersion(made, version);
}

function problemOf({ revision, recorded, made }: Difference, point: number): Problem {
  const problem = `from revision ${point} the rules make ${inWords(made)}, recorded is ${inWords(recorded)}`;
  return { revision, problem };
}

function inWords(event: AnyGameEvent | null): string {
  return event === null ? 'nothing' : `${event.type} ${JSON.stringify(event.data)} (${event.rule})`;
}
