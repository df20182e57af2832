import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#server/platform/projectRoot.ts';

const program = pathToFileURL(join(projectRoot, 'scripts/support/quickly.ts')).href;

/** Arguments of Node for a process that is a server, or a part of one: it starts as `npm start` does. */
export const QUICK_START: readonly string[] = ['--disable-warning=ExperimentalWarning', '--import', program];
