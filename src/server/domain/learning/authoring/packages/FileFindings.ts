import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';

/** The faults of the files of a problem, and the parts that were left out of them. */
export class FileFindings {
  readonly #errors = new Map<string, string[]>();
  readonly #notes = new Map<string, string[]>();

  error(path: string, message: string): void {
    add(this.#errors, path, message);
  }

  note(path: string, message: string): void {
    add(this.#notes, path, message);
  }

  get isFine(): boolean {
    return this.#errors.size === 0;
  }

  /** Files with something to say of, in the order in which it was found. */
  list(): { readonly path: string; readonly errorList: string[]; readonly noteList: string[] }[] {
    const paths = new Set([...this.#errors.keys(), ...this.#notes.keys()]);
    return [...paths].map((path) => ({
      path,
      errorList: this.#errors.get(path) ?? [],
      noteList: this.#notes.get(path) ?? [],
    }));
  }
}

function add(to: Map<string, string[]>, path: string, message: string): void {
  const known = to.get(path) ?? [];
  if (!known.includes(message)) to.set(path, [...known, message]);
}

/** A problem out of its files; null while one of them is wrong. */
export interface ReadProblem {
  readonly content: ProblemDraftContent | null;
  readonly findings: FileFindings;
}
