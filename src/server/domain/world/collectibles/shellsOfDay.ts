import { createHash } from 'node:crypto';
import type { MapDefinition, ShellPlace } from '#shared/content/maps/mapTypes.ts';
import { SHELLS_A_DAY, type ShellKind } from '#shared/content/collectibles.ts';

export interface LyingShell extends ShellPlace {
  readonly kind: ShellKind;
}

/**
 * The shells on a map on a day (`YYYY-MM-DD`): the same for everybody, after every restart and on every server, but not
 * predictable from the map alone.
 */
export function shellsOfDay({ id: mapId, shells }: MapDefinition, day: string): readonly LyingShell[] {
  return shells
    .map((shell) => ({ shell, hash: hashOf(`${day}:${mapId}:${shell.id}`) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, SHELLS_A_DAY)
    .map(({ shell }, index) => ({ ...shell, kind: kindOf(index) }));
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** It is drawn first, as the pearl of the day. */
const kindOf = (index: number): ShellKind => (index === 0 ? 'pearl' : index % 2 === 0 ? 'conch' : 'scallop');
