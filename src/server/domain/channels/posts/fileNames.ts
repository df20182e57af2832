/* Pure. The names of saved files at posts. */

/** Maps a media type to the endings that a file of it may have; the first one is added in place of a wrong one. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'sb3', 'ent', 'hwpx'],
  'application/gzip': ['ent', 'gz'],
  'application/x-cfb': ['hwp', 'doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt', 'md', 'csv', 'json', 'py'],
};

const MOST_LETTERS = 80;
/** The letters of a name that are read. */
const MOST_READ = 400;
/** Paths, control characters, marks that turn the direction, and characters that Windows allows in no name. */
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const UNUSABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff<>:"/\\|?*]/gu;

export const endingOf = (type: string): string => ENDINGS[type]?.[0] ?? 'bin';

/** A name with the true ending of the file, so that a program cannot look like a picture. */
export function downloadNameOf(name: string, type: string): string {
  const clean = name
    .slice(-MOST_READ)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(UNUSABLE, '')
    .replaceAll(/\s+/gu, ' ');
  const trimmed =
    Array.from(clean.replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, ''))
      .slice(-MOST_LETTERS)
      .join('') || 'file';
  const ending = /\.([a-z0-9]{1,8})$/i.exec(trimmed)?.[1]?.toLowerCase();
  const isRight = ending !== undefined && ENDINGS[type]?.includes(ending) === true;
  return isRight ? trimmed : `${trimmed}.${endingOf(type)}`;
}
