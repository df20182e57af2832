import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { projectRoot } from '#server/platform/projectRoot.ts';
import type { Beat, DemoFilm } from './demoFilms.ts';

export const FILM = { width: 960, height: 540, perSecond: 12 } as const;

const GROUND = 330;
const TILE = 92;
const DOLPHIN = 150;
const SHELL = 46;
const DOLPHIN_FRAMES = ['default/0', 'default/1', 'default/2'];
const COLOURS: Readonly<Record<Beat, string>> = {
  STEP: '#2f9ad0',
  JUMP: '#e2703a',
  PICK: '#e5a91e',
  WAIT: '#8aa4b5',
};
/** The sign of each beat on its pebble. */
const SIGNS: Readonly<Record<Beat, string>> = {
  STEP: 'M-9 0H7M1-7l7 7-7 7',
  JUMP: 'M-10 6C-8-12 8-12 9 4M4-1l5 6 4-7',
  PICK: 'M0-10l3 7 7 .5-5.500 4.500 2 7L0 5l-6.500 4 2-7L-10-2.500l7-.5z',
  WAIT: 'M-7 0h.1M0 0h.1M7 0h.1',
};

/** Every picture of a film, as raw RGB. */
export async function* filmFrames(film: DemoFilm): AsyncGenerator<Buffer> {
  const art = await loadArt(film);
  const { stops, shells, crabs } = journeyOf(film.beats);
  for (let frame = 0; frame < film.beats.length * FILM.perSecond; frame += 1) {
    const time = frame / FILM.perSecond;
    const beat = Math.floor(time);
    const share = smooth(time - beat);
    const [from = 0, to = from] = [stops[beat], stops[beat + 1]];
    const at = from + (to - from) * share;
    const kind = film.beats[beat] ?? 'WAIT';
    const high =
      kind === 'JUMP'
        ? Math.sin(Math.PI * share) * 92
        : kind === 'STEP'
          ? Math.abs(Math.sin(Math.PI * share)) * 10
          : 0;
    const nod = kind === 'PICK' ? Math.sin(Math.PI * share) * 12 : Math.sin(time * 3) * 3;
    // The dolphin stays a third from the left while the ground goes by.
    const left = (place: number) => Math.round(FILM.width / 3 + (place - at) * TILE);
    const layers: OverlayOptions[] = [{ input: groundOf(at), left: 0, top: 0 }];
    const lay = (input: Buffer, size: number, x: number, y: number) => {
      if (x > -size && x < FILM.width + size) layers.push(...within(input, size, x - size / 2, y - size));
    };
    for (const place of crabs) lay(art.crab, 96, left(place), GROUND + 8);
    for (const { place, taken } of shells) if (time < taken) lay(art.shell, SHELL, left(place), GROUND - 4);
    const body = art.dolphin[Math.floor(time * 6) % art.dolphin.length];
    if (body) lay(body, DOLPHIN, left(at), Math.round(GROUND + 12 - high + nod));
    const picked = shells.filter(({ taken }) => time >= taken).length;
    layers.push({ input: programOf(film, beat, picked), left: 0, top: 0 });
    yield await sharp(art.sea, { raw: { width: FILM.width, height: FILM.height, channels: 3 } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** The dolphin's position at each beat, and the things on its way. */
function journeyOf(beats: readonly Beat[]) {
  const stops = [0];
  const shells: { place: number; taken: number }[] = [];
  const crabs: number[] = [];
  for (const [index, beat] of beats.entries()) {
    const at = stops.at(-1) ?? 0;
    if (beat === 'PICK') shells.push({ place: at + 0.45, taken: index + 0.5 });
    if (beat === 'JUMP') crabs.push(at + 1);
    stops.push(at + (beat === 'STEP' ? 1 : beat === 'JUMP' ? 2 : 0));
  }
  return { stops, shells, crabs };
}

/** Pictures that stand over an edge are cut: what is laid must fit. */
function within(input: Buffer, size: number, x: number, y: number): OverlayOptions[] {
  const [left, top] = [Math.round(x), Math.round(y)];
  const fits = left >= 0 && top >= 0 && left + size <= FILM.width && top + size <= FILM.height;
  return fits ? [{ input, left, top, raw: { width: size, height: size, channels: 4 } }] : [];
}

/** Sand with stones, which shows that one gets on. */
function groundOf(at: number): Buffer {
  const marks = Array.from({ length: 14 }, (_, index) => {
    const place = index * 1.3 - ((at % 1.3) + 1.3);
    const x = FILM.width / 3 + (place - 2) * TILE;
    return `<ellipse cx="${x.toFixed(1)}" cy="${GROUND + 34 + (index % 3) * 18}" rx="${14 + (index % 3) * 5}" ry="6" fill="#e2bd78"/>`;
  });
  return svg(
    `<rect y="${GROUND}" width="${FILM.width}" height="${FILM.height - GROUND}" fill="#f8dfa6"/>
     <rect y="${GROUND}" width="${FILM.width}" height="10" fill="#4fd0a0"/>
     <rect y="${GROUND + 10}" width="${FILM.width}" height="4" fill="#2f9a72"/>${marks.join('')}`,
  );
}

/** The program as pebbles in a row, the one that runs now in front; and how many shells there are. */
function programOf({ beats, round }: DemoFilm, now: number, picked: number): Buffer {
  const step = Math.min(52, (FILM.width - 80) / beats.length);
  const x = (index: number) => 40 + step * (index + 0.5);
  // Above, for the captions are below.
  const y = 62;
  const first = beats.indexOf('STEP');
  const brackets =
    round === undefined
      ? []
      : Array.from({ length: Math.floor((beats.length - first) / round) }, (_, index) => {
          const begin = x(first + index * round) - step / 2 + 2;
          return `<rect x="${begin}" y="${y - 30}" width="${round * step - 4}" height="60" rx="18" fill="#ffd98a" stroke="#7a3f08" stroke-width="3"/>`;
        });
  const pebbles = beats.map((beat, index) => {
    const isNow = index === now;
    const scale = (isNow ? 1.25 : 0.95) * (step / 52);
    return `<g transform="translate(${x(index)} ${isNow ? y - 6 : y}) scale(${scale})" opacity="${index > now ? 0.62 : 1}">
      <circle r="21" fill="${COLOURS[beat]}" stroke="${isNow ? '#fff' : '#1f3a5f'}" stroke-width="4"/>
      <path d="${SIGNS[beat]}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  });
  const shells = Array.from(
    { length: picked },
    (_, index) =>
      `<circle cx="${FILM.width - 44 - index * 34}" cy="136" r="13" fill="#ffb52e" stroke="#7a3f08" stroke-width="4"/>`,
  );
  return svg(
    `<rect x="20" y="18" width="${FILM.width - 40}" height="86" rx="26" fill="#fffdf6" stroke="#20507a" stroke-width="4"/>
     ${brackets.join('')}${pebbles.join('')}${shells.join('')}`,
  );
}

const svg = (drawn: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}">${drawn}</svg>`,
  );

async function loadArt({ theme }: DemoFilm) {
  const stage = join(projectRoot, 'assets/ui/stage/@1x');
  const npc = (name: string) => join(projectRoot, 'assets/npc', name, '@1x');
  const sea = await sharp(join(stage, `backdrop-${theme}.webp`))
    .resize(FILM.width, FILM.height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    sea,
    dolphin: await Promise.all(DOLPHIN_FRAMES.map((name) => cut(npc('dolphin'), name, DOLPHIN))),
    crab: await cut(npc('crab'), 'default/0', 96),
    shell: await cut(stage, 'shell', SHELL),
  };
}

/** One picture of a sheet in a square, its foot at the lower edge. */
async function cut(folder: string, name: string, size: number): Promise<Buffer> {
  const sheet = JSON.parse(await readFile(join(folder, 'sheet.json'), 'utf8')) as {
    frames: Record<string, { frame: { x: number; y: number; w: number; h: number } } | undefined>;
  };
  const found = sheet.frames[name];
  if (!found) throw new Error(`cut: no picture ${name} in ${folder}`);
  const { x: left, y: top, w: width, h: height } = found.frame;
  return sharp(join(folder, 'sheet.webp'))
    .extract({ left, top, width, height })
    .resize(size, size, { fit: 'contain', position: 'bottom', background: '#0000' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
