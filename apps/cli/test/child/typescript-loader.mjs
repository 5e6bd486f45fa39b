import { register } from 'node:module';

/** `node --import` of this lets a child process of a test run TypeScript, which Node 20 can't by itself. */
register('./typescript-hooks.mjs', import.meta.url);
