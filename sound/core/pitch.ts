const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 };
const NOTE = /^([A-G])([#b]?)(\d)$/;
const A4 = 440;
/** Semitones from C0 to A4. */
const A4_STEPS = 57;

/** Frequency in Hz of a note such as `C4`, `F#3` or `Bb5`. Throws on anything else. */
export function pitch(note: string): number {
  const [, letter = '', sign = '', octave = ''] = NOTE.exec(note) ?? [];
  const semitone = SEMITONES[letter];
  if (semitone === undefined) throw new Error(`"${note}" is no note; one looks like C4, F#3 or Bb5`);
  const steps = semitone + (SIGNS[sign] ?? 0) + Number(octave) * 12;
  return A4 * 2 ** ((steps - A4_STEPS) / 12);
}
