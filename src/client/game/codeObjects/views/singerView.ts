import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';

/** From low to high, as programs name them. */
const NOTES = ['도', '레', '미', '파', '솔', '라', '시'];
const FRONT = { y: -20, spacing: 88, first: -132 } as const;
const BEHIND = { y: -50, spacing: 66, first: -66 } as const;
/** The staff behind the choir: its lowest line, and from one note to the next. */
const STAFF = { y: -116, step: 6.4 } as const;
const NOTE_MS = 1500;
const NOTE_COUNT = 6;

interface FlyingNote {
  age: number;
  dx: number;
  fromY: number;
  toY: number;
}

/** Seven clams, one for each note; the sung note flies up to its line of the staff. */
export const singerView: CreateView = ({ pieces, isCalm }) => {
  pieces.add('singer/steps');
  // Every other note is behind, like the keys of a piano.
  const clams = NOTES.map((_, note) => {
    const [row, place] = [note % 2 === 0 ? FRONT : BEHIND, Math.floor(note / 2)];
    return { note, dx: row.first + place * row.spacing, dy: row.y, lift: 0 };
  });
  const inOrder = [...clams].sort((one, other) => one.dy - other.dy);
  const bodies = new Map(
    inOrder.map(({ note, dx, dy }) => [note, pieces.add(`singer/clam-${note}` as CodeObjectFrame, dx, dy)]),
  );
  const images = Array.from({ length: NOTE_COUNT }, () => pieces.addLight('singer/note').alpha(0));
  const flying = images.map((): FlyingNote => ({ age: NOTE_MS, dx: 0, fromY: 0, toY: 0 }));
  let sung = 0;
  return ({ picture, dt, elapsed, time }) => {
    const singing = NOTES.indexOf(String(picture['note']));
    const count = numberOf(picture['sung']);
    const singer = clams[singing];
    if (count !== sung && singer !== undefined) {
      const next = flying[Math.floor(count) % NOTE_COUNT];
      const toY = STAFF.y - singing * STAFF.step;
      if (next !== undefined && count > sung)
        Object.assign(next, { age: 0, dx: singer.dx, fromY: singer.dy - 46, toY });
      sung = count;
    } else if (count < sung) sung = count;
    for (const clam of clams) {
      const isSinging = clam.note === singing;
      clam.lift = near(clam.lift, isSinging ? 7 : 0, dt, 60);
      const hum = isSinging ? 0 : sway(time, 2400, clam.note * 0.14) * 1.2;
      bodies
        .get(clam.note)
        ?.frame(`singer/clam${isSinging ? '-open' : ''}-${clam.note}` as CodeObjectFrame)
        .at(clam.dx, clam.dy - clam.lift + hum);
    }
    for (const [index, note] of flying.entries()) {
      note.age = Math.min(NOTE_MS, note.age + elapsed);
      const share = note.age / NOTE_MS;
      const rise = isCalm ? 1 : 1 - (1 - Math.min(1, share * 2)) ** 3;
      images[index]
        ?.alpha(share >= 1 ? 0 : Math.min(1, (1 - share) * 2.4))
        .at(note.dx + sway(share, 1) * 4, note.fromY + (note.toY - note.fromY) * rise);
    }
  };
};
