/** The beats of as many rooms in a process that has nothing else to do: what the machine itself makes of their pace. */
import { setTimeout as pause } from 'node:timers/promises';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import { Beat } from '#server/rooms/Beat.ts';
import { endWithParent } from '../../support/endWithParent.ts';
import { TickMeter, type Ticks } from './TickMeter.ts';

export interface IdleBeatsQuestion {
  readonly measureMs: number;
}

endWithParent();
const meter = new TickMeter();
const beat = new Beat(PATCH_MS);
for (let room = 0; room < Number(process.argv[2]); room += 1) beat.join(() => undefined);
process.on('message', (question) => void measure(question as IdleBeatsQuestion));
process.once('SIGTERM', () => process.exit(0));
process.send?.({});

async function measure({ measureMs }: IdleBeatsQuestion): Promise<void> {
  meter.take();
  await pause(measureMs);
  const ticks: Ticks = meter.take();
  process.send?.(ticks);
}
