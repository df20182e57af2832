import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { holdLetters } from './scripts/support/holdLetters.ts';
import { keepOut } from './scripts/support/keepOut.ts';
import { leaveOut } from './scripts/support/leaveOut.ts';
import { precompress } from './scripts/support/precompress.ts';
import { LongestFirst } from './tests/support/LongestFirst.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** A room's socket is at /<process id>/<room id>, each nine characters. */
const roomSocket = String.raw`^/[\w-]{9}/[\w-]{9}(\?|$)`;

const databaseSetup = './tests/support/databaseSetup.ts';
const netcodeProbes = 'tests/rooms/netcode*.test.ts';

/**
 * JSON schemas are the server's business (OpenAPI), axios speaks XMLHttpRequest here, which knows upload progress, and
 * no English sentence of zod is ever shown: fields carry their own Korean words. Requests are JSON or files, never
 * forms, and are cancelled by signals; pages are drawn here alone, so no router fetches links ahead for a server.
 */
const notInTheBrowser = [
  /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  /axios\/lib\/adapters\/fetch\.js$/,
  /axios\/lib\/helpers\/(formDataToJSON|toURLEncodedForm|HttpStatusCode|spread)\.js$/,
  /axios\/lib\/cancel\/CancelToken\.js$/,
  /react-router\/dist\/production\/lib\/dom\/ssr\/(links|routeModules|single-fetch)\.js$/,
  /zod\/v4\/locales\/en\.js$/,
];

/** What the map editor shows behind a map. */
const backdrops = /^world\/[^/]+\/backdrop\.jpg$/;

export default defineConfig({
  publicDir: 'assets',
  plugins: [react(), holdLetters(), leaveOut(notInTheBrowser), keepOut(backdrops), precompress()],
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
    // The page's security policy takes fonts from files alone, and a font inlined is a font fetched by everybody.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
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
            // The entry with all it imports statically, in one file: one request, and it compresses best together.
            { name: 'shell', test: /src[\\/]client[\\/]main\.tsx$/, priority: 40 },
            // So are the first page of who is not signed in, what stands round the world for who is, the game with its
            // line, and what there is to say when the network is gone.
            {
              name: 'sign-in',
              test: /src[\\/]client[\\/]pages[\\/]account[\\/]SignInPage\.tsx$/,
              priority: 15,
            },
            {
              name: 'world',
              test: /src[\\/]client[\\/](app[\\/]world[\\/]WorldHost\.tsx|net[\\/]device[\\/]keyBindings\.ts)$/,
              priority: 10,
            },
            {
              name: 'dialogs',
              test: /src[\\/]client[\\/](app[\\/]dialogs[\\/]DialogHost|overlay[\\/]shell[\\/](Alert|Notice)Dialog)\.tsx$/,
              priority: 8,
            },
            {
              name: 'game',
              test: /src[\\/]client[\\/](game[\\/]startGame|net[\\/]rooms[\\/]WorldConnection)\.ts$/,
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
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    env: { LOG_LEVEL: 'silent' },
    hookTimeout: 60_000,
    projects: [
      // The longest of all, and most of it is waiting: to be begun first, each file by itself.
      {
        extends: true,
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 15_000 },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading the modules anew for each of a hundred files would take longer than all their tests.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'sprites/**/*.test.ts',
            'sound/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/motion/**/*.test.ts',
          ],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['tests/rooms/**/*.test.ts'],
          exclude: [netcodeProbes],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'netcode',
          include: [netcodeProbes],
          // After all others, which `npm test` runs in a process of their own.
          sequence: { groupOrder: 1 },
          // They wait for time to pass, all of them at once.
          maxConcurrency: 8,
          globalSetup: databaseSetup,
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'judge', include: ['tests/judge/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
