import { expect, it } from 'vitest';
import { createLog, type Logger } from './log.ts';

/** The lines that are written during the call. */
function linesOf(write: (log: Logger) => void): string[] {
  const lines: string[] = [];
  write(createLog({ LOG_LEVEL: 'trace', NODE_ENV: 'test' }, { write: (line) => void lines.push(line) }));
  return lines;
}

const LONG = 'x'.repeat(1_000_000);

it('cuts every text and list short, wherever it stands', () => {
  const lines = linesOf((log) => {
    log.info(LONG);
    log.info({ a: LONG, b: { c: [LONG] } }, LONG);
    log.info({ list: Array.from({ length: 100_000 }, (_, n) => n) }, 'list');
    log.error(new Error(LONG));
    log.error({ err: new Error(LONG, { cause: new Error(LONG) }) }, 'failed');
    log.info({ bytes: Buffer.from(LONG) }, '%s', LONG);
  });
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line.length).toBeLessThan(15_000);
  expect(lines[0]).toContain('… (1000000 characters)');
});

it('tells an error by its words, code, places and causes', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const [line = '{}'] = linesOf((log) => log.error(new Error('no database', { cause })));
  const { err, msg } = JSON.parse(line) as { msg: string; err: Record<string, unknown> };
  expect(msg).toBe('no database');
  expect(err).toMatchObject({ type: 'Error', message: 'no database' });
  expect(err['stack']).toMatch(/^ +at .*log\.test/);
  expect(err['cause']).toMatchObject({ message: 'refused', code: 'ECONNREFUSED' });
});

it('tells nothing of the values of a statement, nor what else hangs on an error', () => {
  const query = 'insert into "users" ("name") values ($1)';
  const failed = Object.assign(new Error(`Failed query: ${query}\nparams: 돌고래-비밀`), {
    query,
    params: ['돌고래-비밀'],
    body: '돌고래-비밀',
    cause: Object.assign(new Error('duplicate key'), { code: '23505', detail: '(name)=(돌고래-비밀)' }),
  });
  const lines = linesOf((log) => {
    log.error(failed);
    log.error({ err: failed }, 'failed');
  });
  for (const line of lines) {
    expect(line).not.toContain('비밀');
    expect(line).toContain('insert into');
    expect(line).toContain('23505');
  }
});
