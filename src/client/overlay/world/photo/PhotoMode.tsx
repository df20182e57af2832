import { Camera, Images, X } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type WheelEvent } from 'react';
import type { PhotoView } from '#client/bridge/commands.ts';
import { calendarStore } from '#client/stores/calendarStore.ts';
import { closePhoto } from '#client/stores/photoStore.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { composePhoto } from './composePhoto.ts';
import { drawFrame, type PhotoFrame } from './drawFrame.ts';
import { saveInAlbum, type Kept } from '#client/net/saveInAlbum.ts';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoResult } from './PhotoResult.tsx';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

const PLAIN: PhotoView = { zoom: 1.25, dx: 0, dy: 0, showNames: true, showOthers: false, pose: null };
const ZOOM = { least: 1, most: 2, step: 0.05 } as const;
/** How far the view may be moved, and how far one key does it, world px. */
const PAN = { most: 260, key: 24 } as const;
const COUNT_SECONDS = 3;

const moved = (view: PhotoView, dx: number, dy: number): PhotoView => ({
  ...view,
  dx: within(view.dx + dx, PAN.most),
  dy: within(view.dy + dy, PAN.most),
});
const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

interface TakenPhoto {
  readonly picture: Blob;
  readonly kept: Kept;
}

/** Takes a picture of the world without its buttons, for the album of this device. */
export function PhotoMode({ place }: { readonly place: string }) {
  const bridge = useBridge();
  const [view, setView] = useState(PLAIN);
  const [frame, setFrame] = useState<PhotoFrame>('shell');
  const [seconds, setSeconds] = useState(0);
  const [result, setResult] = useState<TakenPhoto | 'failed' | null>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const day = calendarStore.getState().day ?? '';
  const isAiming = seconds === 0 && result === null;

  useEffect(() => {
    bridge.ask((world) => world.lockInput('photo'));
    shutter.current?.focus();
    return () =>
      bridge.ask((world) => {
        world.showForPhoto(null);
        world.unlockInput('photo');
      });
  }, [bridge]);
  useEffect(() => bridge.ask((world) => world.showForPhoto(view)), [bridge, view]);

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => {
      setSeconds(seconds - 1);
      if (seconds > 1) return;
      bridge.ask((world) =>
        world.takePhoto((photo) => {
          requestSound('toggle');
          void composePhoto({ photo, frame, showNames: view.showNames, place, day }).then(async (picture) =>
            setResult(picture === null ? 'failed' : { picture, kept: await saveInAlbum({ picture, place }) }),
          );
        }),
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, [bridge, seconds, frame, view.showNames, place, day]);

  const pan = (dx: number, dy: number) => setView((now) => moved(now, dx, dy));
  const zoomBy = (by: number) =>
    setView((now) => ({ ...now, zoom: Math.max(ZOOM.least, Math.min(ZOOM.most, now.zoom + by)) }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return seconds > 0 ? setSeconds(0) : closePhoto();
      if (!isAiming || (event.target instanceof HTMLElement && event.target.matches('input')))
        return undefined;
      const way = WAYS[event.key];
      if (way === undefined) return undefined;
      event.preventDefault();
      return setView((now) => moved(now, way[0] * PAN.key, way[1] * PAN.key));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isAiming, seconds]);
  const aim = {
    onPointerMove: ({ buttons, movementX, movementY }: PointerEvent) => {
      if (buttons === 1 && isAiming) pan(-movementX / view.zoom, -movementY / view.zoom);
    },
    onWheel: ({ deltaY }: WheelEvent) => {
      if (isAiming) zoomBy(deltaY < 0 ? ZOOM.step : -ZOOM.step);
    },
  };

  return (
    <section className={styles.mode} role="dialog" aria-modal="true" aria-label={photoTexts.title}>
      <FrameCanvas frame={frame} place={place} day={day} {...aim} />
      {seconds > 0 && (
        <p className={styles.count} role="status" key={seconds}>
          {photoTexts.counting(seconds)}
        </p>
      )}
      {isAiming && (
        <div className={styles.tools}>
          <PhotoChoices view={view} frame={frame} onView={setView} onFrame={setFrame} />
          <Row gap={4}>
            <Button
              ref={shutter}
              tone="danger"
              size="large"
              icon={<Camera />}
              onClick={() => setSeconds(COUNT_SECONDS)}
            >
              {photoTexts.shoot}
            </Button>
            <Button tone="alt" icon={<Images />} onClick={openAlbum}>
              {photoTexts.album}
            </Button>
          </Row>
          <Text size="caption" tone="inherit">
            {photoTexts.hint}
          </Text>
        </div>
      )}
      <IconButton className={styles.close} label={photoTexts.close} icon={<X />} onClick={closePhoto} />
      {result !== null && (
        <PhotoResult
          {...(result === 'failed' ? { picture: null, kept: null } : result)}
          place={place}
          day={day}
          onAgain={() => setResult(null)}
          onAlbum={openAlbum}
        />
      )}
    </section>
  );
}

/** The album instead of the camera. */
function openAlbum(): void {
  closePhoto();
  openDialog('photoAlbum');
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FrameCanvasProps {
  readonly frame: PhotoFrame;
  readonly place: string;
  readonly day: string;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onWheel: (event: WheelEvent) => void;
}

/** The frame over the world as it will be in the picture. */
function FrameCanvas({ frame, place, day, ...aim }: FrameCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = () => {
      const canvas = element.current;
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return;
      canvas.width = window.innerWidth * window.devicePixelRatio;
      canvas.height = window.innerHeight * window.devicePixelRatio;
      drawFrame(context, { frame, place, day, width: canvas.width, height: canvas.height });
    };
    draw();
    window.addEventListener('resize', draw);
    return () => window.removeEventListener('resize', draw);
  }, [frame, place, day]);
  return <canvas ref={element} className={styles.frame} aria-hidden="true" {...aim} />;
}
