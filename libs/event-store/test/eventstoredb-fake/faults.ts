import { status, type ServiceError } from '@grpc/grpc-js';
import { notLeader, refusal } from './refusals.js';

/** What a test makes go wrong. */
export class Faults {
  #thawed: Promise<void> = Promise.resolve();
  #thaw: (() => void) | null = null;
  #held = 0;
  #heldOne: () => void = () => undefined;
  #hasQuorum = true;
  #refusals = 0;
  #refusal: ServiceError = refusal(status.UNAVAILABLE, 'Server Is Not Ready');
  #beforeNextAnswer: () => Promise<void> = () => Promise.resolve();
  #leaderPort: number | undefined;

  /** Refuses so many appends, as a server does that is starting where no other way is named. */
  refuseAppends(count: number, how = refusal(status.UNAVAILABLE, 'Server Is Not Ready')): void {
    this.#refusals = count;
    this.#refusal = how;
  }

  /** Lets something happen when the next append is stored and not yet answered; the answer waits for it. */
  beforeNextAnswer(action: () => Promise<void>): void {
    this.#beforeNextAnswer = action;
  }

  /** Takes no append any more, as a read-only replica does, and names the leader. */
  becomeReplicaOf(leaderPort: number): void {
    this.#leaderPort = leaderPort;
  }

  becomeLeader(): void {
    this.#leaderPort = undefined;
  }

  /** Is a node that lives and serves the calls under way, but that nobody should choose any more. */
  loseQuorum(): void {
    this.#hasQuorum = false;
  }

  regainQuorum(): void {
    this.#hasQuorum = true;
  }

  get hasQuorum(): boolean {
    return this.#hasQuorum;
  }

  /** Answers nothing any more, as a process does that is stopped: its connections stay. */
  freeze(): void {
    this.#thawed = new Promise((resolve) => (this.#thaw = resolve));
  }

  thaw(): void {
    this.#thaw?.();
    this.#thaw = null;
  }

  /** Resolves once so many calls in all have waited for a thaw. */
  async untilHeld(calls: number): Promise<void> {
    while (this.#held < calls) await new Promise<void>((resolve) => (this.#heldOne = resolve));
  }

  get isFrozen(): boolean {
    return this.#thaw !== null;
  }

  /** Every call waits here while the node is frozen. */
  async whileFrozen(): Promise<void> {
    if (!this.isFrozen) return;
    this.#held += 1;
    this.#heldOne();
    while (this.isFrozen) await this.#thawed;
  }

  /** Does something now, or once the node is thawed. */
  onceThawed(work: () => void): void {
    if (this.isFrozen) this.whileFrozen().then(work, work);
    else work();
  }

  /** @throws ServiceError if the append is to be refused */
  beforeAppend(): void {
    if (this.#leaderPort !== undefined) throw notLeader('127.0.0.1', this.#leaderPort);
    if (this.#refusals === 0) return;
    this.#refusals--;
    throw this.#refusal;
  }

  beforeAnswer(): Promise<void> {
    const action = this.#beforeNextAnswer;
    this.#beforeNextAnswer = () => Promise.resolve();
    return action();
  }
}
