import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { scheduleQueries } from '#client/net/tutoring/schedules.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import type { ScheduleTeacher } from '#shared/contract/tutoring/schedules.ts';
import { HoursBoard } from './HoursBoard.tsx';
import { HoursToolbar } from './HoursToolbar.tsx';
import { hoursTexts as texts } from './texts.ts';
import { useHoursEditor } from './useHoursEditor.ts';
import { Page } from '#client/ui/layout/Page.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Heading, Label } from '#client/ui/text/Text.tsx';
import styles from './Hours.module.css';

/** When a teacher can teach: the own hours, or those of `target_user_id`. */
export function HoursPage() {
  const teachers = useQuery(scheduleQueries.teachers());
  const [search] = useSearchParams();
  const named = Number(search.get('target_user_id') ?? 0);
  return (
    <div className={styles.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      {/* Before the sea: what follows it is laid out in the page, and the sign lies over it. */}
      <OfflineSign />
      <div className={styles.sea}>
        <SeaBackdrop />
      </div>
      <ListBody
        query={teachers}
        failed={texts.failedTeachers}
        empty={
          <Middle>
            <EmptyState scene="waiting" title={texts.noTeachers} hint={texts.noTeachersHint}>
              <ButtonLink to={paths.myChannels} tone="sea">
                {texts.toChannels}
              </ButtonLink>
              <ButtonLink to={paths.world}>{texts.back}</ButtonLink>
            </EmptyState>
          </Middle>
        }
      >
        {(list) => {
          const teacher = named === 0 ? list[0] : (list.find(({ userId }) => userId === named) ?? null);
          const teacherId = teacher?.userId ?? named;
          return <TeacherHours key={teacherId} teacherId={teacherId} teachers={list} />;
        }}
      </ListBody>
    </div>
  );
}

function TeacherHours({
  teacherId,
  teachers,
}: {
  readonly teacherId: number;
  readonly teachers: readonly ScheduleTeacher[];
}) {
  const editor = useHoursEditor(teacherId);
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const isNobody = ['MEMBER_NOT_FOUND', 'NOT_HAS_ROLE', 'VALIDATION_FAIL'].includes(
    errorCodeOf(editor.failed?.error) ?? '',
  );
  return (
    <>
      <header className={styles.head}>
        <Button
          tone="alt"
          size="small"
          className={styles.back}
          icon={<ArrowLeft />}
          onClick={() => editor.leave('leave', () => void navigate(paths.world))}
        >
          {texts.back}
        </Button>
        <Heading level={1} className={styles.heading}>
          {texts.title}
        </Heading>
        <TeacherSelect
          teachers={teachers}
          teacher={editor.profile ?? teachers.find(({ userId }) => userId === teacherId)}
          onChoose={(userId) =>
            editor.leave('teacher', () => setSearch({ target_user_id: String(userId) }, { replace: true }))
          }
        />
        <HoursToolbar editor={editor} />
      </header>
      <main className={styles.main}>
        {isNobody ? (
          <Middle>
            <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint} />
          </Middle>
        ) : editor.query.data ? (
          <HoursBoard editor={editor} />
        ) : (
          <Middle>
            <ListBody query={{ ...editor.query, data: undefined }} failed={texts.failedLoad}>
              {() => null}
            </ListBody>
          </Middle>
        )}
      </main>
    </>
  );
}

/** The teacher whose hours are shown; a choice when there are several. */
function TeacherSelect({
  teachers,
  teacher,
  onChoose,
}: {
  readonly teachers: readonly ScheduleTeacher[];
  readonly teacher: ScheduleTeacher | undefined;
  readonly onChoose: (userId: number) => void;
}) {
  if (!teacher) return null;
  return (
    <label className={styles.teacher}>
      <Avatar nickname={teacher.nickname} itemIdList={teacher.itemIdList} />
      <Stack as="span" gap={0} aria-hidden="true">
        <Label truncate>{teacher.nickname}</Label>
        <Caption truncate>{teacher.mayEdit ? texts.editing : texts.looking}</Caption>
      </Stack>
      {teachers.length > 1 && <ChevronDown size={18} aria-hidden="true" />}
      <select
        aria-label={texts.teacher}
        value={teacher.userId}
        disabled={teachers.length < 2}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {teachers.map(({ userId, nickname }) => (
          <option key={userId} value={userId}>
            {nickname}
          </option>
        ))}
      </select>
    </label>
  );
}

function Middle({ children }: { readonly children: ReactNode }) {
  return (
    <Page width="narrow">
      <Panel>{children}</Panel>
    </Page>
  );
}
