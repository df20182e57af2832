import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Transaction } from '#server/db/connect.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';

/** Takes an MP4 of this machine as if it had been uploaded, and has it converted; `attach` says what shows it. */
export async function takeFile(
  deps: Deps,
  { channelId, name, path }: { readonly channelId: number; readonly name: string; readonly path: string },
  attach: (tx: Transaction, videoStorageId: number) => Promise<unknown>,
): Promise<void> {
  const sourceKey = `${randomBytes(16).toString('hex')}.bin`;
  const { size } = await stat(path);
  await deps.storage.put(sourceKey, { path }, 'video/mp4');
  const at = deps.clock.now();
  await transaction(deps, async (tx) => {
    const [row] = await tx
      .insert(videoStorages)
      .values({
        ...{ channelId, state: 'CONVERTING', sourceKey, sourceType: 'video/mp4', originalName: name, size },
        ...{ createdAt: at, updatedAt: at },
      })
      .returning({ id: videoStorages.id });
    if (!row) throw new Error(`takeFile: no storage for ${name}`);
    await attach(tx, row.id);
    await addJob(tx, 'videos.convert', { videoStorageId: row.id }, { priority: 20 });
  });
}
