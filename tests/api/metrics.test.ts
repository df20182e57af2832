import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTERS, HISTOGRAMS, READINGS } from '#server/platform/metrics.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { addJob } from '#server/domain/jobs.ts';
import { eventually } from '../support/eventually.ts';
import { checkExpressions, checkRules } from '../support/promtool.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpChild } from '../support/signUpChild.ts';

const test = setUpApi({ settings: { METRICS_PORT: '0' } });
const { api } = test;
const running = () => test.server;

const read = async () => (await fetch(running().metricsUrl ?? '')).text();

/** The value of one line, by its name and labels in any order; 0 when there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = (await read())
    .split('\n')
    .find(
      (one) =>
        one.startsWith(name) &&
        /^[{ ]/.test(one.slice(name.length)) &&
        wanted.every((part) => one.includes(part)),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('/metrics', () => {
  it('has every declared name, and those of Node', async () => {
    const text = await read();
    for (const name of Object.keys({ ...COUNTERS, ...HISTOGRAMS, ...READINGS }))
      expect(text).toContain(`# TYPE ${name} `);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it('counts requests by the id of their route, whatever stands in the path', async () => {
    const before = await valueOf('dolphin_http_requests_total', { route: 'channels.get', code: '404' });
    await api.call('channels.get', { params: { id: 987_654 } });
    await eventually(async () =>
      expect(await valueOf('dolphin_http_requests_total', { route: 'channels.get' })).toBeGreaterThan(before),
    );
    expect(await read()).not.toContain('987654');
    expect(await valueOf('dolphin_http_request_seconds_count', { route: 'channels.get' })).toBeGreaterThan(0);
  });

  it('counts sign-ins by outcome, refused limits, jobs, and names nobody', async () => {
    const child = await signUpChild(api);
    await api.call('sessions.signIn', { body: { loginName: child.loginName, password: 'wrong password' } });
    expect(await valueOf('dolphin_sign_ins_total', { outcome: 'wrong' })).toBe(1);
    const mail = { to: `${child.loginName}@example.com`, subject: '돌핀 월드', body: '안녕하세요.' };
    await running().deps.db.transaction((tx) => addJob(tx, 'mail.send', mail));
    await eventually(async () =>
      expect(await valueOf('dolphin_jobs_total', { task: 'mail.send', outcome: 'ok' })).toBe(1),
    );
    expect(await valueOf('dolphin_mails_total', { state: 'sent' })).toBe(1);
    expect(await valueOf('dolphin_network_bytes_total', { kind: 'http', direction: 'in' })).toBeGreaterThan(
      100,
    );
    expect(await read()).not.toContain(child.loginName);
  });

  it('answers nothing else, and is not part of the pages', async () => {
    const { origin } = new URL(running().metricsUrl ?? '');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect(await (await fetch(`${running().url}/metrics`)).text()).not.toContain('dolphin_');
  });
});

describe('the dashboard and the alerts', () => {
  const alerts = join(projectRoot, 'docs/alerts.yml');
  const dashboard = readFileSync(join(projectRoot, 'docs/dashboard.json'), 'utf8');
  const expressions = [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
    String(JSON.parse(text)),
  );
  const rules = readFileSync(alerts, 'utf8');

  it('ask for names that /metrics has', async () => {
    const names = `${expressions.join('\n')}\n${rules}`.matchAll(/\b(?:dolphin|nodejs|process)_\w+/g);
    const asked = [...new Set([...names].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')))];
    expect(asked.length).toBeGreaterThan(20);
    const text = await read();
    expect(asked.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('are what Prometheus understands, and each alert says why it is one', async () => {
    const count = rules.match(/- alert:/g)?.length;
    expect(await checkRules(alerts)).toContain(`SUCCESS: ${count} rules found`);
    expect(rules.match(/^ {10}reason: \S/gm)).toHaveLength(count ?? 0);
    expect(JSON.parse(dashboard).panels).toHaveLength(10);
    await checkExpressions(expressions);
  });
});

describe('what is off', () => {
  const sources = globSync('src/{server,shared}/**/*.ts', {
    cwd: projectRoot,
    exclude: ['**/*.test.ts'],
  }).map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
  const importers = (what: RegExp) => sources.filter(({ text }) => what.test(text)).map(({ path }) => path);

  it('loads neither library: each has one adapter, which is imported only when it is asked for', () => {
    expect(importers(/from 'prom-client'/)).toEqual(['src/server/platform/prometheus.ts']);
    expect(importers(/from '@opentelemetry\//)).toEqual(['src/server/platform/openTelemetry.ts']);
    expect(importers(/^import \{[^}]*\} from '[^']*\/(?:prometheus|openTelemetry)\.ts'/m)).toEqual([]);
  });

  it('names no metric but those of the one table', () => {
    const declared = Object.keys({ ...COUNTERS, ...HISTOGRAMS, ...READINGS });
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bdolphin_[a-z_]+/g)].map(([name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(declared));
  });
});
