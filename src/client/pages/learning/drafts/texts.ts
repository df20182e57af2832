/** Texts of what all editors of drafts have in common. */
export const draftTexts = {
  left: (count: number) => `공개하려면 ${count}가지가 남았어요`,
} as const;
