import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '../harness.js';
import type { Answer, Requests } from './requests.js';

/** Between two tries of a request, and between two answers where nothing else is said. */
const shortMs = 100;
/** How often a request is sent: for two minutes, while a server that was killed begins again on a busy machine. */
const mostTries = 1_200;
const seats = [
  { name: 'Ann', deck: 'moorland-ghosts' },
  { name: 'Bob', deck: 'altar-of-the-wilds' },
];

/** Plays games by HTTP, one after the other, and sends a command again until it is answered. */
export class Player {
  private begun: Json = null;

  /** @param pauseMs how long it thinks after each answer */
  constructor(
    private readonly requests: Requests,
    private readonly over: AbortSignal,
    private readonly pauseMs = shortMs,
  ) {}

  /** Begins the first game. */
  async begin(): Promise<void> {
    this.begun = await this.create();
  }

  async play(): Promise<void> {
    while (!this.over.aborted) {
      const begun = this.begun ?? (await this.create());
      this.begun = null;
      if (begun !== null) await this.playGame(begun);
    }
  }

  /** @returns the game with its tokens; `null` where none was begun */
  private async create(): Promise<Json> {
    const created = await this.untilAnswered('POST', '/games', { seats, commandId: crypto.randomUUID() });
    if (created === null) return null;
    // Where the first answer was lost, the same game is given again.
    if (created.status === 201 || created.status === 200) {
      this.requests.record.begun.push(created.body.game);
      return created.body;
    }
    this.requests.tell('POST /games', created);
    return null;
  }

  private async playGame({ game, seats: seated, judgeToken }: Json): Promise<void> {
    const tokens: readonly string[] = seated.map(({ token }: Json) => token);
    while (!this.over.aborted) {
      const asked = await this.untilAnswered('GET', `/games/${game}/decision`, undefined, judgeToken);
      if (asked === null) return;
      if (asked.status !== 200) return this.requests.tell('GET decision', asked);
      const { decision } = asked.body;
      if (decision === null || !(await this.answer(game, decision, tokens[decision.decidedBy] ?? ''))) return;
      await delay(this.pauseMs);
    }
  }

  /** Takes an option, any that the rules take. @returns whether one was taken, or the decision has gone by */
  private async answer(game: string, decision: Json, token: string): Promise<boolean> {
    const options: Json[] = decision.options.filter(({ answer }: Json) => answer !== null);
    options.sort(() => Math.random() - 0.5);
    for (const { answer } of options.slice(0, 8)) {
      const commandId = crypto.randomUUID();
      const sent = { commandId, decision: decision.id, answer };
      const answered = await this.untilAnswered('POST', `/games/${game}/answers`, sent, token);
      if (answered === null) return true;
      const { status, body } = answered;
      if (status === 200) {
        this.requests.record.acknowledged.push({ game, commandId, ...body.revisions });
        return true;
      }
      if (status !== 422) this.requests.tell('POST answers', answered);
      if (status !== 422) return false;
    }
    return false;
  }

  /** Asks again where a server is away or says 503, also another server. @returns `null` once play is over */
  private async untilAnswered(method: string, path: string, body?: object, token?: string): Promise<Answer | null> {
    // What was sent is sent on until it is answered, also when play is over: so its fate is known.
    for (let tries = 0; tries < mostTries; tries++) {
      if (this.over.aborted && method === 'GET') return null;
      const answer = await this.requests.ask(method, path, body, token);
      if (answer !== null && answer.status !== 503) return answer;
      this.requests.record.unavailable += 1;
      await delay(shortMs);
    }
    this.requests.record.wrong.push(`${method} ${path}: never answered`);
    return null;
  }
}
