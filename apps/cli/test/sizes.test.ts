import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(import.meta.dirname, '..', '..', '..');

type Block = { readonly name?: string; readonly files?: readonly string[] } & Pick<Linter.Config, 'rules' | 'plugins'>;

const { default: blocks } = (await import(pathToFileURL(join(root, 'eslint.config.js')).href)) as {
  readonly default: readonly Block[];
};

function blockNamed(name: string): Block {
  const found = blocks.find((block) => block.name === name);
  if (found === undefined) throw new Error(`eslint.config.js has no block “${name}”`);
  return found;
}

/** The sizes that a text passes, by the names of their rules. */
function passed(text: string): readonly (string | null)[] {
  const { rules = {}, plugins = {} } = blockNamed('sizes');
  const config: Linter.Config = { files: ['**/*.ts'], languageOptions: { parser }, rules, plugins };
  return new Linter().verify(text, config, { filename: 'text.ts' }).map(({ ruleId }) => ruleId);
}

const tooLong = blocks.find(({ name }) => name === 'too long')?.files ?? [];

test('a file that eslint.config.js lists as too long still is, and at most five are', () => {
  const short = tooLong.filter((path) => !passed(readFileSync(join(root, path), 'utf8')).includes('max-lines'));
  expect(short).toEqual([]);
  expect(tooLong.length).toBeLessThanOrEqual(5);
});

function switchOf(cases: number): string {
  const clauses = Array.from({ length: cases }, (_, i) => `case ${i}:`);
  return `switch (x) {\n${clauses.join('\n')}\nreturn;\n}`;
}

test.each([
  ['a file of more than 400 lines', 'x();\n'.repeat(401), 'max-lines'],
  ['a function of more than 70 lines', `function f() {\n${'x();\n'.repeat(69)}}`, 'max-lines-per-function'],
  ['a switch of more than 20 cases', `function f() {\n${switchOf(21)}\n}`, 'sizes/max-switch-cases'],
])('lint refuses %s', (_, text, rule) => {
  expect(passed(text)).toEqual([rule]);
});

test('lint takes a file, a function and a switch that are as long as they may be', () => {
  const fun = `function f() {\n${switchOf(20)}\n}\n`;
  const long = `function g() {\n${'x();\n'.repeat(68)}}\n`;
  expect(passed(fun + long + 'x();\n'.repeat(300))).toEqual([]);
});
