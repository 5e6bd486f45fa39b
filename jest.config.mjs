export default {
  roots: ['libs', 'projections', 'apps'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['<rootDir>/{libs,projections,apps}/*/test/**/*.test.ts'],
  // A process loads each of the thousand modules once, and keeps it from file to file.
  runner: '<rootDir>/scripts/jest/runner.mjs',
  maxWorkers: '100%',
  // The browser tests need the page.
  globalSetup: '<rootDir>/scripts/jest/page.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.mjs'],
  reporters: ['default', '<rootDir>/scripts/jest/summary-reporter.mjs'],
  // The summary's reporter fails a run without tests, after its last line.
  passWithNoTests: true,
  // Node itself loads the sources, by the same loader that starts our scripts (`scripts/jest/command.mjs`).
  transform: {},
  watchman: false,
};
