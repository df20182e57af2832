import type { Photo, PhotoName } from '#client/bridge/commands.ts';
import { drawFrame, type PhotoFrame } from './drawFrame.ts';

/** Size of a name as it stands on the page, CSS px. */
const NAME_PX = 14;

interface ComposeOptions {
  readonly photo: Photo;
  readonly frame: PhotoFrame;
  readonly showNames: boolean;
  readonly place: string;
  readonly day: string;
}

/** World, names and frame in one picture. It is made here and goes nowhere. Null where there is no canvas. */
export function composePhoto({ photo, showNames, ...options }: ComposeOptions): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = photo.picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const over = document.createElement('canvas');
  over.width = width;
  over.height = height;
  const frame = over.getContext('2d');
  if (context === null || frame === null) return Promise.resolve(null);
  context.drawImage(photo.picture, 0, 0);
  if (showNames) for (const name of photo.names) drawName(context, name, { width, height });
  drawFrame(frame, { ...options, width, height });
  context.drawImage(over, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawName(
  context: CanvasRenderingContext2D,
  { text, isOwn, x, y }: PhotoName,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const size = (NAME_PX * width) / window.innerWidth;
  context.font = `${size}px Jua, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const half = context.measureText(text).width / 2 + size * 0.64;
  const [left, top] = [x * width - half, y * height];
  context.beginPath();
  context.roundRect(left, top, half * 2, size * 1.6, size * 0.8);
  context.fillStyle = isOwn ? '#fff8e0' : '#ffffff';
  context.strokeStyle = isOwn ? '#ffb52e' : '#27b3c9';
  context.lineWidth = size / 6;
  context.fill();
  context.stroke();
  context.fillStyle = isOwn ? '#7a3f08' : '#0f5f78';
  context.fillText(text, x * width, top + size * 0.84);
}
