import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { lmsPackageRoutes } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { channelScope, type Handlers, type UploadedFile } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { exportPackage } from './exportPackage.ts';
import { importPackage } from './importPackage.ts';
import { readApart } from './readApart.ts';
import { noteMissingInLibrary } from './libraryContents.ts';
import { packageTexts } from './texts.ts';

export const lmsPackageHandlers: Handlers<typeof lmsPackageRoutes> = {
  preview: async (call) => {
    const read = await readApart(await bytesOf(call.files[0]));
    await noteMissingInLibrary(call.deps.db, read);
    const { fileList } = read;
    return { fileList, isReady: fileList.every(({ errorList }) => errorList.length === 0) };
  },
  importPackage: async (call) => importPackage(channelScope(call), await bytesOf(call.files[0])),
  exportPackage: async (call) => {
    const { kind, contentId } = call.params;
    const { channelId } = call.channel;
    const { format } = call.query;
    const { name, zip } = await exportPackage({ deps: call.deps, channelId, kind, contentId, format });
    return { type: 'application/zip', content: { stream: Readable.from(zip) }, downloadName: name };
  },
};

async function bytesOf(file: UploadedFile | undefined): Promise<Buffer> {
  if (file) return Buffer.isBuffer(file.content) ? file.content : readFile(file.content.path);
  throw new AppError('PACKAGE_REFUSED', { message: packageTexts.empty, log: 'no package was uploaded' });
}
