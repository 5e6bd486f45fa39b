import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { clientTypes } from '../../../scripts/client/client-types.mjs';

test('the types of requests and events follow from the documents: `npm run client:types` writes them', async () => {
  const files = await clientTypes();
  expect(files).toHaveLength(2);
  for (const [path, text] of files) expect({ path, text: readFileSync(path, 'utf8') }).toEqual({ path, text });
}, 60_000);
