import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { CODE_OBJECT_COLORS, type CodeObjectColor } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { View } from '../core/render.ts';
import { balloonRail, balloonString, BALLOON_COLORS, wishBalloon, wishTicket } from './balloons.ts';
import { bellBody, bellClapper, bellFrame, bellWave } from './bell.ts';
import { clockCase, clockPearl, clockSky, hourHand, minuteHand } from './clock.ts';
import { codeSign } from './codeSign.ts';
import { coralBud, coralTerraces, grownCoral } from './coral.ts';
import { crabBoard, crabFromAbove, crabTrail } from './crab.ts';
import { digitFrames } from './digits.ts';
import { FLAG_COLORS, flagPlank, signalFlag, signalPole } from './flags.ts';
import { floatBubble, sleepSign, waterSplash } from './foeChild.ts';
import {
  fountainBack,
  fountainCrown,
  fountainFront,
  fountainJet,
  fountainMouth,
  fountainRipple,
} from './fountain.ts';
import { gateAnswer, gateArch, gateDoor, gateWay } from './gate.ts';
import { gateVisitor } from './gateVisitors.ts';
import { kelpBud, kelpStalk, kelpSunbeam, kelpTub, kelpTubFront } from './kelp.ts';
import { jellyLamp, lampHalo, lampPost, lampString } from './lamps.ts';
import { lampBeam, lampGlow, lighthouseLit, lighthouseTower } from './lighthouse.ts';
import { hourPlate, plate, sandPlate, shellPlate } from './plate.ts';
import {
  crabBody,
  crabCastle,
  crabClaw,
  crabEmblem,
  crabFace,
  crabKey,
  crabLamp,
  waterBall,
} from './robotCrab.ts';
import { cheerBoard, cheeringFish, roundPearl } from './scoreboard.ts';
import { choirSteps, singingClam, SINGER_COLORS, songNote } from './singer.ts';
import {
  channelMarket,
  snoreBubble,
  tickleFeather,
  whaleBody,
  whaleFace,
  whaleFin,
  whaleLamp,
  whaleMouth,
  whaleSpout,
  whaleTail,
  whaleYawn,
} from './sleepyWhale.ts';
import {
  stormCloud,
  stormFace,
  stormGarden,
  stormGust,
  stormLamp,
  stormPost,
  stormRain,
  stormRainbow,
  stormThunder,
  stormUmbrella,
} from './grumpyStorm.ts';
import {
  netEyes,
  netKnot,
  netLamp,
  netPlaque,
  netRing,
  netRopes,
  netStrand,
  netSwing,
  netTangle,
} from './tangledNet.ts';
import { meBubble, mePad, meShell, meStart, meWave } from './me.ts';
import { millTower, millWheel, sockPole, windSock, windStreak } from './windmill.ts';

type Drawings = Readonly<Record<string, () => string>>;

/** Every frame is drawn around its pivot, which is the middle of this canvas; it is packed trimmed. */
export const CODE_OBJECT_VIEW: View = { x: -340, y: -340, w: 680, h: 680 };

/** The painted colour of each colour name of programs. */
export const PAINTS: Readonly<Record<CodeObjectColor, string>> = {
  red: '#ff6b66',
  orange: '#ffab5c',
  yellow: '#ffd84f',
  green: '#6fd08a',
  blue: '#5fb4f2',
  purple: '#c08ff0',
  white: '#fbf6ee',
  pink: '#ff8fb8',
};

const INK = '#1f3a5f';
const GOLD = '#ffe27a';

const byColor = (name: string, draw: (color: string, index: number) => string): Drawings =>
  Object.fromEntries(
    (Object.keys(CODE_OBJECT_COLORS) as CodeObjectColor[]).map((key, index) => [
      `${name}-${key}`,
      () => draw(PAINTS[key], index),
    ]),
  );
