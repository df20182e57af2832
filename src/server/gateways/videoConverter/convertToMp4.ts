import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import type { VideoFailure } from '#shared/contract/learning/videoUploads.ts';

/** The reason why a file cannot be played; a retry would not help. */
export class ConvertError extends Error {
  override readonly name = 'ConvertError';
  readonly failure: VideoFailure;

  constructor(failure: VideoFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Limits of processor time and of wall-clock time. */
const MOST_CPU_SECONDS = 2 * 60 * 60;
const MOST_WALL_MS = 3 * 60 * 60 * 1000;
const KEPT_LOG_CHARACTERS = 8000;

/** No questions, no network, no other files than the named one, one thread, a limit of processor time. */
const CONFINED = [
  ...['-hide_banner', '-nostdin', '-y', '-loglevel', 'info', '-nostats'],
  ...['-timelimit', String(MOST_CPU_SECONDS), '-protocol_whitelist', 'file,pipe'],
];
/** At most 720 lines, and even numbers, as H.264 requires. */
const FIT =
  "scale=w='min(1280,iw)':h='min(720,ih)':force_original_aspect_ratio=decrease,scale=trunc(iw/2)*2:trunc(ih/2)*2,setsar=1";

export interface Conversion {
  readonly ffmpeg: string;
  readonly source: string;
  readonly target: string;
  /** The container of the source. */
  readonly format: string;
  readonly mostSeconds: number;
  readonly signal?: AbortSignal | undefined;
  readonly onPercent?: (percent: number) => void;
}

/** H.264 and AAC in an MP4 that begins to play before it is complete. Throws ConvertError. */
export async function convertToMp4(conversion: Conversion): Promise<{ seconds: number }> {
  const { ffmpeg, source, target, format, mostSeconds, signal, onPercent } = conversion;
  let duration = 0;
  let seconds = 0;
  const limit = new AbortController();
  const input = ['-threads', '1', '-f', format, '-i', `file:${source}`];
  const streams = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1'];
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-vf', FIT];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  const output = [
    '-threads',
    '1',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    '-progress',
    'pipe:1',
    `file:${target}`,
  ];
  await runFfmpeg(ffmpeg, [...CONFINED, ...input, ...streams, ...picture, ...sound, ...output], {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    onError: (log) => {
      if (duration > 0) return;
      duration = durationIn(log);
      if (duration > mostSeconds) limit.abort(tooLong(`${duration} seconds`));
    },
    onOutput: (text) => {
      const micros = /out_time_(?:us|ms)=(\d+)\s[^]*$/.exec(text)?.[1];
      if (micros === undefined) return;
      seconds = Number(micros) / 1_000_000;
      if (duration > 0) onPercent?.(Math.min(99, Math.floor((100 * seconds) / duration)));
      if (seconds > mostSeconds) limit.abort(tooLong(`over ${mostSeconds} seconds`));
    },
  });
  if (seconds <= 0) throw new ConvertError('NO_PICTURE', 'the file has no moving picture');
  return { seconds };
}

/** One picture of a video, as PNG. */
export async function takePicture(of: {
  readonly ffmpeg: string;
  readonly source: string;
  readonly target: string;
  readonly at: number;
  readonly signal?: AbortSignal | undefined;
}): Promise<void> {
  const { ffmpeg, source, target, at, signal } = of;
  const input = ['-threads', '1', '-ss', at.toFixed(2), '-f', 'mov', '-i', `file:${source}`];
  await runFfmpeg(ffmpeg, [...CONFINED, ...input, '-frames:v', '1', '-f', 'image2', `file:${target}`], {
    signal,
  });
}

const tooLong = (what: string) => new ConvertError('TOO_LONG', `a video of ${what}`);

function durationIn(log: string): number {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(log) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

interface Watch {
  /** The input that it reads as `pipe:0`. */
  readonly input?: Readable;
  readonly signal?: AbortSignal | undefined;
  readonly onError?: (log: string) => void;
  readonly onOutput?: (text: string) => void;
}

/** Runs it to its end with the lowest priority. An abort kills it and is thrown unchanged. */
export function runFfmpeg(ffmpeg: string, args: readonly string[], watch: Watch = {}): Promise<void> {
  const { signal, input, onError, onOutput } = watch;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, args, { stdio: ['pipe', 'pipe', 'pipe'], env: {} });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let log = '';
    let reason: unknown;
    const stop = (why: unknown) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    // A closed input is no error; the exit code decides.
    child.stdin.on('error', () => undefined);
    if (input) input.once('error', (error) => stop(error)).pipe(child.stdin);
    else child.stdin.end();
    const onAbort = () => stop(signal?.reason);
    const onExit = () => child.kill('SIGKILL');
    const wall = setTimeout(() => stop(new ConvertError('TOO_LONG', 'the wall clock ran out')), MOST_WALL_MS);
    signal?.addEventListener('abort', onAbort, { once: true });
    // The end of this process ends the converter.
    process.once('exit', onExit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-KEPT_LOG_CHARACTERS);
      onError?.(log);
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.once('error', (error) => stop(new ConvertError('NO_CONVERTER', `${ffmpeg}: ${error.message}`)));
    child.once('close', (code) => {
      clearTimeout(wall);
      signal?.removeEventListener('abort', onAbort);
      process.off('exit', onExit);
      if (reason !== undefined)
        reject(reason instanceof Error ? reason : new Error('ffmpeg was stopped', { cause: reason }));
      else if (code === 0) resolve();
      else reject(new ConvertError(failureIn(log), `ffmpeg ended with ${code}: ${log.slice(-500)}`));
    });
  });
}

const failureIn = (log: string): VideoFailure =>
  /matches no streams|does not contain any stream/.test(log) ? 'NO_PICTURE' : 'UNREADABLE';
