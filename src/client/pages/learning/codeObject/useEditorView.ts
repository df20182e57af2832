import { useEffect, type RefObject } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';

/** The size is that of the style sheet: the goal has no room beside the code. */
export const SMALL = '(width <= 760px), (height <= 520px)';
/** The time in which the waves of the sea's answer are seen, ms. */
export const ANSWER_MS = 1400;

/**
 * While the editor is open the keys are its own, and the camera keeps the object in the middle of what the editor
 * leaves free.
 */
export function useEditorView({
  bridge,
  objectId,
  dock,
}: {
  readonly bridge: Bridge;
  readonly objectId: number;
  readonly dock: RefObject<HTMLElement | null>;
}): void {
  useEffect(() => {
    bridge.ask((world) => world.lockInput('code'));
    return () => bridge.ask((world) => world.unlockInput('code'));
  }, [bridge]);

  useEffect(() => {
    const look = () => {
      const box = dock.current?.getBoundingClientRect();
      if (!box) return;
      const { innerWidth, innerHeight } = window;
      const isBelow = box.width > innerWidth * 0.9;
      const covered = {
        right: isBelow ? 0 : 1 - box.left / innerWidth,
        bottom: isBelow ? 1 - box.top / innerHeight : 0,
      };
      bridge.ask((world) => world.focusOnCodeObject(objectId, covered));
    };
    look();
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('resize', look);
      bridge.ask((world) => world.releaseFocus());
    };
  }, [bridge, objectId, dock]);
}
