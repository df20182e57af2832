import { checks } from './support/checks.ts';
import { runChecks } from './support/runChecks.ts';

const failed = await runChecks([checks.sprites, checks.sounds, checks.build]);
process.exitCode = failed.length > 0 ? 1 : 0;
