/** A Jest reporter whose last line is the plain count that the CI reads: `N passed, N failed[, N skipped]`. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    // A test file that did not even load counts as one failure: none of its tests is counted anywhere else.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const line = `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    // Jest writes its own summary to stderr; the last line must not overtake it.
    process.stderr.write('', () => process.stdout.write(`${line}\n`));
  }
}
