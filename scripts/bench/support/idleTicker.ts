/** The ticks of as many rooms in an idle process: the machine's own effect on their pace. */
import { setTimeout as pause } from 'node:timers/promises';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import { StaggeredTicker } from '#server/rooms/StaggeredTicker.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { TickMeter, type Ticks } from './TickMeter.ts';

export interface IdleTickerQuestion {
  readonly measureMs: number;
}

exitWithParent();
const meter = new TickMeter();
const ticker = new StaggeredTicker(PATCH_MS);
for (let room = 0; room < Number(process.argv[2]); room += 1) ticker.add(() => undefined);
process.on('message', (question) => void measure(question as IdleTickerQuestion));
process.once('SIGTERM', () => process.exit(0));
process.send?.({});

async function measure({ measureMs }: IdleTickerQuestion): Promise<void> {
  meter.take();
  await pause(measureMs);
  const ticks: Ticks = meter.take();
  process.send?.(ticks);
}
