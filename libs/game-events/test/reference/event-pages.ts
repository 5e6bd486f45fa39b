import { readFileSync } from 'node:fs';
import { isEventType, schemaOf, type EventType } from '../../src/index.js';
import type { Codec } from '../../src/schema/codec.js';
import { isVeiled } from '../../src/schema/event-schema.js';
import { eventsJsonSchema } from '../../src/stored/events-json-schema.js';
import { documentedFamilies, type DocumentedEvent, type Family } from './documented-events.js';
import { valueWords } from './value-words.js';

/** Where the pages stand. */
export const referenceFolder = new URL('../../../../docs/events/', import.meta.url);

/** The files of the reference by name: a page for each family, a list of them, and the JSON Schema. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const families = documentedFamilies();
  return new Map([
    ['README.md', overview(families)],
    ...families.map((family) => [`${family.name}.md`, pageOf(family)] as const),
    ['events.schema.json', `${JSON.stringify(eventsJsonSchema(), null, 1)}\n`],
  ]);
}

function overview(families: readonly Family[]): string {
  const rows = families.map(({ name, meaning, events }) => {
    const links = events.map(({ type }) => `[${type}](${name}.md#${type.toLowerCase()})`);
    return `## ${titleOf(name)}\n\n${meaning}\n\n${links.join(', ')}`;
  });
  return `# Events

Every kind of event that a game's stream holds. These pages and [events.schema.json](events.schema.json), a JSON Schema of draft 2020-12, are written from the code (\`npm run events:reference\`); a test fails where they differ. The schema has a definition for each version of each type, such as \`#/$defs/ObjectMoved.v3\`: choose it by \`type\` and \`envelope.schemaVersion\`.

An event never changes once it is stored. A type that has to say more gets a new version, and old events are read through an upcaster, so a consumer that knows a version can rely on it.

| field                   | meaning                                                                                              |
| ----------------------- | ---------------------------------------------------------------------------------------------------- |
| \`type\`                  | the kind of event                                                                                    |
| \`data\`                  | what happened; the pages of the families have the fields                                             |
| \`envelope.schemaVersion\` | the version of the type                                                                              |
| \`envelope.revision\`     | the event's place in the game's stream, from 0                                                       |
| \`envelope.rule\`         | the rule that caused it, in the numbering of CR 2025-06-06                                           |
| \`envelope.causes\`       | the revisions of the events and decisions that it follows from                                       |
| \`envelope.source\`       | the object whose spell or ability did it; absent if a rule did                                       |
| \`envelope.player\`       | the seat whose action it is; absent where nobody acted                                               |
| \`envelope.decidedBy\`    | the seat that decided (CR 721)                                                                       |
| \`envelope.repeats\`      | the revision of a reversed event that rule 731.1 lets stand, which this one repeats                  |
| \`envelope.batch\`        | on the last event of a batch: the versions that wrote it, its hash in the chain, and a digest of the state |

In \`data\`, a \`player\` is a seat from 0; an \`object\` is the number of an object, which is new in each zone (CR 400.7), and 0 means none; a \`card\` is a place in the decks one after another, or -1 if no card represents the object; a pointer such as \`/3/faces/0/abilities/1\` leads to a part of a pinned card; \`seenBy\` has a bit for each seat, bit 0 for seat 0.

Fields for the seats in \`seenBy\` are _veiled_: unless every seat sees them, they stand in \`data.veiled\` with a salted commitment, and who may not see them gets the commitment alone.

${rows.join('\n\n')}
`;
}

function titleOf(family: string): string {
  return `${family.charAt(0).toUpperCase()}${family.slice(1)} events`;
}

function pageOf({ name, meaning, events }: Family): string {
  return `# ${titleOf(name)}\n\n${meaning}\n\n${events.map(eventSection).join('\n\n')}\n`;
}

function eventSection({ type, meaning }: DocumentedEvent): string {
  if (!isEventType(type)) throw new Error(`there is no event ${type}`);
  const { version } = schemaOf(type);
  const example = examples().get(`${type} version ${version}, sample 1`);
  if (example === undefined) throw new Error(`${type} has no golden sample of version ${version}`);
  return [
    `## ${type}`,
    meaning,
    `Version ${version}.`,
    fieldTable(type),
    `\`\`\`json\n${JSON.stringify(example, null, 1)}\n\`\`\``,
  ].join('\n\n');
}

function fieldTable(type: EventType): string {
  const schema = schemaOf(type);
  const row =
    (seers: string) =>
    ([name, { shape }]: [string, Codec<unknown>]) =>
      `| \`${name}\` | ${valueWords(shape)} | ${seers} |`;
  const rows = [
    ...Object.entries(schema.openFields).map(row('everyone')),
    ...(isVeiled(schema) ? Object.entries(schema.veiledFields).map(row('the seats in `seenBy`')) : []),
  ];
  return rows.length === 0
    ? 'It has no fields.'
    : ['| field | values | for |', '| --- | --- | --- |', ...rows].join('\n');
}

let read: ReadonlyMap<string, unknown> | undefined;

/** The golden samples by name, as they are stored. */
function examples(): ReadonlyMap<string, unknown> {
  if (read === undefined) {
    const lines = readFileSync(new URL('../golden/events.ndjson', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean);
    const samples = lines.map((line) => JSON.parse(line) as { readonly name: string; readonly stored: unknown });
    read = new Map(samples.map(({ name, stored }) => [name, stored]));
  }
  return read;
}
