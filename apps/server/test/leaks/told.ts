import type { Client, Json } from '../harness.js';
import { readEvents } from '../read-events.js';
import type { Table } from '../table.js';
import { ask, type Asker, type Told } from './asking.js';

/**
 * Everything that a client gets to know of a game: each address that can be read (those that the API's own document
 * lists), at each revision where it has one.
 */
export async function allToldTo(client: Client, asker: Asker, table: Table): Promise<Told[]> {
  const { body: board } = await client.get(`${table.path}/board`).expect(200);
  const last: number = board.revision;
  const paths = await readablePaths(client);
  const permanents: readonly number[] = board.battlefield.slice(0, looks).map(({ id }: Json) => id);
  const asked = paths.flatMap((path) => addressesOf(path, table.game, last, permanents));
  const told: Told[] = [];
  for (const path of asked) told.push(await ask(asker, path));
  const { base, token } = asker;
  const messages = await readEvents(`${base}${table.path}/stream?after=-1`, {
    ...(token === undefined ? {} : { token }),
    until: ({ id }) => id === `${last}`,
  });
  told.push({
    path: 'stream',
    status: 200,
    headers: {},
    body: messages.map(({ data, ...rest }) => ({ ...rest, data: JSON.parse(data) })),
  });
  told.push(await feedTo(client, table));
  return told.map((one) => ({ ...one, body: withoutChance(one.body) }));
}

/** What somebody gets of a game from the feed of all games. */
export async function feedTo(client: Client, table: Table): Promise<Told> {
  return { path: 'feed', status: 200, headers: {}, body: withoutChance(await feedOf(client, table)) };
}

/** The game in the feed of all games, without what the store adds to each event. */
async function feedOf(client: Client, { game }: Table): Promise<readonly object[]> {
  const { text } = await client.get(`/events?game=${game}`).buffer(true).expect(200);
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { position: _position, id: _id, time: _time, names, ...told } = JSON.parse(line);
    const named = Object.entries<string>(names.objects).sort(([, a], [, b]) => (a < b ? -1 : 1));
    // As the other addresses have it: the rule in an envelope, numbers of objects as values.
    return { ...told, envelope: { rule: told.rule }, names: named.map(([id, name]) => ({ object: Number(id), name })) };
  });
}

let known: readonly string[] | undefined;

/** The addresses of the API that are read, but for the stream, which is read by itself. */
async function readablePaths(client: Client): Promise<readonly string[]> {
  if (known !== undefined) return known;
  const { body } = await client.get('/docs-json').expect(200);
  const paths = Object.entries<Json>(body.paths);
  known = paths
    .filter(([path, methods]) => 'get' in methods && /^\/games/.test(path) && !path.endsWith('/stream'))
    .map(([path]) => path);
  return known;
}

/** At how many revisions boards and explanations are asked for, evenly over the game. */
const looks = 5;

/** What the log is searched for: a letter that nearly every card has in its name among it. */
const searches = [
  '',
  '&card=a',
  '&zoneChange=library:hand',
  '&zoneChange=hand:',
  '&life=true',
  '&died=true',
  '&player=1',
];

function addressesOf(path: string, game: string, last: number, permanents: readonly number[]): readonly string[] {
  const whole = path.replace('{game}', game);
  if (path === '/games') return [];
  const revisions = Array.from({ length: looks }, (_, i) => Math.floor((last * (i + 1)) / looks));
  if (path.endsWith('/board')) return [whole, ...revisions.map((at) => `${whole}?at=${at}`)];
  if (path.includes('{object}'))
    return permanents.flatMap((id) =>
      ['', `?at=${Math.floor(last / 2)}`].map((at) => whole.replace('{object}', `${id}`) + at),
    );
  // At a revision half of the permanents are asked for their triggers, the others for replacements: these are the most requests.
  const turn = ['/triggers', '/replacements'].findIndex((end) => path.endsWith(end));
  if (turn >= 0)
    return revisions.flatMap((at, i) =>
      permanents
        .filter((_, j) => (i + j) % 2 === turn)
        .map((id) => `${whole.replace('{revision}', `${at}`)}?object=${id}`),
    );
  if (path.includes('{revision}')) return revisions.map((at) => whole.replace('{revision}', `${at}`));
  if (path.endsWith('/frames'))
    return [0, 500, 1000, 1500].filter((from) => from <= last).map((from) => `${whole}?from=${from}&limit=500`);
  if (path.endsWith('/log')) return searches.map((search) => `${whole}?limit=2000${search}`);
  if (path.endsWith('/events')) return [`${whole}?limit=2000`];
  return [whole];
}

