import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { itemById } from '#shared/content/items.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { WALK_SPEED } from '#shared/simulation/feel.ts';
import { SPEED_BOOST_PER_LEVEL } from '#shared/simulation/playerSkills.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { createApiClient } from '../support/apiClient.ts';
import { eventually } from '../support/eventually.ts';
import { signUpDressedChild, starterOutfit, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { testVisitors } from './support/testWorld.ts';
import type { Visitor } from './support/Visitor.ts';

let server: TestServer;
const { visit } = testVisitors();

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  await server.close();
});

async function arrive(): Promise<{ child: Child; visitor: Visitor }> {
  const child = await signUpDressedChild(server);
  const visitor = visit({ url: server.url, token: child.token });
  return { child, visitor: await visitor.enter() };
}

describe('the world within the whole server', () => {
  it('shows the chosen look, and a change of it within a second', async () => {
    const { child } = await arrive();
    const { visitor: witness } = await arrive();
    const outfit = () =>
      decodeOutfit(witness.connection.mirror.players().get(child.user.userId)?.outfit ?? '');
    const look = starterOutfit();
    await eventually(() => expect(outfit()).toEqual(look.toSorted((a, b) => a - b)));

    const shoes = look.find((itemId) => itemById(itemId)?.category === 'SHOES') ?? 0;
    const api = createApiClient(server.url);
    const reply = await api.call('avatar.unequip', { params: { id: shoes } }, child);
    expect(reply.status).toBe(200);
    await eventually(() => expect(outfit()).not.toContain(shoes), { timeout: 1000 });
    expect(outfit()).toHaveLength(look.length - 1);
  });

  it('lets one move with a skill as soon as it is learned', async () => {
    const { child, visitor } = await arrive();
    await visitor.hold(INPUT.RIGHT, 300);
    const api = createApiClient(server.url);
    const speedBoost = SKILLS.find(({ type }) => type === 'SPEED_BOOST')?.id ?? 0;
    expect((await api.call('skills.acquire', { params: { id: speedBoost } }, child)).status).toBe(200);
    visitor.keys = INPUT.LEFT;
    const boosted = -WALK_SPEED * (1 + SPEED_BOOST_PER_LEVEL);
    await eventually(() => expect(visitor.connection.self?.state.vx).toBe(boosted), { timeout: 1000 });
    visitor.keys = 0;
    await visitor.rest();
    const { feet } = visitor;
    visitor.leave();
    const back = visit({ url: server.url, token: child.token });
    await back.enter();
    expect(back.feet).toEqual(feet);
    back.keys = INPUT.RIGHT;
    await eventually(() => expect(back.connection.self?.state.vx).toBe(-boosted), { timeout: 1000 });
    expect(back.connection.self?.corrections.count).toBe(0);
  });

  it('the character route tells the spot of the world', async () => {
    const { child, visitor } = await arrive();
    await visitor.hold(INPUT.RIGHT, 300);
    await visitor.rest();
    const { feet } = visitor;
    visitor.leave();
    const api = createApiClient(server.url);
    await eventually(async () => {
      expect((await api.call('characters.getOwn', {}, child)).body).toMatchObject({
        mapId: 1,
        facing: 1,
        ...feet,
      });
    });
  });

  it('signing out ends the seat, on another device it does not', async () => {
    const { child, visitor } = await arrive();
    const api = createApiClient(server.url);
    const { loginName, password } = child;
    const elsewhere = await api.call('sessions.signIn', { body: { loginName, password } });
    const token = elsewhere.headers.get('access_token') ?? '';
    expect((await api.call('sessions.signOut', {}, { token })).status).toBe(200);
    await visitor.hold(INPUT.RIGHT, 200);
    expect(visitor.state.status).toBe('live');

    expect((await api.call('sessions.signOut', {}, child)).status).toBe(200);
    await visitor.until('kicked');
    expect(visitor.state.closeCode).toBe(WORLD_CLOSE.SIGNED_OUT);
  });

  it('does not open the API to other origins', async () => {
    const answer = await fetch(`${server.url}/game/v1/users/points`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
