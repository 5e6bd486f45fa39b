import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The facts and the text of a face as the corpus has them. */
export interface OracleFace {
  readonly manaCost?: string;
  readonly type: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly text?: string;
}

/** The corpus of Oracle texts lies beside the repository, for it is not part of it. */
const corpusFile = fileURLToPath(new URL('../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

export const corpusIsThere = existsSync(corpusFile);

/** The faces of each card with one of the names. */
export function readCorpus(names: ReadonlySet<string>): ReadonlyMap<string, readonly OracleFace[]> {
  const faces = new Map<string, readonly OracleFace[]>();
  for (const line of gunzipSync(readFileSync(corpusFile)).toString('utf8').split('\n')) {
    const [, quoted] = /^\{"name":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (quoted === undefined) continue;
    const name = JSON.parse(quoted) as string;
    if (names.has(name)) faces.set(name, (JSON.parse(line) as { faces: OracleFace[] }).faces);
  }
  return faces;
}
