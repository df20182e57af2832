import { ChatLog } from './ChatLog.ts';
import { TalkPace } from './TalkPace.ts';

/** What this process remembers of talks; nothing of it needs to survive a restart. */
export class ChatMemory {
  readonly pace = new TalkPace();
  readonly log = new ChatLog();
  #lineId = 0;

  nextLineId(): number {
    this.#lineId += 1;
    return this.#lineId;
  }
}
