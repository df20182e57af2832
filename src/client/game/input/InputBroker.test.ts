import { describe, expect, it, vi } from 'vitest';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { InputBroker } from './InputBroker.ts';

describe('what is held', () => {
  it('stays held while one of two keys of the same action is down', () => {
    const broker = new InputBroker();
    broker.press('left', 'ArrowLeft');
    broker.press('left', 'KeyA');
    broker.takeBits();
    broker.release('left', 'ArrowLeft');
    expect(broker.takeBits()).toBe(INPUT.LEFT);
    broker.release('left', 'KeyA');
    expect(broker.takeBits()).toBe(0);
  });

  it('counts a tap shorter than a tick exactly once', () => {
    const broker = new InputBroker();
    broker.press('jump', 'Space');
    broker.release('jump', 'Space');
    expect(broker.takeBits()).toBe(INPUT.JUMP);
    expect(broker.takeBits()).toBe(0);
  });

  it('is let go by clear', () => {
    const broker = new InputBroker();
    broker.press('right', 'KeyD');
    broker.clear();
    expect(broker.takeBits()).toBe(0);
  });
});

describe('locks', () => {
  it('let go of what is held and take nothing new', () => {
    const broker = new InputBroker();
    broker.press('right', 'KeyD');
    broker.lock('dialog');
    broker.press('left', 'KeyA');
    expect(broker.takeBits()).toBe(0);
  });

  it('are counted per reason', () => {
    const broker = new InputBroker();
    broker.lock('dialog');
    broker.lock('dialog');
    broker.lock('chat');
    broker.unlock('dialog');
    broker.unlock('chat');
    expect(broker.lockReasons).toEqual(['dialog']);
    broker.unlock('dialog');
    expect(broker.isLocked).toBe(false);
  });

  it('survive an unlock too many', () => {
    const broker = new InputBroker();
    broker.unlock('chat');
    broker.lock('chat');
    expect(broker.isLocked).toBe(true);
  });
});

describe('presses', () => {
  it('tell whether somebody used them, and repeat only after a release', () => {
    const broker = new InputBroker();
    const talk = vi.fn(() => true);
    const stop = broker.onPress('talk', talk);
    expect(broker.press('talk', 'KeyE')).toBe(true);
    expect(broker.press('talk', 'KeyE')).toBe(false);
    broker.release('talk', 'KeyE');
    broker.press('talk', 'KeyE');
    expect(talk).toHaveBeenCalledTimes(2);
    stop();
    broker.release('talk', 'KeyE');
    expect(broker.press('talk', 'KeyE')).toBe(false);
  });
});
