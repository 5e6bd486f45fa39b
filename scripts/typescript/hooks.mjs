import { existsSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import { transformFile } from '@swc/core';

const PROJECTION = /^@stacktrail\/projection-([a-z-]+)$/;
const LIBRARY = /^@stacktrail\/([a-z-]+)(?:\/([a-z-]+))?$/;
const ROOT = new URL('../../', import.meta.url);
const JEST_GLOBALS = new URL('../jest/globals.mjs', import.meta.url);

/** Finds the TypeScript source of `./x.js` and of this repository's packages, so that nothing needs building first. */
export function resolve(specifier, context, next) {
  const source = sourceOf(specifier, context.parentURL);
  return source === null ? next(specifier, context) : { url: source.href, shortCircuit: true };
}

function sourceOf(specifier, parent) {
  if (specifier === '@jest/globals') return JEST_GLOBALS;
  const [, projection] = PROJECTION.exec(specifier) ?? [];
  if (projection !== undefined) return new URL(`projections/${projection}/src/index.ts`, ROOT);
  const [, library, folder] = LIBRARY.exec(specifier) ?? [];
  if (library !== undefined) return new URL(`libs/${library}/src/${folder ? `${folder}/` : ''}index.ts`, ROOT);
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || parent.includes('/node_modules/')) return null;
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(source) ? source : null;
}

/** A test runner may add a query to a file's address, to have it loaded anew. */
export async function load(url, context, next) {
  const { protocol, pathname, href } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(href));
  return { format: 'module', source: code, shortCircuit: true };
}
