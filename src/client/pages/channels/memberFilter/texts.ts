export const memberFilterTexts = {
  search: '이름으로 찾기',
  group: '그룹',
  allGroups: '모든 그룹',
  tag: '태그',
  allTags: '모든 태그',
} as const;
