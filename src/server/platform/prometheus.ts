import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  COUNTERS,
  HISTOGRAMS,
  READINGS,
  type CounterName,
  type HistogramName,
  type LabelValues,
  type MetricSink,
  type ReadingName,
} from './metrics.ts';

export interface Reading {
  readonly labels: LabelValues;
  readonly value: number;
}

/** One reader for every reading; it may ask the database. */
export type MetricReaders = {
  readonly [Name in ReadingName]: () => readonly Reading[] | Promise<readonly Reading[]>;
};

interface Prometheus extends MetricSink {
  readonly contentType: string;
  /** Everything in Prometheus' text format. A reader that fails leaves its metric empty. */
  text(): Promise<string>;
}

/** All declared metrics, and those of Node and the process, in a registry of their own. */
export function createPrometheus(readers: MetricReaders, onError: (error: unknown) => void): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = mapValues(
    COUNTERS,
    (name, { help, labels }) => new Counter({ name, help, labelNames: [...labels], registers }),
  );
  const histograms = mapValues(
    HISTOGRAMS,
    (name, { help, labels, buckets }) =>
      new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }),
  );
  for (const name of Object.keys(READINGS) as ReadingName[]) {
    const { help, labels, type } = READINGS[name];
    const read = async () => {
      try {
        return await readers[name]();
      } catch (error) {
        onError(error);
        return [];
      }
    };
    const shared = { name, help, labelNames: [...labels], registers };
    if (type === 'gauge')
      new Gauge({
        ...shared,
        async collect() {
          const readings = await read();
          this.reset();
          for (const { labels: values, value } of readings) this.set(values, value);
        },
      });
    else
      new Counter({
        ...shared,
        async collect() {
          const readings = await read();
          this.reset();
          for (const { labels: values, value } of readings) this.inc(values, value);
        },
      });
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count: (name: CounterName, labels) => counters[name].inc({ ...labels }),
    observe: (name: HistogramName, labels, seconds) => histograms[name].observe({ ...labels }, seconds),
  };
}

function mapValues<Table extends Record<string, unknown>, Value>(
  table: Table,
  make: (name: string, entry: Table[keyof Table]) => Value,
): Record<keyof Table, Value> {
  const entries = Object.entries(table).map(([name, entry]) => [
    name,
    make(name, entry as Table[keyof Table]),
  ]);
  return Object.fromEntries(entries) as Record<keyof Table, Value>;
}
