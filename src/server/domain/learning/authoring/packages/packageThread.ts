import { parentPort } from 'node:worker_threads';
import { AppError } from '#server/platform/appError.ts';
import { readPackage, type ReadPackage } from './readPackage.ts';
import { unzipPackage } from './unzipPackage.ts';

/** Answers of the thread in which packages are read. */
export type ThreadAnswer =
  | { readonly read: ReadPackage }
  | { readonly refused: { readonly message: string; readonly log: string } };

function answerTo(bytes: Uint8Array): ThreadAnswer {
  try {
    return { read: readPackage(unzipPackage(bytes)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { message: error.userMessage, log: error.message } };
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(answerTo(bytes)));
