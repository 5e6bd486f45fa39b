import { isOfThisForm, stateSeal } from '../storage/state-seal.js';
import type { GameRecord } from '../game-record.js';
import { nothingExamined, type Findings, type Progress } from './report.js';
import { keysOfStates, whereKnown } from './seeds.js';
import { stepsOf } from './steps.js';

/**
 * Checks that the facts give the states that they gave to the program that wrote them: each batch holds a salted digest
 * of the state after it. It stops at the first difference, since all later ones follow from it.
 */
export function checkStates(record: GameRecord, progress: Progress): Findings {
  const secrets = keysOfStates(record);
  if (secrets.seeds.length === 0) return nothingExamined('no key of its states is known');
  const isKnown = whereKnown(record, secrets);
  let examined = 0;
  for (const { event, after } of stepsOf(record.catalog, record.events)) {
    const seal = record.stored[event.revision]?.envelope.batch?.state;
    if (seal === undefined || !isOfThisForm(seal) || !isKnown(event.revision)) continue;
    examined += 1;
    if (stateSeal(secrets, after) !== seal) {
      const problem = 'the facts up to here give another state than the program made of them that wrote them';
      return { examined, problems: [{ revision: event.revision, problem }] };
    }
    if (examined % 64 === 0) progress(event.revision, record.events.length);
  }
  return examined === 0 ? nothingExamined('its batches hold no digests of states') : { examined, problems: [] };
}
