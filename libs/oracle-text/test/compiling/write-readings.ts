import { writeFileSync } from 'node:fs';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { countReadings, pageOf, readingsPage } from './readings-page.js';

const cards = textsOfCorpus();
if (cards === undefined) {
  console.error(needsCorpus);
  process.exitCode = 1;
} else writeFileSync(readingsPage, pageOf(countReadings(cards)));
