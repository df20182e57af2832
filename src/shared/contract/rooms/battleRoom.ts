import { z } from 'zod';
import type { EmoteName } from '#shared/content/emotes.ts';
import { roomViewSchema } from '#shared/contract/battle/battles.ts';
import { scoreboardEntrySchema, scoreboardSchema } from '#shared/contract/battle/scoreboards.ts';
import { countSchema, idSchema, messageIdSchema } from '#shared/contract/fields.ts';

/** `say`, `phrase` and `emote` come in addition, as in the world (`TALK_TO_SERVER`). */
export const BATTLE_TO_SERVER = { PING: 'ping' } as const;

/** The emotes for cheering: pictures that every child has. */
export const BATTLE_CHEERS = [
  'CHEER',
  'HAPPY',
  'LOVE',
  'SURPRISED',
  'HELLO',
] as const satisfies readonly EmoteName[];
export const battleCheerSchema = z.object({ emote: z.enum(BATTLE_CHEERS) });
export type BattleCheer = z.infer<typeof battleCheerSchema>['emote'];
/** The number of cheers shown at once, and the time of each, ms. */
export const CHEERS_AT_ONCE = 3;
export const CHEER_MS = 2_400;

/** `line`, `emoted` and `talkRefused` come in addition, as in the world (`TALK_TO_CLIENT`). */
export const BATTLE_TO_CLIENT = {
  /** Sent after joining, and whenever a race begins, stops, resumes, freezes or ends: replaces everything. */
  SNAPSHOT: 'snapshot',
  /** The room or its members changed. */
  ROOM: 'room',
  /** Replaces the entry of its user and content. */
  ENTRY: 'entry',
  /** The judge's progress of a submission of the race. */
  PROGRESS: 'progress',
  /** The users who are connected. */
  ONLINE: 'online',
  PONG: 'pong',
} as const;

export const battlePingSchema = z.object({ clientTime: z.number() });
export const battlePongSchema = z.object({ clientTime: z.number(), serverTime: z.number() });

export const battleSnapshotSchema = z.object({
  /** Null for a competition. */
  room: roomViewSchema.nullable(),
  /** Null before the first race; the viewer's board: frozen except for the own row. */
  board: scoreboardSchema.nullable(),
  onlineUserIdList: z.array(messageIdSchema),
});
export type BattleSnapshot = z.infer<typeof battleSnapshotSchema>;

export const battleEntrySchema = scoreboardEntrySchema;
/** `passed` counts visible cases: with hidden ones it would disclose which of them failed. */
export const battleProgressSchema = z.object({
  userId: idSchema,
  competitionContentId: idSchema,
  done: countSchema,
  total: countSchema,
  passed: countSchema,
});
export type BattleProgress = z.infer<typeof battleProgressSchema>;
export const battleOnlineSchema = z.object({ onlineUserIdList: z.array(messageIdSchema) });

/** The reason why the server closed the connection; beside it those of `WORLD_CLOSE`. */
export const BATTLE_CLOSE = {
  /** Removed by the host, or left. */
  NOT_A_MEMBER: 4120,
  ROOM_CLOSED: 4121,
} as const;
