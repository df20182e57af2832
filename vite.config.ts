import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockFontSwap } from './scripts/support/blockFontSwap.ts';
import { iconImports } from './scripts/support/iconImports.ts';
import { excludeAssets } from './scripts/support/excludeAssets.ts';
import { namedWidths } from './scripts/support/namedWidths.ts';
import { fallBackTo1x } from './scripts/support/fallBackTo1x.ts';
import { writtenLetters } from './scripts/support/writtenLetters.ts';
import { refuseChunkCycles } from './scripts/support/refuseChunkCycles.ts';
import { scaleText } from './scripts/support/scaleText.ts';
import { pythonFiles } from './scripts/support/pythonFiles.ts';
import { iconChunks, sharedChunks } from './scripts/support/sharedChunks.ts';
import { NODE_OPTIONS } from './scripts/support/nodeOptions.ts';
import { precompress } from './scripts/support/precompress.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** A room's socket is at /<process id>/<room id>, each nine characters. */
const roomSocket = String.raw`^/[\w-]{9}/[\w-]{9}(\?|$)`;

const databaseSetup = './tests/support/databaseSetup.ts';
const netcodeProbes = 'tests/rooms/netcode*.test.ts';
const judgeStorm = 'tests/api/learning/judgeStorm.test.ts';

/**
 * Node imports tests and server by itself, as `npm start` does, and keeps what it has compiled: vite would transform
 * the whole server, and hand it over anew to every worker.
 */
const importedByNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: NODE_OPTIONS,
};

/** What lies in assets/ and is not for browsers: its page and ignore file, and what the map editor shows behind a map. */
const forDevelopers = /^(README\.md|\.gitignore|world\/[^/]+\/backdrop\.jpg)$/;

