import { mkdirSync, writeFileSync } from 'node:fs';
import { referenceFiles, referenceFolder } from './event-pages.js';

mkdirSync(referenceFolder, { recursive: true });
for (const [name, text] of referenceFiles()) writeFileSync(new URL(name, referenceFolder), text);
