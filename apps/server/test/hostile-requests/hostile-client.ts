import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Prng } from '@stacktrail/kernel';
import type { Harness, Json } from '../harness.js';
import { hostileValue } from '../hostile-texts.js';
import { forestsAndFinks, sitDown, type Table } from '../table.js';
import { SchemaJson } from './schema-json.js';

/** A request that the server answered as no request may be answered. */
interface Fault {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

export interface Tally {
  readonly byStatus: Record<number, number>;
  /** How many requests each operation got. */
  readonly byOperation: Record<string, number>;
  readonly faults: Fault[];
}

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly described: Json;
}

const seats = JSON.stringify([0, 1].map((seat) => ({ name: `Seat ${seat}`, deckList: forestsAndFinks })));

/** Sends requests to every operation that the API's description names, with hostile values in every part of them. */
export class HostileClient {
  readonly tally: Tally = { byStatus: {}, byOperation: {}, faults: [] };
  private readonly operations: readonly Operation[];
  private readonly port: number;
  private tables: Table[] = [];

  private constructor(
    private readonly harness: Harness,
    private readonly document: Json,
    private readonly prng: Prng,
    private readonly hostileOnceIn: number,
  ) {
    this.port = (harness.app.getHttpServer().address() as AddressInfo).port;
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Json)
        .filter(() => !path.endsWith('/stream'))
        .map(([method, described]) => ({ method: method.toUpperCase() as 'GET' | 'POST', path, described })),
    );
  }

  /** @param hostileOnceIn in how many parts of a request one is hostile; none where it is 0 */
  static async of(harness: Harness, prng: Prng, hostileOnceIn = 6): Promise<HostileClient> {
    const { body } = await harness.as().get('/docs-json').expect(200);
    return new HostileClient(harness, body, prng, hostileOnceIn);
  }

  get games(): readonly Table[] {
    return this.tables;
  }

  async send(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) {
      const operation = this.prng.below(3) === 0 ? this.any() : this.command();
      await this.one(operation);
    }
  }

  private any(): Operation {
    return this.prng.pick(this.operations);
  }

  private command(): Operation {
    return this.prng.pick(this.operations.filter(({ method }) => method !== 'GET'));
  }

  private async one({ method, path, described }: Operation): Promise<void> {
    const { prng } = this;
    const table = await this.table();
    const pending = (await table.judge.get(`${table.path}/decision`)).body.decision;
    const hints = {
      seats: [seats],
      decision: [`${pending?.id ?? 0}`],
      deckList: [JSON.stringify(forestsAndFinks)],
      planes: ['null'],
      format: ['null'],
      commandId: ['null', '"a"', '"b"'],
    };
    const writer = new SchemaJson(this.document, prng, hints, this.hostileOnceIn);
    const schema = described.requestBody?.content?.['application/json']?.schema;
    const body = schema === undefined ? undefined : writer.text(schema);
    const address = this.address(path, table.game, described);
    const token = prng.pick([...table.tokens, table.judgeToken, table.tokens[pending?.decidedBy ?? 0] ?? '']);
    const headers = this.headers(token, body);
    const { status, text } = await this.ask(method, address, headers, body);
    const { byStatus, byOperation, faults } = this.tally;
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    byOperation[`${method} ${path}`] = (byOperation[`${method} ${path}`] ?? 0) + 1;
    if (status >= 500) faults.push({ request: `${method} ${address} ${body ?? ''}`, status, body: text });
  }

  /** A game that isn't over, of a few that are in use; one whose judge has had another token given isn't either. */
  private async table(): Promise<Table> {
    const open: Table[] = [];
    for (const table of this.tables.slice(-3)) {
      const { status, body } = await table.judge.get(`${table.path}/decision`);
      if (status === 200 && body.decision !== null) open.push(table);
    }
    if (open.length >= 2) return this.prng.pick(open);
    const named = { name: 'Ann', deckList: forestsAndFinks };
    const table = await sitDown(this.harness, { seats: [named, { ...named, name: 'Bob' }] });
    this.tables.push(table);
    return table;
  }

  private address(path: string, game: string, { parameters = [] }: Json): string {
    const { prng } = this;
    const hostile = (plain: string): string => {
      if (this.hostileOnceIn === 0 || prng.below(this.hostileOnceIn) !== 0) return plain;
      return encoded(hostileValue(prng)).slice(0, 2_000);
    };
    const filled = path.replace('{game}', () => hostile(game)).replace(/\{\w+\}/g, () => hostile(`${prng.below(40)}`));
    const query = (parameters as Json[])
      .filter((parameter) => parameter.in === 'query' && prng.below(2) === 0)
      .map(({ name, schema }) => `${name}=${hostile(schema?.enum?.[0] ?? `${1 + prng.below(30)}`)}`);
    return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
  }

  private headers(token: string, body: string | undefined): Record<string, string> {
    const { prng } = this;
    const hostile = this.hostileOnceIn > 0 && prng.below(this.hostileOnceIn) === 0;
    const odd = hostile ? { [prng.pick(['If-Match', 'Idempotency-Key', 'If-None-Match'])]: headerOf(prng) } : {};
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    return { Authorization: `Bearer ${hostile && prng.below(4) === 0 ? headerOf(prng) : token}`, ...type, ...odd };
  }

  private ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | undefined,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port: this.port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/** A value in an address; half of a surrogate pair has no form there. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%2F', '/');
}

/** What Node lets into a header: Latin-1 without controls. */
function headerOf(prng: Prng): string {
  const text = String(hostileValue(prng)).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
  return text.slice(0, 1_000);
}
