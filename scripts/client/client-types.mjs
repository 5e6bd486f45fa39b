import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const root = join(import.meta.dirname, '..', '..');
const generated = join(root, 'libs', 'client', 'src', 'generated');
const notice = '// Written by `npm run client:types`.\n\n';

/** The files of the client's types, as they follow from the documents in docs. @returns [path, text] of each */
export async function clientTypes() {
  const api = readJson('docs', 'openapi.json');
  const { $defs } = readJson('docs', 'events', 'events.schema.json');
  const events = {
    openapi: '3.1.0',
    info: { title: 'events', version: '1' },
    paths: {},
    components: { schemas: JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/')) },
  };
  return [
    [join(generated, 'api.ts'), await typesOf(api)],
    [join(generated, 'events.ts'), await typesOf(events)],
  ];
}

async function typesOf(document) {
  const path = join(generated, 'types.ts');
  const text = notice + astToString(await openapiTS(document));
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}
