import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  AlarmClock,
  AtSign,
  Award,
  Bell,
  CalendarCheck,
  DoorOpen,
  Gift,
  HeartHandshake,
  House,
  Medal,
  Megaphone,
  MessageSquareCode,
  MessageSquareText,
  NotebookPen,
  NotebookText,
  Puzzle,
  Reply,
  ShieldCheck,
  Sparkles,
  Star,
  Swords,
  Trash2,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  notificationQueries,
  useCheckNotification,
  useCheckNotifications,
  useRemoveNotification,
} from '#client/net/people/notifications.ts';
import { holdsAnywhere } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { Caption, Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { Notification, NotificationType } from '#shared/contract/people/notifications.ts';
import { followNotification } from './followNotification.ts';
import styles from './NotificationsDialog.module.css';
import { notificationTexts as texts, whenText } from './texts.ts';

/** News for the user, newest first; a press reads it and leads to its place. */
export function NotificationsDialog() {
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const list = useQuery({ ...notificationQueries.list(page), placeholderData: keepPreviousData });
  const unread = useStore(notificationStore, (state) => state.unread);
  const now = new Date(list.dataUpdatedAt);
  const newest = list.data?.notificationList[0]?.notificationId;
  const check = useCheckNotification();
  const readAll = useCheckNotifications();
  const removeOne = useRemoveNotification();
  const open = (notification: Notification) => {
    // Unread is shown again with the next visit if this fails.
    if (!notification.checked) check.mutate(notification.notificationId);
    followNotification(notification, navigate);
  };
  const remove = ({ notificationId, title }: Notification) =>
    openDialog('confirm', {
      title: texts.removeAsk,
      detail: title,
      confirmLabel: texts.removeNow,
      danger: true,
      // The request layer has shown the error; the list shows the current state.
      onConfirm: () => removeOne.mutate(notificationId),
    });

  return (
    <ListDialog
      title={texts.title}
      titleTone="sea"
      query={list}
      failed={texts.failed}
      empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
      tools={
        <Cluster after={4}>
          <Hint grow role="status">
            {texts.unread(unread)}
          </Hint>
          <SendButton />
          <Button
            tone="alt"
            disabled={unread === 0 || newest === undefined || page !== 1}
            busy={readAll.isPending}
            onClick={() => newest !== undefined && readAll.mutate(newest)}
          >
            {texts.readAll}
          </Button>
        </Cluster>
      }
    >
      {({ notificationList, pageCount }) => (
        <>
          <Stack as="ul" gap={3} after={4}>
            {notificationList.map((notification) => (
              <Row
                key={notification.notificationId}
                notification={notification}
                now={now}
                onOpen={() => open(notification)}
                onRemove={() => remove(notification)}
              />
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListDialog>
  );
}

/** Teachers write to one of their classes. */
function SendButton() {
  const isStaff = useStore(sessionStore, ({ user }) => holdsAnywhere(user, 'teacher'));
  if (!isStaff) return null;
  return (
    <Button tone="sea" icon={<Megaphone />} onClick={() => openDialog('sendNotification')}>
      {texts.send.title}
    </Button>
  );
}

const ICONS: Record<NotificationType, ReactNode> = {
  CHANNEL_NOTICE: <Megaphone />,
  FRIEND_REQUEST: <UserRoundPlus />,
  FRIEND_ACCEPT: <UserRoundCheck />,
  QUEST_REWARD: <Gift />,
  LEVEL_UP: <Star />,
  REPORT_ANSWERED: <ShieldCheck />,
  HOME_VISIT: <House />,
  OWN_STAGE: <Gift />,
  OWN_STAGE_NEWS: <Star />,
  GUESTBOOK: <NotebookPen />,
  CERTIFICATE: <Award />,
  CONSENT: <HeartHandshake />,
  BATTLE_INVITE: <Swords />,
  PUZZLE_QUESTION: <Puzzle />,
  POST_COMMENT: <MessageSquareText />,
  COMMENT_REPLY: <Reply />,
  POST_MENTION: <AtSign />,
  MEMBERSHIP: <DoorOpen />,
  COMPETITION: <Medal />,
  CODE_COMMENT: <MessageSquareCode />,
  LESSON_OPENED: <DoorOpen />,
  HOMEWORK: <NotebookText />,
  HOMEWORK_DUE: <AlarmClock />,
  HOMEWORK_ANSWER: <NotebookPen />,
  TUTORING: <CalendarCheck />,
  TUTORING_GIVEN: <CalendarCheck />,
  PROBLEM_DRAFT: <Sparkles />,
  NOTICE: <Megaphone />,
};

interface RowProps {
  readonly notification: Notification;
  readonly now: Date;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row({ notification, now, onOpen, onRemove }: RowProps) {
  const { notificationType, title, content, createdAt, checked } = notification;
  return (
    <Card as="li" layout="row" size="small" tone={checked ? 'plain' : 'warning'} className={styles.row}>
      <button type="button" className={styles.what} onClick={onOpen}>
        <span className={styles.icon} aria-hidden="true">
          {ICONS[notificationType]}
        </span>
        <Stack as="span" gap={1}>
          <Label>
            {!checked && (
              <>
                <Bell className={styles.bell} aria-hidden="true" />
                <VisuallyHidden>{texts.new}: </VisuallyHidden>
              </>
            )}
            {title}
          </Label>
          <Text as="span">{content}</Text>
          <Caption>
            {texts.types[notificationType]} · {whenText(createdAt, now)}
          </Caption>
        </Stack>
      </button>
      <IconButton label={texts.remove(title)} icon={<Trash2 />} onClick={onRemove} />
    </Card>
  );
}