const byNumber = (name: string, count: number, draw: (index: number) => string): Drawings =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}-${index}`, () => draw(index)]));
const paint = (colors: readonly string[], index: number) => colors[index] ?? '#ffffff';

/** Stands beside each: in its own sheet, so that it costs no draw call. */
const SIGN: Drawings = { sign: () => codeSign(false), 'sign-awake': () => codeSign(true) };

/** In the sheet of each foe: the child floats back. */
const CHILD: Drawings = { bubble: floatBubble, splash: waterSplash };

/** The pictures of each kind; each has a sheet, which only maps with such an object fetch. */
export const CODE_OBJECT_DRAWINGS: Readonly<Record<CodeObjectKind, Drawings>> = {
  lighthouse: { ...SIGN, tower: lighthouseTower, lit: lighthouseLit, glow: lampGlow, beam: lampBeam },
  crab: {
    ...SIGN,
    board: crabBoard,
    trail: crabTrail,
    'crab-0': () => crabFromAbove(0),
    'crab-1': () => crabFromAbove(1),
  },
  bell: {
    ...SIGN,
    ...digitFrames(INK),
    frame: bellFrame,
    bell: bellBody,
    clapper: bellClapper,
    wave: bellWave,
    plate: hourPlate,
  },
  fountain: {
    ...SIGN,
    ...digitFrames(INK, 0.72),
    back: fountainBack,
    front: fountainFront,
    mouth: fountainMouth,
    jet: fountainJet,
    crown: fountainCrown,
    ripple: fountainRipple,
    plate: () => plate(30),
  },
  lamps: {
    ...SIGN,
    post: lampPost,
    string: lampString,
    halo: lampHalo,
    lamp: () => jellyLamp(null),
    ...byColor('lamp', jellyLamp),
  },
  coral: {
    ...SIGN,
    terraces: coralTerraces,
    bud: coralBud,
    ...byColor('coral', (color, index) => grownCoral(color, 20 + index * 3)),
  },
  kelp: {
    ...SIGN,
    tub: () => kelpTub(),
    'tub-front': kelpTubFront,
    stalk: kelpStalk,
    bud: () => kelpBud(false),
    'bud-awake': () => kelpBud(true),
    sunbeam: kelpSunbeam,
  },
  singer: {
    ...SIGN,
    steps: choirSteps,
    note: songNote,
    ...byNumber('clam', SINGER_COLORS.length, (index) => singingClam(paint(SINGER_COLORS, index), false)),
    ...byNumber('clam-open', SINGER_COLORS.length, (index) => singingClam(paint(SINGER_COLORS, index), true)),
  },
  gate: {
    ...SIGN,
    ...digitFrames(INK, 0.72),
    way: gateWay,
    door: gateDoor,
    arch: gateArch,
    open: () => gateAnswer('open'),
    closed: () => gateAnswer('closed'),
    ask: () => gateAnswer('ask'),
    plate: shellPlate,
    'visitor-0': () => gateVisitor(0),
    'visitor-1': () => gateVisitor(1),
    'visitor-2': () => gateVisitor(2),
    'visitor-3': () => gateVisitor(3),
    'visitor-4': () => gateVisitor(4),
  },
  clock: {
    ...SIGN,
    ...digitFrames(INK, 0.72),
    case: clockCase,
    hour: hourHand,
    minute: minuteHand,
    pearl: clockPearl,
    day: () => clockSky(true),
    night: () => clockSky(false),
    plate: sandPlate,
  },
  scoreboard: {
    ...SIGN,
    ...digitFrames(GOLD, 2.6),
    ...Object.fromEntries(
      Object.entries(digitFrames(GOLD, 1.05)).map(([name, draw]) => [`small-${name}`, draw]),
    ),
    board: cheerBoard,
    pearl: () => roundPearl(false),
    'pearl-lit': () => roundPearl(true),
    fish: () => cheeringFish(false),
    'fish-up': () => cheeringFish(true),
  },
  flags: {
    ...SIGN,
    ...digitFrames(INK, 0.74),
    plank: flagPlank,
    pole: signalPole,
    ...byNumber('flag', FLAG_COLORS.length, (index) => signalFlag(paint(FLAG_COLORS, index))),
  },
  windmill: {
    ...SIGN,
    tower: millTower,
    wheel: millWheel,
    'sock-pole': sockPole,
    sock: windSock,
    streak: windStreak,
  },
  balloons: {
    ...SIGN,
    ...digitFrames(INK, 0.7),
    rail: balloonRail,
    string: balloonString,
    ticket: wishTicket,
    ...byNumber('balloon', BALLOON_COLORS.length, (index) => wishBalloon(paint(BALLOON_COLORS, index))),
  },
  me: { ...SIGN, start: meStart, pad: mePad, shell: meShell, wave: meWave, bubble: meBubble },
  robotCrab: {
    ...SIGN,
    body: crabBody,
    lamp: crabLamp,
    stern: () => crabFace('stern'),
    dizzy: () => crabFace('dizzy'),
    happy: () => crabFace('happy'),
    asleep: () => crabFace('asleep'),
    again: () => crabEmblem(false),
    done: () => crabEmblem(true),
    'claw-left': () => crabClaw(-1),
    'claw-right': () => crabClaw(1),
    key: crabKey,
    ball: waterBall,
    castle: crabCastle,
    sleep: sleepSign,
    ...CHILD,
  },
  sleepyWhale: {
    ...SIGN,
    body: whaleBody,
    tail: whaleTail,
    fin: whaleFin,
    asleep: () => whaleFace('asleep'),
    drowsy: () => whaleFace('drowsy'),
    happy: () => whaleFace('happy'),
    mouth: whaleMouth,
    yawn: whaleYawn,
    snore: snoreBubble,
    spout: whaleSpout,
    lamp: whaleLamp,
    feather: tickleFeather,
    market: channelMarket,
    sleep: sleepSign,
    ...CHILD,
  },
  grumpyStorm: {
    ...SIGN,
    cloud: () => stormCloud(false),
    fair: () => stormCloud(true),
    stern: () => stormFace('stern'),
    dizzy: () => stormFace('dizzy'),
    happy: () => stormFace('happy'),
    asleep: () => stormFace('asleep'),
    lamp: stormLamp,
    rain: stormRain,
    gust: stormGust,
    thunder: stormThunder,
    umbrella: stormUmbrella,
    post: stormPost,
    rainbow: stormRainbow,
    garden: stormGarden,
    sleep: sleepSign,
    ...CHILD,
  },
  tangledNet: {
    ...SIGN,
    ropes: netRopes,
    tangle: netTangle,
    strand: netStrand,
    knot: netKnot,
    ring: netRing,
    stern: () => netEyes('stern'),
    dizzy: () => netEyes('dizzy'),
    happy: () => netEyes('happy'),
    lamp: netLamp,
    swing: netSwing,
    plaque: netPlaque,
    ...CHILD,
  },
};
