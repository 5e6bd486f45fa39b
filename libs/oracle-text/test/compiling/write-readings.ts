import { writeFileSync } from 'node:fs';
import { corpusIsThere, readCorpus } from './corpus.js';
import { countReadings, pageOf, readingsPage } from './readings-page.js';

if (!corpusIsThere) {
  console.error('the corpus isn’t there: expected ../shared/cards/oracle-cards.jsonl.gz beside the repository');
  process.exitCode = 1;
} else writeFileSync(readingsPage, pageOf(countReadings(readCorpus())));
