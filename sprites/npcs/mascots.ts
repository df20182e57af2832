import type { NpcSprite } from '#shared/content/npcs.ts';
import { crab } from './crab.ts';
import { dolphin } from './dolphin.ts';
import type { Mascot } from './mascot.ts';
import { nemo } from './nemo.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { turtle } from './turtle.ts';

export const MASCOTS: Readonly<Record<NpcSprite, Mascot>> = { dolphin, crab, turtle, nemo, seahorse, shark };
