import type { ComponentType } from 'react';
import type { DialogName, DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';

type Loaders = {
  readonly [N in DialogName]: () => Promise<ComponentType<{ readonly payload: DialogPayloads[N] }>>;
};

/** Where the component of each dialog is; it comes with its first opening. */
export const DIALOG_LOADERS: Loaders = {
  npc: async () => (await import('#client/overlay/npc/NpcDialog.tsx')).NpcDialog,
  quest: async () => (await import('#client/overlay/quest/QuestDialog.tsx')).QuestDialog,
  reward: async () => (await import('#client/overlay/reward/RewardDialog.tsx')).RewardDialog,
  rewardHistory: async () =>
    (await import('#client/overlay/reward/RewardHistoryDialog.tsx')).RewardHistoryDialog,
  shop: async () => (await import('#client/overlay/shop/ShopDialog.tsx')).ShopDialog,
  inventory: async () => (await import('#client/overlay/inventory/InventoryDialog.tsx')).InventoryDialog,
  skills: async () => (await import('#client/overlay/skills/SkillDialog.tsx')).SkillDialog,
  settings: async () => (await import('#client/overlay/shell/SettingsDialog.tsx')).SettingsDialog,
  walkTo: async () => (await import('#client/overlay/access/WalkToDialog.tsx')).WalkToDialog,
  map: async () => (await import('#client/overlay/places/MapDialog.tsx')).MapDialog,
  courseRanking: async () => (await import('#client/overlay/places/RankingDialog.tsx')).RankingDialog,
  notice: async () => (await import('#client/overlay/shell/NoticeDialog.tsx')).NoticeDialog,
  alert: async () => (await import('#client/overlay/shell/AlertDialog.tsx')).AlertDialog,
  confirm: async () => (await import('#client/overlay/shell/ConfirmDialog.tsx')).ConfirmDialog,
  tutorial: async () => (await import('#client/overlay/shell/TutorialDialog.tsx')).TutorialDialog,
  signUpRequired: async () =>
    (await import('#client/overlay/shell/SignUpRequiredDialog.tsx')).SignUpRequiredDialog,
  premiumRequired: async () =>
    (await import('#client/overlay/shell/PremiumRequiredDialog.tsx')).PremiumRequiredDialog,
  chatUser: async () => (await import('#client/overlay/chat/ChatUserDialog.tsx')).ChatUserDialog,
  report: async () => (await import('#client/overlay/chat/ReportDialog.tsx')).ReportDialog,
  memberChat: async () => (await import('#client/overlay/chat/MemberChatDialog.tsx')).MemberChatDialog,
  userDetail: async () => (await import('#client/overlay/friends/UserDetailDialog.tsx')).UserDetailDialog,
  friends: async () => (await import('#client/overlay/friends/FriendsDialog.tsx')).FriendsDialog,
  terms: async () => (await import('#client/overlay/shell/TermsDialog.tsx')).TermsDialog,
};
