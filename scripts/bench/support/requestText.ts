import type { HotRequest } from './hotRoutes.ts';
import type { Caller } from './callRecording.ts';

/** A request in its wire form, with the headers of our client in a browser. */
export function requestText(
  { method, path, body }: HotRequest,
  { token, channelId, address }: Caller,
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json, text/plain, */*',
    `Authorization: Bearer ${token}`,
    `Channel-Id: ${channelId}`,
    `X-Forwarded-For: ${address}`,
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
