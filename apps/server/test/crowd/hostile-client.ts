import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { AddressedClient } from './client.js';

/** How much of everything at once. */
export interface Hostility {
  readonly creations: number;
  readonly coldReads: number;
  readonly openReads: number;
  readonly slowBodies: number;
  readonly stalled: number;
  readonly idle: number;
  readonly deafStreams: number;
}

const localAddress = '127.0.0.66';
const creation = {
  seats: [
    { name: 'A', deck: 'moorland-ghosts' },
    { name: 'B', deck: 'moorland-ghosts' },
  ],
};
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

/** A caller who wants others to wait: asks for what is dear as often as it can, and holds connections. */
export class HostileClient {
  /** How many answers of each status it got. */
  readonly answers = new Map<number, number>();
  private readonly client: AddressedClient;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly url: string,
    private readonly games: readonly string[],
    private readonly over: AbortSignal,
  ) {
    this.client = new AddressedClient(url, localAddress);
  }

  async attack(how: Hostility): Promise<void> {
    const each = (count: number, act: () => Promise<void>): Promise<void>[] => Array.from({ length: count }, act);
    const deaf = (): string => `GET /games/${pick(this.games)}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
    await Promise.all([
      ...each(how.creations, () => this.again(() => ['POST', '/games', creation])),
      ...each(how.coldReads, () => this.again(() => this.coldRead())),
      ...each(how.openReads, () => this.again(() => this.openRead())),
      ...each(how.slowBodies, () =>
        this.hold(
          `POST /games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
          ' ',
        ),
      ),
      ...each(how.stalled, () => this.hold('GET /games HTTP/1.1\r\nHo', '')),
      ...each(how.idle, () => this.hold('', '')),
      ...each(how.deafStreams, () => this.hold(deaf(), '')),
    ]);
    for (const socket of this.sockets) socket.destroy();
    this.client.close();
  }

  private isOver(): boolean {
    return this.over.aborted;
  }

  private coldRead(): [string, string] {
    const path = `/games/${pick(this.games)}`;
    const revision = Math.floor(Math.random() * 300);
    return [
      'GET',
      pick([
        `${path}/board?at=${revision}`,
        `${path}/events/${revision}/explanation`,
        `${path}/frames?from=${revision}`,
      ]),
    ];
  }

  private openRead(): [string, string] {
    const path = `/games/${pick(this.games)}`;
    return [
      'GET',
      pick(['/games', `${path}/log`, `${path}/events`, `${path}/statistics`, '/events', '/events?limit=100000']),
    ];
  }

  private async again(what: () => [string, string, object?]): Promise<void> {
    while (!this.over.aborted) {
      const answer = await this.client.ask(...what());
      const status = answer?.status ?? 0;
      this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
      if (answer === null) await delay(100);
    }
  }

  /** Opens a connection, sends the beginning of something, and then a byte a second or nothing; again where it is closed. */
  private async hold(beginning: string, drop: string): Promise<void> {
    const { hostname: host, port } = new URL(this.url);
    while (!this.isOver()) {
      const socket = connect({ host, port: Number(port), localAddress });
      this.sockets.add(socket);
      socket.on('error', () => undefined).pause();
      if (beginning !== '') socket.write(beginning);
      do {
        if (drop !== '') socket.write(drop);
        await delay(1000);
      } while (!socket.destroyed && !this.isOver());
      this.sockets.delete(socket);
      socket.destroy();
    }
  }
}
