import type { Scene } from 'phaser';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { CODE_OBJECT_SIZES } from '#shared/content/codeObjectSize.ts';
import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import {
  isFoeKind,
  type CodeObjectKind,
  type CodeObjectPicture,
  type FoeKind,
} from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Effects } from '../actors/Effects.ts';
import { CodeObjectPieces } from './CodeObjectPieces.ts';
import type { CreateView, OwnBody } from './CodeObjectView.ts';
import { sway } from './codeObjectMotion.ts';
import { balloonsView } from './views/balloonsView.ts';
import { bellView } from './views/bellView.ts';
import { clockView } from './views/clockView.ts';
import { coralView } from './views/coralView.ts';
import { crabView } from './views/crabView.ts';
import { flagsView } from './views/flagsView.ts';
import { fountainView } from './views/fountainView.ts';
import { gateView } from './views/gateView.ts';
import { kelpView } from './views/kelpView.ts';
import { lampsView } from './views/lampsView.ts';
import { lighthouseView } from './views/lighthouseView.ts';
import { scoreboardView } from './views/scoreboardView.ts';
import { meView } from './views/meView.ts';
import { singerView } from './views/singerView.ts';
import { windmillView } from './views/windmillView.ts';

const VIEWS: Readonly<Record<Exclude<CodeObjectKind, FoeKind>, CreateView>> = {
  lighthouse: lighthouseView,
  crab: crabView,
  bell: bellView,
  fountain: fountainView,
  lamps: lampsView,
  coral: coralView,
  kelp: kelpView,
  singer: singerView,
  gate: gateView,
  clock: clockView,
  scoreboard: scoreboardView,
  flags: flagsView,
  windmill: windmillView,
  balloons: balloonsView,
  me: meView,
};

/** A foe is large and stands on one map alone: its view is fetched there. */
const FOE_VIEWS: Readonly<Record<FoeKind, () => Promise<CreateView>>> = {
  robotCrab: () => import('./views/robotCrabView.ts').then((view) => view.robotCrabView),
  sleepyWhale: () => import('./views/sleepyWhaleView.ts').then((view) => view.sleepyWhaleView),
  grumpyStorm: () => import('./views/grumpyStormView.ts').then((view) => view.grumpyStormView),
  tangledNet: () => import('./views/tangledNetView.ts').then((view) => view.tangledNetView),
};

export const loadView = async (kind: CodeObjectKind): Promise<CreateView> =>
  isFoeKind(kind) ? FOE_VIEWS[kind]() : VIEWS[kind];

interface ViewOptions {
  readonly scene: Scene;
  readonly object: CodeObject;
  readonly artScale: number;
  readonly reducedMotion: boolean;
  readonly effects: Pick<Effects, 'twinkle'>;
  readonly body: OwnBody;
  /** That of the object's kind. */
  readonly createView: CreateView;
}

interface Shown {
  readonly picture: CodeObjectPicture;
  readonly isWaiting: boolean;
}

/** A code object in the world. */
export interface CodeObjectView {
  update(shown: Shown, dt: number): void;
  destroy(): void;
}

const SPARKS = 4;
const SIGN_MS = 3400;
const SIGN_TURN = 0.03;

/** The object with the sign of the shell computer beside it. Its pictures must be loaded. */
export function createCodeObjectView({ scene, object, ...parts }: ViewOptions): CodeObjectView {
  const { kind, x, y } = object;
  const { artScale, reducedMotion: isCalm, effects, body, createView } = parts;
  let isEnacting = false;
  const pieces = new CodeObjectPieces(scene, object, artScale);
  const sign = pieces.add(`${kind}/sign` as CodeObjectFrame, CODE_OBJECT_SIZES[kind].signX, 0);
  const draw = createView({
    pieces,
    nickname: sessionStore.getState().user?.nickname ?? '',
    isCalm,
    bodyAt: () => ({ dx: body.subject.x - x, dy: body.subject.y - y }),
    enact(pose) {
      if (pose === null && !isEnacting) return;
      isEnacting = pose !== null;
      body.enact(pose);
    },
    sparkle(dx, dy) {
      if (isCalm) return;
      for (let spark = 0; spark < SPARKS; spark += 1) effects.twinkle(x + dx, y + dy);
    },
  });
  let time = 0;
  return {
    update({ picture, isWaiting }, dt) {
      const passed = isCalm ? 0 : dt;
      time += passed;
      sign.frame(`${kind}/${isWaiting ? 'sign' : 'sign-awake'}` as CodeObjectFrame);
      sign.turn(isWaiting ? sway(time, SIGN_MS) * SIGN_TURN : 0);
      draw({ picture, dt: passed, elapsed: dt, time, isWaiting });
    },
    destroy() {
      if (isEnacting) body.enact(null);
      pieces.destroy();
    },
  };
}
