import type { Plugin } from 'vite';
import { cyclesIn } from './cyclesIn.ts';

/**
 * Fails a build whose chunks import each other in a cycle. A module of such a chunk can read an import before it is
 * initialised, and nothing in the sources shows it.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const [cycle] = cyclesIn(imports);
      if (cycle) this.error(`Files of the build import each other: ${cycle.join(' → ')}`);
    },
  };
}
