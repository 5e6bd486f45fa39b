import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

export const root = join(import.meta.dirname, '..', '..');

/** Whether a module isn't of a workspace: a package that is installed beside. */
const isOutside = (id) => !/^[./]|^@stacktrail\//.test(id);

/**
 * Makes the folder of a package.
 *
 * @param folder it is made anew
 * @param about its name, description and readme; `bin` and `files` as npm wants them; `copies`: folders that it takes along
 * @param packages those that it needs
 */
export function writePackage(folder, { readme, copies = {}, files = [], ...about }, packages) {
  const { version, license, engines } = readJson('package.json');
  const manifest = {
    version,
    license,
    type: 'module',
    engines,
    ...about,
    files: ['dist', ...files],
    dependencies: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  };
  for (const [name, from] of Object.entries(copies)) cpSync(join(root, from), join(folder, name), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(import.meta.dirname, readme), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${folder}: ${packages.length} dependencies`);
}

/**
 * Bundles code of the workspaces into `dist` of a folder, which is made anew.
 *
 * @param entries the built module of each entry
 * @param program the entry that is started as a program, if one is
 * @returns the packages that it needs besides
 */
export async function bundle(folder, entries, program) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: isOutside,
    treeshake: {
      // Nest's modules are for the server; nothing in a package asks for one.
      moduleSideEffects: (id, isExternal) => !isExternal && !id.endsWith('.module.js'),
    },
  });
  const { output } = await build.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    banner: ({ name }) => (name === program ? '#!/usr/bin/env node' : ''),
  });
  await build.close();
  const names = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const packages = names.filter((name) => !/\.js$/.test(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(packages)].sort();
}

/** Puts the types of a workspace, with those of the workspaces that it stands on, into one file of `dist`. */
export async function bundleTypes(folder, entry) {
  const build = await rolldown({
    cwd: root,
    input: { index: entry },
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, resolver: 'tsc' })],
    external: isOutside,
  });
  await build.write({ dir: join(folder, 'dist'), format: 'esm', entryFileNames: '[name].d.ts' });
  await build.close();
}

/** The package that a module is of: `@a/b/c` is of `@a/b`. */
function packageOf(id) {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}

function versionOf(name) {
  const workspaces = ['libs', 'projections', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((each) => readJson(folder, each, 'package.json')),
  );
  const found = workspaces.flatMap(({ dependencies = {} }) => dependencies[name] ?? [])[0];
  if (found === undefined) throw new Error(`no workspace depends on ${name}`);
  return found;
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}
