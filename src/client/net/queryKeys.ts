/**
 * Roots of the keys that pushes and other pages invalidate. The connection that every page opens knows these alone: the
 * calls behind them belong to the pages that make them.
 */
export const queryKeys = {
  friends: ['friends'],
  ranking: ['ranking'],
  consentRequest: ['guardians', 'request'],
  homework: ['homework'],
  hand: ['hand'],
  learning: ['learning'],
  lmsOf: (channelId: number) => ['lms', channelId] as const,
  tutoring: ['tutoring'],
  payments: ['payments'],
  courseClasses: ['courseClasses'],
  openedLessons: ['openedLessons'],
  inventory: ['inventory'],
  skills: ['skills'],
  notifications: ['notifications'],
  collections: ['collections'],
  titles: ['titles'],
  class: ['class'],
  /** The learning of one class, as its staff sees it. */
  classOf: (channelId: number) => ['class', channelId] as const,
  /** The work of a class's pupils at a problem. */
  problemWorks: ({ id, problemId }: { readonly id: number; readonly problemId: number }) =>
    ['lms', id, 'problemWorks', problemId] as const,
  channels: ['channels'],
  channel: (channelDomain: string) => ['channel', channelDomain] as const,
  /** Answers to the questions that the pages of a channel ask by its id. */
  channelOf: (channelId: number) => ['channel', channelId] as const,
  members: (channelId: number) => ['members', channelId] as const,
  comments: (channelId: number) => ['boards', channelId, 'comments'] as const,
  memberCounts: (channelId: number) => ['members', channelId, 'counts'] as const,
  applicants: (channelId: number) => ['members', channelId, 'list', 'pending'] as const,
  /** Things that wait for the channel's staff. */
  waiting: (channelId: number) => ['mainPage', channelId, 'notifications'] as const,
  ownVerifications: (channelId: number) => ['members', channelId, 'ownVerifications'] as const,
} as const;
