import { readFileSync } from 'node:fs';

/**
 * What is known of the rules without their text: their numbers by section, which are mere headings of their subrules,
 * and how many examples each has.
 *
 * @param {string} path a file with one rule a line: its number, its text, its examples
 */
export function numbersOf(path) {
  const rules = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const numbered = rules.filter(({ kind }) => kind === undefined);
  const all = new Set(numbered.map(({ number }) => number));
  const sections = {};
  for (const { number } of numbered) {
    const [section, rest] = number.split('.');
    (sections[section] ??= []).push(rest);
  }
  const isHeading = ({ number, text }) => all.has(`${number}a`) && text.length < headingLength;
  const examples = numbered.filter((rule) => rule.examples.length > 0);
  return {
    edition: '2025-06-06',
    sections: Object.fromEntries(Object.entries(sections).map(([section, rests]) => [section, rests.join(' ')])),
    headings: numbered
      .filter(isHeading)
      .map(({ number }) => number)
      .join(' '),
    examples: Object.fromEntries(examples.map((rule) => [rule.number, rule.examples.length])),
  };
}

/** A rule with subrules and with no more text than this says nothing that they don't. */
const headingLength = 130;

/** The rules of mechanics that a later edition brought: they can be cited, and no page counts them. */
export function readLater(path) {
  const { sections } = JSON.parse(readFileSync(path, 'utf8'));
  return new Set(
    Object.entries(sections).flatMap(([section, rests]) => rests.split(' ').map((rest) => `${section}.${rest}`)),
  );
}

/** Reads the numbers as they are kept in the repository. */
export function readNumbers(path) {
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  const sections = new Map(
    Object.entries(kept.sections).map(([section, rests]) => [
      section,
      rests.split(' ').map((rest) => `${section}.${rest}`),
    ]),
  );
  return {
    edition: kept.edition,
    sections,
    known: new Set([...sections.keys(), ...[...sections.values()].flat()]),
    headings: new Set(kept.headings.split(' ')),
    examples: new Map(Object.entries(kept.examples)),
  };
}

/** The rules that no test of play can show, each with why: from a file of reasons, with rules, sections and prefixes. */
export function readUntestable(path, { sections, known }) {
  const reasons = new Map();
  for (const [reason, places] of Object.entries(JSON.parse(readFileSync(path, 'utf8')))) {
    for (const place of places.split(' ')) {
      if (!known.has(place)) throw new Error(`${path}: there is no rule ${place}`);
      for (const rule of sections.get(place) ?? [place]) reasons.set(rule, reason);
    }
  }
  return reasons;
}
