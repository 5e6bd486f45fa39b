import type { Page } from 'playwright-core';
import type { ServerProcess } from './server-process.js';

interface Line {
  readonly revision: number;
  readonly type: string;
  readonly text: string;
}

/** The game that the server has played as a sample, with its log. */
export async function sampleGame(
  server: ServerProcess,
): Promise<{ readonly game: string; readonly lines: readonly Line[]; readonly last: number }> {
  const [{ game, revision }] = await server.get<[{ game: string; revision: number }]>('/games');
  const { lines } = await server.get<{ lines: readonly Line[] }>(`/games/${game}/log?limit=2000`);
  return { game, lines, last: revision };
}

/** Where the slider stands. */
export async function placeOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Revision' }).inputValue());
}

/** Waits until the slider stands at a revision. */
export async function untilAt(page: Page, revision: number): Promise<void> {
  await untilSlider(page, (value) => value === revision);
}

/** Waits until the slider stands where it should. */
export async function untilSlider(page: Page, fits: (revision: number) => boolean): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Revision' });
  await slider.waitFor();
  const end = Date.now() + 30_000;
  while (!fits(Number(await slider.inputValue()))) {
    if (Date.now() > end) throw new Error(`the slider stands at ${await slider.inputValue()}`);
    await page.waitForTimeout(20);
  }
}
