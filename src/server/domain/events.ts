import type { HOLDER_KINDS, MaterialType } from '#shared/contract/learning/authoring/kinds.ts';
import type { RunProgress } from '#shared/contract/learning/progress.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { SubmissionProgress } from '#shared/contract/learning/progress.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import type { ReportCause, ReportedLine } from '#shared/contract/people/moderation.ts';
import type { Whisper } from '#shared/contract/people/chat.ts';
import type { PushedGift } from '#shared/contract/rooms/userRoom.ts';
import type { PathPoint } from '#shared/simulation/stage/recordPath.ts';
import type { CodeObjectAct } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { Wallet } from '#server/domain/world/economy/Wallet.ts';
import type { Logger } from '#server/platform/log.ts';

interface AboutPost {
  /** The writer's name in the channel. */
  readonly writerName: string;
  readonly channelId: number;
  readonly postId: number;
  readonly title: string;
}

interface AboutHomework {
  readonly channelId: number;
  readonly homeworkId: number;
  readonly title: string;
}

/** A change of a lesson for one of its two users. */
export interface LessonNews {
  readonly registrationDateId: number;
  readonly channelId: number;
  readonly change: 'BOOKED' | 'MOVED' | 'CANCELLED' | 'NO_SHOW' | 'DAY_BEFORE' | 'SOON';
  readonly startsAt: Date;
  /** The user is the pupil of it, not the teacher. */
  readonly isPupil: boolean;
  readonly otherName: string;
  /** The fate of the ticket of a cancelled lesson. */
  readonly ticket?: 'RETURNED' | 'SPENT';
}

/** The meaning of a change of roles for the member. A change among members is `ROLE`, which is not announced. */
export type MembershipChange =
  | 'APPROVED'
  | 'REJECTED'
  | 'SUSPENDED'
  | 'BANNED'
  | 'RESTORED'
  | 'VERIFIED'
  | 'NOT_VERIFIED'
  /** The user was asked to become an owner. */
  | 'OWNER_OFFERED'
  | 'OWNER_MADE'
  /** The event goes to the owner who asked. */
  | 'OWNER_ACCEPTED'
  | 'OWNER_REFUSED'
  | 'CLOSED'
  | 'REOPENED'
  | 'ROLE';

/** The kinds of content that staff can remove from a channel. */
export type RemovableContent = (typeof HOLDER_KINDS)[number] | MaterialType | 'LESSON' | 'CONTENT_ON_LESSON';

