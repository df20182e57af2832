import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomically } from './writeFileAtomically.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Pictures, sounds and woff2 are compressed already. */
const compressible = /\.(js|css|html|json|svg|txt|wasm|webmanifest|xml)$/;
const worthIt = 400;
/** The last percents of such a file would take minutes. */
const large = 2 * 1024 * 1024;
const LARGE_QUALITY = 9;

/** Writes `x.br` and `x.gz` next to a file, if it is a text that gains by it. */
export async function compressFile(file: string): Promise<void> {
  if (!compressible.test(file) || statSync(file).size < worthIt) return;
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > large ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: 9 }),
  ]);
  writeFileAtomically(`${file}.br`, brotli);
  writeFileAtomically(`${file}.gz`, gzipped);
}
