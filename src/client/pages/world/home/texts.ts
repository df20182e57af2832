import { josa } from 'es-hangul';
import type { Kept } from '#client/net/saveInAlbum.ts';
import { furnitureByKey, type FurnitureKey } from '#shared/content/furniture.ts';
import { hangsOnWall, type PlacedPiece, type PlacementProblem } from '#shared/content/homePlacement.ts';

const points = (count: number) => `${count.toLocaleString('ko-KR')} 포인트`;
export const nameOf = (key: FurnitureKey) => furnitureByKey(key)?.name ?? key;

export const homeTexts = {
  product: '돌핀 월드',
  roomOf: (name: string) => `${name}의 방`,
  ownRoom: '내 방',
  back: '월드로',
  failed: '방을 불러오지 못했어요.',
  closed: '지금은 방문이 닫혀 있어요.',
  closedHint: '방 주인이 문을 열면 놀러 갈 수 있어요.',
  friendsOnly: '친구만 들어갈 수 있는 방이에요.',
  friendsOnlyHint: '먼저 친구가 되어 보세요!',
  nobody: '그런 방이 없어요.',
  nobodyHint: '주소를 다시 확인해 주세요.',
  home: '내 방으로',
  furnish: '꾸미기',
  furnishing: '꾸미는 중',
  done: '꾸미기 끝',
  saving: '저장하고 있어요',
  saved: '방을 저장했어요!',
  saveFailed: '방을 저장하지 못했어요. 다시 눌러 주세요. 꾸민 것은 그대로 있어요.',
  waits: '인터넷이 돌아오면 저장할게요. 이 창을 닫지 말아 주세요.',
  counted: (count: number, most: number) => `가구 ${count} / ${most}개`,
  full: (most: number) => `방이 가득 찼어요. ${most}개까지 놓을 수 있어요.`,
  point: '가진 포인트',
  photo: '사진 찍기',
  photoKept: {
    KEPT: '사진첩에 넣었어요!',
    FULL: '사진첩이 가득 차서 사진을 파일로 저장했어요.',
    FAILED: '사진을 파일로 저장했어요.',
  } satisfies Record<Kept, string>,
  photoFailed: '사진을 찍지 못했어요. 다시 해 보세요.',
  photoFile: 'my-room.png',
  door: '방문',
  friends: '친구 방 가기',
  ownStages: '내 무대',
  guestbook: '방명록',
  greet: '인사',
  greeted: '인사했어요',
  greeting: '안녕! 놀러 왔어!',
  greetToast: (name: string) => `${name}에게 인사했어요!`,
  garden: '정원',
  gardenGrows: (count: number, more: number) => `물 ${count}번 · ${more}번 더 주면 자라요`,
  gardenFull: (count: number) => `물 ${count}번 · 활짝 피었어요!`,
  water: '물 주기',
  watered: '물을 주었어요',
  waterToast: (point: number, exp: number) =>
    exp > 0 ? `정원에 물을 주었어요! +${point}포인트 · +${exp}경험치` : '정원에 물을 주었어요!',
  shell: '조개 두고 가기',
  shellLeft: '조개를 두었어요',
  shellToast: (name: string) => `${name}에게 조개를 두고 가요!`,
  copy: '따라 꾸미기',
  copyNothing: '이 방의 가구 가운데 내가 가진 것이 없어요.',
  notNow: '지금은 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  greetFailed: '인사하지 못했어요. 다시 눌러 보세요.',
  greetedToday: (count: number) => `오늘 ${count}명이 인사하고 갔어요!`,
  hint: '여기가 네 방이야! 침대와 양탄자를 선물로 놓아두었어. 「꾸미기」를 눌러 마음껏 꾸며 봐!',
  hintFrom: '돌핀 선생님',
  emptyRoom: '방이 비어 있어요.',
  companion: (name: string) => `함께 사는 ${name}`,
  pieces: '방에 있는 가구',
  drawer: '가구 서랍',
  tabs: { ALL: '모두', SEAT: '침대·의자', DESK: '책상·등', WALL: '벽', FLOOR: '바닥', PRIDE: '자랑거리' },
  ownTab: (count: number) => `내 가구 ${count}`,
  noneOwned: '남은 가구가 없어요. 새 가구를 사 보세요!',
  undo: '되돌리기',
  redo: '다시 하기',
  turn: '뒤집기',
  putDown: '놓기',
  cancel: '그만두기',
  putAway: '서랍에 넣기',
  held: '놓는 중',
  inRoom: '방에 있어요',
  owned: (count: number) => `${count}개 있어요`,
  canStand: '여기 놓을 수 있어요',
  moreCards: '가구 더 보기',
  howTo: '화살표로 옮기고, Enter로 놓고, R로 뒤집고, Delete로 서랍에 넣고, Esc로 그만둬요.',
  short: (missing: number) => `${points(missing)}가 더 필요해요`,
  shortHint: '퀘스트를 끝내면 포인트를 받을 수 있어요.',
  most: (key: FurnitureKey, most: number) => `${josa(nameOf(key), '은/는')} ${most}개까지 가질 수 있어요.`,
  buyAsk: (key: FurnitureKey, price: number) => `${josa(nameOf(key), '을/를')} ${points(price)}로 살까요?`,
  buyLeft: (left: number) => `사고 나면 ${points(left)}가 남아요.`,
  buy: '사기',
  bought: (key: FurnitureKey) => `${josa(nameOf(key), '을/를')} 샀어요! 놓을 곳을 골라 주세요.`,
  buyFailed: '사지 못했어요. 포인트는 그대로예요.',
  leaveAsk: '꾸민 방을 저장하지 않고 나갈까요?',
  leaveDetail: '나갔다가 돌아와도 이어서 꾸밀 수 있지만, 창을 닫으면 사라져요.',
  leave: '그냥 나가기',
  resumed: '아까 꾸미던 방을 이어서 꾸며요.',
  conflict: '다른 창에서도 방을 꾸몄어요.',
  conflictHint: '어느 방을 남길까요?',
  keepMine: '지금 이 방 남기기',
  keepOther: '다른 창의 방 남기기',
} as const;

/** Why a piece cannot stand there. */
export function problemText(problem: PlacementProblem): string {
  if (problem.kind === 'OUTSIDE') return '방 안에 놓아 주세요';
  return `${josa(nameOf(problem.furnitureKey), '와/과')} 겹쳐요`;
}

/** The place of a piece in words, for people who do not see it. */
export function positionText({ furnitureKey, x, y, turned }: PlacedPiece): string {
  const layer = furnitureByKey(furnitureKey)?.layer;
  const place =
    layer && hangsOnWall(layer) ? `벽 왼쪽에서 ${x + 1}칸, 위에서 ${y + 1}칸` : `바닥 왼쪽에서 ${x + 1}칸`;
  return turned ? `${place}, 뒤집혀 있어요` : place;
}
