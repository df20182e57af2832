/** The blocks that a lesson offers: each lesson adds to those before it. */
export const TALKS = ['print', 'ask', 'setVariable', 'variable', 'join'] as const;
export const CALCULATIONS = [...TALKS, 'calculate', 'divide', 'toNumber'] as const;
export const CHOICES = [...CALCULATIONS, 'if', 'ifElse', 'compare', 'logic', 'not'] as const;
export const REPEATS = [...CHOICES, 'changeVariable', 'repeat', 'count'] as const;
export const WHILES = [...REPEATS, 'repeatWhile', 'repeatUntil'] as const;
export const LISTS = [
  ...WHILES,
  'listNew',
  'listSplit',
  'listAdd',
  'listGet',
  'listLength',
  'listJoined',
  'forEach',
] as const;
export const TEXTS = [
  ...REPEATS,
  'textLength',
  'letterAt',
  'textHas',
  'forEachLetter',
  'listSplit',
  'listLength',
] as const;
export const SPELLS = [
  ...REPEATS,
  'spellWith1',
  'spellWith2',
  'castValueWith1',
  'castValueWith2',
  'giveBack',
] as const;
