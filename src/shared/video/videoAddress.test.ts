import { describe, expect, it } from 'vitest';
import { readVideoAddress } from './videoAddress.ts';

const frame = 'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0';

describe('readVideoAddress', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&t=10',
    'https://youtu.be/abcdefghijk?si=x',
    'http://m.youtube.com/watch?list=a&v=abcdefghijk',
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ])('shows %s in a frame without cookies', (address) => {
    expect(readVideoAddress(address)).toEqual({ kind: 'FRAME', url: frame });
  });

  it('plays a file of another server by https', () => {
    const url = 'https://media.example/a/lesson.mp4?sig=1';
    expect(readVideoAddress(url)).toEqual({ kind: 'FILE', url });
  });

  it.each([
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'http://media.example/lesson.mp4',
    'https://user:word@media.example/lesson.mp4',
    'https://media.example/lesson.exe',
    'https://media.example/lesson.mp4"onerror="alert(1)',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/?https://youtu.be/abcdefghijk',
    '//youtu.be/abcdefghijk',
    '',
  ])('shows nothing of %s', (address) => {
    expect(readVideoAddress(address)).toBeNull();
  });
});
