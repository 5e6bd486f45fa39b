import { needsCorpus, readCorpus } from '@stacktrail/test-kit';
import { withMeldBacks, type CardText, type MeldText } from '../../src/index.js';

export { needsCorpus };

/** Every card of the corpus, as the compiler takes cards; `undefined` if there is no corpus. */
export function textsOfCorpus(): readonly CardText[] | undefined {
  const cards = readCorpus()?.map(({ name, layout, faces, meldPair, meldParts }): MeldText => ({
    name,
    layout,
    ...(meldPair && { meldsWith: meldPair }),
    ...(meldParts && { meldedFrom: meldParts }),
    faces: faces.map((face) => ({ ...face, name: face.faceName ?? name, text: face.text ?? '' })),
  }));
  return cards && withMeldBacks(cards);
}
