import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { REPORT_CAUSES, REPORT_STATES, reportKindSchema } from '#shared/contract/people/moderation.ts';
import { defineRoute } from '#shared/contract/route.ts';

const person = z.object({ userId: idSchema, nickname: z.string() });

const serviceReportSchema = z.object({
  reportId: idSchema,
  /** Null for what happened in the world, which the staff of the school answers for. */
  channel: z.object({ channelId: idSchema, channelName: z.string() }).nullable(),
  kind: reportKindSchema,
  reason: z.enum(REPORT_CAUSES),
  /**
   * The reported words or name; empty for chat, whose lines the staff of the channel alone reads, and for a report in a
   * class that its staff has answered.
   */
  content: z.string(),
  /** Empty for a report in a class: it was written to the staff of that class. */
  comment: z.string(),
  lineCount: countSchema,
  /** Null for a report by the server itself. */
  reporter: person.nullable(),
  reported: person,
  state: z.enum(REPORT_STATES),
  createdAt: timestampSchema,
  answeredBy: person.nullable(),
  answeredAt: timestampSchema.nullable(),
  /** All warnings and mutes of the reported user, the last first. */
  sanctionList: z.array(
    z.object({
      kind: z.enum(['WARN', 'MUTE']),
      at: timestampSchema,
      mutedUntil: timestampSchema.nullable(),
      by: person,
    }),
  ),
  /** Reports about the same user, this one among them. */
  reportCount: countSchema,
});
export type ServiceReport = z.infer<typeof serviceReportSchema>;

export const serviceReportRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/reports',
    access: 'serviceAdmin',
    summary: 'Reports of all channels, the newest first, each with the history of the case.',
    query: z.object({ state: z.enum(REPORT_STATES).default('OPEN'), page: pageFromOne }),
    response: z.object({ reportList: z.array(serviceReportSchema), ...pageCountFields }),
  }),
};
