import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { clientTypes } from './client-types.js';

test('the types of requests and events follow from the documents: `npm run client:types` writes them', async () => {
  const files = await clientTypes();
  expect(files.size).toBe(2);
  for (const [path, text] of files) expect({ path, text: readFileSync(path, 'utf8') }).toEqual({ path, text });
}, 60_000);
