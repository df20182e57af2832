import type { ImportField } from '#shared/contract/channels/channelAccounts.ts';
import { importTexts as texts } from './texts.ts';

/** The names of the fields that a column can be. */
export const FIELD_NAMES: Readonly<Record<ImportField, string>> = {
  rollNumber: texts.rollNumber,
  nickname: texts.name,
  birthDate: texts.birthDate,
  loginName: texts.loginName,
  guardianPhoneNumber: texts.phone,
  groupName: texts.group,
  tagList: texts.tag,
};
