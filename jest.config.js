/** Tests run on the TypeScript sources: a package name resolves to its `src`, so nothing needs building first. */
const toSource = {
  '^@stacktrail/projection-([a-z-]+)$': '<rootDir>/projections/$1/src/index.ts',
  '^@stacktrail/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
  '^@stacktrail/([a-z-]+)/([a-z-]+)$': '<rootDir>/libs/$1/src/$2/index.ts',
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/libs', '<rootDir>/projections', '<rootDir>/apps'],
  testMatch: ['**/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '@swc/jest' },
  // Our relative imports name the compiled `./x.js`; only ours, for a package's own `.js` files stay what they are.
  moduleNameMapper: { ...toSource, '^(\\.{1,2}/(?:.*/)?[^/]+)\\.js$': ['$1.ts', '$1.js', '$1'] },
  reporters: ['default', '<rootDir>/scripts/summary-reporter.mjs'],
};
