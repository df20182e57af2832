import type { ImportField, ImportRow, RepairedRow } from '#shared/contract/channels/channelAccounts.ts';
import { rollNumberSchema } from '#shared/contract/channels/channelFields.ts';
import { birthDateSchema, loginNameSchema } from '#shared/contract/people/accounts.ts';
import { mobileNumber, phoneProblem, writePhone } from '#shared/contract/phone.ts';
import { nameText } from '#shared/contract/fields.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { nicknameProblem } from '#server/domain/people/accounts/nicknames.ts';
import { channelAccountTexts as texts } from '../texts.ts';
import { isNameHeader, type Cells } from './findColumns.ts';
import { writeDay } from './writeDay.ts';

/* Pure. Turns the cells of a file into lines with their faults; the names of the channel are passed in. */

const MOST_TAGS_OF_ROW = 5;
/** The letters of a cell that are read. */
export const MOST_CELL = 200;

/** Lines of a list that are no members. */
const SUM = /^(?:합계|총계|소계|누계|계|총원|총인원|인원|인원수|재적|평균|총?\d+명)$/u;
/** Words and signs that stand for an empty cell. */
const NOTHING = /^(?:[-–—./xX]|없음|해당없음)$/u;

export interface ReadLines {
  readonly rows: ImportRow[];
  readonly skipped: { line: number; text: string }[];
}

/** The lines of a table below its header; sums, repeated headers and numbers without a name are left out. */
export function readRows(
  cells: Cells,
  {
    fields,
    headerLine,
    thisYear,
  }: {
    readonly fields: readonly (ImportField | null)[];
    readonly headerLine: number;
    readonly thisYear: number;
  },
): ReadLines {
  const read: ReadLines = { rows: [], skipped: [] };
  for (const [index, row] of cells.slice(headerLine).entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const line = headerLine + index + 1;
    const cell = (field: ImportField) => {
      const column = fields.indexOf(field);
      return column < 0 ? '' : (row[column] ?? '').slice(0, MOST_CELL);
    };
    const one = readRow({
      line,
      thisYear,
      rollNumber: cell('rollNumber'),
      nickname: cell('nickname'),
      birthDate: cell('birthDate'),
      loginName: cell('loginName'),
      guardianPhoneNumber: cell('guardianPhoneNumber'),
      groupName: cell('groupName'),
      tagList: cell('tagList'),
    });
    if (isMember(row, one)) read.rows.push(one);
    else
      read.skipped.push({
        line,
        text: row
          .filter((text) => text.trim() !== '')
          .join(' ')
          .slice(0, 60),
      });
  }
  return read;
}

/** A sum, a repeated header on the next page, or a number with an empty place is no member. */
function isMember(
  cells: readonly string[],
  { nickname, birthDate, loginName, guardianPhoneNumber }: ImportRow,
) {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  if ([first, nickname].some((cell) => SUM.test(cell.replaceAll(/\s/gu, '')))) return false;
  if (isNameHeader(nickname) && !cells.some((cell) => /\d/u.test(cell))) return false;
  return [nickname, birthDate, loginName, guardianPhoneNumber].some((text) => text !== '');
}

