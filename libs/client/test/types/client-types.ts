import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const generated = join(root, 'libs', 'client', 'src', 'generated');
const notice = '// Written by `npm run client:types`.\n\n';

/** The files of the client's types, as they follow from the documents in docs. @returns the text of each by its path */
export async function clientTypes(): Promise<ReadonlyMap<string, string>> {
  const { $defs } = readJson('docs', 'events', 'events.schema.json') as { readonly $defs: object };
  const events = {
    openapi: '3.1.0',
    info: { title: 'events', version: '1' },
    paths: {},
    components: {
      schemas: JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/')) as object,
    },
  };
  return new Map([
    [join(generated, 'api.ts'), await typesOf(readJson('docs', 'openapi.json'))],
    [join(generated, 'events.ts'), await typesOf(events)],
  ]);
}

async function typesOf(document: object): Promise<string> {
  const path = join(generated, 'types.ts');
  const text = notice + astToString(await openapiTS(document as OpenAPI3, { defaultNonNullable: false }));
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

function readJson(...path: readonly string[]): object {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8')) as object;
}
