/**
 * Roots of the keys that pushes and other pages invalidate. The connection that every page opens knows these alone: the
 * calls behind them belong to the pages that make them.
 */
export const queryKeys = {
  friends: ['friends'],
  consentRequest: ['guardians', 'request'],
  homework: ['homework'],
  hand: ['hand'],
  tutoring: ['tutoring'],
  courseClasses: ['courseClasses'],
  openedLessons: ['openedLessons'],
  inventory: ['inventory'],
  skills: ['skills'],
  notifications: ['notifications'],
  collections: ['collections'],
  titles: ['titles'],
  class: ['class'],
  channels: ['channels'],
  channel: (channelDomain: string) => ['channel', channelDomain] as const,
  comments: (channelId: number) => ['boards', channelId, 'comments'] as const,
  memberCounts: (channelId: number) => ['members', channelId, 'counts'] as const,
  applicants: (channelId: number) => ['members', channelId, 'list', 'pending'] as const,
  /** What waits for its staff. */
  waiting: (channelId: number) => ['mainPage', channelId, 'notifications'] as const,
  ownVerifications: (channelId: number) => ['members', channelId, 'ownVerifications'] as const,
} as const;
