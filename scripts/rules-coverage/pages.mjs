/** Rules in short: `603.2, 2a–c, 4` of section 603. */
function inShort(section, rules) {
  const parts = rules.map((rule) => rule.slice(section.length + 1));
  const out = [];
  for (let i = 0; i < parts.length;) {
    let end = i;
    while (end + 1 < parts.length && follows(parts[end], parts[end + 1])) end++;
    out.push(end - i >= 2 ? `${parts[i]}–${/[a-z]?$/.exec(parts[end])[0]}` : parts.slice(i, end + 1).join(', '));
    i = end + 1;
  }
  return out.join(', ');
}

/** Whether two subrules of one rule stand next to each other; the CR leaves out the letters l and o. */
function follows(one, next) {
  const [, rule, letter] = /^(\d+)([a-z]?)$/.exec(one);
  const [, nextRule, nextLetter] = /^(\d+)([a-z]?)$/.exec(next);
  if (rule !== nextRule || letter === '') return false;
  const after = letters[letters.indexOf(letter) + 1];
  return nextLetter === after;
}
const letters = 'abcdefghijkmnpqrstuvwxyz';

/** The document that says of each section how many of its rules a test names. */
export function coveragePage({ edition, sections, headings }, untestable, tests) {
  const rows = [];
  const counts = [];
  let testableInAll = 0;
  let testedInAll = 0;
  for (const [section, rules] of sections) {
    const touched = rules.some((rule) => tests.has(rule)) || tests.has(section);
    if (!isOfPlay(Number(section)) && !touched) continue;
    const testable = rules.filter((rule) => tests.has(rule) || !(headings.has(rule) || untestable.has(rule)));
    const tested = testable.filter((rule) => tests.has(rule));
    const missing = testable.filter((rule) => !tests.has(rule));
    testableInAll += testable.length;
    testedInAll += tested.length;
    rows.push(
      `| ${section} | ${rules.length} | ${testable.length} | ${tested.length} | ${inShort(section, missing) || '—'} |`,
    );
    if (tested.length > 0) {
      const each = tested.map((rule) => `${rule.slice(section.length + 1)}×${tests.get(rule)}`).join(' ');
      counts.push(`- **${section}**: ${each}`);
    }
  }
  return `# Which rules a test names

Made by \`npm run rules:coverage\` from the titles of the tests; a test fails where this page is out of date. Rules are those of the edition of ${edition}.

A rule counts as tested when the title of a test begins with its number or names it. A rule isn't testable by play when it is a mere heading of its subrules, or stands in \`libs/rules/test/rule-coverage/untestable-rules.json\` with the reason. That a title names a rule shows that somebody has thought of it, not that every sentence of it is held: \`npm run rules:mutate\` asks for that.

**${testedInAll} of ${testableInAll}** testable rules of the sections below have a test.

| section | rules | testable | tested | without a test |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Tests for each rule

${counts.join('\n')}
`;
}

/** The sections of the rules of play that the engine is to hold whole. */
function isOfPlay(section) {
  return (
    (section >= 100 && section <= 122) ||
    (section >= 400 && section <= 408) ||
    (section >= 500 && section <= 514) ||
    (section >= 601 && section <= 608) ||
    (section >= 700 && section <= 706) ||
    section === 730 ||
    section === 731
  );
}

/** The document that says of each example of the rules which test holds it, or what it waits for. */
export function examplesPage({ edition, examples }, waiting, held) {
  const rows = [];
  let count = 0;
  let heldInAll = 0;
  for (const [rule, number] of examples) {
    for (let i = 1; i <= number; i++) {
      count++;
      const id = number === 1 ? rule : `${rule} example ${i}`;
      const file = held.get(`${rule} ${i}`);
      if (file !== undefined) heldInAll++;
      rows.push(`| ${id} | ${file === undefined ? (waiting(rule) ?? 'its test') : `\`${file}\``} |`);
    }
  }
  return `# The examples of the rules

Made by \`npm run rules:coverage\` from the titles of the tests (“CR 603.4 example: …”, “CR 603.4 example 2: …”). Examples are named by their rules; their words are not repeated here. The edition is that of ${edition}.

**${heldInAll} of ${count}** examples are held by a test. The others say what they wait for.

| example of | held by, or waits for |
| --- | --- |
${rows.join('\n')}
`;
}
