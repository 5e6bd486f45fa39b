import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** One file imports another; both as paths below the repository's root. A type's import counts as any other. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const packageName = /^@stacktrail\/(?<projection>projection-)?(?<name>[a-z-]+?)(?:\/(?<folder>[a-z-]+))?$/;

/** The places of all packages that have sources, such as `libs/kernel`. */
export function packagesOf(root: string): readonly string[] {
  return ['libs', 'projections', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((place) => existsSync(join(root, place, 'src'))),
  );
}

/** Every import of one source file by another, over all packages. @throws Error if a file that is imported isn't there */
export function importsIn(root: string): readonly Import[] {
  const files = packagesOf(root).flatMap((place) => sourcesIn(root, `${place}/src`));
  const known = new Set(files);
  return files.flatMap((from) =>
    specifiersIn(join(root, from)).flatMap((specifier) => {
      const to = targetOf(from, specifier);
      if (to === null) return [];
      if (!known.has(to)) throw new Error(`${from} imports ${specifier}, and there is no file ${to}`);
      return [{ from, to }];
    }),
  );
}

/** The source files of a folder and of all below it, as paths from the root. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

function specifiersIn(file: string): readonly string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The file that an import means; `null` if it is no file of this repository. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
  }
  const { projection, name, folder } = packageName.exec(specifier)?.groups ?? {};
  if (name === undefined) return null;
  const place = projection === undefined ? `libs/${name}` : `projections/${name}`;
  return posix.join(place, 'src', folder ?? '', 'index.ts');
}
