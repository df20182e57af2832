import type { ImportField } from '#shared/contract/channels/channelAccounts.ts';
import { importTexts as texts } from './texts.ts';

/** What a column can be, as the page calls it. */
export const FIELD_NAMES: Readonly<Record<ImportField, string>> = {
  rollNumber: texts.rollNumber,
  nickname: texts.name,
  birthDate: texts.birthDate,
  loginName: texts.loginName,
  guardianPhoneNumber: texts.phone,
  groupName: texts.group,
  tagList: texts.tag,
};
