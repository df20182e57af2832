import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Transaction } from '#server/db/connect.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { sniffBytes } from '#server/gateways/videoConverter/sniffType.ts';
import { AppError } from '#server/platform/appError.ts';
import { SOURCE_FORMATS } from './convertVideo.ts';

/** Takes an MP4 of this machine like an upload, and starts its conversion; `attach` names the row that shows it. */
export async function takeFile(
  deps: Deps,
  { channelId, name, path }: { readonly channelId: number; readonly name: string; readonly path: string },
  attach: (tx: Transaction, videoStorageId: number) => Promise<unknown>,
): Promise<void> {
  const sourceKey = `${randomBytes(16).toString('hex')}.bin`;
  const { size } = await stat(path);
  await deps.storage.put(sourceKey, { path }, 'video/mp4');
  await transaction(deps, async (tx) => {
    const source = { sourceKey, sourceType: 'video/mp4', name, size };
    const id = await addTakenFile(tx, { deps, channelId, ownerId: null, source, priority: 20 });
    await attach(tx, id);
  });
}

/** A film whose bytes are stored already. */
export interface TakenFile {
  readonly sourceKey: string;
  readonly sourceType: string;
  /** The owner's name for the file. */
  readonly name: string;
  readonly size: number;
}

/** Stores the bytes of a film out of a package. Throws FILE_TYPE_REFUSED for other files. */
export async function saveTakenFile(
  { storage }: Pick<Deps, 'storage'>,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<TakenFile> {
  const sourceType = (await sniffBytes(bytes)) ?? '';
  if (!(sourceType in SOURCE_FORMATS))
    throw new AppError('FILE_TYPE_REFUSED', { log: `${name} is ${sourceType || 'of no known type'}` });
  const sourceKey = `${randomBytes(16).toString('hex')}.bin`;
  await storage.put(sourceKey, bytes, sourceType);
  return { sourceKey, sourceType, name, size: bytes.length };
}

/** Starts the conversion of a stored film. Answers the id of its storage. */
export async function addTakenFile(
  tx: Transaction,
  taken: {
    readonly deps: Pick<Deps, 'clock'>;
    readonly channelId: number;
    readonly ownerId: number | null;
    readonly source: TakenFile;
    /** The priority of its job; lower ones run sooner. */
    readonly priority: number;
  },
): Promise<number> {
  const { deps, channelId, ownerId, source, priority } = taken;
  const { name: originalName, ...file } = source;
  const at = deps.clock.now();
  const [row] = await tx
    .insert(videoStorages)
    .values({
      channelId,
      ownerId,
      state: 'CONVERTING',
      originalName,
      ...file,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: videoStorages.id });
  if (!row) throw new Error(`addTakenFile: no storage for ${originalName}`);
  await addJob(tx, 'videos.convert', { videoStorageId: row.id }, { priority });
  return row.id;
}
