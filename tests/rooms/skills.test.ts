import { describe, expect, it } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import type { SkillType } from '#shared/content/skillTypes.ts';
import { decodeEffects } from '#shared/contract/rooms/playerEffects.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { GLIDE_SPEED } from '#shared/simulation/playerSkills.ts';
import { wallets } from '#server/db/tables/world/economy.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { skillByType } from '#server/domain/world/skills/skillDefinitions.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { testWorld } from './support/testWorld.ts';

/** A shell floats so far above the floor under it. */
const ABOVE_FLOOR = 48;

const server = testWorld();

async function childAt(spot: { x: number; y: number }): Promise<Child> {
  const child = await newChild(server.deps, spot);
  await server.deps.db.insert(wallets).values({ userId: child.userId });
  return child;
}

async function visit(child: Child) {
  const visitor = server.visit({ token: child.token });
  await visitor.enter(FIRST_MAP.id);
  return visitor;
}

/** Writes what was learned, and tells the rooms as after the commit. */
async function teach({ userId }: Child, type: SkillType, level: number): Promise<void> {
  const skillId = skillByType(type).id;
  await server.deps.db.insert(userSkills).values({ userId, skillId, level });
  server.deps.events.deliver({ type: 'skill.learned', userId, skillId, level });
}

describe('a learned skill is felt', () => {
  it('as a magnet, by whose reach the room collects shells', async () => {
    const shell = shellsOfDay(FIRST_MAP, seoulDay(new Date())).find(({ x, y }) =>
      FIRST_MAP.platforms.some(
        (floor) => floor.y === y + ABOVE_FLOOR && floor.x < x - 130 && floor.x + floor.w > x + 20,
      ),
    );
    if (shell === undefined) throw new Error('no shell lies on a wide platform today');
    const child = await childAt({ x: shell.x - 80, y: shell.y + ABOVE_FLOOR });
    const visitor = await visit(child);
    const found: number[] = [];
    visitor.connection.collectibles.shellCollected.on(({ shellId }) => found.push(shellId));
    await visitor.hold(INPUT.LEFT, 60);
    await visitor.rest();
    expect(found).toEqual([]);

    await teach(child, 'SHELL_MAGNET', 4);
    await eventually(() =>
      expect(decodeEffects(visitor.connection.mirror.own?.effects ?? 0).shellMagnet).toBe(4),
    );
    await visitor.hold(INPUT.LEFT, 60);
    await eventually(() => expect(found).toEqual([shell.id]));
  });

  it('as a glide, in the prediction and on the server alike', async () => {
    const child = await childAt({ x: 300, y: 160 });
    await teach(child, 'GLIDE', 3);
    const visitor = await visit(child);
    visitor.keys = INPUT.JUMP;
    const fall = () => visitor.connection.self?.state;
    await eventually(() => expect(fall()?.vy).toBe(GLIDE_SPEED[2]));
    expect(fall()?.standingOn).toBe('air');
    expect(visitor.connection.self?.skills.glide).toBe(3);
  });

  it('as a lamp and a glint that others see, also when it is learned among them', async () => {
    const [coral, near] = [await childAt({ x: 300, y: 944 }), await childAt({ x: 400, y: 944 })];
    await teach(coral, 'LAMP', 2);
    await visit(coral);
    const watcher = await visit(near);
    const seen = () => decodeEffects(watcher.connection.mirror.players().get(coral.userId)?.effects ?? 0);
    await eventually(() => expect(seen()).toMatchObject({ lamp: 2, nameGlint: 0 }));
    await teach(coral, 'NAME_GLINT', 3);
    await eventually(() => expect(seen()).toMatchObject({ lamp: 2, nameGlint: 3 }));
  });

  it('as emotes that the room refuses to whoever has not learned them', async () => {
    const child = await childAt({ x: 300, y: 944 });
    const visitor = await visit(child);
    const { talk } = visitor.connection;
    const [shown, refused]: [string[], string[]] = [[], []];
    talk.emoted.on(({ emote }) => shown.push(emote));
    talk.refused.on(({ message }) => refused.push(message));
    talk.emote('THINK');
    await eventually(() => expect(refused).toEqual(['새 몸짓 스킬을 배우면 할 수 있어요.']));
    await teach(child, 'EMOTE_WHEEL', 1);
    await eventually(() => {
      talk.emote('THINK');
      expect(shown).toContain('THINK');
    });
    talk.emote('PROUD');
    await eventually(() => expect(refused.length).toBeGreaterThan(1));
    expect(shown).not.toContain('PROUD');
  });
});
