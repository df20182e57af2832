import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { projectRoot } from '#server/platform/projectRoot.ts';

export interface CrowdPage {
  readonly url: string;
  close(): Promise<void>;
}

const PAGE = 'tests/e2e/workshop/crowd.html';

/**
 * Builds the game's own avatars, and plain ones beside them, like the product, and serves them. Isolated from other
 * sites, so that the page's clock counts microseconds.
 */
export async function openCrowdPage(): Promise<CrowdPage> {
  const outDir = join(projectRoot, 'node_modules/.cache/bench-world');
  mkdirSync(outDir, { recursive: true });
  const common = {
    root: projectRoot,
    configFile: false,
    publicDir: 'assets',
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(projectRoot, PAGE) },
    },
  });
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('vite tells no address');
  return { url: new URL(PAGE, url).href, close: () => server.close() };
}
