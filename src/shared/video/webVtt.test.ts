import { describe, expect, it } from 'vitest';
import { asWebVtt, cuesAt, readWebVtt } from './webVtt.ts';

const GOOD = `\uFEFFWEBVTT - 반복문

STYLE
::cue { color: red }

1
00:01.000 --> 00:03.500 align:start
<v 돌핀>세 번 <b>반복</b>해요 &amp; 웃어요

01:00:00.000 --> 01:00:02.000
끝`;

describe('readWebVtt', () => {
  it('reads times and words, without tags, styles and places', () => {
    expect(readWebVtt(GOOD)).toEqual({
      cues: [
        { from: 1, to: 3.5, text: '세 번 반복해요 & 웃어요' },
        { from: 3600, to: 3602, text: '끝' },
      ],
    });
  });

  it.each([
    ['no captions at all', '안녕', '첫 줄이 WEBVTT인 자막 파일이 아니에요.'],
    [
      'another kind of captions',
      '1\n00:00:01,000 --> 00:00:02,000\n안녕',
      '첫 줄이 WEBVTT인 자막 파일이 아니에요.',
    ],
    ['a time that is none', 'WEBVTT\n\n0:1 --> 00:02.000\n안녕', '3번째 줄의 시간을 읽을 수 없어요.'],
    [
      'an end before its begin',
      'WEBVTT\n\n00:03.000 --> 00:02.000\n안녕',
      '3번째 줄의 끝 시간이 시작보다 늦어야 해요.',
    ],
    ['nothing said', 'WEBVTT\n\n', '자막이 하나도 없어요.'],
  ])('refuses %s in words', (_what, source, fault) => {
    expect(readWebVtt(source)).toEqual({ fault });
  });

  it('finds what is said at a moment', () => {
    const read = readWebVtt(GOOD);
    const cues = 'cues' in read ? read.cues : [];
    expect(cuesAt(cues, 0.9)).toEqual([]);
    expect(cuesAt(cues, 1)).toHaveLength(1);
    expect(cuesAt(cues, 3.5)).toEqual([]);
  });
});

describe('captions of SRT', () => {
  it('are read as WebVTT is, times with commas and short hours among them', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n안녕\r\n<i>바다</i>\r\n\r\n2\r\n0:00:03,000 --> 0:00:04,000\r\n2015\r\n';
    expect(readWebVtt(asWebVtt(srt))).toEqual({
      cues: [
        { from: 1, to: 2.5, text: '안녕\n바다' },
        { from: 3, to: 4, text: '2015' },
      ],
    });
  });

  it('leave WebVTT, and what is neither, as they are', () => {
    expect(asWebVtt(GOOD)).toBe(GOOD);
    expect(asWebVtt('그냥 글')).toBe('그냥 글');
  });
});
