import { itemById } from '#shared/content/items.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { addNotification, addNotificationOnce } from './addNotification.ts';
import { lessonTexts } from './lessonTexts.ts';
import { notificationTexts } from './texts.ts';

/** Notifications that the product sends by itself. */
export const notificationListeners: TransactionListeners = {
  'friendship.requested': async (tx, { userId, requesterId }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'FRIEND_REQUEST',
      subjectId: requesterId,
      ...notificationTexts.friendRequest(await nicknameOf(tx, requesterId)),
    }),
  'friendship.accepted': async (tx, { userId, friendId, hadAsked }) => {
    if (hadAsked)
      await addNotificationOnce({
        tx,
        userId,
        notificationType: 'FRIEND_ACCEPT',
        subjectId: friendId,
        ...notificationTexts.friendAccept(await nicknameOf(tx, friendId)),
      });
  },
  // Points and experience are seen in the reward dialog; a certificate or an item is worth a notification.
  'quest.completed': async (tx, { userId, questId, title, itemIds }) => {
    const things = itemIds.map((id) => itemById(id)?.name ?? '');
    if (things.length > 0)
      await addNotification({
        tx,
        userId,
        notificationType: 'QUEST_REWARD',
        subjectId: questId,
        ...notificationTexts.questReward(title, things),
      });
  },
  'level.changed': (tx, { userId, level }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'LEVEL_UP',
      subjectId: level,
      ...notificationTexts.levelUp(level),
    }),
  'report.answered': (tx, { userId }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'REPORT_ANSWERED',
      ...notificationTexts.reportAnswered,
    }),
  // A visitor is announced once a day, and not again while the last notification is unread.
  'home.visited': async (tx, { userId, visitorId }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'HOME_VISIT',
      subjectId: visitorId,
      ...notificationTexts.homeVisit(await nicknameOf(tx, visitorId)),
    }),
  'guestbook.written': async (tx, { userId, writerId }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'GUESTBOOK',
      subjectId: writerId,
      ...notificationTexts.guestbook(await nicknameOf(tx, writerId)),
    }),
  'certificate.issued': (tx, { userId, userCertificateId, title }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'CERTIFICATE',
      subjectId: userCertificateId,
      ...notificationTexts.certificate(title),
    }),
  'puzzle.asked': async (tx, { userId, askerId, day, questionId }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'PUZZLE_QUESTION',
      subjectId: Number(day.replaceAll('-', '')),
      ...notificationTexts.puzzleQuestion(await nicknameOf(tx, askerId), day, questionId),
    }),
  'battle.invited': async (tx, { userId, inviterId, roomId, code }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'BATTLE_INVITE',
      subjectId: roomId,
      ...notificationTexts.battleInvite(await nicknameOf(tx, inviterId), code),
    }),
  // An unread one about the same post suffices.
  'post.commented': (tx, { userId, writerName, postId, channelId, title }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'POST_COMMENT',
      subjectId: postId,
      channelId,
      ...notificationTexts.postComment(writerName, title),
    }),
  'comment.replied': (tx, { userId, writerName, postId, channelId, title }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'COMMENT_REPLY',
      subjectId: postId,
      channelId,
      ...notificationTexts.commentReply(writerName, title),
    }),
  'post.mentioned': (tx, { userId, writerName, postId, channelId, title }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'POST_MENTION',
      subjectId: postId,
      channelId,
      ...notificationTexts.postMention(writerName, title),
    }),
  'membership.changed': async (tx, { userId, channelId, channelName, change }) => {
    if (change === 'ROLE') return;
    const isOutside = ['REJECTED', 'SUSPENDED', 'BANNED', 'CLOSED'].includes(change);
    await addNotification({
      tx,
      userId,
      notificationType: 'MEMBERSHIP',
      // A user outside of the channel gets no link into it.
      ...(!isOutside && { subjectId: channelId, channelId }),
      ...notificationTexts.membership[change](channelName),
    });
  },
  'competition.cancelled': (tx, { userId, name }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'COMPETITION',
      ...notificationTexts.competitionCancelled(name),
    }),
  'competition.endedEarly': (tx, { userId, name }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'COMPETITION',
      ...notificationTexts.competitionEndedEarly(name),
    }),
  'battle.calledOff': (tx, { userId, name }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'COMPETITION',
      ...notificationTexts.battleCalledOff(name),
    }),
  'competition.placed': (tx, { userId, competitionId, name, rank }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'COMPETITION',
      subjectId: competitionId,
      ...notificationTexts.competitionPlaced(name, rank),
    }),
  // An unread one about the same code suffices.
  'code.commented': async (tx, { userId, channelId, problemId }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'CODE_COMMENT',
      subjectId: problemId,
      channelId,
      ...notificationTexts.codeComment,
    }),
  // An unread one about the same lesson suffices.
  'lesson.opened': async (tx, { userId, channelId, lessonId, title }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'LESSON_OPENED',
      subjectId: lessonId,
      ...(channelId !== null && { channelId }),
      ...notificationTexts.lessonOpened(title),
    }),
  'homework.given': (tx, { userId, channelId, homeworkId, title, dueAt }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'HOMEWORK',
      subjectId: homeworkId,
      channelId,
      ...notificationTexts.homework(title, dueAt),
    }),
  'homework.dueSoon': (tx, { userId, channelId, homeworkId, title, dueAt, isOver }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'HOMEWORK_DUE',
      subjectId: homeworkId,
      channelId,
      ...(isOver ? notificationTexts.homeworkOver(title) : notificationTexts.homeworkDue(title, dueAt)),
    }),
  'homework.answered': (tx, { userId, channelId, homeworkId, title, state }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'HOMEWORK_ANSWER',
      subjectId: homeworkId,
      channelId,
      ...(state === 'DONE'
        ? notificationTexts.homeworkDone(title)
        : notificationTexts.homeworkReturned(title)),
    }),
  'lesson.changed': (tx, { userId, channelId, registrationDateId, isPupil, ...news }) =>
    addNotification({
      tx,
      userId,
      subjectId: registrationDateId,
      channelId,
      notificationType: isPupil ? 'TUTORING' : 'TUTORING_GIVEN',
      ...lessonTexts[news.change]({ ...news, isPupil }),
    }),
  'tickets.given': (tx, { userId, channelId, quantity }) =>
    addNotification({
      tx,
      userId,
      channelId,
      notificationType: 'TUTORING',
      ...notificationTexts.tickets(quantity),
    }),
  'problem.drafted': (tx, { userId, channelId, draftId, topic, message }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'PROBLEM_DRAFT',
      channelId,
      ...(draftId !== null && { subjectId: draftId }),
      ...(draftId === null
        ? notificationTexts.problemNotDrafted(topic, message)
        : notificationTexts.problemDrafted(topic)),
    }),
  'ownStage.sent': async (tx, { userId, authorId, stageId, title }) =>
    addNotificationOnce({
      tx,
      userId,
      notificationType: 'OWN_STAGE',
      subjectId: stageId,
      ...notificationTexts.ownStage(await nicknameOf(tx, authorId), title),
    }),
  'ownStage.hearted': (tx, { userId, stageId, title, hearts }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'OWN_STAGE_NEWS',
      subjectId: stageId,
      ...notificationTexts.ownStageHearts(title, hearts),
    }),
  'ownStage.takenDown': (tx, { userId, title, channelName }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'OWN_STAGE_NEWS',
      ...notificationTexts.ownStageTakenDown(title, channelName),
    }),
  'consent.changed': (tx, { userId, isGiven }) =>
    addNotification({
      tx,
      userId,
      notificationType: 'CONSENT',
      ...(isGiven ? notificationTexts.consentGiven : notificationTexts.consentTaken),
    }),
};

async function nicknameOf(tx: Transaction, userId: number): Promise<string> {
  const [user] = await listNames({ db: tx, userIds: [userId] });
  return user?.nickname ?? '';
}
