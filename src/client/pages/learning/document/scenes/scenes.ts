import type { ComponentType } from 'react';
import type { SceneKind } from '#shared/content/lessonScenes.ts';
import { BeadsScene } from './BeadsScene.tsx';
import { BlocksScene } from './BlocksScene.tsx';
import { BoxScene } from './BoxScene.tsx';
import { DrawersScene } from './DrawersScene.tsx';
import { FishScene } from './FishScene.tsx';
import { ForkScene } from './ForkScene.tsx';
import { HalvesScene } from './HalvesScene.tsx';
import { LampsScene } from './LampsScene.tsx';
import { LetterScene } from './LetterScene.tsx';
import { MachineScene } from './MachineScene.tsx';
import { MosaicScene } from './MosaicScene.tsx';
import { NestScene } from './NestScene.tsx';
import { SaysScene } from './SaysScene.tsx';
import type { SceneProps } from './sceneProps.ts';
import { ShellsScene } from './ShellsScene.tsx';
import { SumsScene } from './SumsScene.tsx';
import { WalkScene } from './WalkScene.tsx';
import { WheelScene } from './WheelScene.tsx';

export const SCENES: Readonly<Record<SceneKind, ComponentType<SceneProps>>> = {
  says: SaysScene,
  sums: SumsScene,
  letter: LetterScene,
  box: BoxScene,
  fork: ForkScene,
  lamps: LampsScene,
  wheel: WheelScene,
  shells: ShellsScene,
  beads: BeadsScene,
  machine: MachineScene,
  mosaic: MosaicScene,
  drawers: DrawersScene,
  halves: HalvesScene,
  fish: FishScene,
  walk: WalkScene,
  nest: NestScene,
  blocks: BlocksScene,
};
