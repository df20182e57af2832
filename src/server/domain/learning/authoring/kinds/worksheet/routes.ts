import type { lmsWorksheetRoutes } from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { contentHandlers } from '#server/domain/learning/authoring/contents/contentHandlers.ts';
import { listStaffContents } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { countLessonRows } from '#server/domain/learning/lessons/lessonRows.ts';
import { createWorksheet, getStaffWorksheet, worksheetContents, worksheetHolder } from './staffWorksheets.ts';

type WorksheetCall = Parameters<typeof channelScope>[0] & {
  readonly params: { readonly worksheetId: number };
};
const addressOf = (call: WorksheetCall) => ({ ...channelScope(call), contentId: call.params.worksheetId });

export const lmsWorksheetHandlers: Handlers<typeof lmsWorksheetRoutes> = {
  ...contentHandlers(worksheetContents, {
    addressOf,
    get: (address) => getStaffWorksheet(address.deps.db, address),
  }),
  list: async (call) => {
    const { rows, counts } = await listStaffContents(channelScope(call), worksheetHolder, call.query);
    const ids = rows.map(({ row }) => row.id);
    const chapterCounts = await countLessonRows(call.deps.db, 'worksheetId', ids);
    return {
      worksheetList: rows.map(({ row: { id, content, character, level }, fields }) => ({
        ...{ worksheetId: id, ...fields, content, character, level },
        chapterCount: chapterCounts.get(id) ?? 0,
      })),
      ...counts,
    };
  },
  create: (call) => createWorksheet(channelScope(call), call.body.title),
  listChapters: async (call) => {
    const { chapterList } = await getStaffWorksheet(call.deps.db, addressOf(call));
    return { chapterList };
  },
};