/** All events between subjects and the rest of the server. A verb emits them in its transaction. */
export type DomainEvent = { readonly userId: number } & (
  | { readonly type: 'npc.talked'; readonly npcId: number }
  | { readonly type: 'map.visited'; readonly mapId: number }
  | { readonly type: 'content.completed'; readonly contentOnLessonId: number }
  /** Enough of a video was watched, for the first time. */
  | { readonly type: 'video.watched'; readonly videoId: number }
  /** The puzzle of a day was solved for the first time. */
  | { readonly type: 'puzzle.solved' }
  /** A friend asks the user about the puzzle of a day; `questionId` is one of `PUZZLE_QUESTIONS`. */
  | {
      readonly type: 'puzzle.asked';
      readonly askerId: number;
      readonly day: string;
      readonly questionId: number;
    }
  /** A submission was accepted, the first one or a later one. */
  | { readonly type: 'problem.solved'; readonly problemId: number }
  /**
   * A stage was solved; `starCount` is the number of different stars that the user has on it now, `roadStars` that on
   * all stages of the product's road.
   */
  | {
      readonly type: 'stage.starred';
      readonly problemId: number;
      readonly starCount: number;
      readonly roadStars: number;
    }
  /** The gift of a number of stars was given, once. */
  | { readonly type: 'stars.rewarded'; readonly stars: number }
  /** A content was done and its lesson is complete, for the first time or again. */
  | { readonly type: 'lesson.passed'; readonly lessonId: number }
  | { readonly type: 'shell.collected'; readonly mapId: number }
  /** All shells of a day on a map were found. */
  | { readonly type: 'shells.cleared'; readonly mapId: number }
  | { readonly type: 'secret.found'; readonly mapId: number; readonly secretId: number }
  /** A first find; `found` is the new number of finds of the kind. */
  | { readonly type: 'collection.grown'; readonly kind: 'MAP' | 'NPC'; readonly found: number }
  | { readonly type: 'title.earned'; readonly titleId: number }
  /** 0 for none. */
  | { readonly type: 'title.worn'; readonly titleId: number }
  /** The present companion; 0 for none. */
  | { readonly type: 'pet.chosen'; readonly petId: number }
  /** The number of uses since the last event. */
  | { readonly type: 'skill.used'; readonly skillId: number; readonly times: number }
  | { readonly type: 'item.equipped'; readonly itemId: number }
  /** A confirmed run through the course of a map. */
  | { readonly type: 'course.run'; readonly mapId: number; readonly courseId: number; readonly ticks: number }
  /** The user, or its team, came first among several; the battle's contest. */
  | { readonly type: 'battle.won'; readonly battleId: number }
  /** The user is invited to a battle room. */
  | {
      readonly type: 'battle.invited';
      readonly inviterId: number;
      readonly roomId: number;
      readonly code: string;
    }
  /** A room or its members changed. */
  | { readonly type: 'battle.changed'; readonly roomId: number }
  /** The user left a room or was sent away. */
  | { readonly type: 'battle.memberGone'; readonly roomId: number }
  /** The board changed for one content of the user. */
  | { readonly type: 'contest.entry'; readonly contestId: number; readonly competitionContentId: number }
  /** The user has solved a content of it. */
  | { readonly type: 'contest.solved'; readonly contestId: number }
  /** It was set, paused, resumed, extended or ended; `userId` is the acting user, 0 for the clock. */
  | { readonly type: 'contest.changed'; readonly contestId: number }
  /** The contest is over and everything is judged. `userId` is 0. */
  | { readonly type: 'contest.settled'; readonly contestId: number }
  /** It was cancelled before its start; the user had enrolled. */
  | { readonly type: 'competition.cancelled'; readonly name: string }
  /** The class of a running competition was closed: it ended with the places reached. */
  | { readonly type: 'competition.endedEarly'; readonly name: string }
  /** The class of a room was closed while the user waited or raced in it. */
  | { readonly type: 'battle.calledOff'; readonly name: string }
  /** The user has a place with a certificate. */
  | {
      readonly type: 'competition.placed';
      readonly competitionId: number;
      readonly name: string;
      readonly rank: number;
    }
  /** A verdict was stored, for the first time or again, of a submission outside of lessons. */
  | {
      readonly type: 'submission.judged';
      readonly submissionId: number;
      readonly verdict: Verdict;
      readonly correct: number;
      readonly total: number;
      /** The share of the problem's points. */
      readonly fraction: number;
      /** The path of the avatar in the first variant of a stage. */
      readonly path: readonly PathPoint[] | null;
    }
  /** A submission was judged that counts as a try; `isFirstSuccess` if it solved the problem. */
  | { readonly type: 'problem.submitted'; readonly problemId: number; readonly isFirstSuccess: boolean }
  /** A program for an object of the world was accepted, with its effect on the first seed. */
  | {
      readonly type: 'object.programmed';
      readonly objectId: number;
      readonly problemId: number;
      readonly submissionId: number;
      readonly language: Language;
      readonly source: string;
      readonly acts: readonly CodeObjectAct[];
      readonly durationMs: number;
      readonly at: Date;
    }
  /** The last phase of a foe was won, for the first time. */
  | { readonly type: 'foe.beaten'; readonly foeId: number }
  /** The program that drives an object changed, or whether friends see it; `friendIds` are those who may know. */
  | {
      readonly type: 'object.changed';
      readonly objectId: number;
      readonly mapId: number;
      readonly friendIds: readonly number[];
    }
  /** The judge's progress; emitted outside of transactions. */
  | { readonly type: 'submission.progress'; readonly progress: SubmissionProgress }
  /** The place in the queue of a run at the server; emitted outside of transactions. */
  | { readonly type: 'run.progress'; readonly progress: RunProgress }
  /** `total` is the new total of the wallet. */
  | { readonly type: 'experience.gained'; readonly gained: number; readonly total: number }
  | {
      readonly type: 'quest.completed';
      readonly questId: number;
      readonly title: string;
      /** The items among its rewards. */
      readonly itemIds: readonly number[];
    }
  /** Issued for the first time; `userCertificateId` is the user's own copy. */
  | { readonly type: 'certificate.issued'; readonly userCertificateId: number; readonly title: string }
  /** Quests were taken, counted or completed. */
  | { readonly type: 'quests.progressed' }
  /** Points or experience; not for a shell, which the world's room announces to its finder. */
  | { readonly type: 'wallet.changed' }
  | { readonly type: 'level.changed'; readonly level: number }
  /** `level` is the skill's. */
  | { readonly type: 'skill.learned'; readonly skillId: number; readonly level: number }
  /** The first outfit of an account. */
  | { readonly type: 'outfit.chosen'; readonly at: Date }
  | { readonly type: 'avatar.changed' }
  /** `sessionId` is the ended sign-in (`sid` of its access tokens); without it all of the user's ended. */
  | { readonly type: 'session.revoked'; readonly sessionId?: string }
  /** `userId` is the receiver. */
  | { readonly type: 'whisper.sent'; readonly whisper: Whisper }
  /** Friends or requests of the user changed; the other side has an event of its own, if it may know. */
  | { readonly type: 'friendship.changed' }
  /** `userId` was asked by `requesterId` to be friends. */
  | { readonly type: 'friendship.requested'; readonly requesterId: number }
  /** The two are friends; `hadAsked` when the user had sent the request. Each has an event of its own. */
  | { readonly type: 'friendship.accepted'; readonly friendId: number; readonly hadAsked: boolean }
  /** A user has commented on the user's post of that title. */
  | ({ readonly type: 'post.commented' } & AboutPost)
  /** Another user has replied to the user's comment there. */
  | ({ readonly type: 'comment.replied' } & AboutPost)
  /** Another user has mentioned the user in a post or a comment. */
  | ({ readonly type: 'post.mentioned' } & AboutPost)
  /** `userId` is the reporter. */
  | { readonly type: 'report.answered' }
  /** Staff of a channel has removed a reported post, comment or stage; `userId` is its author. */
  | {
      readonly type: 'content.removed';
      readonly kind: 'POST' | 'COMMENT' | 'STAGE';
      readonly contentId: number;
      readonly channelId: number;
      readonly removedBy: number;
      readonly at: Date;
    }
  /**
   * Staff (`userId`) is about to remove a content. A listener that still needs it throws, as homework does
   * HAS_ASSIGNMENT. `contentId` is the id of the course, lesson, problem …; for CONTENT_ON_LESSON it is the
   * `contentOnLessonId`.
   */
  | { readonly type: 'content.removing'; readonly kind: RemovableContent; readonly contentId: number }
  /** A model answered a request for a problem on a topic: its draft, or null and the reason. */
  | {
      readonly type: 'problem.drafted';
      readonly channelId: number;
      readonly draftId: number | null;
      readonly topic: string;
      readonly message: string;
    }
  /** Staff is about to make a content INVISIBLE; a listener that shows it to pupils throws. */
  | {
      readonly type: 'content.hiding';
      readonly channelId: number;
      readonly kind: RemovableContent;
      readonly contentId: number;
    }
  /** A teacher opened a lesson for the class that the user is in. */
  | {
      readonly type: 'lesson.opened';
      /** Null for a lesson of the product, which is learned at the school. */
      readonly channelId: number | null;
      readonly lessonId: number;
      readonly title: string;
    }
  /** The user has new homework. */
  | ({ readonly type: 'homework.given'; readonly dueAt: Date } & AboutHomework)
  /** It is due within a day, and the user has not handed in. */
  | ({ readonly type: 'homework.dueSoon'; readonly dueAt: Date; readonly isOver: boolean } & AboutHomework)
  /** A teacher has given feedback on the user's work. */
  | ({ readonly type: 'homework.answered'; readonly state: 'RETURNED' | 'DONE' } & AboutHomework)
  /** A payment of the user was confirmed, once. */
  | {
      readonly type: 'payment.paid';
      readonly paymentId: number;
      readonly paymentItemType: 'CASH' | 'WORKSHEET' | 'COURSE' | 'COURSE_CLASS' | 'PRODUCT' | 'SUBSCRIPTION';
      readonly contentId: number | null;
      readonly productId: number | null;
      readonly planCode: 'DOLPHIN_PRO' | 'CHANNEL_PRO' | null;
      readonly channelId: number | null;
      /** Lessons of a product, points of CASH. */
      readonly quantity: number;
      readonly amount: number;
      /** The subscription of a renewal; null for the first payment of a plan. */
      readonly subscriptionId: number | null;
      /** The card that was registered with it for renewals. */
      readonly billingKey: string | null;
    }
  /** Money of a payment is refunded. */
  | {
      readonly type: 'payment.refunded';
      readonly paymentId: number;
      readonly paymentItemType: EventOf<'payment.paid'>['paymentItemType'];
      readonly contentId: number | null;
      readonly productId: number | null;
      readonly subscriptionId: number | null;
      readonly amount: number;
      /** Nothing of it is kept. */
      readonly isWhole: boolean;
      readonly ticketCount: number;
      /** Points of CASH that are taken back with the money. */
      readonly pointCount: number;
    }
  /** A plan began, was extended by a month (`isHeld`) or ended; `channelId` is that of CHANNEL_PRO. */
  | {
      readonly type: 'subscription.changed';
      readonly planCode: 'DOLPHIN_PRO' | 'CHANNEL_PRO';
      readonly channelId: number | null;
      readonly isHeld: boolean;
    }
  | ({ readonly type: 'lesson.changed' } & LessonNews)
  /** Staff of a channel gave tickets to the user. */
  | { readonly type: 'tickets.given'; readonly channelId: number; readonly quantity: number }
  /** A teacher has commented on the user's code. */
  | {
      readonly type: 'code.commented';
      readonly channelId: number;
      readonly problemId: number;
      readonly writerId: number;
    }
  /** Members of a class that the user teaches have changed something on its pages. */
  | { readonly type: 'class.changed'; readonly channelId: number }
  /** The user's raised hand was answered or lowered. */
  | { readonly type: 'hand.changed' }
  /** The user made a channel. */
  | { readonly type: 'channel.created'; readonly channelId: number }
  /** A new account, in the transaction that makes it. */
  | { readonly type: 'account.opened'; readonly nickname: string; readonly at: Date }
  /** Staff removed a reported name. */
  | { readonly type: 'nickname.removed'; readonly channelId: number; readonly nickname: string }
  /** The user became a member of a channel, or asked to. */
  | { readonly type: 'channel.joined'; readonly channelId: number; readonly at: Date }
  /** Staff changed the user's roles in a channel, or answered its request for recognition. */
  | {
      readonly type: 'membership.changed';
      readonly channelId: number;
      readonly channelName: string;
      readonly change: MembershipChange;
    }
  /** The user has left a channel by itself. */
  | { readonly type: 'membership.left'; readonly channelId: number }
  /** The channel no longer exists for anybody; `userId` is the owner who closed it, 0 where no owner was left. */
  | { readonly type: 'channel.closed'; readonly channelId: number; readonly at: Date }
  /** A channel that was closed long ago is being emptied; `userId` is 0. */
  | { readonly type: 'channel.erasing'; readonly channelId: number }
  /** The account is about to be erased, with all dependent rows. */
  | { readonly type: 'account.erasing' }
  /** The account is erased at `eraseAt` unless its user comes back. */
  | { readonly type: 'account.deletionRequested'; readonly eraseAt: Date }
  /** An administrator turned a part of the product on or off; `userId` is that administrator. */
  | { readonly type: 'features.changed' }
  /** Notifications of the user came, were read or removed. */
  | { readonly type: 'notifications.changed' }
  /** `userId` is the giver, `friendId` the receiver. */
  | { readonly type: 'gift.sent'; readonly friendId: number; readonly gift: PushedGift }
  /** The user opened a gate for two with a partner, for the first time of the day. */
  | {
      readonly type: 'gate.opened';
      readonly friendId: number;
      readonly mapId: number;
      readonly gateId: number;
    }
  | { readonly type: 'user.blocked'; readonly blockedUserId: number }
  /** The filter has refused a pattern of lines of the user, or a call for help. */
  | {
      readonly type: 'chat.harmRepeated';
      readonly reason: ReportCause;
      readonly lines: readonly Pick<ReportedLine, 'text' | 'at' | 'whisper'>[];
    }
  /** `userId` is the owner of the home. */
  | { readonly type: 'home.visited'; readonly visitorId: number }
  | { readonly type: 'guestbook.written'; readonly writerId: number; readonly phraseId: number }
  /** A friend has sent the user a stage of its own. */
  | {
      readonly type: 'ownStage.sent';
      readonly authorId: number;
      readonly stageId: number;
      readonly title: string;
    }
  /** So many children have given a heart to the user's stage, which paid for it. */
  | {
      readonly type: 'ownStage.hearted';
      readonly stageId: number;
      readonly title: string;
      readonly hearts: number;
    }
  /** Staff took the user's stage down: out of a class, or everywhere after a report (null). */
  | { readonly type: 'ownStage.takenDown'; readonly title: string; readonly channelName: string | null }
  /** The talk rights of the user changed by a mute, a class or a guardian. */
  | { readonly type: 'chatRights.changed' }
  /** A guardian consented for the user, or withdrew the consent. */
  | { readonly type: 'consent.changed'; readonly isGiven: boolean }
  /** A guardian was asked, or answered without a consent. */
  | { readonly type: 'consent.asked' }
);

