import { createBubbleField, stepBubbles, swayOf } from './bubbles.ts';
import { createConfetti, stepConfetti, type Area, type Piece } from './confetti.ts';

export type CanvasEffectName = 'confetti' | 'bubble';

/** Draws the next picture after `dt` seconds; false when there is nothing left to draw. */
export type Painter = (context: CanvasRenderingContext2D, dt: number) => boolean;

const FRAME_S = 1 / 60;

export function createPainter(name: CanvasEffectName, area: Area, random: () => number): Painter {
  return name === 'confetti' ? confettiPainter(area, random) : bubblePainter(area, random);
}

function confettiPainter(area: Area, random: () => number): Painter {
  const pieces = createConfetti(area, random);
  return (context, dt) => {
    const alive = stepConfetti(pieces, area, dt);
    context.clearRect(0, 0, area.width, area.height);
    for (const piece of pieces) drawPiece(context, piece);
    return alive;
  };
}

function drawPiece(context: CanvasRenderingContext2D, { x, y, angle, size, colour, shape }: Piece): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle * 0.6);
  context.fillStyle = colour;
  context.strokeStyle = 'rgb(32 80 122 / 45%)';
  context.lineWidth = 1.4;
  context.beginPath();
  if (shape === 'bubble') context.arc(0, 0, size * 0.45, 0, Math.PI * 2);
  else if (shape === 'star') starPath(context, size * 0.75);
  else
    context.rect(
      -size / 2,
      (-size / 2) * Math.abs(Math.cos(angle)),
      size,
      size * Math.abs(Math.cos(angle)) + 1,
    );
  context.fill();
  context.stroke();
  context.restore();
}

function starPath(context: CanvasRenderingContext2D, radius: number): void {
  for (let corner = 0; corner < 10; corner++) {
    const reach = corner % 2 === 0 ? radius : radius * 0.5;
    const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
}

function bubblePainter(area: Area, random: () => number): Painter {
  const field = createBubbleField();
  let owed = 0;
  return (context, dt) => {
    for (owed += dt; owed >= FRAME_S; owed -= FRAME_S) stepBubbles(field, area, random);
    context.clearRect(0, 0, area.width, area.height);
    for (const bubble of field.bubbles) drawBubble(context, swayOf(bubble), bubble.y, bubble.radius);
    return true;
  };
}

function drawBubble(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = 'rgb(220 250 255 / 32%)';
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = 'rgb(255 255 255 / 85%)';
  context.stroke();
  context.beginPath();
  context.ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.24, radius * 0.14, -0.7, 0, Math.PI * 2);
  context.fillStyle = 'rgb(255 255 255 / 90%)';
  context.fill();
}
