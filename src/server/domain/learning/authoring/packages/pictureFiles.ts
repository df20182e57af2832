/** Pure: pictures among the files of a package, and how its documents name them. */

/** Files of a package that is written: texts, and the bytes of pictures. */
export type Files = Map<string, string | Uint8Array>;

/** `pictures/<name>`, as a document names it from its own folder or from that of the package. */
const SHOWN = /(\]\(\s*)(?:\.\.\/)?(pictures\/[^\s)]+)/g;
const FILE = /^pictures\/[\p{L}\d][\p{L}\d_-]{0,79}\.(?:png|jpe?g|webp)$/u;

export const isPicturePath = (path: string): boolean => FILE.test(path);

/** Whether bytes begin as a PNG, a JPEG or a WebP does. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

/** Paths of the pictures that a document shows, each once. */
export const picturesShownBy = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(SHOWN)].map(([, , path = '']) => plainPath(path))),
];

/** The document with other addresses for its pictures. */
export const readdressed = (markdown: string, addressOf: (path: string) => string): string =>
  markdown.replaceAll(SHOWN, (_all, before: string, path: string) => before + addressOf(plainPath(path)));

/** Editors write names in Korean as percent signs. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