export type EventType = DomainEvent['type'];
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;

/** Answers of listeners for the reply of the emitting verb. */
export interface EventAnswers {
  /** The quests that the event advanced. */
  readonly questChange?: QuestChange;
  /** The wallet of the event's user, after the rewards of the event. */
  readonly wallet?: Wallet;
}

/** They run in the transaction of the event; one that throws rolls it back. */
export type TransactionListeners = {
  readonly [T in EventType]?: (tx: Transaction, event: EventOf<T>) => Promise<EventAnswers | void>;
};

/** They run once the event is committed; one that throws is logged. */
export type CommitListeners = { readonly [T in EventType]?: (event: EventOf<T>) => void };

/** Delivers events to their listeners. Verbs use `transaction` and `emit` instead. */
export class DomainEvents {
  readonly #inTransaction: readonly TransactionListeners[];
  readonly #afterCommit = new Set<CommitListeners>();
  readonly #log: Logger;
  #tellOthers: ((event: DomainEvent) => void) | undefined;

  constructor(inTransaction: readonly TransactionListeners[], log: Logger) {
    this.#inTransaction = inTransaction;
    this.#log = log;
  }

  /** Tells other processes of the events that this one commits. */
  relayTo(tell: (event: DomainEvent) => void): void {
    this.#tellOthers = tell;
  }

