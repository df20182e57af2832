/** Words that code objects show in the world; none has a particle that follows the sound of a name. */
export const codeObjectWords = {
  swing: (nickname: string) => `${nickname}의 그물 그네`,
} as const;