/** Salted commitments, digests of states, and the hashes made over them are random to whoever lacks the salt. */
const random = new Set(['commitment', 'hash', 'startedAt', 'endedAt', 'recordedAt', 'definitions']);

/** The games are put into their positions for this test alone, which says where the cards lie. */
function isOfTheTest(value: Json): boolean {
  const { type, envelope } = (value ?? {}) as { readonly type?: string; readonly envelope?: Json };
  return type === 'StartingPositionGiven' || (type === 'ObjectMoved' && envelope?.rule === '103.1');
}

function withoutChance(value: Json, key = ''): Json {
  if (key === 'commitments' || isOfTheTest(value)) return '…';
  if (typeof value === 'string') return random.has(key) ? '…' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutChance(one));
  const told: Record<string, Json> = {};
  for (const name of Object.keys(value as object)) told[name] = withoutChance(value[name], name);
  return key === 'batch' && typeof value.state === 'string' ? { ...told, state: '…', hash: '…' } : told;
}

/** Where two answers differ first, as a path with both values; nothing if they are equal. */
export function firstDifference(one: Json, other: Json, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  }
  for (const key of new Set([...Object.keys(one as object), ...Object.keys(other as object)])) {
    const found = firstDifference(one[key], other[key], `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where an answer names objects. */
const namesObjects = new Set(['object', 'objects', 'id', 'source', 'becomes', 'attachTo', 'other']);

/**
 * The same answers with secret numbers of cards as they come: the first that is named is “number 1”, wherever it is
 * named. A number that chance gave tells nothing but that it is the same again.
 */
export function inOrderOfNaming(told: readonly Told[] | readonly Json[], secret: ReadonlySet<number>): Json {
  const numbers = new Map<number, string>();
  const renamed = (value: Json, key: string): Json => {
    if (typeof value === 'number') return namesObjects.has(key) && secret.has(value) ? nameIn(numbers, value) : value;
    if (Array.isArray(value)) return value.map((one) => renamed(one, key));
    if (typeof value !== 'object' || value === null) return value;
    // The id of a decision is its revision, which may be the number of a card by chance.
    const isDecision = 'decidedBy' in value;
    const told: Record<string, Json> = {};
    for (const name of Object.keys(value as object)) {
      told[name] = isDecision && name === 'id' ? value[name] : renamed(value[name], name);
    }
    return told;
  };
  return renamed(told, '');
}

function nameIn(names: Map<number, string>, value: number): string {
  const name = names.get(value) ?? `number ${names.size + 1}`;
  names.set(value, name);
  return name;
}

/** The numbers that chance gave to cards of hands and libraries, as a judge sees them. */
export async function secretNumbers({ judge, path }: Table): Promise<ReadonlySet<number>> {
  const { body } = await judge.get(`${path}/events?limit=2000`).expect(200);
  const numbers = body.events.flatMap(({ type, data }: Json): number[] => {
    if (type === 'CardsRenumbered') return Array.from({ length: data.count }, (_, i) => data.first + i);
    const inHand = type === 'ObjectMoved' ? (data.veiled?.data.inHand ?? data.inHand) : 0;
    return inHand > 0 ? [inHand] : [];
  });
  return new Set(numbers);
}
