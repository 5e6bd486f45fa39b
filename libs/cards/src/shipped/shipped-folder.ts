import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A folder that comes with this program: it stands somewhere above the code, which lies elsewhere in the repository than
 * in the package that is made of it.
 *
 * @param name the folder
 * @param file a file that it has, by which it is known
 * @param code the address of the module that asks: `import.meta.url`
 * @param usual where it stands in the repository, from there
 * @returns `usual` where there is none
 */
export function shippedFolder(name: string, file: string, code: string, usual: string): string {
  let above = dirname(fileURLToPath(code));
  while (!existsSync(join(above, name, file))) {
    if (dirname(above) === above) return fileURLToPath(new URL(usual, code));
    above = dirname(above);
  }
  return join(above, name);
}
