export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockPackages = Record<string, LockEntry>;

/** A package for another platform that a package in the lockfile may want, but that has no entry. */
export interface LockGap {
  /** The place of its entry, such as `node_modules/esbuild/node_modules/@esbuild/aix-ppc64`. */
  path: string;
  entry: LockEntry;
}

const systems: Record<string, string> = { windows: 'win32', win32: 'win32' };
for (const os of [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
])
  systems[os] = os;
const processors: Record<string, string> = { armv7: 'arm' };
for (const cpu of [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
])
  processors[cpu] = cpu;
const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/**
 * `npm ci` refuses a lockfile without an entry for every optional package, those of other platforms included; npm
 * leaves them out when the registry it was written with does not carry them. Their names tell what they are for.
 */
export function lockfileGaps(packages: LockPackages): LockGap[] {
  return Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !isLocked(packages, parent, name, range))
      .map(([name, range]) => {
        const atRoot = `node_modules/${name}`;
        const version = range.replace(/^[\^~]/, '');
        const taken = packages[atRoot] !== undefined && packages[atRoot].version !== version;
        return {
          path: taken ? `${parent}/node_modules/${name}` : atRoot,
          entry: { version, ...(dev && { dev }), optional: true, ...platformOf(name) },
        };
      }),
  );
}

function isLocked(packages: LockPackages, parent: string, name: string, range: string): boolean {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry) return !/^\d/.test(range) || entry.version === range;
    if (folder === '') return false;
  }
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split(/[-.]/);
  const find = (table: Record<string, string>) => words.flatMap((word) => table[word] ?? []).slice(0, 1);
  const [os, cpu, libc] = [find(systems), find(processors), find(libraries)];
  if (os.length === 0 && cpu.length === 0)
    throw new Error(`The name ${name} does not tell which platform it is for`);
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}
