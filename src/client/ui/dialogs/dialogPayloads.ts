import type { NoticeMessage } from '#shared/contract/notices.ts';
import type { RunClass } from '#shared/contract/places.ts';

/** Every dialog of the product and what it is opened with. A new dialog starts with a line here. */
export interface DialogPayloads {
  /** Talk with an NPC of the world. */
  npc: { readonly npcId: number };
  /** The quest browser; on one quest when its id is given. */
  quest: { readonly questId?: number };
  /** Rewards of quests just completed, shown one after the other. */
  reward: { readonly questIdList: readonly number[] };
  rewardHistory: null;
  shop: null;
  inventory: null;
  /** The skill inventory. */
  skills: null;
  settings: null;
  /** Where to walk by oneself. */
  walkTo: null;
  /** Every place of the world. */
  map: null;
  /** The fastest of a course, in one class when it is given. */
  courseRanking: { readonly mapId: number; readonly courseId: number; readonly runClass?: RunClass };
  /** One of the messages of the notice modal. */
  notice: { readonly message: NoticeMessage };
  /** Something the child has to know before going on, such as a failed request. */
  alert: { readonly title: string; readonly detail?: string };
  confirm: {
    readonly title: string;
    readonly detail?: string;
    readonly confirmLabel: string;
    readonly danger?: boolean;
    readonly onConfirm: () => void;
  };
  /** The walkthrough; how to play unless `where` says another. */
  tutorial: { readonly where?: string };
  signUpRequired: null;
  premiumRequired: null;
  /** What one can do with somebody met in the world or in the chat. */
  chatUser: { readonly userId: number };
  userDetail: { readonly userId: number };
  report: { readonly userId: number; readonly nickname: string };
  /** How somebody of the own channel may talk; for teachers. */
  memberChat: { readonly userId: number; readonly nickname: string };
  /** Friends, and who wants to be one. */
  friends: null;
  terms: { readonly type: 'SERVICE' | 'CHANNEL_SERVICE' | 'PRIVACY' };
}

export type DialogName = keyof DialogPayloads;
