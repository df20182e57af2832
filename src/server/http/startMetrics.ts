import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '#server/platform/ConfigError.ts';
import type { Config } from '#server/platform/config.ts';
import type { Logger } from '#server/platform/log.ts';
import { sendMetricsTo } from '#server/platform/metrics.ts';
import type { MetricReaders } from '#server/platform/prometheus.ts';

export interface RunningMetrics {
  /** The address of /metrics. */
  readonly url: string;
  close(): void;
}

/**
 * Serves /metrics at METRICS_PORT, apart from the pages, or does nothing without that setting: then its library is not
 * loaded either. Throws ConfigError when the port is
 * taken.
 */
export async function startMetrics({
  config,
  log,
  readers,
}: {
  config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>;
  log: Logger;
  /** Called once, when metrics are on. */
  readers: () => MetricReaders;
}): Promise<RunningMetrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return undefined;
  const { createPrometheus } = await import('#server/platform/prometheus.ts');
  const prometheus = createPrometheus(readers(), (error) =>
    log.warn({ err: error }, 'a metric could not be read'),
  );
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('/metrics\n');
      return;
    }
    prometheus.text().then(
      (text) => response.writeHead(200, { 'Content-Type': prometheus.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'the metrics could not be written');
        response.writeHead(503).end();
      },
    );
  });
  await listen(server, port, host);
  sendMetricsTo(prometheus);
  const url = `http://${host}:${(server.address() as AddressInfo).port}/metrics`;
  log.info({ url }, 'metrics are served');
  return {
    url,
    close: () => {
      sendMetricsTo(undefined);
      server.close();
      server.closeAllConnections();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new ConfigError(`Setting METRICS_PORT: ${cause.message}, expected a free port.`, { cause })),
    );
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}
