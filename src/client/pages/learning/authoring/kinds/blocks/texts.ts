/** Texts of the editor of block contents. */
export const blockTexts = {
  /** The names of the fields, for the list of versions. */
  fields: {
    title: '제목',
    content: '만들 것',
    toolbox: '쓸 수 있는 블록',
    starter: '시작 프로그램',
    stageProblemId: '스테이지',
  },
  facts: (works: number, handedIn: number) => `${works}명 만드는 중 · ${handedIn}명 냄`,
  task: '무엇을 만들까요?',
  taskHint: '마크다운으로 쓸 수 있어요.',
  toolbox: '쓸 수 있는 블록',
  allBlocks: '모든 블록 쓰기',
  starter: '시작 프로그램',
  starterHint: '학생의 작업 공간은 이 프로그램으로 시작해요.',
  stage: '스테이지',
  stageHint: '스테이지를 고르면 학생의 프로그램이 그 위에서 아바타를 움직여요.',
  noStage: '스테이지 없이',
  works: '학생의 작품',
  worksFailed: '작품을 불러오지 못했어요.',
  noWorks: '아직 작품이 없어요.',
  handedIn: (when: string) => `${when} 냄`,
  making: (when: string) => `${when} 고침 · 아직 내지 않음`,
  see: '보기',
  open: (nickname: string) => `${nickname}의 작품 보기`,
  workOf: (nickname: string) => `${nickname}의 작품`,
} as const;
