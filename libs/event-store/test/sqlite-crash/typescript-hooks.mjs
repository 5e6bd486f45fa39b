import { existsSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import { transformFile } from '@swc/core';

const OWN_PACKAGE = /^@stacktrail\/([a-z-]+)$/;

/** Finds the TypeScript source of `./x.js` and of this repository's packages, as Jest does for the tests. */
export function resolve(specifier, context, next) {
  const name = OWN_PACKAGE.exec(specifier)?.[1];
  if (name !== undefined)
    return { url: new URL(`../../../${name}/src/index.ts`, import.meta.url).href, shortCircuit: true };
  if (specifier.startsWith('.') && specifier.endsWith('.js')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url));
  return { format: 'module', source: code, shortCircuit: true };
}
