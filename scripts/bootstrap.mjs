// The entry of every npm command. It uses Node built-ins alone and parses on Node 18, because it runs before anything
// is installed: it updates node_modules to the lockfile, then starts the real command in Node 24, which runs
// TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const nodeModules = join(root, 'node_modules');
const stampFile = join(nodeModules, '.dolphin-world-install');
const requiredNodeMajor = 24;

/** Each command is a program and the arguments that come before the caller's own. */
const commands = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/test.ts'],
  build: ['scripts/build.ts'],
  check: ['scripts/check.ts'],
  'check:content': ['scripts/checkContent.ts'],
  ids: ['scripts/printIds.ts'],
  economy: ['scripts/printEconomy.ts'],
  hours: ['scripts/printHours.ts'],
  'play:hour': ['scripts/playHour.ts'],
  sprites: ['scripts/packSprites.ts'],
  sounds: ['scripts/packSounds.ts'],
  'sprites:sheets': ['scripts/drawSheets.ts'],
  'sprites:references': ['scripts/renewReferences.ts'],
  screenshots: ['scripts/takeScreenshots.ts'],
  'bench:battle': ['scripts/bench/battle.ts'],
  'bench:load': ['scripts/bench/load.ts'],
  'bench:dialogs': ['scripts/bench/dialogs.ts'],
  'bench:api': ['scripts/bench/api.ts'],
  'bench:lists': ['scripts/bench/lists.ts'],
  'bench:matrix': ['scripts/bench/matrix.ts'],
  'bench:contents': ['scripts/bench/contents.ts'],
  'bench:upload': ['scripts/bench/upload.ts'],
  'bench:bookings': ['scripts/bench/bookings.ts'],
  'bench:payments': ['scripts/bench/payments.ts'],
  'bench:channels': ['scripts/bench/channels.ts'],
  'bench:judge': ['scripts/bench/judge.ts'],
  'bench:stage': ['scripts/bench/stage.ts'],
  'bench:sprites': ['scripts/bench/sprites.ts'],
  'bench:rooms': ['scripts/bench/rooms.ts'],
  'bench:cluster': ['scripts/bench/cluster.ts'],
  'bench:outages': ['scripts/bench/outages.ts'],
  'bench:soak': ['scripts/bench/soak.ts'],
  'bench:world': ['scripts/bench/world.ts'],
  cluster: ['scripts/cluster.ts'],
  'db:generate': ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'drizzle.config.ts'],
  admin: ['scripts/grantAdmin.ts'],
  'db:backup': ['scripts/backupDatabase.ts'],
  'db:restore': ['scripts/restoreDatabase.ts'],
  lock: ['scripts/completeLockfile.ts'],
  'env:example': ['scripts/generateEnvExample.ts'],
};

const [command = '', ...rest] = process.argv.slice(2);
const program = commands[command];
if (!program) fail(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`);

process.chdir(root);
await installWhenStale();
installGitHooks();
runUnderNode24(program, rest);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

async function installWhenStale() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : '';
  if (stamp === hash) return;
  if (!treeMatches(JSON.parse(lockText))) await npmCi();
  mkdirSync(nodeModules, { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}

/** A tree that `npm install` has just updated needs no second installation, only the stamp. */
function treeMatches(lock) {
  const treeFile = join(nodeModules, '.package-lock.json');
  if (!existsSync(treeFile)) return false;
  let installed;
  try {
    installed = JSON.parse(readFileSync(treeFile, 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found || !existsSync(join(root, path))) return wanted.optional === true && !fitsThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function fitsThisMachine({ os, cpu, libc }) {
  if (!os && !cpu && !libc) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, systemLibc());
}

/** The lists in package.json name the allowed ones, or with `!` the others. */
function allows(list, value) {
  if (!list || value === undefined) return true;
  const names = [list].flat();
  return (
    names.includes(value) || (names.every((name) => name.startsWith('!')) && !names.includes(`!${value}`))
  );
}

function systemLibc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Install scripts stay off: npm 11 blocks them anyway, and nothing here needs one. */
function npmCi() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing packages (npm ci) …');
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npmCli = process.env.npm_execpath;
  const viaCli = Boolean(npmCli && /npm-cli\.c?js$/.test(npmCli));
  const child = viaCli
    ? spawn(process.execPath, [npmCli, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds()}`), 5000);
  return new Promise((done) => {
    child.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.on('close', (code) => {
      clearInterval(heartbeat);
      if (code !== 0) fail(`npm ci failed with exit code ${code}; its message stands above.`);
      console.log(`Packages installed in ${seconds()}.`);
      done();
    });
  });
}

/** Writes the hooks once per checkout; a machine without git, or a CI, does without them. */
function installGitHooks() {
  if (
    process.env.CI ||
    !existsSync(join(root, '.git')) ||
    existsSync(join(nodeModules, '.dolphin-world-hooks'))
  )
    return;
  const lefthook = join(nodeModules, 'lefthook', 'bin', 'index.js');
  if (!existsSync(lefthook)) return;
  const result = spawnSync(process.execPath, [lefthook, 'install'], { stdio: 'ignore' });
  if (result.status === 0) writeFileSync(join(nodeModules, '.dolphin-world-hooks'), 'installed\n');
}

function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= requiredNodeMajor) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(nodeModules, `node-${system}-${process.arch}`, 'bin', file);
  if (existsSync(bundled)) return bundled;
  return fail(
    `Node ${requiredNodeMajor} is needed and no bundled one fits ${process.platform}-${process.arch}. ` +
      `Install Node ${requiredNodeMajor} or newer (this is ${process.version}) and run the command again.`,
  );
}

function runUnderNode24([file, ...first], own) {
  const node = findNode24();
  if (!existsSync(join(root, file))) fail(`The command "${command}" has no program yet: ${file} is missing.`);
  const path = [dirname(node), join(nodeModules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...first, ...own], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: path,
      DOLPHIN_COMMAND: command,
      // Without it every starting server would strip the types of a thousand files again.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(nodeModules, '.cache', 'compiled'),
    },
  });
  child.on('error', (error) => fail(`Node ${requiredNodeMajor} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 + (signalNumbers[signal] ?? 0) : 1)));

  const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // A terminal sends Ctrl+C to the whole group, so the child has it already; a single kill -INT has to be passed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  stopWhenNpmIsKilled(child);
}

/** SIGKILL of npm reaches no child: without this the server would keep its port and its data. */
function stopWhenNpmIsKilled(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const started = ancestors();
  setInterval(() => ancestors() === started || child.kill('SIGTERM'), 500).unref();
}

/** Our parent and its own: npm starts us through a shell, which survives npm. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
