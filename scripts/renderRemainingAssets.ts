import { announceStep } from './support/announceStep.ts';
import { exitWithParent } from './support/exitWithParent.ts';
import { drawSprites, packMusic } from './support/projectSteps.ts';

// Work that `npm start` does in the background once the server runs: music, played as soon as it exists, and pictures
// at 2x, used from the next visit on. An interrupted run continues at the next start.
exitWithParent();
const one = { threads: 1 };
await announceStep('Rendering the music', (log) => packMusic(log, one)).catch(failed);
await announceStep('Drawing the sprites for fine screens', (log) => drawSprites(log, one)).catch(failed);

function failed(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}
