import type { Locator, Page } from 'playwright-core';

/** What a player is asked, as a test answers it: a click always belongs to the decision that the test has looked at. */
export class DecisionBar {
  readonly bar: Locator;
  /** The bar while nothing is on its way to the server. */
  private readonly ready: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.getByRole('region', { name: 'Your decision' });
    this.ready = page.locator('[data-decision]:not([aria-busy="true"])');
  }

  /** Waits until an option with such a label can be taken. */
  async offers(label: RegExp): Promise<void> {
    await this.ready.getByRole('button', { name: label }).first().waitFor();
  }

  /** Takes the first option with such a label as soon as it is asked, and waits until the game asks something else. */
  async take(label: RegExp): Promise<void> {
    await this.offers(label);
    const decision = await this.decision();
    await decision.getByRole('button', { name: label }).first().click();
    await decision.waitFor({ state: 'detached' });
  }

  /** Takes the first option, which passes or does the least, until the page shows something. */
  async passUntil(wanted: Locator): Promise<void> {
    for (let asked = 0; asked < 200; asked++) {
      await wanted.or(this.ready).first().waitFor();
      if (await wanted.first().isVisible()) return;
      const decision = await this.decision();
      if (await wanted.first().isVisible()) return;
      await decision.locator('.option-button').first().click();
      await decision.waitFor({ state: 'detached' });
    }
    throw new Error(`never shown; the page asks: ${await this.bar.innerText()}`);
  }

  /** The bar for as long as it asks what it asks now. */
  private async decision(): Promise<Locator> {
    const id = await this.ready.getAttribute('data-decision');
    return this.page.locator(`[data-decision="${id}"]`);
  }
}
