import { ChatLog } from './ChatLog.ts';
import { SaidOnce } from './SaidOnce.ts';
import type { SaidLine } from './sayLine.ts';
import { TalkPace } from './TalkPace.ts';

/** What this process remembers of talks; nothing of it needs to survive a restart. */
export class ChatMemory {
  readonly pace = new TalkPace();
  readonly log = new ChatLog();
  readonly saidOnce = new SaidOnce<SaidLine>();
  #lineId = 0;

  nextLineId(): number {
    this.#lineId += 1;
    return this.#lineId;
  }
}
