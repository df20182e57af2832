import type { NavigateFunction } from 'react-router';
import type { Notification, NotificationType } from '#shared/contract/people/notifications.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { closeAllDialogs, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';

type Place = (notification: Notification, navigate: NavigateFunction) => void;

/** A message that is its own place is shown whole. */
const tell: Place = ({ title, content }) => openDialog('alert', { title, detail: content });

const openUser: Place = (notification, navigate) => {
  const { subjectId } = notification;
  if (subjectId === null) tell(notification, navigate);
  else openDialog('userDetail', { userId: subjectId });
};

const openPost: Place = (notification, navigate) => {
  const { channelDomain, subjectId } = notification;
  if (channelDomain === null || subjectId === null) return tell(notification, navigate);
  closeAllDialogs();
  void navigate(paths.channelPost(channelDomain, subjectId));
};

const openHomework: Place = (notification, navigate) => {
  const { channelDomain, subjectId } = notification;
  if (channelDomain === null || subjectId === null) return tell(notification, navigate);
  closeAllDialogs();
  void navigate(paths.channelOwnHomework(channelDomain, subjectId));
};

const openProblemDraft: Place = (notification, navigate) => {
  const { channelDomain, subjectId } = notification;
  if (channelDomain === null || subjectId === null) return tell(notification, navigate);
  closeAllDialogs();
  void navigate(paths.channelLmsItem(channelDomain, 'problems', subjectId));
};

const openLesson: Place = (notification, navigate) => {
  const { channelDomain, subjectId } = notification;
  if (subjectId === null) return tell(notification, navigate);
  closeAllDialogs();
  // Content that comes with the product is learned at the school.
  const path =
    channelDomain === null ? paths.lesson(subjectId) : paths.channelLesson(channelDomain, subjectId);
  void navigate(path);
};

const leadTo =
  (path: string): Place =>
  (_, navigate) => {
    closeAllDialogs();
    void navigate(path);
  };

/** The place to which each kind of notification leads. */
const PLACES: Record<NotificationType, Place> = {
  CHANNEL_NOTICE: tell,
  FRIEND_REQUEST: () => openDialog('friends'),
  FRIEND_ACCEPT: openUser,
  QUEST_REWARD: () => openDialog('inventory'),
  LEVEL_UP: () => openDialog('skills', {}),
  REPORT_ANSWERED: tell,
  HOME_VISIT: openUser,
  GUESTBOOK: (notification, navigate) => {
    const user = sessionStore.getState().user;
    if (user) openDialog('guestbook', { userId: user.userId, nickname: user.nickname });
    else tell(notification, navigate);
  },
  CERTIFICATE: (notification, navigate) => {
    const { subjectId } = notification;
    if (subjectId === null) tell(notification, navigate);
    else openDialog('certificate', { userCertificateId: subjectId });
  },
  CONSENT: tell,
  BATTLE_INVITE: (notification, navigate) => {
    const code = /방 코드는 ([A-HJ-NP-Z2-9]{6})/.exec(notification.content)?.[1];
    if (code === undefined) return tell(notification, navigate);
    closeAllDialogs();
    const { channelDomain } = notification;
    void navigate(channelDomain === null ? paths.battleCode(code) : paths.battle(channelDomain, code));
  },
  PUZZLE_QUESTION: (notification, navigate) => {
    const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/u.exec(String(notification.subjectId)) ?? [];
    closeAllDialogs();
    void navigate(year === undefined ? paths.puzzles : paths.puzzle(`${year}-${month}-${date}`));
  },
  POST_COMMENT: openPost,
  COMMENT_REPLY: openPost,
  POST_MENTION: openPost,
  MEMBERSHIP: (notification, navigate) => {
    const { channelDomain, subjectId } = notification;
    if (channelDomain === null || subjectId === null) return tell(notification, navigate);
    closeAllDialogs();
    void navigate(paths.channel(channelDomain));
  },
  COMPETITION: (notification, navigate) => {
    const { channelDomain, subjectId } = notification;
    if (subjectId === null) return tell(notification, navigate);
    closeAllDialogs();
    void navigate(
      channelDomain === null ? paths.competitionId(subjectId) : paths.competition(channelDomain, subjectId),
    );
  },
  CODE_COMMENT: (notification, navigate) => {
    const { subjectId } = notification;
    if (subjectId === null) return tell(notification, navigate);
    closeAllDialogs();
    void navigate(paths.codeComments(subjectId));
  },
  LESSON_OPENED: openLesson,
  HOMEWORK: openHomework,
  HOMEWORK_DUE: openHomework,
  HOMEWORK_ANSWER: openHomework,
  TUTORING: leadTo(paths.tutoring),
  TUTORING_GIVEN: leadTo(paths.tutoringLessons),
  PROBLEM_DRAFT: openProblemDraft,
  OWN_STAGE: (notification, navigate) => {
    const { subjectId } = notification;
    if (subjectId === null) return tell(notification, navigate);
    closeAllDialogs();
    void navigate(paths.ownStage(subjectId));
  },
  OWN_STAGE_NEWS: leadTo(paths.ownStages),
  NOTICE: (notification, navigate) => {
    const { subjectId } = notification;
    if (subjectId === null) return tell(notification, navigate);
    closeAllDialogs();
    void navigate(paths.notice(subjectId));
  },
};

/** Opens what a notification is about. */
export const followNotification: Place = (notification, navigate) =>
  PLACES[notification.notificationType](notification, navigate);
