import { announceStep } from './support/announceStep.ts';
import { endWithParent } from './support/endWithParent.ts';
import { drawSprites, packMusic } from './support/projectSteps.ts';

// What `npm start` leaves for when the world is open already: each loop of music is heard as soon as it is there, and
// pictures are sharp on fine screens from the next visit on. Whatever is stopped here goes on at the next start.
endWithParent();
const one = { threads: 1 };
await announceStep('Rendering the music', (say) => packMusic(say, one)).catch(failed);
await announceStep('Drawing the sprites for fine screens', (say) => drawSprites(say, one)).catch(failed);

function failed(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}
