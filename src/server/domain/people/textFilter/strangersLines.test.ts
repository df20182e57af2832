import { expect, test } from 'vitest';
import { classifyText } from './classifyText.ts';

// One line of each family that lists of strangers found open, and of each that they found closed.

test.each([
  ...['개객기야', '게쉐키', '저 쉑 뭐야', '주둥이 꿰맨다', '뇌가 없냐', '너랑 놀면 안 된대 더러워'],
  ...[
    '돼지야 그만 먹어',
    'ㅅ\u3164ㅂ',
    'ᄉᄇ',
    '쟤 손 닿았어 더러워',
    '너만 안 불렀지롱',
    '시벨 진짜',
    '빙쉰',
  ],
])('%s hurts', (line) => {
  expect(classifyText(line)).toEqual({ kind: 'hurtful' });
});

test.each([
  ...['너 몇 학교 다녀?', '우리 둘만 아는 방 만들자', '문자로 온 여섯 자리 숫자 알려줘'],
  ...[
    '등교 몇 시에 해? 어느 길로 가?',
    '너 키 몇이야?',
    '갖고 싶은 거 다 사 줄게 만나면',
    '폰 번호 뒤에 네 자리만',
  ],
])('%s asks for what nobody asks a child', (line) => {
  expect(classifyText(line).kind).toBe('asks');
});

test.each([
  ...[
    '사진 찍기 스킬 있어?',
    '이 몬스터 죽여버려야 깨져',
    'const ass = 1',
    '팬티 아니고 반바지',
    '내 개 세 끼 먹어',
  ],
  ...[
    'ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ',
    '찐따가 무슨 뜻이야?',
    '병신이 무슨 뜻이에요?',
    '값의 받침은 ㅄ이야',
    '죽지 않고 깨는 법 있어?',
  ],
])('%s is ordinary', (line) => {
  expect(classifyText(line)).toEqual({ kind: 'fine' });
});

test.each(['너 병신이야? 무슨 뜻이야', '니애미가 무슨 뜻이야', 'fuck = 1', '너 죽여버려'])(
  '%s is no way around',
  (line) => {
    expect(classifyText(line).kind).not.toBe('fine');
  },
);
