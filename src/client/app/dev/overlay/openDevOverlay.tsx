import { createRoot, type Root } from 'react-dom/client';
import { LineLab } from '#client/net/rooms/lab/LineLab.ts';
import type { WorldConnection } from '#client/net/rooms/WorldConnection.ts';
import { DevOverlay } from './DevOverlay.tsx';
import { FrameMeter } from './FrameMeter.ts';

export interface OpenedDevOverlay {
  /** For the connection to be made: the lab stands in its line from the first message on. */
  readonly tap: LineLab['tap'];
  /** F2 shows and hides the figures of this connection. */
  readonly watch: (connection: WorldConnection) => void;
  readonly close: () => void;
}

/** The figures over the world for whoever works on the product. */
export function openDevOverlay(): OpenedDevOverlay {
  const lab = new LineLab();
  const frames = new FrameMeter();
  const place = document.createElement('div');
  const closing = new AbortController();
  const { signal } = closing;
  let root: Root | null = null;

  let drawn = 0;
  const meter = (at: number) => {
    if (signal.aborted) return;
    // Where the processor draws, not every frame of the screen is one of the world.
    const soFar = window.dolphinProbe?.frames ?? 0;
    if (soFar !== drawn) frames.frame(at);
    drawn = soFar;
    requestAnimationFrame(meter);
  };

  return {
    tap: lab.tap,
    watch: (connection) => {
      const instruments = { connection, lab, frames };
      document.body.append(place);
      requestAnimationFrame(meter);
      const toggle = (event: KeyboardEvent) => {
        if (event.code !== 'F2' || event.repeat) return;
        event.preventDefault();
        if (root === null) {
          root = createRoot(place);
          root.render(<DevOverlay {...instruments} />);
        } else {
          root.unmount();
          root = null;
        }
      };
      window.addEventListener('keydown', toggle, { signal });
    },
    close: () => {
      closing.abort();
      root?.unmount();
      place.remove();
    },
  };
}
