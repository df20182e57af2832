/**
 * Personas that walk through the doors. Each comes to exist by the public forms and routes alone; `town/`
 * builds their states.
 */
export const PERSONAS = {
  child: '아홉 살, 동의 없음, 친구 하나',
  consented: '아홉 살, 동의함, 자유 채팅',
  chatOff: '아홉 살, 보호자가 채팅을 끔',
  safePhrases: '아홉 살, 준비된 말만',
  noWhispers: '아홉 살, 귓속말 꺼짐',
  muted: '아홉 살, 교실에서 말을 쉬는 중',
  blocked: '아홉 살, 다른 아이가 차단함',
  phone: '열세 살, 휴대폰',
  pupil: '교실 학생, 다른 곳에서는 아무 역할 없음',
  waiting: '가입 승인을 기다림',
  suspended: '교실에서 쉬는 중',
  rejected: '가입이 거절됨',
  master: '새 교실의 주인',
  manager: '그 교실의 매니저',
  teacher: '그 교실의 선생님',
  adult: '어른 학습자',
  tutor: '1:1 수업을 여는 선생님',
  guardian: '동의한 보호자',
  withdrawn: '동의를 거둔 보호자',
  twoChildren: '아이가 둘인 보호자',
  buyer: '열다섯 살, 수업을 산 아이',
  seller: '다른 교실에서 수업을 파는 주인',
  visitor: '계정 없는 손님',
} as const;
export type Persona = keyof typeof PERSONAS;

export const CHILDREN_UNDER_14 = [
  'child',
  'consented',
  'chatOff',
  'safePhrases',
  'noWhispers',
  'muted',
  'blocked',
  'phone',
] as const satisfies readonly Persona[];
/** Each of these talks by other rules; everything else that they may do is the same for all. */
export const TALKERS = ['consented', 'chatOff', 'safePhrases', 'noWhispers', 'muted', 'blocked'] as const;
export const MANAGERS = ['master', 'manager'] as const satisfies readonly Persona[];
export const STAFF = [...MANAGERS, 'teacher'] as const satisfies readonly Persona[];
/** In the fresh class. */
export const MEMBERS = ['pupil', 'muted', ...STAFF] as const satisfies readonly Persona[];
/** Personas that asked to be let in and are not. */
export const SHUT_OUT = ['waiting', 'suspended', 'rejected'] as const satisfies readonly Persona[];
export const GUARDIANS = ['guardian', 'withdrawn', 'twoChildren'] as const satisfies readonly Persona[];
/**
 * Personas that differ from one of each kind in few places, and in which. These places name both;
 * everywhere else a door that opens for the other opens for this one, too.
 */
export const LIKE_ANOTHER: Readonly<
  Partial<Record<Persona, { readonly as: Persona; readonly but: string }>>
> = {
  chatOff: { as: 'consented', but: 'how it may talk: doors/chatRules.ts' },
  safePhrases: { as: 'consented', but: 'how it may talk: doors/chatRules.ts' },
  noWhispers: { as: 'consented', but: 'how it may talk: doors/chatRules.ts' },
  blocked: { as: 'consented', but: 'whom it meets: the dialogs of others and their rooms' },
  muted: { as: 'pupil', but: 'how it may talk and write in its class' },
  suspended: { as: 'waiting', but: 'the words with which the pages of the class refuse it' },
  rejected: { as: 'waiting', but: 'the words with which the pages of the class refuse it' },
  manager: { as: 'master', but: 'the settings that the master alone may change' },
  teacher: { as: 'master', but: 'the pages of managers, which refuse it' },
  tutor: { as: 'adult', but: 'the lessons that it gives' },
};
/** Everybody with an account. */
export const PLAYERS = (Object.keys(PERSONAS) as Persona[]).filter(
  (persona) => persona !== 'visitor' && !(GUARDIANS as readonly Persona[]).includes(persona),
);
export const EACH_KIND = PLAYERS.filter((persona) => LIKE_ANOTHER[persona] === undefined);
