import { definitionName, deletionStreams, eventTypes, gameDeleted, schemaOf } from '@stacktrail/game-events';
import type { Json } from '../harness.js';

const schemas = './events/events.schema.json#/$defs/';
/** Of schemas in JSON Schema 2020-12, which AsyncAPI doesn't read itself. */
const schemaFormat = 'application/schema+json;version=2020-12';

/** Every version of every type of event, such as `LandPlayed.v1`. */
export const storedMessages: readonly string[] = eventTypes.flatMap((type) =>
  Array.from({ length: schemaOf(type).version }, (_, before) => definitionName(type, before + 1)),
);

/**
 * The feed over HTTP, and the streams in EventStoreDB, as a document of AsyncAPI 3.0: `docs/asyncapi.json`.
 *
 * @param openApi the server's document, of which the feed's event is taken
 */
export function asyncApi(openApi: Json): Json {
  const { FeedEventDoc, NamesDoc } = openApi.components.schemas;
  const feedEvent = JSON.parse(
    JSON.stringify(FeedEventDoc).replaceAll('#/components/schemas/NamesDoc', '#/components/schemas/Names'),
  );
  const inGame = Object.fromEntries(
    storedMessages.map((name) => [name, { $ref: `#/components/messages/${name}` }] as const),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Stacktrail',
      version: '1',
      description: 'Games as streams of events: the feed of all games over HTTP, and the streams as they are stored.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      http: { host: '127.0.0.1:3000', protocol: 'http', description: 'A Stacktrail server: see docs/feed.md.' },
      eventstoredb: { host: '127.0.0.1:2113', protocol: 'esdb', description: 'Where games are stored.' },
    },
    channels: {
      feed: {
        address: '/events',
        description: 'Every event of every game that anybody may watch, as NDJSON or server-sent events.',
        servers: [{ $ref: '#/servers/http' }],
        messages: { FeedEvent: { $ref: '#/components/messages/FeedEvent' } },
      },
      game: {
        address: 'game-{game}',
        description: 'The facts of a game. What is hidden is sealed (ADR 0030).',
        parameters: { game: { description: 'The id of the game.' } },
        servers: [{ $ref: '#/servers/eventstoredb' }],
        messages: inGame,
      },
      deletedGame: {
        address: `${deletionStreams}{game}`,
        description: 'That a game was deleted (ADR 0035).',
        parameters: { game: { description: 'The id of the game.' } },
        servers: [{ $ref: '#/servers/eventstoredb' }],
        messages: { [gameDeleted]: { $ref: `#/components/messages/${gameDeleted}` } },
      },
    },
    operations: Object.fromEntries(
      ['feed', 'game', 'deletedGame'].map((channel) => [
        `${channel}.tell`,
        { action: 'send', channel: { $ref: `#/channels/${channel}` } },
      ]),
    ),
    components: {
      messages: {
        FeedEvent: {
          name: 'FeedEvent',
          title: 'An event that needs nothing else to be understood',
          payload: { $ref: '#/components/schemas/FeedEvent' },
        },
        [gameDeleted]: { name: gameDeleted, payload: { $ref: '#/components/schemas/GameDeleted' } },
        ...Object.fromEntries(
          storedMessages.map((name) => [
            name,
            { name, payload: { schemaFormat, schema: { $ref: `${schemas}${name}` } } },
          ]),
        ),
      },
      schemas: { FeedEvent: feedEvent, Names: NamesDoc, GameDeleted: deletion },
    },
  };
}

const deletion = {
  type: 'object',
  properties: {
    game: { type: 'string' },
    by: { type: 'string', description: 'Who deleted it.' },
    reason: { type: 'string' },
    events: { type: 'integer', description: 'How many events its stream had.' },
    head: { type: 'string', description: 'The hash of its last batch.' },
    private: { type: 'boolean' },
  },
  required: ['game', 'by', 'reason', 'events', 'head', 'private'],
};
