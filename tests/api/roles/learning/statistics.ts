import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { GENERAL_MEMBERS, type SubjectRows, VISITORS } from '../rows.ts';

const params = { id: DEFAULT_CHANNEL_ID };

export const statistics: SubjectRows<'statistics'> = {
  listNotifications: { row: VISITORS, request: { params } },
  getDaily: { row: VISITORS, request: { params, query: { days: 14 } } },
  listHere: { row: VISITORS, request: { params } },
  recommendCourses: { row: GENERAL_MEMBERS, request: { params } },
  recommendWorksheets: { row: GENERAL_MEMBERS, request: { params } },
};
