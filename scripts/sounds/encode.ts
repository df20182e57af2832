import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from '../../sound/core/sampleRate.ts';

/** Fixed, so that a rebuild gives the same bytes. */
const OGG_SERIAL = 1;
/** Samples handed over at once, because the encoders keep a buffer of their input. */
const CHUNK = SAMPLE_RATE;

type Channels = readonly Float32Array[];

interface Encoder {
  readonly encode: (channels: readonly Float32Array[]) => Uint8Array;
  readonly finalize: () => Uint8Array;
}

/** Ogg Vorbis; `quality` from -1 (small) to 10 (large). */
export async function encodeOgg(channels: Channels, quality: number): Promise<Buffer> {
  const encoder = await createOggEncoder();
  encoder.configure({ ...formatOf(channels), vbrQuality: quality, oggSerialNo: OGG_SERIAL });
  return drain(encoder, channels);
}

/** MP3 of a varying bit rate; `quality` from 0 (large) to 9.999 (small). */
export async function encodeMp3(channels: Channels, quality: number): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ ...formatOf(channels), vbrQuality: quality });
  return drain(encoder, channels);
}

function formatOf({ length }: Channels): { readonly channels: 1 | 2; readonly sampleRate: number } {
  if (length !== 1 && length !== 2) throw new Error(`sounds have one channel or two, not ${length}`);
  return { channels: length, sampleRate: SAMPLE_RATE };
}

function drain(encoder: Encoder, channels: Channels): Buffer {
  const parts: Buffer[] = [];
  // The encoder returns its own memory and overwrites it in the next call.
  for (let at = 0; at < (channels[0]?.length ?? 0); at += CHUNK)
    parts.push(Buffer.from(encoder.encode(channels.map((channel) => channel.subarray(at, at + CHUNK)))));
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}
