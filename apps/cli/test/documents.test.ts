import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

const root = join(import.meta.dirname, '..', '..', '..');

function text(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}

/** Whether a path is there; `*` stands for any one folder. */
function exists(path: string): boolean {
  const star = path.indexOf('*');
  if (star < 0) return existsSync(join(root, path));
  const folder = path.slice(0, star);
  return readdirSync(join(root, folder)).some((name) => exists(`${folder}${name}${path.slice(star + 1)}`));
}

test.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/analytics.md',
  'docs/performance.md',
  'docs/decks.md',
  'docs/decisions.md',
  ...readdirSync(join(root, 'docs', 'adr')).map((name) => `docs/adr/${name}`),
  'infra/README.md',
])('%s names only files and folders that are there', (document) => {
  const named = [...text(document).matchAll(/`((?:libs|apps|projections|infra|docs|decks|scripts)\/[\w*./-]*)`/g)];
  const linked = [...text(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
  const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : '';
  const paths = [...named.map(([, path]) => path ?? ''), ...linked.map(([, path]) => `${folder}${path}`)];
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('the commands that the README shows are commands', async () => {
  const place = new Workplace();
  const { out } = await place.run('--help');
  place.remove();
  const shown = [...text('README.md').matchAll(/npx stacktrail (\w+)/g)].map(([, command]) => command ?? '');
  expect(shown.length).toBeGreaterThan(5);
  for (const command of shown) expect(out).toMatch(new RegExp(`^ +${command}\\b`, 'm'));
});

/** The text of every source file and document that is under version control's folders, by its path. */
function* writtenFiles(): Generator<readonly [path: string, text: string]> {
  for (const folder of ['libs', 'projections', 'apps', 'docs', 'scripts', 'infra']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:tsx?|mjs|md)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      if (!/[\\/](?:node_modules|dist)[\\/]/.test(path)) yield [relative(root, path), readFileSync(path, 'utf8')];
    }
  }
}

test('every decision that a file cites has its paragraph or its page', () => {
  const decisions = new Set(
    [...text('docs/decisions.md').matchAll(/^## (D\d+)\. /gm)].map(([, number]) => number ?? ''),
  );
  const pages = new Set(readdirSync(join(root, 'docs', 'adr')).map((name) => name.slice(0, 4)));
  const unknown: string[] = [];
  let cited = 0;
  for (const [path, written] of writtenFiles()) {
    for (const [cite] of written.matchAll(
      /(?<=docs\/decisions\.md[\s*/]+(?:D\d+, )*)D\d+|\b[Dd]esign D\d+|\bADR \d{4}/g,
    )) {
      cited++;
      if (!decisions.has(cite) && !(cite.startsWith('ADR') && pages.has(cite.slice(4))))
        unknown.push(`${path}: ${cite}`);
    }
  }
  expect(decisions.size).toBe(15);
  expect(cited).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

/** Names in comments that aren't this code's own: of the web, of data files, of a library, and costs in notation. */
const namesFromElsewhere = new Set(['EventSource', 'oracle_cards', 'defaultDeadline', '$streams', 'WU', 'GGR']);

test('every name that a comment quotes is one that the code has', () => {
  const names = new Set<string>(namesFromElsewhere);
  const quoted: (readonly [path: string, name: string])[] = [];
  for (const [path, written] of writtenFiles()) {
    if (!/\/src\/.*\.tsx?$/.test(path)) continue;
    const comments = written.match(/\/\*[^]*?\*\/|(?<![:\w])\/\/.*/g) ?? [];
    const code = comments.reduce((rest, comment) => rest.replace(comment, ' '), written);
    for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);
    for (const comment of comments) {
      for (const [, name = ''] of comment.matchAll(/`([A-Za-z_$][\w$]*)(?:\(\))?`/g)) quoted.push([path, name]);
    }
  }
  expect(quoted.length).toBeGreaterThan(200);
  expect(quoted.filter(([, name]) => !names.has(name))).toEqual([]);
});
