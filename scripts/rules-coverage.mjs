/**
 * npm run rules:coverage -- [--rules FILE] [--results FILE] [--check]
 *
 * Writes docs/rules-coverage.md and docs/rules-examples.md from the titles of the tests. With the rules' text at hand
 * (`--rules` or RULES_FILE, else shared/rules/CR-2025-06-06.jsonl where it exists), the kept numbers are written first.
 * With the results of a run (`npm test -- --json --outputFile=FILE`), only tests that passed count. `--check` writes
 * nothing and fails where a page is out of date, or where a rule is cited that doesn't exist.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { citedExample, citedRules } from './rules-coverage/citations.mjs';
import { coveragePage, examplesPage } from './rules-coverage/pages.mjs';
import { numbersOf, readLater, readNumbers, readUntestable } from './rules-coverage/rule-numbers.mjs';
import { filesUnder, testTitles } from './rules-coverage/test-titles.mjs';

const root = join(import.meta.dirname, '..');
const data = join(root, 'libs', 'rules', 'test', 'rule-coverage');
const numbersFile = join(data, 'rule-numbers.json');

const { values: options } = parseArgs({
  options: { rules: { type: 'string' }, results: { type: 'string' }, check: { type: 'boolean', default: false } },
});

const complaints = [];
await keepNumbers();
const numbers = readNumbers(numbersFile);
const later = readLater(join(data, 'later-rules.json'));
const untestable = readUntestable(join(data, 'untestable-rules.json'), numbers);
const tests = testTitles(root).filter(passed());

checkCitations();
const perRule = new Map();
const held = new Map();
for (const { file, title } of tests) {
  for (const rule of citedRules(title)) perRule.set(rule, (perRule.get(rule) ?? 0) + 1);
  const example = citedExample(title);
  if (example === null) continue;
  if (example.example > (numbers.examples.get(example.rule) ?? 0))
    complaints.push(`${file}: CR ${example.rule} has no example ${example.example}: “${title}”`);
  held.set(`${example.rule} ${example.example}`, file);
}
page('docs/rules-coverage.md', coveragePage(numbers, untestable, perRule));
page('docs/rules-examples.md', examplesPage(numbers, waitsFor, held));

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

/** Writes the numbers of the rules from their text, where the text is at hand. */
async function keepNumbers() {
  const usual = join(root, 'shared', 'rules', 'CR-2025-06-06.jsonl');
  const path = options.rules ?? process.env.RULES_FILE ?? (existsSync(usual) ? usual : undefined);
  if (path === undefined || options.check) return;
  const text = JSON.stringify(numbersOf(path));
  writeFileSync(numbersFile, await format(text, { ...(await resolveConfig(numbersFile)), filepath: numbersFile }));
}

/** Which tests count: all, or those that a run says passed. */
function passed() {
  if (options.results === undefined) return () => true;
  const { testResults } = JSON.parse(readFileSync(options.results, 'utf8'));
  const good = new Set(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => `${relative(root, name)} ${title}`),
    ),
  );
  const titlesOf = (file) => [...good].filter((one) => one.startsWith(`${file} `));
  // A title made by code is known only as far as its source holds it.
  return ({ file, title }) =>
    good.has(`${file} ${title}`) ||
    titlesOf(file).some((one) => one.startsWith(`${file} ${title.split(/…|%|\$/)[0]}`) && /…|%|\$/.test(title));
}

/** Every rule that a test's title or the code cites must exist. */
function checkCitations() {
  const wrong = (place, text) => {
    for (const rule of citedRules(text)) {
      if (!numbers.known.has(rule) && !later.has(rule))
        complaints.push(`${place} cites CR ${rule}, which doesn’t exist: ${text.trim()}`);
    }
  };
  for (const { file, title } of tests) wrong(file, title);
  for (const path of filesUnder(join(root, 'libs'), '.ts').filter((one) => /libs\/[^/]+\/src\//.test(one))) {
    const lines = readFileSync(path, 'utf8').split('\n');
    lines.forEach((line, i) => wrong(`${relative(root, path)}:${i + 1}`, line));
  }
}

/** What an example waits for, where the reason why its rule can't be tested says it. */
function waitsFor(rule) {
  return untestable.get(rule);
}

function page(name, text) {
  const path = join(root, name);
  if (!options.check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    complaints.push(`${name} is out of date: npm run rules:coverage`);
}
