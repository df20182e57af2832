import type { Game, Renderer } from 'phaser';
import type { LockReason } from '#client/bridge/commands.ts';
import { connectionStore, type ConnectionStatus } from '#client/stores/connectionStore.ts';
import type { MapScene } from './scenes/MapScene.ts';
import type { WorldParts } from './worldParts.ts';

interface ProbedPlayer {
  readonly userId: number;
  readonly nickname: string;
  /** Worn item ids, as in `encodeOutfit`; empty while unknown. */
  readonly outfit: string;
}

interface ProbedActor {
  /** The feet, in world px. */
  readonly x: number;
  readonly y: number;
  /** The same in CSS px of the window. */
  readonly screenX: number;
  readonly screenY: number;
}

/** State of the world for tests and benchmarks, read only. */
export interface DolphinProbe {
  readonly mapId: number | null;
  readonly connection: ConnectionStatus;
  /** Frames drawn so far. */
  readonly frames: number;
  readonly drawCalls: number;
  readonly avatarPages: number;
  /** The graphics memory of the pictures, at four bytes a pixel. */
  readonly textureMegabytes: number;
  /** The graphics memory of all composed avatars. */
  readonly avatarBytes: number;
  readonly artScale: number;
  readonly isAsleep: boolean;
  /** Whether what standing and walking do not need is being fetched. */
  readonly isSettled: boolean;
  readonly locks: readonly LockReason[];
  readonly self: ProbedActor | null;
  readonly players: readonly (ProbedActor & ProbedPlayer)[];
  /** Objects of this map that quests have changed for the child. */
  readonly changedObjectIds: readonly number[];
  /** Story quests that have left something on this map. */
  readonly traces: readonly number[];
  readonly npcs: readonly (ProbedActor & { readonly npcId: number; readonly isNear: boolean })[];
}

declare global {
  interface Window {
    dolphinProbe?: DolphinProbe;
  }
}

interface ProbeOptions {
  readonly game: Game;
  readonly parts: WorldParts;
  readonly scene: () => MapScene | null;
}

/** Puts the probe on the window until the returned disposal is called. */
export function publishProbe({ game, parts, scene }: ProbeOptions): () => void {
  const draws = countDraws(game);
  const place = ({ x, y }: { readonly x: number; readonly y: number }): ProbedActor => {
    const camera = scene()?.systems?.camera;
    const { left, top } = camera?.view ?? { left: 0, top: 0 };
    const zoom = camera?.cssZoom ?? 1;
    return { x, y, screenX: (x - left) * zoom, screenY: (y - top) * zoom };
  };
  const probe: DolphinProbe = {
    get mapId() {
      return scene()?.loaded.map.id ?? null;
    },
    get connection() {
      return connectionStore.getState().status;
    },
    get frames() {
      return draws.frames();
    },
    get drawCalls() {
      return draws.lastFrame();
    },
    get avatarPages() {
      return parts.composer.pages;
    },
    get textureMegabytes() {
      return textureBytes(game) / 1024 ** 2;
    },
    get avatarBytes() {
      return parts.composer.bytes;
    },
    artScale: parts.artScale,
    get isAsleep() {
      return !game.loop.running;
    },
    get isSettled() {
      return parts.settling.isSettled;
    },
    get locks() {
      return parts.broker.lockReasons;
    },
    get self() {
      const own = scene()?.systems?.own;
      return own === undefined ? null : place(own.subject);
    },
    get players() {
      const { mirror } = parts.connection;
      return [...mirror.players().values()].flatMap(({ userId, nickname, outfit }) => {
        const pose = mirror.poseOf(userId);
        return pose === null ? [] : [{ userId, nickname, outfit: outfit ?? '', ...place(pose) }];
      });
    },
    get changedObjectIds() {
      return scene()?.systems?.changedObjects.shown ?? [];
    },
    get traces() {
      return scene()?.systems?.changedObjects.traces ?? [];
    },
    get npcs() {
      const npcs = scene()?.systems?.npcs;
      return (npcs?.all() ?? []).map((npc) => ({
        npcId: npc.definition.id,
        isNear: npc === npcs?.near,
        ...place(npc),
      }));
    },
  };
  window.dolphinProbe = probe;
  return () => {
    draws.stop();
    if (window.dolphinProbe === probe) delete window.dolphinProbe;
  };
}

function textureBytes({ textures }: Game): number {
  let bytes = 0;
  for (const key of textures.getTextureKeys()) {
    for (const { width, height } of textures.get(key).source) bytes += width * height * 4;
  }
  return bytes;
}

/** Counts the data sent to the graphics card from frame to frame. */
function countDraws(game: Game): { frames: () => number; lastFrame: () => number; stop: () => void } {
  const { gl } = game.renderer as Renderer.WebGL.WebGLRenderer;
  const drawElements = gl.drawElements.bind(gl);
  let [running, finished, frames] = [0, 0, 0];
  gl.drawElements = (...args) => {
    running += 1;
    drawElements(...args);
  };
  const onFrame = () => {
    finished = running;
    running = 0;
    frames += 1;
  };
  game.events.on('postrender', onFrame);
  return {
    frames: () => frames,
    lastFrame: () => finished,
    stop: () => {
      game.events.off('postrender', onFrame);
      gl.drawElements = drawElements;
    },
  };
}
