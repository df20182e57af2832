import '../support/rememberImports.ts';
import { exitWithParent } from '../support/exitWithParent.ts';

/* One process of the cluster: the server of `npm start` without its build. */
exitWithParent();
await import('#server/main.ts');
