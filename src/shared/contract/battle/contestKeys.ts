import { z } from 'zod';

/** A room's code: no letter and no digit that looks like another, and never digits alone. */
export const ROOM_CODE = /^(?=.*[A-Z])[A-HJ-NP-Z2-9]{6}$/;

/** A competition by its id, or the last race of a room by its code. */
export const contestKeySchema = z
  .string()
  .trim()
  .toUpperCase()
  .refine((key) => /^[1-9]\d{0,8}$/.test(key) || ROOM_CODE.test(key), '대회나 방을 다시 확인해 주세요.');
