import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Files that a PDF may leave to its reader: maps of Korean codes to letters, without which the words of many
 * Korean documents are empty, and the fourteen fonts that need not lie in a file.
 */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/{Adobe-Korea1,KSC,UniKS}*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
);

const urls = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** The source from which PDF.js gets them (its option `BinaryDataFactory`). */
class PdfFiles {
  async fetch({ filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename);
    if (url === undefined) throw new Error(`PdfFiles: there is no ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`PdfFiles: ${filename} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

export const openPdf = (url: string) =>
  getDocument({ url, enableXfa: false, useWorkerFetch: false, BinaryDataFactory: PdfFiles }).promise;
