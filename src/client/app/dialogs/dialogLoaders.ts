import type { ComponentType } from 'react';
import type { DialogName, DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';

type Loaders = {
  readonly [N in DialogName]: () => Promise<ComponentType<{ readonly payload: DialogPayloads[N] }>>;
};

/** The loader of each dialog's component, which comes with the dialog's first opening. */
export const DIALOG_LOADERS: Loaders = {
  npc: async () => (await import('#client/overlay/world/npc/NpcDialog.tsx')).NpcDialog,
  quest: async () => (await import('#client/overlay/world/quest/QuestDialog.tsx')).QuestDialog,
  mainQuest: async () => (await import('#client/overlay/world/quest/MainQuestDialog.tsx')).MainQuestDialog,
  questBrowser: async () =>
    (await import('#client/overlay/world/quest/QuestBrowserDialog.tsx')).QuestBrowserDialog,
  certificates: async () =>
    (await import('#client/overlay/world/reward/CertificatesDialog.tsx')).CertificatesDialog,
  certificate: async () =>
    (await import('#client/overlay/world/reward/CertificateDialog.tsx')).CertificateDialog,
  competitionCertificate: async () =>
    (await import('#client/overlay/world/reward/CompetitionCertificateDialog.tsx'))
      .CompetitionCertificateDialog,
  reward: async () => (await import('#client/overlay/world/reward/RewardDialog.tsx')).RewardDialog,
  rewardHistory: async () =>
    (await import('#client/overlay/world/reward/RewardHistoryDialog.tsx')).RewardHistoryDialog,
  shop: async () => (await import('#client/overlay/world/shop/ShopDialog.tsx')).ShopDialog,
  inventory: async () =>
    (await import('#client/overlay/world/inventory/InventoryDialog.tsx')).InventoryDialog,
  collection: async () =>
    (await import('#client/overlay/world/collection/CollectionDialog.tsx')).CollectionDialog,
  pets: async () => (await import('#client/overlay/world/pets/PetsDialog.tsx')).PetsDialog,
  photoAlbum: async () => (await import('#client/overlay/world/photo/PhotoAlbumDialog.tsx')).PhotoAlbumDialog,
  skills: async () => (await import('#client/overlay/world/skills/SkillDialog.tsx')).SkillDialog,
  guestbook: async () => (await import('#client/overlay/world/home/GuestbookDialog.tsx')).GuestbookDialog,
  friendHomes: async () =>
    (await import('#client/overlay/world/home/FriendHomesDialog.tsx')).FriendHomesDialog,
  homeDoor: async () => (await import('#client/overlay/world/home/HomeDoorDialog.tsx')).HomeDoorDialog,
  settings: async () => (await import('#client/overlay/shell/SettingsDialog.tsx')).SettingsDialog,
  walkTo: async () => (await import('#client/overlay/accessibility/WalkToDialog.tsx')).WalkToDialog,
  map: async () => (await import('#client/overlay/world/maps/MapDialog.tsx')).MapDialog,
  timeTrialStart: async () => (await import('#client/overlay/world/timeTrials/StartDialog.tsx')).StartDialog,
  timeTrialRanking: async () =>
    (await import('#client/overlay/world/timeTrials/RankingDialog.tsx')).RankingDialog,
  worldRanking: async () =>
    (await import('#client/overlay/world/ranking/WorldRankingDialog.tsx')).WorldRankingDialog,
  notice: async () => (await import('#client/overlay/shell/NoticeDialog.tsx')).NoticeDialog,
  alert: async () => (await import('#client/overlay/shell/AlertDialog.tsx')).AlertDialog,
  confirm: async () => (await import('#client/overlay/shell/ConfirmDialog.tsx')).ConfirmDialog,
  tutorial: async () => (await import('#client/overlay/shell/tutorial/TutorialDialog.tsx')).TutorialDialog,
  signUpRequired: async () =>
    (await import('#client/overlay/shell/SignUpRequiredDialog.tsx')).SignUpRequiredDialog,
  premiumRequired: async () =>
    (await import('#client/overlay/shell/PremiumRequiredDialog.tsx')).PremiumRequiredDialog,
  chatUser: async () => (await import('#client/overlay/people/chat/ChatUserDialog.tsx')).ChatUserDialog,
  report: async () => (await import('#client/overlay/people/chat/ReportDialog.tsx')).ReportDialog,
  memberChat: async () => (await import('#client/overlay/people/chat/MemberChatDialog.tsx')).MemberChatDialog,
  userDetail: async () =>
    (await import('#client/overlay/people/profiles/UserDetailDialog.tsx')).UserDetailDialog,
  classmates: async () =>
    (await import('#client/overlay/channels/here/ClassmatesDialog.tsx')).ClassmatesDialog,
  friends: async () => (await import('#client/overlay/people/friends/FriendsDialog.tsx')).FriendsDialog,
  askGuardian: async () =>
    (await import('#client/overlay/people/guardians/AskGuardianDialog.tsx')).AskGuardianDialog,
  notifications: async () =>
    (await import('#client/overlay/people/notifications/NotificationsDialog.tsx')).NotificationsDialog,
  sendNotification: async () =>
    (await import('#client/overlay/people/notifications/SendNotificationDialog.tsx')).SendNotificationDialog,
  textMessage: async () =>
    (await import('#client/overlay/channels/textMessages/TextMessageDialog.tsx')).TextMessageDialog,
  changePassword: async () =>
    (await import('#client/overlay/shell/settings/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  changeEmail: async () =>
    (await import('#client/overlay/shell/settings/ChangeContactDialogs.tsx')).ChangeEmailDialog,
  changePhone: async () =>
    (await import('#client/overlay/shell/settings/ChangeContactDialogs.tsx')).ChangePhoneDialog,
  deleteAccount: async () =>
    (await import('#client/overlay/shell/settings/DeleteAccountDialog.tsx')).DeleteAccountDialog,
  comeBack: async () => (await import('#client/overlay/shell/settings/ComeBackDialog.tsx')).ComeBackDialog,
  terms: async () => (await import('#client/overlay/shell/TermsDialog.tsx')).TermsDialog,
};
