import { setFlagsFromString } from 'node:v8';

// Young memory is cleared twice a second and little of it is kept, which takes one thread few milliseconds. The helpers
// that V8 shares this with have to wait for a processor on a busy machine, and every room for them.
setFlagsFromString('--no-parallel-scavenge');
