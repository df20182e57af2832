/** Frames of a picture, drawn on a canvas: the same on the screen and in the file. */

export const PHOTO_FRAMES = ['none', 'shell', 'bubble', 'star', 'kelp', 'instant'] as const;
export type PhotoFrame = (typeof PHOTO_FRAMES)[number];

interface FrameOptions {
  readonly frame: PhotoFrame;
  readonly width: number;
  readonly height: number;
  readonly place: string;
  readonly day: string;
}

type Context = CanvasRenderingContext2D;

const INK = '#1d4468';

export function drawFrame(context: Context, options: FrameOptions): void {
  const { frame, width, height } = options;
  context.clearRect(0, 0, width, height);
  paintFrame(context, options);
  if (frame !== 'none' && frame !== 'instant') caption(context, options);
}

/** Paints the frame over the picture that is there already. */
export function paintFrame(context: Context, options: FrameOptions): void {
  const { frame, width, height } = options;
  const unit = Math.min(width, height) / 100;
  context.save();
  context.lineJoin = 'round';
  if (frame === 'shell') {
    border(context, { width, height, unit, colors: ['#ff9d8a', '#ffe3d3'] });
    alongCorners(width, height, unit * 6.5, (x, y) => shell(context, x, y, unit * 7));
  }
  if (frame === 'bubble') {
    border(context, { width, height, unit, colors: ['#54c4ef', '#dff5ff'] });
    for (let index = 0; index < 26; index += 1) {
      const [x, y] = onEdge(((index * 0.381) % 1) * 4, width, height, unit * 3);
      bubble(context, x, y, unit * (1.4 + ((index * 7) % 5) * 0.7));
    }
  }
  if (frame === 'star') {
    border(context, { width, height, unit, colors: ['#ffc23d', '#fff3c4'] });
    alongCorners(width, height, unit * 6.5, (x, y) => starfish(context, x, y, unit * 6.5));
  }
  if (frame === 'kelp') {
    border(context, { width, height, unit, colors: ['#35a678', '#d7f2d0'] });
    for (const side of [0, 1] as const)
      for (let index = 0; index < 4; index += 1)
        kelp(context, side === 0 ? unit * (3 + index * 4) : width - unit * (3 + index * 4), height, {
          tall: unit * (38 - index * 8),
          unit,
        });
  }
  if (frame === 'instant') instant(context, options, unit);
  context.restore();
}

interface BorderOptions {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly colors: readonly [string, string];
}

function border(context: Context, { width, height, unit, colors: [outer, inner] }: BorderOptions): void {
  const ring = (inset: number, size: number, color: string) => {
    context.strokeStyle = color;
    context.lineWidth = size;
    context.beginPath();
    context.roundRect(inset, inset, width - inset * 2, height - inset * 2, unit * 4);
    context.stroke();
  };
  ring(unit * 0.9, unit * 4.4, outer);
  ring(unit * 2.9, unit * 1, inner);
  ring(unit * 3.5, unit * 0.4, INK);
}

function shell(context: Context, x: number, y: number, r: number): void {
  context.fillStyle = '#ffb9a8';
  context.strokeStyle = INK;
  context.lineWidth = r * 0.11;
  context.beginPath();
  context.moveTo(x, y + r * 0.8);
  context.bezierCurveTo(x - r * 1.5, y + r * 0.2, x - r, y - r, x, y - r * 0.9);
  context.bezierCurveTo(x + r, y - r, x + r * 1.5, y + r * 0.2, x, y + r * 0.8);
  context.fill();
  context.stroke();
  context.strokeStyle = '#e0705c';
  for (const lean of [-0.75, -0.38, 0, 0.38, 0.75]) {
    context.beginPath();
    context.moveTo(x, y + r * 0.6);
    context.lineTo(x + lean * r, y - r * 0.62 + Math.abs(lean) * r * 0.3);
    context.stroke();
  }
}