/** A line from its texts, in a cell of a file or a field of the page. */
export function readRow({
  line,
  thisYear,
  ...texts
}: RepairedRow & { readonly line: number; readonly thisYear: number }): ImportRow {
  const written = (text: string) => {
    const clean = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
    return NOTHING.test(clean) ? '' : clean;
  };
  return {
    line,
    rollNumber: written(texts.rollNumber).replace(/^(\d+)(?:\.0|번)$/u, '$1'),
    nickname: written(texts.nickname),
    birthDate: writeDay(written(texts.birthDate), thisYear),
    loginName: written(texts.loginName).toLowerCase(),
    guardianPhoneNumber: writeNumber(written(texts.guardianPhoneNumber)),
    groupName: written(texts.groupName),
    tagList: [...new Set(texts.tagList.split(/[,;#]/u).map(written).filter(Boolean))],
    errorList: [],
  };
}

/** A spreadsheet that took a phone number for a number has lost its first zero. */
function writeNumber(text: string): string {
  const digits = mobileNumber(text) ?? mobileNumber(`0${text}`);
  return digits === undefined ? text : writePhone(digits);
}

/** A person by name, identified by the birth date, or else the number in the class. */
export interface NamedPerson {
  readonly birthDate: string | null;
  readonly rollNumber: string;
}

/** The names that the channel and the world have already. */
export interface KnownNames {
  readonly takenLoginNames: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, readonly NamedPerson[]>;
  readonly groupNames: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
}

/** Two of one name are different if both have a birthday, or both a number, and it differs. */
export function isSomebodyElse(one: NamedPerson, other: NamedPerson): boolean {
  if (one.birthDate && other.birthDate) return one.birthDate !== other.birthDate;
  return one.rollNumber !== '' && other.rollNumber !== '' && one.rollNumber !== other.rollNumber;
}

const nameSchema = nameText(12, texts.nameNeeded);

/** The same rows, each with its faults. */
export function checkRows(rows: readonly ImportRow[], known: KnownNames): ImportRow[] {
  const lineOfLogin = new Map<string, number>();
  const namesakes = new Map<string, ImportRow[]>();
  return rows.map((row) => {
    const errors: { field: ImportField; message: string }[] = [];
    const say = (field: ImportField, message: string | undefined) => {
      if (message !== undefined) errors.push({ field, message });
    };
    if (!rollNumberSchema.safeParse(row.rollNumber).success) say('rollNumber', texts.fieldTooLong);
    say('nickname', wrongName(row.nickname));
    if (row.birthDate !== '') say('birthDate', wrongDay(row.birthDate, known.today));
    if (row.loginName !== '') {
      const twice = lineOfLogin.get(row.loginName);
      if (!loginNameSchema.safeParse(row.loginName).success) say('loginName', texts.loginNameWrong);
      else if (known.takenLoginNames.has(row.loginName)) say('loginName', texts.loginNameTaken);
      else if (twice !== undefined) say('loginName', texts.loginNameTwice(twice));
      lineOfLogin.set(row.loginName, twice ?? row.line);
    }
    const before = namesakes.get(row.nickname) ?? [];
    const twin = before.find((other) => !isSomebodyElse(row, other));
    const member = known.members.get(row.nickname)?.find((other) => !isSomebodyElse(row, other));
    if (twin !== undefined) say('nickname', texts.rowTwice(twin.line));
    else if (member !== undefined)
      say('nickname', row.birthDate && member.birthDate ? texts.alreadyMember : texts.maybeMember);
    namesakes.set(row.nickname, [...before, row]);
    if (row.guardianPhoneNumber !== '') say('guardianPhoneNumber', phoneProblem(row.guardianPhoneNumber));
    if (row.groupName !== '' && !known.groupNames.has(row.groupName))
      say('groupName', texts.groupMissing(row.groupName));
    if (row.tagList.length > MOST_TAGS_OF_ROW) say('tagList', texts.tooManyTags);
    const unknownTag = row.tagList.find((tag) => !known.tags.has(tag));
    if (unknownTag !== undefined) say('tagList', texts.tagMissing(unknownTag));
    return { ...row, errorList: errors };
  });
}

function wrongName(name: string): string | undefined {
  if (name.includes('\uFFFD')) return texts.unreadableLetter;
  const read = nameSchema.safeParse(name);
  if (!read.success) return read.error.issues[0]?.message;
  return nicknameProblem(name, { isStaff: false });
}

const [YOUNGEST, OLDEST] = [4, 100];

function wrongDay(day: string, today: string): string | undefined {
  if (!birthDateSchema.safeParse(day).success) return texts.birthDateNeeded;
  const age = ageOn(day, today);
  return age < YOUNGEST || age > OLDEST ? texts.birthDateNeeded : undefined;
}
