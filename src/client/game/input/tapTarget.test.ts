import { expect, it } from 'vitest';
import { tapTarget } from './tapTarget.ts';

const NOBODY = { npc: null, friend: null, thing: null, npcBeside: null, friendBeside: null };
const at = (x: number) => ({ x });

it('a friend in front of an NPC is meant where it stands, with the NPC behind it', () => {
  const [npc, friend] = [at(100), at(130)];
  expect(tapTarget(128, { ...NOBODY, npc, friend })).toEqual({ kind: 'friend', friend, behind: npc });
  expect(tapTarget(102, { ...NOBODY, npc, friend })).toEqual({ kind: 'npc', npc });
  expect(tapTarget(90, { ...NOBODY, npc, friend: at(100) })).toMatchObject({ kind: 'friend' });
});

it('a tap means the nearer one of a thing and a player beside it', () => {
  const [thing, npc, friend] = [at(100), at(150), at(40)];
  expect(tapTarget(140, { ...NOBODY, thing, npcBeside: npc })).toEqual({ kind: 'npc', npc });
  expect(tapTarget(105, { ...NOBODY, thing, npcBeside: npc })).toEqual({ kind: 'thing', thing });
  expect(tapTarget(60, { ...NOBODY, thing, friendBeside: friend })).toMatchObject({ kind: 'friend', friend });
});

it('nobody is meant by a tap on the sea', () => {
  expect(tapTarget(0, NOBODY)).toBeNull();
  expect(tapTarget(0, { ...NOBODY, npcBeside: at(9), friendBeside: at(9) })).toBeNull();
});
