import { execFile } from 'node:child_process';
import type { SystemUser } from './systemUser.ts';

/** Runs initdb or pg_ctl to its end. Rejects with its output, which names the cause. */
export function runPostgresProgram(
  program: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<void> {
  // An own small environment: PGHOST, PGOPTIONS and the like of the caller must not reach our server.
  const env = {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    TMPDIR: process.env.TMPDIR,
    LC_ALL: 'C',
  };
  const cwd = process.platform === 'win32' ? undefined : '/';
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...user, env, cwd }, (error, stdout, stderr) => {
      if (!error) return resolve();
      reject(
        new Error(`${program} failed: ${`${stderr}${stdout}`.trim() || error.message}`, { cause: error }),
      );
    });
  });
}
