/**
 * A reporter whose last line is the plain count that the CI reads: `N passed, N failed[, N skipped]`. It fails a run in
 * which no test ran, which has shown nothing.
 */
export default class SummaryReporter {
  #ran = 0;

  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numPendingTests: skipped } = results;
    // A file that did not even load counts as one failure: none of its tests is counted anywhere else.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    this.#ran = passed + failed;
    // The other reporters end the run with their own summary; the last line must not overtake it.
    process.once('exit', () => {
      if (this.#ran === 0) console.error('error: no test ran, so the run fails');
      process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    });
  }

  /** Jest fails a run in which a reporter has an error. */
  getLastError() {
    return this.#ran === 0 ? new Error('no test ran') : undefined;
  }
}
