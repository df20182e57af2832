import { readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import { importLaws } from './scripts/support/importLaws.ts';
import { importRule } from './scripts/support/importRule.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};
const packages = Object.keys(dependencies);
const tests = '**/*.test.{ts,tsx}';

// An override replaces the rule it names, so each folder's list is whole; that is why they are computed.
const folderLaws = Object.entries(importLaws).flatMap(([folder, law]) => [
  {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    excludeFiles: [tests, ...(law.hooks ? [`src/${law.hooks.file}`] : [])],
    rules: { 'no-restricted-imports': importRule({ folder, law, packages }) },
  },
  {
    files: law.hooks ? [`src/${law.hooks.file}`] : [],
    rules: { 'no-restricted-imports': importRule({ folder, law, packages, mayHook: true }) },
  },
  {
    files: [`src/${folder}/${tests}`],
    rules: { 'no-restricted-imports': importRule({ folder, law, packages: [] }) },
  },
]);

const notInSimulation = 'A step is (state, input, dt): hand it the time or the seeded random numbers.';
const impureGlobals = [
  'Date',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'fetch',
];

const zoneOfDevice =
  'A device or server may stand in another zone: use seoulFormat, calendarFormat or seoulTime of shared/time.';
/** What reads or writes a moment in the zone of the machine. */
const localTimeRules = [
  { object: 'Intl', property: 'DateTimeFormat', message: zoneOfDevice },
  ...['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'].flatMap((part) => [
    { property: `get${part}`, message: zoneOfDevice },
    { property: `set${part}`, message: zoneOfDevice },
  ]),
  ...['getTimezoneOffset', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
    property,
    message: zoneOfDevice,
  })),
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'assets', '.data', '**/*.gen.ts', 'src/server/db/migrations'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-console': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    // React's handlers and the framework's life-cycle methods may be async: both look after the promise.
    'typescript/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false, inheritedMethods: false } },
    ],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    // Long lists of words are spread from one line each, so that a change shows as one line.
    'unicorn/no-useless-spread': 'off',
    // Our services are plain objects whose methods know no `this`; taking one out of its object is meant.
    'typescript/unbound-method': 'off',
    // A styled div with the right role is often the accessible choice: <progress> and <output> take few styles.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...folderLaws,
    {
      files: ['src/**/*.{ts,tsx}'],
      // The guest's own Intl, and the one place that names the zone.
      excludeFiles: [tests, 'src/shared/code/javascript/**', 'src/shared/time/seoulFormat.ts'],
      rules: { 'no-restricted-properties': ['error', ...localTimeRules] },
    },
    {
      files: ['src/shared/simulation/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...impureGlobals.map((name) => ({ name, message: notInSimulation })),
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: notInSimulation },
        ],
      },
    },
    {
      files: ['src/client/**/*.{ts,tsx}'],
      jsPlugins: ['./scripts/support/steadySelectors.ts'],
      rules: { 'stores/steady-selector': 'error' },
    },
    {
      files: [
        '*.config.ts',
        'tests/e2e/globalSetup.ts',
        '.size-limit.ts',
        // The linter takes its plugins by their default exports.
        'scripts/support/steadySelectors.ts',
        // And Vitest its reporters.
        'scripts/support/errorsOutsideTests.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // What runs inside the judge's sandbox keeps the built-ins it found, before a child's program can change them.
    { files: ['src/shared/code/javascript/guest*.ts'], rules: { 'no-eval': 'off' } },
    { files: ['scripts/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
    {
      files: ['tests/**/*.ts'],
      excludeFiles: ['tests/support/eventually.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            ...{ object: 'vi', property: 'waitFor' },
            message: 'It waits for a second, in which a busy machine does not get there: use eventually().',
          },
        ],
      },
    },
  ],
});
