import type { EXPORT_FORMATS } from '#shared/contract/learning/homeworks.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { FileAnswer } from '#server/domain/call.ts';
import { readRoster } from '#server/domain/channels/channels/readRoster.ts';
import { seoulTime } from '#server/platform/seoulDay.ts';
import { tableFile } from '#server/platform/tableFile.ts';
import { getHomework } from './homeworkMembers.ts';
import { homeworkTexts as texts } from './texts.ts';

/** The pupils who handed in, ordered by name. */
export async function exportHomework(query: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly homeworkId: number;
  readonly format: (typeof EXPORT_FORMATS)[number];
}): Promise<FileAnswer> {
  const { title, memberList } = await getHomework(query);
  const userIds = memberList.map(({ memberId }) => memberId);
  const roster = await readRoster(query.deps.db, { channelId: query.channelId, userIds });
  const rows = memberList.map(
    ({ memberId, nickname, work, checkedCount, contentCount, wasDueBeforeJoining }) => [
      roster.get(memberId)?.rollNumber ?? '',
      nickname,
      roster.get(memberId)?.loginName ?? '',
      work === null && wasDueBeforeJoining ? texts.before : texts.states[work?.state ?? 'NONE'],
      work ? seoulTime(new Date(work.handedInAt)) : '',
      work?.isLate ? texts.late : '',
      work?.tryNumber ?? '',
      checkedCount,
      contentCount,
      work?.note ?? '',
      work?.feedback ?? '',
    ],
  );
  return tableFile({
    format: query.format,
    name: texts.fileName(title, query.format),
    sheet: texts.sheet,
    head: texts.columns,
    rows,
  });
}
