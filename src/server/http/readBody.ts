import { readFile, rm } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import multer, { MulterError } from 'multer';
import type { RouteSpec, StreamedBodySpec, UploadSpec } from '#shared/contract/route.ts';
import type { UploadedFile } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { decodeStart, encodingOf, isWriting } from '#server/platform/koreanText.ts';

/** Most bodies are small: the longest source code as JSON fits four times over. */
const BODY_LIMIT = '512kb';
/** Text fields and part headers beside the files of an upload. */
const FORM_SLACK_BYTES = 64 * 1024;
const MOST_TEXT_FIELDS = 20;

const texts = {
  noFile: '파일을 골라 주세요.',
  tooMany: (most: number) => `파일은 한 번에 ${most}개까지 올릴 수 있어요.`,
};

export interface ReceivedBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[] | undefined;
  readonly rawBody: Buffer | undefined;
  readonly stream: Readable | undefined;
  /** Removes temporary files; for when the call is answered or has failed. */
  discard(): Promise<void>;
}

type BodyReader = (request: Request, response: Response) => Promise<ReceivedBody>;

/** The reader of a route's body, made once per route. Big uploads wait in `folder`. */
export function bodyReader(route: RouteSpec, folder: string): BodyReader {
  if (route.upload) return uploadReader(route.upload, folder);
  if (route.streamedBody) return streamReader(route.streamedBody);
  const limit = route.bodyLimit ?? BODY_LIMIT;
  if (route.rawBody) {
    const raw = express.raw({ limit, type: route.rawBody.contentType });
    return async (request, response) => {
      await run(raw, request, response);
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return { ...NO_BODY, rawBody };
    };
  }
  if (route.method === 'GET') return () => Promise.resolve(NO_BODY);
  const json = express.json({ limit });
  return async (request, response) => {
    await run(json, request, response);
    return { ...NO_BODY, body: request.body };
  };
}

const NO_BODY: ReceivedBody = {
  body: undefined,
  files: undefined,
  rawBody: undefined,
  stream: undefined,
  discard: () => Promise.resolve(),
};

function streamReader({ maxBytes }: StreamedBodySpec): BodyReader {
  return (request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxBytes) {
      // An unread body cannot be followed by another request.
      response.setHeader('Connection', 'close');
      throw new AppError('FILE_TOO_LARGE', { log: `${announced} bytes announced, at most ${maxBytes}` });
    }
    let received = 0;
    const stream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        if (received > maxBytes)
          done(new AppError('FILE_TOO_LARGE', { log: `a stream of over ${maxBytes} bytes` }));
        else done(null, chunk);
      },
    });
    // A caller who disconnects ends the stream as an error, not as if it were complete.
    request.once('aborted', () =>
      stream.destroy(new AppError('FILE_UNREADABLE', { log: 'a stream was cut off' })),
    );
    request.pipe(stream);
    return Promise.resolve({
      ...NO_BODY,
      stream,
      discard: () => {
        stream.destroy();
        request.resume();
        return Promise.resolve();
      },
    });
  };
}

function uploadReader(upload: UploadSpec, folder: string): BodyReader {
  const { field, maxFiles, maxBytes, keptIn = 'memory' } = upload;
  const parse = multer({
    // Names in the folder are multer's random ones.
    storage: keptIn === 'file' ? multer.diskStorage({ destination: folder }) : multer.memoryStorage(),
    limits: {
      fileSize: maxBytes,
      files: maxFiles,
      fields: MOST_TEXT_FIELDS,
      fieldSize: FORM_SLACK_BYTES,
      fieldNestingDepth: 0,
    },
    defParamCharset: 'utf8',
  }).array(field, maxFiles);

  return async (request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxFiles * maxBytes + FORM_SLACK_BYTES) {
      // An unread body cannot be followed by another request.
      response.setHeader('Connection', 'close');
      throw new AppError('FILE_TOO_LARGE', { log: `${announced} bytes announced for ${field}` });
    }
    try {
      await run(parse, request, response);
    } catch (error) {
      throw uploadError(error, upload);
    }
    const received = Array.isArray(request.files) ? request.files : [];
    const discard = async () => {
      for (const { path } of received) if (path) await rm(path, { force: true });
    };
    try {
      if (received.length === 0)
        throw new AppError('VALIDATION_FAIL', {
          message: texts.noFile,
          fieldErrors: [{ field, message: texts.noFile }],
          log: `no file in the field ${field}`,
        });
      const files = await Promise.all(received.map((file) => toUploadedFile(file, upload)));
      return { ...NO_BODY, body: { ...request.body }, files, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  };
}

async function toUploadedFile(file: Express.Multer.File, { types, text }: UploadSpec): Promise<UploadedFile> {
  const { originalname: name, size, path } = file;
  const sniffed = await (path ? fileTypeFromFile(path) : fileTypeFromBuffer(file.buffer));
  if (!sniffed && text && size > 0 && isPlainText(path ? await readFile(path) : file.buffer))
    return { name, size, type: 'text/plain', content: path ? { path } : file.buffer };
  // A text table has no signature; a file that begins like another type is not one.
  const type = sniffed?.mime ?? (!path && isText(file.buffer) ? 'text/csv' : undefined);
  if (type === undefined || !types.includes(type)) {
    throw new AppError('FILE_TYPE_REFUSED', {
      log: `an upload is ${type ?? 'of no known type'}, expected ${types.join(', ')}`,
    });
  }
  return { name, size, type, content: path ? { path } : file.buffer };
}

/** Writing without signs that no text has; markup and shell programs begin with a sign of their own. */
function isPlainText(bytes: Buffer): boolean {
  const text = decodeStart(bytes);
  return isWriting(text) && !/^\s*(?:<|#!)/.test(text.replace(/^\ufeff/, ''));
}

/** Whether it is pure text: no control characters except tabs and line ends. */
const isText = (bytes: Buffer): boolean =>
  encodingOf(bytes).startsWith('utf-16')
    ? isWriting(decodeStart(bytes))
    : bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

function uploadError(error: unknown, { field, maxFiles }: UploadSpec): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return new AppError('FILE_TOO_LARGE', { cause: error, log: `a file in ${field} is over its limit` });
    const tooMany = error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE';
    return new AppError('VALIDATION_FAIL', {
      ...(tooMany && { message: texts.tooMany(maxFiles) }),
      cause: error,
      log: `an upload to ${field} was refused: ${error.code}`,
    });
  }
  // A form that ends in the middle, or a caller who disconnected.
  return new AppError('FILE_UNREADABLE', { cause: error, log: `an upload to ${field} could not be read` });
}

function run(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void middleware(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(error instanceof Error ? error : new Error('the body could not be read', { cause: error }));
    });
  });
}
