import type { Language } from '#shared/contract/learning/problems.ts';

/** Local backup of code that the server may not have yet. */
export interface DraftBackup {
  readonly source: string;
  /** Version of the server's draft it is based on. */
  readonly baseVersion: number;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The things kept by their id beside code: own cases, stages, new posts by board, changed posts, a channel's
 * materials.
 */
export type BackupKind =
  | Language
  | 'OWN_CASES'
  | 'STAGE'
  | 'OWN_STAGE'
  | 'POST'
  | 'POST_CHANGE'
  | 'COURSES'
  | 'WORKSHEETS'
  | 'DOCUMENTS'
  | 'BLOCKS'
  | 'BLOCK_WORK';

/** Backups of one account of one kind; without usable storage there is no backup, and never an error in the editor. */
export function createDraftBackups(storage: KeyValueStore | null, userId: number, language: BackupKind) {
  // JavaScript came first: its backups are kept under the name without a language.
  const suffix = language === 'JAVASCRIPT' ? '' : `.${language}`;
  const keyOf = (problemId: number) => `dolphin.draft.${userId}.${problemId}${suffix}`;
  return {
    read(problemId: number): DraftBackup | null {
      try {
        return parseBackup(storage?.getItem(keyOf(problemId)) ?? null);
      } catch {
        return null;
      }
    },
    /** Whether the device keeps it; its storage may be full or forbidden. */
    write(problemId: number, backup: DraftBackup): boolean {
      try {
        storage?.setItem(keyOf(problemId), JSON.stringify(backup));
        return storage !== null;
      } catch {
        return false;
      }
    },
    clear(problemId: number): void {
      try {
        storage?.removeItem(keyOf(problemId));
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}

export type DraftBackups = ReturnType<typeof createDraftBackups>;

function parseBackup(text: string | null): DraftBackup | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const { source, baseVersion } = value as Partial<Record<keyof DraftBackup, unknown>>;
  return typeof source === 'string' && typeof baseVersion === 'number' ? { source, baseVersion } : null;
}

/** The storage of this browser; null where it is shut off. */
export function reachStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
