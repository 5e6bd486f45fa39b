import { atTheStart, type Progress } from '../progress.js';
import { ProjectorAway, type LagMeter } from './lag.js';
import { reviveFailure, type Revive, type SentAnswer } from './questions.js';

/** Where a projector is, and the token that it asks for. */
export interface ProjectorAddress {
  readonly url: string;
  readonly token: string;
}

/** How long an answer may take, beside the time for which the projector itself is asked to wait. */
const patienceMs = 4_000;

/** Asks a projector. */
export class ProjectorClient {
  private readonly known = new Map<string, Progress>();
  private heardAtMs: number | null = null;
  private why: string | null = null;

  /** @param lag counts what the projector lacks, for whoever is told that it is away */
  constructor(
    private readonly address: ProjectorAddress,
    private readonly lag: LagMeter,
  ) {}

  /** How far a read model had come when it was last heard of; while the projector is away it follows nothing. */
  progressOf(model: string): Progress {
    const { why } = this;
    const last = this.known.get(model) ?? atTheStart;
    return why === null ? last : { ...last, caughtUp: false, failure: why };
  }

  /**
   * @param model the name of the read model
   * @param waitMs for how long the projector may wait before it answers
   * @returns the answer; `undefined` where there is nothing of that kind
   * @throws ProjectorAway; whatever `revive` makes of the failure that the projector tells of
   */
  async ask<T>(model: string, question: string, args: readonly unknown[], revive?: Revive, waitMs = 0): Promise<T> {
    const answer = await this.send(model, `/read-models/${model}/${question}`, args, waitMs);
    this.known.set(model, answer.progress);
    const { failure, value } = answer;
    if (failure === undefined) return value as T;
    throw reviveFailure(failure) ?? revive?.(failure) ?? new Error(`the projector has failed: ${failure.name}`);
  }

  private async send(model: string, path: string, args: readonly unknown[], waitMs: number): Promise<SentAnswer> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${this.address.token}` };
    try {
      const signal = AbortSignal.timeout(patienceMs + waitMs);
      const sent = { method: 'POST', headers, body: JSON.stringify({ args }), signal };
      const response = await fetch(new URL(path, this.address.url), sent);
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      const answer = (await response.json()) as SentAnswer;
      this.heardAtMs = performance.now();
      this.why = null;
      return answer;
    } catch (error) {
      throw await this.away(model, error);
    }
  }

  private async away(model: string, error: unknown): Promise<ProjectorAway> {
    this.why = reasonOf(error);
    const silentMs = this.heardAtMs === null ? null : performance.now() - this.heardAtMs;
    const events = await this.lag.eventsAfter(this.known.get(model)?.position ?? null);
    return new ProjectorAway(this.why, { events, seconds: silentMs === null ? null : Math.round(silentMs / 1000) });
  }
}

/** Why a request failed, without the address: only what the connection says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
