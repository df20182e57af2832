import { flushCompileCache } from 'node:module';
import { ConfigError } from '#server/platform/ConfigError.ts';
import { loadConfig } from '#server/platform/config.ts';
import { announceStep } from './support/announceStep.ts';
import { endWithParent } from './support/endWithParent.ts';
import { buildClient, drawFirstSprites, packEffects } from './support/projectSteps.ts';
import { runInBackground } from './support/runInBackground.ts';

// `npm start`: brings what a first visit needs up to date, showing how far it is, then becomes the server.
endWithParent();
checkSettings();
await announceStep('Drawing the sprites', drawFirstSprites);
await announceStep('Rendering the effects', packEffects);
await announceStep('Building the client', buildClient);
await import('./support/quickly.ts');
await import('#server/main.ts');
// Now, for a server that is killed leaves nothing behind.
flushCompileCache();
runInBackground(new URL('./finishStart.ts', import.meta.url));

/** A wrong setting is said at once, not after a minute of building. */
function checkSettings(): void {
  try {
    loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
