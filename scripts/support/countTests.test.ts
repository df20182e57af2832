import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { countPlaywright, countVitest } from './countTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countVitest', () => {
  it('counts an error outside of the tests as a failed test, and names what failed', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'counts', status: 'failed', failureMessages: ['expected 1 to be 2'] }],
      },
    ];
    const file = report('vitest.json', { numPassedTests: 2, numFailedTests: 1, testResults });
    report('vitest.errors.json', [{ name: 'c.test.ts', message: 'no such module' }]);
    expect(countVitest(file)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['b.test.ts › counts\n    expected 1 to be 2', 'c.test.ts\n    no such module'],
    });
  });

  it('finds nothing where nothing ran', () => {
    expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, failures: [] });
  });
});

describe('countPlaywright', () => {
  it('counts a flaky journey and an error outside of any as failed, and names them with what they left', () => {
    const path = join(projectRoot, 'test-results/e2e/walks/failed.png');
    const attachments = [{ name: 'screenshot', path }, { name: 'a note' }];
    const results = [{ errors: [{ message: '\u001b[31mtimed out\u001b[39m' }], attachments }, { errors: [] }];
    const suites = [
      {
        specs: [],
        suites: [{ specs: [{ title: 'walks', file: 'world.spec.ts', tests: [{ results }] }] }],
      },
      { specs: [{ title: 'talks', file: 'chat.spec.ts', tests: [{ results: [{ errors: [] }] }] }] },
    ];
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    const file = report('playwright.json', { stats, errors: [{ message: 'no server' }], suites });
    expect(countPlaywright(file)).toEqual({
      passed: 3,
      failed: 3,
      failures: [
        'world.spec.ts › walks\n    timed out\n    see test-results/e2e/walks/failed.png',
        'outside of the tests\n    no server',
      ],
    });
  });
});
