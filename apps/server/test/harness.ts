import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { MemoryEventStore, openEventStore, type EventStore } from '@stacktrail/event-store';
import { readModelsBeside } from '@stacktrail/projection-runtime';
import supertest from 'supertest';
import { AppModule } from '../src/app.module.js';
import { configureApp } from '../src/configure-app.js';
import type { ImageSource } from '../src/page/image-source.js';
import type { RequestLimits } from '../src/limits/limited.js';
import { AnswerCheck } from './open-api/answer-check.js';

/** What an answer holds: a test that reads it wrongly fails. */
export type Json = ReturnType<typeof JSON.parse>;

/** A server as `main` makes it, on a store of the test's own. */
export interface Harness {
  readonly app: NestExpressApplication;
  readonly as: (token?: string) => Client;
  readonly stop: () => Promise<void>;
}

let check: AnswerCheck | undefined;

/** Nearly as long as a request may take: the machine may be busy. */
const patienceMs = 9_000;
/** More than any test asks for. */
const unlimited: RequestLimits = { creation: 1_000_000, 'heavy read': 1_000_000 };

/**
 * @param store a URI, or the store itself
 * @param now the time, in milliseconds
 * @param cards a file of cards with their texts
 * @param deadlineMs how long a request may wait for its answer; as in the server where absent
 * @param personHeader the header in which a proxy says who sends a request
 */
export async function startServer(
  store: EventStore | string = new MemoryEventStore(),
  limits: RequestLimits = unlimited,
  hosts: readonly string[] = [],
  deadlineMs?: number,
  images: ImageSource | null = null,
  now: () => number = Date.now,
  cards: string | null = null,
  personHeader: string | null = null,
): Promise<Harness> {
  const stores =
    typeof store === 'string'
      ? { store: await openEventStore(store), readModels: readModelsBeside(store) }
      : { store, readModels: ':memory:' };
  const module = await Test.createTestingModule({
    imports: [AppModule.on({ ...stores, now, patienceMs }, limits, images, cards)],
  }).compile();
  const app = module.createNestApplication<NestExpressApplication>();
  app.useLogger(false);
  configureApp(app, hosts, deadlineMs, personHeader);
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer();
  return { app, as: (token) => new Client(server, token), stop: () => app.close() };
}

type Headers = Readonly<Record<string, string>>;

/** Asks a server with one token, or with none. */
export class Client {
  constructor(
    private readonly server: Server,
    private readonly token: string | undefined,
  ) {}

  get(path: string, headers: Headers = {}): supertest.Test {
    return this.checked('GET', path, supertest(this.server).get(path).set(this.headers(headers)));
  }

  post(path: string, body: object | string = {}, headers: Headers = {}): supertest.Test {
    return this.checked('POST', path, supertest(this.server).post(path).set(this.headers(headers)).send(body));
  }

  put(path: string, body: object): supertest.Test {
    return this.checked('PUT', path, supertest(this.server).put(path).set(this.headers({})).send(body));
  }

  delete(path: string, body: object = {}): supertest.Test {
    return this.checked('DELETE', path, supertest(this.server).delete(path).set(this.headers({})).send(body));
  }

  /** Whatever a test asks for, the answer has to be as the API's description says. */
  private checked(method: string, path: string, asked: supertest.Test): supertest.Test {
    return asked.expect(({ status, type, body }) => {
      check ??= new AnswerCheck();
      const fault = check.faultOf({ method, path, status, type, body });
      if (fault !== null) throw new Error(fault);
    });
  }

  private headers(more: Headers): Headers {
    return this.token === undefined ? more : { Authorization: `Bearer ${this.token}`, ...more };
  }
}
