import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(import.meta.dirname, '..', '..', '..');

type Block = { readonly name?: string; readonly files?: readonly string[] } & Pick<Linter.Config, 'rules'>;

const { default: blocks } = (await import(pathToFileURL(join(root, 'eslint.config.js')).href)) as {
  readonly default: readonly Block[];
};

function blockNamed(name: string): Block {
  const found = blocks.find((block) => block.name === name);
  if (found === undefined) throw new Error(`eslint.config.js has no block “${name}”`);
  return found;
}

/** The sizes that a file passes, by the names of their rules. */
function passed(path: string): readonly (string | null)[] {
  const text = readFileSync(join(root, path), 'utf8');
  const { rules = {} } = blockNamed('sizes');
  const config: Linter.Config = { files: ['**/*.ts'], languageOptions: { parser }, rules };
  return new Linter().verify(text, config, { filename: path }).map(({ ruleId }) => ruleId);
}

test.each([
  ['too long', 'max-lines'],
  ['with a long function', 'max-lines-per-function'],
])('a file that eslint.config.js lists as %s still is', (name, rule) => {
  const listed = blockNamed(name).files ?? [];
  expect(listed.filter((path) => !passed(path).includes(rule))).toEqual([]);
});
