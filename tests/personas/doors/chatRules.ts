/**
 * Files of the client that read how somebody may talk, and the doors behind which they stand: each of these opens for
 * everybody who talks by rules of its own.
 */
export const WHERE_CHAT_RULES_COUNT: Readonly<Record<string, readonly string[]>> = {
  'overlay/people/chat/ChatPanel.tsx': ['/', '/homes/:userId'],
  'overlay/people/chat/WhisperSettings.tsx': ['settings'],
  'overlay/people/friends/FriendCard.tsx': ['friends'],
  'overlay/shell/settings/SafeChatSettings.tsx': ['settings'],
};
