import { expect, test } from '@jest/globals';
import { definitionName, eventsJsonSchema, type StoredGameEvent } from '@stacktrail/game-events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { simulate } from '../src/index.js';
import { decks } from './decks.js';

const ajv = new Ajv2020({ allErrors: true }).addSchema(eventsJsonSchema(), 'events');
const games = Number(process.env['SCHEMA_GAMES'] ?? 3);

/** What is wrong with an event by the JSON Schema of its type and version. */
function faultsOf(event: StoredGameEvent): readonly unknown[] {
  const validate = ajv.getSchema(`events#/$defs/${definitionName(event.type, event.envelope.schemaVersion)}`);
  if (validate === undefined) return [`no schema of ${event.type} version ${event.envelope.schemaVersion}`];
  return validate(JSON.parse(JSON.stringify(event))) === true ? [] : (validate.errors ?? []);
}

test(`every stored event of ${games} games of random players keeps to its JSON Schema`, async () => {
  for (let n = 0; n < games; n++) {
    const { record } = await simulate({ decks, seed: `schema ${n}`, bots: decks.map(() => 'random' as const) });
    expect(record.stored.length).toBeGreaterThan(100);
    expect(record.stored.flatMap(faultsOf)).toEqual([]);
  }
});
