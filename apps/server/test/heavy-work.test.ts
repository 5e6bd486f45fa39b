import { describe, expect, test } from '@jest/globals';
import { HeavyWork } from '../src/limits/heavy-work.js';
import { rememberAddress } from '../src/limits/caller-address.js';
import { Problem } from '../src/problem/problem.js';

/** Runs something as if a request from an address had led to it. */
function from<T>(ip: string, what: () => T): T {
  let result: T | undefined;
  rememberAddress({ ip } as never, null, () => (result = what()));
  return result as T;
}

/** Work that ends when it is told to. */
class Jobs {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(private readonly heavy: HeavyWork) {}

  ask(ip: string, name: string): Promise<void> {
    return from(ip, () =>
      this.heavy.run(() => {
        this.begun.push(name);
        return new Promise<void>((resolve) => this.ends.push(resolve));
      }),
    );
  }

  async endOne(): Promise<void> {
    this.ends.shift()?.();
    await this.settled();
  }

  /** Waits until whatever may begin has begun: each may have to wait for several turns of others. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('heavy work', () => {
  test('of an address that asks for little doesn’t wait behind one that asks for much', async () => {
    const jobs = new Jobs(new HeavyWork());
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => jobs.ask('10.0.0.1', name));
    all.push(jobs.ask('10.0.0.2', 'b1'), jobs.ask('10.0.0.3', 'c1'), jobs.ask('10.0.0.2', 'b2'));
    await jobs.settled();
    expect(jobs.begun).toEqual(['a1', 'a2']);
    for (let ended = 0; ended < all.length; ended++) await jobs.endOne();
    await Promise.all(all);
    expect(jobs.begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5', 'a6']);
  });

  test('lets everything else have the process before each piece', async () => {
    const heavy = new HeavyWork();
    const order: string[] = [];
    const piece = (name: string): Promise<void> => heavy.run(async () => void order.push(name));
    const other = new Promise<void>((resolve) => setImmediate(() => resolve(void order.push('other'))));
    await Promise.all([piece('one'), other]);
    expect(order).toEqual(['other', 'one']);
  });

  test('is refused where an address has too much of it waiting; others are taken', async () => {
    const jobs = new Jobs(new HeavyWork());
    const waiting = Array.from({ length: 2 + 64 }, (_, i) => jobs.ask('10.0.0.1', `a${i}`));
    await expect(jobs.ask('10.0.0.1', 'too much')).rejects.toThrow(Problem);
    waiting.push(jobs.ask('10.0.0.2', 'b'));
    await jobs.settled();
    for (let ended = 0; ended < waiting.length; ended++) await jobs.endOne();
    await Promise.all(waiting);
    expect(jobs.begun).toContain('b');
    expect(jobs.begun).not.toContain('too much');
  });

  test('that fails lets the next one begin', async () => {
    const heavy = new HeavyWork();
    const fails = (): Promise<void> => heavy.run(() => Promise.reject(new Error('broken')));
    await Promise.allSettled([fails(), fails(), fails(), fails()]);
    await expect(heavy.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
