import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '../harness.js';
import { AddressedClient, type Answer } from './client.js';

const seats = [
  { name: 'Ann', deck: 'moorland-ghosts' },
  { name: 'Bob', deck: 'altar-of-the-wilds' },
];
/** How many options are tried of a decision: the rules refuse some. */
const mostTries = 8;

/** How requests of people who play have fared. */
export class Fared {
  tookMs: number[] = [];
  /** Answers that nobody who plays should get, and requests without one. */
  readonly wrong: string[] = [];

  /** How long the slowest percent took at least, in milliseconds; 0 without requests. */
  get p99Ms(): number {
    const sorted = [...this.tookMs].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }
}

/** Two people who play game after game, an answer a second, each pair from an address of its own. */
export class HonestPlayer {
  private readonly client: AddressedClient;
  private begun: Json = null;
  game = '';

  constructor(url: string, number: number) {
    this.client = new AddressedClient(url, `127.0.1.${number + 1}`);
  }

  async begin(fared: Fared): Promise<void> {
    const created = await this.client.ask('POST', '/games', { seats, commandId: crypto.randomUUID() });
    this.begun = created?.status === 201 ? created.body : null;
    if (this.begun === null) fared.wrong.push(inWords('POST /games', created));
    else this.game = this.begun.game;
  }

  /** Answers every so often until it is told that it is over, but at least twice: the machine may be slow. */
  async play(fared: Fared, everyMs: number, over: AbortSignal): Promise<void> {
    await delay(Math.random() * everyMs);
    for (let answers = 0; answers < 2 || !over.aborted; answers++) {
      const until = performance.now() + everyMs;
      await this.answerOnce(fared);
      await delay(Math.max(0, until - performance.now()));
    }
  }

  close(): void {
    this.client.close();
  }

  private async answerOnce(fared: Fared): Promise<void> {
    if (this.begun === null) return this.begin(fared);
    const { game, judgeToken, seats: seated } = this.begun;
    const asked = await this.ask(fared, 'GET', `/games/${game}/decision`, undefined, judgeToken);
    if (asked?.status !== 200) return;
    const { decision } = asked.body;
    if (decision === null) {
      this.begun = null;
      return;
    }
    const token = seated[decision.decidedBy]?.token;
    const options: Json[] = decision.options.filter(({ answer }: Json) => answer !== null);
    options.sort(() => Math.random() - 0.5);
    for (const { answer } of options.slice(0, mostTries)) {
      const sent = { commandId: crypto.randomUUID(), decision: decision.id, answer };
      const answered = await this.ask(fared, 'POST', `/games/${game}/answers`, sent, token);
      if (answered?.status !== 422) return;
    }
  }

  private async ask(fared: Fared, method: string, path: string, body?: object, token?: string): Promise<Answer | null> {
    const answer = await this.client.ask(method, path, body, token);
    if (answer !== null) fared.tookMs.push(answer.tookMs);
    if (answer === null || ![200, 409, 422].includes(answer.status))
      fared.wrong.push(inWords(`${method} ${path}`, answer));
    return answer;
  }
}

function inWords(what: string, answer: Answer | null): string {
  return answer === null
    ? `${what}: no answer`
    : `${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
}
