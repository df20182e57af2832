import type { NpcSprite } from '#shared/content/npcs.ts';
import { crab } from './crab.ts';
import { dolphin } from './dolphin.ts';
import { jellyfish } from './jellyfish.ts';
import type { Mascot } from './mascot.ts';
import { nemo } from './nemo.ts';
import { octopus } from './octopus.ts';
import { otter } from './otter.ts';
import { pelican } from './pelican.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { starfish } from './starfish.ts';
import { turtle } from './turtle.ts';
import { whale } from './whale.ts';

export const MASCOTS: Readonly<Record<NpcSprite, Mascot>> = {
  dolphin,
  crab,
  turtle,
  nemo,
  seahorse,
  shark,
  octopus,
  jellyfish,
  whale,
  otter,
  starfish,
  pelican,
};
