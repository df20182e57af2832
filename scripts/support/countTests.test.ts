import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './countTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countVitest', () => {
  it('counts a file that could not be loaded as a failed test', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ];
    const file = report('vitest.json', { numPassedTests: 2, numFailedTests: 1, testResults });
    expect(countVitest(file)).toEqual({ passed: 2, failed: 2 });
  });

  it('finds nothing where nothing ran', () => {
    expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  });
});

describe('countPlaywright', () => {
  it('counts a flaky journey and an error outside of any as failed', () => {
    const file = report('playwright.json', { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(countPlaywright(file)).toEqual({ passed: 3, failed: 3 });
  });
});
