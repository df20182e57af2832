import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Box } from './stageBox.ts';

/** The way to start a worker process on this machine. */
export interface Confinement {
  /** Names of the layers in force, for the log. */
  readonly layers: readonly string[];
  /** Command line for the worker of a slot; as root, every slot runs as its own user. */
  command(slot: number): readonly string[];
}

type Prefix = (slot: number) => readonly string[];

/** Layers that are required everywhere: without them judging is refused. */
const BASE_LAYERS = ['node-permission', 'empty-environment', 'wasm-memory-cap', 'time-kill'];
/** A range of ids outside of those for people and packages. */
const FIRST_USER_ID = 64_200;
/** A layer must not be left out because the machine was busy. */
const PROBE_TIMEOUT_MS = 30_000;

/** Deep recursion needs the three to fit each other: QuickJS must give up before V8, V8 before the system. */
interface StackSizes {
  systemKb?: number;
  v8Kb: number;
  quickjsBytes: number;
}

/** 12,000 calls, about as many as in a browser. */
const DEEP_STACK = { systemKb: 131_072, v8Kb: 60_000, quickjsBytes: 2 * 1024 * 1024 } satisfies StackSizes;
/** The system's own stack size: 8 MB, or 1 MB on Windows. */
const USUAL_STACK: StackSizes =
  process.platform === 'win32'
    ? { v8Kb: 900, quickjsBytes: 64 * 1024 }
    : { v8Kb: 7_000, quickjsBytes: 512 * 1024 };

/** A worker in the middle of an endless loop does not notice its judge's death, so the system ends it. */
const WITH_PARENT = ['--pdeathsig', 'KILL'];

const run = promisify(execFile);

/** Tries one layer after another, each on top of those that worked, and keeps the working ones. */
export async function chooseConfinement(box: Box): Promise<Confinement> {
  let node = process.execPath;
  let prefix: Prefix = () => [];
  const layers = [...BASE_LAYERS];
  const works = (candidate: Prefix) => startsNode([...candidate(0), node, '--version'], box);
  const add = async (name: string, layer: Prefix): Promise<boolean> => {
    const outer = prefix;
    const candidate: Prefix = (slot) => [...outer(slot), ...layer(slot)];
    if (!(await works(candidate))) return false;
    prefix = candidate;
    layers.push(name);
    return true;
  };

  const setpriv = findTool('setpriv');
  // This is set again after every change of the user below, because the system forgets it then.
  const endsWithParent =
    setpriv !== undefined && (await add('ends-with-parent', () => [setpriv, ...WITH_PARENT, '--']))
      ? WITH_PARENT
      : [];
  const namespaces = namespaceCommand();
  if (namespaces) await add('namespaces', () => namespaces);
  let stack = USUAL_STACK;
  const shell = findTool('sh');
  const limits =
    (sizes: StackSizes): Prefix =>
    () => [shell ?? 'sh', '-c', limitScript(sizes), 'judge-worker'];
  if (shell && (await add('resource-limits', limits(DEEP_STACK)))) stack = DEEP_STACK;
  else if (shell) await add('resource-limits', limits(USUAL_STACK));
  if (setpriv && process.getuid?.() === 0) {
    const ownUser: Prefix = (slot) => [setpriv, ...endsWithParent, ...dropEverything(FIRST_USER_ID + slot)];
    if (!(await add('own-user', ownUser))) {
      // The binary may be in a home directory that others cannot enter.
      node = await box.stageNode();
      if (!(await add('own-user', ownUser))) node = process.execPath;
    }
  } else if (setpriv) {
    await add('no-new-privileges', () => [setpriv, ...endsWithParent, '--no-new-privs']);
  }

  const nodeArguments = [
    '--permission',
    `--allow-fs-read=${box.folder}`,
    '--disallow-code-generation-from-strings',
    '--max-old-space-size=192',
    `--stack-size=${stack.v8Kb}`,
    box.entry,
    String(stack.quickjsBytes),
  ];
  const chosen = prefix;
  return { layers, command: (slot) => [...chosen(slot), node, ...nodeArguments] };
}

/**
 * No core dumps, no files, few handles; and CPU seconds well above those a worker may use before it is replaced, so
 * that one whose judge died in the middle of an endless loop ends by itself. `exec` leaves no shell behind; the
 * variables are those that a shell sets.
 */
function limitScript({ systemKb }: StackSizes): string {
  return [
    'ulimit -c 0',
    'ulimit -f 0',
    'ulimit -n 64',
    'ulimit -d 2000000',
    'ulimit -t 150',
    ...(systemKb === undefined ? [] : [`ulimit -s ${systemKb}`]),
    'unset PWD OLDPWD SHLVL _',
    'exec "$@"',
  ].join(' && ');
}

function namespaceCommand(): readonly string[] | undefined {
  const unshare = findTool('unshare');
  if (!unshare) return undefined;
  const asUser = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];
  return [unshare, ...asUser, '--net', '--ipc', '--pid', '--fork', '--'];
}

function dropEverything(userId: number): readonly string[] {
  const drop = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
  return [`--reuid=${userId}`, `--regid=${userId}`, ...drop];
}

/** The full path, since the workers get no PATH. */
function findTool(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/sbin', '/sbin']
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
}

async function startsNode(command: readonly string[], box: Box): Promise<boolean> {
  const [file, ...args] = command;
  if (file === undefined) return false;
  const options = { env: {}, cwd: box.emptyFolder, timeout: PROBE_TIMEOUT_MS };
  return run(file, args, options).then(
    ({ stdout }) => stdout.startsWith('v'),
    () => false,
  );
}
