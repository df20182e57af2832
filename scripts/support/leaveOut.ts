import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const EXPORTED = /^export (?:(?:const|function|async function) (\w+)|\{([^}]+)\}|(default))/gm;

/**
 * Leaves modules out of the client's build that a library imports but the browser never runs; each of their exports
 * becomes a function that answers nothing. Tree shaking cannot know it: the library mentions them in objects.
 */
export function leaveOut(modules: readonly RegExp[]): Plugin {
  return {
    name: 'dolphin-leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/, '').replaceAll('\\', '/');
      if (!modules.some((module) => module.test(file))) return null;
      const names = [...readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(
        ([, name, list, other]) => name ?? list?.split(',').map(nameOutside) ?? other ?? [],
      );
      const lines = names.map((name) =>
        name === 'default' ? 'export default nothing;' : `export { nothing as ${name} };`,
      );
      return `const nothing = () => undefined;\n${lines.join('\n')}\n`;
    },
  };
}

/** Of one entry of a list of exports, with or without another name inside. */
const nameOutside = (entry: string) => entry.trim().replace(/^.* as /, '');
