import { status } from '@grpc/grpc-js';
import { notLeader, refusal } from './refusals.js';

/** What a test makes go wrong. */
export class Faults {
  #hasQuorum = true;
  #refusals = 0;
  #beforeNextAnswer: () => Promise<void> = () => Promise.resolve();
  #leaderPort: number | undefined;

  /** Refuses so many appends as a server does that is starting. */
  refuseAppends(count: number): void {
    this.#refusals = count;
  }

  /** Lets something happen when the next append is stored and not yet answered; the answer waits for it. */
  beforeNextAnswer(action: () => Promise<void>): void {
    this.#beforeNextAnswer = action;
  }

  /** Takes no append any more, as a read-only replica does, and names the leader. */
  becomeReplicaOf(leaderPort: number): void {
    this.#leaderPort = leaderPort;
  }

  /** Is a node that lives and serves the calls under way, but that nobody should choose any more. */
  loseQuorum(): void {
    this.#hasQuorum = false;
  }

  get hasQuorum(): boolean {
    return this.#hasQuorum;
  }

  /** @throws ServiceError if the append is to be refused */
  beforeAppend(): void {
    if (this.#leaderPort !== undefined) throw notLeader('127.0.0.1', this.#leaderPort);
    if (this.#refusals === 0) return;
    this.#refusals--;
    throw refusal(status.UNAVAILABLE, 'Server Is Not Ready');
  }

  beforeAnswer(): Promise<void> {
    const action = this.#beforeNextAnswer;
    this.#beforeNextAnswer = () => Promise.resolve();
    return action();
  }
}
