/** Blocks that several stages offer. */
export const ROADS = ['walk', 'jump', 'repeat', 'repeatUntil', 'ifSight', 'ifSightElse', 'atFlag'] as const;
export const SIGHTS = [
  'walk',
  'turn',
  'jump',
  'take',
  'repeat',
  'repeatUntil',
  'ifSight',
  'ifSightElse',
  'sight',
  'atFlag',
] as const;
export const BOXES = ['setVariable', 'changeVariable', 'variable'] as const;
export const TALKS = ['talk', 'say', 'talkAnswer', 'readSign'] as const;
export const CALCULATIONS = ['calculate', 'compare', 'if', 'ifElse', 'toNumber'] as const;
export const SPELLS = ['spell', 'spellWith1', 'cast', 'castWith1'] as const;
export const LISTS = ['listNew', 'listAdd', 'listGet', 'listLength', 'listHas'] as const;
