/** Texts of what all pages of a channel's materials have in common. */
export const lmsTexts = {
  title: '수업 자료',
  tabsLabel: '자료 종류',
  tabs: {
    courses: '코스',
    worksheets: '워크시트',
    documents: '문서',
    problems: '문제',
    videos: '영상',
    blocks: '블록',
  },
} as const;
