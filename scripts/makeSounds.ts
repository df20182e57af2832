import { packEffects, packMusic } from './support/projectSteps.ts';

// The sounds of the tests, in a process that gives way to others; new ones join a client that is built already.
const say = (line: string) => console.log(`  ${line}`);
await packEffects(say);
await packMusic(say);
