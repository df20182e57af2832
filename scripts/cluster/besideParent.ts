import { spawn } from 'node:child_process';

/*
 * Runs a program until it ends or the parent of this process does, also by a crash. Forked with the program and its
 * arguments.
 */
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const end = () => child.kill('SIGTERM');
process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('SIGTERM', end);
// PgBouncer waits for its clients at SIGTERM from version 1.23 on.
process.on('SIGQUIT', () => child.kill('SIGQUIT'));
child.on('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
