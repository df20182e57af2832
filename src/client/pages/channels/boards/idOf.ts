/** 0 is no board, and what is no number is none either. */
export const idOf = (typed: string | undefined): number =>
  typed !== undefined && /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
