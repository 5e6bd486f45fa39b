import { expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import { Court, object, pass, player, ben } from './court.js';
import { plot } from '@stacktrail/test-kit';

/** An answer that the rules refuse. */
export interface Row {
  /** The rule that the refusal names. */
  readonly rule: string;
  readonly what: string;
  readonly cards: readonly CardDefinition[];
  readonly his?: readonly CardDefinition[];
  /** Plays up to the moment. */
  readonly until: (court: Court) => Promise<void>;
  readonly answer: (court: Court) => Answer;
}

/** Each of the answers is refused with its rule, nothing is stored, and the game waits for the same decision. */
export function refuses(rows: readonly Row[]): void {
  test.each(rows)('CR $rule: $what', async ({ rule, cards, his = [plot], until, answer }) => {
    const court = await Court.open(cards, his);
    await until(court);
    const asked = court.question.kind;
    const { result, stored } = await court.attempt(answer(court));
    expect(result).toMatchObject({ accepted: false, rule, stale: false });
    expect(stored).toBe(0);
    expect(court.question.kind).toBe(asked);
  });
}

/** Ada begins to cast a card in her first main phase. */
export const casting =
  (name: string, ...there: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main');
    for (const other of there) await court.resolve(other);
    await court.answer(court.cast(name));
  };

/** Ada casts a card that needs nothing, and it begins to resolve. */
export const resolving =
  (name: string, ...there: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await casting(name, ...there)(court);
    for (let i = 0; i < 2; i++) if (court.question.kind === 'priority') await court.answer(pass);
  };

export const attackWith = (court: Court, ...names: readonly string[]): Answer => ({
  form: 'attack',
  attacks: names.map((name) => ({ attacker: court.onBattlefield(name), defender: player(ben) })),
});

export const blockWith = (court: Court, attacker: string, ...names: readonly string[]): Answer => ({
  form: 'block',
  blocks: names.map((name) => ({ blocker: court.onBattlefield(name), attacker: court.onBattlefield(attacker) })),
});

/** Ada attacks with a card of that name; Ben has creatures that came in his own turn. */
export const attacked =
  (attacker: string, ...blockers: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main', ben, ben);
    for (const blocker of blockers) await court.resolve(blocker, ben);
    await court.passTo('precombat main');
    await court.resolve(attacker);
    await court.passUntil('declare attackers');
    await court.answer(attackWith(court, attacker));
    await court.passUntil('declare blockers');
  };

export const pick = (...keys: readonly string[]): Answer => ({ form: 'pick', keys });
export const number = (value: number): Answer => ({ form: 'number', value });
export const permanent = (court: Court, name: string) => object(court.onBattlefield(name));
