import { refusal, notLeader } from './refusals.js';
import { status } from '@grpc/grpc-js';

/** What a test makes go wrong. Each fault hits one append, the next. */
export class Faults {
  #unavailable = 0;
  #swallow: (() => void) | undefined;
  #leader: { readonly host: string; readonly port: number } | undefined;

  /** Refuses so many appends as a server does that is starting. */
  refuseAppends(count: number): void {
    this.#unavailable = count;
  }

  /** Stores the next append, gives no answer and calls back instead. */
  swallowNextAnswer(then: () => void): void {
    this.#swallow = then;
  }

  /** Takes no append any more, as a read-only replica does, and names the leader. */
  becomeReplicaOf(leader: { readonly host: string; readonly port: number }): void {
    this.#leader = leader;
  }

  /** @throws ServiceError where the append is to be refused */
  beforeAppend(): void {
    if (this.#leader !== undefined) throw notLeader(this.#leader.host, this.#leader.port);
    if (this.#unavailable > 0) {
      this.#unavailable--;
      throw refusal(status.UNAVAILABLE, 'Server Is Not Ready');
    }
  }

  swallowsAnswer(): boolean {
    const swallow = this.#swallow;
    this.#swallow = undefined;
    swallow?.();
    return swallow !== undefined;
  }
}
