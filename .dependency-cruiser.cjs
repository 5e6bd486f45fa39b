/** Who may import whom. */

/** The pure libraries, each standing on those before it; `oracle-text` beside the rest, for no rule needs words. */
const PURE = [
  'libs/kernel',
  'libs/card-tree',
  'libs/oracle-text',
  'libs/game-events',
  'libs/game-state',
  'libs/characteristics',
  'libs/engine',
  'libs/rules',
  'libs/views',
];

/** Each place, and the other places whose code it may import. */
const MAY_IMPORT = {
  'libs/kernel': [],
  // A client knows the server's HTTP contracts alone.
  'libs/client': [],
  'libs/card-tree': ['libs/kernel'],
  'libs/oracle-text': ['libs/kernel', 'libs/card-tree'],
  'libs/game-events': ['libs/kernel', 'libs/card-tree'],
  'libs/game-state': ['libs/kernel', 'libs/card-tree', 'libs/game-events'],
  'libs/characteristics': ['libs/kernel', 'libs/card-tree', 'libs/game-events', 'libs/game-state'],
  'libs/engine': ['libs/(kernel|card-tree|game-events|game-state|characteristics)'],
  'libs/rules': ['libs/(kernel|card-tree|game-events|game-state|characteristics|engine)'],
  'libs/views': ['libs/(kernel|card-tree|oracle-text|game-events|game-state|characteristics|engine|rules)'],
  'libs/cards': ['libs/kernel', 'libs/card-tree', 'libs/oracle-text'],
  'libs/event-store': ['libs/kernel'],
  'libs/tracing': ['libs/event-store'],
  'libs/test-kit': ['libs/(?!test-kit/|match/|conformance/)[^/]+'],
  'libs/match': ['libs/(?!match/|conformance/|simulator/|test-kit/|tracing/)[^/]+'],
  'libs/conformance': ['libs/(?!conformance/|simulator/|test-kit/|tracing/)[^/]+'],
  'libs/simulator': ['libs/(?!simulator/|conformance/|test-kit/|tracing/|client/|event-store/)[^/]+'],
  projections: ['libs/(kernel|game-events|game-state|views|event-store)'],
  'apps/server': ['libs', 'projections'],
  'apps/projector': ['libs', 'projections'],
  'apps/cli': ['libs', 'projections'],
  // The viewer knows the server's HTTP contracts alone.
  'apps/viewer': [],
};

const boundaries = Object.entries(MAY_IMPORT).map(([place, allowed]) => ({
  name: `${place.replace('/', '-')}-boundary`,
  comment: `${place} may import only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${place}/src/|^${place}/[^/]+/src/` },
  to: { path: '^(libs|projections|apps)/', pathNot: [place, ...allowed].map((each) => `^${each}/`) },
}));

module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'pure',
      comment: 'A pure library has no npm package and no Node module.',
      severity: 'error',
      from: { path: PURE.map((each) => `^${each}/src/`) },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^(libs|projections|apps)/',
      },
    },
    {
      name: 'client-packages',
      comment: 'The client runs wherever there is `fetch`.',
      severity: 'error',
      from: { path: '^libs/client/src/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(openapi-fetch|eventsource-parser)/',
      },
    },
    {
      name: 'projections-packages',
      comment: 'A projection is a fold, run by RxJS in a Nest module: no other package.',
      severity: 'error',
      from: { path: '^projections/[^/]+/src/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(rxjs|@nestjs|reflect-metadata)/' },
    },
    {
      name: 'projections-apart',
      comment: 'A projection can be thrown away: no other one knows it. They share the runtime alone.',
      severity: 'error',
      from: { path: '^projections/([^/]+)/src/' },
      to: { path: '^projections/', pathNot: '^projections/($1|runtime)/' },
    },
    {
      name: 'no-circular',
      comment: 'Types may refer to each other; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-internals',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      // One test needs any event that there can be; what makes them is test code, which a package doesn't export.
      from: { path: '^((?:libs|projections|apps)/[^/]+)/', pathNot: '^libs/rules/test/properties/total\\.test\\.ts$' },
      to: { path: '^(libs|projections|apps)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'not-to-test',
      comment: 'Only tests know tests.',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '^(libs|projections|apps)/[^/]+/test/' },
    },
    {
      name: 'not-to-test-kit',
      comment: 'Only tests play with the test kit.',
      severity: 'error',
      from: { path: '/src/', pathNot: '^libs/test-kit/' },
      to: { path: '^libs/test-kit/' },
    },
    {
      name: 'not-to-what-tests-load',
      comment: 'The contract suite needs the test runner, and played games are for tests: only tests may load them.',
      severity: 'error',
      from: { path: '/src/', pathNot: '^libs/[^/]+/src/(contract|testing)/' },
      to: { path: '^libs/[^/]+/src/(contract|testing)/' },
    },
    {
      name: 'unresolved',
      comment: 'What is imported exists. A command in bin/ loads what the build makes.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\.\\./dist/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(libs|projections|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
};