function bubble(context: Context, x: number, y: number, r: number): void {
  context.fillStyle = 'rgb(210 243 255 / 75%)';
  context.strokeStyle = '#2f9fd0';
  context.lineWidth = r * 0.16;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.17, -0.6, 0, Math.PI * 2);
  context.fill();
}

function starfish(context: Context, x: number, y: number, r: number): void {
  context.fillStyle = '#ff9f6b';
  context.strokeStyle = INK;
  context.lineWidth = r * 0.12;
  context.beginPath();
  for (let index = 0; index < 10; index += 1) {
    const [angle, far] = [(index * Math.PI) / 5 - Math.PI / 2 + 0.2, index % 2 === 0 ? r : r * 0.5];
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  context.closePath();
  context.stroke();
  context.fill();
  context.fillStyle = '#ffe0a8';
  for (let index = 0; index < 5; index += 1) {
    const angle = (index * Math.PI * 2) / 5 - Math.PI / 2 + 0.2;
    context.beginPath();
    context.arc(x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5, r * 0.1, 0, Math.PI * 2);
    context.fill();
  }
}

function kelp(
  context: Context,
  x: number,
  bottom: number,
  size: { readonly tall: number; readonly unit: number },
): void {
  const { tall, unit } = size;
  context.lineCap = 'round';
  for (const [color, wide] of [
    [INK, 3],
    ['#43b97f', 2.2],
    ['#9fe3a4', 0.6],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = unit * wide;
    context.beginPath();
    context.moveTo(x, bottom);
    context.bezierCurveTo(
      x + unit * 5,
      bottom - tall * 0.35,
      x - unit * 5,
      bottom - tall * 0.65,
      x + unit,
      bottom - tall,
    );
    context.stroke();
  }
}

/** A white edge, broad below, with place and day on it. */
function instant(context: Context, { width, height, place, day }: FrameOptions, unit: number): void {
  const [edge, foot] = [unit * 4, unit * 15];
  context.fillStyle = '#fffdf6';
  context.fillRect(0, 0, width, edge);
  context.fillRect(0, 0, edge, height);
  context.fillRect(width - edge, 0, edge, height);
  context.fillRect(0, height - foot, width, foot);
  context.strokeStyle = '#e4d9c3';
  context.lineWidth = unit * 0.3;
  context.strokeRect(edge, edge, width - edge * 2, height - edge - foot);
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.font = `${unit * 6}px Jua, sans-serif`;
  context.fillText(place, edge * 1.4, height - foot / 2);
  context.textAlign = 'right';
  context.font = `${unit * 4}px Jua, sans-serif`;
  context.fillText(day, width - edge * 1.4, height - foot / 2);
}

/** The place on a ribbon at the lower edge. */
function caption(context: Context, { width, height, place }: FrameOptions): void {
  const unit = Math.min(width, height) / 100;
  context.save();
  context.font = `${unit * 4.4}px Jua, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const half = context.measureText(place).width / 2 + unit * 4;
  const y = height - unit * 5;
  context.fillStyle = '#fffdf6';
  context.strokeStyle = INK;
  context.lineWidth = unit * 0.5;
  context.beginPath();
  context.roundRect(width / 2 - half, y - unit * 3.8, half * 2, unit * 7.6, unit * 3.8);
  context.fill();
  context.stroke();
  context.fillStyle = INK;
  context.fillText(place, width / 2, y + unit * 0.3);
  context.restore();
}

function alongCorners(
  width: number,
  height: number,
  inset: number,
  draw: (x: number, y: number) => void,
): void {
  for (const x of [inset, width - inset]) for (const y of [inset, height - inset]) draw(x, y);
}

/** `at` goes once around from 0 to 4, a side for each whole. */
function onEdge(at: number, width: number, height: number, inset: number): readonly [number, number] {
  const share = at % 1;
  const [x, y] = [inset + share * (width - inset * 2), inset + share * (height - inset * 2)];
  const sides = [
    [x, inset],
    [width - inset, y],
    [x, height - inset],
    [inset, y],
  ] as const;
  return sides[Math.floor(at)] ?? sides[0];
}
