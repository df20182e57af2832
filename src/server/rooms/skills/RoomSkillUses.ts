import type { SkillType } from '#shared/content/skillTypes.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countSkillUse } from '#server/domain/world/skills/countSkillUse.ts';
import type { BodyStep, PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import { skillsUsedIn } from './skillsUsedIn.ts';

/** Rounds of saving between two counts of one player, so that there is at most one small transaction in that time. */
const ROUNDS = 3;
/** Most uses of one skill that count in that time. */
const MOST_USES = 6;

interface Uses {
  counted: Map<SkillType, number>;
  /** Rounds to wait. */
  wait: number;
  /** No quest of the player asks for skills, as far as is known. */
  isIdle: boolean;
}

/** Skills that the room's own steps have used, counted in memory and published now and then, if a quest asks. */
export class RoomSkillUses {
  readonly #deps: Pick<Deps, 'db' | 'events' | 'log'>;
  readonly #uses = new Map<number, Uses>();

  constructor(deps: Pick<Deps, 'db' | 'events' | 'log'>) {
    this.#deps = deps;
  }

  onStep({ userId }: PlayerSession, step: BodyStep): void {
    if (this.#uses.get(userId)?.isIdle) return;
    skillsUsedIn(step, (type) => {
      const uses = this.#uses.get(userId) ?? { counted: new Map(), wait: 0, isIdle: false };
      uses.counted.set(type, Math.min(MOST_USES, (uses.counted.get(type) ?? 0) + 1));
      this.#uses.set(userId, uses);
    });
  }

  /** The quests of the player have changed: perhaps one asks for skills now. */
  wake(userId: number): void {
    const uses = this.#uses.get(userId);
    if (uses) uses.isIdle = false;
  }

  forget({ userId }: PlayerSession): void {
    this.#uses.delete(userId);
  }

  /** Publishes due counts; called with every round of saving. */
  tell(): void {
    for (const [userId, uses] of this.#uses) {
      uses.wait -= 1;
      if (uses.wait > 0 || uses.counted.size === 0) continue;
      void this.#tell(userId, uses);
    }
  }

  async #tell(userId: number, uses: Uses): Promise<void> {
    const { counted } = uses;
    uses.counted = new Map();
    uses.wait = ROUNDS;
    try {
      uses.isIdle = true;
      const isAsked = await countSkillUse({ deps: this.#deps, userId, uses: counted });
      if (isAsked) uses.isIdle = false;
    } catch (error) {
      uses.isIdle = false;
      this.#deps.log.error({ err: error, userId }, 'used skills could not be counted');
    }
  }
}
