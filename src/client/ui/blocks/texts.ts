import type { BlockCategory } from '#shared/blocks/blockDefinition.ts';

export const blocksTexts = {
  undo: '되돌리기',
  bin: '고른 블록 버리기',
  count: (count: number) => `블록 ${count}`,
  countOf: (count: number, limit: number) => `블록 ${count} / ${limit}`,
  tooMany: '정한 수보다 많아요',
  nowHere: '지금 여기!',
  brokenHint: '처음 블록으로 되돌려 볼까요? 지금 것은 지난 코드에 남아 있어요.',
  startOver: '처음 블록으로',
  noPlace: '들어갈 빈칸이 없어요. 끌어서 놓거나 Enter로 집어 옮겨 보세요.',
  keys: '블록을 톡 누르면 고른 블록 아래에 붙어요. 글쇠로는 T로 블록 상자를 열고, Enter로 집고, 화살표로 자리를 옮기고, 다시 Enter로 놓아요. Delete는 버리기예요.',
  keysTitle: '글쇠로 하기',
  keyRows: [
    ['T', '블록 상자를 열어요'],
    ['↑ ↓ ← →', '블록 사이를 다녀요'],
    ['Enter', '블록을 집고, 다시 눌러 놓아요'],
    ['Esc', '집은 블록을 제자리에 둬요'],
    ['Delete', '블록을 버려요'],
    ['Ctrl Z', '되돌려요'],
  ],
  runKeyRow: ['Ctrl Enter', '어디서든 시작해요'],
  newVariable: '새 상자 만들기',
  nameTitle: '이름을 써 주세요',
  nameDone: '좋아요',
  nameCancel: '그만두기',
} as const;

/** Words read out while a block is moved, in place of Blockly's words for adults; %1 is the block, %2 the other. */
export const SPOKEN_MOVES: Readonly<Record<string, string>> = {
  ANNOUNCE_MOVE_AFTER: '%1 「%2」 아래',
  ANNOUNCE_MOVE_BEFORE: '%1 「%2」 위',
  ANNOUNCE_MOVE_INSIDE: '%1 「%2」 안',
  ANNOUNCE_MOVE_AROUND: '%1 「%2」 둘레',
  ANNOUNCE_MOVE_TO: '%1 「%2」 빈칸',
  ANNOUNCE_MOVE_WORKSPACE: '%1 아무 데도 붙지 않은 자리',
  ANNOUNCE_MOVE_CANCELED: '제자리로 돌아왔어요.',
  BLOCK_LABEL_BEGIN_STACK: '맨 위',
  BLOCK_LABEL_BEGIN_PREFIX: '%1 안의 처음',
  BLOCK_LABEL_STATEMENT: '블록',
  BLOCK_LABEL_VALUE: '값 블록',
  BLOCK_LABEL_REPLACEABLE: '바꿔 넣을 수 있음',
  BLOCK_LABEL_CONTAINER: '품는 블록',
  BLOCK_LABEL_HAS_INPUT: '빈칸 있음',
  BLOCK_LABEL_HAS_INPUTS: '빈칸 있음',
  BLOCK_LABEL_STACK_BLOCKS: '블록 %1개',
  INPUT_LABEL_EMPTY: '빈칸',
  KEYBOARD_NAV_CONSTRAINED_MOVE_HINT: '화살표로 자리를 고르고 %1로 놓아요.',
  KEYBOARD_NAV_UNCONSTRAINED_MOVE_HINT: '%1을 누른 채 화살표로 옮기고 %2로 놓아요.',
  KEYBOARD_NAV_BLOCK_NAVIGATION_HINT: '%1 화살표로 블록 안을 둘러봐요.',
  KEYBOARD_NAV_WORKSPACE_NAVIGATION_HINT: '화살표로 블록 사이를 다녀요.',
  KEYBOARD_NAV_COPIED_HINT: '베꼈어요. %1로 붙여요.',
  KEYBOARD_NAV_CUT_HINT: '오렸어요. %1로 붙여요.',
};

/** Names of the drawers, in words pupils know. */
export const CATEGORY_NAMES: Readonly<Record<BlockCategory, string>> = {
  move: '움직이기',
  repeat: '반복',
  if: '만약',
  talk: '말하기',
  memory: '기억',
  spells: '내 주문',
  calc: '계산',
};
