import type { Page } from 'playwright-core';
import type { ServerProcess } from './server-process.js';

/** A game that a test has created, with its tokens. */
export interface Created {
  readonly game: string;
  readonly judgeToken: string;
  readonly seats: readonly { readonly token: string }[];
}

/** Gives a browser the tokens of a game, as the page keeps them. */
export async function keepKeys(page: Page, { game, judgeToken, seats }: Created): Promise<void> {
  const keys = { seats: Object.fromEntries(seats.map(({ token }, seat) => [seat, token])), judge: judgeToken };
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name!, value!),
    [`stacktrail.keys.${game}`, JSON.stringify(keys)],
  );
}

interface Pending {
  readonly decision: {
    readonly id: number;
    readonly kind: string;
    readonly decidedBy: number;
    readonly context: { readonly step: string };
    readonly options: readonly { readonly label: string; readonly answer: object }[];
  };
}

/**
 * Answers for all seats until something is asked, each time with the first option: it keeps, passes, or does the least.
 *
 * @param first the beginning of the label of an option that is taken where there is one
 */
export async function answerUntil(
  server: ServerProcess,
  { game, judgeToken, seats }: Created,
  isReached: (decision: Pending['decision']) => boolean,
  first = 'nothing of this name',
): Promise<Pending['decision']> {
  const path = `/games/${game}`;
  for (let answered = 0; answered < 100; answered++) {
    const { decision } = await server.get<Pending>(`${path}/decision`, judgeToken);
    if (isReached(decision)) return decision;
    const { id, decidedBy, options } = decision;
    const option = options.find(({ label }) => label.startsWith(first)) ?? options[0]!;
    await server.post(`${path}/answers`, { decision: id, answer: option.answer, pay: 'auto' }, seats[decidedBy]!.token);
  }
  throw new Error('what is waited for was never asked');
}
