import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Keeps pictures of a page for whoever looks at them: light and dark, wide and narrow, in the folder `SCREENSHOTS`. */
export async function shown(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 400],
  ] as const) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colorScheme);
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  if (before !== null) await page.setViewportSize(before);
}
