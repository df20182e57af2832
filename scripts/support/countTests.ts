import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { errorsFileOf, type ErrorOutsideTests } from './errorsOutsideTests.ts';

export interface TestCount {
  passed: number;
  failed: number;
  /** The failures with their reasons, a few lines each: they end the output, so that its tail shows them. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { results: { errors: { message?: string }[]; attachments?: { path?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

const NONE: TestCount = { passed: 0, failed: 0, failures: [] };

/** The tests of one vitest run, with the errors outside of its tests, each of which counts as one failed test. */
export function countVitest(file: string): TestCount {
  if (!existsSync(file)) return NONE;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => describeFailure(`${name} › ${one.fullName}`, one.failureMessages)),
  );
  const outside = readErrorsOutside(errorsFileOf(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + outside.length,
    failures: [...failures, ...outside.map(({ name, message }) => describeFailure(name, [message]))],
  };
}

function readErrorsOutside(file: string): ErrorOutsideTests[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ErrorOutsideTests[]) : [];
}

/** The journeys of one Playwright run. A flaky one failed before it passed, and counts as failed. */
export function countPlaywright(file: string): TestCount {
  if (!existsSync(file)) return NONE;
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failures = suites.flatMap(specsOf).flatMap(({ title, file: spec, tests }) => {
    const results = tests.flatMap((one) => one.results);
    const messages = results.flatMap(({ errors: own }) => own.map(({ message }) => message));
    if (messages.length === 0) return [];
    const evidence = results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? []));
    return [
      [
        describeFailure(`${spec} › ${title}`, messages),
        ...evidence.map((path) => `    see ${relative(projectRoot, path)}`),
      ].join('\n'),
    ];
  });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...failures,
      ...errors.map(({ message }) => describeFailure('outside of the tests', [message])),
    ],
  };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const MESSAGE_LINES = 12;

function describeFailure(name: string, messages: readonly (string | undefined)[] = []): string {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n');
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
}
