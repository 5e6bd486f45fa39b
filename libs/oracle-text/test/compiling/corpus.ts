import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { withMeldBacks, type CardText, type FaceText, type MeldText } from '../../src/index.js';

/** The corpus of Oracle texts lies beside the repository, for it is not part of it. */
const corpusFile = fileURLToPath(new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

export const corpusIsThere = existsSync(corpusFile);

interface Line {
  readonly name: string;
  readonly layout: string;
  readonly meldPair?: string;
  readonly meldParts?: readonly string[];
  readonly faces: readonly (Omit<FaceText, 'name' | 'text'> & { readonly faceName?: string; readonly text?: string })[];
}

/** Every card of the corpus. */
export function readCorpus(): readonly CardText[] {
  const lines = gunzipSync(readFileSync(corpusFile)).toString('utf8').split('\n').filter(Boolean);
  const cards = lines.map((line): MeldText => {
    const { name, layout, faces, meldPair, meldParts } = JSON.parse(line) as Line;
    return {
      name,
      layout,
      ...(meldPair && { meldsWith: meldPair }),
      ...(meldParts && { meldedFrom: meldParts }),
      faces: faces.map((face) => ({ ...face, name: face.faceName ?? name, text: face.text ?? '' })),
    };
  });
  return withMeldBacks(cards);
}
