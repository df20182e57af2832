import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { VideoState } from '#shared/contract/learning/videoUploads.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const SPEED_KEY = 'dolphin-world.video-speed';

export interface VideoStatus {
  readonly state: VideoState;
  readonly now: number;
  readonly length: number;
  readonly speed: number;
  readonly muted: boolean;
  readonly waiting: boolean;
  readonly failed: boolean;
}

export interface VideoControl {
  readonly status: VideoStatus;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly toggleMuted: () => void;
  readonly retry: () => void;
}

export interface UseVideoOptions {
  /** Second of the video at which it begins. */
  readonly startAt: number;
  /** Told of everything that was played without a jump, in seconds of the video. */
  readonly onPlayed?: ((from: number, to: number) => void) | undefined;
  /** Told when it stands still, ends or jumps. */
  readonly onRest?: ((now: number) => void) | undefined;
}

/** Longer steps between two looks are jumps; the limit grows with the speed. */
const LONGEST_STEP_SECONDS = 1.5;

/** The state of a video element for React, and the ways to steer it. */
export function useVideo({
  startAt,
  onPlayed,
  onRest,
}: UseVideoOptions): readonly [RefObject<HTMLVideoElement | null>, VideoControl] {
  const element = useRef<HTMLVideoElement>(null);
  const [status, setStatus] = useState<VideoStatus>({
    ...{ state: 'PAUSE', now: startAt, length: 0, speed: keptSpeed(), muted: false },
    ...{ waiting: false, failed: false },
  });
  const callbacks = useRef({ onPlayed, onRest });
  useEffect(() => {
    callbacks.current = { onPlayed, onRest };
  });
  /** The second that was looked at last while it played; null after a jump. */
  const seen = useRef<number | null>(null);

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const change = (part: Partial<VideoStatus>) => setStatus((before) => ({ ...before, ...part }));
    const rest = () => callbacks.current.onRest?.(video.currentTime);
    const look = () => {
      const now = video.currentTime;
      const from = seen.current;
      if (from !== null && now > from && now - from < LONGEST_STEP_SECONDS * Math.max(1, video.playbackRate))
        callbacks.current.onPlayed?.(from, now);
      seen.current = video.seeking ? null : now;
      change({ now });
    };
    const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      loadedmetadata: () => {
        if (startAt > 0 && startAt < video.duration - 1) video.currentTime = startAt;
        video.playbackRate = keptSpeed();
        change({ length: video.duration, failed: false });
      },
      timeupdate: look,
      seeking: () => {
        seen.current = null;
      },
      seeked: () => {
        seen.current = video.currentTime;
        change({ now: video.currentTime });
        rest();
      },
      play: () => {
        seen.current = video.currentTime;
        change({ state: 'PLAY' });
      },
      playing: () => change({ waiting: false }),
      waiting: () => change({ waiting: true }),
      pause: () => {
        look();
        change({ state: video.ended ? 'END' : 'PAUSE' });
        rest();
      },
      ended: () => {
        look();
        change({ state: 'END' });
        rest();
      },
      ratechange: () => change({ speed: video.playbackRate }),
      volumechange: () => change({ muted: video.muted }),
      error: () => change({ failed: true, state: 'PAUSE' }),
    };
    for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
    };
  }, [element, startAt]);

  const toggle = useCallback(() => {
    const video = element.current;
    // A browser that refuses to play tells so by staying at rest.
    if (video?.paused) void video.play().catch(() => undefined);
    else video?.pause();
  }, [element]);
  const seek = useCallback(
    (seconds: number) => {
      const video = element.current;
      if (video && Number.isFinite(video.duration))
        video.currentTime = Math.min(Math.max(0, seconds), video.duration);
    },
    [element],
  );
  const control = useMemo(
    () => ({
      status,
      toggle,
      seek,
      setSpeed: (speed: number) => {
        const video = element.current;
        if (video) video.playbackRate = speed;
        globalThis.localStorage?.setItem(SPEED_KEY, String(speed));
      },
      toggleMuted: () => {
        const video = element.current;
        if (video) video.muted = !video.muted;
      },
      retry: () => element.current?.load(),
    }),
    [status, toggle, seek, element],
  );
  return [element, control];
}

function keptSpeed(): number {
  const kept = Number(globalThis.localStorage?.getItem(SPEED_KEY));
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}
