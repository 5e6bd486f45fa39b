// `npm run client:types` writes the client's types: of requests from docs/openapi.json, of events from their JSON Schemas.
import { writeFileSync } from 'node:fs';
import { clientTypes } from './client-types.js';

for (const [path, text] of await clientTypes()) writeFileSync(path, text);
