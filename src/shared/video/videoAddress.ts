/** The player of an external video: our own, or a frame of its site. */
export interface VideoAddress {
  readonly kind: 'FILE' | 'FRAME';
  readonly url: string;
}

/** The only site in our frames; the content security policy names it, too. */
export const FRAME_ORIGIN = 'https://www.youtube-nocookie.com';

/** It may contain neither a name with a password before the host nor an invalid address. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s?#"'<>\\]*)?(\?[^\s#"'<>\\]*)?(?:#\S*)?$/i;
const FILE_ENDING = /\.(?:mp4|m4v|webm)$/i;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

/** The video of an address; null for one that no lesson may show. */
export function readVideoAddress(address: string): VideoAddress | null {
  const match = ADDRESS.exec(address.trim());
  if (!match) return null;
  const [, protocol = '', host = '', path = '/', query = ''] = match;
  const id = youtubeIdOf(host.toLowerCase(), path, query);
  if (id !== null)
    return YOUTUBE_ID.test(id) ? { kind: 'FRAME', url: `${FRAME_ORIGIN}/embed/${id}?rel=0` } : null;
  const isFile = protocol.toLowerCase() === 'https' && FILE_ENDING.test(path);
  return isFile ? { kind: 'FILE', url: `https://${host.toLowerCase()}${path}${query}` } : null;
}

/** Null for an address outside of YouTube; empty if it names no video. */
function youtubeIdOf(host: string, path: string, query: string): string | null {
  if (host === 'youtu.be') return path.slice(1);
  if (!YOUTUBE_HOSTS.includes(host)) return null;
  const [, first = '', second = ''] = path.split('/');
  if (first === 'watch') return /[?&]v=([\w-]+)/.exec(query)?.[1] ?? '';
  return ['embed', 'shorts', 'live'].includes(first) ? second : '';
}
