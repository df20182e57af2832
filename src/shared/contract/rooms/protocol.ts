import { z } from 'zod';

/**
 * The version of the messages between pages and rooms. Raise it with every change that a page or a room of the version
 * before would misread; during a restart pages then stay in rooms of their version as long as there are any.
 */
export const ROOM_PROTOCOL = 2;

/** Pages that name no version are of the first. */
export const protocolSchema = z.int().nonnegative().max(1_000_000).default(1);
