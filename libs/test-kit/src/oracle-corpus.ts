import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { FaceText } from '@stacktrail/oracle-text';

/** A face of a card as the corpus has it. */
interface CorpusFace extends Omit<FaceText, 'name' | 'text'> {
  readonly faceName?: string;
  /** The type line. */
  readonly type: string;
  readonly text?: string;
}

/** A card as the corpus has it. */
export interface CorpusCard {
  readonly name: string;
  readonly layout: string;
  readonly colorIdentity?: readonly string[];
  readonly meldPair?: string;
  readonly meldParts?: readonly string[];
  readonly faces: readonly CorpusFace[];
}

/** The corpus of Oracle texts lies beside the repository, for it is not part of it. */
const besideRepository = new URL('../../../../shared/', import.meta.url);
const corpusFile = fileURLToPath(new URL('cards/oracle-cards.jsonl.gz', besideRepository));

/** What the title of a test says that is skipped without the corpus. */
export const needsCorpus = 'needs ../shared/cards/oracle-cards.jsonl.gz beside the repository';

/**
 * Every card of the corpus; `undefined` if there is none.
 *
 * @throws Error if the folder that should hold the corpus is there and the corpus isn't
 */
export function readCorpus(): readonly CorpusCard[] | undefined {
  if (!existsSync(besideRepository)) return undefined;
  if (!existsSync(corpusFile)) throw new Error(`${fileURLToPath(besideRepository)} is there, but not ${corpusFile}`);
  const lines = gunzipSync(readFileSync(corpusFile)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as CorpusCard);
}
