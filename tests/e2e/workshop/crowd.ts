import { type Game, GameObjects } from 'phaser';
import { createEngine } from '#client/game/engine/createEngine.ts';
import { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { fitViewport } from '#client/game/view/viewport.ts';
import { guardContext } from '#client/game/engine/guardContext.ts';
import { tuneShaders } from '#client/game/engine/tuneShaders.ts';
import { CrowdMirror } from './crowd/CrowdMirror.ts';
import { GraphicsMeter } from './crowd/GraphicsMeter.ts';
import { OurCrowd } from './crowd/OurCrowd.ts';
import { PlainCrowd } from './crowd/PlainCrowd.ts';

/** A crowd on a small stage, ours or a plain one, whose frames are drawn one by one and measured. */

export interface MeasuredFrame {
  /** Milliseconds of the script's time for the whole frame, update and render. */
  readonly ms: number;
  /** Handed to the graphics card. */
  readonly bytes: number;
  readonly draws: number;
}

export interface Crowd {
  /** Brings the people, each in their clothes. */
  readonly gather: (order: GatherOrder) => Promise<void>;
  /** Draws so many frames, `dt` ms apart on the people's clock; a 60th of a second when left out. */
  readonly draw: (frames: number, dt?: number) => Promise<readonly MeasuredFrame[]>;
  /** So many come and go, at most 40 at a time; everybody has left at the end. Ours alone. */
  readonly comeAndGo: (times: number) => Promise<void>;
  /** MB (10⁶ bytes) of the graphics card's memory for composed avatars. Ours alone. */
  readonly textureMB: () => number;
  /** Elements of names that are to be seen. */
  readonly names: () => number;
  /** Points with a mouse at who is farthest away. */
  readonly pointAtFarthest: () => void;
  /** How many of those who are to be seen are drawn as silhouettes. */
  readonly silhouettes: () => number;
  /** Takes the graphics card away and gives it back; tells how many were silhouettes in the first frame after that. */
  readonly loseContext: () => Promise<number>;
  /** The picture of this moment, as a data address; nobody moves for it. */
  readonly picture: () => Promise<string>;
}

interface GatherOrder {
  readonly kind: 'ours' | 'plain';
  readonly people: number;
  readonly outfits: number;
}

declare global {
  interface Window {
    /** There as soon as the page's script has run to its end. */
    readonly crowd: Crowd;
  }
}

const DT = 1000 / 60;
const PRESENT = 40;
/** Enough frames for anything to be composed. */
const PATIENCE = 3000;

const meter = new GraphicsMeter();
let mirror = new CrowdMirror(1);
let game: Game | null = null;
let ours: OurCrowd | null = null;

const gather: Crowd['gather'] = async ({ kind, people, outfits }) => {
  if (game !== null) throw new Error('A crowd is here already: open the page anew.');
  const stage = document.querySelector<HTMLElement>('#stage');
  if (!stage) throw new Error('The crowd needs its stage.');
  game = createEngine(stage, fitViewport(stage.getBoundingClientRect(), 1));
  const [urls] = await Promise.all([AssetUrls.load(), isReady(game)]);
  // From here on frames are drawn by hand.
  game.loop.stop();
  mirror = new CrowdMirror(outfits);
  if (kind === 'plain') {
    for (let id = 1; id <= people; id += 1) mirror.join(id);
    const plain = new PlainCrowd(mirror, urls);
    game.scene.add('crowd', plain, true);
    step();
    await plain.open();
    return;
  }
  tuneShaders(game);
  const crowd = new OurCrowd(mirror, urls);
  ours = crowd;
  guardContext(game, { onRestored: () => crowd.composer.recompose(), onGivenUp: () => undefined });
  game.scene.add('crowd', crowd, true);
  stage.append(crowd.tags.element, crowd.speech.element);
  step();
  mirror.join(1);
  const [own] = mirror.players().values();
  await crowd.open(own?.outfit ?? '');
  for (let id = 2; id <= people; id += 1) mirror.join(id);
  await settle(crowd);
};

const draw: Crowd['draw'] = async (frames, dt = DT) => {
  const measured: MeasuredFrame[] = [];
  meter.take();
  while (measured.length < frames) {
    await nextFrame();
    const start = performance.now();
    step(dt);
    measured.push({ ms: performance.now() - start, ...meter.take() });
  }
  return measured;
};

const comeAndGo: Crowd['comeAndGo'] = async (times) => {
  const crowd = theirs();
  for (const id of [...mirror.players().keys()]) mirror.leave(id);
  for (let id = 1; id <= times + PRESENT; id += 1) {
    if (id <= times) mirror.join(id);
    mirror.leave(id - PRESENT);
    if (id % 5 !== 0) continue;
    await nextFrame();
    step();
  }
  await settle(crowd);
};

const loseContext: Crowd['loseContext'] = async () => {
  const crowd = theirs();
  const canvas = game?.canvas;
  const loss = canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context');
  if (!canvas || !loss) throw new Error('The context cannot be taken away here.');
  const isBack = new Promise((resolve) => {
    canvas.addEventListener('webglcontextrestored', resolve, { once: true });
  });
  loss.loseContext();
  await nextFrame();
  step(0);
  await nextFrame();
  loss.restoreContext();
  await isBack;
  step(0);
  const bare = silhouettes();
  await settle(crowd);
  return bare;
};

const silhouettes: Crowd['silhouettes'] = () =>
  theirs().children.list.filter(
    (thing) => thing instanceof GameObjects.Image && thing.visible && thing.frame.name === 'actor/silhouette',
  ).length;

const picture: Crowd['picture'] = async () => {
  await nextFrame();
  step(0);
  // In the same task as the drawing: afterwards the canvas is empty.
  return game?.canvas.toDataURL() ?? '';
};

function theirs(): OurCrowd {
  if (ours === null) throw new Error('Our crowd is not here.');
  return ours;
}

function step(dt = DT): void {
  game?.step(performance.now(), dt);
}

/** Draws until everybody wears what they should; nobody moves meanwhile. */
async function settle({ composer }: OurCrowd): Promise<void> {
  let quiet = 0;
  for (let frame = 0; frame < PATIENCE && quiet < 3; frame += 1) {
    await nextFrame();
    step(0);
    quiet = composer.isSettled ? quiet + 1 : 0;
  }
  if (quiet < 3) throw new Error('The crowd is never done with dressing.');
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function isReady({ events }: Game): Promise<void> {
  return new Promise((resolve) => {
    events.once('ready', () => resolve());
  });
}

const crowd: Crowd = {
  gather,
  draw,
  comeAndGo,
  textureMB: () => theirs().composer.bytes / 1e6,
  names: () => document.querySelectorAll('.world-tag:not([hidden])').length,
  pointAtFarthest: () => theirs().pointAtFarthest(),
  silhouettes,
  loseContext,
  picture,
};
Object.assign(window, { crowd });
