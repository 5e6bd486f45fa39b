/**
 * npm run rules:mutate -- [--seed S] [--places 50] [--jobs 2] [--only TEXT] [--list] [--strict]
 *
 * Breaks the code at places that cite a rule, one change at a time in a copy of the repository, and looks whether a
 * test notices. Lists the changes that none did. `--list` only says what would be changed; `--only` keeps to files
 * whose path holds a text; `--jobs` copies are tested at a time; `--strict` fails where a change survived.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { citedRules } from './rules-coverage/citations.mjs';
import { filesUnder, testTitles } from './rules-coverage/test-titles.mjs';
import { typeChecker } from './rules-mutate/compiles.mjs';
import { placesOf } from './rules-mutate/places.mjs';
import { randomBelow } from './rules-mutate/random.mjs';
import { workspace } from './rules-mutate/workspace.mjs';

const root = join(import.meta.dirname, '..');
/** Where rules are cited at the code that follows them. */
const sources = ['card-tree', 'game-state', 'characteristics', 'engine', 'rules'].map((name) =>
  join(root, 'libs', name, 'src'),
);

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    places: { type: 'string', default: '50' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});

/** How long the tests that should notice first may take, and all others. */
const nearTimeoutMs = 60_000;
const allTimeoutMs = 180_000;
/** Tests of whole random games take long and say nothing of one rule. */
const tooWide = /propert|rule-coverage/;

const files = sources.flatMap((folder) => filesUnder(folder, '.ts')).map((file) => file.split(sep).join('/'));
const chosen = choose(files.filter((file) => file.includes(options.only)).flatMap(placesOf));
for (const [i, mutant] of chosen.entries())
  if (options.list) console.log(`${i + 1}. ${heading(mutant)}\n${diff(mutant)}`);
if (!options.list) {
  const survivors = await proveAll();
  console.log(`\n${chosen.length} changes, ${chosen.length - survivors.length} noticed, ${survivors.length} survived`);
  for (const mutant of survivors) console.log(`\n${heading(mutant)}\n${diff(mutant)}`);
  if (options.strict && survivors.length > 0) process.exitCode = 1;
}

/** Seeded: so many places, one change at each that keeps the types. */
function choose(places) {
  const below = randomBelow(options.seed);
  const compiles = typeChecker(root, files);
  const first = places[0]?.file;
  if (first !== undefined && !compiles(first, readFileSync(first, 'utf8')))
    throw new Error(`${first} doesn’t compile as it is: npm run build first`);
  const rest = places.slice();
  const mutants = [];
  while (mutants.length < Number(options.places) && rest.length > 0) {
    const [place] = rest.splice(below(rest.length), 1);
    const text = readFileSync(place.file, 'utf8');
    const changes = place.changes.slice();
    while (changes.length > 0) {
      const [change] = changes.splice(below(changes.length), 1);
      const changed = text.slice(0, change.start) + change.replacement + text.slice(change.end);
      if (!compiles(place.file, changed)) continue;
      mutants.push({ ...place, change, text, changed });
      break;
    }
  }
  return mutants;
}

async function proveAll() {
  const titles = testTitles(root).filter(({ file }) =>
    /^libs\/(card-tree|characteristics|engine|game-state|rules|views)\//.test(file),
  );
  const everyTest = [...new Set(titles.map(({ file }) => file))].filter((file) => !tooWide.test(file));
  const rest = [...chosen.keys()];
  const survived = new Set();
  const work = async () => {
    const place = workspace(root);
    try {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        const result = await prove(place, chosen[next], titles, everyTest);
        console.log(`${next + 1}/${chosen.length} ${result.padEnd(8)} ${heading(chosen[next])}`);
        if (result === 'passed') survived.add(chosen[next]);
      }
    } finally {
      place.remove();
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, work));
  return chosen.filter((mutant) => survived.has(mutant));
}

/** Breaks the copy, runs the tests that are near, then all others, and mends it. */
async function prove({ copy, run }, mutant, titles, everyTest) {
  const path = join(copy, relative(root, mutant.file));
  writeFileSync(path, mutant.changed);
  const near = testsNear(mutant, titles, everyTest);
  const others = everyTest.filter((file) => !near.includes(file));
  let result = near.length === 0 ? 'passed' : await run(near, nearTimeoutMs);
  if (result === 'passed') result = await run(others, allTimeoutMs);
  writeFileSync(path, mutant.text);
  return result;
}

/** The tests whose titles cite the rule, and those in a folder with the name of one that the file stands in. */
function testsNear({ file, rule }, titles, everyTest) {
  const folders = new Set(foldersOf(relative(root, file).split(sep).join('/')));
  const citing = titles.filter(({ title }) => citedRules(title).includes(rule)).map(({ file: test }) => test);
  const beside = everyTest.filter((test) => foldersOf(test).some((folder) => folders.has(folder)));
  return [...new Set([...citing, ...beside])];
}

/** The folders within a package that a file stands in: `actions`, `casting` of `libs/rules/src/actions/casting/modes.ts`. */
function foldersOf(path) {
  return path.split('/').slice(3, -1);
}

function heading({ file, rule, text, change }) {
  return `${relative(root, file)}:${lineOf(text, change.start)} CR ${rule}: ${change.what}`;
}

function diff({ text, changed, change }) {
  const first = text.lastIndexOf('\n', change.start - 1) + 1;
  const upTo = (whole, at) => (whole.indexOf('\n', at) < 0 ? whole.length : whole.indexOf('\n', at));
  const after = change.start + change.replacement.length;
  const lines = (whole, end, sign) =>
    whole
      .slice(first, upTo(whole, end))
      .split('\n')
      .map((line) => `    ${sign} ${line}`);
  return [...lines(text, change.end, '-'), ...lines(changed, after, '+')].join('\n');
}

function lineOf(text, at) {
  return text.slice(0, at).split('\n').length;
}
