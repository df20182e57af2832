/** Code that the server may not have yet, kept on this computer. */
export interface DraftBackup {
  readonly source: string;
  /** Version of the server's draft it was written on. */
  readonly baseVersion: number;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Backups of one account; a full or forbidden storage means no backup, never an error in the editor. */
export function createDraftBackups(storage: KeyValueStore | null, userId: number) {
  const keyOf = (problemId: number) => `dolphin.draft.${userId}.${problemId}`;
  return {
    read(problemId: number): DraftBackup | null {
      try {
        return parseBackup(storage?.getItem(keyOf(problemId)) ?? null);
      } catch {
        return null;
      }
    },
    write(problemId: number, backup: DraftBackup): void {
      try {
        storage?.setItem(keyOf(problemId), JSON.stringify(backup));
      } catch {
        // Full or forbidden: the server's copy is the only one then.
      }
    },
    clear(problemId: number): void {
      try {
        storage?.removeItem(keyOf(problemId));
      } catch {
        // Nothing to clear where nothing can be kept.
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
