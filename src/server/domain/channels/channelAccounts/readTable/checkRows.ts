import type { ImportRow } from '#shared/contract/channels/channelAccounts.ts';
import { birthDateSchema, loginNameSchema, phoneNumberSchema } from '#shared/contract/people/accounts.ts';
import { typedText } from '#shared/contract/fields.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { nicknameProblem } from '#server/domain/people/accounts/nicknames.ts';
import { channelAccountTexts as texts } from '../texts.ts';

/*
 * From the cells of a file to lines that say what is wrong with them. Pure but for what the channel has already, which
 * is handed in.
 */

type Field = 'nickname' | 'birthDate' | 'loginName' | 'guardianPhoneNumber' | 'groupName' | 'tagList';

/** What a column may be called, without spaces and in lower case. */
const HEADERS: Readonly<Record<Field, readonly string[]>> = {
  nickname: ['이름', '학생이름', '성명', '닉네임', 'name'],
  birthDate: ['생년월일', '생일', '태어난날', 'birthdate', 'birthday'],
  loginName: ['아이디', 'id', 'loginname'],
  guardianPhoneNumber: ['보호자전화', '보호자전화번호', '보호자연락처', '학부모전화', '학부모연락처', '전화번호', '연락처', 'phone'],
  groupName: ['그룹', '모둠', '조', 'group'],
  tagList: ['태그', 'tag', 'tags'],
};
const FIELDS = Object.keys(HEADERS) as Field[];
const MOST_TAGS_OF_ROW = 5;
const MOST_CELL = 200;

type Columns = Readonly<Partial<Record<Field, number>>>;

/** Which column is what, by the header row; undefined where the first row with anything in it is none. */
export function findColumns(rows: readonly (readonly string[])[]): { columns: Columns; headerLine: number } | undefined {
  const index = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const names = (rows[index] ?? []).map((cell) => cell.replaceAll(/[\s*﻿]/gu, '').toLowerCase());
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const column = names.findIndex((name) => HEADERS[field].includes(name));
    if (column >= 0) columns[field] = column;
  }
  if (columns.nickname === undefined || columns.birthDate === undefined) return undefined;
  return { columns, headerLine: index + 1 };
}

/** The lines below the header that have anything in them. */
export function readRows(
  rows: readonly (readonly string[])[],
  { columns, headerLine }: { readonly columns: Columns; readonly headerLine: number },
): ImportRow[] {
  return rows.slice(headerLine).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (field: Field) => {
      const column = columns[field];
      return (column === undefined ? '' : (cells[column] ?? '')).trim().normalize('NFC').slice(0, MOST_CELL);
    };
    const tags = cell('tagList')
      .split(/[,;#]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    return [
      {
        line: headerLine + index + 1,
        nickname: cell('nickname'),
        birthDate: writeDay(cell('birthDate')),
        loginName: cell('loginName').toLowerCase(),
        guardianPhoneNumber: writeNumber(cell('guardianPhoneNumber')),
        groupName: cell('groupName'),
        tagList: [...new Set(tags)],
        errorList: [],
      },
    ];
  });
}

/** 2015.3.2, 2015/03/02, 20150302 and 2015년 3월 2일 are the same day. */
function writeDay(text: string): string {
  const [, year, month, day] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(text) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A spreadsheet that took a number for a number has lost its first zero. */
function writeNumber(text: string): string {
  const digits = text.replaceAll(/[\s.-]/gu, '');
  return /^1[016789]\d{7,8}$/u.test(digits) ? `0${digits}` : digits;
}

/** What the channel and the world have already. */
export interface KnownNames {
  readonly takenLoginNames: ReadonlySet<string>;
  readonly memberNames: ReadonlySet<string>;
  readonly groupNames: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
}

const nameSchema = typedText(12, texts.nameNeeded);

/** The same rows, each with what is wrong with it. */
export function checkRows(rows: readonly ImportRow[], known: KnownNames): ImportRow[] {
  const lineOfLogin = new Map<string, number>();
  const lineOfPerson = new Map<string, number>();
  return rows.map((row) => {
    const errors: { field: Field; message: string }[] = [];
    const say = (field: Field, message: string | undefined) => {
      if (message !== undefined) errors.push({ field, message });
    };
    say('nickname', wrongName(row.nickname));
    say('birthDate', wrongDay(row.birthDate, known.today));
    if (row.loginName !== '') {
      const twice = lineOfLogin.get(row.loginName);
      if (!loginNameSchema.safeParse(row.loginName).success) say('loginName', texts.loginNameWrong);
      else if (known.takenLoginNames.has(row.loginName)) say('loginName', texts.loginNameTaken);
      else if (twice !== undefined) say('loginName', texts.loginNameTwice(twice));
      lineOfLogin.set(row.loginName, twice ?? row.line);
    }
    const person = `${row.nickname} ${row.birthDate}`;
    const twin = lineOfPerson.get(person);
    if (twin !== undefined) say('nickname', texts.rowTwice(twin));
    else if (known.memberNames.has(row.nickname)) say('nickname', texts.alreadyMember);
    lineOfPerson.set(person, twin ?? row.line);
    if (row.guardianPhoneNumber !== '' && !phoneNumberSchema.safeParse(row.guardianPhoneNumber).success)
      say('guardianPhoneNumber', texts.phoneWrong);
    if (row.groupName !== '' && !known.groupNames.has(row.groupName))
      say('groupName', texts.groupMissing(row.groupName));
    if (row.tagList.length > MOST_TAGS_OF_ROW) say('tagList', texts.tooManyTags);
    const unknownTag = row.tagList.find((tag) => !known.tags.has(tag));
    if (unknownTag !== undefined) say('tagList', texts.tagMissing(unknownTag));
    return { ...row, errorList: errors };
  });
}

function wrongName(name: string): string | undefined {
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
