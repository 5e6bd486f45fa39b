import { register } from 'node:module';

register('./only-facts.mjs', import.meta.url);
