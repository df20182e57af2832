import type { PlayedSound, MusicName, PlainEffect, TalkSound } from '#shared/content/sounds.ts';

type MusicSound = `music.${MusicName}`;

/** Caption of a sound; null for direct results of the player's own input. */
const CAPTIONS: Readonly<Record<PlainEffect | MusicSound, string | null>> = {
  'music.plaza': '♪ 산호 마을의 노래',
  'music.beach': '♪ 해변의 노래',
  'music.kelp': '♪ 다시마 숲의 노래',
  'music.cave': '♪ 수정 동굴의 노래',
  'music.arena': '♪ 경기장의 노래',
  'music.sky': '♪ 하늘섬의 노래',
  click: null,
  open: '창이 열리는 소리',
  close: '창이 닫히는 소리',
  toggle: null,
  notice: '알림 소리',
  error: '안 된다는 소리',
  chat: '채팅이 온 소리',
  step: null,
  stepGrass: null,
  stepWood: null,
  stepStone: null,
  stepCloud: null,
  jump: null,
  doubleJump: '두 번째로 뛰어오르는 소리',
  dash: '쌩 달리는 소리',
  land: null,
  climb: null,
  skid: null,
  wallSlide: '벽을 타고 미끄러지는 소리',
  board: '움직이는 발판에 오르는 소리',
  current: '물살이 흐르는 소리',
  portal: '문을 지나는 소리',
  bubble: '보글보글 거품 소리',
  splash: '첨벙 물소리',
  submit: '답을 보내는 소리',
  correct: '정답 소리',
  oops: '아쉬운 소리',
  hint: '힌트 소리',
  tick: '똑, 나무 소리',
  musicBox: '오르골이 느려지는 소리',
  coin: '짤랑, 포인트 소리',
  buy: '물건을 사는 소리',
  equip: '옷을 갈아입는 소리',
  gift: '선물이 열리는 소리',
  star: '반짝, 별 소리',
  grow: '다섯 음이 차례로 오르는 소리',
  questAccept: '퀘스트를 시작하는 소리',
  questReady: '퀘스트 목표를 다 한 소리',
  success: '퀘스트를 마친 축하 소리',
  levelUp: '레벨이 오른 축하 소리',
  countdown: '셋, 둘, 하나 세는 소리',
  start: '출발 신호 소리',
  win: '이긴 축하 소리',
};

/** NPC voices need no caption, because the dialog shows the text. */
const isVoice = (sound: PlayedSound): sound is TalkSound => sound.startsWith('talk.');

/** The caption of a sound; null when it has none. */
export function captionOf(sound: PlayedSound): string | null {
  return isVoice(sound) ? null : CAPTIONS[sound];
}
