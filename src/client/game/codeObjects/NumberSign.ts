import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { CodeObjectPieces, Piece } from './CodeObjectPieces.ts';

interface NumberSignOptions {
  readonly pieces: CodeObjectPieces;
  /** The frames of the digits: `bell/digit-`. */
  readonly digits: `${CodeObjectKind}/${'small-' | ''}digit-`;
  readonly most: number;
  /** The distance of digits, world px. */
  readonly spacing: number;
  readonly dx: number;
  readonly dy: number;
}

/** A whole number in drawn digits, around its middle. */
export class NumberSign {
  readonly #options: NumberSignOptions;
  readonly #places: readonly Piece[];
  #x: number;
  #y: number;
  #text = '';

  constructor(options: NumberSignOptions) {
    const { pieces, digits, most, dx, dy } = options;
    this.#options = options;
    this.#x = dx;
    this.#y = dy;
    this.#places = Array.from({ length: most }, () => pieces.add(frameOf(digits, 0), dx, dy).alpha(0));
  }

  /** Null shows nothing. */
  show(value: number | null, alpha = 1): this {
    const { digits, most } = this.#options;
    const text = value === null ? '' : String(Math.min(10 ** most - 1, Math.max(0, Math.round(value))));
    if (text !== this.#text) {
      this.#text = text;
      for (const [index, place] of this.#places.entries())
        place.frame(frameOf(digits, Number(text[index] ?? 0)));
      this.at(this.#x, this.#y);
    }
    for (const [index, place] of this.#places.entries()) place.alpha(index < text.length ? alpha : 0);
    return this;
  }

  /** `width` 1 is the drawn width; less is turned aside. */
  at(dx: number, dy: number, width = 1): this {
    this.#x = dx;
    this.#y = dy;
    const { spacing } = this.#options;
    const left = ((this.#text.length - 1) / 2) * spacing;
    for (const [index, place] of this.#places.entries())
      place.at(dx + (index * spacing - left) * width, dy).scale(width, 1);
    return this;
  }
}

const frameOf = (digits: string, value: number) => `${digits}${value}` as CodeObjectFrame;
