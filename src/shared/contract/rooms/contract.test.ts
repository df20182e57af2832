import { describe, expect, it } from 'vitest';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { decodeInputBatch, encodeInputBatch, MAX_BATCH_TICKS } from './inputBatch.ts';
import { decodeOutfit, encodeOutfit } from './outfitCode.ts';
import { packPose, unpackPose } from './pose.ts';
import { dequantisePosition, quantisePosition } from './quantisePosition.ts';
import { decodeSelfState, encodeSelfState } from './selfState.ts';
import { readWrongMapReason, wrongMapReason } from './worldCloseCodes.ts';

describe('input batches', () => {
  it('come back as they were sent', () => {
    const batch = { firstSeq: 70_000, firstTick: 4_000_000_000, bits: [1, 0, 6] };
    expect(decodeInputBatch(encodeInputBatch(batch))).toEqual(batch);
  });

  it('cut off bits without a meaning', () => {
    expect(decodeInputBatch(encodeInputBatch({ firstSeq: 1, firstTick: 1, bits: [255] }))?.bits).toEqual([
      31,
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'input'],
    ['an object', { firstSeq: 1, bits: [1] }],
    ['no ticks', new Uint8Array(8)],
    ['too short', new Uint8Array(2)],
    [
      'too many ticks',
      encodeInputBatch({ firstSeq: 1, firstTick: 1, bits: Array<number>(MAX_BATCH_TICKS + 1).fill(0) }),
    ],
    ['sequence 0', encodeInputBatch({ firstSeq: 0, firstTick: 1, bits: [0] })],
    ['a negative sequence', encodeInputBatch({ firstSeq: -1, firstTick: 1, bits: [0] })],
  ])('refuse %s', (_name, message) => {
    expect(decodeInputBatch(message)).toBeNull();
  });
});

describe('own state', () => {
  it('travels exactly', () => {
    const state: PlayerState = {
      ...createPlayerState(1 / 3, 704.1, -1),
      vx: 219.99999999999997,
      vy: -0.1,
      standingOn: 'platform',
      grounded: true,
      coyote: 5,
      buffer: 3,
      jumpHeld: true,
      heldBits: 6,
      ride: 300,
      carryX: 12.000000000000002,
      airJumps: 1,
      tapSide: -1,
      tapTicks: 14,
      dash: 9,
      dashWait: 75,
      letGo: 13,
      tick: 3_999_999_999,
    };
    const self = {
      ack: 4_000_000_000,
      skills: { ...NO_SKILLS, dash: 5, doubleJump: 3, speedBoost: 4, wallClimb: 2, glide: 3, airControl: 2 },
      state,
    };
    expect(decodeSelfState(encodeSelfState(self))).toEqual(self);
    for (const tapSide of [0, 1] as const) {
      const other = { ...self, skills: NO_SKILLS, state: { ...state, tapSide } };
      expect(decodeSelfState(encodeSelfState(other))).toEqual(other);
    }
  });

  it('refuses other bytes', () => {
    expect(decodeSelfState(new Uint8Array(3))).toBeNull();
    expect(decodeSelfState({ ack: 1 })).toBeNull();
  });
});

describe('small codes', () => {
  it('poses come back', () => {
    const pose = { animation: 'fall', facing: -1, isStill: false, isSitting: true } as const;
    expect(unpackPose(packPose(pose))).toEqual(pose);
    expect(unpackPose(0x2f)).toEqual({ animation: 'stand', facing: 1, isStill: true, isSitting: false });
  });

  it('positions keep a quarter pixel and stay in range', () => {
    expect(dequantisePosition(quantisePosition(1234.26))).toBe(1234.25);
    expect(quantisePosition(-5)).toBe(0);
    expect(quantisePosition(1e9)).toBe(65_535);
  });

  it('equal outfits have equal codes', () => {
    expect(encodeOutfit([30, 4, 12])).toBe('4,12,30');
    expect(decodeOutfit('4,12,30')).toEqual([4, 12, 30]);
    expect(decodeOutfit('')).toEqual([]);
    expect(decodeOutfit('4,x,-1')).toEqual([4]);
  });

  it('a wrong map names the right one', () => {
    expect(readWrongMapReason(wrongMapReason(2))).toBe(2);
    expect(readWrongMapReason('map:x')).toBeNull();
    expect(readWrongMapReason(undefined)).toBeNull();
  });
});
