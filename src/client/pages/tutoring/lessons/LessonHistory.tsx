import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonQueries } from '#client/net/tutoring/lessons.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { lessonTexts, whenText } from './texts.ts';
import { LESSON_TONES, TICKET_TONES } from './tones.ts';

const texts = lessonTexts.history;
const KINDS = [
  { value: 'LESSONS', label: texts.lessons },
  { value: 'TICKETS', label: texts.tickets },
] as const;

/** Past lessons with the teacher's words, and the history of tickets. */
export function LessonHistory() {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('LESSONS');
  return (
    <Section
      title={texts.title}
      actions={<Chips label={texts.label} options={KINDS} value={kind} onChange={setKind} />}
    >
      {kind === 'LESSONS' ? <PastLessons /> : <PastTickets />}
    </Section>
  );
}

function PastLessons() {
  const [page, setPage] = useState(1);
  const lessons = useQuery({ ...lessonQueries.own(page), placeholderData: keepPreviousData });
  return (
    <ListBody query={lessons} failed={lessonTexts.failed} empty={<Hint>{texts.noLessons}</Hint>}>
      {({ pastList, pageCount }) => (
        <>
          <Stack as="ul" gap={2}>
            {pastList.map((lesson) => (
              <Card key={lesson.registrationDateId} as="li" layout="row" size="small">
                <Stack gap={1} grow>
                  <Text as="b" bold>
                    {whenText(lesson.startsAt)}
                  </Text>
                  <Hint>{lesson.teacher?.nickname ?? lessonTexts.gone}</Hint>
                  {lesson.note !== '' && <Note title={texts.note}>{lesson.note}</Note>}
                </Stack>
                <Chip tone={LESSON_TONES[lesson.registrationState]}>
                  {lessonTexts.states[lesson.registrationState]}
                </Chip>
              </Card>
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

function PastTickets() {
  const [page, setPage] = useState(1);
  const tickets = useQuery({ ...ticketQueries.own(page), placeholderData: keepPreviousData });
  return (
    <ListBody query={tickets} failed={lessonTexts.tickets.failed} empty={<Hint>{texts.noTickets}</Hint>}>
      {({ ticketHistoryList, pageCount }) => (
        <>
          <Stack as="ul" gap={2}>
            {ticketHistoryList.map(({ ticketHistoryId, at, reason, ticketState }) => (
              <Entry key={ticketHistoryId} title={reason} facts={whenText(at)}>
                <Chip tone={TICKET_TONES[ticketState]}>{lessonTexts.ticketStates[ticketState]}</Chip>
              </Entry>
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
