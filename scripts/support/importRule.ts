import { foldersWithoutStoreHooks, importLaws } from './importLaws.ts';
import type { ImportLaw } from './importLaws.ts';

export interface Ban {
  regex: string;
  message: string;
}

interface Folder {
  /** Below `src/`, as in `client/game`. */
  folder: string;
  law: ImportLaw;
  /** All packages; those that the law does not name are refused. */
  packages: readonly string[];
  /** Whether it is the file that makes hooks. */
  mayHook?: boolean;
}

/** The `no-restricted-imports` rule of one folder: everything its law does not allow. */
export function importRule({
  folder,
  law,
  packages,
  mayHook = false,
}: Folder): ['error', { patterns: Ban[] }] {
  const allowed = mayHook ? [...law.packages, ...(law.hooks?.packages ?? [])] : law.packages;
  const message = `src/${folder} may import ${[...law.layers, ...allowed].join(', ') || 'only itself'}.`;
  const [side] = folder.split('/');
  const otherSides = ['shared', 'client', 'server'].filter((one) => one !== side && !usesSide(law, one));
  const layers = Object.keys(importLaws).filter((layer) => layer !== folder && !law.layers.includes(layer));
  const siblings = Object.keys(importLaws).filter(
    (layer) => layer !== folder && layer.startsWith(`${side}/`),
  );
  const strangers = packages.filter((name) => !allowed.includes(name));
  const bans: Ban[] = [
    { regex: `^#(${alternatives([...layers, ...otherSides])})(/|$)`, message },
    {
      regex: String.raw`^(\.\./)+(${alternatives(siblings.map((layer) => layer.slice(layer.indexOf('/') + 1)))})/`,
      message: `Across folders write #${side}/…; relative paths stay inside src/${folder}.`,
    },
  ];
  for (const regex of law.refused ?? [])
    bans.push({ regex, message: `src/${folder} may not import ${regex}.` });
  if (strangers.length > 0) bans.push({ regex: `^(${alternatives(strangers)})(/|$)`, message });
  if (packages.length > 0 && !law.node) bans.push({ regex: '^node:', message });
  if (!mayHook && (foldersWithoutStoreHooks as readonly string[]).includes(folder)) {
    bans.push({
      regex: '^zustand(/react.*)?$',
      message: `src/${folder} uses zustand/vanilla: stores are read in React by ui/useStore alone.`,
    });
  }
  return ['error', { patterns: bans }];
}

function usesSide(law: ImportLaw, side: string): boolean {
  return law.layers.some((layer) => layer.startsWith(`${side}/`));
}

function alternatives(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[.$^*+?()[\]{}|\\]/g, String.raw`\$&`)).join('|');
}
