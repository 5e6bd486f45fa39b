import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const PURE = [
  'kernel',
  'card-tree',
  'oracle-text',
  'game-events',
  'game-state',
  'characteristics',
  'engine',
  'rules',
  'views',
].map((name) => `libs/${name}/src/**/*.ts`);

/** Files of more than 400 lines, to be cut at their seams; the list only shrinks. */
const TOO_LONG = [];

/** A longer switch is a table, with an entry for each word that the compiler misses where it isn't there. */
const maxSwitchCases = {
  meta: { type: 'suggestion', schema: [{ type: 'object', properties: { max: { type: 'integer' } } }] },
  create(context) {
    const { max } = context.options[0];
    return {
      SwitchStatement(node) {
        const { length } = node.cases;
        if (length > max) {
          context.report({ node, message: `A switch of ${length} cases; at most ${max}: make it a typed table.` });
        }
      },
    };
  },
};

const impure = (names, message) => names.map((name) => ({ name, message }));

const ignored = (object, properties) =>
  properties.map((property) => ({ object, property, message: 'The runner of the tests ignores it (ADR 0014).' }));

export default defineConfig(
  { ignores: ['packages/', '**/dist/', 'libs/client/src/generated/', '**/coverage/', '**/node_modules/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      // A procedure is a generator because its caller uses `yield*`, whether it asks anything or not (docs/decisions.md D3).
      'require-yield': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.test.json', './apps/viewer/tsconfig.json', './apps/viewer/tsconfig.vite.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // A rejection that nobody awaits ends the process. `void` hides one: say with `catch` what becomes of it.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Messages are full of numbers, and every number has one text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // `(x) => write(x)` as a callback says no more than it does.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An adapter in memory implements an asynchronous port and has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // `for (;;)` and `while (true)` are how a loop that ends in its middle is written.
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      // We have no enums, and this rule alone takes a fifth of the linter's time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Nest's modules are classes without members.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // A factory's type parameter may name its result alone.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    name: 'dense arrays',
    // Hot paths and parsers index dense arrays in loops that stay inside them; under noUncheckedIndexedAccess every such read needs
    // an `!`, and a check in its place would cost time and could never fail.
    files: ['libs/{kernel,card-tree,oracle-text,game-events,game-state,characteristics,engine,rules,views}/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    name: 'pure libraries',
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure(['Date', 'performance'], 'Time is data in a pure library: take it as an argument.'),
        ...impure(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'], 'Nothing waits in a pure library.'),
        ...impure(
          ['process', 'require', 'console', 'globalThis', 'fetch', 'Buffer'],
          'A pure library has no platform.',
        ),
        ...impure(['crypto'], 'Hash with sha256 of @stacktrail/kernel; draw from DrawSequence or Prng.'),
        ...impure(['Intl'], 'The result depends on the machine: compare and format by code units.'),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from DrawSequence or Prng of @stacktrail/kernel.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w+)$/]',
          message: 'The result depends on the machine: compare and format by code units.',
        },
        { selector: 'ImportExpression', message: 'A pure library is loaded whole.' },
        { selector: 'AwaitExpression, FunctionDeclaration[async=true]', message: 'Nothing waits in a pure library.' },
      ],
    },
  },
  {
    name: 'tests',
    files: ['**/test/**/*.ts', 'libs/test-kit/**/*.ts'],
    // Tests reach into parsed JSON and half-made values; what is wrong there fails the test.
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-properties': [
        'error',
        ...ignored('expect', ['assertions', 'hasAssertions']),
        ...ignored('test', ['concurrent', 'failing', 'todo']),
      ],
    },
  },
  {
    name: 'sizes',
    files: ['**/src/**/*.ts', '**/src/**/*.tsx'],
    // The contract suite is a test that every store's tests run.
    ignores: ['libs/event-store/src/contract/**'],
    plugins: { sizes: { rules: { 'max-switch-cases': maxSwitchCases } } },
    rules: {
      'sizes/max-switch-cases': ['error', { max: 20 }],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: false, skipComments: false }],
    },
  },
  ...(TOO_LONG.length > 0 ? [{ name: 'too long', files: TOO_LONG, rules: { 'max-lines': 'off' } }] : []),
  {
    name: 'scripts and configuration',
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        AbortSignal: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        process: 'readonly',
        URLSearchParams: 'readonly',
      },
    },
  },
);
