import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { createDiskStorage } from './diskStorage.ts';
import type { StorageGateway } from './storageGateway.ts';

/** The adapter that STORAGE names. The S3 client is loaded only where it is used. */
export async function createStorage({
  config,
  clock,
}: {
  config: Config;
  clock: Clock;
}): Promise<StorageGateway> {
  const now = () => clock.now();
  if (config.STORAGE === 'disk')
    return createDiskStorage({ folder: config.STORAGE_FOLDER, secret: config.TOKEN_SECRET, now });
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage({
    endpoint: needed(config, 'S3_ENDPOINT'),
    bucket: needed(config, 'S3_BUCKET'),
    region: needed(config, 'S3_REGION'),
    accessKeyId: needed(config, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(config, 'S3_SECRET_ACCESS_KEY'),
    now,
  });
}

type S3Setting = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY';

function needed(config: Config, name: S3Setting): string {
  const value = config[name];
  if (!value) throw new Error(`createStorage: STORAGE is s3 without ${name}`);
  return value;
}
