import { existsSync } from 'node:fs';
import { chromium as launcher, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Where Chromium is: `CHROMIUM`, or as Debian's package has it. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser; without one these tests are skipped, and say so. */
export const hasChromium = existsSync(executablePath);

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  return launcher.launch({ executablePath, headless: true, args: quiet });
}

/** What a page asked for elsewhere and what it complained about: both must stay empty. */
export interface Watched {
  readonly page: Page;
  readonly elsewhere: string[];
  readonly complaints: string[];
}

/** Opens a page that is watched. @param address the server's, which is the only one that may be asked */
export async function openWatched(
  browser: Browser,
  address: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const [elsewhere, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    // A read model that is behind is asked again.
    if (message.type() === 'error' && !message.text().includes('status of 503')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  return { page, elsewhere, complaints };
}
