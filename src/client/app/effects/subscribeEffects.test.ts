import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { dialogStore, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { effectStore, removeEffect } from '#client/ui/effects/effectStore.ts';
import { subscribeEffects } from './subscribeEffects.ts';

let stop: () => void;
const playing = () =>
  effectStore
    .getState()
    .playing.filter(({ leaving }) => !leaving)
    .map(({ name, caption }) => (caption === undefined ? name : `${name} ${caption}`));
const reach = (level: number) =>
  walletStore.setState({ experience: { level, levelExp: 0, requiredLevelPoint: 100 } });

beforeEach(() => {
  vi.useFakeTimers();
  effectStore.setState({ playing: [] });
  connectionStore.setState({ status: 'live' });
  walletStore.setState({ experience: null });
  stop = subscribeEffects();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('effects of what happens', () => {
  it('celebrates a new level, but not the first one heard of nor the same again', async () => {
    reach(2);
    reach(2);
    expect(playing()).toEqual([]);
    reach(3);
    // It waits a moment for what the level opens.
    await vi.advanceTimersByTimeAsync(800);
    expect(playing()).toEqual(['levelUp 레벨 3 달성!']);
  });

  it('shows a new level after the reward that came with it', async () => {
    reach(2);
    openDialog('friends');
    reach(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playing()).toEqual([]);
    dialogStore.setState({ stack: [] });
    await vi.advanceTimersByTimeAsync(500);
    expect(playing()).toEqual(['levelUp 레벨 3 달성!']);
  });

  it('shows the network while the line stays lost, and no longer', () => {
    connectionStore.setState({ status: 'reconnecting' });
    vi.advanceTimersByTime(1400);
    expect(playing()).toEqual([]);
    vi.advanceTimersByTime(200);
    connectionStore.setState({ status: 'offline' });
    expect(playing()).toEqual(['network']);
    connectionStore.setState({ status: 'live' });
    expect(playing()).toEqual([]);
  });

  it('says nothing of a line that is back at once', () => {
    connectionStore.setState({ status: 'reconnecting' });
    vi.advanceTimersByTime(500);
    connectionStore.setState({ status: 'live' });
    vi.advanceTimersByTime(5000);
    expect(playing()).toEqual([]);
  });

  it('does not bring the network back after a click, until the line is lost anew', () => {
    connectionStore.setState({ status: 'reconnecting' });
    vi.advanceTimersByTime(2000);
    removeEffect(effectStore.getState().playing[0]?.key ?? 0);
    connectionStore.setState({ status: 'offline' });
    vi.advanceTimersByTime(5000);
    expect(playing()).toEqual([]);
    connectionStore.setState({ status: 'live' });
    connectionStore.setState({ status: 'reconnecting' });
    vi.advanceTimersByTime(2000);
    expect(playing()).toEqual(['network']);
  });

  it('stops with the world', () => {
    reach(2);
    connectionStore.setState({ status: 'reconnecting' });
    stop();
    reach(3);
    vi.advanceTimersByTime(5000);
    expect(playing()).toEqual([]);
  });
});
