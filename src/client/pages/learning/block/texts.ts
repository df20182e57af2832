import type { DraftState } from '../drafts/DraftKeeper.ts';

/** Texts of the page on which a child makes something of blocks. */
export const blockTexts = {
  failed: '블록을 불러오지 못했어요.',
  noTask: '마음껏 만들어 봐요!',
  run: '실행',
  running: '실행하는 중',
  output: '나온 것',
  noOutput: '실행하면 여기에 나와요.',
  handIn: '선생님께 내기',
  handInAgain: '고친 것 다시 내기',
  handedIn: '선생님께 냈어요. 더 고쳐서 다시 낼 수도 있어요.',
  notHandedIn: '내지 못했어요. 만든 것은 그대로 있어요. 다시 눌러 주세요.',
  next: '다음으로',
  versions: '예전에 만든 것',
  restore: '이때로 되돌리기',
  noVersions: '아직 예전 것이 없어요.',
  versionsFailed: '예전에 만든 것을 불러오지 못했어요.',
  workspace: '블록을 놓는 곳',
  conflict: '다른 창에서 더 새롭게 만들었어요. 어느 것을 남길까요?',
  saving: {
    saved: '저장했어요',
    unsaved: '만드는 중',
    saving: '저장하는 중',
    local: '이 기기에 있어요. 이어지면 저장해요.',
    refused: '저장하지 못했어요. 이 기기에 그대로 있어요.',
    unkept: '아직 저장하지 못했어요. 창을 닫지 말아 주세요.',
    conflict: '저장하지 않았어요',
  } satisfies Record<DraftState, string>,
} as const;
