import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest of the tests that share their workers. Where no run has been timed yet Vitest goes by the size of
 * a file, and one of these would be left over at the end with a processor standing idle beside it.
 */
const LONGEST = [
  'scripts/packSounds.test.ts',
  'scripts/sprites/fineScale.test.ts',
  'scripts/packSprites.test.ts',
  'scripts/sprites/wardrobe.test.ts',
  'scripts/sprites/uiPictures.test.ts',
  'scripts/sounds/packLoop.test.ts',
];

/** Vitest's own order, with the files that are known to take long before the others of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.sort(
      (a, b) =>
        projects.indexOf(a.project) - projects.indexOf(b.project) || this.#rankOf(a) - this.#rankOf(b),
    );
  }

  #rankOf({ moduleId }: TestSpecification): number {
    const rank = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
    return rank === -1 ? LONGEST.length : rank;
  }
}
