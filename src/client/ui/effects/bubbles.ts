/** Pure maths of the rising bubbles; one comes every 50 frames (product spec §9), 60 frames a second. */
export interface Bubble {
  readonly x: number;
  y: number;
  readonly radius: number;
  readonly speed: number;
  readonly phase: number;
}

const FRAMES_PER_BUBBLE = 50;

export interface BubbleField {
  readonly bubbles: Bubble[];
  frame: number;
}

export function createBubbleField(): BubbleField {
  return { bubbles: [], frame: 0 };
}

/** One frame: a bubble may come, all rise, those above the top are gone. */
export function stepBubbles(
  field: BubbleField,
  { width, height }: { readonly width: number; readonly height: number },
  random: () => number,
): void {
  if (field.frame % FRAMES_PER_BUBBLE === 0) {
    const radius = 10 + random() * 26;
    field.bubbles.push({
      x: random() * width,
      y: height + radius,
      radius,
      speed: 1.6 + random() * 1.8,
      phase: random() * 6,
    });
  }
  field.frame += 1;
  for (const bubble of field.bubbles) bubble.y -= bubble.speed;
  field.bubbles.splice(
    0,
    field.bubbles.length,
    ...field.bubbles.filter((bubble) => bubble.y > -bubble.radius),
  );
}

/** The x at which a bubble is drawn: it sways while it rises. */
export function swayOf({ x, y, phase }: Bubble): number {
  return x + Math.sin(y / 46 + phase) * 12;
}
