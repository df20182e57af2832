import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#server/platform/ids.ts';
import { canEnter, postgresUser } from './systemUser.ts';
import type { SystemUser } from './systemUser.ts';

/** The folder that the account of Postgres can reach; root's own folders would hide it. */
export const walkableFolder = '/var/lib/dolphin-world';

export interface ClusterHome {
  /** Holds the cluster, its password and its lock. */
  home: string;
  /** The account Postgres runs as; undefined is the account of this process. */
  user: SystemUser | undefined;
}

/**
 * The home is inside `dataDir`, or, when root has to run Postgres as an account without access to it (a checkout under
 * /root), in an accessible folder with the same purpose. The owner of an existing cluster is kept.
 */
export function clusterHome(dataDir: string): ClusterHome {
  const wanted = join(dataDir, 'postgres');
  mkdirSync(wanted, { recursive: true });
  const user = process.getuid?.() === 0 ? (ownerOf(join(wanted, 'cluster')) ?? postgresUser()) : undefined;
  if (!user || canEnter(wanted, user)) return { home: wanted, user };
  const home = join(walkableFolder, sha256(dataDir).slice(0, 16));
  mkdirSync(home, { recursive: true });
  return { home, user };
}

function ownerOf(folder: string): SystemUser | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}
