import type { MusicName } from '#shared/content/sounds.ts';
import { arena } from './arena.ts';
import { beach } from './beach.ts';
import { cave } from './cave.ts';
import { kelp } from './kelp.ts';
import { plaza } from './plaza.ts';
import type { Score } from './score.ts';
import { sky } from './sky.ts';

/** The score of every loop. */
export const SCORES: Readonly<Record<MusicName, Score>> = { plaza, beach, kelp, cave, arena, sky };
