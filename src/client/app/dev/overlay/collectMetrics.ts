import type { NetworkSimulator } from '#client/net/rooms/dev/NetworkSimulator.ts';
import type { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import type { FrameMeter } from './FrameMeter.ts';

/** A row of the overlay: what it is, and how it stands now. */
export type Metric = readonly [name: string, value: string];

export interface Instruments {
  readonly connection: Pick<WorldConnection, 'self' | 'mirror'>;
  readonly network: NetworkSimulator;
  readonly frames: FrameMeter;
}

/** Everything the overlay shows, measured since the last call. */
export function collectMetrics({ connection, network, frames }: Instruments): readonly Metric[] {
  const { pingMs, bytesUp, bytesDown, sinceMs } = network.takeFigures();
  const { p50, p95 } = frames.rate;
  const { self, mirror } = connection;
  const probe = window.dolphinProbe;
  const perSecond = (bytes: number) => `${((bytes / sinceMs) * (1000 / 1024)).toFixed(1)} KB/s`;
  const { count, largest } = self?.corrections ?? { count: 0, largest: 0 };
  return [
    ['fps p50 / p95', `${p50.toFixed(0)} / ${p95.toFixed(0)}`],
    ['draw calls', String(probe?.drawCalls ?? '–')],
    ['textures', probe ? `${probe.textureMegabytes.toFixed(0)} MB` : '–'],
    ['line', connectionStore.getState().status],
    ['ping', pingMs === null ? '–' : `${pingMs.toFixed(0)} ms`],
    ['up / down', `${perSecond(bytesUp)} / ${perSecond(bytesDown)}`],
    ['drift', `${count} corrections, largest ${largest.toFixed(1)} px`],
    ['unanswered', `${self?.unanswered ?? 0} ticks`],
    ['players', String(mirror.players().size + (self === null ? 0 : 1))],
  ];
}
