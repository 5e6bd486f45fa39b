import { register } from 'node:module';

/** `node --import` of this runs TypeScript from its sources, which Node 20 can't by itself. */
register('./hooks.mjs', import.meta.url);
