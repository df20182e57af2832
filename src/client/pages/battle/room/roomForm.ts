import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import {
  battleRoomSchema,
  roomSettingsSchema,
  type BattleRoom,
  type RoomSettings,
} from '#shared/contract/battle/battles.ts';

/** The fields of a room's form: its settings, of which null means any, and a password that may be empty. */
const roomFormSchema = roomSettingsSchema
  .extend(battleRoomSchema.pick({ difficulty: true, language: true }).shape)
  .extend({ password: z.string().trim().max(20) });
export type RoomFormValues = z.infer<typeof roomFormSchema>;

/** Every field has a value from the beginning on, also those that the contract lets be left out. */
export const roomFormResolver = zodResolver(roomFormSchema) as Resolver<
  RoomFormValues,
  unknown,
  RoomFormValues
>;

export const settingsOf = ({ difficulty, language, ...room }: BattleRoom): RoomSettings =>
  roomSettingsSchema.parse({
    ...room,
    ...(difficulty !== null && { difficulty }),
    ...(language !== null && { language }),
  });
