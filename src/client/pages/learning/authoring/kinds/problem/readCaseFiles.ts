import { decodeText } from '#client/ui/files/decodeText.ts';
import {
  MOST_CASES,
  PROBLEM_TEXT_LIMITS,
  type ProblemCaseDraft,
} from '#shared/contract/learning/authoring/problemDrafts.ts';

export interface CaseFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FoundCases {
  readonly cases: readonly ProblemCaseDraft[];
  /** Names of files without their other half, too long ones, and those that are no text. */
  readonly left: readonly string[];
}

/** Far above what all cases of a problem may have, far below what a tab can hold. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_FILES = 4 * MOST_CASES;
const INPUT = /^(.*?)\.in$/i;
const OUTPUT = /^(.*?)\.(?:out|ans)$/i;

/**
 * Cases of files that were chosen: `<name>.in` beside `<name>.out` or `.ans`, also within zips. Those in a folder `sample`
 * are shown to pupils.
 */
export async function readCaseFiles(chosen: readonly CaseFile[]): Promise<FoundCases> {
  const files: CaseFile[] = [];
  for (const file of chosen) files.push(...(isZip(file) ? await unzip(file) : [file]));
  const halves = new Map<string, { input?: string; expected?: string; names: string[] }>();
  const left: string[] = [];
  for (const { name, bytes } of files) {
    const key = INPUT.exec(name)?.[1] ?? OUTPUT.exec(name)?.[1];
    const text = key === undefined ? undefined : textOf(bytes);
    if (key === undefined || text === undefined) {
      left.push(name);
      continue;
    }
    const half = halves.get(key) ?? { names: [] };
    halves.set(key, {
      ...half,
      [INPUT.test(name) ? 'input' : 'expected']: text,
      names: [...half.names, name],
    });
  }
  const cases: ProblemCaseDraft[] = [];
  for (const key of [...halves.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const { input, expected, names } = halves.get(key) ?? { names: [] };
    if (input === undefined || expected === undefined) left.push(...names);
    else cases.push({ input, expected, hidden: !/(?:^|\/)sample\//i.test(key) });
  }
  return { cases, left };
}

const isZip = ({ bytes }: CaseFile) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Only what is needed is unpacked, and nothing of a zip that says that it holds more than a problem does. */
async function unzip({ bytes }: CaseFile): Promise<CaseFile[]> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let count = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!INPUT.test(name) && !OUTPUT.test(name)) return false;
      total += originalSize;
      count += 1;
      if (total > MOST_BYTES || count > MOST_FILES) throw new Error('readCaseFiles: the zip holds too much');
      return true;
    },
  });
  return Object.entries(entries).map(([name, content]) => ({ name, bytes: content }));
}

/** Undefined for what is no text or longer than a case may be. */
function textOf(bytes: Uint8Array): string | undefined {
  const plain = decodeText(bytes)
    ?.replaceAll('\r\n', '\n')
    .replace(/(?<!\n)\n+$/, '');
  return plain === undefined || plain.length > PROBLEM_TEXT_LIMITS.case ? undefined : plain;
}
