import { join } from 'node:path';
import { buildPage } from '../build-page.mjs';

/** Builds the page before the tests, which look at it in a browser. */
export default async function buildPageForTests() {
  await buildPage(join(import.meta.dirname, '..', '..'));
}
