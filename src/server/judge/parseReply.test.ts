import { describe, expect, it } from 'vitest';
import { parseHello, parseReply } from './parseReply.ts';
import type { RunRequest } from '#shared/code/protocol.ts';

const request: RunRequest = {
  id: 7,
  language: 'JAVASCRIPT',
  fresh: true,
  more: false,
  source: '',
  input: '',
  timeMs: 100,
  wallMs: 250,
  memoryBytes: 16_777_216,
  outputBytes: 20,
};
const reply = { id: 7, ending: 'ok', timeMs: 3, output: 'hi\n', errorOutput: '', truncated: false };

describe('parseReply', () => {
  it('takes an honest answer', () => {
    expect(parseReply(reply, request)).toEqual(reply);
  });

  it.each([
    ['an answer to another request', { ...reply, id: 8 }],
    ['an unknown ending', { ...reply, ending: 'AC' }],
    ['more output than allowed', { ...reply, output: 'x'.repeat(21) }],
    ['a time that is none', { ...reply, timeMs: -1 }],
    ['a missing field', { ...reply, truncated: undefined }],
    ['an error line that is none', { ...reply, error: { name: 'E', message: '', line: 1.5 } }],
    ['a list', [reply]],
    ['null', null],
  ])('refuses %s', (_, message) => {
    expect(() => parseReply(message, request)).toThrow(/worker|invalid|expected|too/i);
  });

  it('lets no prototype and no extra field through', () => {
    const parsed = parseReply(
      JSON.parse(`{"__proto__":{"evil":1},"extra":2,${JSON.stringify(reply).slice(1)}`),
      request,
    );
    expect(parsed).toEqual(reply);
    expect('evil' in parsed).toBe(false);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  it('mends text that neither database nor browser could carry', () => {
    expect(parseReply({ ...reply, output: 'a\0b\ud800' }, request).output).toBe('a\uFFFDb\uFFFD');
  });
});

describe('parseHello', () => {
  const hello = {
    hello: 'judge-worker',
    filesDenied: true,
    childrenDenied: true,
    threadsDenied: true,
    environmentEmpty: true,
  };

  it('takes a worker that is confined in every way', () => {
    expect(() => parseHello(hello)).not.toThrow();
  });

  it.each(['filesDenied', 'childrenDenied', 'threadsDenied', 'environmentEmpty'])(
    'refuses one without %s',
    (wall) => {
      expect(() => parseHello({ ...hello, [wall]: false })).toThrow(wall);
    },
  );
});
