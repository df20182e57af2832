/**
 * Roots of the keys that pushes invalidate. The connection that every page opens knows these alone: the calls behind
 * them belong to the pages that make them.
 */
export const queryKeys = {
  friends: ['friends'],
  consentRequest: ['guardians', 'request'],
  homework: ['homework'],
  hand: ['hand'],
  tutoring: ['tutoring'],
  inventory: ['inventory'],
  skills: ['skills'],
  notifications: ['notifications'],
  collections: ['collections'],
  titles: ['titles'],
  class: ['class'],
  channels: ['channels'],
  channel: (channelDomain: string) => ['channel', channelDomain] as const,
  ownVerifications: (channelId: number) => ['members', channelId, 'ownVerifications'] as const,
} as const;
