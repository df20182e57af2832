import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import './support/rememberImports.ts';
import { ConfigError } from '#server/platform/ConfigError.ts';
import { loadConfig } from '#server/platform/config.ts';
import { announceStep } from './support/announceStep.ts';
import { exitWithParent } from './support/exitWithParent.ts';
import { buildClient, drawFirstSprites, packEffects } from './support/projectSteps.ts';

// `npm start`: builds the files of a first visit, showing its progress, then becomes the server.
exitWithParent();
checkSettings();
await announceStep('Drawing the sprites', drawFirstSprites);
await announceStep('Rendering the effects', packEffects);
await announceStep('Building the client', buildClient);
await import('#server/main.ts');
runInBackground(new URL('./renderRemainingAssets.ts', import.meta.url));

/** Reports a wrong setting before the build, which takes a minute. */
function checkSettings(): void {
  try {
    loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Runs a script in a child process of low priority, so that players are not disturbed. It ends with this process when it
 * calls `exitWithParent`.
 */
function runInBackground(script: URL): void {
  const child = fork(fileURLToPath(script));
  child.on('error', console.error);
  // Set at once: threads inherit the priority.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
