/** Pure maths of the confetti; lengths in CSS pixels, times in seconds, the random numbers come from outside. */
export interface Piece {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Radians; the piece also turns around its own axis, which narrows it. */
  angle: number;
  spin: number;
  readonly size: number;
  readonly colour: string;
  readonly shape: 'paper' | 'bubble' | 'star';
}

/** Product spec §9. */
export const CONFETTI_PIECES = 120;
const COLOURS = ['#ff8f7d', '#ffc93a', '#35b98a', '#4fa7e6', '#c79bf0', '#f49ab8', '#ffffff'] as const;
const SHAPES = ['paper', 'paper', 'bubble', 'star'] as const;
const GRAVITY = 620;
const DRAG = 1.5;

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Two fountains from the lower corners, leaning inwards. */
export function createConfetti({ width, height }: Area, random: () => number): Piece[] {
  const reach = Math.min(1, height / 700);
  return Array.from({ length: CONFETTI_PIECES }, (_, index) => {
    const fromLeft = index % 2 === 0;
    const lean = (0.12 + random() * 0.62) * (fromLeft ? 1 : -1);
    const speed = (780 + random() * 760) * reach;
    return {
      x: fromLeft ? -10 : width + 10,
      y: height * (0.72 + random() * 0.2),
      vx: Math.sin(lean) * speed * Math.max(0.6, width / 1280),
      vy: -Math.cos(lean) * speed,
      angle: random() * Math.PI * 2,
      spin: (random() - 0.5) * 14,
      size: 8 + random() * 9,
      colour: pick(COLOURS, random()),
      shape: pick(SHAPES, random()),
    };
  });
}

/** Moves every piece on; false once the last one has left at the bottom. */
export function stepConfetti(pieces: readonly Piece[], { height }: Area, dt: number): boolean {
  let anyLeft = false;
  for (const piece of pieces) {
    const slower = Math.exp(-DRAG * dt);
    piece.vx *= slower;
    piece.vy = piece.vy * slower + GRAVITY * dt;
    piece.x += piece.vx * dt;
    piece.y += piece.vy * dt;
    piece.angle += piece.spin * dt;
    if (piece.y < height + 24) anyLeft = true;
  }
  return anyLeft;
}

function pick<T>(from: readonly [T, ...T[]], share: number): T {
  return from[Math.floor(share * from.length)] ?? from[0];
}
