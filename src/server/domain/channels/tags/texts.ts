/** Korean texts of the tags subject that are not in the error catalogue. */
export const tagTexts = {
  taken: '같은 태그가 이미 있어요.',
};
