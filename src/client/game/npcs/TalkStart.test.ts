import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { isInTalkReach } from '#shared/content/talkReach.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { Bridge } from '#client/bridge/Bridge.ts';
import { InputBroker } from '../input/InputBroker.ts';
import { Autopilot } from '../navigation/Autopilot.ts';
import { TalkStart } from './TalkStart.ts';

const [npc] = FIRST_MAP.npcs;
if (npc === undefined) throw new Error('the plaza has no NPC');

let state: PlayerState;
let broker: InputBroker;
let autopilot: Autopilot;
let talks: TalkStart;
let begun: number[];

/** Steps the avatar by the keys and the autopilot, as every frame does. */
function pass(ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1)
    state = stepPlayer(state, autopilot.steer(broker.takeBits(), state, NO_SKILLS), FIRST_MAP);
}

beforeEach(() => {
  state = createPlayerState(npc.x + 20, npc.y);
  broker = new InputBroker();
  autopilot = new Autopilot(FIRST_MAP);
  begun = [];
  const bridge = new Bridge();
  bridge.on('npcTapped', ({ npcId }) => begun.push(npcId));
  const connection = {
    get self() {
      return { state, skills: NO_SKILLS };
    },
  };
  // Only these parts are used.
  const parts = { bridge, broker, connection } as unknown as ConstructorParameters<typeof TalkStart>[2];
  talks = new TalkStart(FIRST_MAP, { autopilot }, parts);
  pass(5);
});

describe('the beginning of a talk', () => {
  it('waits until the avatar stands beside the NPC and looks at it', () => {
    talks.begin(npc.npcId);
    expect(begun).toEqual([]);
    pass(80);
    expect(begun).toEqual([npc.npcId]);
    expect(state.x - npc.x).toBeGreaterThanOrEqual(100);
    expect(state.facing).toBe(-1);
    expect(isInTalkReach(state, npc)).toBe(true);
  });

  it('waits no longer than to the first key', () => {
    talks.begin(npc.npcId);
    pass(3);
    broker.press('left', 'ArrowLeft');
    pass(1);
    expect(begun).toEqual([npc.npcId]);
  });

  it('does not mind the key that was down before', () => {
    broker.press('up', 'ArrowUp');
    broker.press('right', 'ArrowRight');
    talks.begin(npc.npcId);
    pass(3);
    expect(begun).toEqual([]);
    expect(state.heldBits & INPUT.UP).toBe(0);
  });

  it('is one beginning, however often it is asked for', () => {
    talks.begin(npc.npcId);
    talks.begin(npc.npcId);
    pass(80);
    expect(begun).toEqual([npc.npcId]);
  });

  it('is dropped when a dialog opens or the map is left meanwhile', () => {
    talks.begin(npc.npcId);
    broker.lock('dialog');
    autopilot.cancel();
    broker.unlock('dialog');
    talks.begin(npc.npcId);
    talks.destroy();
    autopilot.cancel();
    expect(begun).toEqual([]);
  });

  it('begins at once for a player who stands there already', () => {
    talks.begin(npc.npcId);
    pass(80);
    talks.begin(npc.npcId);
    pass(1);
    expect(begun).toEqual([npc.npcId, npc.npcId]);
  });
});
