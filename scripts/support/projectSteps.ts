import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MUSIC_NAMES } from '#shared/content/sounds.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import type { PackOptions, PackProgress } from '../packSprites.ts';
import { cachedStep } from './cachedStep.ts';
import { copyHighResPictures } from './copyHighResPictures.ts';
import { runTool } from './runTool.ts';

type Say = (line: string) => void;

const SPRITES = {
  inputs: [
    'sprites/**/*',
    'scripts/packSprites.ts',
    'scripts/sprites/**/*',
    'src/shared/content/**/*',
    'package-lock.json',
  ],
  outputs: ['assets/manifest.json', 'src/shared/content/sprites.gen.ts'],
};

/** Draws the pictures of a first visit, everything at 1x, unless it is up to date. */
export function drawFirstSprites(say: Say): Promise<boolean> {
  return cachedStep({ name: 'first-sprites', ...SPRITES, run: () => draw(say, { firstVisitOnly: true }) });
}

/**
 * Draws the atlases from `sprites/` unless they are up to date. The type-check and the client need them. It may run
 * after the client was built at 1x, while it is played: pictures at 2x join it once they are complete.
 */
export function drawSprites(say: Say, { threads }: { readonly threads?: number } = {}): Promise<boolean> {
  return cachedStep({
    name: 'sprites',
    ...SPRITES,
    run: async () => {
      await draw(say, { threads });
      await copyHighResPictures({ assets: join(projectRoot, 'assets'), client: join(projectRoot, 'dist') });
    },
  });
}

async function draw(say: Say, options: PackOptions): Promise<void> {
  say('comparing the drawings with the last time');
  const { packSprites } = await import('../packSprites.ts');
  await packSprites({ ...options, onProgress: sayTenths(say) });
}

const SOUND_SOURCES = [
  'sound/**/*',
  'scripts/packSounds.ts',
  'scripts/sounds/**/*',
  'src/shared/content/sounds.ts',
  'package-lock.json',
];
const MUSIC = 'assets/sounds/music-*';

/** Renders the sound effects, which a first visit needs. */
export function packEffects(say: Say): Promise<boolean> {
  return cachedStep({
    name: 'effects',
    inputs: SOUND_SOURCES,
    outputs: ['effects.json', 'effects.ogg', 'effects.mp3'].map((file) => `assets/sounds/${file}`),
    run: async () => {
      const { packSounds } = await import('../packSounds.ts');
      await packSounds({ firstVisitOnly: true, onProgress: ({ line }) => say(line) });
    },
  });
}

/** Renders the music. It may run after the client was built, while it is played: every finished loop joins it. */
export function packMusic(say: Say, { threads }: { readonly threads?: number } = {}): Promise<boolean> {
  return cachedStep({
    name: 'music',
    inputs: SOUND_SOURCES,
    outputs: MUSIC_NAMES.flatMap((name) =>
      ['ogg', 'mp3'].map((type) => `assets/sounds/music-${name}.${type}`),
    ),
    run: async () => {
      const { packSounds } = await import('../packSounds.ts');
      await packSounds({
        threads,
        onProgress({ line, files }) {
          say(line);
          for (const file of files) addToClient(file);
        },
      });
    },
  });
}

function addToClient(file: string): void {
  if (!existsSync(join(projectRoot, 'dist/index.html'))) return;
  const target = join(projectRoot, 'dist', file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(projectRoot, 'assets', file), target);
}

/** Builds the client into `dist/` unless it is up to date. */
export function buildClient(say: Say): Promise<boolean> {
  return cachedStep({
    name: 'client',
    inputs: [
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'assets/**/*',
      'src/client/**/*',
      'src/shared/**/*',
      'scripts/support/*.ts',
    ],
    // Copied along, but made late at the first start: `packMusic` and `drawSprites` add new ones.
    except: [MUSIC, 'assets/**/@2x/**/*', 'assets/manifest.json'],
    outputs: ['dist/index.html', 'dist/.vite/manifest.json'],
    run: async () => {
      say('bundling and compressing');
      // It runs in a child process, because vite sets NODE_ENV of the building process.
      const good = await runTool('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
        env: { NODE_ENV: 'production' },
      });
      if (!good) throw new Error('The client could not be built; vite says above why');
    },
  });
}

function sayTenths(say: Say): (progress: PackProgress) => void {
  let reported = 0;
  return ({ done, total }) => {
    const tenths = Math.floor((done / total) * 10);
    if (tenths === reported) return;
    reported = tenths;
    say(`${done} of ${total} pictures`);
  };
}
