/** Pure: PDFs and films among the files of a package. */
import type { PackageFile } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { DOCUMENT_PDF } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { packageTexts as texts } from './texts.ts';

const PDF = /^documents\/([^/]+)\.pdf$/;
const FILM = /^videos\/([^/]+)\.(?:mp4|m4v|mov|webm|mkv|avi)$/;

/** Files that are read as bytes; everything else is text. */
export const isBinaryPath = (path: string): boolean =>
  path.startsWith('pictures/') || PDF.test(path) || FILM.test(path);

/** The name of a PDF or a film without its folder and ending; undefined for another file. */
export const pdfSlug = (path: string): string | undefined => PDF.exec(path)?.[1];
export const filmSlug = (path: string): string | undefined => FILM.exec(path)?.[1];

/** How far from its end the mark of a whole PDF is looked for. */
const TAIL_BYTES = 2048;

export function pdfFile(path: string, bytes: Uint8Array, title: string): PackageFile {
  const head = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  const isWhole = head === '%PDF-' && Buffer.from(bytes.subarray(-TAIL_BYTES)).includes('%%EOF');
  const errorList = [
    ...(isWhole ? [] : [texts.notPdf]),
    ...(bytes.length > DOCUMENT_PDF.maxBytes ? [texts.pdfTooLarge(DOCUMENT_PDF.maxBytes)] : []),
  ];
  return { path, kind: 'DOCUMENT', title, errorList, noteList: [] };
}

/** Whether bytes begin as a film of one of the kinds that are converted does. */
function looksLikeFilm(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isMp4 = head.slice(4, 8) === 'ftyp' || head.slice(4, 8) === 'moov';
  const isMatroska = head.startsWith('\x1a\x45\xdf\xa3');
  return isMp4 || isMatroska || (head.startsWith('RIFF') && head.endsWith('AVI '));
}

export const filmFile = (path: string, bytes: Uint8Array, isNamed: boolean): PackageFile => ({
  ...{ path, kind: 'VIDEO' as const, title: '' },
  errorList: [...(looksLikeFilm(bytes) ? [] : [texts.notFilm]), ...(isNamed ? [] : [texts.filmWithoutFacts])],
  noteList: [],
});
