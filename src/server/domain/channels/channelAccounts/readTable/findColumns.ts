import { mobileNumber } from '#shared/contract/phone.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/contract/channels/channelAccounts.ts';
import { writeDay } from './writeDay.ts';

/* Pure. Finds the list of names in a table and the meaning of its columns. */

export type Cells = readonly (readonly string[])[];

export interface FoundColumns {
  /** The index of the line below the header. */
  readonly headerLine: number;
  /** The header of each column. */
  readonly headers: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  /** The columns were guessed by what is in them, or several have the name of one field. */
  readonly isUnsure: boolean;
}

const PHONE = '(?:휴대폰|휴대전화|핸드폰|전화|연락처|휴대)';
const GUARDIAN = '(?:보호자|학부모|부모님?|모|부|어머니|아버지|엄마|아빠)?';

/** The possible names of each field, without blanks, brackets and stars and in lower case, the surest name first. */
const HEADERS: Readonly<Record<ImportField, readonly (string | RegExp)[]>> = {
  rollNumber: ['번호', '출석번호', '학생번호', '반번호', '학번', '번', 'number', 'no', 'no.', '순번', '연번'],
  nickname: [
    ...['이름', '성명', '학생명', '학생이름', '학생성명', '학생', '자녀이름', '자녀명', '아이이름'],
    ...['원생명', '수강생', '수강생명', '회원명', '성함', '닉네임', 'name', 'studentname'],
  ],
  birthDate: [
    '생년월일',
    '생일',
    '태어난날',
    '출생일',
    '생년월',
    '학생생년월일',
    'birthdate',
    'birthday',
    'dob',
  ],
  loginName: ['아이디', '로그인아이디', 'id', 'loginname'],
  guardianPhoneNumber: [
    new RegExp(`^${GUARDIAN}(?:님)?의?${PHONE}(?:번호|전화|전화번호)?$`, 'u'),
    /^비상(?:연락처|연락망|전화)(?:번호)?$/u,
    'phone',
    'guardianphone',
    'parentphone',
  ],
  groupName: ['그룹', '모둠', '모둠명', '조', '팀', '분단', 'group', 'team'],
  tagList: ['태그', 'tag', 'tags'],
};

/** The lines above a list that are searched: titles, the name of the school, the teacher. */
const MOST_HEADER_LINES = 40;
const MOST_PROBED = 50;
/** The share of a column without a header that has to look like a field. */
const LEAST_SHARE = 0.6;

export const headerKey = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, '')
    .replaceAll(/[\s*※:_·.\p{Cf}-]/gu, '')
    .toLowerCase();

/** The header of a column with its keys, the whole name first. */
interface Header {
  readonly text: string;
  readonly keys: readonly string[];
}

/** A pupil's own phone is not that of its guardian. */
const OF_PUPIL = /^(?:학생|본인|자녀|아이|원생)/u;

/** The certainty with which a header names a field: 0 for none, higher for surer. */
function fit(field: ImportField, { keys: [key = '', below = ''] }: Header): number {
  const names = HEADERS[field];
  const sureness = (one: string) => {
    const place = names.findIndex((name) => (typeof name === 'string' ? name === one : name.test(one)));
    return one === '' || place < 0 ? 0 : names.length - place;
  };
  if (field === 'guardianPhoneNumber' && OF_PUPIL.test(key)) return 0;
  return sureness(key) || sureness(below);
}

const headerOf = (cell: string): Header => ({ text: cell.trim(), keys: [headerKey(cell)] });

export const isNameHeader = (cell: string): boolean => fit('nickname', headerOf(cell)) > 0;

/** The columns of a table; undefined where nothing looks like a list of names. */
export function findColumns(rows: Cells): FoundColumns | undefined {
  let best: (FoundColumns & { readonly score: number }) | undefined;
  for (let at = 0; at < Math.min(rows.length, MOST_HEADER_LINES); at += 1)
    for (const headers of [headersOver(rows[at - 1], rows[at]), rows[at]?.map(headerOf) ?? []]) {
      const found = fieldsOf(headers);
      if (found && found.score > (best?.score ?? 0))
        best = { ...found, headers: headers.map(({ text }) => text), headerLine: at + 1 };
    }
  return best ?? guessColumns(rows);
}

/**
 * Two lines of headers, read from above: a header below another, and one above a blank. A line without a known header
 * is a title.
 */
function headersOver(upper: readonly string[] = [], lower: readonly string[] = []): Header[] {
  const above = upper.map(headerOf);
  if (!IMPORT_FIELDS.some((field) => above.some((header) => fit(field, header) > 0))) return [];
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [top, below] = [upper[column]?.trim() ?? '', lower[column]?.trim() ?? ''];
    if (below === '' || below === top) return headerOf(top);
    const text = `${top} ${below}`.trim();
    return { text, keys: [headerKey(text), headerKey(below)] };
  });
}

function fieldsOf(
  headers: readonly Header[],
): (Pick<FoundColumns, 'fields' | 'isUnsure'> & { readonly score: number }) | undefined {
  const fields: (ImportField | null)[] = headers.map(() => null);
  let isUnsure = false;
  let score = 0;
  for (const field of IMPORT_FIELDS) {
    const fits = headers.map((header) => fit(field, header));
    const surest = Math.max(0, ...fits);
    if (surest === 0) continue;
    fields[fits.indexOf(surest)] = field;
    // Two columns for one field make the choice uncertain.
    isUnsure ||= fits.filter((one) => one === surest).length > 1;
    score += 1;
  }
  return fields.includes('nickname') ? { fields, isUnsure, score } : undefined;
}

const LEAST_NAMES = 3;
const NAME = /^[가-힣]{2,5}(?: [가-힣]{1,4})?$/u;
/** The century does not matter for the question whether a cell is a day. */
const ANY_YEAR = 2099;
const LOOKS: readonly (readonly [ImportField, (cell: string) => boolean])[] = [
  ['nickname', (cell) => NAME.test(cell)],
  ['birthDate', (cell) => /^\d{4}-\d{2}-\d{2}$/.test(writeDay(cell, ANY_YEAR))],
  [
    'guardianPhoneNumber',
    (cell) => mobileNumber(cell) !== undefined || mobileNumber(`0${cell}`) !== undefined,
  ],
  ['rollNumber', (cell) => /^\d{1,3}$/.test(cell)],
];

/** Guesses the columns by their cells, for a list without headers. */
function guessColumns(rows: Cells): FoundColumns | undefined {
  const probed = rows.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, MOST_PROBED);
  const width = Math.max(0, ...probed.map((row) => row.length));
  const fields: (ImportField | null)[] = Array.from({ length: width }, () => null);
  for (const [field, looksSo] of LOOKS) {
    const shares = fields.map((taken, column) => {
      const filled = probed.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
      return taken === null && filled.length > 0 && filled.length >= probed.length / 2
        ? filled.filter(looksSo).length / filled.length
        : 0;
    });
    const share = Math.max(0, ...shares);
    if (share >= LEAST_SHARE) fields[shares.indexOf(share)] = field;
  }
  // A few words alone are no list.
  const isList = fields.filter((field) => field !== null).length > 1 || probed.length >= LEAST_NAMES;
  if (!fields.includes('nickname') || !isList) return undefined;
  return { headerLine: 0, headers: fields.map(() => ''), fields, isUnsure: true };
}
