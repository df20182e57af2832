import { ConfigError } from '#server/platform/ConfigError.ts';
import { loadConfig } from '#server/platform/config.ts';
import { endWithParent } from './support/endWithParent.ts';
import { buildClient, drawSprites, packEffects, packMusic } from './support/projectSteps.ts';

// `npm start`: brings everything that is built up to date, showing how far it is, then becomes the server.
endWithParent();
checkSettings();
await step('Drawing the sprites', drawSprites);
await step('Rendering the effects', packEffects);
await step('Building the client', buildClient);
await import('#server/main.ts');
// Nobody waits for the music: the world is open, and each loop is heard as soon as it is there.
await step('Rendering the music', (say) => packMusic(say, { threads: 1 })).catch(console.error);

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

async function step(title: string, run: (say: (line: string) => void) => Promise<boolean>): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let announced = false;
  const ran = await run((line) => {
    if (!announced) console.log(`  ${title} …`);
    announced = true;
    console.log(`    ${line} (${seconds()})`);
  });
  console.log(ran ? `  ${title}: done in ${seconds()}` : `  ${title}: nothing has changed`);
}
