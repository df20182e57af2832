import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#shared/contract/errors.ts';
import { ROUTE_NAMES, routeNamed } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('is gone once it has closed', async () => {
    const other = await startTestServer();
    await other.close();
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

describe('every answer', () => {
  it('carries a request id, the caller’s own when it is a sane one', async () => {
    expect((await get('/healthz')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect((await get('/healthz', { 'x-request-id': 'parent-call-0001' })).headers.get('x-request-id')).toBe(
      'parent-call-0001',
    );
    expect(
      (await get('/healthz', { 'x-request-id': 'a b<script>' })).headers.get('x-request-id'),
    ).not.toContain('<');
  });

  it('forbids framing, sniffing and scripts from elsewhere, and opens nothing to other origins', async () => {
    const { headers } = await get('/game/v1/users/me', { origin: 'https://elsewhere.example' });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is JSON with a code of the catalogue, also where there is no route', async () => {
    for (const path of ['/game/v1/nothing-here', '/channel/v1/', '/game/v1/users/1/profiles/../../x']) {
      const reply = await get(path);
      const body = (await reply.json()) as { errorCode: string; message: string };
      expect([path, reply.status]).toEqual([path, 404]);
      expect(ERROR_CODES).toContain(body.errorCode);
      expect(body.message).toMatch(/[가-힣]/);
    }
  });
});

describe('/openapi.json', () => {
  it('describes every route of the contract with its parameters', async () => {
    const api = (await (await get('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
      >;
    };
    expect(api.openapi).toBe('3.1.0');
    for (const name of ROUTE_NAMES) {
      const route: RouteSpec = routeNamed(name);
      const operation = api.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
      const inPath = operation?.parameters.filter((p) => p.in === 'path').map((p) => p.name);
      expect(inPath, name).toEqual([...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
    }
  });

  it('has a page to browse', async () => {
    const page = await get('/api-docs/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Dolphin World API');
    const script = await get('/api-docs/swagger-ui-init.js');
    expect(await script.text()).toContain('"swaggerUrl": "/openapi.json"');
  });
});

it('tells nobody what there is to call where that is off', async () => {
  const quiet = await startTestServer({ settings: { API_PAGES: 'off' } });
  for (const path of ['/openapi.json', '/api-docs', '/api-docs/'])
    expect([path, (await fetch(`${quiet.url}${path}`)).status]).toEqual([path, 404]);
  await quiet.close();
});
