import { useEffect, useState } from 'react';
import type { NetworkConditions } from '#client/net/rooms/dev/LatencyQueue.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import styles from '../Dev.module.css';
import { collectMetrics, type Metric, type Instruments } from './collectMetrics.ts';

const LOOK_EVERY_MS = 500;

interface Slider {
  readonly name: string;
  readonly key: keyof NetworkConditions;
  readonly max: number;
  /** Steps of the slider in one unit of the condition. */
  readonly scale: number;
  readonly unit: string;
}

const SLIDERS: readonly Slider[] = [
  { name: 'latency', key: 'latencyMs', max: 800, scale: 1, unit: 'ms r.t.' },
  { name: 'jitter', key: 'jitterMs', max: 300, scale: 1, unit: 'ms' },
  { name: 'loss', key: 'loss', max: 30, scale: 100, unit: '% resent' },
];

/** Figures of the running world, and sliders that make the line of this page worse. */
export function DevOverlay(instruments: Instruments) {
  const { network } = instruments;
  const [metrics, setMetrics] = useState<readonly Metric[]>([]);
  const [conditions, setConditions] = useState(network.conditions);

  useEffect(() => {
    const timer = setInterval(() => setMetrics(collectMetrics(instruments)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [instruments]);

  const change = (key: keyof NetworkConditions, value: number) => {
    const next = { ...conditions, [key]: value };
    network.simulate(next);
    setConditions(next);
  };

  return (
    <section className={styles.overlay} aria-label="Development metrics">
      <dl className={styles.metrics}>
        {metrics.map(([name, value]) => (
          <Row align="stretch" justify="between" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      {SLIDERS.map(({ name, key, max, scale, unit }) => (
        <label key={key} className={styles.slider}>
          <span>{name}</span>
          <input
            type="range"
            min={0}
            max={max}
            value={Math.round(conditions[key] * scale)}
            // The arrow keys belong to the avatar again as soon as the slider is let go.
            onPointerUp={({ currentTarget }) => currentTarget.blur()}
            onChange={({ target }) => change(key, target.valueAsNumber / scale)}
          />
          <output>
            {Math.round(conditions[key] * scale)} {unit}
          </output>
        </label>
      ))}
    </section>
  );
}
