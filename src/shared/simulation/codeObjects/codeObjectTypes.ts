/** The effect of a program on a code object. JSON. */

/** The kinds of code objects that are foes. */
export const FOE_KINDS = ['robotCrab', 'sleepyWhale', 'tangledNet', 'grumpyStorm'] as const;
export type FoeKind = (typeof FOE_KINDS)[number];

export const isFoeKind = (kind: string): kind is FoeKind => FOE_KINDS.some((one) => one === kind);

/** The kinds of code objects with their commands; each has its rules in a file of its name. */
export const CODE_OBJECT_KINDS = [
  'lighthouse',
  'crab',
  'bell',
  'fountain',
  'lamps',
  'coral',
  'kelp',
  'singer',
  'gate',
  'clock',
  'scoreboard',
  'flags',
  'windmill',
  'balloons',
  'me',
  ...FOE_KINDS,
] as const;
export type CodeObjectKind = (typeof CODE_OBJECT_KINDS)[number];

/** A part of an object at a moment. */
export type PartValue = number | string | null;

/** Every part of an object by its dotted name: `light`, `jet.0`, `coral.2.3`. */
export type CodeObjectPicture = Readonly<Record<string, PartValue>>;

/** One visible change. */
export interface CodeObjectAct {
  /** Ms of the object's own clock, which only commands move. */
  readonly at: number;
  /** The time a number takes to its value; texts and null change at once and are shown for this time. */
  readonly ms: number;
  readonly part: string;
  readonly value: PartValue;
  /** Line of the program, from 1. */
  readonly line: number;
}

/** The result of a run; reported by the device after the program has ended. */
export interface CodeObjectOutcome {
  readonly kind: 'object';
  /** In the order of their `at`. */
  readonly acts: readonly CodeObjectAct[];
  readonly durationMs: number;
  /** Ms of the object's clock at which each command began, senses and waits included. */
  readonly commandAts: readonly number[];
  readonly met: boolean;
  /** The missing part of the goal, for a child; null when it is met. */
  readonly hint: string | null;
}

/** The limits of a run: its time on the object's clock, and the number of acts. */
export const CODE_OBJECT_LIMITS = { durationMs: 60_000, acts: 2_000 } as const;

/** Colours as programs write them; each has a Korean name that programs may write, too. */
export const CODE_OBJECT_COLORS = {
  red: '빨강',
  orange: '주황',
  yellow: '노랑',
  green: '초록',
  blue: '파랑',
  purple: '보라',
  white: '하양',
  pink: '분홍',
} as const;
export type CodeObjectColor = keyof typeof CODE_OBJECT_COLORS;

/*
 * Parts by kind of object, with their values; those in brackets are given by the seed and stay.
 *
 * lighthouse  light 0..1
 * crab        crab.x 0..6, crab.y 0..4 (cells of a board seen from above, y grows towards the viewer),
 *             crab.facing 'right' 'down' 'left' 'up', trail.<x>.<y> 0..1 (1: the crab has been on that cell)
 * bell        swing 0, 1, 2 … (rings so far; each ring moves it on by one), [hour 1..12]
 * fountain    jet.0 … jet.4 0..10, [number.0 … number.4 1..10: plates with the wanted heights of the jets]
 * lamps       lamp.0 … lamp.7 null or a colour
 * coral       coral.<row 0..2>.<column 0..4> null or a colour; row 0 is the lowest terrace
 * kelp        height 0..9, [light 3..9: the height at which the sunbeam begins]
 * singer      note null '도' '레' '미' '파' '솔' '라' '시', sung 0, 1, 2 … (notes so far)
 * gate        gate 0..1 (1: open), visitor null or 0..20 (shells of the visitor in front of it),
 *             waiting 5..0 (in the queue), inside 0..5, guest.0 … guest.4 null 'in' 'out'
 * clock       hour 0..23, minute 0..59, [minutes 0..1439: written on the sand glass]
 * scoreboard  total 0..999 (shown big), round null or 0..5, score null or 0..99 (of the round read last)
 * flags       flag.0 … flag.4 '1' … '99' (a text: the number on the flag at that place)
 * windmill    speed 0..10, wind 0..10
 * balloons    balloon.0 … balloon.6 0 (tied) to 1 (flown away), number.0 … number.6 null or 1..99 (once read),
 *             [ticket 1..99]
 * me          me.x 0..4 (the cell of the own avatar), shell.0 … shell.4 0..1 (1: it lies there),
 *             waves 0, 1, 2 … (shells taken so far; the sea answers each)
 * every foe   won 0..3 (phases that are won), begun 0, 1, 2 … and passed 0, 1, 2 … (turns), missed null or the turn that
 *             was answered wrongly, from 0, pose of the child 'stand' 'jump' 'duck' 'wet', move 0..1 (how far it is
 *             with the pose), ended 0..1 (the way to its end), beaten 0..1
 * robotCrab   claw 0..1 (1: lifted), throwing null 'high' 'low', flight 0..1
 * sleepyWhale breathing null 'snore' 'yawn', breath 0..1 (the air in its bubble, the width of its mouth), feather 0..1,
 *             giggle 0..1, spout 0..1
 * grumpyStorm weather null 'rain' 'wind' 'thunder', force 0..1, shelter null 'umbrella' 'hold' 'crouch'
 * tangledNet  row 0..3, column 0..5 (the knot at the hand), pull 0..1, left.0 … left.3 null or 0..5 (knots of a row)
 */
