import { randomUUID } from 'node:crypto';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { itemById } from '#shared/content/items.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { documentsOf, lessonOf } from '#server/domain/seed/courses.ts';
import { submitProblem } from '#server/domain/learning/submissions/submitProblem.ts';
import { visitMap } from '#server/domain/world/characters/visitMap.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import type { QuestGoalDefinition } from '#server/domain/world/quests/questTypes.ts';
import { countSkillUse } from '#server/domain/world/skills/countSkillUse.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { SHELL_POINTS, SHELLS_A_DAY } from '#shared/content/collectibles.ts';
import { befriend } from './befriend.ts';
import { readDocument, solutionOfProblem, untilJudged } from './learn.ts';
import type { ApiTest } from './setUpApi.ts';
import { signUpDressedChild, type Child } from './signUpChild.ts';
import { standBeside } from './standBeside.ts';

/** The first stage stands for any problem. */
const ANY_PROBLEM = problemIdOf(91, 0);

/** Does what goals of quests ask for, by the route a page calls, or the verb a room calls. */
export class GoalDoer {
  readonly #test: ApiTest;
  readonly #child: Child;
  readonly #solved = new Set<number>();
  readonly #shellsOfMap = new Map<number, number>();
  /** Points that shells have given, and that things have cost. */
  found = 0;
  spent = 0;

  constructor(test: ApiTest, child: Child) {
    this.#test = test;
    this.#child = child;
  }

  async do({ actionType, actionId, count }: QuestGoalDefinition): Promise<void> {
    const { api, server } = this.#test;
    const child = this.#child;
    const doer = { deps: server.deps, userId: child.user.userId };
    switch (actionType) {
      case 'TALK':
        await standBeside(server.deps, { userId: doer.userId, npcId: actionId });
        await api.call('quests.talkToNpc', { params: { worldId: WORLD_ID, npcId: actionId } }, child);
        return;
      case 'READ_DOCUMENT':
        await readDocument(api, child, Math.floor(actionId / 100), actionId);
        return;
      case 'SOLVE_PROBLEM':
        if (actionId === 0) await this.#solve(ANY_PROBLEM, true);
        else await this.#solve(actionId);
        return;
      case 'PASS_LESSON':
        for (const { id } of documentsOf(lessonOf(actionId))) await readDocument(api, child, actionId, id);
        for (const { id } of lessonOf(actionId).problems) await this.#solve(id);
        return;
      case 'VISIT_MAP':
        await visitMap({ ...doer, mapId: actionId });
        return;
      case 'COLLECT':
        for (let shell = 0; shell < count; shell += 1) await this.#collect(actionId || 1);
        return;
      case 'RUN_COURSE':
        for (let run = 0; run < count; run += 1) {
          const event = { type: 'course.run', mapId: actionId || 1, courseId: 1, ticks: 600 } as const;
          await transaction(server.deps, (tx) => emit(tx, { ...event, userId: doer.userId }));
        }
        return;
      case 'SOLVE_PUZZLE':
        for (let solved = 0; solved < count; solved += 1)
          await transaction(server.deps, (tx) => emit(tx, { type: 'puzzle.solved', userId: doer.userId }));
        return;
      case 'PROGRAM_OBJECT':
        await this.#solve(CODE_OBJECTS[2].problemId, true);
        return;
      case 'USE_SKILL':
        await countSkillUse({ ...doer, uses: new Map([[this.#skillType(actionId), count]]) });
        return;
      case 'WEAR_ITEM':
        await this.#wear(actionId);
        return;
      case 'MAKE_FRIEND':
        await befriend(api, child, await signUpDressedChild(server));
        return;
      case 'OPEN_GATE': {
        const event = { type: 'gate.opened', friendId: doer.userId, mapId: actionId, gateId: 1 } as const;
        await transaction(server.deps, (tx) => emit(tx, { ...event, userId: doer.userId }));
        return;
      }
      case 'WIN_BATTLE':
        for (let battle = 1; battle <= count; battle += 1) {
          const event = { type: 'battle.won', battleId: battle } as const;
          await transaction(server.deps, (tx) => emit(tx, { ...event, userId: doer.userId }));
        }
        return;
    }
  }

  #skillType(skillId: number) {
    const skill = SKILLS.find(({ id }) => id === skillId);
    if (!skill) throw new Error(`GoalDoer: there is no skill ${skillId}`);
    return skill.type;
  }

  /** Once each: solving again is no news, and the route has its limit. */
  async #solve(problemId: number, again = false): Promise<void> {
    if (this.#solved.has(problemId) && !again) return;
    this.#solved.add(problemId);
    // The verb of the route: no child solves as many in a minute as the route's limit would have to let through.
    const { verdict, submissionId } = await submitProblem({
      deps: this.#test.server.deps,
      channelId: DEFAULT_CHANNEL_ID,
      userId: this.#child.user.userId,
      problemId,
      clientKey: randomUUID(),
      ...solutionOfProblem(problemId),
    });
    const judged = verdict ?? (await untilJudged(this.#test.api, this.#child, { problemId, submissionId }));
    if (judged !== 'AC') throw new Error(`GoalDoer: problem ${problemId} came back as ${judged}`);
  }

  /** The next shell of a map, on a further day when those of one are gone. */
  async #collect(mapId: number): Promise<void> {
    const nth = this.#shellsOfMap.get(mapId) ?? 0;
    this.#shellsOfMap.set(mapId, nth + 1);
    const day = `2026-03-${String(Math.floor(nth / SHELLS_A_DAY) + 1).padStart(2, '0')}`;
    const map = MAPS.find(({ id }) => id === mapId);
    const shell = map && shellsOfDay(map, day)[nth % SHELLS_A_DAY];
    if (!shell) throw new Error(`GoalDoer: no shell on map ${mapId}`);
    await collectShell({ deps: this.#test.server.deps, userId: this.#child.user.userId, mapId, day, shell });
    this.found += SHELL_POINTS[shell.kind];
  }

  /** Buys what is not owned; «anything» is the first thing that is not worn. */
  async #wear(itemId: number): Promise<void> {
    const { api } = this.#test;
    const child = this.#child;
    if (itemId === 0) {
      const { body } = await api.call('inventory.list', {}, child);
      const unworn = body.inventoryList.find(({ equipped }) => !equipped);
      if (unworn) await this.#equip(unworn.itemId);
      return;
    }
    if ((await this.#equip(itemId)) === 200) return;
    const before = (await api.call('economy.getPoints', {}, child)).body.point;
    await api.call('shop.buy', { params: { id: itemId } }, child);
    this.spent += before - (await api.call('economy.getPoints', {}, child)).body.point;
    await this.#equip(itemId);
  }

  async #equip(itemId: number): Promise<number> {
    const itemCategory = itemById(itemId)?.category;
    const body = { itemId, itemCategory };
    return (await this.#test.api.call('avatar.equip', { body }, this.#child)).status;
  }
}