export default defineConfig({
  publicDir: 'assets',
  plugins: [
    react(),
    iconImports(),
    pythonFiles(),
    namedWidths(),
    scaleText(),
    blockFontSwap(),
    writtenLetters(),
    fallBackTo1x(),
    excludeAssets(forDevelopers),
    refuseChunkCycles(),
    precompress(),
  ],
  // The runner's worker shares chunks with nothing, but loads its engines as modules.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(
        ['/game/v1', '/channel/v1', '/healthz', '/readyz', '/openapi.json', '/api', '/matchmake'].map(
          (path) => [path, api],
        ),
      ),
      [roomSocket]: { target: api, ws: true },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that knows es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsDir: 'build',
    // The page's security policy takes fonts from files alone, and a font inlined is a font fetched by everybody. So are
    // the files of the reader of PDFs, of which a document needs one or two.
    assetsInlineLimit: (file) => (/\.(woff2?|bcmap|pfb|ttf)$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      output: {
        entryFileNames: 'build/entry-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/](phaser|eventemitter3)[\\/]/, priority: 30 },
            { name: 'realtime', test: /node_modules[\\/]@colyseus[\\/]/, priority: 20 },
            {
              name: 'editor',
              test: /node_modules[\\/](@codemirror|@lezer|style-mod|w3c-keyname|crelt)[\\/]/,
              priority: 20,
            },
            // The entry with all it imports statically, in one file.
            {
              name: 'shell',
              test: /src[\\/](client[\\/](main|ui[\\/]button[\\/]ButtonLink)\.tsx|shared[\\/]contract[\\/]paging\.ts)$/,
              priority: 40,
            },
            // A page by link takes of contracts, stores and calls what it reads, not what the world reads besides.
            {
              name: sharedChunks(),
              test: /src[\\/](shared|client[\\/](stores|ui[\\/]feature|net[\\/](rest[\\/])?(battle|channels|commerce|learning|people|tutoring|world)))[\\/]/,
              includeDependenciesRecursively: false,
              priority: 16,
            },
            // So are the first page of who is not signed in, what stands round the world for who is, the game with its
            // connection, and what there is to say when the network is gone: 70 small files less before one walks,
            // which a slow connection feels.
            {
              name: 'sign-in',
              test: /src[\\/]client[\\/]pages[\\/]people[\\/]account[\\/]SignInPage\.tsx$/,
              priority: 15,
            },
            // Pages without the world read through the query cache, too.
            {
              name: 'queries',
              test: /node_modules[\\/]@tanstack[\\/](react-)?query|src[\\/]client[\\/]net[\\/](mutationHook|queryClient|queryKeys|rest[\\/]client)\.ts$/,
              priority: 19,
            },
            // The frame of every dialog, which some pages open, too.
            {
              name: 'dialog-frame',
              test: /src[\\/]client[\\/]ui[\\/]dialogs[\\/]Dialog\.tsx$/,
              priority: 11,
            },
            {
              name: 'form',
              test: /src[\\/]client[\\/]ui[\\/]form[\\/](TextField|FormMessage)\.tsx$/,
              priority: 16,
            },
            // What pages are put together from, in one file: they are small, and a page needs most of them.
            {
              name: 'layout',
              test: /src[\\/]client[\\/]ui[\\/](layout|text|chip)[\\/]|ui[\\/](avatar[\\/]Avatar|list[\\/]Entry|tabs[\\/]LinkTabs)\.tsx$/,
              includeDependenciesRecursively: false,
              priority: 15,
            },
            // Signs in three files: otherwise a page would fetch what stands round the world for an arrow, and the world
            // the signs of all pages.
            { name: iconChunks(), test: /node_modules[\\/]lucide-react[\\/]/, priority: 13 },
            // Light pages draw an avatar and need buttons: without what stands round the world.
            {
              name: 'avatar',
              test: /src[\\/]client[\\/]ui[\\/]avatar[\\/]AvatarPreview\.tsx$/,
              priority: 17,
            },
            {
              name: 'pieces',
              test: /src[\\/]client[\\/](ui[\\/](button[\\/]IconButton|dialogs[\\/]DialogControl|feedback[\\/]VisuallyHidden)\.tsx|ui[\\/]motion[\\/]useNow\.ts|net[\\/](saveFile|world[\\/](economy|questChanges))\.ts)$/,
              priority: 18,
            },
            {
              name: 'world',
              test: /src[\\/]client[\\/](app[\\/]world[\\/]WorldHost\.tsx|net[\\/]localPreferences[\\/]keyBindings\.ts)$/,
              priority: 10,
            },
            // Pages without the world have this connection too: what it shares stays out of the game and of the dialogs.
            {
              name: 'user-room',
              test: /src[\\/]client[\\/]net[\\/]rooms[\\/]user[\\/]openUserRoom\.ts$/,
              priority: 9,
            },
            {
              name: 'dialogs',
              test: /src[\\/]client[\\/](app[\\/]dialogs[\\/]DialogHost|overlay[\\/]shell[\\/](Alert|Notice)Dialog)\.tsx$/,
              priority: 8,
            },
            {
              name: 'game',
              test: /src[\\/]client[\\/](game[\\/]startGame|net[\\/]rooms[\\/]connection[\\/]WorldConnection)\.ts$/,
              priority: 6,
            },
          ],
        },
      },
    },
  },
  test: {
    pool: 'forks',
    // Half of the tests wait for real time to pass: two cores carry five of them at once.
    maxWorkers: Math.max(5, availableParallelism()),
    environment: 'node',
    env: { LOG_LEVEL: 'silent' },
    hookTimeout: 60_000,
    // A second is nothing on a busy machine; what has come is seen at once all the same.
    expect: { poll: { timeout: 15_000, interval: 25 } },
    projects: [
      // Each file by itself: they start processes and wait for them.
      {
        extends: true,
        test: { name: 'conventions', include: ['tests/conventions/**/*.test.ts'], testTimeout: 15_000 },
      },
      // Draws and renders for real. The projects run by the order of their names, and within one Vitest goes by the size
      // of a file until it has timed it: among the units these small and long ones would be last.
      {
        extends: true,
        test: {
          name: 'art',
          isolate: false,
          include: ['sprites/**/*.test.ts', 'sound/**/*.test.ts', 'scripts/{,sprites/,sounds/}*.test.ts'],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading the modules anew for each of a hundred files would take longer than all their tests.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/{support,bench}/**/*.test.ts',
            'tests/motion/**/*.test.ts',
          ],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...importedByNode,
          isolate: false,
          include: ['tests/{api,personas}/**/*.test.ts'],
          exclude: [judgeStorm],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          ...importedByNode,
          isolate: false,
          include: ['tests/rooms/**/*.test.ts'],
          exclude: [netcodeProbes],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          ...importedByNode,
          include: ['tests/cluster/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 30_000,
          // Several processes start at once.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'netcode',
          ...importedByNode,
          include: [netcodeProbes],
          // After all others, which `npm test` runs in a process of their own.
          sequence: { groupOrder: 1 },
          // They wait for time to pass, all of them at once.
          maxConcurrency: 8,
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'judge',
          ...importedByNode,
          include: ['tests/judge/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'storm',
          ...importedByNode,
          include: [judgeStorm],
          // After the judge's own tests: it uses up the processors for minutes.
          sequence: { groupOrder: 1 },
          globalSetup: databaseSetup,
        },
      },
    ],
  },
});
