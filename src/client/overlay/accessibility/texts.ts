import { josa } from 'es-hangul';
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';

/** Texts of captions, announcements and automatic walking. */
export const accessibilityTexts = {
  region: '내 둘레',
  around: '둘레에 있는 것',
  groups: {
    npc: '친구들',
    portal: '다른 곳으로 가는 문',
    player: '함께 있는 사람',
    plate: '둘이서 여는 보물',
    object: '코드로 움직이는 것',
    place: '놀 거리',
  } satisfies Record<NearbyEntity['kind'], string>,
  marks: {
    available: '새 퀘스트가 있어요',
    complete: '보상을 받을 수 있어요',
    progress: '퀘스트를 하는 중이에요',
  } satisfies Record<NonNullable<NearbyEntity['mark']>, string>,
  portal: (name: string) => `${name} 가는 문`,
  go: {
    title: '어디로 갈까요?',
    lead: '고르면 알아서 걸어가요. 가다가 직접 움직이면 멈춰요.',
    empty: '아직 갈 곳이 보이지 않아요.',
    emptyHint: '월드에 들어온 다음에 다시 열어 보세요.',
    on: (name: string) => `${name} 쪽으로 가고 있어요`,
    stop: '멈추기',
    meet: (name: string) => `${name} 만나기`,
    unreachable: (name: string) =>
      `${josa(name, '이/가')} 있는 곳까지는 길을 못 찾았어요. 다른 곳을 골라 볼까요?`,
    steered: (name: string) => `직접 움직여서 ${name} 쪽으로 가던 걸음을 멈췄어요.`,
    interrupted: (name: string) => `창이 열려서 ${name} 쪽으로 가던 걸음을 멈췄어요. 닫고 다시 가요.`,
    gone: (name: string) => `${josa(name, '이/가')} 다른 곳으로 가 버렸어요.`,
    somewhere: '그곳',
    courseStart: '달리기 출발 깃발',
  },
  settings: {
    title: '돕는 기능',
    captions: '소리를 글로 보기',
    go: '어디로 갈까요? 열기',
  },
  news: {
    entered: (map: string, what: string) => `${map}에 왔어요. ${what}`,
    around: (npcs: number, portals: number) => `친구 ${npcs}명과 문 ${portals}개가 있어요.`,
    stopped: '걷기를 멈췄어요.',
    arrived: (name: string) => `${name}까지 다 왔어요.`,
    nearNpc: (name: string, mark: string) =>
      `${josa(name, '이/가')} 곁에 있어요. ${mark === '' ? '' : `${mark}.`}`.trim(),
    nearPortal: (name: string) => `${name} 가는 문 앞이에요.`,
    came: (names: string) => `${josa(names, '이/가')} 가까이 왔어요.`,
    manyCame: (count: number) => `친구 ${count}명이 가까이 왔어요.`,
    said: (name: string, text: string) => `${name}: ${text}`,
    whispered: (name: string, text: string) => `${name}의 귓속말: ${text}`,
    moreSaid: (count: number) => `채팅이 ${count}개 더 왔어요.`,
    questTaken: (title: string) => `${title} 퀘스트를 시작했어요.`,
    questReady: (title: string) => `${title} 목표를 다 했어요.`,
    questDone: (title: string) => `${title} 퀘스트를 마쳤어요.`,
    points: (count: number) => `${count}포인트를 받았어요.`,
    level: (level: number) => `레벨 ${level}! 한 단계 올랐어요.`,
  },
} as const;

const SIDES = { left: '왼쪽', right: '오른쪽', here: '바로' } satisfies Record<NearbyEntity['side'], string>;
const HEIGHTS = { above: ' 위', below: ' 아래', level: '' } satisfies Record<NearbyEntity['height'], string>;

/** A relative position as text. */
export function describePosition({ side, height, steps, isNear }: NearbyEntity): string {
  if (isNear || (side === 'here' && height === 'level')) return '바로 곁';
  if (side === 'here') return `바로${HEIGHTS[height]}`;
  return `${josa(`${SIDES[side]}${HEIGHTS[height]}`, '으로/로')} ${steps}걸음`;
}

/** Role, quest mark and place of an entity, without its name. */
export function describeEntity(entity: NearbyEntity): string {
  const mark = entity.mark === null ? '' : accessibilityTexts.marks[entity.mark];
  return [entity.role, mark, describePosition(entity)].filter((part) => part !== '').join(' · ');
}

export const nameOf = ({ kind, name }: Pick<NearbyEntity, 'kind' | 'name'>): string =>
  kind === 'portal' ? accessibilityTexts.portal(name) : name;
