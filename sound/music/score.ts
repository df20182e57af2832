import type { InstrumentName } from '../instruments/instruments.ts';

interface PartBase {
  readonly voice: InstrumentName;
  readonly gain: number;
  /** -1 is left, 1 is right. */
  readonly pan?: number;
  /** Share that goes into the hall. */
  readonly send?: number;
}

/** Notes one after the other: `E5:1 -:.5 C4+E4:.5 | …`, each with its beats, `-` is a rest, bars between `|`. */
export interface Tune extends PartBase {
  readonly kind: 'tune';
  readonly text: string;
  /** Share of its length that a note is held. */
  readonly hold?: number;
}

/** The chord of the bar, held. */
export interface Carpet extends PartBase {
  readonly kind: 'carpet';
}

/**
 * A pattern that divides the bar into equal steps; several bars between `|` take turns. `.` is a rest.
 * A strum plays the chord down (`D`, softer `d`) or up (`u`), an arpeggio the chord's notes by their place (`0` to `3`),
 * a beat its one note (`X`, softer `x`, softest `o`).
 */
export interface Pattern extends PartBase {
  readonly kind: 'strum' | 'arpeggio' | 'beat';
  readonly steps: string;
  /** The note of each beat. */
  readonly note?: string;
  /** The octaves by which the chord is moved. */
  readonly octaves?: number;
}

export type Part = Tune | Carpet | Pattern;

/** A loop as text. */
export interface Score {
  /** Beats a minute. */
  readonly tempo: number;
  readonly beatsPerBar: number;
  /** The share of a beat by which off-beats come late. */
  readonly swing?: number;
  /** How loud the hall is. */
  readonly hall: number;
  /** One chord per bar, from its lowest note, bars between `|`. */
  readonly chords: string;
  readonly parts: readonly Part[];
}

export const barsOf = (text: string): readonly string[] => text.split('|').map((bar) => bar.trim());

/** Seconds of one time through. */
export function lengthOf({ tempo, beatsPerBar, chords }: Score): number {
  return (barsOf(chords).length * beatsPerBar * 60) / tempo;
}
