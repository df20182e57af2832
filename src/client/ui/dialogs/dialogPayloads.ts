import type { NoticeMessage } from '#shared/contract/notices.ts';
import type { TermsType } from '#shared/contract/people/terms.ts';
import type { HomeDoor } from '#shared/contract/world/home.ts';
import type { RunClass } from '#shared/contract/world/timeTrials.ts';

/** Places with a walkthrough. Source: product spec §2. */
export type TutorialPlace =
  | 'PROBLEM_IMPORT'
  | 'BLOCK_IMPORT'
  | 'DOCUMENT_IMPORT'
  | 'VIDEO_IMPORT'
  | 'WORKSHEET_IMPORT'
  | 'COURSE_IMPORT'
  | 'PROBLEM_TESTCASE'
  | 'AI_PROBLEM_CREATE'
  /** Steps with a channel that was made just now. */
  | 'CHANNEL';

/** Every dialog of the product and what it is opened with. A new dialog starts with a line here. */
export interface DialogPayloads {
  /** Members of the own classes who are in the world now. */
  classmates: null;
  /** Talk with an NPC of the world. */
  npc: { readonly npcId: number };
  /** The quest browser; on one quest when its id is given. */
  quest: { readonly questId?: number };
  /** Parts of the stories that have just opened or been done, one after the other. */
  mainQuest: null;
  /** Every friend of the world and what each asks for. */
  questBrowser: null;
  /** Every certificate of one's own. */
  certificates: null;
  /** A certificate of one's own, to look at and to print. */
  certificate: { readonly userCertificateId: number };
  /** The certificate of one's own for a place in a competition. */
  competitionCertificate: { readonly channelId: number; readonly competitionId: number };
  /** Rewards of quests just completed, shown one after the other. */
  reward: { readonly questIdList: readonly number[] };
  rewardHistory: null;
  /** The pets, one of which swims behind the child. */
  pets: null;
  /** The pictures taken on this device. */
  photoAlbum: null;
  shop: null;
  inventory: null;
  /** The collection book, and in it the titles. */
  collection: null;
  /** The skill inventory of a world; without an id that of the route parameter `worldId`. */
  skills: { readonly worldId?: number };
  /** Visitors' entries in somebody's home. */
  guestbook: { readonly userId: number; readonly nickname: string };
  /** Rooms of friends into which one may walk. */
  friendHomes: null;
  /** The choice of who may enter the own home. */
  homeDoor: { readonly door: HomeDoor };
  settings: null;
  /** Places and people to walk to by oneself. */
  walkTo: null;
  /** Every place of the world. */
  map: null;
  /** An introduction to timed runs, shown before the first one. */
  timeTrialStart: { readonly mapId: number; readonly courseId: number };
  /** The fastest of a course, in one class when it is given. */
  timeTrialRanking: { readonly mapId: number; readonly courseId: number; readonly runClass?: RunClass };
  /** The users who have earned most experience. */
  worldRanking: null;
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
  tutorial: { readonly where?: TutorialPlace };
  signUpRequired: null;
  premiumRequired: null;
  /** Actions on another user; the NPC is one that stood behind when it was tapped. */
  chatUser: { readonly userId: number; readonly npcId?: number | null };
  userDetail: { readonly userId: number };
  /** About a user, or about what it wrote in a channel. */
  report: {
    readonly userId: number;
    readonly nickname: string;
    readonly wrote?: { readonly channelId: number; readonly postId: number; readonly commentId?: number };
    /** A stage that it made. */
    readonly stageId?: number;
  };
  /** Chat rights of a channel member; for teachers. */
  memberChat: { readonly userId: number; readonly nickname: string };
  /** Friends, and who wants to be one. */
  friends: null;
  /** A child under 14 asks its guardian for consent. */
  askGuardian: null;
  /** `channelId` names the channel whose own terms count, for the types of channels. */
  terms: { readonly type: TermsType; readonly channelId?: number };
  notifications: null;
  /** Staff writes to its channel. */
  sendNotification: null;
  /** Text messages of a channel: to members whose numbers are masked (PUBLISH), or one that was sent (VIEW). */
  textMessage:
    | {
        readonly mode: 'PUBLISH';
        readonly channelId: number;
        readonly channelName: string;
        readonly receiverList: readonly {
          readonly userId: number;
          readonly nickname: string;
          readonly phoneNumber: string;
        }[];
      }
    | { readonly mode: 'VIEW'; readonly channelId: number; readonly textMessageId: number };
  deleteAccount: null;
  changePassword: null;
  changeEmail: null;
  changePhone: null;
  /** The offer to a user who comes back to an account that is about to be erased. */
  comeBack: { readonly eraseAt: string };
}

export type DialogName = keyof DialogPayloads;
