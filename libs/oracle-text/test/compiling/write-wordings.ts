import { writeFileSync } from 'node:fs';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { pageOf, wordingsOf, wordingsPage } from './wordings-page.js';

const cards = textsOfCorpus();
if (cards === undefined) {
  console.error(needsCorpus);
  process.exitCode = 1;
} else writeFileSync(wordingsPage, pageOf(wordingsOf(cards)));
