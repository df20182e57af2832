import { useEffect, useRef, useState } from 'react';
import { ANIMATIONS, type Expression } from '#shared/content/avatarLayers.ts';
import { itemByKey } from '#shared/content/items.ts';
import { outfitLayers, planFrame } from '#shared/content/outfitLayers.ts';
import { classNames } from '../classNames.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { uiTexts } from '../texts.ts';
import { artManifest } from './artManifest.ts';
import { loadSheet, type LoadedSheet } from './itemSheets.ts';
import styles from './Avatar.module.css';

export interface AvatarPreviewProps {
  /** Keys of the worn items, in any order; unknown keys are left out. */
  readonly itemKeys: readonly string[];
  /** Height in CSS pixels. */
  readonly height: number;
  readonly expression?: Expression;
  /** False shows the first frame only, as does a wish for less motion. */
  readonly animate?: boolean;
  /** Only head and shoulders, for a round portrait; the picture is then square. */
  readonly bust?: boolean;
  readonly label?: string;
  readonly className?: string;
}

/** The part of the sheets' common 192 × 192 canvas that is shown, in px at 1x. */
const WHOLE = { x: 26, y: 32, width: 140, height: 146 };
const BUST = { x: 60, y: 58, width: 76, height: 76 };
/** Screen px per px of the art from which on it is taken at twice its size. */
const WORTH_DOUBLE = 1.25;

/** An avatar in an outfit, drawn layer by layer from the sheets of its items. The last outfit stays until the next is loaded. */
export function AvatarPreview({
  itemKeys,
  height,
  expression = 'default',
  animate = true,
  bust = false,
  label = uiTexts.avatar,
  className,
}: AvatarPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reduced = useReducedMotion();
  const [loaded, setLoaded] = useState<Outfit | 'missing' | null>(null);
  const outfit = loaded === 'missing' ? null : loaded;
  const outfitKey = [...itemKeys].sort().join(',');
  const view = bust ? BUST : WHOLE;
  const scale = (height * window.devicePixelRatio) / view.height > WORTH_DOUBLE ? 2 : 1;

  useEffect(() => {
    let current = true;
    loadOutfit(outfitKey.split(','), scale).then(
      (found) => current && setLoaded(found),
      // A failed fetch leaves the last picture: the page works without a new one.
      () => current && setLoaded((last) => last ?? 'missing'),
    );
    return () => {
      current = false;
    };
  }, [outfitKey, scale]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !outfit) return undefined;
    const { frames, msPerFrame } = ANIMATIONS.stand;
    // In the first moments of a new world there are no pictures at 2x yet: those at 1x are enlarged softly.
    const ratio = scale / outfit.scale;
    context.imageSmoothingQuality = 'high';
    let index = 0;
    const draw = () => {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawOutfit(context, outfit, { animation: 'stand', index: index % frames, expression }, view);
      index += 1;
    };
    draw();
    if (!animate || reduced) return undefined;
    const timer = setInterval(draw, msPerFrame);
    return () => clearInterval(timer);
  }, [outfit, scale, expression, animate, reduced, view]);

  return (
    <canvas
      ref={canvas}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      aria-busy={loaded === null || undefined}
      className={classNames(styles.avatar, outfit && styles.dressed, className)}
      width={view.width * scale}
      height={view.height * scale}
      style={{ height, width: (height * view.width) / view.height }}
    />
  );
}

interface Outfit {
  readonly scale: 1 | 2;
  readonly layers: ReturnType<typeof outfitLayers>;
  readonly sheets: ReadonlyMap<string, LoadedSheet>;
}

/** At 1x as long as nothing else is there. */
async function loadOutfit(keys: readonly string[], wished: 1 | 2): Promise<Outfit> {
  const { scales } = await artManifest();
  const scale = scales.includes(wished) ? wished : 1;
  const items = keys.flatMap((key) => itemByKey(key) ?? []);
  const layers = outfitLayers(items);
  const drawnKeys = [...new Set(layers.map(({ itemKey }) => itemKey))];
  const loading = drawnKeys.map(async (key) => [key, await loadSheet(key, scale)] as const);
  return { scale, layers, sheets: new Map(await Promise.all(loading)) };
}

function drawOutfit(
  context: CanvasRenderingContext2D,
  { scale, layers, sheets }: Outfit,
  pose: Parameters<typeof planFrame>[2],
  view: typeof WHOLE,
): void {
  const plan = planFrame(layers, (key, name) => sheets.get(key)?.frames.get(name), pose);
  context.clearRect(0, 0, view.width * scale, view.height * scale);
  for (const { itemKey, frame } of plan?.parts ?? []) {
    const sheet = sheets.get(itemKey);
    if (!sheet) continue;
    const left = frame.left - view.x * scale;
    const top = frame.top - view.y * scale;
    context.drawImage(sheet.image, frame.x, frame.y, frame.w, frame.h, left, top, frame.w, frame.h);
  }
}