  /** Follows committed events until the returned function is called. */
  follow(listeners: CommitListeners): () => void {
    this.#afterCommit.add(listeners);
    return () => this.#afterCommit.delete(listeners);
  }

  async runInTransaction<T extends EventType>(
    tx: Transaction,
    event: EventOf<T> & { type: T },
  ): Promise<EventAnswers> {
    let answers: EventAnswers = {};
    for (const listeners of this.#inTransaction) {
      const answer = await listeners[event.type]?.(tx, event);
      answers = mergeAnswers(answers, answer ?? {});
    }
    return answers;
  }

  /** Delivers an event of this process, once it is committed. */
  deliver<T extends EventType>(event: EventOf<T> & { type: T }): void {
    this.#tellOthers?.(event);
    this.deliverHere<T>(event);
  }

  /** Delivers an event that another process has committed. */
  deliverHere<T extends EventType>(event: EventOf<T> & { type: T }): void {
    for (const listeners of this.#afterCommit) {
      try {
        listeners[event.type]?.(event);
      } catch (error) {
        this.#log.error({ err: error, event: event.type }, 'a committed event was not handled');
      }
    }
  }
}

/** Later answers replace earlier ones; a quest that both advanced has the later state. */
export function mergeAnswers(earlier: EventAnswers, later: EventAnswers): EventAnswers {
  const [first, last] = [earlier.questChange, later.questChange];
  if (!first || !last) return { ...earlier, ...later };
  const movedAgain = new Set(last.questList.map(({ mapNpcQuestId }) => mapNpcQuestId));
  const kept = first.questList.filter(({ mapNpcQuestId }) => !movedAgain.has(mapNpcQuestId));
  return { ...earlier, ...later, questChange: { ...last, questList: [...kept, ...last.questList] } };
}
