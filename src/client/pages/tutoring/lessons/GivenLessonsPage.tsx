import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronLeft, ChevronRight, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { daysLater, instantInSeoul } from '#shared/time/seoulTime.ts';
import { lessonQueries, useSaveLessonMeeting } from '#client/net/tutoring/lessons.ts';
import { holdsAnywhere } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { GivenLesson, type GivenAction } from './GivenLesson.tsx';
import { MeetingDialog } from './MeetingDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { dayText, lessonTexts } from './texts.ts';
import { today, weekOf } from './week.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Label } from '#client/ui/text/Text.tsx';

const texts = lessonTexts.given;
const VIEWS = [
  { value: 'WEEK', label: texts.views.WEEK },
  { value: 'DAY', label: texts.views.DAY },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The lessons that a teacher gives; who teaches nobody is led to the lessons that it takes. */
export function GivenLessonsPage() {
  const teaches = useStore(sessionStore, ({ user }) => holdsAnywhere(user, 'teacher'));
  if (teaches) return <GivenLessons />;
  return (
    <SeaPage>
      <title>{texts.title}</title>
      <OfflineSign />
      <Section aria-label={texts.title}>
        <EmptyState scene="lost" title={texts.forTeachers} hint={texts.forTeachersHint}>
          <ButtonLink to={paths.tutoring} tone="sea">
            {texts.toOwn}
          </ButtonLink>
          <ButtonLink to={paths.world}>{lessonTexts.toWorld}</ButtonLink>
        </EmptyState>
      </Section>
    </SeaPage>
  );
}

/** The given lessons of a day or a week. */
function GivenLessons() {
  const [view, setView] = useState<View>('WEEK');
  const [day, setDay] = useState(today);
  const [doing, setDoing] = useState<GivenAction | { readonly kind: 'OPTIONS' } | null>(null);
  const days = view === 'DAY' ? { from: day, to: day } : weekOf(day);
  const lessons = useQuery({ ...lessonQueries.given(days), placeholderData: keepPreviousData });
  const close = () => setDoing(null);
  const turn = (steps: number) => setDay(daysLater(day, steps * (view === 'DAY' ? 1 : 7)));
  return (
    <SeaPage isDense>
      <title>{texts.title}</title>
      <OfflineSign />
      <Page width="wide">
        <PageHead title={texts.title}>
          <ButtonLink size="small" to={paths.tutoringHours} tone="sea" icon={<CalendarDays />}>
            {texts.hours}
          </ButtonLink>
          <Button tone="alt" size="small" icon={<Settings2 />} onClick={() => setDoing({ kind: 'OPTIONS' })}>
            {lessonTexts.options.open}
          </Button>
          <ButtonLink size="small" to={paths.world}>
            {lessonTexts.toWorld}
          </ButtonLink>
        </PageHead>
        <Section aria-label={texts.title}>
          <Toolbar>
            <Chips label={texts.view} options={VIEWS} value={view} onChange={setView} />
            <IconButton size="small" label={texts.earlier} icon={<ChevronLeft />} onClick={() => turn(-1)} />
            <Label aria-live="polite">{rangeText(days)}</Label>
            <IconButton size="small" label={texts.later} icon={<ChevronRight />} onClick={() => turn(1)} />
            <Button tone="alt" size="small" onClick={() => setDay(today())}>
              {texts.today}
            </Button>
          </Toolbar>
          <ListBody
            query={lessons}
            failed={lessonTexts.failed}
            empty={<EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />}
          >
            {(list) =>
              [...Map.groupBy(list, ({ registrationDate }) => registrationDate)].map(([date, ofDay]) => (
                <DayOfLessons key={date} date={date} lessons={ofDay} onDo={setDoing} />
              ))
            }
          </ListBody>
        </Section>
      </Page>
      <LocalDialog open={doing?.kind === 'CANCEL'} onClose={close}>
        {doing?.kind === 'CANCEL' && <CancelDialog lesson={doing.lesson} byTeacher onDone={close} />}
      </LocalDialog>
      <LocalDialog open={doing?.kind === 'NOTE'} onClose={close}>
        {doing?.kind === 'NOTE' && <NoteDialog lesson={doing.lesson} onDone={close} />}
      </LocalDialog>
      <LocalDialog open={doing?.kind === 'MEETING'} onClose={close}>
        {doing?.kind === 'MEETING' && <LessonMeeting lesson={doing.lesson} />}
      </LocalDialog>
      <LocalDialog open={doing?.kind === 'OPTIONS'} onClose={close}>
        <OptionsDialog isTeacher onDone={close} />
      </LocalDialog>
    </SeaPage>
  );
}

function LessonMeeting({ lesson: { registrationDateId } }: { readonly lesson: Registration }) {
  const save = useSaveLessonMeeting(registrationDateId);
  return <MeetingDialog query={lessonQueries.meeting(registrationDateId)} save={save.mutateAsync} />;
}

function DayOfLessons({
  date,
  lessons,
  onDo,
}: {
  readonly date: string;
  readonly lessons: readonly Registration[];
  readonly onDo: (action: GivenAction) => void;
}) {
  const name = dayText(instantInSeoul(date, 0));
  return (
    <Section tone="bare" title={name}>
      <Stack as="ul" gap={2}>
        {lessons.map((lesson) => (
          <GivenLesson key={lesson.registrationDateId} lesson={lesson} onDo={onDo} />
        ))}
      </Stack>
    </Section>
  );
}

const rangeText = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === to
    ? dayText(instantInSeoul(from, 0))
    : lessonTexts.book.week(dayText(instantInSeoul(from, 0)), dayText(instantInSeoul(to, 0)));
