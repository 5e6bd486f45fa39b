/** A reporter whose last line is the plain count that the CI reads: `N passed, N failed[, N skipped]`. */
export default class SummaryReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state) => tests.filter((each) => each === state).length;
    // A file that did not even load counts as one failure: none of its tests is counted anywhere else.
    const unloaded = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const failed = count('failed') + unloaded + errors.length;
    const skipped = count('skipped');
    // The other reporters end the run with their own summary; the last line must not overtake it.
    process.once('exit', () =>
      process.stdout.write(`${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`),
    );
  }
}
