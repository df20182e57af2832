/** Pure. The purpose of a download, by its address. */
export type DownloadKind =
  | 'page'
  | 'phaser'
  | 'letters'
  | 'avatar'
  | 'map'
  | 'facts'
  | 'sounds'
  | 'room'
  | 'icons';

const KINDS: readonly (readonly [RegExp, DownloadKind])[] = [
  [/\.woff2$|^\/build\/fonts-/, 'letters'],
  [/^\/build\/phaser-/, 'phaser'],
  [/^\/avatar\//, 'avatar'],
  [/\/favicon-|\/icons\/|\.webmanifest$/, 'icons'],
  [/^\/(world|npc|ui|manifest\.json)/, 'map'],
  [/^\/sounds\//, 'sounds'],
  [/^\/(game|channel)\/v1\/|^\/matchmake\//, 'facts'],
];

/** Everything else, HTML, scripts and styles, makes the page. */
export function kindOf(path: string): DownloadKind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
